//! A game looked through: its board, the graph, and the ways through it.

use dioxus::prelude::*;

use super::{
    game::{BoardOfGame, Sides},
    game_title,
    review_graph::Graph,
};
use crate::{
    app::{
        Intent, ReviewIntent, ReviewStep, Sentence,
        review::{JudgingView, PointView, ReviewView},
    },
    ui::{
        dispatch::{Dispatch, game_start, use_dispatch},
        text::{say, use_texts},
        views::use_views,
        widgets::{Button, Icon, Look, RulesButton, SentenceLine, StoneDot, TopBar},
    },
};

/// The screen of review. Its board is there to look at.
#[component]
pub fn ReviewScreen() -> Element {
    let texts = use_texts();
    let view = use_views().review.read().clone();
    let Some(view) = view else {
        return rsx! {
            main { tabindex: "-1", class: "screen",
                div { class: "page",
                    TopBar { title: texts.get("review-title"), RulesButton {} }
                }
            }
        };
    };
    let title = match view.title.as_str() {
        "" => game_title(&texts, view.board, view.seats),
        title => title.to_owned(),
    };
    let (shown, len) = (view.shown, view.len);
    rsx! {
        main { tabindex: "-1", class: "screen game review", "data-shown": "{shown}", "data-moves": "{len}",
            TopBar { title, RulesButton {} }
            Sides {}
            Said { place: view.place.clone(), said: view.said.clone(), more: view.more.clone(), comment: view.comment.clone() }
            BoardOfGame {}
            Findings { judging: view.judging, points: view.points.clone(), shown }
            Graph { view: view.clone() }
            Steps { can_step: view.can_step }
            Ways { view }
        }
    }
}

/// The turn, what was placed in it last, what level 6 thinks of that, and what somebody noted.
#[component]
fn Said(
    place: Sentence,
    said: Sentence,
    more: Option<Sentence>,
    comment: Option<String>,
) -> Element {
    let texts = use_texts();
    let is_loss = more
        .as_ref()
        .is_some_and(|more| more.key == "review-loss" || more.key == "review-missed-win");
    rsx! {
        div { class: "say", "data-tone": if is_loss { "wrong" } else { "plain" },
            p { class: "place", {texts.sentence(&place)} }
            SentenceLine { first: texts.sentence(&said), more: more.map(|more| texts.sentence(&more)) }
            if let Some(comment) = comment {
                p { class: "comment", tabindex: "0", "{comment}" }
            }
        }
    }
}

/// How far level 6 is, and where the game turned.
#[component]
fn Findings(judging: JudgingView, points: Vec<PointView>, shown: usize) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let JudgingView { done, all, is_running } = judging;
    let is_done = done == all;
    let send = move |intent| dispatch.send(Intent::Review(intent));
    rsx! {
        div { class: "findings", "data-judged": "{done}", "data-positions": "{all}",
            if is_running {
                Bar { done, all }
                Button {
                    action: "cancel-judging",
                    label: texts.get("review-cancel"),
                    icon: Icon::Close,
                    on_press: move |()| send(ReviewIntent::CancelJudging),
                }
            } else if !is_done {
                Button {
                    action: "judge",
                    label: texts.get(if done == 0 { "review-judge" } else { "review-go-on" }),
                    icon: Icon::Graph,
                    look: Look::Strong,
                    on_press: move |()| send(ReviewIntent::Judge),
                }
            }
            if is_done && points.is_empty() {
                p { class: "note", {texts.get("review-no-points")} }
            }
            if !points.is_empty() {
                div { class: "points", role: "group", "aria-label": texts.get("review-points"),
                    for point in points {
                        button {
                            key: "{point.shown}",
                            r#type: "button",
                            class: "point-button",
                            "data-action": "turning-point-{point.shown}",
                            "aria-pressed": if point.shown == shown { "true" } else { "false" },
                            onclick: move |_| send(ReviewIntent::GoTo(point.shown)),
                            StoneDot { player: point.player }
                            {texts.sentence(&point.name)}
                        }
                    }
                }
            }
        }
    }
}

/// How far level 6 is.
#[component]
fn Bar(done: usize, all: usize) -> Element {
    let texts = use_texts();
    let told = say!(texts, "review-progress", done = done as u32, all = all as u32);
    let part = done as f32 / all.max(1) as f32;
    rsx! {
        div {
            class: "judging",
            role: "progressbar",
            "aria-label": texts.get("review-judging"),
            "aria-valuemin": "0",
            "aria-valuemax": "{all}",
            "aria-valuenow": "{done}",
            "aria-valuetext": "{told}",
            span { "{told}" }
            div { class: "bar",
                i { style: "transform: scaleX({part:.3})" }
            }
        }
    }
}

/// Steps through the game, or through the better line.
#[component]
fn Steps(can_step: [bool; 2]) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let [back, on] = can_step;
    let steps = [
        (ReviewStep::First, "step-first", Icon::First, back),
        (ReviewStep::TurnBack, "step-turn-back", Icon::TurnBack, back),
        (ReviewStep::Back, "step-back", Icon::Back, back),
        (ReviewStep::On, "step-on", Icon::On, on),
        (ReviewStep::TurnOn, "step-turn-on", Icon::TurnOn, on),
        (ReviewStep::Last, "step-last", Icon::Last, on),
    ];
    rsx! {
        div { class: "steps", role: "group", "aria-label": texts.get("review-steps"),
            for (step, action, icon, enabled) in steps {
                Button {
                    key: "{action}",
                    action,
                    label: texts.get(label_of(step)),
                    icon,
                    only_icon: true,
                    enabled,
                    on_press: move |()| dispatch.send(Intent::Review(ReviewIntent::Step(step))),
                }
            }
        }
    }
}

/// Key of a step's spoken name.
fn label_of(step: ReviewStep) -> &'static str {
    match step {
        ReviewStep::First => "review-step-first",
        ReviewStep::TurnBack => "review-step-turn-back",
        ReviewStep::Back => "review-step-back",
        ReviewStep::On => "review-step-on",
        ReviewStep::TurnOn => "review-step-turn-on",
        ReviewStep::Last => "review-step-last",
    }
}

/// What was better, and a new game from here.
#[component]
fn Ways(view: ReviewView) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let send = move |intent| dispatch.send(Intent::Review(intent));
    rsx! {
        div { class: "actions",
            Button {
                action: "show-better",
                label: texts.get("review-better"),
                icon: Icon::Hint,
                enabled: view.has_better,
                pressed: view.is_better_shown,
                on_press: move |()| send(ReviewIntent::ShowBetter),
            }
            Button {
                action: "play-from-here",
                label: texts.get("review-play"),
                icon: Icon::Play,
                enabled: view.can_play,
                on_press: move |()| send(ReviewIntent::PlayFromHere(game_start())),
            }
        }
    }
}

/// Steps by keyboard; says whether the key was one of them.
pub fn step_by_key(key: &Key, dispatch: Dispatch) -> bool {
    let step = match key {
        Key::ArrowLeft => ReviewStep::Back,
        Key::ArrowRight => ReviewStep::On,
        Key::ArrowUp | Key::PageUp => ReviewStep::TurnBack,
        Key::ArrowDown | Key::PageDown => ReviewStep::TurnOn,
        Key::Home => ReviewStep::First,
        Key::End => ReviewStep::Last,
        _ => return false,
    };
    dispatch.send(Intent::Review(ReviewIntent::Step(step)));
    true
}
