//! A game as text that goes through any messenger, and back. The README holds the grammar.
//!
//! ```text
//! Oust
//! Board: hex 7
//! Red: Anna
//! Blue: level 4
//! Date: 2026-11-30
//! Result: unfinished
//!
//! 1. Red d4
//! 2. Blue e7
//! 3. Red d6
//! 4. Blue d5x2 a1
//! ```
//!
//! One line is one turn. A placement that captured says how many stones it took, so a chain can be followed
//! without a board. What stands after `#` or in braces is a comment, and stays where it is.
//!
//! Promises: what [`write`](fn@write) writes [`read`] reads back as the same game; `read` never panics, whatever the
//! text, and says of the first thing that is wrong what it is, with the game up to there.

mod abstract_play;
mod line;
mod read;
mod trouble;
mod write;

use crate::engine::rules::{GameRecord, Position};

use super::{game_setup::Seat, moment::Date, summary::Forfeit, terms::Comment};

pub use read::read;
pub use trouble::{ReadTrouble, Reason, Refused, TROUBLE_KEYS};
pub use write::{date_text, write};

/// What a text holds.
#[derive(Debug, Clone, PartialEq)]
pub enum Found {
    /// A game.
    Game(Box<ReadGame>),
    /// A position, by its short code.
    Position(Box<Position>),
}

/// A game as its text tells it.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadGame {
    /// What it is called; empty when it has no name.
    pub title: String,
    /// Where it began and all moves.
    pub record: GameRecord,
    /// Who began as Red and as Blue.
    pub seats: [Seat; 2],
    /// Their names; empty where none is told.
    pub names: [String; 2],
    /// Whether the second player may take the first one's place.
    pub swap: bool,
    /// When it began, to the day.
    pub date: Option<Date>,
    /// How it ended, if its moves do not end it.
    pub forfeit: Option<Forfeit>,
    /// What somebody noted beside the moves, in their order.
    pub comments: Vec<Comment>,
}

impl From<ReadGame> for Found {
    fn from(game: ReadGame) -> Found {
        Found::Game(Box::new(game))
    }
}
