//! What went wrong outside, in one sentence over the screen.

use dioxus::prelude::*;

use crate::{
    app::Intent,
    ui::{
        dispatch::use_dispatch,
        text::use_texts,
        views::use_views,
        widgets::{Drawing, Icon, IconButton},
    },
};

/// A sign that stays as long as the game is not being saved, also after its notice was dismissed.
/// A tap tells why.
#[component]
pub fn UnsavedSign() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    if !*use_views().is_unsaved.read() {
        return rsx! {};
    }
    rsx! {
        button {
            r#type: "button",
            class: "unsaved",
            "data-action": "not-saved",
            "aria-label": texts.get("unsaved-spoken"),
            onclick: move |event| {
                event.stop_propagation();
                dispatch.send(Intent::AskWhyUnsaved);
            },
            Drawing { icon: Icon::Warning }
            span { {texts.get("unsaved")} }
        }
    }
}

/// The notice, until it is dismissed or its cause is gone.
#[component]
pub fn NoticeView() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let notice = use_views().notice.read().clone();
    let Some(notice) = notice else { return rsx! {} };
    rsx! {
        div { class: "notice", role: "alert", onclick: move |_| dispatch.send(Intent::TapOffBoard),
            Drawing { icon: Icon::Warning }
            p { {texts.sentence(&notice.sentence())} }
            IconButton {
                action: "dismiss-notice",
                label: texts.get("close"),
                icon: Icon::Close,
                on_press: move |()| dispatch.send(Intent::DismissNotice),
            }
        }
    }
}
