use super::Player;
use crate::engine::board::{Cell, CellSet};

/// What a player can do at once: the unit of records and of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Puts one stone on an empty cell.
    Place(Cell),
    /// Gives the turn away, for want of any placement.
    Pass,
    /// Takes the first player's place instead of answering the first stone (the pie rule): the two
    /// exchange colors, and who placed the stone is Blue and places next. Stones and turn stay as they
    /// are, so a [`Position`](super::Position) knows nothing of it; a [`GameRecord`](super::GameRecord) does.
    Swap,
}

/// What a move did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Played {
    /// A stone that touches no own stone; the turn is over.
    NonCapturing,
    /// A stone that joined own stones and took enemy groups; the turn goes on,
    /// unless that was the win.
    Capturing {
        /// The enemy stones removed, never empty.
        captured: CellSet,
    },
    /// Nothing was placed; the turn is over.
    Passed,
    /// The players exchanged colors.
    Swapped,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player removed the last enemy stone.
    Won(Player),
    /// Neither player had a placement left: a draw, on square boards only.
    Deadlock,
}
