//! Which child to try next.
use super::{
    Parts,
    node::{Child, Node, Proof},
};
use crate::engine::rules::Player;

/// How strongly beliefs (priors) draw playouts to children that have few. By games of 2000 playouts
/// against this: 0.6 won 155 of 300 on hex 5 and 25 of 66 on hex 7, 1.3 won 8 of 32 and 19 of 48.
const EXPLORATION: f32 = 0.9;
/// What an untried child lacks against its parent's value. 0.25 won 157 of 300 on hex 5 and 8 of 30
/// on hex 7 against this; 0.05 won 60 of 115 on hex 7, at equal time.
const FIRST_PLAY_REDUCTION: f32 = 0.12;
/// How strongly UCB1 draws playouts to children that have few, where there are no beliefs.
const UCB_EXPLORATION: f32 = 0.5;

/// A result that is Red's chance to win, as the player's.
#[inline]
pub fn for_player(red_value: f32, player: Player) -> f32 {
    match player {
        Player::Red => red_value,
        Player::Blue => 1.0 - red_value,
    }
}

/// The child to follow: the one with the highest sum of value and belief. Children that are
/// proven lost come last, proven wins first.
///
/// The children that have been tried stand before those that have not, since these all
/// have the same value and stand in the order of belief. `more` makes further children, when all
/// have been tried, and answers the first of them.
pub(super) fn select<'n>(
    node: &'n Node,
    parts: &Parts,
    more: impl FnOnce() -> Option<&'n Child>,
) -> &'n Child {
    let formula = Formula::new(node, parts);
    let mut best = (f32::NEG_INFINITY, None);
    for child in node.batches().flatten() {
        let (score, is_tried) = formula.score(child);
        if score > best.0 {
            best = (score, Some(child));
        }
        if !is_tried {
            return best.1.unwrap_or(child);
        }
    }
    let new = more().filter(|child| best.1.is_none() || formula.score(child).0 > best.0);
    // Where nothing was made here, another thread made the first children in the meantime.
    let chosen = new.or(best.1).or_else(|| node.children().next());
    chosen.expect("a node has at least one move, if only the pass")
}

/// What the children of one node are compared by.
struct Formula {
    player: Player,
    /// The value of a child that has not been tried.
    first_play: f32,
    draw: f32,
    /// Where there are no beliefs.
    log_of_visits: Option<f32>,
}

impl Formula {
    fn new(node: &Node, parts: &Parts) -> Formula {
        let (visits, red_sum) = node.tally.get();
        let player = node.player;
        let parent_value =
            if visits > 0 { for_player(red_sum / visits as f32, player) } else { 0.5 };
        Formula {
            player,
            first_play: parent_value - FIRST_PLAY_REDUCTION,
            draw: EXPLORATION * (visits.max(1) as f32).sqrt(),
            log_of_visits: (!parts.beliefs).then(|| logarithm(visits.max(1))),
        }
    }

    /// The score of a child, and whether it has been tried.
    #[inline]
    fn score(&self, child: &Child) -> (f32, bool) {
        let (count, red_sum) = child.tally.get();
        let visits = count as f32;
        let proof = child.proof.get();
        if count > 0 && proof == Proof::Open && self.log_of_visits.is_none() {
            // Value and belief over one denominator: a division takes time.
            let sum = if self.player == Player::Red { red_sum } else { visits - red_sum };
            let both = sum * (1.0 + visits) + self.draw * child.prior * visits;
            return (both / (visits * (1.0 + visits)), true);
        }
        let value = match proof {
            Proof::Won(winner) if winner == self.player => f32::INFINITY,
            Proof::Won(_) => -10.0,
            Proof::Draw => 0.5,
            Proof::Open if count == 0 => self.first_play,
            Proof::Open => for_player(red_sum / visits, self.player),
        };
        let explored = match self.log_of_visits {
            None => self.draw * child.prior / (1.0 + visits),
            Some(log) => UCB_EXPLORATION * (log / (1.0 + visits)).sqrt(),
        };
        (value + explored, count > 0)
    }
}

/// The natural logarithm, nearly, and the same on every machine.
fn logarithm(n: u32) -> f32 {
    let whole = n.ilog2();
    0.693 * (whole as f32 + n as f32 / (1u32 << whole) as f32 - 1.0)
}

/// The child to play: a proven win, else the most visited one that is not proven lost; `None` when
/// no child has been made.
pub(super) fn favorite(node: &Node) -> Option<&Child> {
    let rank = |child: &Child| {
        let rank = match child.proof.get() {
            Proof::Won(winner) if winner == node.player => 2,
            Proof::Won(_) => 0,
            Proof::Open | Proof::Draw => 1,
        };
        (rank, child.tally.visits())
    };
    // Of equal ones the first.
    node.children().reduce(|best, child| if rank(child) > rank(best) { child } else { best })
}
