//! The end of a game: how it ended, and what can be done now.

use dioxus::prelude::*;

use super::game::{SendBack, UndoButton};
use crate::{
    app::{Intent, Screen, Seat},
    engine::level::Level,
    ui::{
        dispatch::{game_start, use_dispatch},
        text::{say, use_texts},
        views::use_views,
        widgets::{Button, Icon, Look},
    },
};

/// Who won, and how; or, after some losses in a row, that there is an easier level.
#[component]
pub fn EndSentence(first: String, more: Option<String>) -> Element {
    let texts = use_texts();
    let offered = *use_views().offered_level.read();
    let seats = use_views().seen.read().as_ref().map(|(seats, _)| *seats);
    let is_above = |seat: &Seat| matches!(seat, Seat::Computer(level) if Some(*level) > offered);
    let is_easier = seats.is_some_and(|seats| seats.iter().any(is_above));
    let easier = offered
        .filter(|_| is_easier)
        .map(|level| say!(texts, "end-easier", level = u32::from(level.number())));
    rsx! {
        p { role: "status",
            b { "{first}" }
            if let Some(more) = easier.or(more) {
                // The dot is spoken as a pause; what follows it is seen on a line of its own.
                span { class: "spoken", " · " }
                span { class: "more", "{more}" }
            }
        }
    }
}

/// Another game, and what can be done with this one. All in one line, as before the end: the board keeps its size.
#[component]
pub fn EndActions() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let can_send_back = use_views().controls.read().send_back;
    let offered = *use_views().offered_level.read();
    rsx! {
        UndoButton {}
        if can_send_back {
            SendBack {}
        } else {
            Button {
                action: "share",
                label: texts.get("share-title"),
                icon: Icon::Share,
                brief: true,
                on_press: move |()| dispatch.send(Intent::Open(Screen::Share)),
            }
        }
        Button {
            action: "review",
            label: texts.get("review-title"),
            icon: Icon::Graph,
            brief: true,
            on_press: move |()| dispatch.send(Intent::Open(Screen::Review)),
        }
        if let Some(level) = offered {
            Rematch { is_strong: false }
            Offered { level }
        } else {
            Button {
                action: "new-game",
                label: texts.get("home-new"),
                icon: Icon::Plus,
                brief: true,
                on_press: move |()| dispatch.send(Intent::Open(Screen::NewGame)),
            }
            Rematch { is_strong: true }
        }
    }
}

/// The same again, colors exchanged.
#[component]
fn Rematch(is_strong: bool) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        Button {
            action: "rematch",
            label: texts.get("end-rematch"),
            look: if is_strong { Look::Strong } else { Look::Plain },
            icon: (!is_strong).then_some(Icon::Again),
            brief: !is_strong,
            on_press: move |()| dispatch.send(Intent::Rematch(game_start())),
        }
    }
}

/// A game at the level that the last games suggest.
#[component]
fn Offered(level: Level) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        Button {
            action: "offered-level",
            label: say!(texts, "end-level", level = u32::from(level.number())),
            look: Look::Strong,
            on_press: move |()| dispatch.send(Intent::StartOffered(game_start())),
        }
    }
}
