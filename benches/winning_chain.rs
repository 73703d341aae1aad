//! How often, and how fast, the search for a winning chain decides the turns of games.
//!
//! ```text
//! cargo bench --no-default-features --bench winning_chain -- hex 7 --players 4 --turns 10000
//! ```
//!
//! Plays games, asks before every turn whether the player to move can win in it, and prints
//! the share of turns undecided after some times. Times are the thread's processor time
//! where the system tells it, so that a busy machine does not matter.
//!
//! `--players` is `random` or a level, `--playouts N` how much levels 5 and 6 search; `--keep N` asks
//! only at one turn in N; `--most SECONDS` ends a single answer; `--undecided` prints the positions
//! that took longer than a third of that. `--write FILE` keeps the positions and asks nothing, and
//! `--positions FILE` asks about the positions kept. `--nodes N` tells how long answers take
//! that look at so many positions at most.

use std::time::{Duration, Instant};

use oust::engine::board::BoardSpec;
use oust::engine::level::{Effort, Level, Thinker};
use oust::engine::rules::{Move, Position};
use oust::engine::search::{ChainAnswer, ChainLimits, ChainSolver, SearchRng, StopFlag};

const STEPS_MS: [u64; 6] = [1, 10, 100, 500, 1000, 3000];

struct Options {
    spec: BoardSpec,
    /// `None` for uniform random placements.
    players: Option<Level>,
    playouts: u64,
    turns: usize,
    keep: usize,
    rng_seed: u64,
    most: Duration,
    show_undecided: bool,
    positions: Option<String>,
    write: Option<String>,
    nodes: Option<u64>,
}

#[derive(Default)]
struct Tally {
    seconds: Vec<f64>,
    wins: usize,
    unknown: usize,
    nodes: u64,
}

/// Reads the options, plays and prints.
pub fn main() {
    let options = options();
    let positions = match &options.positions {
        Some(path) => {
            let text = std::fs::read_to_string(path).expect("a file of positions");
            text.lines().map(|line| line.parse().expect("a position")).collect()
        }
        None => turns(&options),
    };
    if let Some(path) = &options.write {
        let lines = positions.iter().map(|position| format!("{position}\n"));
        std::fs::write(path, lines.collect::<String>()).expect("a file to write");
        return;
    }
    let mut solver = ChainSolver::new();
    let mut tally = Tally::default();
    for position in &positions {
        tally.ask(position, &mut solver, &options);
    }
    tally.print(&options);
}

impl Tally {
    fn ask(&mut self, position: &Position, solver: &mut ChainSolver, options: &Options) {
        solver.forget();
        let start = Clock::now();
        let limits = match options.nodes {
            Some(nodes) => ChainLimits::nodes(nodes),
            // Time of day: on a busy machine more of it passes than processor time.
            None => ChainLimits::time(options.most * 4),
        };
        let answer = solver.solve(position, &limits);
        let seconds = start.seconds();
        let decided = answer != ChainAnswer::Unknown;
        self.seconds.push(if decided { seconds } else { f64::INFINITY });
        self.nodes += solver.nodes();
        match answer {
            ChainAnswer::Wins(_) => self.wins += 1,
            ChainAnswer::None => {}
            ChainAnswer::Unknown => self.unknown += 1,
        }
        if options.show_undecided && (seconds > options.most.as_secs_f64() / 3.0 || !decided) {
            println!("{position}");
        }
    }

    fn print(&mut self, options: &Options) {
        self.seconds.sort_by(f64::total_cmp);
        let turns = self.seconds.len();
        let random = || options.positions.clone().unwrap_or("random".into());
        let players = options.players.map_or_else(random, |level| format!("level {level}"));
        let (spec, wins, unknown) = (options.spec, self.wins, self.unknown);
        println!("{spec}, {players}: {turns} turns, {wins} wins, {unknown} unknown at the end");
        for step in STEPS_MS {
            let limit = step as f64 / 1000.0;
            let late = self.seconds.iter().filter(|&&time| time > limit).count();
            if limit <= options.most.as_secs_f64() {
                println!("  after {step} ms: {late} undecided");
            }
        }
        let mean: f64 = self.seconds.iter().map(|time| time.min(options.most.as_secs_f64())).sum();
        let mean = mean / turns as f64 * 1e3;
        let at = |share: f64| self.seconds[((turns - 1) as f64 * share) as usize] * 1e3;
        let nodes = self.nodes / turns as u64;
        println!(
            "  mean {mean:.3} ms, median {:.3}, 95 % {:.3}, 99 % {:.3}, most {:.1}; {nodes} nodes",
            at(0.5),
            at(0.95),
            at(0.99),
            at(1.0)
        );
    }
}

/// Positions at the beginning of turns of as many games as it takes.
fn turns(options: &Options) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut rng_seed = options.rng_seed;
    while positions.len() < options.turns {
        play(options, rng_seed, &mut positions);
        rng_seed += 1;
    }
    positions.truncate(options.turns);
    positions
}

/// Plays one game and keeps the positions before the turns that count.
fn play(options: &Options, rng_seed: u64, positions: &mut Vec<Position>) {
    let mut rng = SearchRng::new(rng_seed);
    let mut position = Position::new(options.spec);
    let mut thinker = Thinker::new();
    let effort =
        Effort { max_playouts: Some(options.playouts), threads: Some(1), ..Effort::default() };
    while position.outcome().is_none() {
        if !position.is_in_chain() && rng.below(options.keep) == 0 {
            positions.push(position.clone());
        }
        let legal = position.legal_placements();
        let stop = StopFlag::new();
        let cell = match options.players {
            _ if legal.is_empty() => None,
            Some(level) => thinker.choose(level, &position, &effort, &stop, &mut rng, |_| ()).cell,
            None => legal.iter().nth(rng.below(legal.len())),
        };
        position.play(cell.map_or(Move::Pass, Move::Place)).expect("a legal placement");
    }
}

fn options() -> Options {
    let mut options = Options {
        spec: BoardSpec::HEX_7,
        players: None,
        playouts: 200,
        turns: 10_000,
        keep: 1,
        rng_seed: 1,
        most: Duration::from_secs(3),
        show_undecided: false,
        positions: None,
        write: None,
        nodes: None,
    };
    let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
    while let Some(word) = words.next() {
        let mut value = || words.next().expect("an option needs a value");
        match word.as_str() {
            "hex" | "square" => {
                options.spec = format!("{word} {}", value()).parse().expect("a board");
            }
            "--players" => {
                options.players = value().parse().ok().and_then(Level::new);
            }
            "--turns" => options.turns = value().parse().expect("a number"),
            "--keep" => options.keep = value().parse().expect("a number"),
            "--seed" => options.rng_seed = value().parse().expect("a number"),
            "--most" => {
                options.most = Duration::from_secs_f64(value().parse().expect("seconds"));
            }
            "--undecided" => options.show_undecided = true,
            "--playouts" => options.playouts = value().parse().expect("a number"),
            "--nodes" => options.nodes = Some(value().parse().expect("a number")),
            "--write" => options.write = Some(value()),
            "--positions" => options.positions = Some(value()),
            other => panic!("unknown option {other}"),
        }
    }
    options
}

/// The thread's processor time where the system tells it, else the time of day.
struct Clock(Instant, Option<f64>);

impl Clock {
    fn now() -> Clock {
        Clock(Instant::now(), processor_seconds())
    }

    fn seconds(&self) -> f64 {
        let elapsed = self.0.elapsed().as_secs_f64();
        let processor = self.1.zip(processor_seconds()).map(|(start, end)| end - start);
        // Processor time is told in steps of some milliseconds.
        processor.filter(|_| elapsed > 0.01).unwrap_or(elapsed)
    }
}

fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: u64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds as f64 / 1e9)
}
