//! Puzzles: positions with one right first placement, proven by exact search.
//!
//! Nothing here is a matter of opinion: [`right_placements`] tries every placement and every answer to it, and a
//! position is a puzzle only if exactly one placement is left. `benches/puzzles` makes them from
//! the engine's own games.
//!
//! A puzzle on one line is its kind, its grade from 1 (easy) to 5, the position and the right first
//! placement: `win 2 hex4.2r1.1r3.6.1rb3r.r5.4b.b1bb.red e3`.
mod alike;
mod proof;
mod turns;

use std::{fmt, str::FromStr};

use super::{board::Cell, rules::Position};

pub use alike::shape_of;
pub use proof::{PuzzleLimits, punishment, right_placements};
pub use turns::{Turns, turns};

/// What a puzzle asks of the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PuzzleKind {
    /// Take every enemy stone in this turn.
    Win,
    /// Leave the enemy no turn that takes every stone.
    Save,
    /// End the turn so that, whatever the enemy does, the next one takes every enemy stone.
    WinInTwo,
}

/// A position with one right first placement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// What it asks.
    pub kind: PuzzleKind,
    /// How hard it is, 1 to 5: by how often levels 4 and 5 fail.
    pub grade: u8,
    /// The position, at the beginning of a turn.
    pub position: Position,
    /// The only first placement of a right turn.
    pub first: Cell,
}

impl PuzzleKind {
    /// Every kind.
    pub const ALL: [PuzzleKind; 3] = [PuzzleKind::Win, PuzzleKind::Save, PuzzleKind::WinInTwo];

    /// The word it is written with.
    pub fn name(self) -> &'static str {
        match self {
            PuzzleKind::Win => "win",
            PuzzleKind::Save => "save",
            PuzzleKind::WinInTwo => "two",
        }
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.position.geometry().name(self.first);
        write!(out, "{} {} {} {first}", self.kind.name(), self.grade, self.position)
    }
}

/// Reads what `Display` writes; the error says what is wrong.
impl FromStr for Puzzle {
    type Err = String;

    fn from_str(line: &str) -> Result<Puzzle, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [kind, grade, position, first] = words[..] else {
            return Err(format!("expected four words, found {}", words.len()));
        };
        let kind = PuzzleKind::ALL.into_iter().find(|known| known.name() == kind);
        let position: Position = position.parse().map_err(|error| format!("{error}"))?;
        Ok(Puzzle {
            kind: kind.ok_or("no such kind of puzzle")?,
            grade: grade.parse().map_err(|_| "no grade")?,
            first: position.geometry().cell_named(first).ok_or("no such cell")?,
            position,
        })
    }
}
