//! The small services of a device: a tick to feel, a screen that stays on, bars that can be
//! read.

#[cfg(not(target_os = "ios"))]
use super::page;
#[cfg(target_os = "ios")]
use super::system;

/// Lets the device tick for this long, where it has a motor. What is longer feels stronger.
pub fn tick(duration_ms: u32) {
    #[cfg(target_os = "ios")]
    system::tick(duration_ms);
    #[cfg(not(target_os = "ios"))]
    page::vibrate(duration_ms);
}

/// Keeps the screen on while the computer thinks; `false` gives it back to the system's own time.
pub fn keep_screen_on(on: bool) {
    #[cfg(target_os = "ios")]
    system::keep_screen_on(on);
    #[cfg(not(target_os = "ios"))]
    page::keep_screen_on(on);
}

/// Whether the bars of the system lie on a dark page, for the color of clock and battery. `None`
/// leaves it to the system's own theme.
pub fn set_bars(on_dark: Option<bool>) {
    #[cfg(target_os = "ios")]
    system::set_bars(on_dark);
    #[cfg(not(target_os = "ios"))]
    page::set_bars(on_dark);
}
