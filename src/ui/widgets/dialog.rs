//! A sheet over the screen that takes every tap until it is answered.

use dioxus::prelude::*;

/// A dialog with a title; a tap beside it, or Escape, leaves it.
///
/// The screen below is `inert` meanwhile (the root sees to it), so no tap and no key gets through.
#[component]
pub fn Sheet(
    name: &'static str,
    title: String,
    #[props(default)] class: &'static str,
    on_leave: EventHandler<()>,
    children: Element,
) -> Element {
    rsx! {
        div {
            class: "scrim {class}",
            onclick: move |event| {
                event.stop_propagation();
                on_leave.call(());
            },
            onkeydown: move |event| {
                event.stop_propagation();
                if event.key() == Key::Escape {
                    on_leave.call(());
                }
            },
            section {
                class: "dialog",
                role: "dialog",
                "aria-modal": "true",
                "aria-label": "{title}",
                "data-dialog": name,
                tabindex: "-1",
                onclick: move |event| event.stop_propagation(),
                onmounted: move |mounted| async move {
                    // A window that is closing has no focus to give.
                    let _ = mounted.set_focus(true).await;
                },
                {children}
            }
        }
    }
}
