//! The depth-first walk through the chains of one problem.
use super::bits::Bits;
use super::memory::{Beaten, Memory};
use super::needed::{Needed, Outlook};
use super::pairs::Pairs;
use super::problem::Problem;
use super::reach::Reach;
use super::state::{Capture, State};
use super::{super::Clock, ChainLimits};

/// Nodes between two looks at the clock and the stop flag.
const CLOCK_NODES: u64 = 16;

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
    beaten: Beaten<W>,
    reach: Reach<W>,
    pairs: Pairs<W>,
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
        Walk {
            problem,
            memory,
            beaten: Beaten::default(),
            reach: Reach::default(),
            pairs: Pairs::default(),
            needed: Needed::default(),
            limits,
            clock: Clock::start(),
            nodes: 0,
            path: Vec::new(),
            states: vec![start],
            captures: Vec::new(),
        }
    }

    /// Searches the state at this depth.
    pub(super) fn search(&mut self, depth: usize) -> Found {
        let state = &self.states[depth];
        if state.alive.is_empty() {
            return Found::Win;
        }
        let (alive, strength) = (state.alive, state.strength(self.problem));
        if self.beaten.contains(&alive, &strength) {
            return Found::Nothing;
        }
        let key = state.key(self.problem);
        if self.memory.contains(key) {
            return Found::Nothing;
        }
        if self.is_over() {
            return Found::Unknown;
        }
        self.nodes += 1;
        if self.captures.len() == depth {
            self.captures.push(Vec::new());
            self.states.push(State::empty());
        }
        let mut captures = std::mem::take(&mut self.captures[depth]);
        let found = self.search_captures(depth, &mut captures);
        self.captures[depth] = captures;
        if found == Found::Nothing {
            self.memory.insert(key);
            self.beaten.insert(&alive, strength);
        }
        found
    }

    fn search_captures(&mut self, depth: usize, captures: &mut Vec<Capture<W>>) -> Found {
        let Some(sites) = self.possible(depth) else { return Found::Nothing };
        self.states[depth].allowed = sites;
        self.choose(depth, sites, captures);
        for capture in captures.iter() {
            let (before, after) = self.states.split_at_mut(depth + 1);
            before[depth].after(self.problem, capture, &mut after[0]);
            self.path.push(capture.site);
            let found = self.search(depth + 1);
            if found != Found::Nothing {
                return found;
            }
            self.path.pop();
            self.states[depth].refuted.insert(usize::from(capture.site));
        }
        Found::Nothing
    }

    /// Gathers the captures to try, those that make small groups first: they fail soon, and
    /// what failed need not be tried in the middle of what follows.
    fn choose(&mut self, depth: usize, sites: Bits<W>, captures: &mut Vec<Capture<W>>) {
        let Walk { problem, reach, pairs, .. } = self;
        let state = &self.states[depth];
        state.captures(problem, &reach.beside, captures);
        let outlook = Outlook { problem, state, reach, takers: &pairs.takers, sites };
        self.needed.keep(&outlook, captures);
        state.drop_dominated(problem, captures);
        captures.sort_unstable_by_key(|capture| (capture.size, capture.site));
    }

    /// The sites on which winning chains may place, unless there is no such chain.
    pub(super) fn possible(&mut self, depth: usize) -> Option<Bits<W>> {
        let state = &self.states[depth];
        let mut allowed = state.allowed;
        loop {
            self.reach.sites(self.problem, state, &allowed)?;
            let sites = self.pairs.possible(self.problem, state, &self.reach)?;
            if sites == self.reach.placed {
                return Some(sites);
            }
            allowed = sites;
        }
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
