//! What a person sees first.

use crate::window::{Start, Window};

#[test]
fn the_window_has_the_size_of_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    let size = window.run("return [innerWidth, innerHeight];", Vec::new());
    assert_eq!(size, serde_json::json!([430, 932]));
    window.screenshot("first-screen");
}
