//! What placements and turns lost, and where the game turned.

use super::{Chance, Review, Turn};
use crate::engine::rules::{Outcome, Player};

/// The smallest loss, in ten-thousandths, that turns a game.
const LEAST: u16 = 1_000;
/// So many turns are named for their loss at most.
const MOST: usize = 5;

/// A turn that changed much, or missed a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurningPoint {
    /// Number of the turn.
    pub turn: usize,
    /// Whose it was.
    pub player: Player,
    /// The placement in it that lost most, or missed the win, by the number of moves before it.
    pub at: usize,
    /// What the turn lost, in ten-thousandths.
    pub loss: u16,
    /// There was a chain that would have won.
    pub missed_win: bool,
}

impl Review {
    /// Red's chance after so many moves, if that position was judged or the game is over there.
    pub fn chance_at(&self, len: usize) -> Option<Chance> {
        let (len, over) = self.choice_from(len);
        over.or_else(|| Some(self.judged_at(len)?.chance))
    }

    /// The next position from here in which somebody could choose, or what the game's end is worth.
    fn choice_from(&self, len: usize) -> (usize, Option<Chance>) {
        let course = self.game.course();
        let later = course.all_steps().iter().enumerate().skip(len);
        let mut chosen = later.filter(|(_, step)| step.placed().is_some());
        match chosen.next() {
            Some((at, _)) => (at, None),
            None => {
                let outcome = course.record().position().outcome();
                (self.len(), outcome.map(Chance::of_outcome))
            }
        }
    }

    /// Whether the placement after so many moves was made to win, and not for the other side to choose from.
    pub(super) fn is_chosen_freely(&self, at: usize) -> bool {
        let record = self.game.course().record();
        at > 0 || !record.starts_empty() || !(self.game.terms().swap || record.has_swap())
    }

    /// What the placement after so many moves lost, in ten-thousandths; `None` while that is not known.
    pub fn loss_at(&self, at: usize) -> Option<u16> {
        let step = self.game.course().all_steps().get(at)?;
        let placed = step.placed()?;
        if !self.is_chosen_freely(at) {
            return Some(0);
        }
        let judged = self.judged_at(at)?;
        if judged.best == placed {
            return Some(0);
        }
        let after = self.chance_at(at + 1)?.of(step.player);
        Some(judged.chance.of(step.player).saturating_sub(after))
    }

    /// What a turn lost, in ten-thousandths; `None` until all of it is known.
    pub fn loss_of(&self, turn: &Turn) -> Option<u16> {
        let placements = turn.moves.clone().filter(|&at| self.is_placement(at));
        let losses: Option<Vec<u16>> = placements.map(|at| self.loss_at(at)).collect();
        Some(losses?.into_iter().fold(0, u16::saturating_add).min(Chance::WHOLE))
    }

    fn is_placement(&self, at: usize) -> bool {
        self.game.course().all_steps().get(at).is_some_and(|step| step.placed().is_some())
    }

    /// Whether the placement after so many moves let a chain go that would have won in this turn.
    pub fn misses_win(&self, at: usize) -> bool {
        let steps = self.game.course().all_steps();
        let Some(step) = steps.get(at).filter(|step| step.placed().is_some()) else { return false };
        if !self.judged_at(at).is_some_and(|judged| judged.wins_this_turn) {
            return false;
        }
        match steps.get(at + 1) {
            // The turn goes on: perhaps the win does too.
            Some(next) if next.within_chain && next.placed().is_some() => {
                self.judged_at(at + 1).is_some_and(|judged| !judged.wins_this_turn)
            }
            Some(_) => true,
            None => {
                let position = self.game.course().record().position();
                let has_won = position.outcome() == Some(Outcome::Won(step.player));
                !has_won && !position.is_in_chain()
            }
        }
    }

    /// The turns that lost most, and those that missed a win, in the order of the game.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let mut points: Vec<TurningPoint> =
            self.turns().iter().filter_map(|turn| self.turning_point(turn)).collect();
        let rank = |point: &TurningPoint| std::cmp::Reverse((point.missed_win, point.loss));
        points.sort_by_key(rank);
        let missed = points.iter().filter(|point| point.missed_win).count();
        points.truncate(MOST.max(missed.min(2 * MOST)));
        points.sort_by_key(|point| point.turn);
        points
    }

    fn turning_point(&self, turn: &Turn) -> Option<TurningPoint> {
        let known = turn.moves.clone().filter_map(|at| Some((at, self.loss_at(at)?)));
        let loss = known.clone().map(|(_, loss)| loss).fold(0, u16::saturating_add);
        let missed = turn.moves.clone().find(|&at| self.misses_win(at));
        let worst = known.max_by_key(|(_, loss)| *loss).map(|(at, _)| at);
        let (number, player) = (turn.number, turn.player);
        let loss = loss.min(Chance::WHOLE);
        let point = |at, missed_win| TurningPoint { turn: number, player, at, loss, missed_win };
        match (missed, worst) {
            (Some(at), _) => Some(point(at, true)),
            (None, Some(at)) if loss >= LEAST => Some(point(at, false)),
            _ => None,
        }
    }
}
