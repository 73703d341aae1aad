//! The app as a person meets it: the release program, in the system's real webview, driven by taps.

mod accessibility;
mod confirm;
mod device;
mod fit;
mod focus;
mod game;
mod harness;
mod messages;
mod phone;
mod review;
mod saves;
mod steady;
mod system;

use harness::{driver, play, tour, window};
