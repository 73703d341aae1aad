//! What can be done when the game is over.

use dioxus::prelude::*;

use super::{
    game::{SendBack, UndoRedo},
    review::ReviewButton,
};
use crate::{
    app::{Controls, Intent, Screen, Seat},
    ui::{
        dispatch::{game_start, use_dispatch},
        text::{say, use_texts},
        views::use_views,
        widgets::{Button, Icon, Look},
    },
};

/// The winning chain again, another game, a rematch.
#[component]
pub fn EndActions() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let controls: Controls = *use_views().controls.read();
    let offered = *use_views().offered_level.read();
    let seats = use_views().seen.read().as_ref().map(|(seats, _)| *seats);
    let is_below = |seat: &Seat| matches!(seat, Seat::Computer(level) if Some(*level) < offered);
    let is_harder = seats.is_some_and(|seats| seats.iter().any(is_below));
    rsx! {
        if let Some(level) = offered {
            Button {
                action: "offered-level",
                label: say!(
                    texts,
                    "end-offered-level",
                    level = u32::from(level.number()),
                    way = if is_harder { "harder" } else { "easier" },
                ),
                icon: Icon::Bars,
                wide: true,
                look: if is_harder { Look::Strong } else { Look::Plain },
                on_press: move |()| dispatch.send(Intent::StartOffered(game_start())),
            }
        }
        SendBack {}
        UndoRedo {}
        if controls.show_winning_chain {
            Button {
                action: "show-winning-chain",
                label: texts.get("end-chain"),
                icon: Icon::Replay,
                wide: true,
                on_press: move |()| dispatch.send(Intent::ShowWinningChain),
            }
        }
        ReviewButton {}
        Button {
            action: "share",
            label: texts.get("share-title"),
            icon: Icon::Share,
            only_icon: true,
            on_press: move |()| dispatch.send(Intent::Open(Screen::Share)),
        }
        Button {
            action: "new-game",
            label: texts.get("home-new"),
            on_press: move |()| dispatch.send(Intent::Open(Screen::NewGame)),
        }
        Button {
            action: "rematch",
            label: texts.get("end-rematch"),
            look: if is_harder { Look::Plain } else { Look::Strong },
            on_press: move |()| dispatch.send(Intent::Rematch(game_start())),
        }
    }
}
