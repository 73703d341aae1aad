//! The menu of the game screen.

use dioxus::prelude::*;

use crate::{
    app::{Controls, Intent, Screen},
    ui::{
        dispatch::use_dispatch,
        text::use_texts,
        views::use_views,
        widgets::{Button, Icon, Look, Row, Sheet},
    },
};

use super::settings::{GroupSizes, GroupsInDanger};

/// Whether the menu of the game screen is open.
#[derive(Clone, Copy, PartialEq)]
pub struct MenuOpen(pub Signal<bool>);

/// The menu, while it is open.
#[component]
pub fn GameMenu() -> Element {
    let texts = use_texts();
    let MenuOpen(mut menu) = use_context();
    if !menu() {
        return rsx! {};
    }
    rsx! {
        Sheet { name: "menu", title: texts.get("menu"), on_leave: move |()| menu.set(false),
            div { class: "list",
                GroupsInDanger { is_explained: false }
                GroupSizes {}
            }
            Ways {}
            Button {
                action: "close-menu",
                label: texts.get("close"),
                look: Look::Quiet,
                on_press: move |()| menu.set(false),
            }
        }
    }
}

/// What can be done, and where one can go.
#[component]
fn Ways() -> Element {
    let dispatch = use_dispatch();
    let open = move |screen| move |()| dispatch.send(Intent::Open(screen));
    let controls: Controls = *use_views().controls.read();
    rsx! {
        div { class: "list",
            Way {
                action: "show-last-turn",
                word: "menu-last-turn",
                icon: Icon::Replay,
                enabled: controls.show_last_turn,
                on_choose: move |()| dispatch.send(Intent::ShowLastTurn),
            }
            Way { action: "new-game", word: "home-new", icon: Icon::Plus, on_choose: open(Screen::NewGame) }
            Way {
                action: "resign",
                word: "menu-resign",
                icon: Icon::Resign,
                enabled: controls.resign,
                on_choose: move |()| dispatch.send(Intent::Resign),
            }
            Way {
                action: "review",
                word: "review-title",
                icon: Icon::Graph,
                enabled: controls.review,
                on_choose: open(Screen::Review),
            }
            Way { action: "share", word: "share-title", icon: Icon::Share, on_choose: open(Screen::Share) }
            Way { action: "rules", word: "rules-title", icon: Icon::Rules, on_choose: open(Screen::Rules) }
            Way {
                action: "settings",
                word: "settings-title",
                icon: Icon::Settings,
                on_choose: open(Screen::Settings),
            }
            Way { action: "home", word: "menu-home", icon: Icon::Home, on_choose: open(Screen::Home) }
        }
    }
}

/// One of them; it leaves the menu.
#[component]
fn Way(
    action: &'static str,
    word: &'static str,
    icon: Icon,
    #[props(default = true)] enabled: bool,
    on_choose: EventHandler<()>,
) -> Element {
    let texts = use_texts();
    let MenuOpen(mut menu) = use_context();
    rsx! {
        Row {
            action,
            label: texts.get(word),
            icon,
            enabled,
            on_press: move |()| {
                menu.set(false);
                on_choose.call(());
            },
        }
    }
}
