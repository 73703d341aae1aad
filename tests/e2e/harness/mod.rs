//! The app in its real window, and playing on it by taps: for the tests, the bench and the pictures.

#![allow(dead_code, reason = "each of the three programs uses its part")]

pub mod driver;
pub mod play;
pub mod tour;
pub mod window;
