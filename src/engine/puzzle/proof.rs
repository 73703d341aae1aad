//! What is right in a puzzle, by trying everything.

use super::{PuzzleKind, turns::turns};
use crate::engine::{
    board::CellSet,
    rules::{Move, Outcome, Player, Position},
    search::{ChainAnswer, ChainLimits, ChainSolver, first_placements},
};

/// How much may be tried before a position is given up as too large for a proof.
#[derive(Debug, Clone, Copy)]
pub struct PuzzleLimits {
    /// Positions within one turn.
    pub turn_positions: usize,
    /// Positions for one question about a winning chain.
    pub chain_nodes: u64,
}

impl Default for PuzzleLimits {
    fn default() -> PuzzleLimits {
        PuzzleLimits { turn_positions: 3_000, chain_nodes: 100_000 }
    }
}

/// Every first placement with which the player to move does what the kind of puzzle asks; `None` when
/// that is more work than the limits allow.
///
/// In a position that can be won in this turn nothing else is asked: the answer for the other
/// kinds is empty there. [`PuzzleKind::Seed`] has no proof: `None`.
pub fn right_placements(
    kind: PuzzleKind,
    position: &Position,
    limits: &PuzzleLimits,
) -> Option<CellSet> {
    let chains = ChainLimits::nodes(limits.chain_nodes);
    let mover = position.player_to_move().filter(|_| kind != PuzzleKind::Seed)?;
    let winning = first_placements(position, &chains)?;
    if kind == PuzzleKind::Win || !winning.is_empty() {
        return Some(if kind == PuzzleKind::Win { winning } else { CellSet::new() });
    }
    let mut judge = Judge::of(mover, limits);
    let mut right = CellSet::new();
    for cell in position.legal_placements() {
        let mut next = position.clone();
        next.play(Move::Place(cell)).expect("legal placements are legal");
        let goes_on = next.player_to_move() == Some(mover);
        let ends = match goes_on {
            true => turns(&next, limits.turn_positions)?.ends,
            false => vec![(Vec::new(), next)],
        };
        for (_, end) in &ends {
            if judge.is_right(kind, end)? {
                right.insert(cell);
                break;
            }
        }
    }
    Some(right)
}

/// The enemy's turn that shows what was wrong with a turn that ended here: for [`PuzzleKind::Save`] the one that
/// takes everything, for [`PuzzleKind::WinInTwo`] one after which nothing wins; `None` when the
/// turn was right, or the limits are reached. For [`PuzzleKind::Seed`] see [`reply_to`](super::reply_to).
pub fn punishment(
    kind: PuzzleKind,
    after_turn: &Position,
    limits: &PuzzleLimits,
) -> Option<Vec<Move>> {
    let enemy = after_turn.player_to_move()?;
    let mut judge = Judge::of(enemy.opponent(), limits);
    match kind {
        PuzzleKind::Win | PuzzleKind::Seed => None,
        PuzzleKind::Save => {
            let chains = ChainLimits::nodes(limits.chain_nodes);
            match judge.solver.solve(after_turn, &chains) {
                ChainAnswer::Wins(cells) => Some(cells.into_iter().map(Move::Place).collect()),
                ChainAnswer::None | ChainAnswer::Unknown => None,
            }
        }
        PuzzleKind::WinInTwo => {
            let answers = turns(after_turn, limits.turn_positions)?.ends;
            let escapes = answers.into_iter().find(|(_, end)| judge.wins_now(end) == Some(false));
            escapes.map(|(moves, _)| moves)
        }
    }
}

/// Judges ends of turns of the player who is asked.
pub(super) struct Judge {
    mover: Player,
    limits: PuzzleLimits,
    solver: ChainSolver,
}

impl Judge {
    /// Judges what this player does.
    pub(super) fn of(mover: Player, limits: &PuzzleLimits) -> Judge {
        Judge { mover, limits: *limits, solver: ChainSolver::new() }
    }

    /// Whether a turn that ended here does what is asked; `None` when that is too much to find out.
    pub(super) fn is_right(&mut self, kind: PuzzleKind, end: &Position) -> Option<bool> {
        match kind {
            PuzzleKind::Win => Some(end.outcome() == Some(Outcome::Won(self.mover))),
            PuzzleKind::Save => match end.player_to_move() {
                None => Some(end.outcome() == Some(Outcome::Deadlock)),
                Some(_) => self.has_chain(end).map(|wins| !wins),
            },
            PuzzleKind::WinInTwo => self.wins_whatever_follows(end),
            PuzzleKind::Seed => None,
        }
    }

    fn wins_whatever_follows(&mut self, end: &Position) -> Option<bool> {
        if end.outcome().is_some() || self.has_chain(end)? {
            return Some(false);
        }
        for (_, answer) in turns(end, self.limits.turn_positions)?.ends {
            if !self.wins_now(&answer)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the player who is asked takes everything in the turn that begins here.
    fn wins_now(&mut self, position: &Position) -> Option<bool> {
        match position.player_to_move() {
            Some(player) if player == self.mover => self.has_chain(position),
            _ => Some(false),
        }
    }

    /// Whether the player to move takes everything in this turn.
    fn has_chain(&mut self, position: &Position) -> Option<bool> {
        match self.solver.solve(position, &ChainLimits::nodes(self.limits.chain_nodes)) {
            ChainAnswer::Wins(_) => Some(true),
            ChainAnswer::None => Some(false),
            ChainAnswer::Unknown => None,
        }
    }
}
