//! Turns to look at: the right one, and the best of a wrong one.

use super::{Puzzle, PuzzleKind, PuzzleLimits, proof::Judge, turns::turns};
use crate::engine::{
    rules::{Move, Position},
    search::{ChainAnswer, ChainLimits, winning_chain},
};

/// Positions looked at for the chain that takes most.
const MOST_POSITIONS: usize = 3_000;

/// A right turn to its end: the winning chain, or of the turns that do what is asked the one with the
/// fewest placements. For a best seed nothing follows it.
pub fn solution(puzzle: &Puzzle, limits: &PuzzleLimits) -> Vec<Move> {
    let first = Move::Place(puzzle.first);
    let mut after = puzzle.position.clone();
    if after.play(first).is_err() {
        return Vec::new();
    }
    let mut moves = vec![first];
    moves.extend(match puzzle.kind {
        PuzzleKind::Seed => Vec::new(),
        PuzzleKind::Win => match winning_chain(&after, &ChainLimits::nodes(limits.chain_nodes)) {
            ChainAnswer::Wins(cells) => cells.into_iter().map(Move::Place).collect(),
            ChainAnswer::None | ChainAnswer::Unknown => Vec::new(),
        },
        PuzzleKind::Save | PuzzleKind::WinInTwo => rest_of_turn(puzzle, &after, limits),
    });
    moves
}

/// How a turn goes on that began with the right placement.
fn rest_of_turn(puzzle: &Puzzle, after: &Position, limits: &PuzzleLimits) -> Vec<Move> {
    let mover = puzzle.position.player_to_move();
    let Some(mover) = mover.filter(|_| after.player_to_move() == mover) else { return Vec::new() };
    let mut judge = Judge::of(mover, limits);
    let mut ends = turns(after, limits.turn_positions).unwrap_or_default().ends;
    ends.sort_by_key(|(moves, _)| moves.len());
    let right = ends.into_iter().find(|(_, end)| judge.is_right(puzzle.kind, end) == Some(true));
    right.map_or(Vec::new(), |(moves, _)| moves)
}

/// Of the chains that the player to move can go on with the one that takes most: its captures.
pub fn chain_that_takes_most(position: &Position) -> Vec<Move> {
    let Some(player) = position.player_to_move() else { return Vec::new() };
    let enemy = player.opponent();
    let mut best = (position.stones(enemy).len(), Vec::new());
    let mut open = vec![(Vec::new(), position.clone())];
    let mut left = MOST_POSITIONS;
    while let Some((moves, position)) = open.pop() {
        for cell in position.capturing_placements() {
            let mut next = position.clone();
            if left == 0 || next.play(Move::Place(cell)).is_err() {
                return best.1;
            }
            left -= 1;
            let mut moves = moves.clone();
            moves.push(Move::Place(cell));
            let stones = next.stones(enemy).len();
            if stones < best.0 {
                best = (stones, moves.clone());
            }
            if next.player_to_move() == Some(player) {
                open.push((moves, next));
            }
        }
    }
    best.1
}
