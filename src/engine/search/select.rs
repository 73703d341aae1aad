//! Which child to try next.
use super::{
    Parts,
    tree::{Child, Node, PASS, Proof},
};
use crate::engine::rules::Player;

/// How strongly beliefs (priors) draw playouts to children that have few.
const EXPLORATION: f32 = 0.9;
/// What an untried child lacks against its parent's value.
const FIRST_PLAY_REDUCTION: f32 = 0.12;
/// How strongly UCB1 draws playouts to children that have few, where there are no beliefs.
const UCB_EXPLORATION: f32 = 0.5;

/// A result that is Red's chance to win, as the player's.
#[inline]
pub(super) fn for_player(red_value: f32, player: Player) -> f32 {
    match player {
        Player::Red => red_value,
        Player::Blue => 1.0 - red_value,
    }
}

/// Index of the child to follow: the one with the highest sum of value and belief.
/// Children that are proven lost come last, proven wins first.
///
/// The children that have been tried stand before those that have not, since these all
/// have the same value and stand in the order of belief.
pub(super) fn select(node: &Node, children: &[Child], parts: &Parts) -> usize {
    if children.len() == 1 || children[0].cell == PASS {
        return 0;
    }
    let player = node.player;
    let parent_value =
        if node.visits > 0 { for_player(node.red_sum / node.visits as f32, player) } else { 0.5 };
    let first_play = parent_value - FIRST_PLAY_REDUCTION;
    let draw = EXPLORATION * (node.visits.max(1) as f32).sqrt();
    let log_of_visits = logarithm(node.visits.max(1));
    let mut best = (f32::NEG_INFINITY, 0);
    for (index, child) in children.iter().enumerate() {
        let visits = child.visits as f32;
        let value = match child.proof {
            Proof::Won(winner) if winner == player => return index,
            Proof::Won(_) => -10.0,
            Proof::Draw => 0.5,
            Proof::Open if child.visits == 0 => first_play,
            Proof::Open => for_player(child.red_sum / visits, player),
        };
        let score = if parts.beliefs {
            value + draw * child.prior / (1.0 + visits)
        } else {
            value + UCB_EXPLORATION * (log_of_visits / (1.0 + visits)).sqrt()
        };
        if score > best.0 {
            best = (score, index);
        }
        if child.visits == 0 {
            break;
        }
    }
    best.1
}

/// The natural logarithm, nearly, and the same on every machine.
fn logarithm(n: u32) -> f32 {
    let whole = n.ilog2();
    0.693 * (whole as f32 + n as f32 / (1u32 << whole) as f32 - 1.0)
}

/// The child to play: a proven win, else the most visited one that is not proven lost.
pub(super) fn favorite(player: Player, children: &[Child]) -> &Child {
    let rank = |child: &Child| match child.proof {
        Proof::Won(winner) if winner == player => 2,
        Proof::Won(_) => 0,
        Proof::Open | Proof::Draw => 1,
    };
    let best = children.iter().reduce(|best, child| {
        if (rank(child), child.visits) > (rank(best), best.visits) { child } else { best }
    });
    best.expect("a node has at least one child, if only the pass")
}
