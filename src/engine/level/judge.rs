//! How level 6 judges a position of a game that was played.
//!
//! Every position is judged alone, by a search that knows nothing of the positions around it: whatever order they
//! are judged in, and however often one stops in between, the same position with the same seed has the same value
//! (where playouts are counted and not time). What level 6 would answer there is the same too.

use super::{
    Level,
    thinker::{Effort, Thinker, limits_of, report_of_chain},
};
use crate::engine::board::Cell;
use crate::engine::rules::{Move, Outcome, Position};
use crate::engine::search::{ChainAnswer, Clock, SearchRng, StopFlag};

/// The longest continuation that is told.
const LONGEST_LINE: usize = 12;

/// What level 6 thinks of a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Judgment {
    /// The best placement of the player to move.
    pub best: Cell,
    /// Red's chance to win, 0 to 1, when the best placement is made.
    pub red_value: f32,
    /// The best placement and those thought best after it, passes left out: the rest of the turn, and the turn
    /// that answers it.
    pub line: Vec<Cell>,
    /// The line captures the last enemy stone within the turn.
    pub wins_this_turn: bool,
    /// Playouts of the search; none where a chain that wins was found first.
    pub playouts: u64,
}

impl Thinker {
    /// Judges a position as level 6 does: a chain that wins if there is one, else a search with this effort.
    /// `None` where there is nothing to place, and when `stop` was set.
    pub fn judge(
        &mut self,
        position: &Position,
        effort: &Effort,
        stop: &StopFlag,
        rng_seed: u64,
    ) -> Option<Judgment> {
        if position.legal_placements().is_empty() {
            return None;
        }
        self.searcher.forget();
        self.chains.forget();
        let clock = Clock::start();
        // As `choose` draws it, so that both search alike.
        let rng_seed = SearchRng::new(rng_seed).bits();
        let chain = self.first_look_for_chain(Level::STRONGEST, position, effort, stop);
        let limits = limits_of(Level::STRONGEST, effort, clock);
        let report = match chain {
            ChainAnswer::Wins(chain) => report_of_chain(position, chain, clock),
            ChainAnswer::None => self.searcher.search(position, &limits, stop, rng_seed, |_| ()),
            ChainAnswer::Unknown => {
                self.search_both(position, &limits, stop, rng_seed, |_| (), clock)
            }
        };
        if stop.is_set() {
            return None;
        }
        let (line, wins_this_turn) = two_turns(position, &report.line);
        Some(Judgment {
            best: report.cell?,
            red_value: report.red_value,
            line,
            wins_this_turn,
            playouts: report.playouts,
        })
    }
}

/// The part of a line that belongs to the turn of the player to move and to the one that answers it, and whether
/// the first of them wins.
fn two_turns(position: &Position, line: &[Cell]) -> (Vec<Cell>, bool) {
    let Some(player) = position.player_to_move() else { return (Vec::new(), false) };
    let mut position = position.clone();
    let mut told = Vec::new();
    let mut has_answered = false;
    for &cell in line.iter().take(LONGEST_LINE) {
        while position.must_pass() {
            if position.play(Move::Pass).is_err() {
                return (told, false);
            }
        }
        let mover = position.player_to_move();
        has_answered |= mover != Some(player);
        if has_answered && mover == Some(player) || position.play(Move::Place(cell)).is_err() {
            break;
        }
        told.push(cell);
    }
    let wins_this_turn = !has_answered && position.outcome() == Some(Outcome::Won(player));
    (told, wins_this_turn)
}
