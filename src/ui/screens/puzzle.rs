//! One puzzle on its board.

use dioxus::prelude::*;

use super::{
    game::{BoardOfGame, BoardScreen, ConfirmButton},
    puzzles::{keys_of, use_today},
};
use crate::{
    app::{
        Intent, LearnAction,
        learn::{PuzzleResult, PuzzleView},
    },
    ui::{
        dispatch::use_dispatch,
        text::{say, use_texts},
        views::use_views,
        widgets::{Button, Icon, Look, RulesButton, SentenceLine, TopBar, parts_of},
    },
};

/// The screen of a puzzle.
#[component]
pub fn PuzzleScreen() -> Element {
    let texts = use_texts();
    use_today();
    let view = use_views().puzzle.read().clone();
    let Some(view) = view else { return rsx! {} };
    let number = say!(texts, "puzzle-number", number = view.place as u32 + 1);
    let grade = say!(texts, "puzzle-grade", grade = u32::from(view.grade));
    let ask = texts.sentence(&view.ask);
    rsx! {
        BoardScreen { class: "screen game lesson",
            TopBar { title: texts.get(keys_of(view.kind).0),
                RulesButton {}
            }
            section { class: "teach", "aria-live": "polite",
                p { class: "place",
                    "{number}"
                    if view.was_solved {
                        span { {texts.get("puzzle-was-solved")} }
                    }
                    span { class: "grade", role: "img", "aria-label": "{grade}",
                        for step in 1..=5 {
                            i { key: "{step}", "data-now": if step <= view.grade { "true" } }
                        }
                    }
                }
                p { class: "ask", "{ask}" }
            }
            Said { view: view.clone() }
            {rsx! { BoardOfGame { key: "{view.place}" } }}
            Ways { view }
        }
    }
}

/// What is said of the last tap or turn.
#[component]
fn Said(view: PuzzleView) -> Element {
    let texts = use_texts();
    let text = view.said.as_ref().map(|said| texts.sentence(said)).unwrap_or_default();
    let (first, more) = parts_of(&text);
    let is_silent = first.is_empty();
    rsx! {
        div {
            class: "say",
            "data-tone": view.tone.name(),
            "data-result": "{view.result:?}",
            "data-silent": is_silent.then_some("true"),
            SentenceLine { first, more }
        }
    }
}

/// Another try, the solution, and the next puzzle.
#[component]
fn Ways(view: PuzzleView) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let views = use_views();
    let is_open = view.result == PuzzleResult::Open;
    let confirms = views.settings.read().confirm && is_open;
    let is_done = matches!(view.result, PuzzleResult::Solved | PuzzleResult::Shown);
    rsx! {
        div { class: "actions",
            if view.is_begun {
                Button {
                    action: "try-again",
                    label: texts.get("lesson-again"),
                    icon: Icon::Replay,
                    brief: view.result != PuzzleResult::Wrong,
                    look: if view.result == PuzzleResult::Wrong { Look::Strong } else { Look::Plain },
                    on_press: move |()| dispatch.send(Intent::Learn(LearnAction::TryAgain)),
                }
            }
            if !is_done {
                Button {
                    action: "show-solution",
                    label: texts.get("puzzle-solution"),
                    on_press: move |()| dispatch.send(Intent::Learn(LearnAction::ShowSolution)),
                }
            }
            if confirms {
                ConfirmButton {}
            } else {
                Button {
                    action: "next",
                    label: texts.get("puzzle-next"),
                    look: if is_done { Look::Strong } else { Look::Plain },
                    on_press: move |()| dispatch.send(Intent::Learn(LearnAction::Next)),
                }
            }
        }
    }
}
