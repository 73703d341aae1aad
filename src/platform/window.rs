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

/// Tells when the app goes to the background and when it comes back. Desktops never say so.
pub fn use_background(on_change: Callback<Background>) {
    #[cfg(all(feature = "mobile", not(feature = "desktop")))]
    dioxus::mobile::use_wry_event_handler(move |event, _| {
        use dioxus::mobile::tao::event::Event;
        match event {
            Event::Suspended => on_change.call(Background::Entered),
            Event::Resumed => on_change.call(Background::Left),
            _ => {}
        }
    });
    #[cfg(not(all(feature = "mobile", not(feature = "desktop"))))]
    let _ = on_change;
}

/// Going to the background, or coming back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Background {
    /// Nothing may compute from now on, and the system may end the app at any time.
    Entered,
    /// The app is seen again.
    Left,
}

/// Leaves the app: closes its window.
pub fn leave() {
    #[cfg(feature = "desktop")]
    dioxus::desktop::window().close();
    #[cfg(all(feature = "mobile", not(feature = "desktop")))]
    dioxus::mobile::window().close();
}
