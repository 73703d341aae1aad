//! A line to write on.

use dioxus::prelude::*;

/// A field for a short text, with its label before it; Enter says that the text is whole.
#[component]
pub fn TextField(
    action: &'static str,
    label: String,
    value: String,
    #[props(default = 40)] longest: usize,
    #[props(default)] is_search: bool,
    #[props(default)] takes_focus: bool,
    on_input: EventHandler<String>,
    #[props(default)] on_enter: EventHandler<()>,
) -> Element {
    rsx! {
        label { class: "field",
            span { "{label}" }
            input {
                r#type: if is_search { "search" } else { "text" },
                "data-action": action,
                autocomplete: "off",
                autocapitalize: "words",
                spellcheck: "false",
                enterkeyhint: if is_search { "search" } else { "done" },
                maxlength: "{longest}",
                // What is typed is the page's: written back late, it would undo the letters after it.
                initial_value: "{value}",
                oninput: move |event| on_input.call(event.value()),
                onkeydown: move |event| {
                    // Letters are text here, and no shortcuts.
                    event.stop_propagation();
                    if event.key() == Key::Enter {
                        on_enter.call(());
                    }
                },
                onmounted: move |mounted| async move {
                    if takes_focus {
                        // A window that is closing has no focus to give.
                        let _ = mounted.set_focus(true).await;
                    }
                },
            }
        }
    }
}
