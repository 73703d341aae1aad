//! Counting placement sequences, to compare the rules with those of other programs.

use super::{Move, Outcome, Played, Position};

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
    let passed = position.must_pass();
    if passed && position.play(Move::Pass).is_err() {
        return;
    }
    let placements = position.legal_placements();
    if depth == 1 && passed {
        counts.after_pass += placements.len() as u64;
    }
    for cell in placements {
        let mut next = position.clone();
        let played = next.play(Move::Place(cell)).expect("the cell is a legal placement");
        if depth > 1 {
            count(&next, depth - 1, counts);
            continue;
        }
        counts.sequences += 1;
        counts.captures += u64::from(matches!(played, Played::Capturing { .. }));
        counts.wins += u64::from(matches!(next.outcome(), Some(Outcome::Won(_))));
    }
}
