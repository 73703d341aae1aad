//! Quick play on from a position, to judge it.
use super::{Parts, SearchRng};
use crate::engine::rules::{Outcome, Player, Position};

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
    let (outcome, placements) =
        play_on(position, u32::MAX, |position| choose_uniform(position, rng));
    RandomGame { outcome: outcome.unwrap_or(Outcome::Deadlock), placements }
}

/// Plays on with `choose`, which answers `None` when there is no placement, to the end of the
/// game, or of the turn in which `length` placements are reached. Says how the game ended, if
/// it did, and the number of placements.
fn play_on(
    position: &mut Position,
    length: u32,
    mut choose: impl FnMut(&mut Position) -> Option<usize>,
) -> (Option<Outcome>, u32) {
    let mut placements = 0;
    let mut passed = false;
    loop {
        if position.outcome().is_some() || (placements >= length && !position.is_in_chain()) {
            return (position.outcome(), placements);
        }
        match choose(position) {
            Some(cell) => {
                position.place(cell);
                placements += 1;
                passed = false;
            }
            None if passed => return (Some(Outcome::Deadlock), placements),
            None => {
                position.pass();
                passed = true;
            }
        }
    }
}

/// Red's result of one rollout: 1 won, 0 lost.
pub(super) fn judge(position: &mut Position, rng: &mut SearchRng, parts: &Parts) -> f32 {
    let length = parts.rollout_length.unwrap_or(u32::MAX);
    let (outcome, _) = if parts.guided_rollouts {
        play_on(position, length, |position| choose_guided(position, rng))
    } else {
        play_on(position, length, |position| choose_uniform(position, rng))
    };
    match outcome {
        Some(outcome) => super::red_value(0.0, 0, outcome.into()),
        None => count_stones(position),
    }
}

/// Red's chance to win, judged by the stones alone: sure of nothing, not even with
/// all the stones of the board.
fn count_stones(position: &Position) -> f32 {
    let red = f32::from(position.stone_count(Player::Red));
    let blue = f32::from(position.stone_count(Player::Blue));
    let lead = 2.0 * (red - blue) / (red + blue + 10.0);
    0.5 + 0.5 * lead.clamp(-0.95, 0.95)
}

/// Any legal placement, each with the same chance.
fn choose_uniform(position: &mut Position, rng: &mut SearchRng) -> Option<usize> {
    position.draw_placement(|bound| rng.below(bound))
}

/// Empty cells looked at for a capture, then for a safe seed.
const TRIES: usize = 12;

/// Draws a few empty cells: the first capture among them, else the first safe seed,
/// else a seed that touches no enemy, else any placement.
fn choose_guided(position: &mut Position, rng: &mut SearchRng) -> Option<usize> {
    let player = position.turn();
    let (mut best, mut best_kind) = (0, 0);
    for _ in 0..TRIES {
        let empties = position.empty_indices();
        let cell = usize::from(empties[rng.below(empties.len())]);
        let table = position.table();
        if table.touches(cell, player) {
            if table.would_capture(cell, player) {
                return Some(cell);
            }
        } else if best_kind < 3 {
            let kind = if position.is_safe_seed(cell, player) {
                3
            } else if !table.touches(cell, player.opponent()) {
                2
            } else {
                1
            };
            if kind > best_kind {
                (best, best_kind) = (cell, kind);
            }
        }
    }
    if best_kind > 0 { Some(best) } else { choose_uniform(position, rng) }
}
