//! Which child to try next.
use super::tree::{Child, Node, PASS, Proof};
use crate::engine::rules::Player;

/// How strongly beliefs (priors) draw playouts to children that have few.
const EXPLORATION: f32 = 0.9;
/// What an untried child lacks against its parent's value.
const FIRST_PLAY_REDUCTION: f32 = 0.12;

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
pub(super) fn select(node: &Node, children: &[Child]) -> usize {
    if children.len() == 1 || children[0].cell == PASS {
        return 0;
    }
    let player = node.player;
    let root_of_visits = (node.visits.max(1) as f32).sqrt();
    let parent_value = parent_value(player, children);
    let first_play = parent_value - FIRST_PLAY_REDUCTION;
    let mut best = (f32::NEG_INFINITY, 0);
    for (index, child) in children.iter().enumerate() {
        let value = match child.proof {
            Proof::Won(winner) if winner == player => return index,
            Proof::Won(_) => -10.0,
            Proof::Draw => 0.5,
            Proof::Open => child_value(child, player, first_play),
        };
        let belief = EXPLORATION * child.prior * root_of_visits / (1.0 + child.visits as f32);
        let score = value + belief;
        if score > best.0 {
            best = (score, index);
        }
    }
    best.1
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

fn parent_value(player: Player, children: &[Child]) -> f32 {
    let (mut visits, mut sum) = (0.0, 0.0);
    for child in children {
        visits += child.visits as f32;
        sum += child.red_sum;
    }
    if visits > 0.0 { for_player(sum / visits, player) } else { 0.5 }
}

#[inline]
fn child_value(child: &Child, player: Player, first_play: f32) -> f32 {
    if child.visits > 0 {
        for_player(child.red_sum / child.visits as f32, player)
    } else {
        first_play
    }
}
