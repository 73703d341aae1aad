//! Quick play on from a position, to judge it.
use super::{Parts, SearchRng, evaluate::evaluate};
use crate::engine::rules::{Outcome, Position, with_words};

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
    // A copy, which the compiler keeps in registers.
    let mut own_rng = rng.clone();
    let (outcome, placements) = with_words!(position.geometry(), W => {
        play_on(position, u32::MAX, |position| place_uniformly::<W>(position, &mut own_rng))
    });
    *rng = own_rng;
    RandomGame { outcome: outcome.unwrap_or(Outcome::Deadlock), placements }
}

/// Plays on with `place`, which answers `false` when there is no placement, to the end of the
/// game, or of the turn in which `length` placements are reached. Says how the game ended, if
/// it did, and the number of placements.
#[inline]
fn play_on(
    position: &mut Position,
    length: u32,
    mut place: impl FnMut(&mut Position) -> bool,
) -> (Option<Outcome>, u32) {
    let mut placements = 0;
    let mut passed = false;
    loop {
        if position.outcome().is_some() || (placements >= length && !position.is_in_chain()) {
            return (position.outcome(), placements);
        }
        if place(position) {
            placements += 1;
            passed = false;
        } else if passed {
            return (Some(Outcome::Deadlock), placements);
        } else {
            position.pass();
            passed = true;
        }
    }
}

/// Red's result of one rollout: 1 won, 0 lost, between them when it was not played to the end.
pub(super) fn judge(position: &mut Position, rng: &mut SearchRng, parts: &Parts) -> f32 {
    let length = parts.rollout_length.unwrap_or(u32::MAX);
    let (outcome, _) = with_words!(position.geometry(), W => match parts.guided_rollouts {
        true => play_on(position, length, |position| place_guided::<W>(position, rng)),
        false => play_on(position, length, |position| place_uniformly::<W>(position, rng)),
    });
    match outcome {
        Some(outcome) => super::red_value(0.0, 0, outcome.into()),
        None => evaluate(position),
    }
}

/// Makes any legal placement, each with the same chance.
#[inline]
fn place_uniformly<const W: usize>(position: &mut Position, rng: &mut SearchRng) -> bool {
    position.place_at_random::<W>(|| rng.bits())
}

/// Empty cells looked at for a capture, then for a safe seed.
const TRIES: usize = 12;

/// Draws a few empty cells and places on one of them: on the first capture, else on the first
/// safe seed, else on a seed that touches no enemy; on any cell when there is none of these.
fn place_guided<const W: usize>(position: &mut Position, rng: &mut SearchRng) -> bool {
    let player = position.turn();
    let [seeds, captures] = position.table().seeds_and_captures::<W>(player);
    let (empty_count, capture_count) = (position.table().empty_count(), captures.count());
    let placement_count = capture_count + seeds.count();
    let (mut best, mut best_kind) = (0, 0);
    for _ in 0..TRIES {
        // Which cell it is matters only where a placement may be legal.
        let number = rng.below(empty_count);
        if number < capture_count {
            let cell = captures.draw(|| rng.bits());
            if cell.is_some_and(|cell| position.place_if_capturing::<W>(cell)) {
                return true;
            }
        } else if number < placement_count && best_kind < 3 {
            let Some(cell) = seeds.draw(|| rng.bits()) else { break };
            let kind = if position.is_safe_seed::<W>(cell, player) {
                3
            } else if !position.table().touches(cell, player.opponent()) {
                2
            } else {
                1
            };
            if kind > best_kind {
                (best, best_kind) = (cell, kind);
            }
        }
    }
    if best_kind == 0 {
        return place_uniformly::<W>(position, rng);
    }
    position.place(best);
    true
}
