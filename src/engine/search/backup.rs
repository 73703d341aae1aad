//! Carrying a result up to the root.
use super::node::{Child, Node, Proof};
use crate::engine::rules::Player;

/// One step of a playout inside the tree.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step<'t> {
    pub node: &'t Node,
    pub child: &'t Child,
}

/// Adds a playout's result to every step of its path.
pub(super) fn back_up(path: &[Step], red_value: f32) {
    for step in path {
        step.node.tally.end(step.node.player, red_value);
        step.child.tally.end(step.node.player, red_value);
    }
}

/// Carries proofs up a path: a player who can move to a won position has won, one
/// whose moves all lose has lost.
pub(super) fn back_up_proof(path: &[Step], leaf: Proof) {
    let mut proof = leaf;
    for Step { node, child } in path.iter().rev() {
        if proof == Proof::Open {
            return;
        }
        child.proof.set(proof);
        let made = node.children().map(|child| child.proof.get());
        // Moves without a child yet are open.
        let is_missing = node.children().count() < node.moves().len();
        proof = combine(node.player, made.chain(is_missing.then_some(Proof::Open)));
        node.proof.set(proof);
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
