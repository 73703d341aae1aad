//! The empty board, the bands between stones, the marks and the letters around it: what no finger touches.

use std::fmt::Write;

use dioxus::prelude::*;

use crate::{
    app::{BoardLayout, BoardScene, Mark, Point, board_layout::CELL_RADIUS},
    engine::{board::BoardSpec, rules::Player},
};

/// Cells drawn a little smaller than they are leave a line between them.
const CELL_SCALE: f32 = 0.985;

/// Around the spot of a capturing placement.
const RING_RADIUS: f32 = 11.5;

/// The empty board, and its coordinates if they are wanted.
#[component]
pub fn Ground(board: BoardSpec, coordinates: bool) -> Element {
    let layout = BoardLayout::new(board);
    let cells = cells_path(&layout, CELL_SCALE);
    let lines: String = layout.grid_lines().iter().map(|(from, to)| line(*from, *to)).collect();
    rsx! {
        g { class: "under", "aria-hidden": "true",
            path { class: "rim-shade", d: "{cells}" }
            path { class: "rim", d: "{cells}" }
            path { class: if board.is_hex() { "ground" } else { "ground plain" }, d: "{cells}" }
            if !board.is_hex() {
                path { class: "grid", d: "{lines}" }
                for star in stars(&layout) {
                    circle { class: "star", cx: "{star.x}", cy: "{star.y}", r: "5" }
                }
            }
            if coordinates {
                for label in layout.coordinate_labels() {
                    text { class: "coordinate", x: "{label.center.x}", y: "{label.center.y}", "{label.text}" }
                }
            }
        }
    }
}

/// Bands that join the stones of a group.
#[component]
pub fn Bands(scene: ReadSignal<BoardScene>) -> Element {
    let paths = use_memo(move || {
        let scene = scene.read();
        let layout = BoardLayout::new(scene.board);
        [Player::Red, Player::Blue].map(|player| {
            let own = scene
                .bands
                .iter()
                .filter(|(cell, _)| scene.cells[cell.index()].stone == Some(player));
            own.map(|(from, to)| line(layout.center_of(*from), layout.center_of(*to)))
                .collect::<String>()
        })
    });
    let [red, blue] = paths();
    rsx! {
        g { class: "under", "aria-hidden": "true",
            path { class: "band red", d: "{red}" }
            path { class: "band blue", d: "{blue}" }
        }
    }
}

/// Where the player to move may place: a spot, and a ring around it where that captures. A placement changes the marks
/// of many cells: all of them are one drawing, not one for each cell.
#[component]
pub fn Marks(scene: ReadSignal<BoardScene>) -> Element {
    let paths = use_memo(move || {
        let scene = scene.read();
        let layout = BoardLayout::new(scene.board);
        let marked = scene.cells.iter().filter(|cell| cell.mark != Mark::None);
        let [mut spots, mut rings] = [String::new(), String::new()];
        for cell in marked {
            let center = layout.center_of(cell.cell);
            spots.push_str(&dot(center));
            if cell.mark == Mark::Ring {
                rings.push_str(&ring(center));
            }
        }
        [spots, rings]
    });
    let [spots, rings] = paths();
    rsx! {
        g { class: "over marks", "aria-hidden": "true",
            path { class: "ring-edge", d: "{rings}" }
            path { class: "ring", d: "{rings}" }
            path { class: "spot-edge", d: "{spots}" }
            path { class: "spot", d: "{spots}" }
        }
    }
}

/// Shape of a cell around the origin, for what is drawn within a cell.
pub fn cell_shape(layout: &BoardLayout, scale: f32) -> String {
    let Some(cell) = layout.spec().geometry().cell(0) else {
        return String::new();
    };
    let center = layout.center_of(cell);
    let corners = layout.corners_of(cell, scale);
    polygon(
        corners.into_iter().map(|corner| Point { x: corner.x - center.x, y: corner.y - center.y }),
    )
}

/// Radius of a stone: on square boards stones nearly touch.
pub fn stone_radius(board: BoardSpec) -> f32 {
    if board.is_hex() { 0.66 * CELL_RADIUS } else { 0.76 * CELL_RADIUS }
}

fn cells_path(layout: &BoardLayout, scale: f32) -> String {
    let scale = if layout.spec().is_hex() { scale } else { 1.0 };
    let cells = layout.spec().geometry().cells();
    cells.map(|cell| polygon(layout.corners_of(cell, scale).into_iter())).collect()
}

fn polygon(corners: impl Iterator<Item = Point>) -> String {
    let mut path = String::new();
    for (number, corner) in corners.enumerate() {
        let letter = if number == 0 { 'M' } else { 'L' };
        // Writing to a string cannot fail.
        let _ = write!(path, "{letter}{:.1} {:.1}", corner.x, corner.y);
    }
    path.push('Z');
    path
}

/// A line so short that its round ends make it a dot, as wide as the line.
fn dot(center: Point) -> String {
    format!("M{:.1} {:.1}h.01", center.x, center.y)
}

fn ring(center: Point) -> String {
    let (left, width) = (center.x - RING_RADIUS, 2.0 * RING_RADIUS);
    let half = |way| format!("a{RING_RADIUS} {RING_RADIUS} 0 0 1 {way:.1} 0");
    format!("M{left:.1} {:.1}{}{}", center.y, half(width), half(-width))
}

fn line(from: Point, to: Point) -> String {
    format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y)
}

/// The points by which players of Go find their way on larger square boards.
fn stars(layout: &BoardLayout) -> Vec<Point> {
    let side = layout.spec().side();
    if side < 9 {
        return Vec::new();
    }
    let edge = if side < 13 { 2 } else { 3 };
    let mut places = vec![edge, side - 1 - edge];
    if side % 2 == 1 {
        places.push(side / 2);
    }
    let geometry = layout.spec().geometry();
    let pairs = places.iter().flat_map(|column| places.iter().map(move |row| (*column, *row)));
    let cells = pairs.filter_map(|(column, row)| geometry.cell_at(column, row + 1));
    cells.map(|cell| layout.center_of(cell)).collect()
}
