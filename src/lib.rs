//! Oust, Mark Steere's board game of 2007: the rules, a computer opponent, and the app.
pub mod app;
pub mod engine;
pub mod platform;
pub mod storage;
#[cfg(feature = "ui")]
pub mod ui;
