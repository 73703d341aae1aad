//! Exact search within one turn: a chain of captures that wins the game, or the proof
//! that there is none.
use std::time::Duration;

mod bits;
mod memory;
mod needed;
mod pairs;
mod problem;
mod reach;
mod state;
mod survey;
mod walk;

use memory::Memory;
use problem::Problem;
use survey::Survey;
use walk::{Found, Walk};

use super::StopFlag;
use crate::engine::board::{BoardSpec, Cell, CellSet};
use crate::engine::rules::{Move, Outcome, Position};

/// Pairs of keys that a solver remembers: 2 MiB.
const REMEMBERED: usize = 1 << 17;

/// What is known about the rest of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChainAnswer {
    /// These capturing placements, in this order, remove the last enemy stone.
    Wins(Vec<Cell>),
    /// No chain of captures does.
    None,
    /// A limit was reached first.
    Unknown,
}

/// When to give up; with no limit at all the answer is never `Unknown`.
#[derive(Debug, Clone, Copy, Default)]
pub struct ChainLimits<'a> {
    /// Longest time from the start to the answer.
    pub max_time: Option<Duration>,
    /// Most positions looked at. With this limit alone the answer is the same on every machine
    /// (for a solver that has forgotten everything).
    pub max_nodes: Option<u64>,
    /// Ends the search from outside.
    pub stop: Option<&'a StopFlag>,
}

impl ChainLimits<'_> {
    /// At most so many positions.
    pub fn nodes(count: u64) -> ChainLimits<'static> {
        ChainLimits { max_nodes: Some(count), ..ChainLimits::default() }
    }

    /// At most so much time.
    pub fn time(max_time: Duration) -> ChainLimits<'static> {
        ChainLimits { max_time: Some(max_time), ..ChainLimits::default() }
    }
}

/// Searches for a chain of captures with which the player to move wins in this turn.
///
/// For many questions one after another keep a [`ChainSolver`].
pub fn winning_chain(position: &Position, limits: &ChainLimits) -> ChainAnswer {
    ChainSolver::new().solve(position, limits)
}

/// All placements of the player to move that begin a chain which wins in this turn;
/// `None` when a limit was reached first. The limits hold for each placement.
pub fn first_placements(position: &Position, limits: &ChainLimits) -> Option<CellSet> {
    let mut solver = ChainSolver::new();
    let mut winning = CellSet::new();
    for cell in position.capturing_placements() {
        let mut next = position.clone();
        next.play(Move::Place(cell)).expect("capturing placements are legal");
        let wins = match next.outcome() {
            Some(outcome) => outcome == Outcome::Won(position.player_to_move()?),
            None => match solver.solve(&next, limits) {
                ChainAnswer::Wins(_) => true,
                ChainAnswer::None => false,
                ChainAnswer::Unknown => return None,
            },
        };
        if wins {
            winning.insert(cell);
        }
    }
    Some(winning)
}

/// Answers questions about winning chains and remembers what it refuted.
pub struct ChainSolver {
    memory: Memory,
    /// The board that the memory is about.
    spec: Option<BoardSpec>,
    nodes: u64,
}

impl Default for ChainSolver {
    fn default() -> ChainSolver {
        ChainSolver::new()
    }
}

impl ChainSolver {
    /// A solver that remembers nothing yet. Allocates about 2 MiB.
    pub fn new() -> ChainSolver {
        ChainSolver::with_memory(REMEMBERED)
    }

    /// A solver that remembers up to so many pairs of refuted positions, 16 bytes each.
    pub fn with_memory(pairs: usize) -> ChainSolver {
        ChainSolver { memory: Memory::new(pairs), spec: None, nodes: 0 }
    }

    /// Searches for a chain of captures with which the player to move wins in this turn.
    /// There is none when the game is over.
    pub fn solve(&mut self, position: &Position, limits: &ChainLimits) -> ChainAnswer {
        self.nodes = 0;
        let Some(player) = position.player_to_move() else { return ChainAnswer::None };
        if position.stone_count(player.opponent()) == 0 {
            return ChainAnswer::None;
        }
        if self.spec.replace(position.spec()) != Some(position.spec()) {
            self.memory.clear();
        }
        self.search(position, Survey::new(position, player), limits)
    }

    /// Searches with sets as small as the survey allows.
    fn search(&mut self, position: &Position, survey: Survey, limits: &ChainLimits) -> ChainAnswer {
        match survey.words() {
            1 => self.walk::<1>(position, survey, limits),
            2 => self.walk::<2>(position, survey, limits),
            4 => self.walk::<4>(position, survey, limits),
            _ => self.walk::<6>(position, survey, limits),
        }
    }

    /// Number of positions looked at for the last answer.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Forgets what it refuted.
    pub fn forget(&mut self) {
        self.memory.clear();
    }

    fn walk<const W: usize>(
        &mut self,
        position: &Position,
        mut survey: Survey,
        limits: &ChainLimits,
    ) -> ChainAnswer {
        let (problem, start) = Problem::<W>::new(position, &survey);
        let mut walk = Walk::new(&problem, start, &mut self.memory, limits);
        if W > 1 {
            // Most sites turn out at once to be of no use.
            let Some(sites) = walk.possible(0) else {
                self.nodes = 1;
                return ChainAnswer::None;
            };
            survey.keep_sites(|site| sites.contains(site));
            if survey.words() < W {
                return self.search(position, survey, limits);
            }
        }
        let found = walk.search(0);
        self.nodes = walk.nodes;
        match found {
            Found::Nothing => ChainAnswer::None,
            Found::Unknown => ChainAnswer::Unknown,
            Found::Win => {
                let cells = walk.path.iter();
                let cells = cells.map(|&site| Cell::at(problem.cells[usize::from(site)]));
                ChainAnswer::Wins(cells.collect())
            }
        }
    }
}
