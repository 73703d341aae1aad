//! What the engine is made of, measured: `cargo bench --no-default-features --bench engine`.
//!
//! First the claim about speed: uniform random games, one thread, the engine and a plain
//! implementation in turn, so that both meet the same weather (`-- plain` for this alone). Then
//! what a second search thread brings (`-- threads`), how soon level 6 stops when it is told to
//! (`-- stops`), and one bench for each part (`-- NAME`).

mod plain;

use std::time::{Duration, Instant};

use divan::{Bencher, counter::ItemsCount};
use oust::engine::board::BoardSpec;
use oust::engine::level::{Effort, Level, Thinker};
use oust::engine::rules::{Move, Outcome, Player, Position, perft};
use oust::engine::search::{Parts, SearchLimits, SearchRng, Searcher, StopFlag, play_random_game};
use plain::{EMPTY, PlainGame};

fn main() {
    let named = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let is_asked = |name: &str| named.as_deref().is_none_or(|named| named == name);
    if is_asked("plain") {
        check_plain_game();
        println!("random placements a second, in millions, and medians of the ratio to plain:");
        BOARDS.into_iter().for_each(compare_with_plain_game);
    }
    if is_asked("threads") {
        println!(
            "playouts a second, in thousands, and medians of the ratio of two threads to one:"
        );
        [BoardSpec::Hex(5), BoardSpec::HEX_7, BoardSpec::Hex(11)]
            .into_iter()
            .for_each(compare_threads);
    }
    if is_asked("stops") {
        [BoardSpec::HEX_7, BoardSpec::Hex(11), BoardSpec::Square(19)]
            .into_iter()
            .for_each(measure_stops);
    }
    divan::main();
}

/// Who won, 0 for Red; none for a draw. And the stones that were placed.
struct PlainResult {
    winner: Option<u8>,
    placements: u32,
}

impl PlainGame {
    /// The empty board again.
    fn clear(&mut self) {
        self.owner.fill(EMPTY);
        self.empties.clear();
        self.empties.extend(0..self.owner.len() as u16);
        self.stone_count = [0; 2];
        self.to_move = 0;
    }

    /// Plays uniform random legal placements to the end, telling each one, and each pass.
    fn play_to_the_end(
        &mut self,
        rng: &mut SearchRng,
        mut tell: impl FnMut(Option<u16>),
    ) -> PlainResult {
        let mut placements = 0;
        let mut passed = false;
        loop {
            let Some(cell) = self.draw(rng) else {
                if passed {
                    return PlainResult { winner: None, placements };
                }
                tell(None);
                passed = true;
                self.to_move ^= 1;
                continue;
            };
            tell(Some(cell));
            placements += 1;
            passed = false;
            if !self.place(cell) {
                self.to_move ^= 1;
            } else if self.stone_count[usize::from(self.to_move ^ 1)] == 0 {
                return PlainResult { winner: Some(self.to_move), placements };
            }
        }
    }
}

/// The plain implementation must play by the rules, or its speed says nothing.
fn check_plain_game() {
    for spec in [BoardSpec::Hex(2), BoardSpec::Hex(5), BoardSpec::Square(3), BoardSpec::Square(8)] {
        for rng_seed in 0..50 {
            let mut moves = Vec::new();
            let result = PlainGame::new(spec)
                .play_to_the_end(&mut SearchRng::new(rng_seed), |cell| moves.push(cell));
            let mut position = Position::new(spec);
            for cell in moves {
                if position.outcome() == Some(Outcome::Deadlock) {
                    break;
                }
                let cell = cell.and_then(|index| spec.geometry().cell(usize::from(index)));
                position.play(cell.map_or(Move::Pass, Move::Place)).unwrap();
            }
            let outcome = match result.winner {
                None => Outcome::Deadlock,
                Some(0) => Outcome::Won(Player::Red),
                Some(_) => Outcome::Won(Player::Blue),
            };
            assert_eq!(position.outcome(), Some(outcome), "{spec} {rng_seed}");
        }
    }
}

/// Measures both in turn, in turns short enough that a busy machine seldom interrupts one of them.
fn compare_with_plain_game(spec: BoardSpec) {
    const ROUNDS: usize = 151;
    let mut rng = SearchRng::new(1);
    let empty = Position::new(spec);
    let mut plain = PlainGame::new(spec);
    let (mut engine_rates, mut plain_rates, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let play = |rng: &mut SearchRng| play_random_game(&mut empty.clone(), rng).placements;
        let engine_rate = rate(play, &mut rng);
        let play = |rng: &mut SearchRng| {
            plain.clear();
            plain.play_to_the_end(rng, |_| ()).placements
        };
        let plain_rate = rate(play, &mut rng);
        engine_rates.push(engine_rate / 1e6);
        plain_rates.push(plain_rate / 1e6);
        ratios.push(engine_rate / plain_rate);
    }
    let [engine, plain, ratio] = [engine_rates, plain_rates, ratios].map(median);
    println!("{:<10} engine {engine:5.2}   plain {plain:5.2}   ratio {ratio:.2}", spec.to_string());
}

/// Measures the search on one thread, on two, and two searches side by side that share nothing, which
/// is what this machine gives at best just now.
fn compare_threads(spec: BoardSpec) {
    const ROUNDS: usize = 31;
    const PLAYOUTS: u64 = 20_000;
    let position = after_random_placements(spec, spec.cell_count() / 12);
    let search = |threads: usize| {
        let limits = SearchLimits { threads, ..SearchLimits::playouts(PLAYOUTS) };
        Searcher::default().search(&position, &limits, &StopFlag::new(), 1, |_| ())
    };
    let rate = |search: &dyn Fn()| {
        let start = Instant::now();
        search();
        PLAYOUTS as f64 / start.elapsed().as_secs_f64() / 1e3
    };
    let (mut ones, mut ratios, mut best_ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let one = rate(&|| assert_eq!(search(1).playouts, PLAYOUTS));
        let two = rate(&|| assert_eq!(search(2).playouts, PLAYOUTS));
        let apart = 2.0
            * rate(&|| {
                std::thread::scope(|scope| {
                    scope.spawn(|| search(1));
                    search(1);
                });
            });
        ones.push(one);
        ratios.push(two / one);
        best_ratios.push(apart / one);
    }
    let [one, ratio, best] = [ones, ratios, best_ratios].map(median);
    println!(
        "{:<10} one {one:4.0}   ratio {ratio:.2}   two that share nothing {best:.2}",
        spec.to_string()
    );
}

/// How late level 6 answers after it was told to stop, in a random game; at moments
/// that meet the search for a winning chain, the making ready of the tree and the playouts.
fn measure_stops(spec: BoardSpec) {
    const STOPS: usize = 60;
    // So early that no chain wins, which would end the search before it is stopped.
    let position = after_random_placements(spec, spec.cell_count() / 12);
    let mut thinker = Thinker::new();
    let mut late: Vec<Duration> = Vec::new();
    for number in 0..STOPS as u64 {
        let stop = StopFlag::new();
        let stopper = stop.clone();
        let stopping = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_micros(number * number * 40));
            stopper.stop();
            Instant::now()
        });
        let mut rng = SearchRng::new(number);
        let effort = Effort::default();
        let choice = thinker.choose(Level::STRONGEST, &position, &effort, &stop, &mut rng, |_| ());
        let ended = Instant::now();
        assert!(choice.cell.is_some());
        late.push(ended.saturating_duration_since(stopping.join().unwrap()));
    }
    late.sort();
    let (middle, worst) = (late[STOPS / 2], late[STOPS - 1]);
    println!("{spec}, from stop to answer, {STOPS} times: median {middle:.1?}, worst {worst:.1?}");
}

/// Placements a second, over a thousandth of a second and at least one game.
fn rate(mut play: impl FnMut(&mut SearchRng) -> u32, rng: &mut SearchRng) -> f64 {
    let start = Instant::now();
    let mut placements = 0;
    while start.elapsed() < Duration::from_millis(1) {
        placements += u64::from(play(rng));
    }
    placements as f64 / start.elapsed().as_secs_f64()
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

/// Boards from small to large, to show how the cost grows.
const BOARDS: [BoardSpec; 9] = [
    BoardSpec::Hex(4),
    BoardSpec::Hex(5),
    BoardSpec::Hex(7),
    BoardSpec::Hex(9),
    BoardSpec::Hex(11),
    BoardSpec::Square(5),
    BoardSpec::Square(9),
    BoardSpec::Square(13),
    BoardSpec::Square(19),
];

/// A position in the middle of a random game, as many placements in as half its cells.
fn middle_of_a_game(spec: BoardSpec) -> Position {
    after_random_placements(spec, spec.cell_count() / 2)
}

/// A position of a random game after so many placements, or before its last one.
fn after_random_placements(spec: BoardSpec, count: usize) -> Position {
    let mut rng = SearchRng::new(3);
    let mut position = Position::new(spec);
    for _ in 0..count {
        let legal = position.legal_placements();
        let cell = if legal.is_empty() { None } else { legal.iter().nth(rng.below(legal.len())) };
        let mut next = position.clone();
        next.play(cell.map_or(Move::Pass, Move::Place)).unwrap();
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}

#[divan::bench(args = BOARDS)]
fn legal_placements(bencher: Bencher, spec: BoardSpec) {
    let position = middle_of_a_game(spec);
    let count = position.legal_placements().len();
    bencher.bench(|| assert_eq!(divan::black_box(&position).legal_placements().len(), count));
}

#[divan::bench(args = BOARDS)]
fn capturing_placements(bencher: Bencher, spec: BoardSpec) {
    let position = middle_of_a_game(spec);
    let count = position.capturing_placements().len();
    bencher.bench(|| assert_eq!(divan::black_box(&position).capturing_placements().len(), count));
}

/// Playouts of the search from the empty board of hex 7, on one thread and on two.
#[divan::bench(args = [1, 2], sample_count = 5, sample_size = 1)]
fn search_playouts(bencher: Bencher, threads: usize) {
    const PLAYOUTS: u64 = 10_000;
    let position = Position::new(BoardSpec::HEX_7);
    let limits = SearchLimits { threads, ..SearchLimits::playouts(PLAYOUTS) };
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench(|| {
        let mut searcher = Searcher::new(Parts::default());
        let report = searcher.search(&position, &limits, &StopFlag::new(), 1, |_| ());
        assert_eq!(report.playouts, PLAYOUTS);
    });
}

#[divan::bench]
fn copy_a_position(bencher: Bencher) {
    let position = middle_of_a_game(BoardSpec::HEX_7);
    bencher.bench(|| divan::black_box(&position).clone());
}

#[divan::bench]
fn perft_hex_4_depth_4(bencher: Bencher) {
    let empty = Position::new(BoardSpec::Hex(4));
    bencher
        .counter(ItemsCount::new(1_251_624u32))
        .bench(|| assert_eq!(perft(&empty, 4).sequences, 1_251_624));
}
