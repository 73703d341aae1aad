//! The app as a person meets it: the release program, in the system's real webview, driven by taps.

mod driver;
mod game;
mod play;
mod saves;
mod system;
mod window;
