//! Carrying a result up to the root.
use super::{
    select::for_player,
    tree::{NodeId, Proof, Tree},
};
use crate::engine::rules::Player;

/// One step of a playout inside the tree.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    pub node: NodeId,
    pub child: usize,
    /// The child's cell, or [`PASS`](super::tree::PASS).
    pub cell: u16,
}

/// What a step counts, while its result is not known, for its mover: a loss.
#[inline]
pub(super) fn pending_red_value(mover: Player) -> f32 {
    for_player(0.0, mover)
}

/// Adds a playout's result to every step of its path.
pub(super) fn back_up(tree: &mut Tree, path: &[Step], red_value: f32) {
    for step in path {
        let node = &mut tree.nodes[step.node as usize];
        let difference = red_value - pending_red_value(node.player);
        node.red_sum += difference;
        tree.children_mut(step.node)[step.child].red_sum += difference;
    }
}

/// Carries proofs up a path: a player who can move to a won position has won, one
/// whose moves all lose has lost.
pub(super) fn back_up_proof(tree: &mut Tree, path: &[Step], leaf: Proof) {
    let mut proof = leaf;
    for step in path.iter().rev() {
        if proof == Proof::Open {
            return;
        }
        let player = tree.node(step.node).player;
        tree.children_mut(step.node)[step.child].proof = proof;
        let combined = combine(player, tree.children_of(step.node).iter().map(|child| child.proof));
        tree.nodes[step.node as usize].proof = combined;
        proof = combined;
    }
}

/// What the proofs of all moves prove for the position.
pub(super) fn combine(player: Player, moves: impl Iterator<Item = Proof>) -> Proof {
    let mut best = Proof::Won(player.opponent());
    for proof in moves {
        match proof {
            Proof::Won(winner) if winner == player => return proof,
            Proof::Won(_) => {}
            Proof::Open => best = Proof::Open,
            Proof::Draw if best != Proof::Open => best = Proof::Draw,
            Proof::Draw => {}
        }
    }
    best
}
