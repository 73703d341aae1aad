//! Counting placement sequences, to compare the rules with those of other programs.

use super::{Move, Position};
use crate::engine::board::CellSet;

/// What [`perft`] counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PerftCounts {
    /// Different sequences of exactly so many legal placements.
    pub sequences: u64,
    /// Those whose last placement captures.
    pub captures: u64,
    /// Those whose last placement wins.
    pub wins: u64,
    /// Those in which a pass stands just before the last placement.
    pub after_pass: u64,
}

/// Counts the sequences of exactly `depth` placements from this position.
///
/// Every stone counts as one placement, also within a turn. A pass is made where it is needed and
/// not counted. A game that ends with fewer placements adds nothing. Depth 0 has one sequence.
pub fn perft(position: &Position, depth: u32) -> PerftCounts {
    let mut counts = PerftCounts::default();
    if depth == 0 {
        counts.sequences = 1;
    } else {
        count(position, depth, &mut counts);
    }
    counts
}

fn count(position: &Position, depth: u32, counts: &mut PerftCounts) {
    let mut position = position.clone();
    let passes = position.must_pass();
    if passes {
        position.play(Move::Pass).expect("a player without a placement passes");
    }
    let placements = position.legal_placements();
    if depth == 1 {
        let captures = position.capturing_placements();
        counts.sequences += placements.len() as u64;
        counts.captures += captures.len() as u64;
        counts.wins += wins(&position, &captures);
        counts.after_pass += if passes { placements.len() as u64 } else { 0 };
        return;
    }
    for cell in placements {
        let mut next = position.clone();
        next.play(Move::Place(cell)).expect("the cell is a legal placement");
        count(&next, depth - 1, counts);
    }
}

/// How many of these captures take every enemy stone.
fn wins(position: &Position, captures: &CellSet) -> u64 {
    let Some(player) = position.player_to_move() else { return 0 };
    let enemies = usize::from(position.stone_count(player.opponent()));
    captures.iter().filter(|&cell| position.captures_of(cell).len() == enemies).count() as u64
}
