//! A hint asked for: being computed, or shown.

use crate::engine::board::{BoardSpec, Cell, CellSet};

use super::thinking::{Progress, SearchRequest};

/// A hint asked for.
#[derive(Debug, Clone, PartialEq)]
pub enum Hint {
    /// Being computed; any tap cancels it.
    Thinking {
        /// What was asked.
        request: Box<SearchRequest>,
        /// How far the search is.
        progress: Progress,
    },
    /// Shown as an area, until the position changes or Hint is pressed again.
    Area {
        /// The cell within it that is meant.
        cell: Cell,
        /// The area.
        area: CellSet,
    },
    /// Shown as a cell, until the position changes or Hint is pressed again.
    Shown(Cell),
}

/// An area around the cell that does not give it away by being centered on it: all cells at most two steps from
/// the cell itself or, by chance, from one of its neighbors.
pub fn area_around(board: BoardSpec, cell: Cell, rng_seed: u64) -> CellSet {
    let geometry = board.geometry();
    let neighbors = geometry.neighbors(cell);
    let choice = (rng_seed >> 33) as usize % (neighbors.len() + 1);
    let center = neighbors.get(choice).copied().unwrap_or(cell);
    let mut area = CellSet::new();
    area.insert(center);
    for _ in 0..2 {
        let grown: Vec<Cell> =
            area.iter().flat_map(|cell| geometry.neighbors(cell)).copied().collect();
        for cell in grown {
            area.insert(cell);
        }
    }
    area
}
