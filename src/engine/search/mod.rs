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
mod playout;
mod report;
mod rng;
mod rollout;
mod select;
mod tree;
mod winning_chain;

use std::sync::Mutex;

use self::{
    playout::{Shared, Worker},
    tree::{NodeId, Proof, Tree},
};
use crate::engine::{
    board::Cell,
    rules::{Outcome, Player, Position},
};

pub use limits::{Clock, SearchLimits, StopFlag};
pub use report::{SearchProgress, SearchReport};
pub use rng::SearchRng;
pub use rollout::{RandomGame, play_random_game};
pub use winning_chain::{ChainAnswer, ChainLimits, ChainSolver, first_placements, winning_chain};

/// Memory that the tree may take, in bytes, unless told otherwise.
const TREE_BYTES: usize = 200 << 20;

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
#[derive(Debug, Default)]
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

    /// Lets the tree take so many bytes. Beyond, it grows no more, and the search goes on in it.
    pub fn set_memory(&mut self, bytes: usize) {
        self.memory = Some(bytes);
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
        let shared = Mutex::new(Shared { tree, playouts: 0, max_bytes });
        let parts = self.parts;
        std::thread::scope(|scope| {
            for number in 1..limits.threads {
                let shared = &shared;
                scope.spawn(move || {
                    Worker::new(position, root, parts, rng_seed, number as u64).run(
                        shared,
                        limits,
                        stop,
                        start,
                        |_| (),
                    );
                });
            }
            Worker::new(position, root, parts, rng_seed, 0).run(
                &shared,
                limits,
                stop,
                start,
                &mut progress,
            );
        });
        let Shared { tree, playouts, .. } = shared.into_inner().expect("no search thread panicked");
        self.tree = tree;
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
                let root = expand::expand(position, &self.parts);
                self.tree.add(root.fingerprint, root.player, &root.children)
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
        let geometry = position.geometry();
        let to_cell = |index: u16| geometry.cell(usize::from(index));
        let player = self.tree.node(root).player;
        let best = select::favorite(player, self.tree.children_of(root));
        let mut line: Vec<Cell> = Vec::new();
        let mut at = Some(root);
        while let Some(id) = at.filter(|_| line.len() < 20) {
            let node = self.tree.node(id);
            let child = select::favorite(node.player, self.tree.children_of(id));
            if child.visits == 0 {
                break;
            }
            line.extend(to_cell(child.cell));
            at = (child.node < tree::EXPANDING).then_some(child.node);
        }
        let proven = match self.tree.node(root).proof {
            Proof::Won(winner) => Some(Outcome::Won(winner)),
            Proof::Draw => Some(Outcome::Deadlock),
            Proof::Open => None,
        };
        SearchReport {
            cell: to_cell(best.cell),
            playouts,
            visits: best.visits,
            red_value: red_value(best.red_sum, best.visits, best.proof),
            proven,
            line,
            time: start.elapsed(),
        }
    }
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
    use crate::engine::board::BoardSpec;

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
}
