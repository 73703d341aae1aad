//! The window and the page in it, before the first component is drawn.

use dioxus::prelude::*;

#[cfg(feature = "desktop")]
use dioxus::desktop as renderer;
#[cfg(all(feature = "mobile", not(feature = "desktop")))]
use dioxus::mobile as renderer;
use renderer::{
    Config,
    tao::event::{Event, WindowEvent},
};

use super::system_events::SystemEvent;

/// The page that the webview loads. Dioxus puts its bridge before `</body>`.
const PAGE: &str = include_str!("page.html");

/// What the webview shows until the page has painted: the dark theme's background.
const BACKGROUND: (u8, u8, u8, u8) = (0x12, 0x15, 0x1a, 0xff);

/// Opens the app's window with `root` in it. Returns only when the app ends.
pub fn open(root: fn() -> Element) {
    dioxus::LaunchBuilder::new().with_cfg(config()).launch(root);
}

fn config() -> Config {
    let config = Config::new()
        .with_custom_index(PAGE.to_string())
        .with_background_color(BACKGROUND)
        .with_disable_context_menu(true);
    #[cfg(feature = "desktop")]
    let config = super::desktop::with_phone_sized_window(config);
    config
}

/// Opens a new window with `root` in it and closes the one that calls.
pub fn reopen(root: fn() -> Element) {
    let old = renderer::window();
    // The new window is made by the event loop; nobody waits for it here.
    let _ = old.new_window(VirtualDom::new(root), config());
    old.close();
}

/// Leaves the app. On Android the system takes the app to the background, as the back gesture does
/// in every app, and keeps it for a quick return; elsewhere its window closes.
pub fn leave() {
    #[cfg(target_os = "android")]
    super::page::leave();
    #[cfg(not(target_os = "android"))]
    renderer::window().close();
}

/// Hands the window library's events of suspension to `take`, within its event loop.
///
/// A desktop window that gets the focus counts as resumed: what must be seen to then (is the page
/// still there?) is the same.
pub fn use_window_events(mut take: impl FnMut(SystemEvent) + 'static) {
    // Tests draw the app without a window.
    if try_consume_context::<renderer::DesktopContext>().is_none() {
        return;
    }
    renderer::use_wry_event_handler(move |event, _| match event {
        Event::Suspended => take(SystemEvent::Suspended),
        Event::Resumed | Event::WindowEvent { event: WindowEvent::Focused(true), .. } => {
            take(SystemEvent::Resumed);
        }
        _ => {}
    });
}
