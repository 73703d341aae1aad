//! Choosing a placement: Monte Carlo tree search over single placements.
//!
//! While the limits allow: *select* a path down the tree, *expand* the position it
//! ends in, *judge* it by playing on quickly, and *back up* the result. Each of these
//! is one file. Values are always Red's; only the selection turns them to the
//! view of the player to move, since after a capture the same player moves again.
mod backup;
mod evaluate;
mod expand;
mod knowledge;
mod limits;
mod node;
mod playout;
mod ranking;
mod report;
mod rng;
mod rollout;
mod select;
mod tree;
mod winning_chain;

use std::sync::atomic::Ordering;

use self::{
    node::{Apart, Child, EXPANDING, Node, NodeId, Proof},
    playout::{Shared, Worker},
    tree::Tree,
};
use crate::engine::rules::{Outcome, Player, Position};

pub use limits::{Clock, SearchLimits, StopFlag};
pub use ranking::Ranked;
pub use report::{SearchProgress, SearchReport};
pub use rng::SearchRng;
pub use rollout::{RandomGame, play_random_game};
pub use select::for_player;
pub use winning_chain::{ChainAnswer, ChainLimits, ChainSolver, first_placements, winning_chain};

/// Memory that the tree may take, in bytes, unless told otherwise.
const TREE_BYTES: usize = 200 << 20;

/// Most placements of the line that is reported.
const LINE: usize = 20;

/// Parts of the search that can be left out, to measure by games what each is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Parts {
    /// Rollouts prefer captures and safe seeds; else they are uniform.
    pub guided_rollouts: bool,
    /// Rollouts end after so many placements, when the turn ends, and the board is judged;
    /// `None`: they go on to the end of the game.
    pub rollout_length: Option<u32>,
    /// Proven wins and losses are carried up the tree.
    pub proofs: bool,
    /// Children start with beliefs; else all alike, and are selected by UCB1.
    pub beliefs: bool,
}

impl Default for Parts {
    fn default() -> Parts {
        Parts { guided_rollouts: true, rollout_length: Some(1), proofs: true, beliefs: true }
    }
}

/// Searches positions of one game after another, keeping what it learned from one
/// placement to the next.
#[derive(Default)]
pub struct Searcher {
    parts: Parts,
    tree: Tree,
    memory: Option<usize>,
    spec: Option<crate::engine::board::BoardSpec>,
}

impl Searcher {
    /// A searcher that uses these parts.
    pub fn new(parts: Parts) -> Searcher {
        Searcher { parts, ..Searcher::default() }
    }

    /// Lets the tree take so many bytes, 256 MiB at most. Beyond, it grows no more, and the search goes on in it.
    pub fn set_memory(&mut self, bytes: usize) {
        self.memory = Some(bytes.min(tree::MOST_BYTES));
    }

    /// Forgets what it learned, so that the next search is as a new searcher's.
    pub fn forget(&mut self) {
        self.tree = Tree::default();
    }

    /// Looks for the best placement of the player to move. `progress` is called about
    /// twenty times a second from the first search thread.
    ///
    /// # Panics
    /// When the game is over.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &SearchLimits,
        stop: &StopFlag,
        rng_seed: u64,
        mut progress: impl FnMut(SearchProgress) + Send,
    ) -> SearchReport {
        assert!(position.outcome().is_none(), "a search needs a game that goes on");
        let start = Clock::start();
        let root = self.root(position);
        let tree = std::mem::take(&mut self.tree);
        let max_bytes = self.memory.unwrap_or(TREE_BYTES);
        let shared = Shared { tree, root, playouts: Apart::default(), max_bytes };
        let parts = self.parts;
        let worker = |number| Worker::new(position, &shared, parts, rng_seed, number as u64);
        std::thread::scope(|scope| {
            for number in 1..limits.threads {
                scope.spawn(move || worker(number).run(limits, stop, start, |_| ()));
            }
            worker(0).run(limits, stop, start, &mut progress);
        });
        self.tree = shared.tree;
        let playouts = shared.playouts.0.into_inner();
        self.report(root, position, playouts, start)
    }

    /// The node of this position; what cannot be reached from it is forgotten.
    fn root(&mut self, position: &Position) -> NodeId {
        let same_board = self.spec == Some(position.spec());
        self.spec = Some(position.spec());
        match self.tree.find(position.fingerprint()).filter(|_| same_board) {
            Some(id) => self.tree.keep_reachable_from(id),
            None => {
                self.tree = Tree::default();
                self.tree.add(expand::expand(position, &self.parts))
            }
        }
    }

    fn report(
        &self,
        root: NodeId,
        position: &Position,
        playouts: u64,
        start: Clock,
    ) -> SearchReport {
        let to_cell = |index: u16| position.geometry().cell(usize::from(index));
        let root = self.tree.node(root);
        let best = select::favorite(root);
        // Where nothing was tried, the move believed in most.
        let cell = best.map(|child| child.cell).or(root.moves().first().map(|first| first.cell));
        let proven = match root.proof.get() {
            Proof::Won(winner) => Some(Outcome::Won(winner)),
            Proof::Draw => Some(Outcome::Deadlock),
            Proof::Open => None,
        };
        SearchReport {
            cell: cell.and_then(to_cell),
            playouts,
            visits: best.map_or(0, |child| child.tally.visits()),
            red_value: best.map_or(0.5, red_value_of),
            proven,
            line: self.line(root).filter_map(to_cell).take(LINE).collect(),
            time: start.elapsed(),
        }
    }

    /// The cells thought best from a node on, as far as the tree goes.
    fn line<'t>(&'t self, from: &'t Node) -> impl Iterator<Item = u16> {
        let mut at = Some(from);
        std::iter::from_fn(move || {
            let child = select::favorite(at?).filter(|child| child.tally.visits() > 0)?;
            let next = child.node.load(Ordering::Relaxed);
            at = (next < EXPANDING).then(|| self.tree.node(next));
            Some(child.cell)
        })
    }
}

/// Red's chance to win after a move, 0 to 1.
fn red_value_of(child: &Child) -> f32 {
    let (visits, red_sum) = child.tally.get();
    red_value(red_sum, visits, child.proof.get())
}

fn red_value(red_sum: f32, visits: u32, proof: Proof) -> f32 {
    match proof {
        Proof::Won(Player::Red) => 1.0,
        Proof::Won(Player::Blue) => 0.0,
        Proof::Draw => 0.5,
        Proof::Open if visits == 0 => 0.5,
        Proof::Open => (red_sum / visits as f32).clamp(0.0, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{board::BoardSpec, rules::Move};

    #[test]
    fn the_tree_keeps_within_the_memory_that_it_is_given() {
        let position = Position::new(BoardSpec::HEX_7);
        let bytes_after = |memory: usize| {
            let mut searcher = Searcher::default();
            searcher.set_memory(memory);
            let limits = SearchLimits::playouts(3000);
            let report = searcher.search(&position, &limits, &StopFlag::default(), 1, |_| ());
            assert_eq!(report.playouts, 3000, "it goes on in the tree that it has");
            searcher.tree.bytes()
        };
        let without_limit = bytes_after(TREE_BYTES);
        let within = without_limit / 4;
        // The last node may be one too many.
        assert!(bytes_after(within) <= within + without_limit / 10);
    }

    #[test]
    fn threads_share_a_tree_that_is_full_or_proven() {
        for (spec, memory) in [(BoardSpec::HEX_7, 1 << 14), (BoardSpec::Hex(2), 1 << 20)] {
            for rng_seed in 0..50 {
                let mut searcher = Searcher::default();
                searcher.set_memory(memory);
                let limits = SearchLimits { threads: 4, ..SearchLimits::playouts(500) };
                let (position, stop) = (Position::new(spec), StopFlag::default());
                let report = searcher.search(&position, &limits, &stop, rng_seed, |_| ());
                assert!(report.proven.is_some() || report.playouts == 500, "{report:?}");
                assert_eq!(position.check(Move::Place(report.cell.unwrap())), Ok(()));
            }
        }
    }
}
