//! Opens the app.
fn main() {}
