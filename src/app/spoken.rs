//! The spoken name of a cell, and what is said aloud of a move.

use crate::engine::{board::BoardSpec, rules::Move};

use super::{
    board_scene::{CellScene, Legal, Life},
    course::Step,
    screens::Screen,
    sentence::Sentence,
    state::AppState,
};

/// The parts of a cell's spoken name, to be joined by commas: "d4, empty, capturing placement, takes 2".
pub fn spoken_name(board: BoardSpec, scene: &CellScene) -> Vec<Sentence> {
    let cell = scene.cell;
    let mut parts = Vec::new();
    parts.push(match (scene.stone, scene.pending) {
        (Some(player), _) => {
            Sentence::new("cell-stone").cell(board, cell).player(player).number("size", scene.group)
        }
        (None, Some(player)) => Sentence::new("cell-pending").cell(board, cell).player(player),
        (None, None) => Sentence::new("cell-empty").cell(board, cell),
    });
    match scene.legal {
        Legal::No => {}
        Legal::Plain => parts.push(Sentence::new("cell-plain")),
        Legal::Capture => parts.push(Sentence::new("cell-capture").number("count", scene.takes)),
    }
    if let Some(player) = scene.trace {
        parts.push(Sentence::new("cell-trace").player(player));
    }
    let life = match scene.life {
        Life::Unknown => None,
        Life::Dead => Some("cell-dead"),
        Life::Alive => Some("cell-alive"),
    };
    let facts = [
        scene.is_last.then_some("cell-last"),
        scene.would_be_captured.then_some("cell-would-be-captured"),
        life,
        scene.is_endangered.then_some("cell-endangered"),
        scene.is_hint.then_some("cell-hint"),
    ];
    parts.extend(facts.into_iter().flatten().map(Sentence::new));
    parts
}

/// What is said aloud of the moves shown last (a placement and the passes after it), with their number in the
/// record, so that two equal sentences in a row are still two.
pub fn announcement(state: &AppState) -> Option<(usize, Vec<Sentence>)> {
    // There the sentence about the placement is said.
    let game = state.seen_game().filter(|_| state.screen() != Screen::Review)?;
    let steps = &game.course().steps()[..game.shown_len()];
    let placed = steps.iter().rposition(Step::is_chosen)?;
    let said = |step: &Step| match (step.placed(), step.captured.len()) {
        (None, _) if step.mv == Move::Swap => Sentence::new("said-swapped"),
        (None, _) => Sentence::new("said-passed").player(step.player),
        (Some(cell), 0) => {
            Sentence::new("said-placed").player(step.player).cell(game.board(), cell)
        }
        (Some(cell), count) => Sentence::new("said-captured")
            .player(step.player)
            .cell(game.board(), cell)
            .number("count", count as u32),
    };
    Some((steps.len(), steps[placed..].iter().map(said).collect()))
}
