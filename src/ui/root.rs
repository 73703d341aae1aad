//! The root of the screen.

use dioxus::prelude::*;

/// Everything that is drawn.
#[component]
#[allow(non_snake_case)]
pub fn App() -> Element {
    rsx! {
        main { "data-screen": "home", h1 { "Oust" } }
    }
}
