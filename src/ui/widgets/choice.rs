//! One of several, all of them in sight.

use dioxus::prelude::*;

use super::StoneDot;
use crate::{
    engine::{board::BoardSpec, rules::Player},
    ui::board::BoardShape,
};

/// One of the choices.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// Stable name, for `data-action`: the group's name and this one.
    pub name: String,
    /// The word on it.
    pub label: String,
    /// A second, smaller line.
    pub more: Option<String>,
    /// A stone beside the word.
    pub stone: Option<Player>,
    /// A picture of this board over the word.
    pub board: Option<BoardSpec>,
}

impl Choice {
    /// A choice that is a word.
    pub fn new(name: impl Into<String>, label: impl Into<String>) -> Choice {
        Choice { name: name.into(), label: label.into(), more: None, stone: None, board: None }
    }

    /// Adds a smaller line.
    pub fn more(mut self, more: impl Into<String>) -> Choice {
        self.more = Some(more.into());
        self
    }

    /// Adds a small picture of an empty board.
    pub fn board(mut self, board: BoardSpec) -> Choice {
        self.board = Some(board);
        self
    }

    /// Adds a stone.
    pub fn stone(mut self, player: Player) -> Choice {
        self.stone = Some(player);
        self
    }
}

/// A group of choices, one of which holds. `chosen` and what is reported are places in `choices`.
#[component]
pub fn Choices(
    group: &'static str,
    label: String,
    choices: Vec<Choice>,
    chosen: Option<usize>,
    #[props(default)] small: bool,
    on_choose: EventHandler<usize>,
) -> Element {
    rsx! {
        fieldset { class: "section", role: "radiogroup", "aria-label": "{label}",
            h2 { "aria-hidden": "true", "{label}" }
            div { class: if small { "options small" } else { "options" },
                for (place, choice) in choices.into_iter().enumerate() {
                    label { key: "{choice.name}", class: "option",
                        input {
                            r#type: "radio",
                            name: group,
                            value: "{choice.name}",
                            checked: chosen == Some(place),
                            "data-action": "{group}-{choice.name}",
                            onchange: move |_| on_choose.call(place),
                        }
                        if let Some(board) = choice.board {
                            BoardShape { board }
                        }
                        if let Some(player) = choice.stone {
                            StoneDot { player }
                        }
                        span { "{choice.label}" }
                        if let Some(more) = choice.more {
                            small { "{more}" }
                        }
                    }
                }
            }
        }
    }
}
