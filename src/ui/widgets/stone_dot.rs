//! A small stone beside a word.

use dioxus::prelude::*;

use crate::{app::sentence::player_word, engine::rules::Player, ui::board::StoneShape};

/// A stone of this player, as on the board, without meaning of its own.
#[component]
pub fn StoneDot(player: Player) -> Element {
    rsx! {
        svg { class: "dot", view_box: "-14 -14 28 28", "aria-hidden": "true",
            g { class: "stone still {player_word(player)}",
                StoneShape { player, radius: 13.0 }
            }
        }
    }
}
