//! The list of lessons.

use dioxus::prelude::*;

use crate::{
    app::{Intent, LearnAction, learn::view::LessonRow},
    ui::{
        dispatch::{game_start, local_date, use_dispatch, use_utc_offset},
        text::use_texts,
        views::use_views,
        widgets::{Button, Drawing, Icon, Look, RulesButton, TopBar},
    },
};

/// All lessons with their marks, the way to go on, and the first game.
#[component]
pub fn TutorialScreen() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let view = use_views().lessons.read().clone();
    let utc_offset = use_utc_offset();
    let is_begun = view.lessons.iter().any(|lesson| lesson.is_done);
    rsx! {
        main { tabindex: "-1", class: "screen",
            div { class: "page tutorial",
                TopBar { title: texts.get("learn-title"), RulesButton {} }
                p { class: "intro", {texts.get("learn-intro")} }
                if let Some(next) = view.next {
                    Button {
                        action: "go-on",
                        label: texts.get(if is_begun { "learn-go-on" } else { "learn-start" }),
                        look: Look::Strong,
                        on_press: move |()| dispatch.send(Intent::Learn(LearnAction::OpenLesson(next))),
                    }
                }
                ol { class: "list lessons",
                    for (place, lesson) in view.lessons.iter().copied().enumerate() {
                        li { key: "{lesson.name}",
                            LessonLine { place, lesson }
                        }
                    }
                    li {
                        FirstGame {
                            is_next: view.next.is_none() && !view.has_played,
                            is_done: view.has_played,
                        }
                    }
                }
                Button {
                    action: "puzzles",
                    label: texts.get("puzzles-title"),
                    icon: Icon::Hint,
                    on_press: move |()| dispatch.send(Intent::Learn(LearnAction::OpenPuzzles(local_date(utc_offset)))),
                }
            }
        }
    }
}

/// One lesson: its number (or the mark that it is done) and its title.
#[component]
fn LessonLine(place: usize, lesson: LessonRow) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        button {
            r#type: "button",
            class: "row",
            "data-action": "lesson-{lesson.name}",
            "data-done": if lesson.is_done { "true" } else { "false" },
            onclick: move |_| dispatch.send(Intent::Learn(LearnAction::OpenLesson(place))),
            span { class: "number", "aria-hidden": "true",
                if lesson.is_done {
                    Drawing { icon: Icon::Check }
                } else {
                    "{place + 1}"
                }
            }
            span { {texts.get(lesson.title)} }
            if lesson.is_done {
                span { class: "spoken", {texts.get("learn-done")} }
            }
        }
    }
}

/// The game that follows the lessons.
#[component]
fn FirstGame(is_next: bool, is_done: bool) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        button {
            r#type: "button",
            class: if is_next { "row is-next" } else { "row" },
            "data-action": "first-game",
            "data-done": if is_done { "true" } else { "false" },
            onclick: move |_| dispatch.send(Intent::Learn(LearnAction::FirstGame(game_start()))),
            span { class: "number", "aria-hidden": "true",
                Drawing { icon: if is_done { Icon::Check } else { Icon::Computer } }
            }
            span { class: "words",
                span { {texts.get("learn-game")} }
                small { {texts.get("learn-game-more")} }
            }
            if is_done {
                span { class: "spoken", {texts.get("learn-done")} }
            }
        }
    }
}
