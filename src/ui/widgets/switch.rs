//! Something that is on or off.

use dioxus::prelude::*;

/// A line with a switch at its end.
#[component]
pub fn Switch(
    action: &'static str,
    label: String,
    #[props(default)] more: Option<String>,
    on: bool,
    on_change: EventHandler<bool>,
) -> Element {
    rsx! {
        label { class: "switch",
            span { class: "words",
                span { "{label}" }
                if let Some(more) = more {
                    small { "{more}" }
                }
            }
            input {
                r#type: "checkbox",
                role: "switch",
                checked: on,
                "data-action": action,
                onchange: move |event| on_change.call(event.checked()),
            }
            span { class: "knob", "aria-hidden": "true" }
        }
    }
}
