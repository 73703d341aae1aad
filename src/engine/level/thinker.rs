//! How levels 5 and 6 think: first whether captures win this turn, then by search.

use std::thread;
use std::time::Duration;

use super::Level;
use crate::engine::board::Cell;
use crate::engine::rules::{Outcome, Player, Position};
use crate::engine::search::{
    ChainAnswer, ChainLimits, ChainSolver, Clock, SearchLimits, SearchProgress, SearchReport,
    SearchRng, Searcher, StopFlag,
};

/// Positions that the search for a winning chain looks at before the search for the best
/// placement begins beside it. It nearly always knows by then.
const FIRST_CHAIN_NODES: u64 = 5_000;
/// Positions it looks at in all, where playouts are counted and not time.
const ALL_CHAIN_NODES: u64 = 200_000;
/// The most search threads a level takes by itself: beyond, a phone gets warm for little.
const MAX_THREADS: usize = 4;
/// Of so many placements level 5 makes one as level 4 does.
const WITHOUT_SEARCH: usize = 5;

/// How much to think, where that differs from the level's own way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Effort {
    /// Longest time for one placement.
    pub max_time: Option<Duration>,
    /// Playouts for one placement, instead of time. With one thread and one random seed the
    /// answers of a new thinker are then the same on every machine.
    pub max_playouts: Option<u64>,
    /// Search threads.
    pub threads: Option<usize>,
}

/// A placement and why.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// Where to place; `None` when the player to move has no placement.
    pub cell: Option<Cell>,
    /// What a search found, or the winning chain, when there was one.
    pub report: Option<SearchReport>,
}

/// Chooses placements at every level, and keeps what it learned from one to the next.
#[derive(Default)]
pub struct Thinker {
    pub(super) searcher: Searcher,
    pub(super) chains: ChainSolver,
}

impl Level {
    /// Longest time the level thinks about one placement; zero when it answers at once.
    pub fn max_time(self) -> Duration {
        match self.number() {
            5 => Duration::from_millis(500),
            6 => Duration::from_secs(3),
            _ => Duration::ZERO,
        }
    }
}

impl Thinker {
    /// A thinker that knows nothing yet.
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// One that knows nothing yet, and whose search tree takes at most so many bytes.
    pub fn with_memory(bytes: usize) -> Thinker {
        let mut thinker = Thinker::default();
        thinker.searcher.set_memory(bytes);
        thinker
    }

    /// Chooses a placement for the player to move. Ends early when `stop` is set, with a legal
    /// placement all the same. `progress` is called about twenty times a second while it searches.
    pub fn choose(
        &mut self,
        level: Level,
        position: &Position,
        effort: &Effort,
        stop: &StopFlag,
        rng: &mut SearchRng,
        progress: impl FnMut(SearchProgress) + Send,
    ) -> Choice {
        let legal = position.legal_placements();
        if legal.len() <= 1 || !level.searches() {
            return Choice { cell: level.choose_at_once(position, rng), report: None };
        }
        let clock = Clock::start();
        let searches = level == Level::STRONGEST || rng.below(WITHOUT_SEARCH) > 0;
        let rng_seed = rng.bits();
        let chain = self.first_look_for_chain(level, position, effort, stop);
        let report = match (chain, searches) {
            (ChainAnswer::Wins(chain), _) => Some(report_of_chain(position, chain, clock)),
            (ChainAnswer::None, false) => None,
            (ChainAnswer::None, true) => {
                let limits = limits_of(level, effort, clock);
                Some(self.searcher.search(position, &limits, stop, rng_seed, progress))
            }
            (ChainAnswer::Unknown, _) => {
                let limits = limits_of(level, effort, clock);
                let report = self.search_both(position, &limits, stop, rng_seed, progress, clock);
                let is_certain = report.proven.is_some();
                (searches || is_certain).then_some(report)
            }
        };
        // A search that ended before it began knows less than level 4.
        let is_founded = |report: &&SearchReport| report.visits > 0 || report.proven.is_some();
        let cell = report.as_ref().filter(is_founded).and_then(|report| report.cell);
        Choice { cell: cell.or_else(|| level.choose_at_once(position, rng)), report }
    }

    /// Whether the second player should exchange seats on the first turn: whether the one red
    /// stone is worth more than the move.
    pub fn would_swap(
        &mut self,
        level: Level,
        position: &Position,
        effort: &Effort,
        stop: &StopFlag,
        rng: &mut SearchRng,
    ) -> bool {
        if level.searches() {
            let limits = limits_of(level, effort, Clock::start());
            let report = self.searcher.search(position, &limits, stop, rng.bits(), |_| ());
            return report.red_value > 0.5;
        }
        if level.places_at_random(rng) { rng.below(2) == 0 } else { is_inside(position) }
    }

    /// Looks for a winning chain, but not for long: where playouts are counted, until as many
    /// positions have been seen as may be; else only until nearly every question is answered.
    pub(super) fn first_look_for_chain(
        &mut self,
        level: Level,
        position: &Position,
        effort: &Effort,
        stop: &StopFlag,
    ) -> ChainAnswer {
        let is_timed = effort.max_playouts.is_none();
        let nodes = if is_timed { FIRST_CHAIN_NODES } else { ALL_CHAIN_NODES };
        let max_time = is_timed.then_some(effort.max_time.unwrap_or(level.max_time()));
        let limits = ChainLimits { max_time, max_nodes: Some(nodes), stop: Some(stop) };
        self.chains.solve(position, &limits)
    }

    /// Searches for the best placement, and beside it on for a winning chain, which ends both.
    pub(super) fn search_both(
        &mut self,
        position: &Position,
        limits: &SearchLimits,
        stop: &StopFlag,
        rng_seed: u64,
        progress: impl FnMut(SearchProgress) + Send,
        clock: Clock,
    ) -> SearchReport {
        let Thinker { searcher, chains, .. } = self;
        let Some(max_time) = limits.max_time else {
            return searcher.search(position, limits, stop, rng_seed, progress);
        };
        let (stop_search, stop_chain) = (stop.narrower(), stop.narrower());
        let (report, chain) = thread::scope(|scope| {
            let solving = scope.spawn(|| {
                let (max_time, stop) = (Some(max_time), Some(&stop_chain));
                let chain_limits = ChainLimits { max_time, stop, ..ChainLimits::default() };
                let answer = chains.solve(position, &chain_limits);
                if matches!(answer, ChainAnswer::Wins(_)) {
                    stop_search.stop();
                }
                answer
            });
            let report = searcher.search(position, limits, &stop_search, rng_seed, progress);
            if report.proven.is_some() {
                stop_chain.stop();
            }
            (report, solving.join())
        });
        match chain.unwrap_or_else(|panic| std::panic::resume_unwind(panic)) {
            ChainAnswer::Wins(chain) => report_of_chain(position, chain, clock),
            ChainAnswer::None | ChainAnswer::Unknown => report,
        }
    }
}

/// The limits of a search that began, with the search for a chain, at the clock's start.
pub(super) fn limits_of(level: Level, effort: &Effort, clock: Clock) -> SearchLimits {
    let own_threads = || thread::available_parallelism().map_or(1, |count| count.get());
    let max_time = effort.max_time.unwrap_or(level.max_time()).saturating_sub(clock.elapsed());
    SearchLimits {
        max_time: effort.max_playouts.is_none().then_some(max_time),
        max_playouts: effort.max_playouts,
        threads: effort.threads.unwrap_or_else(|| own_threads().min(MAX_THREADS)),
    }
}

/// What there is to say of a chain that wins in this turn.
pub(super) fn report_of_chain(position: &Position, chain: Vec<Cell>, clock: Clock) -> SearchReport {
    let winner = position.player_to_move();
    SearchReport {
        cell: chain.first().copied(),
        playouts: 0,
        visits: 0,
        red_value: if winner == Some(Player::Red) { 1.0 } else { 0.0 },
        proven: winner.map(Outcome::Won),
        line: chain,
        time: clock.elapsed(),
    }
}

/// Whether Red's first stone stands away from the edge. On the small boards that are solved those
/// first placements win, and those on the edge lose.
pub(super) fn is_inside(position: &Position) -> bool {
    let geometry = position.geometry();
    let most = geometry.cells().map(|cell| geometry.neighbors(cell).len()).max();
    let stone = position.stones(Player::Red).first();
    stone.is_some_and(|cell| Some(geometry.neighbors(cell).len()) == most)
}
