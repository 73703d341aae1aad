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

/// The notice, until it is dismissed or its cause is gone.
#[component]
pub fn NoticeView() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let notice = use_views().notice.read().clone();
    let Some(notice) = notice else { return rsx! {} };
    rsx! {
        div { class: "notice", role: "alert",
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
