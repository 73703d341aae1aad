//! The nodes of the search tree in two growable stores, addressed by index.
use std::collections::HashMap;

use crate::engine::rules::Player;

/// Address of a node in the store.
pub(super) type NodeId = u32;

/// What stands for "no node yet" in a child.
pub(super) const NO_NODE: NodeId = NodeId::MAX;
/// The child is being expanded by some thread.
pub(super) const EXPANDING: NodeId = NodeId::MAX - 1;
/// The cell of the only child of a node whose player must pass.
pub(super) const PASS: u16 = u16::MAX;

/// What is known for certain of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Proof {
    Open,
    Won(Player),
    Draw,
}

/// A position reached in the tree. Paths that lead to the same stones with the same
/// player to move share it.
#[derive(Debug, Clone)]
pub(super) struct Node {
    pub fingerprint: u64,
    pub first_child: u32,
    pub child_count: u16,
    pub player: Player,
    pub proof: Proof,
    /// Playouts that went through, those under way included.
    pub visits: u32,
}

/// A move that leads on from a node, with what playouts through it have shown.
#[derive(Debug, Clone)]
pub(super) struct Child {
    pub cell: u16,
    pub node: NodeId,
    /// Playouts that took it, those under way included.
    pub visits: u32,
    /// Sum of the results, each Red's, 0 to 1; one under way counts as lost for the mover.
    pub red_sum: f32,
    /// Later placements on this cell by this player: how often and with what result.
    pub later_visits: f32,
    pub later_red_sum: f32,
    /// Belief before any visit; a node's priors sum to 1.
    pub prior: f32,
    pub proof: Proof,
}

/// All nodes of one search.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub nodes: Vec<Node>,
    pub children: Vec<Child>,
    by_fingerprint: HashMap<u64, NodeId>,
}

impl Tree {
    /// The node of this position, if it has been reached.
    pub fn find(&self, fingerprint: u64) -> Option<NodeId> {
        self.by_fingerprint.get(&fingerprint).copied()
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub fn children_of(&self, id: NodeId) -> &[Child] {
        let node = self.node(id);
        let first = node.first_child as usize;
        &self.children[first..first + usize::from(node.child_count)]
    }

    pub fn children_mut(&mut self, id: NodeId) -> &mut [Child] {
        let node = &self.nodes[id as usize];
        let first = node.first_child as usize;
        &mut self.children[first..first + usize::from(node.child_count)]
    }

    /// Adds a node with its children, unless the position is there already.
    pub fn add(
        &mut self,
        fingerprint: u64,
        player: Player,
        proof: Proof,
        children: &[Child],
    ) -> NodeId {
        if let Some(id) = self.find(fingerprint) {
            return id;
        }
        let id = self.nodes.len() as NodeId;
        let first_child = self.children.len() as u32;
        self.children.extend_from_slice(children);
        let child_count = children.len() as u16;
        self.nodes.push(Node { fingerprint, first_child, child_count, player, proof, visits: 0 });
        self.by_fingerprint.insert(fingerprint, id);
        id
    }

    /// Bytes that the stores hold, roughly.
    pub fn bytes(&self) -> usize {
        self.nodes.len() * (size_of::<Node>() + 24) + self.children.len() * size_of::<Child>()
    }

    /// The part of this tree that can still be reached from a node, which comes first.
    pub fn reachable_from(&self, root: NodeId) -> Tree {
        let mut kept = Tree::default();
        let mut open = vec![root];
        let mut seen = vec![false; self.nodes.len()];
        seen[root as usize] = true;
        while let Some(old) = open.pop() {
            let node = self.node(old);
            let id = kept.add(node.fingerprint, node.player, node.proof, self.children_of(old));
            kept.nodes[id as usize].visits = node.visits;
            for child in self.children_of(old) {
                if child.node < EXPANDING && !seen[child.node as usize] {
                    seen[child.node as usize] = true;
                    open.push(child.node);
                }
            }
        }
        for child in &mut kept.children {
            let old = child.node;
            child.node = match old {
                NO_NODE | EXPANDING => NO_NODE,
                _ => kept.by_fingerprint[&self.node(old).fingerprint],
            };
        }
        kept
    }
}
