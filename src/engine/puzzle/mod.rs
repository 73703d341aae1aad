//! Puzzles: positions with one right first placement.
//!
//! Three kinds are proven by exact search: [`right_placements`] tries every placement and every answer to it,
//! and a position is a puzzle only if exactly one placement is left. For the fourth, the best
//! seed, [`best_seed`] lets level 6 think for long: one seed must stand out clearly, and both
//! chances stay in the puzzle. `benches/puzzles` makes all of them from the engine's own games.
//!
//! A puzzle on one line is its kind, its grade from 1 (easy) to 5, the position and the right first
//! placement: `win 2 hex4.2r1.1r3.6.1rb3r.r5.4b.b1bb.red e3`; for the best seed the two
//! chances to win follow, in hundredths: of that seed, and of the next best placement.
mod alike;
mod best_seed;
mod proof;
mod solution;
mod turns;

use std::{fmt, str::FromStr};

use super::{board::Cell, rules::Position};

pub use alike::shape_of;
pub use best_seed::{BestSeed, Chances, best_seed, reply_to};
pub use proof::{PuzzleLimits, punishment, right_placements};
pub use solution::{chain_that_takes_most, solution};
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
    /// Find the seed that is clearly better than every other placement.
    Seed,
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
    /// What [`PuzzleKind::Seed`] rests on; none for the others, which are proven.
    pub chances: Option<Chances>,
}

impl PuzzleKind {
    /// Every kind.
    pub const ALL: [PuzzleKind; 4] =
        [PuzzleKind::Win, PuzzleKind::Save, PuzzleKind::WinInTwo, PuzzleKind::Seed];

    /// The word it is written with.
    pub fn name(self) -> &'static str {
        match self {
            PuzzleKind::Win => "win",
            PuzzleKind::Save => "save",
            PuzzleKind::WinInTwo => "two",
            PuzzleKind::Seed => "seed",
        }
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.position.geometry().name(self.first);
        write!(out, "{} {} {} {first}", self.kind.name(), self.grade, self.position)?;
        match self.chances {
            Some(chances) => write!(out, " {} {}", chances.best, chances.next),
            None => Ok(()),
        }
    }
}

/// Reads what `Display` writes; the error says what is wrong.
impl FromStr for Puzzle {
    type Err = String;

    fn from_str(line: &str) -> Result<Puzzle, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [kind, grade, position, first, ref chances @ ..] = words[..] else {
            return Err(format!("expected four words or six, found {}", words.len()));
        };
        let kind = PuzzleKind::ALL.into_iter().find(|known| known.name() == kind);
        let kind = kind.ok_or("no such kind of puzzle")?;
        let position: Position = position.parse().map_err(|error| format!("{error}"))?;
        Ok(Puzzle {
            kind,
            chances: chances_of(kind, chances)?,
            grade: grade.parse().map_err(|_| "no grade")?,
            first: position.geometry().cell_named(first).ok_or("no such cell")?,
            position,
        })
    }
}

fn chances_of(kind: PuzzleKind, words: &[&str]) -> Result<Option<Chances>, String> {
    let number = |word: &str| word.parse().map_err(|_| format!("{word} is no chance"));
    match (kind, words) {
        (PuzzleKind::Seed, [best, next]) => {
            Ok(Some(Chances { best: number(best)?, next: number(next)? }))
        }
        (PuzzleKind::Seed, _) => Err("a best seed needs two chances".to_owned()),
        (_, []) => Ok(None),
        (_, _) => Err("only a best seed has chances".to_owned()),
    }
}
