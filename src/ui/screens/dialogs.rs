//! Questions that must be answered before anything else.

use dioxus::prelude::*;

use crate::{
    app::{Dialog, Intent},
    ui::{
        dispatch::use_dispatch,
        text::use_texts,
        views::use_views,
        widgets::{Button, Look, Sheet},
    },
};

/// Keys of a dialog's sentences.
struct Keys {
    title: &'static str,
    text: &'static str,
    accept: &'static str,
    dismiss: &'static str,
}

fn keys_of(dialog: &Dialog) -> Keys {
    match dialog {
        Dialog::DropGame { .. } => Keys {
            title: "dialog-drop-game-title",
            text: "dialog-drop-game-text",
            accept: "dialog-drop-game-accept",
            dismiss: "dialog-drop-game-dismiss",
        },
        Dialog::Undo => Keys {
            title: "dialog-undo-title",
            text: "dialog-undo-text",
            accept: "dialog-undo-accept",
            dismiss: "dialog-undo-dismiss",
        },
        Dialog::ClearStatistics => Keys {
            title: "dialog-clear-title",
            text: "dialog-clear-text",
            accept: "dialog-clear-accept",
            dismiss: "dialog-clear-dismiss",
        },
        Dialog::Resign => Keys {
            title: "dialog-resign-title",
            text: "dialog-resign-text",
            accept: "dialog-resign-accept",
            dismiss: "dialog-resign-dismiss",
        },
    }
}

/// The open question, if there is one.
#[component]
pub fn DialogView() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let dialog = *use_views().dialog.read();
    let Some(dialog) = dialog else { return rsx! {} };
    let keys = keys_of(&dialog);
    rsx! {
        Sheet {
            name: dialog.name(),
            title: texts.get(keys.title),
            on_leave: move |()| dispatch.send(Intent::DialogDismissed),
            h2 { "aria-hidden": "true", {texts.get(keys.title)} }
            p { {texts.get(keys.text)} }
            div { class: "pair",
                Button {
                    action: "dismiss",
                    label: texts.get(keys.dismiss),
                    on_press: move |()| dispatch.send(Intent::DialogDismissed),
                }
                Button {
                    action: "accept",
                    label: texts.get(keys.accept),
                    look: Look::Strong,
                    on_press: move |()| dispatch.send(Intent::DialogAccepted),
                }
            }
        }
    }
}
