//! What can be done when the game is over.

use dioxus::prelude::*;

use super::game::UndoRedo;
use crate::{
    app::{Controls, Intent, Screen},
    ui::{
        dispatch::{game_start, use_dispatch},
        text::use_texts,
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
    rsx! {
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
        Button {
            action: "new-game",
            label: texts.get("home-new"),
            on_press: move |()| dispatch.send(Intent::Open(Screen::NewGame)),
        }
        Button {
            action: "rematch",
            label: texts.get("end-rematch"),
            look: Look::Strong,
            on_press: move |()| dispatch.send(Intent::Rematch(game_start())),
        }
    }
}
