//! The window and the page in it, before the first component is drawn.

use dioxus::prelude::*;

#[cfg(feature = "desktop")]
use dioxus::desktop::Config;
#[cfg(all(feature = "mobile", not(feature = "desktop")))]
use dioxus::mobile::Config;

/// The page that the webview loads. Dioxus puts its bridge before `</body>`.
const PAGE: &str = include_str!("page.html");

/// What the webview shows until the page has painted: the dark theme's background.
const BACKGROUND: (u8, u8, u8, u8) = (0x12, 0x15, 0x1a, 0xff);

/// Opens the app's window with `root` in it. Returns only when the app ends.
pub fn open(root: fn() -> Element) {
    let config = Config::new()
        .with_custom_index(PAGE.to_string())
        .with_background_color(BACKGROUND)
        .with_disable_context_menu(true);
    #[cfg(feature = "desktop")]
    let config = super::desktop::with_phone_sized_window(config);
    dioxus::LaunchBuilder::new().with_cfg(config).launch(root);
}

/// Leaves the app: closes its window.
pub fn leave() {
    #[cfg(feature = "desktop")]
    dioxus::desktop::window().close();
    #[cfg(all(feature = "mobile", not(feature = "desktop")))]
    dioxus::mobile::window().close();
}
