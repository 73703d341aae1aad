//! A board to look at: for home, and for the rules.

use std::rc::Rc;

use dioxus::prelude::*;

use super::{
    cell::CellFace,
    ground::{Bands, Ground, Marks, cell_shape},
};
use crate::app::{BoardLayout, BoardScene, CellScene, sentence::player_word};

/// The stones of a scene, small and untouchable; `label` says what it shows.
#[component]
pub fn BoardPicture(
    scene: ReadSignal<BoardScene>,
    #[props(default)] label: Option<String>,
) -> Element {
    let board = use_memo(move || scene.read().board);
    let layout = use_memo(move || Rc::new(BoardLayout::new(board())));
    let layout = layout();
    let view = layout.view_box();
    let margin = 9.0;
    let view_box = format!(
        "{:.1} {:.1} {:.1} {:.1}",
        view.x - margin,
        view.y - margin,
        view.width + 2.0 * margin,
        view.height + 2.0 * margin
    );
    let shape: Rc<str> = cell_shape(&layout, 0.95).into();
    let marks = scene.read().to_move.map_or("none", player_word);
    rsx! {
        svg { class: "picture marks-{marks}", view_box, role: "img", "aria-label": label.clone(), "aria-hidden": label.is_none().then_some("true"),
            Ground { board: board(), coordinates: false }
            Bands { scene }
            for cell in scene.read().cells.iter() {
                if !is_bare(cell) {
                    g {
                        key: "{cell.cell.index()}",
                        transform: "translate({layout.center_of(cell.cell).x:.1} {layout.center_of(cell.cell).y:.1})",
                        CellFace { scene: *cell, board: board(), shape: Rc::clone(&shape), wave: 0 }
                    }
                }
            }
            Marks { scene }
        }
    }
}

/// Whether there is nothing to draw on a cell.
fn is_bare(cell: &CellScene) -> bool {
    cell.stone.is_none() && cell.pending.is_none() && !cell.is_asked
}
