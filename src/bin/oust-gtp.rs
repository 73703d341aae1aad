//! The engine alone, on standard input and output.
fn main() {}
