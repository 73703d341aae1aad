//! The turns of a game, and where one can stand between its placements.

use std::ops::Range;

use crate::engine::{
    board::Cell,
    rules::{Move, Player},
};

use crate::app::course::{Course, Step};

/// One turn, numbered as in the game's text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// 1 for the first.
    pub number: usize,
    /// Whose it is.
    pub player: Player,
    /// Its moves in the record.
    pub moves: Range<usize>,
}

/// The turns of a game, first one first. A pass outside a chain is a turn.
pub fn turns_of(steps: &[Step]) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        match turns.last_mut().filter(|_| step.within_chain) {
            Some(turn) => turn.moves.end = at + 1,
            None => {
                let number = turns.len() + 1;
                turns.push(Turn { number, player: step.player, moves: at..at + 1 });
            }
        }
    }
    turns
}

/// Where one can stand: after so many moves. Passes are nobody's choice, and follow at once.
pub(super) fn stops_of(steps: &[Step]) -> Vec<usize> {
    let is_stop = |len: &usize| steps.get(*len).is_none_or(|next| next.mv != Move::Pass);
    (0..=steps.len()).filter(is_stop).collect()
}

/// The placement made last before one stands here.
pub(super) fn last_placement(course: &Course, shown: usize) -> Option<(usize, Cell)> {
    let steps = course.all_steps()[..shown].iter().enumerate().rev();
    // The exchange of colors is a choice too, but nothing to be judged.
    let mut chosen = steps.filter(|(_, step)| step.is_chosen());
    let (at, step) = chosen.next()?;
    Some((at, step.placed()?))
}
