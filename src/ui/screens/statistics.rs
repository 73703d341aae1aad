//! What was won and lost against the computer.

use dioxus::prelude::*;

use crate::{
    app::{
        Intent,
        statistics::{Report, Tally},
    },
    engine::{board::BoardSpec, level::Level, rules::Player},
    ui::{
        dispatch::use_dispatch,
        text::{say, use_texts},
        views::use_views,
        widgets::{Button, Icon, Look, RulesButton, StoneDot, TopBar},
    },
};

/// The screen of statistics.
#[component]
pub fn StatisticsScreen() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let report = use_views().report.read().clone();
    let is_empty = report.all == Tally::default();
    rsx! {
        main { tabindex: "-1", class: "screen",
            div { class: "page",
                TopBar { title: texts.get("statistics-title"), RulesButton {} }
                if is_empty {
                    p { class: "note", {texts.get("statistics-none")} }
                } else {
                    Records { report: report.clone() }
                    for (level, board, tally) in report.tallies {
                        Row { key: "{level}-{board}", level, board, tally }
                    }
                    p { class: "note", {texts.get("statistics-counted")} }
                    Button {
                        action: "clear-statistics",
                        label: texts.get("statistics-clear"),
                        icon: Icon::Trash,
                        look: Look::Danger,
                        on_press: move |()| dispatch.send(Intent::ClearStatistics),
                    }
                }
            }
        }
    }
}

/// The best of all games.
#[component]
fn Records(report: Report) -> Element {
    let texts = use_texts();
    let sum = |counts: [u32; 2]| counts[0] + counts[1];
    let facts = [
        ("statistics-played", sum(report.all.played)),
        ("statistics-won", sum(report.all.won)),
        ("statistics-lost", sum(report.all.lost)),
        ("statistics-streak", report.winning_streak),
        ("statistics-best-streak", report.best_streak),
        ("statistics-longest-chain", u32::from(report.longest_chain)),
        ("statistics-largest-capture", u32::from(report.largest_capture)),
    ];
    rsx! {
        dl { class: "facts",
            for (key, count) in facts {
                div { key: "{key}", "data-fact": key.trim_start_matches("statistics-"), "data-count": "{count}",
                    dt { {texts.get(key)} }
                    dd { "{count}" }
                }
            }
        }
    }
}

/// One level on one board.
#[component]
fn Row(level: Level, board: BoardSpec, tally: Tally) -> Element {
    let texts = use_texts();
    let title = say!(
        texts,
        "game-title-level",
        level = u32::from(level.number()),
        board = texts.board(board),
    );
    rsx! {
        table { class: "tally-table", "data-level": "{level}", "data-board": "{board}",
            caption { "{title}" }
            thead {
                tr {
                    td {}
                    for key in ["statistics-played", "statistics-won", "statistics-lost"] {
                        th { key: "{key}", scope: "col", {texts.get(key)} }
                    }
                }
            }
            tbody {
                for player in Player::BOTH {
                    tr { key: "{player:?}", "data-color": crate::app::sentence::player_word(player),
                        th { scope: "row",
                            StoneDot { player }
                            {texts.player(player)}
                        }
                        td { "{tally.played[player.index()]}" }
                        td { "{tally.won[player.index()]}" }
                        td { "{tally.lost[player.index()]}" }
                    }
                }
            }
        }
    }
}
