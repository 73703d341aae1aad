//! What a person sees and touches: components draw values and report intents.
pub mod board;
pub mod dispatch;
pub mod effects;
pub mod keys;
pub mod root;
pub mod screens;
pub mod sounds;
pub mod system;
pub mod text;
pub mod theme;
pub mod views;
pub mod widgets;

/// Opens the app's window. Returns only when the app ends.
pub fn launch() {
    crate::platform::window::open(root::App);
}
