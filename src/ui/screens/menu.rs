//! The menu of the game screen.

use dioxus::prelude::*;

use crate::{
    app::{Controls, Intent, Screen, SettingChange},
    ui::{
        dispatch::{use_change, use_dispatch},
        text::use_texts,
        views::use_views,
        widgets::{Button, Icon, Look, Row, Sheet, Switch},
    },
};

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
            Overlays {}
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

/// What the board shows besides stones.
#[component]
fn Overlays() -> Element {
    let texts = use_texts();
    let change = use_change();
    let settings = use_views().settings.read().clone();
    rsx! {
        div { class: "list",
            Switch {
                action: "set-dead-groups",
                label: texts.get("settings-dead"),
                on: settings.dead_groups,
                on_change: move |on| change(SettingChange::DeadGroups(on)),
            }
            Switch {
                action: "set-endangered-groups",
                label: texts.get("settings-endangered"),
                on: settings.endangered_groups,
                on_change: move |on| change(SettingChange::EndangeredGroups(on)),
            }
            Switch {
                action: "set-group-sizes",
                label: texts.get("settings-sizes"),
                on: settings.group_sizes,
                on_change: move |on| change(SettingChange::GroupSizes(on)),
            }
        }
    }
}

/// What can be done, and where one can go.
#[component]
fn Ways() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let MenuOpen(mut menu) = use_context();
    let controls: Controls = *use_views().controls.read();
    let mut leave_to = move |intent: Intent| {
        menu.set(false);
        dispatch.send(intent);
    };
    rsx! {
        div { class: "list",
            Row {
                action: "show-last-turn",
                label: texts.get("menu-last-turn"),
                icon: Icon::Replay,
                enabled: controls.show_last_turn,
                on_press: move |()| leave_to(Intent::ShowLastTurn),
            }
            Row {
                action: "new-game",
                label: texts.get("home-new"),
                icon: Icon::Plus,
                on_press: move |()| leave_to(Intent::Open(Screen::NewGame)),
            }
            Row {
                action: "resign",
                label: texts.get("menu-resign"),
                icon: Icon::Resign,
                enabled: controls.resign,
                on_press: move |()| leave_to(Intent::Resign),
            }
            Row {
                action: "review",
                label: texts.get("review-title"),
                icon: Icon::Graph,
                enabled: controls.review,
                on_press: move |()| leave_to(Intent::Open(Screen::Review)),
            }
            Row {
                action: "share",
                label: texts.get("share-title"),
                icon: Icon::Share,
                on_press: move |()| leave_to(Intent::Open(Screen::Share)),
            }
            Row {
                action: "rules",
                label: texts.get("rules-title"),
                icon: Icon::Rules,
                on_press: move |()| leave_to(Intent::Open(Screen::Rules)),
            }
            Row {
                action: "settings",
                label: texts.get("settings-title"),
                icon: Icon::Settings,
                on_press: move |()| leave_to(Intent::Open(Screen::Settings)),
            }
            Row {
                action: "home",
                label: texts.get("menu-home"),
                icon: Icon::Home,
                on_press: move |()| leave_to(Intent::Open(Screen::Home)),
            }
        }
    }
}
