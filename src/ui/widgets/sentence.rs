//! The one sentence of a screen.

use dioxus::prelude::*;

/// What comes first, and what stands after the dot.
pub fn parts_of(text: &str) -> (String, Option<String>) {
    match text.split_once(" · ") {
        Some((first, more)) => (first.to_owned(), Some(more.to_owned())),
        None => (text.to_owned(), None),
    }
}

/// The one sentence; what stands after its dot is quieter.
#[component]
pub fn SentenceLine(first: String, more: Option<String>) -> Element {
    rsx! {
        p { role: "status",
            b { "{first}" }
            if let Some(more) = more {
                span { class: "more", " · {more}" }
            }
        }
    }
}
