//! Quick play from a position to the end of the game, to judge it.
use super::SearchRng;
use crate::engine::rules::{Outcome, Position};

/// How a random game went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RandomGame {
    /// How it ended.
    pub outcome: Outcome,
    /// Number of stones placed.
    pub placements: u32,
}

/// Plays uniform random legal placements, from this position to the end of the game.
pub fn play_random_game(position: &mut Position, rng: &mut SearchRng) -> RandomGame {
    let mut placements = 0;
    let mut passed = false;
    loop {
        if let Some(outcome) = position.outcome() {
            return RandomGame { outcome, placements };
        }
        match position.draw_placement(|bound| rng.below(bound)) {
            Some(cell) => {
                position.place(cell);
                placements += 1;
                passed = false;
            }
            None if passed => return RandomGame { outcome: Outcome::Deadlock, placements },
            None => {
                position.pass();
                passed = true;
            }
        }
    }
}
