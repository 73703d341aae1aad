//! Red's chance to win over the whole game, as a graph to see, to tap and to step through.

use std::fmt::Write;

use dioxus::{html::input_data::MouseButton, prelude::*};

use crate::{
    app::{
        Intent, ReviewIntent,
        review::{Chance, ReviewView},
        sentence::player_word,
    },
    engine::rules::Player,
    ui::{
        dispatch::use_dispatch,
        text::{say, use_texts},
        widgets::StoneDot,
    },
};

/// The graph. Red's share fills it from below; a line marks the place shown, points mark where the game turned.
///
/// For who does not see it, it is a slider over the moves of the game that says of each place what the screen
/// says; the keys of the screen step through it.
#[component]
pub fn Graph(view: ReviewView) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let mut width = use_signal(|| 0.0_f64);
    let len = view.len;
    let go_to = move |x: f64| {
        let wide = *width.peek();
        if wide > 0.0 && len > 0 {
            let at = (x / wide * len as f64).round().clamp(0.0, len as f64) as usize;
            dispatch.send(Intent::Review(ReviewIntent::GoTo(at)));
        }
    };
    let chance = view.percent.map(|percent| say!(texts, "review-chance", percent = percent));
    let place = texts.sentence(&view.place);
    let spoken = [Some(place), chance].into_iter().flatten().collect::<Vec<_>>().join(", ");
    rsx! {
        div { class: "graph-place",
            div {
                class: "graph",
                role: "slider",
                tabindex: "0",
                "data-action": "graph",
                "data-values": values_of(&view),
                "data-losses": losses_of(&view),
                "aria-label": texts.get("review-graph"),
                "aria-valuemin": "0",
                "aria-valuemax": "{len}",
                "aria-valuenow": "{view.shown}",
                "aria-valuetext": "{spoken}",
                onresize: move |event| {
                    if let Ok(size) = event.get_border_box_size() {
                        width.set(size.width);
                    }
                },
                onpointerdown: move |event| {
                    if event.trigger_button() == Some(MouseButton::Primary) {
                        go_to(event.element_coordinates().x);
                    }
                },
                onpointermove: move |event| {
                    if event.held_buttons().contains(MouseButton::Primary) {
                        go_to(event.element_coordinates().x);
                    }
                },
                Picture { view: view.clone() }
            }
            ShareOfEach { red_percent: view.percent }
        }
    }
}

/// What is drawn: Red's share, the line at which both have as much, where the game turned, the place shown.
#[component]
fn Picture(view: ReviewView) -> Element {
    let Shapes { red, known, edge } = Shapes::of(&view);
    let len = view.len.max(1);
    let turned = view.points.iter().filter_map(|point| Some((point, point.chance?)));
    rsx! {
        svg { view_box: "0 0 {len} 100", preserve_aspect_ratio: "none", "aria-hidden": "true",
            path { class: "known", d: "{known}" }
            path { class: "red-share", d: "{red}" }
            path { class: "even", d: "M0 50H{len}" }
            path { class: "edge", d: "{edge}" }
        }
        for (point, chance) in turned {
            i {
                key: "{point.shown}",
                class: "turned {player_word(point.player)}",
                style: "left: {percent_of(point.shown, len)}%; bottom: {height_of(chance)}%",
            }
        }
        i { class: "here", style: "left: {percent_of(view.shown, len)}%" }
    }
}

/// What each player has at the place shown, beside the graph.
#[component]
fn ShareOfEach(red_percent: Option<u8>) -> Element {
    rsx! {
        div { class: "share", "aria-hidden": "true",
            for player in [Player::Blue, Player::Red] {
                span { key: "{player:?}",
                    StoneDot { player }
                    if let Some(percent) = red_percent {
                        b { "{share_of(player, percent)}%" }
                    }
                }
            }
        }
    }
}

fn share_of(player: Player, red_percent: u8) -> u8 {
    match player {
        Player::Red => red_percent,
        Player::Blue => 100 - red_percent.min(100),
    }
}

fn percent_of(at: usize, len: usize) -> f32 {
    at as f32 * 100.0 / len as f32
}

fn height_of(chance: Chance) -> f32 {
    f32::from(chance.of_red()) * 100.0 / f32::from(Chance::WHOLE)
}

/// Red's share, all that is known, and the edge between Red's share and Blue's, as the svg draws them.
#[derive(Default)]
struct Shapes {
    red: String,
    known: String,
    edge: String,
}

impl Shapes {
    /// A piece for every stretch of places that follow each other and are known.
    fn of(view: &ReviewView) -> Shapes {
        let mut shapes = Shapes::default();
        for piece in view.graph.split(|(_, chance)| chance.is_none()) {
            let points: Vec<(usize, f32)> = piece
                .iter()
                .filter_map(|&(at, chance)| Some((at, 100.0 - height_of(chance?))))
                .collect();
            shapes.add(&points);
        }
        shapes
    }

    fn add(&mut self, points: &[(usize, f32)]) {
        let (Some((first, _)), Some((last, _))) = (points.first(), points.last()) else { return };
        // Writing to a string cannot fail.
        let _ = write!(self.known, "M{first} 0H{last}V100H{first}Z");
        let _ = write!(self.red, "M{first} 100");
        for (number, (at, y)) in points.iter().enumerate() {
            let _ = write!(self.red, "L{at} {y:.1}");
            let _ = write!(self.edge, "{}{at} {y:.1}", if number == 0 { 'M' } else { 'L' });
        }
        let _ = write!(self.red, "L{last} 100Z");
    }
}

/// Red's chance after so many moves, in ten-thousandths: `0:5120 1:5075`.
fn values_of(view: &ReviewView) -> String {
    let known = view.graph.iter().filter_map(|&(at, chance)| Some((at, chance?)));
    let told = known.map(|(at, chance)| format!("{at}:{}", chance.of_red()));
    told.collect::<Vec<_>>().join(" ")
}

/// What each turn lost, by number, in ten-thousandths, likewise.
fn losses_of(view: &ReviewView) -> String {
    let told = view.losses.iter().map(|(turn, loss)| format!("{turn}:{loss}"));
    told.collect::<Vec<_>>().join(" ")
}
