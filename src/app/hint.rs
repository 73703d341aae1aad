//! A hint asked for: being computed, or shown.

use crate::engine::{
    board::{BoardSpec, Cell, CellSet},
    rules::{Move, Outcome, Played, Position},
    search::{ChainAnswer, ChainLimits, winning_chain},
};

use super::{
    coach::CHAIN_NODES,
    dangers::{MOST_PLACEMENTS, capturable_this_turn},
    sentence::Sentence,
    thinking::{Progress, SearchRequest},
};

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
    Shown(Cell, Reason),
}

/// Why a placement is a good one, as far as that can be said in a few words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// It begins a chain that takes everything, or takes the last stones itself.
    Wins,
    /// It takes so many stones, and then more can be taken.
    OpensChain(u16),
    /// It takes so many stones.
    Takes(u16),
    /// A seed that the enemy cannot take in the next turn.
    SafeSeed,
    /// Nothing of these.
    Other,
}

impl Hint {
    /// The hint to place there, with its reason.
    pub fn shown(position: &Position, cell: Cell) -> Hint {
        Hint::Shown(cell, Reason::of(position, cell))
    }
}

impl Reason {
    /// Why to place there.
    pub fn of(position: &Position, cell: Cell) -> Reason {
        let mut after = position.clone();
        let Ok(played) = after.play(Move::Place(cell)) else { return Reason::Other };
        let is_mine = after.player_to_move() == position.player_to_move();
        let chain = || winning_chain(&after, &ChainLimits::nodes(CHAIN_NODES));
        match played {
            _ if matches!(after.outcome(), Some(Outcome::Won(_))) => Reason::Wins,
            Played::Capturing { .. } if is_mine && matches!(chain(), ChainAnswer::Wins(_)) => {
                Reason::Wins
            }
            Played::Capturing { captured } => {
                let goes_on = is_mine && !after.capturing_placements().is_empty();
                let count = captured.len() as u16;
                if goes_on { Reason::OpensChain(count) } else { Reason::Takes(count) }
            }
            _ if capturable_this_turn(&after, MOST_PLACEMENTS).contains(cell) => Reason::Other,
            _ => Reason::SafeSeed,
        }
    }

    /// The sentence that shows the cell and says why.
    pub fn sentence(self, board: BoardSpec, cell: Cell) -> Sentence {
        let sentence = |key| Sentence::new(key).cell(board, cell);
        match self {
            Reason::Wins => sentence("hint-wins"),
            Reason::OpensChain(count) => sentence("hint-opens-chain").number("count", count),
            Reason::Takes(count) => sentence("hint-takes").number("count", count),
            Reason::SafeSeed => sentence("hint-safe-seed"),
            Reason::Other => sentence("hint-shown"),
        }
    }
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
