//! The app as a person meets it: the release program, in the system's real webview, driven by taps.

#[allow(dead_code, reason = "the bench and the pictures use the rest")]
mod driver;
mod game;
mod play;
mod saves;
mod system;
#[allow(dead_code, reason = "the bench and the pictures use the rest")]
mod window;
