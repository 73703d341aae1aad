//! The app as a person meets it: the release program, in the system's real webview, driven by taps.

mod driver;
mod window;

mod first_screen;
