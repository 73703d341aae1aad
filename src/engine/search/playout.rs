//! One search thread: playout after playout in the tree that all threads share.
use std::{sync::Mutex, time::Duration};

use super::{
    Clock, Parts, SearchLimits, SearchProgress, SearchRng, StopFlag,
    backup::{self, Step},
    expand::{self, Expansion},
    rollout, select,
    tree::{Child, EXPANDING, NO_NODE, NodeId, PASS, Proof, Tree},
};
use crate::engine::rules::Position;

/// Playouts through a child before it gets a node of its own.
const EXPAND_AT: u32 = 4;
/// Longest path in the tree: a guard against positions that come again.
const LONGEST_PATH: usize = 600;

/// What the threads share. The lock is held while walking the tree, not while judging.
pub(super) struct Shared {
    pub tree: Tree,
    pub playouts: u64,
    /// Beyond, the tree grows no more.
    pub max_bytes: usize,
}

pub(super) struct Worker<'a> {
    root_position: &'a Position,
    root: NodeId,
    parts: Parts,
    rng: SearchRng,
    position: Position,
    path: Vec<Step>,
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
        root: NodeId,
        parts: Parts,
        rng_seed: u64,
        number: u64,
    ) -> Worker<'a> {
        Worker {
            root_position,
            root,
            parts,
            rng: SearchRng::new(rng_seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            position: root_position.clone(),
            path: Vec::new(),
        }
    }

    /// Adds playouts until a limit is reached, the stop flag is set or the root is proven.
    pub fn run(
        mut self,
        shared: &Mutex<Shared>,
        limits: &SearchLimits,
        stop: &StopFlag,
        start: Clock,
        mut progress: impl FnMut(SearchProgress),
    ) {
        let mut told = Duration::ZERO;
        while let Some(leaf) = self.descend(shared, limits, stop, start) {
            self.judge(leaf, shared);
            let now = start.elapsed();
            if (now - told).as_millis() >= 50 {
                told = now;
                progress(self.progress(shared, start));
            }
        }
    }

    fn progress(&self, shared: &Mutex<Shared>, start: Clock) -> SearchProgress {
        let shared = lock(shared);
        let player = shared.tree.node(self.root).player;
        let child = select::favorite(player, shared.tree.children_of(self.root));
        SearchProgress {
            time: start.elapsed(),
            favorite: self.root_position.geometry().cell(usize::from(child.cell)),
            red_value: super::red_value(child.red_sum, child.visits, child.proof),
        }
    }

    /// Walks down from the root to where the tree ends; `None` when the search is over.
    fn descend(
        &mut self,
        shared: &Mutex<Shared>,
        limits: &SearchLimits,
        stop: &StopFlag,
        start: Clock,
    ) -> Option<Leaf> {
        self.position.clone_from(self.root_position);
        self.path.clear();
        let is_late = limits.max_time.is_some_and(|most| start.elapsed() >= most);
        if is_late || stop.is_set() {
            return None;
        }
        let mut at = self.root;
        loop {
            let walked = self.path.len();
            let end = {
                let mut shared = lock(shared);
                let shared = &mut *shared;
                if walked == 0 {
                    let is_full = limits.max_playouts.is_some_and(|most| shared.playouts >= most);
                    if is_full || shared.tree.node(self.root).proof != Proof::Open {
                        return None;
                    }
                    shared.playouts += 1;
                }
                self.walk(&mut shared.tree, at)
            };
            if let End::Certain(proof) = end {
                return Some(Leaf::Certain(proof));
            }
            self.play_from(walked);
            if let Some(outcome) = self.position.outcome() {
                return Some(Leaf::Certain(outcome.into()));
            }
            match end {
                End::Due if self.path.len() < LONGEST_PATH => match self.enter(shared) {
                    Entered::Known(id) => at = id,
                    Entered::Leaf(leaf) => return Some(leaf),
                },
                _ => return Some(Leaf::Judge),
            }
        }
    }

    /// Selects children from a node on, as far as the tree goes.
    fn walk(&mut self, tree: &mut Tree, from: NodeId) -> End {
        let mut id = from;
        loop {
            let proof = tree.node(id).proof;
            if proof != Proof::Open {
                return End::Certain(proof);
            }
            let Child { node, visits, proof, .. } = self.follow(tree, id);
            if proof != Proof::Open {
                return End::Certain(proof);
            }
            id = match node {
                NO_NODE if visits >= EXPAND_AT => return End::Due,
                NO_NODE | EXPANDING => return End::Judge,
                _ if self.path.len() >= LONGEST_PATH => return End::Judge,
                id => id,
            };
        }
    }

    /// Selects a child of a node, and counts the visit.
    fn follow(&mut self, tree: &mut Tree, id: NodeId) -> Child {
        let index = select::select(tree.node(id), tree.children_of(id), &self.parts);
        let node = &mut tree.nodes[id as usize];
        let pending = backup::pending_red_value(node.player);
        node.visits += 1;
        node.red_sum += pending;
        let child = &mut tree.children_mut(id)[index];
        child.visits += 1;
        child.red_sum += pending;
        self.path.push(Step { node: id, child: index, cell: child.cell });
        *child
    }

    /// Plays the steps of the path from this one on.
    fn play_from(&mut self, walked: usize) {
        for step in &self.path[walked..] {
            match step.cell {
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
    fn enter(&self, shared: &Mutex<Shared>) -> Entered {
        let mut shared = lock(shared);
        let has_room = shared.tree.bytes() < shared.max_bytes;
        let known = shared.tree.find(self.position.fingerprint());
        let child = self.last_child(&mut shared.tree);
        match (child.node, known) {
            (EXPANDING, _) => Entered::Leaf(Leaf::Judge),
            (NO_NODE, Some(id)) => {
                child.node = id;
                Entered::Known(id)
            }
            (NO_NODE, None) if has_room => {
                child.node = EXPANDING;
                Entered::Leaf(Leaf::Expand)
            }
            (NO_NODE, None) => Entered::Leaf(Leaf::Judge),
            (id, _) => Entered::Known(id),
        }
    }

    fn last_child<'t>(&self, tree: &'t mut Tree) -> &'t mut Child {
        let step = self.path[self.path.len() - 1];
        &mut tree.children_mut(step.node)[step.child]
    }

    /// Judges the position that the path led to, and backs the result up.
    fn judge(&mut self, leaf: Leaf, shared: &Mutex<Shared>) {
        let is_new = matches!(leaf, Leaf::Expand);
        let proof = match leaf {
            Leaf::Certain(proof) => proof,
            Leaf::Expand | Leaf::Judge => Proof::Open,
        };
        let mut expansion = None;
        let red_value = if proof == Proof::Open {
            expansion = is_new.then(|| expand::expand(&self.position, &self.parts));
            rollout::judge(&mut self.position, &mut self.rng, &self.parts)
        } else {
            super::red_value(0.0, 0, proof)
        };
        let mut shared = lock(shared);
        let tree = &mut shared.tree;
        if is_new {
            let add = |new: Expansion| tree.add(new.fingerprint, new.player, &new.children);
            let id = expansion.map_or(NO_NODE, add);
            self.last_child(tree).node = id;
        }
        backup::back_up(tree, &self.path, red_value);
        if self.parts.proofs {
            backup::back_up_proof(tree, &self.path, proof);
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
enum Entered {
    Known(NodeId),
    Leaf(Leaf),
}

fn lock(shared: &Mutex<Shared>) -> std::sync::MutexGuard<'_, Shared> {
    shared.lock().expect("no search thread panicked")
}
