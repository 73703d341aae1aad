//! The best seed: one that a long search sees far before every other placement.

use crate::engine::{
    board::Cell,
    rules::{Move, Position},
    search::{Ranked, SearchLimits, Searcher, StopFlag, for_player},
};

/// How many other placements are looked at closely.
const RIVALS: usize = 4;
/// By so much, in hundredths, the best seed is better than all others.
const CLEAR: u8 = 15;
/// Playouts that find the reply to a wrong placement: far apart as the chances are, few will do.
const REPLY_PLAYOUTS: u64 = 600;
/// Longest reply shown.
const MOST_MOVES: usize = 12;

/// Chances to win of the player to move, in hundredths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chances {
    /// After the best seed.
    pub best: u8,
    /// After the next best placement.
    pub next: u8,
}

/// A seed and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestSeed {
    /// Where.
    pub cell: Cell,
    /// Its chances, and those of the next best placement.
    pub chances: Chances,
}

impl Chances {
    /// Whether the best one stands out.
    pub fn are_clear(self) -> bool {
        self.best >= self.next.saturating_add(CLEAR)
    }
}

/// The one placement that is clearly best here, when there is one and it is a seed. Of so many playouts
/// two thirds go to the position itself, and the others to what follows on the most likely other
/// placements, so that each of them has been looked at closely.
pub fn best_seed(position: &Position, playouts: u64, rng_seed: u64) -> Option<BestSeed> {
    if position.legal_placements().len() < 2 {
        return None;
    }
    let mut searcher = Searcher::default();
    let limits = SearchLimits::playouts(playouts * 2 / 3);
    let report = searcher.search(position, &limits, &StopFlag::new(), rng_seed, |_| ());
    let ranking = searcher.ranking(position);
    let (best, others) = ranking.split_first()?;
    let is_seed = position.captures_of(best.cell).is_empty() && report.cell == Some(best.cell);
    let is_best = others.iter().all(|other| other.value < best.value);
    if !is_seed || !is_best {
        return None;
    }
    let mut next: f32 = 0.0;
    for rival in rivals(others) {
        next = next.max(value_after(position, rival, playouts / 3 / RIVALS as u64, rng_seed)?);
        if !(Chances { best: hundredths(best.value), next: hundredths(next) }).are_clear() {
            return None;
        }
    }
    let chances = Chances { best: hundredths(best.value), next: hundredths(next) };
    Some(BestSeed { cell: best.cell, chances })
}

/// The most visited of the others, and of the rest those that look best.
fn rivals(others: &[Ranked]) -> Vec<Cell> {
    let (visited, rest) = others.split_at(others.len().min(RIVALS / 2));
    let mut rest: Vec<&Ranked> = rest.iter().collect();
    rest.sort_by(|one, other| other.value.total_cmp(&one.value));
    let likely = visited.iter().chain(rest);
    likely.map(|rival| rival.cell).take(RIVALS).collect()
}

/// What a placement is worth to its player, by a search of what follows.
fn value_after(position: &Position, cell: Cell, playouts: u64, rng_seed: u64) -> Option<f32> {
    let player = position.player_to_move()?;
    let mut after = position.clone();
    after.play(Move::Place(cell)).ok()?;
    if after.outcome().is_some() {
        return None;
    }
    let limits = SearchLimits::playouts(playouts);
    let report = Searcher::default().search(&after, &limits, &StopFlag::new(), rng_seed, |_| ());
    Some(for_player(report.red_value, player))
}

fn hundredths(value: f32) -> u8 {
    (value * 100.0).round() as u8
}

/// What most likely follows on a wrong placement, to the end of the enemy's turn: the rest of the
/// own turn, where that goes on, and the enemy's best reply.
pub fn reply_to(position: &Position, wrong: Cell) -> Vec<Move> {
    let player = position.player_to_move();
    let mut after = position.clone();
    let mut moves = Vec::new();
    if after.play(Move::Place(wrong)).is_err() {
        return moves;
    }
    let mut searcher = Searcher::default();
    let mut is_replied = false;
    while after.outcome().is_none() && moves.len() < MOST_MOVES {
        is_replied |= after.player_to_move() != player;
        if is_replied && after.player_to_move() == player {
            break;
        }
        let limits = SearchLimits::playouts(REPLY_PLAYOUTS);
        let report = searcher.search(&after, &limits, &StopFlag::new(), 1, |_| ());
        let mv = report.cell.map_or(Move::Pass, Move::Place);
        if after.play(mv).is_err() {
            break;
        }
        moves.push(mv);
    }
    moves
}
