//! A position as a small drawing, cheap enough to be drawn by the dozen.

use std::fmt::Write;

use dioxus::prelude::*;

use super::ground::stone_radius;
use crate::{
    app::{BoardLayout, Point, sentence::player_word},
    engine::{
        board::BoardSpec,
        rules::{Player, Position},
    },
};

/// The board's outline and the stones on it: three shapes, whatever the board.
#[component]
pub fn Thumbnail(position: ReadSignal<String>, board: BoardSpec) -> Element {
    // A text that is no position, as of a head start before Blue has placed, is shown as the empty board.
    let drawing = use_memo(move || Drawing::of(board, position.read().parse::<Position>().ok()));
    let Drawing { view_box, outline, stones } = drawing();
    rsx! {
        svg { class: "thumbnail", view_box, "aria-hidden": "true",
            path { class: "outline", d: "{outline}" }
            for (player, path) in Player::BOTH.into_iter().zip(stones) {
                path { key: "{player:?}", class: "stones {player_word(player)}", d: "{path}" }
            }
        }
    }
}

/// An empty board as a small picture: a point for every cell.
#[component]
pub fn BoardShape(board: BoardSpec) -> Element {
    let drawing = use_memo(use_reactive!(|board| {
        let layout = BoardLayout::new(board);
        let cells = board.geometry().cells();
        let points: String =
            cells.map(|cell| disc(layout.center_of(cell), stone_radius(board) * 0.9)).collect();
        (Drawing::of(board, None), points)
    }));
    let (Drawing { view_box, outline, .. }, points) = drawing();
    rsx! {
        svg { class: "thumbnail shape", view_box, "aria-hidden": "true",
            path { class: "outline", d: "{outline}" }
            path { class: "cells", d: "{points}" }
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Drawing {
    view_box: String,
    outline: String,
    stones: [String; 2],
}

impl Drawing {
    fn of(board: BoardSpec, position: Option<Position>) -> Drawing {
        let layout = BoardLayout::new(board);
        let view = layout.view_box();
        let radius = stone_radius(board) * 1.15;
        let discs = |player: Player| {
            let stones = position.iter().flat_map(|position| position.stones(player));
            stones.map(|cell| disc(layout.center_of(cell), radius)).collect()
        };
        Drawing {
            view_box: format!(
                "{:.0} {:.0} {:.0} {:.0}",
                view.x - 4.0,
                view.y - 4.0,
                view.width + 8.0,
                view.height + 8.0
            ),
            outline: outline(&layout),
            stones: Player::BOTH.map(discs),
        }
    }
}

/// The corners of the board: of the six or four cells at its corners those that lie farthest out.
fn outline(layout: &BoardLayout) -> String {
    let view = layout.view_box();
    let (left, right) = (view.x, view.x + view.width);
    let (top, bottom) = (view.y, view.y + view.height);
    let middle = (left + right) / 2.0;
    let corners = if layout.spec().is_hex() {
        // Columns stand upright: the board's corners lie left and right, and above and below its middle.
        let quarter = view.height / 4.0;
        vec![
            (left, top + quarter),
            (middle, top),
            (right, top + quarter),
            (right, bottom - quarter),
            (middle, bottom),
            (left, bottom - quarter),
        ]
    } else {
        vec![(left, top), (right, top), (right, bottom), (left, bottom)]
    };
    let mut path = String::new();
    for (number, (x, y)) in corners.into_iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(path, "{}{x:.0} {y:.0}", if number == 0 { 'M' } else { 'L' });
    }
    path + "Z"
}

/// A disc as two half circles.
fn disc(center: Point, radius: f32) -> String {
    let (x, y) = (center.x, center.y);
    format!(
        "M{:.0} {y:.0}a{radius:.1} {radius:.1} 0 1 0 {:.1} 0a{radius:.1} {radius:.1} 0 1 0 {:.1} 0Z",
        x - radius,
        2.0 * radius,
        -2.0 * radius
    )
}
