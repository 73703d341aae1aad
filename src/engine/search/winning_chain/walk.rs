//! The depth-first walk through the chains of one problem.
use super::bits::Bits;
use super::memory::Memory;
use super::needed::Needed;
use super::problem::{Capture, Problem, State};
use super::reach::Reach;
use super::{super::Clock, ChainLimits};

/// Nodes between two looks at the clock and the stop flag.
const CLOCK_NODES: u64 = 64;

/// What a walk found out about a state.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    Win,
    Nothing,
    /// A limit was reached.
    Unknown,
}

/// One search: counts nodes and watches the limits.
pub(super) struct Walk<'a, const W: usize> {
    problem: &'a Problem<W>,
    memory: &'a mut Memory,
    reach: Reach<W>,
    needed: Needed<W>,
    limits: &'a ChainLimits<'a>,
    clock: Clock,
    pub(super) nodes: u64,
    /// The sites placed on so far; after a win the whole chain.
    pub(super) path: Vec<u16>,
    /// One state and one list of captures for each depth.
    states: Vec<State<W>>,
    captures: Vec<Vec<Capture<W>>>,
}

impl<'a, const W: usize> Walk<'a, W> {
    pub(super) fn new(
        problem: &'a Problem<W>,
        start: State<W>,
        memory: &'a mut Memory,
        limits: &'a ChainLimits<'a>,
    ) -> Walk<'a, W> {
        let clock = Clock::start();
        let (reach, needed) = (Reach::new(), Needed::new());
        let (path, nodes, captures) = (Vec::new(), 0, Vec::new());
        let states = vec![start];
        Walk { problem, memory, reach, needed, limits, clock, nodes, path, states, captures }
    }

    /// Searches the state at this depth.
    pub(super) fn search(&mut self, depth: usize) -> Found {
        let state = &self.states[depth];
        if state.alive.is_empty() {
            return Found::Win;
        }
        let key = self.problem.key(state);
        if self.memory.contains(key) {
            return Found::Nothing;
        }
        if self.is_over() {
            return Found::Unknown;
        }
        self.nodes += 1;
        if let Some(sites) = self.reach.sites(self.problem, &self.states[depth]) {
            match self.search_captures(depth, &sites) {
                Found::Nothing => {}
                found => return found,
            }
        }
        self.memory.insert(key);
        Found::Nothing
    }

    fn search_captures(&mut self, depth: usize, sites: &Bits<W>) -> Found {
        if self.captures.len() == depth {
            self.captures.push(Vec::new());
            self.states.push(State { alive: Bits::EMPTY, own: Vec::new() });
        }
        let mut captures = std::mem::take(&mut self.captures[depth]);
        self.problem.captures(&self.states[depth], &mut captures);
        self.needed.keep(self.problem, &self.states[depth], &self.reach, sites, &mut captures);
        self.problem.drop_dominated(&self.states[depth], &mut captures);
        captures.sort_unstable_by_key(|capture| std::cmp::Reverse((capture.size, capture.site)));
        let mut found = Found::Nothing;
        for capture in &captures {
            let (before, after) = self.states.split_at_mut(depth + 1);
            self.problem.after(&before[depth], capture, &mut after[0]);
            self.path.push(capture.site);
            found = self.search(depth + 1);
            if found != Found::Nothing {
                break;
            }
            self.path.pop();
        }
        self.captures[depth] = captures;
        found
    }

    fn is_over(&self) -> bool {
        if self.limits.max_nodes.is_some_and(|most| self.nodes >= most) {
            return true;
        }
        self.nodes % CLOCK_NODES == CLOCK_NODES - 1
            && (self.limits.stop.is_some_and(|stop| stop.is_set())
                || self.limits.max_time.is_some_and(|most| self.clock.elapsed() >= most))
    }
}
