//! The line above a screen: the way back and the title.

use dioxus::prelude::*;

use super::{Drawing, Icon};
use crate::{
    app::Intent,
    ui::{dispatch::use_dispatch, text::use_texts},
};

/// Back, title, and what stands at the end of the line.
#[component]
pub fn TopBar(title: String, children: Element) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        header { class: "top",
            button {
                r#type: "button",
                class: "icon-button",
                "data-action": "back",
                "aria-label": texts.get("back"),
                onclick: move |event| {
                    event.stop_propagation();
                    dispatch.send(Intent::Back);
                },
                Drawing { icon: Icon::Back }
            }
            h1 { class: "title", "{title}" }
            {children}
        }
    }
}
