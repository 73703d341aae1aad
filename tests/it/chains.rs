//! Chains that win within a turn.

use crate::support::every_chain::first_placements;
use crate::support::known_positions::known_positions;

/// The plain way gives up after so many positions.
const MOST_POSITIONS: usize = 100_000;

#[test]
fn trying_every_chain_finds_the_known_ones() {
    let mut decided = 0;
    for known in known_positions("chains") {
        if let Some(winning) = first_placements(&known.position, MOST_POSITIONS) {
            assert_eq!(winning, known.winning, "{}", known.name);
            decided += 1;
        }
    }
    println!("decided {decided}");
    assert!(decided >= 150, "decided only {decided}");
}
