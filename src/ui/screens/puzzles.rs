//! The ways into the puzzles: the one of the day, and each kind.

use dioxus::prelude::*;

use crate::{
    app::{Intent, LearnAction},
    engine::puzzle::PuzzleKind,
    ui::{
        dispatch::{local_date, use_dispatch, use_utc_offset},
        text::{say, use_texts},
        views::use_views,
        widgets::{Drawing, Icon, RulesButton, TopBar},
    },
};

/// The list of puzzles.
#[component]
pub fn PuzzlesScreen() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let view = use_views().puzzles.read().clone();
    let utc_offset = use_utc_offset();
    use_today();
    let days = say!(
        texts,
        "puzzles-streak",
        count = u32::from(view.streak),
        best = u32::from(view.best_streak),
    );
    rsx! {
        main { tabindex: "-1", class: "screen",
            div { class: "page tutorial",
                TopBar { title: texts.get("puzzles-title"), RulesButton {} }
                p { class: "intro", {texts.get("puzzles-intro")} }
                button {
                    r#type: "button",
                    class: "button large",
                    "data-action": "puzzle-daily",
                    "data-done": if view.is_daily_done { "true" } else { "false" },
                    onclick: move |_| dispatch.send(Intent::Learn(LearnAction::OpenDaily(local_date(utc_offset)))),
                    Drawing { icon: if view.is_daily_done { Icon::Check } else { Icon::Hint } }
                    span { class: "words",
                        span { {texts.get(if view.is_daily_done { "puzzle-daily-done" } else { "puzzle-daily" })} }
                        small { "{days}" }
                    }
                }
                ul { class: "list lessons",
                    for (kind, solved, count) in view.kinds.iter().copied() {
                        if count > 0 {
                            li { key: "{kind.name()}",
                                KindLine { kind, solved, count }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How often the screens of puzzles look whether a day has ended.
const LOOK_AT_DATE: std::time::Duration = std::time::Duration::from_secs(60);

/// Tells the day: another launch may begin here, and a day end.
pub(super) fn use_today() {
    let dispatch = use_dispatch();
    let utc_offset = use_utc_offset();
    let tell = move || dispatch.send(Intent::Learn(LearnAction::Today(local_date(utc_offset))));
    use_effect(move || {
        utc_offset.read();
        tell();
    });
    use_future(move || async move {
        loop {
            tokio::time::sleep(LOOK_AT_DATE).await;
            tell();
        }
    });
}

/// Keys of a kind's name and of the line that explains it.
pub(super) fn keys_of(kind: PuzzleKind) -> (&'static str, &'static str) {
    match kind {
        PuzzleKind::Win => ("puzzle-win", "puzzle-win-more"),
        PuzzleKind::Save => ("puzzle-save", "puzzle-save-more"),
        PuzzleKind::WinInTwo => ("puzzle-two", "puzzle-two-more"),
        PuzzleKind::Seed => ("puzzle-seed", "puzzle-seed-more"),
    }
}

/// One kind of puzzle, and how many of it are solved.
#[component]
fn KindLine(kind: PuzzleKind, solved: usize, count: usize) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let (name, more) = keys_of(kind);
    let done = say!(texts, "puzzles-solved", solved = solved as u32, count = count as u32);
    rsx! {
        button {
            r#type: "button",
            class: "row",
            "data-action": "puzzle-{kind.name()}",
            onclick: move |_| dispatch.send(Intent::Learn(LearnAction::OpenPuzzle(kind))),
            span { class: "words",
                span { {texts.get(name)} }
                small { {texts.get(more)} }
            }
            span { class: "end", "{done}" }
        }
    }
}
