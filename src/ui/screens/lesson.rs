//! One task of a lesson: what it is about, its board, and what is said of each tap.

use dioxus::prelude::*;

use super::game::{BoardOfGame, BoardScreen, ConfirmButton};
use crate::{
    app::{Intent, LearnAction, learn::ExerciseView},
    ui::{
        dispatch::{game_start, use_dispatch},
        text::{say, use_texts},
        views::use_views,
        widgets::{Button, Icon, Look, RulesButton, SentenceLine, TopBar, parts_of},
    },
};

/// The screen of a lesson.
#[component]
pub fn LessonScreen() -> Element {
    let texts = use_texts();
    let view = use_views().exercise.read().clone();
    let Some(view) = view else { return rsx! {} };
    rsx! {
        BoardScreen { class: "screen game lesson",
            TopBar { title: texts.get(view.title),
                RulesButton {}
            }
            Teach { view: view.clone() }
            Said { view: view.clone() }
            // Another task, another board: nothing of the last one is left.
            {rsx! { BoardOfGame { key: "{view.lesson}-{view.task}" } }}
            Ways { view }
        }
    }
}

/// How far the lesson is, its explanation, and what is to be done.
#[component]
fn Teach(view: ExerciseView) -> Element {
    let texts = use_texts();
    let lesson = say!(
        texts,
        "lesson-count",
        lesson = view.lesson as u32 + 1,
        count = view.lesson_count as u32,
    );
    let task =
        say!(texts, "lesson-task", task = view.task as u32 + 1, count = view.task_count as u32,);
    rsx! {
        section { class: "teach", "aria-live": "polite",
            p { class: "place",
                "{lesson}"
                span { class: "steps", role: "img", "aria-label": "{task}",
                    for step in 0..view.task_count {
                        i { key: "{step}", "data-now": if step == view.task { "true" }, "data-past": if step < view.task { "true" } }
                    }
                }
            }
            p { {texts.get(view.text)} }
            p { class: "ask", {texts.get(view.ask)} }
        }
    }
}

/// What is said of the last tap.
#[component]
fn Said(view: ExerciseView) -> Element {
    let texts = use_texts();
    let text = view.said.as_ref().map(|said| texts.sentence(said)).unwrap_or_default();
    let (first, rest) = parts_of(&text);
    let is_silent = first.is_empty();
    let hint = view.more.as_ref().map(|more| texts.sentence(more));
    let more: Vec<String> = rest.into_iter().chain(hint).collect();
    let more = (!more.is_empty()).then(|| more.join(" · "));
    rsx! {
        div { class: "say", "data-tone": view.tone.name(), "data-silent": is_silent.then_some("true"),
            SentenceLine { first, more }
        }
    }
}

/// Answers, another try, the hint, and the way on.
#[component]
fn Ways(view: ExerciseView) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let views = use_views();
    let asks_number = !view.choices.is_empty() && !view.may_go_on;
    let can_place = view.choices.is_empty() && !view.may_go_on && !view.is_failed;
    let confirms = views.settings.read().confirm && can_place;
    let hint = if view.is_hinted { "lesson-hint-off" } else { "lesson-hint" };
    rsx! {
        div { class: "actions",
            if asks_number {
                for number in view.choices.iter().copied() {
                    Answer { key: "{number}", number }
                }
            }
            if view.is_begun {
                Button {
                    action: "try-again",
                    label: texts.get("lesson-again"),
                    icon: Icon::Replay,
                    brief: !view.is_failed,
                    look: if view.is_failed { Look::Strong } else { Look::Plain },
                    on_press: move |()| dispatch.send(Intent::Learn(LearnAction::TryAgain)),
                }
            }
            if !view.may_go_on {
                Button {
                    action: "hint",
                    label: texts.get(hint),
                    pressed: view.is_hinted,
                    on_press: move |()| dispatch.send(Intent::Hint),
                }
            }
            if confirms {
                ConfirmButton {}
            }
            if view.may_go_on {
                Button {
                    action: "next",
                    label: texts.get(way_on(&view)),
                    look: Look::Strong,
                    on_press: move |()| dispatch.send(Intent::Learn(match view.leads_to_game {
                        true => LearnAction::Finish(game_start()),
                        false => LearnAction::Next,
                    })),
                }
            }
        }
    }
}

/// Key of what leads on.
fn way_on(view: &ExerciseView) -> &'static str {
    match (view.is_last, view.leads_to_game) {
        (_, true) => "lesson-first-game",
        (true, false) => "lesson-finish",
        (false, false) => "lesson-next",
    }
}

/// One number to answer with.
#[component]
fn Answer(number: u16) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let label = say!(texts, "lesson-answer", number = u32::from(number));
    rsx! {
        button {
            r#type: "button",
            class: "button",
            "data-action": "answer-{number}",
            onclick: move |event| {
                event.stop_propagation();
                dispatch.send(Intent::Learn(LearnAction::Answer(number)));
            },
            "{label}"
        }
    }
}
