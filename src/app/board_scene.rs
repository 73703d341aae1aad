//! What the board shows, cell by cell.

use crate::engine::{
    board::{BoardSpec, Cell},
    rules::Player,
};

use super::state::AppState;

/// All that the board view draws.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardScene {
    /// The board.
    pub board: BoardSpec,
    /// Every cell, by [`Cell::index`].
    pub cells: Vec<CellScene>,
    /// Neighboring stones of one group, each pair once: drawn as a band of their color.
    pub bands: Vec<(Cell, Cell)>,
    /// Whose move it is, for the color of the marks; none when the game is over.
    pub to_move: Option<Player>,
    /// Column letters and numbers are shown.
    pub coordinates: bool,
}

/// All that one cell shows. Views compare it to see whether they must draw again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CellScene {
    /// The cell.
    pub cell: Cell,
    /// The stone on it.
    pub stone: Option<Player>,
    /// Stones in the group of that stone; 0 without one.
    pub group: u16,
    /// What a placement of the player to move would be: the truth, also with marking off.
    pub legal: Legal,
    /// Stones that such a placement would capture.
    pub takes: u16,
    /// The mark drawn.
    pub mark: Mark,
    /// The pending stone of this player is here.
    pub pending: Option<Player>,
    /// The pending or explained placement would capture this stone.
    pub would_be_captured: bool,
    /// The last placement.
    pub is_last: bool,
    /// A stone of this player was captured here in the latest turn, and the cell is still empty.
    pub trace: Option<Player>,
    /// Belongs to the group that stands in the way of a refused placement.
    pub is_blocker: bool,
    /// The cell that was refused or is explained.
    pub is_asked: bool,
    /// Whether the player to move can capture the stone in this turn, if that overlay is on.
    pub life: Life,
    /// The other side could capture this own stone in its next turn, if that overlay is on.
    pub is_endangered: bool,
    /// The group's number of stones, on the one cell of the group that carries it.
    pub size_label: Option<u16>,
    /// Hinted at: the cell, or the area in which it lies.
    pub is_hint: bool,
    /// The placement that the search now favors.
    pub is_favored: bool,
    /// Has the board's keyboard focus (the one cell that Tab reaches).
    pub is_focused: bool,
}

/// What a placement on a cell would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Legal {
    /// Refused.
    No,
    /// A non-capturing placement.
    Plain,
    /// A capturing placement.
    Capture,
}

/// What is drawn on an empty cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    None,
    /// A spot: a placement.
    Spot,
    /// A spot with a ring: a capturing placement.
    Ring,
}

/// What the overlay of dead groups says of a stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Life {
    /// Nothing: the overlay is off, or there is no enemy stone.
    Unknown,
    /// Its group can be captured in this turn.
    Dead,
    /// Its group cannot be captured in this turn.
    Alive,
}

impl Legal {
    /// Value of `data-legal`: `no`, `plain`, `capture`.
    pub fn name(self) -> &'static str {
        match self {
            Legal::No => "no",
            Legal::Plain => "plain",
            Legal::Capture => "capture",
        }
    }
}

impl Mark {
    /// Value of `data-mark`: `none`, `spot`, `ring`.
    pub fn name(self) -> &'static str {
        match self {
            Mark::None => "none",
            Mark::Spot => "spot",
            Mark::Ring => "ring",
        }
    }
}

/// The board of the game, if there is one.
pub fn board_scene(state: &AppState) -> Option<BoardScene> {
    let _ = state;
    todo!("computed from the state")
}
