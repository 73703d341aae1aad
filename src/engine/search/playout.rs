//! One search thread: playout after playout in the tree that all threads share.
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use super::{
    Clock, Parts, SearchLimits, SearchProgress, SearchRng, StopFlag,
    backup::{self, Step},
    expand,
    node::{Apart, Child, EXPANDING, NO_NODE, Node, NodeId, PASS, Proof},
    rollout, select,
    tree::Tree,
};
use crate::engine::rules::Position;

/// Playouts through a child before it gets a node of its own. 2 won 29 of 74 on hex 7 against this, at
/// equal time; and asking each new node for a winning chain (30 positions at most) 26 of 68 on hex 5
/// and 20 of 36 on hex 7, at equal playouts.
const EXPAND_AT: u32 = 4;
/// Longest path in the tree: a guard against positions that come again.
const LONGEST_PATH: usize = 600;

/// What the threads share.
pub(super) struct Shared {
    pub tree: Tree,
    pub root: NodeId,
    pub playouts: Apart<AtomicU64>,
    /// Beyond, the tree grows no more.
    pub max_bytes: usize,
}

pub(super) struct Worker<'a> {
    root_position: &'a Position,
    shared: &'a Shared,
    parts: Parts,
    rng: SearchRng,
    position: Position,
    path: Vec<Step<'a>>,
}

/// How a path down the tree ended.
enum Leaf {
    /// The result is certain.
    Certain(Proof),
    /// To be judged.
    Judge,
    /// To be judged, and added to the tree.
    Expand,
}

impl<'a> Worker<'a> {
    pub fn new(
        root_position: &'a Position,
        shared: &'a Shared,
        parts: Parts,
        rng_seed: u64,
        number: u64,
    ) -> Worker<'a> {
        Worker {
            root_position,
            shared,
            parts,
            rng: SearchRng::new(rng_seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            position: root_position.clone(),
            path: Vec::new(),
        }
    }

    /// Adds playouts until a limit is reached, the stop flag is set or the root is proven.
    pub fn run(
        mut self,
        limits: &SearchLimits,
        stop: &StopFlag,
        start: Clock,
        mut progress: impl FnMut(SearchProgress),
    ) {
        let mut told = Duration::ZERO;
        while self.may_begin(limits, stop, start) {
            let leaf = self.descend();
            self.judge(leaf);
            let now = start.elapsed();
            if (now - told).as_millis() >= 50 {
                told = now;
                progress(self.progress(start));
            }
        }
    }

    fn root(&self) -> &'a Node {
        self.shared.tree.node(self.shared.root)
    }

    fn progress(&self, start: Clock) -> SearchProgress {
        let child = select::favorite(self.root());
        let cell_of = |child: &Child| self.root_position.geometry().cell(usize::from(child.cell));
        SearchProgress {
            time: start.elapsed(),
            favorite: child.and_then(cell_of),
            red_value: child.map_or(0.5, super::red_value_of),
        }
    }

    /// Whether there is to be another playout, which is then counted.
    fn may_begin(&self, limits: &SearchLimits, stop: &StopFlag, start: Clock) -> bool {
        let is_late = limits.max_time.is_some_and(|most| start.elapsed() >= most);
        if is_late || stop.is_set() || self.root().proof.get() != Proof::Open {
            return false;
        }
        let count = self.shared.playouts.fetch_add(1, Ordering::Relaxed);
        let is_full = limits.max_playouts.is_some_and(|most| count >= most);
        if is_full {
            self.shared.playouts.fetch_sub(1, Ordering::Relaxed);
        }
        !is_full
    }

    /// Walks down from the root to where the tree ends.
    fn descend(&mut self) -> Leaf {
        self.position.clone_from(self.root_position);
        self.path.clear();
        let mut at = self.root();
        loop {
            let walked = self.path.len();
            let end = self.walk(at);
            if let End::Certain(proof) = end {
                return Leaf::Certain(proof);
            }
            self.play_from(walked);
            if let Some(outcome) = self.position.outcome() {
                return Leaf::Certain(outcome.into());
            }
            match end {
                End::Due if self.path.len() < LONGEST_PATH => match self.enter() {
                    Entered::Known(node) => at = node,
                    Entered::Leaf(leaf) => return leaf,
                },
                _ => return Leaf::Judge,
            }
        }
    }

    /// Selects children from a node on, as far as the tree goes.
    fn walk(&mut self, from: &'a Node) -> End {
        let mut node = from;
        loop {
            let proof = node.proof.get();
            if proof != Proof::Open {
                return End::Certain(proof);
            }
            let child = self.follow(node);
            let proof = child.proof.get();
            if proof != Proof::Open {
                return End::Certain(proof);
            }
            node = match child.node.load(Ordering::Acquire) {
                NO_NODE if child.tally.visits() >= EXPAND_AT => return End::Due,
                NO_NODE | EXPANDING => return End::Judge,
                _ if self.path.len() >= LONGEST_PATH => return End::Judge,
                id => self.shared.tree.node(id),
            };
        }
    }

    /// Selects a child of a node, and counts the visit.
    fn follow(&mut self, node: &'a Node) -> &'a Child {
        let Shared { tree, max_bytes, .. } = self.shared;
        let child = select::select(node, &self.parts, || tree.more_children(node, *max_bytes));
        node.tally.begin(node.player);
        child.tally.begin(node.player);
        self.path.push(Step { node, child });
        child
    }

    /// Plays the steps of the path from this one on.
    fn play_from(&mut self, walked: usize) {
        for step in &self.path[walked..] {
            match step.child.cell {
                PASS => self.position.pass(),
                cell => {
                    self.position.place(usize::from(cell));
                }
            }
        }
        self.position.notice_deadlock();
    }

    /// Enters the position after the path, unless it is in the tree already: then the
    /// last child leads there from now on.
    fn enter(&self) -> Entered<'a> {
        let Shared { tree, max_bytes, .. } = self.shared;
        let known = tree.find(self.position.fingerprint());
        if known.is_none() && tree.bytes() >= *max_bytes {
            return Entered::Leaf(Leaf::Judge);
        }
        let (new, order) = (known.unwrap_or(EXPANDING), Ordering::AcqRel);
        let link = &self.path[self.path.len() - 1].child.node;
        match (link.compare_exchange(NO_NODE, new, order, Ordering::Acquire), known) {
            (Ok(_), None) => Entered::Leaf(Leaf::Expand),
            (Ok(_), Some(id)) => Entered::Known(tree.node(id)),
            (Err(EXPANDING), _) => Entered::Leaf(Leaf::Judge),
            (Err(id), _) => Entered::Known(tree.node(id)),
        }
    }

    /// Judges the position that the path led to, and backs the result up.
    fn judge(&mut self, leaf: Leaf) {
        let proof = match leaf {
            Leaf::Certain(proof) => proof,
            Leaf::Expand | Leaf::Judge => Proof::Open,
        };
        if matches!(leaf, Leaf::Expand) {
            let id = self.shared.tree.add(expand::expand(&self.position, &self.parts));
            self.path[self.path.len() - 1].child.node.store(id, Ordering::Release);
        }
        let red_value = match proof {
            Proof::Open => rollout::judge(&mut self.position, &mut self.rng, &self.parts),
            certain => super::red_value(0.0, 0, certain),
        };
        backup::back_up(&self.path, red_value);
        if self.parts.proofs {
            backup::back_up_proof(&self.path, proof);
        }
    }
}

/// How a walk down the tree ended.
enum End {
    /// The result is certain.
    Certain(Proof),
    /// At a child that has no node yet, and is visited too seldom to get one or about to get it.
    Judge,
    /// At a child that is due to get a node.
    Due,
}

/// What there is after a path that is due to get a node.
enum Entered<'a> {
    Known(&'a Node),
    Leaf(Leaf),
}
