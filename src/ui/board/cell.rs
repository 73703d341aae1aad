//! One cell: its stone, its marks, its name.

use std::rc::Rc;

use dioxus::prelude::*;

use super::ground::stone_radius;
use crate::{
    app::{CellScene, Legal, Life, Point, sentence::player_word, spoken::spoken_name},
    engine::{
        board::{BoardSpec, Cell},
        rules::Player,
    },
    ui::text::{Texts, use_texts},
};

/// A cell of the board, drawn again only when something on it changes.
///
/// It takes no taps itself (the board does), but answers to screen readers, which activate and focus
/// elements rather than points.
#[component]
pub fn CellView(
    scene: CellScene,
    board: BoardSpec,
    center: Point,
    shape: Rc<str>,
    wave: u8,
    on_activate: Callback<Cell>,
    on_focus: Callback<Cell>,
) -> Element {
    let texts = use_texts();
    let cell = scene.cell;
    let name = board.geometry().name(cell);
    let label = spoken(&texts, board, &scene);
    let stone = scene.stone.map_or("empty", player_word);
    rsx! {
        g {
            class: "cell",
            transform: "translate({center.x:.1} {center.y:.1})",
            role: "button",
            tabindex: if scene.is_focused { "0" } else { "-1" },
            "aria-label": "{label}",
            "data-cell": "{name}",
            "data-stone": stone,
            "data-legal": scene.legal.name(),
            "data-mark": scene.mark.name(),
            "data-last": scene.is_last.then_some("true"),
            "data-hint": scene.is_hint.then_some("true"),
            "data-takes": (scene.legal == Legal::Capture).then(|| scene.takes.to_string()),
            onclick: move |_| on_activate.call(cell),
            onfocusin: move |_| on_focus.call(cell),
            CellFace { scene: scene.face(), board, shape, wave }
        }
    }
}

/// All that is seen on a cell, around the origin, but for its mark: see [`Marks`](super::ground::Marks).
#[component]
pub fn CellFace(scene: CellScene, board: BoardSpec, shape: Rc<str>, wave: u8) -> Element {
    rsx! {
        path { class: if scene.is_hint { "area hinted-area" } else { "area" }, d: "{shape}" }
        if let Some(player) = scene.trace {
            Trace { player, board, wave }
        }
        if let Some(player) = scene.stone {
            Stone { player, board, is_last: scene.is_last, is_of_chain: scene.is_of_chain, life: scene.life }
        }
        if let Some(player) = scene.pending {
            g { class: "stone pending {player_word(player)}",
                StoneShape { player, radius: stone_radius(board) }
            }
        }
        Notes { scene, board }
    }
}

/// The spoken name of a cell, parts joined by commas.
fn spoken(texts: &Texts, board: BoardSpec, scene: &CellScene) -> String {
    let parts = spoken_name(board, scene);
    parts.iter().map(|part| texts.sentence(part)).collect::<Vec<_>>().join(", ")
}

/// A stone that stands on its cell.
#[component]
fn Stone(
    player: Player,
    board: BoardSpec,
    is_last: bool,
    is_of_chain: bool,
    life: Life,
) -> Element {
    let radius = stone_radius(board);
    let class = if life == Life::Dead { "stone faded" } else { "stone" };
    rsx! {
        g { class: "{class} {player_word(player)}",
            StoneShape { player, radius }
            if is_last {
                circle { class: "point", r: "{radius * 0.26}" }
            } else if is_of_chain {
                circle { class: "point", r: "{radius * 0.14}" }
            }
        }
    }
}

/// The disc of a stone with its form; the style makes red discs squares for the color-blind.
#[component]
pub fn StoneShape(player: Player, radius: f32) -> Element {
    let side = 2.0 * radius;
    rsx! {
        rect { class: "deep", x: "{-radius}", y: "{-radius}", width: "{side}", height: "{side}", rx: "{radius}" }
        rect { class: "face", x: "{-radius}", y: "{-radius}", width: "{side}", height: "{side}", rx: "{radius}" }
        rect { class: "shine", x: "{-radius}", y: "{-radius}", width: "{side}", height: "{side}", rx: "{radius}" }
        if player == Player::Blue {
            circle { class: "form", r: "{radius * 0.56}" }
        }
    }
}

/// Where a stone was taken: the stone leaves, a faint outline stays until the next turn.
#[component]
fn Trace(player: Player, board: BoardSpec, wave: u8) -> Element {
    let radius = stone_radius(board);
    rsx! {
        circle { class: "trace", r: "{radius * 0.92}" }
        g { class: "leaving {player_word(player)}", style: "--wave: {wave}",
            g { class: "stone still {player_word(player)}",
                StoneShape { player, radius }
            }
        }
    }
}

/// What is said about a cell beside its stone: in the way, asked about, would be captured, hinted at.
#[component]
fn Notes(scene: CellScene, board: BoardSpec) -> Element {
    let radius = stone_radius(board);
    rsx! {
        if scene.is_blocker {
            circle { class: "lit", r: "{radius + 3.5}" }
        }
        if scene.is_asked {
            circle { class: "lit own", r: "{radius + 3.5}" }
        }
        if scene.life == Life::Dead {
            circle { class: "dead", r: "{radius + 3.0}" }
        }
        if scene.life == Life::Alive {
            circle { class: "alive", r: "{radius + 2.5}" }
        }
        if scene.is_endangered {
            path { class: "warned", d: "M0 -9L9 7H-9Z" }
        }
        if scene.would_be_captured {
            Cross { arm: radius * 0.42 }
        }
        if (scene.is_hint && !scene.is_hint_area) || scene.is_favored {
            path { class: if scene.is_hint { "hinted" } else { "hinted favored" }, d: "M0 -15L15 0L0 15L-15 0Z" }
        }
    }
}

/// A stone that would be captured.
#[component]
fn Cross(arm: f32) -> Element {
    let cross = format!("M{0:.1} {0:.1}L{1:.1} {1:.1}M{0:.1} {1:.1}L{1:.1} {0:.1}", -arm, arm);
    rsx! {
        g { class: "crossed",
            path { class: "edge", d: "{cross}" }
            path { class: "line", d: "{cross}" }
        }
    }
}
