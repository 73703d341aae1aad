//! One search thread: playout after playout in the tree that all threads share.
use std::{sync::Mutex, time::Duration};

use super::{
    Clock, Parts, SearchLimits, SearchProgress, SearchRng, StopFlag,
    backup::{self, Step},
    expand, rollout, select,
    tree::{EXPANDING, NO_NODE, NodeId, PASS, Proof, Tree},
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
        let mut shared = lock(shared);
        let over = stop.is_set()
            || limits.max_playouts.is_some_and(|most| shared.playouts >= most)
            || limits.max_time.is_some_and(|most| start.elapsed() >= most)
            || shared.tree.node(self.root).proof != Proof::Open;
        if over {
            return None;
        }
        shared.playouts += 1;
        let has_room = shared.tree.bytes() < shared.max_bytes;
        let tree = &mut shared.tree;
        let mut id = self.root;
        loop {
            let child = self.follow(tree, id);
            if let Some(outcome) = self.position.outcome() {
                return Some(Leaf::Certain(outcome.into()));
            }
            let Child { node, visits } = child;
            id = match node {
                EXPANDING => return Some(Leaf::Judge),
                NO_NODE => match tree.find(self.position.fingerprint()) {
                    Some(known) => {
                        self.last_child(tree).node = known;
                        known
                    }
                    None if visits >= EXPAND_AT && has_room && self.path.len() < LONGEST_PATH => {
                        self.last_child(tree).node = EXPANDING;
                        return Some(Leaf::Expand);
                    }
                    None => return Some(Leaf::Judge),
                },
                id => id,
            };
            let proof = tree.node(id).proof;
            if proof != Proof::Open {
                return Some(Leaf::Certain(proof));
            }
            if self.path.len() >= LONGEST_PATH {
                return Some(Leaf::Judge);
            }
        }
    }

    /// Selects a child of a node, plays it, and counts the visit.
    fn follow(&mut self, tree: &mut Tree, id: NodeId) -> Child {
        let index = select::select(tree.node(id), tree.children_of(id));
        let node = &mut tree.nodes[id as usize];
        node.visits += 1;
        let player = node.player;
        let child = &mut tree.children_mut(id)[index];
        child.visits += 1;
        child.red_sum += backup::pending_red_value(player);
        let followed = Child { node: child.node, visits: child.visits };
        match child.cell {
            PASS => self.position.pass(),
            cell => {
                self.position.place(usize::from(cell));
            }
        }
        self.position.notice_deadlock();
        self.path.push(Step { node: id, child: index });
        followed
    }

    fn last_child<'t>(&self, tree: &'t mut Tree) -> &'t mut super::tree::Child {
        let step = self.path[self.path.len() - 1];
        &mut tree.children_mut(step.node)[step.child]
    }

    /// Judges the position that the path led to, and backs the result up.
    fn judge(&mut self, leaf: Leaf, shared: &Mutex<Shared>) {
        let parts = self.parts;
        let mut proof = Proof::Open;
        let mut expansion = None;
        match leaf {
            Leaf::Certain(certain) => proof = certain,
            Leaf::Judge => {}
            Leaf::Expand => expansion = Some(expand::expand(&self.position, &parts)),
        }
        let red_value = match proof {
            Proof::Open => rollout::judge(&mut self.position, &mut self.rng, &parts),
            _ => super::red_value(0.0, 0, proof),
        };
        let mut shared = lock(shared);
        let tree = &mut shared.tree;
        if let Some(new) = expansion {
            let id = tree.add(new.fingerprint, new.player, &new.children);
            self.last_child(tree).node = id;
        }
        backup::back_up(tree, &self.path, red_value);
        if parts.proofs {
            backup::back_up_proof(tree, &self.path, proof);
        }
    }
}

/// What `follow` says of the child it took.
struct Child {
    node: NodeId,
    visits: u32,
}

fn lock(shared: &Mutex<Shared>) -> std::sync::MutexGuard<'_, Shared> {
    shared.lock().expect("no search thread panicked")
}
