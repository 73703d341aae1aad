//! The plain way to find winning chains: try every capture after every other.

use std::collections::HashMap;

use oust::engine::board::CellSet;
use oust::engine::rules::{Move, Outcome, Position};

/// Every first placement of a chain that takes all enemy stones within this turn; `None` when
/// more than so many positions would have to be looked at.
pub fn first_placements(position: &Position, most_positions: usize) -> Option<CellSet> {
    let mut known = HashMap::new();
    let mut first = CellSet::new();
    for cell in position.capturing_placements() {
        let mut next = position.clone();
        next.play(Move::Place(cell)).unwrap();
        if wins(&next, most_positions, &mut known)? {
            first.insert(cell);
        }
    }
    Some(first)
}

/// Whether captures alone lead on to the win.
fn wins(position: &Position, most: usize, known: &mut HashMap<u64, bool>) -> Option<bool> {
    if let Some(outcome) = position.outcome() {
        return Some(matches!(outcome, Outcome::Won(_)));
    }
    if let Some(&known) = known.get(&position.fingerprint()) {
        return Some(known);
    }
    if known.len() >= most {
        return None;
    }
    let mut wins_somehow = false;
    for cell in position.capturing_placements() {
        let mut next = position.clone();
        next.play(Move::Place(cell)).unwrap();
        if wins(&next, most, known)? {
            wins_somehow = true;
            break;
        }
    }
    known.insert(position.fingerprint(), wins_somehow);
    Some(wins_somehow)
}
