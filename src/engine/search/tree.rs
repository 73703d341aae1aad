//! The nodes of the search tree in two growable stores, addressed by index.
use std::collections::HashMap;

use crate::engine::rules::{Outcome, Player};

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

impl From<Outcome> for Proof {
    fn from(outcome: Outcome) -> Proof {
        match outcome {
            Outcome::Won(player) => Proof::Won(player),
            Outcome::Deadlock => Proof::Draw,
        }
    }
}

/// A position reached in the tree. Paths that lead to the same stones with the same
/// player to move share it.
#[derive(Debug, Clone)]
pub(super) struct Node {
    pub first_child: u32,
    pub child_count: u16,
    pub player: Player,
    pub proof: Proof,
    /// Playouts that went through, those under way included.
    pub visits: u32,
    /// Sum of their results, as [`Child::red_sum`].
    pub red_sum: f32,
}

/// A move that leads on from a node, with what playouts through it have shown.
#[derive(Debug, Clone, Copy)]
pub(super) struct Child {
    pub cell: u16,
    pub node: NodeId,
    /// Playouts that took it, those under way included.
    pub visits: u32,
    /// Sum of the results, each Red's, 0 to 1; one under way counts as lost for the mover.
    pub red_sum: f32,
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
    pub fn add(&mut self, fingerprint: u64, player: Player, children: &[Child]) -> NodeId {
        if let Some(id) = self.find(fingerprint) {
            return id;
        }
        let id = self.nodes.len() as NodeId;
        let first_child = self.children.len() as u32;
        self.children.extend_from_slice(children);
        let child_count = children.len() as u16;
        let proof = Proof::Open;
        self.nodes.push(Node { first_child, child_count, player, proof, visits: 0, red_sum: 0.0 });
        self.by_fingerprint.insert(fingerprint, id);
        id
    }

    /// Bytes that the stores hold, roughly.
    pub fn bytes(&self) -> usize {
        self.nodes.len() * (size_of::<Node>() + 24) + self.children.len() * size_of::<Child>()
    }

    /// Keeps what can still be reached from a node, and answers where that node is now.
    ///
    /// Everything moves up in place, so that the tree never takes its memory twice.
    pub fn keep_reachable_from(&mut self, root: NodeId) -> NodeId {
        const GONE: NodeId = NodeId::MAX;
        let mut moved = vec![GONE; self.nodes.len()];
        let mut open = vec![root];
        moved[root as usize] = root;
        while let Some(old) = open.pop() {
            for child in self.children_of(old).iter().filter(|child| child.node < EXPANDING) {
                if moved[child.node as usize] == GONE {
                    moved[child.node as usize] = child.node;
                    open.push(child.node);
                }
            }
        }
        // Nodes and their children stand in the same order, so none is overwritten too early.
        let (mut node_count, mut child_count) = (0, 0);
        for (old, moved) in moved.iter_mut().enumerate().filter(|(_, moved)| **moved != GONE) {
            *moved = node_count as NodeId;
            let mut node = self.nodes[old].clone();
            let first = node.first_child as usize;
            let count = usize::from(node.child_count);
            self.children.copy_within(first..first + count, child_count);
            node.first_child = child_count as u32;
            self.nodes[node_count] = node;
            (node_count, child_count) = (node_count + 1, child_count + count);
        }
        self.nodes.truncate(node_count);
        self.children.truncate(child_count);
        for child in &mut self.children {
            child.node = if child.node < EXPANDING { moved[child.node as usize] } else { NO_NODE };
        }
        self.by_fingerprint.retain(|_, id| {
            *id = moved[*id as usize];
            *id != GONE
        });
        moved[root as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn child(cell: u16, node: NodeId) -> Child {
        Child { cell, node, visits: u32::from(cell), red_sum: 0.0, prior: 0.5, proof: Proof::Open }
    }

    #[test]
    fn what_cannot_be_reached_goes_and_the_rest_stays_as_it_was() {
        let mut tree = Tree::default();
        let mut add =
            |fingerprint, children: &[Child]| tree.add(fingerprint, Player::Red, children);
        add(10, &[child(1, 1), child(2, 2)]);
        add(11, &[child(3, NO_NODE), child(4, NO_NODE), child(5, NO_NODE)]);
        let root = add(12, &[child(6, NO_NODE), child(7, 3), child(8, 4)]);
        add(13, &[child(9, EXPANDING)]);
        add(14, &[child(10, 3)]);
        tree.nodes[3].visits = 33;
        let root = tree.keep_reachable_from(root);
        assert_eq!(tree.nodes.len(), 3);
        assert_eq!((tree.find(10), tree.find(11), tree.find(12)), (None, None, Some(root)));
        let (left, right) = (tree.find(13).unwrap(), tree.find(14).unwrap());
        let links = |id| tree.children_of(id).iter().map(|child| (child.cell, child.node));
        assert!(links(root).eq([(6, NO_NODE), (7, left), (8, right)]));
        assert!(links(left).eq([(9, NO_NODE)]));
        assert!(links(right).eq([(10, left)]));
        assert_eq!(tree.node(left).visits, 33);
        assert_eq!(tree.children_of(right)[0].visits, 10);
    }
}
