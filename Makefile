# Every command installs what it needs on Debian, and says what it needs elsewhere.
#
#   make run            the app, in a window of a phone's size
#   make test           every test, the real window's included
#   make test-fast      the tests without a window: engine, app, saves
#   make check-phones   type-checks the app for Android and iOS
#   make bench          the engine's benches
#   make arena          two players against each other: make arena PLAYERS="level=6 level=5"
#   make bench-window   how fast a tap is seen, and what the app costs while it waits
#   make screenshots    the app in every size, theme and language, in target/screenshots
#   make link-android   links the Android library without an SDK and checks it
#   make android        the Android app (needs the Android SDK)
#   make ios            the iOS app (needs a Mac with Xcode)

CARGO ?= cargo

# The system's webview, and what the window library links to.
WEBVIEW := libwebkit2gtk-4.1-dev libxdo-dev libssl-dev pkg-config build-essential
# A screen to draw on and a driver for the webview.
WINDOW_TEST := xvfb webkit2gtk-driver xdotool fonts-dejavu-core
# The real window can be driven on Linux only: there the webview is WebKitGTK.
LINUX := $(filter Linux,$(shell uname))

.PHONY: run app test test-fast test-window check-phones link-android bench arena bench-window screenshots android ios rust

run: app
	@if [ -n "$(LINUX)" ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	    echo "make run: built target/release/oust, but there is no display to open it on:" >&2; \
	    echo "  set DISPLAY or WAYLAND_DISPLAY, or start it under Xvfb: xvfb-run target/release/oust" >&2; \
	    exit 1; \
	fi
	$(CARGO) run --locked --release --bin oust

app: rust
	@scripts/need "the app" $(WEBVIEW)
	$(CARGO) build --locked --release --bin oust

test: test-fast
	@scripts/need "the tests" $(WEBVIEW)
	$(CARGO) test --locked --lib --test ui
	@if [ -n "$(LINUX)" ]; then $(MAKE) --no-print-directory test-window; \
	else echo "make test: the real-window test is skipped: it drives WebKitGTK, on Linux only"; fi

test-fast: rust
	@scripts/need "the tests" build-essential
	$(CARGO) test --locked --no-default-features

test-window: app
	@scripts/need "the real-window test" $(WINDOW_TEST)
	$(CARGO) test --locked --no-default-features --features e2e --test e2e -- --test-threads=2

bench: rust
	$(CARGO) bench --locked --no-default-features

# PLAYERS="level=6,ms=300 uct,ms=300 games=100" with everything else that benches/arena/main.rs tells.
arena: rust
	$(CARGO) bench --locked --no-default-features --bench arena -- $(PLAYERS)

bench-window: app
	@scripts/need "the bench of the window" $(WINDOW_TEST)
	$(CARGO) bench --locked --profile test --no-default-features --features e2e --bench window

# LOOK="--size 430x932 --theme dark --language nl press:play-friend place:d4 shot:d4" for pictures of your own.
screenshots: app
	@scripts/need "the screenshots" $(WINDOW_TEST)
	$(CARGO) run --locked --quiet --no-default-features --features e2e --example look -- $(LOOK)

check-phones: rust
	@scripts/check-phones

rust:
	@command -v $(CARGO) >/dev/null 2>&1 || { \
	    echo "Rust is missing: see https://rustup.rs" >&2; exit 1; }

android:
	@scripts/build-android

ios:
	@scripts/build-ios

# Not part of .ci/run: it compiles everything once more, for six processor minutes.
link-android: rust
	@scripts/link-android
