//! The nodes of the search tree, in which all search threads count and grow at the same time.
//!
//! No thread waits for another one, but for the moment in which a node is added or looked for.
use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
    sync::{
        Mutex, MutexGuard, OnceLock,
        atomic::{AtomicUsize, Ordering},
    },
};

use super::{
    expand::Expansion,
    node::{Apart, Child, EXPANDING, NO_NODE, Node, NodeId},
};

/// Nodes of one chunk of the store.
const CHUNK_NODES: usize = 1 << 12;
/// Most chunks of the store: room for four million nodes, more than fit into [`MOST_BYTES`].
const MOST_CHUNKS: usize = 1 << 10;
/// The most memory that a tree can take.
pub(super) const MOST_BYTES: usize = 256 << 20;

type Chunk = Box<[OnceLock<Node>]>;

type Index = HashMap<u64, NodeId, BuildHasherDefault<AsItIs>>;

/// All nodes of one search, addressed by their number. They never move while it lasts.
pub(super) struct Tree {
    chunks: Box<[OnceLock<Chunk>]>,
    /// The number of each position's node; as many as there are nodes.
    by_fingerprint: Apart<Mutex<Index>>,
    bytes: Apart<AtomicUsize>,
}

impl Default for Tree {
    fn default() -> Tree {
        let chunks = std::iter::repeat_with(OnceLock::new).take(MOST_CHUNKS).collect();
        Tree { chunks, by_fingerprint: Apart::default(), bytes: Apart::default() }
    }
}

impl Tree {
    /// The node of this position, if it has been reached.
    pub fn find(&self, fingerprint: u64) -> Option<NodeId> {
        self.index().get(&fingerprint).copied()
    }

    #[inline]
    pub fn node(&self, id: NodeId) -> &Node {
        let (chunk, place) = place_of(id);
        let node = self.chunks[chunk].get().and_then(|chunk| chunk[place].get());
        node.expect("a node is there before its number is known")
    }

    /// Adds a node, unless the position is there already.
    pub fn add(&self, new: Expansion) -> NodeId {
        let mut index = self.index();
        if let Some(&id) = index.get(&new.fingerprint) {
            return id;
        }
        let id = index.len() as NodeId;
        let (chunk, place) = place_of(id);
        let empty_chunk = || std::iter::repeat_with(OnceLock::new).take(CHUNK_NODES).collect();
        let chunk = self.chunks[chunk].get_or_init(empty_chunk);
        let node = Node::new(new.player, new.moves);
        self.bytes.fetch_add(node.bytes(), Ordering::Relaxed);
        assert!(chunk[place].set(node).is_ok(), "the number is new");
        index.insert(new.fingerprint, id);
        id
    }

    /// Makes more children of a node and answers the first of them, if there are more moves. One
    /// that has none gets some even when the tree takes as many bytes as it may.
    pub fn more_children<'t>(&self, node: &'t Node, max_bytes: usize) -> Option<&'t Child> {
        if self.bytes() >= max_bytes && node.batches().next().is_some() {
            return None;
        }
        let (child, bytes) = node.make_children()?;
        self.bytes.fetch_add(bytes, Ordering::Relaxed);
        Some(child)
    }

    /// Bytes that nodes and children take, roughly.
    pub fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Keeps what can still be reached from a node, and answers where that node is now.
    ///
    /// Everything moves up in place, so that the tree never takes its memory twice.
    pub fn keep_reachable_from(&mut self, root: NodeId) -> NodeId {
        const GONE: NodeId = NodeId::MAX;
        let count = self.index().len();
        let mut moved = self.reachable_from(root, vec![GONE; count]);
        let mut kept = 0;
        let mut bytes = 0;
        for (old, moved) in moved.iter_mut().enumerate() {
            let node = self.slot(old as NodeId).and_then(OnceLock::take);
            let Some(node) = node.filter(|_| *moved != GONE) else { continue };
            *moved = kept;
            bytes += node.bytes();
            // Nothing is overwritten too early: the place is this node's own, or one left before.
            if let Some(slot) = self.slot(kept) {
                *slot = OnceLock::from(node);
            }
            kept += 1;
        }
        for id in 0..kept {
            let Some(node) = self.slot(id).and_then(OnceLock::get_mut) else { continue };
            for child in node.children() {
                let target = child.node.load(Ordering::Relaxed);
                let target = if target < EXPANDING { moved[target as usize] } else { NO_NODE };
                child.node.store(target, Ordering::Relaxed);
            }
        }
        for chunk in &mut self.chunks[(kept as usize).div_ceil(CHUNK_NODES)..] {
            *chunk = OnceLock::new();
        }
        self.index().retain(|_, id| {
            *id = moved[*id as usize];
            *id != GONE
        });
        *self.bytes.0.get_mut() = bytes;
        moved[root as usize]
    }

    /// Marks every node that can be reached by its own number.
    fn reachable_from(&self, root: NodeId, mut marks: Vec<NodeId>) -> Vec<NodeId> {
        let mut open = vec![root];
        marks[root as usize] = root;
        while let Some(id) = open.pop() {
            for child in self.node(id).children() {
                let next = child.node.load(Ordering::Relaxed);
                if next < EXPANDING && marks[next as usize] != next {
                    marks[next as usize] = next;
                    open.push(next);
                }
            }
        }
        marks
    }

    fn slot(&mut self, id: NodeId) -> Option<&mut OnceLock<Node>> {
        let (chunk, place) = place_of(id);
        self.chunks[chunk].get_mut().map(|chunk| &mut chunk[place])
    }

    fn index(&self) -> MutexGuard<'_, Index> {
        self.by_fingerprint.lock().expect("no search thread panicked")
    }
}

/// The hash of a fingerprint, which is one already.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

fn place_of(id: NodeId) -> (usize, usize) {
    (id as usize / CHUNK_NODES, id as usize % CHUNK_NODES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{rules::Player, search::node::NewMove};

    /// Adds a node with moves to these cells, all tried, that lead to these nodes.
    fn add(tree: &Tree, fingerprint: u64, children: &[(u16, NodeId)]) -> NodeId {
        let moves = children.iter().map(|&(cell, _)| NewMove::new(cell, 0.5)).collect();
        let id = tree.add(Expansion { fingerprint, player: Player::Red, moves });
        while tree.more_children(tree.node(id), usize::MAX).is_some() {}
        for (child, (_, node)) in tree.node(id).children().zip(children) {
            child.node.store(*node, Ordering::Relaxed);
        }
        id
    }

    #[test]
    fn what_cannot_be_reached_goes_and_the_rest_stays_as_it_was() {
        let mut tree = Tree::default();
        add(&tree, 10, &[(1, 1), (2, 2)]);
        add(&tree, 11, &[(3, NO_NODE), (4, NO_NODE), (5, NO_NODE)]);
        let root = add(&tree, 12, &[(6, NO_NODE), (7, 3), (8, 4)]);
        add(&tree, 13, &[(9, EXPANDING)]);
        add(&tree, 14, &[(10, 3)]);
        tree.node(3).tally.begin(Player::Red);
        let bytes = tree.bytes();
        let root = tree.keep_reachable_from(root);
        assert!(tree.bytes() < bytes);
        assert_eq!((tree.find(10), tree.find(11), tree.find(12)), (None, None, Some(root)));
        let (left, right) = (tree.find(13).unwrap(), tree.find(14).unwrap());
        let links = |id| {
            let children = tree.node(id).children();
            children.map(|child| (child.cell, child.node.load(Ordering::Relaxed)))
        };
        assert!(links(root).eq([(6, NO_NODE), (7, left), (8, right)]));
        assert!(links(left).eq([(9, NO_NODE)]));
        assert!(links(right).eq([(10, left)]));
        assert_eq!(tree.node(left).tally.visits(), 1);
    }
}
