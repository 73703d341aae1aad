//! The six playing strengths, and how each chooses.
//!
//! Levels 1 to 4 look no further than the placement at hand; 5 and 6 think ahead:
//!
//! | level | a placement |
//! | --- | --- |
//! | 1 | any legal one, by chance |
//! | 2 | three of four as level 1, the others as level 4 |
//! | 3 | half of them as level 1, half as level 4 |
//! | 4 | a capture whenever there is one; else a seed that touches no enemy stone; else any seed |
//! | 5 | a chain that wins; else four of five by a search of half a second, the others as level 4 |
//! | 6 | a chain that wins; else by a search of three seconds |
//!
//! "By chance" always means that each has the same chance.

mod first_stone;
mod judge;
mod thinker;

use std::fmt;

use crate::engine::board::{Cell, CellSet};
use crate::engine::rules::Position;
use crate::engine::search::SearchRng;

pub use judge::Judgment;
pub use thinker::{Choice, Effort, Thinker};

/// A playing strength, 1 (weakest) to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 6] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6)];
    /// The strongest level: "Unbeatable".
    pub const STRONGEST: Level = Level(6);

    /// The level with this number, 1 to 6.
    pub fn new(number: u8) -> Option<Level> {
        (1..=6).contains(&number).then_some(Level(number))
    }

    /// 1 to 6.
    pub fn number(self) -> u8 {
        self.0
    }

    /// Whether the level thinks ahead, so that its answer takes time.
    pub fn searches(self) -> bool {
        self.0 > 4
    }

    /// Chooses a placement for the player to move, without looking ahead;
    /// `None` when there is none. Levels that search choose as level 4 here.
    pub fn choose_at_once(self, position: &Position, rng: &mut SearchRng) -> Option<Cell> {
        if self.places_at_random(rng) {
            any_of(&position.legal_placements(), rng)
        } else {
            choose_greedily(position, rng)
        }
    }

    /// Draws whether the level does this time what level 1 does.
    fn places_at_random(self, rng: &mut SearchRng) -> bool {
        let random_in_four = match self.0 {
            1 => 4,
            2 => 3,
            3 => 2,
            _ => 0,
        };
        rng.below(4) < random_in_four
    }
}

/// Writes the number.
impl fmt::Display for Level {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

/// A capture if there is one, else a seed away from the enemy if there is one, else any seed.
fn choose_greedily(position: &Position, rng: &mut SearchRng) -> Option<Cell> {
    let captures = position.capturing_placements();
    if !captures.is_empty() {
        return any_of(&captures, rng);
    }
    let seeds = position.legal_placements();
    let enemy = position.player_to_move()?.opponent();
    let away = |cell: &Cell| !position.table().touches(cell.index(), enemy);
    any_of(&seeds.iter().filter(away).collect(), rng).or_else(|| any_of(&seeds, rng))
}

/// One of the cells, each with the same chance.
fn any_of(cells: &CellSet, rng: &mut SearchRng) -> Option<Cell> {
    if cells.is_empty() { None } else { cells.iter().nth(rng.below(cells.len())) }
}
