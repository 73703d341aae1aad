use std::time::Duration;

use crate::engine::{board::Cell, rules::Outcome};

/// What a search found.
#[derive(Debug, Clone, PartialEq)]
pub struct SearchReport {
    /// The placement to make; `None` when the player to move has none and must pass.
    pub cell: Option<Cell>,
    /// Playouts of this search.
    pub playouts: u64,
    /// Visits of the chosen placement, those of earlier searches in the tree included.
    pub visits: u32,
    /// Red's chance to win, 0 to 1, after the chosen placement.
    pub red_value: f32,
    /// The outcome, when it is certain whatever is played against it.
    pub proven: Option<Outcome>,
    /// The placements thought best from here on, passes left out.
    pub line: Vec<Cell>,
    /// Time from the start to the answer.
    pub time: Duration,
}

/// How far a search has come.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SearchProgress {
    /// Time since its start.
    pub time: Duration,
    /// The placement it favors now.
    pub favorite: Option<Cell>,
    /// Red's chance to win, 0 to 1, after it.
    pub red_value: f32,
}
