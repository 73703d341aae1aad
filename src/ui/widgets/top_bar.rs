//! The line above a screen: the way back and the title.

use dioxus::prelude::*;

use super::{Icon, IconButton};
use crate::{
    app::{Intent, Screen},
    ui::{dispatch::use_dispatch, text::use_texts},
};

/// Back, title, and what stands at the end of the line.
#[component]
pub fn TopBar(title: String, children: Element) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        header { class: "top",
            IconButton {
                action: "back",
                label: texts.get("back"),
                icon: Icon::Back,
                on_press: move |()| dispatch.send(Intent::LeaveScreen),
            }
            h1 { class: "title", "{title}" }
            {children}
        }
    }
}

/// Leads to the rules, from the end of the line.
#[component]
pub fn RulesButton() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        IconButton {
            action: "rules",
            label: texts.get("rules-title"),
            icon: Icon::Rules,
            on_press: move |()| dispatch.send(Intent::Open(Screen::Rules)),
        }
    }
}
