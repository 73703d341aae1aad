//! Quick play from a position to the end of the game, to judge it.
use super::{Parts, SearchRng, backup::Placed};
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
    play_to_the_end(position, |position| choose_uniform(position, rng), |_, _| ())
}

/// Plays on with `choose`, which answers `None` when there is no placement; `note` hears
/// of each one.
fn play_to_the_end(
    position: &mut Position,
    mut choose: impl FnMut(&mut Position) -> Option<usize>,
    mut note: impl FnMut(usize, Player),
) -> RandomGame {
    let mut placements = 0;
    let mut passed = false;
    loop {
        if let Some(outcome) = position.outcome() {
            return RandomGame { outcome, placements };
        }
        match choose(position) {
            Some(cell) => {
                note(cell, position.turn());
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

/// Red's result of one rollout: 1 won, 0 lost. Marks who placed where.
pub(super) fn judge(
    position: &mut Position,
    rng: &mut SearchRng,
    placed: &mut Placed,
    parts: &Parts,
) -> f32 {
    let note = |cell: usize, player: Player| placed[cell] |= 1 << player.index();
    let game = if parts.guided_rollouts {
        play_to_the_end(position, |position| choose_guided(position, rng), note)
    } else {
        play_to_the_end(position, |position| choose_uniform(position, rng), note)
    };
    super::red_value(0.0, 0, game.outcome.into())
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
