//! What a game against level 6 costs a phone's battery: `cargo bench --no-default-features --bench battery`.
//!
//! Forty turns on hex 7, level 6 against level 4 in the place of a person, with the threads and the
//! memory that this device gives a search (`-- THREADS` for another number). Level 6 thinks by the
//! clock, so a busy machine lets it use less than the most that it may, which is told too. Nothing
//! computes in the person's turns: `make bench-window` measures that.

use std::time::{Duration, Instant};

use oust::engine::board::BoardSpec;
use oust::engine::level::{Effort, Level, Thinker};
use oust::engine::rules::{Move, Player, Position};
use oust::engine::search::{SearchRng, StopFlag};
use oust::platform::hardware::Hardware;

const TURNS: usize = 40;

fn main() {
    // `cargo test --benches` runs this too, and is not interested in figures.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let hardware = Hardware::of_this_device();
    let given = std::env::args().find_map(|argument| argument.parse().ok());
    let threads = given.unwrap_or_else(|| hardware.search_threads());
    println!("this device: {hardware:?}");
    println!("threads: {threads}, memory: {} MB", hardware.search_memory() >> 20);
    let effort = Effort { threads: Some(threads), ..Effort::default() };
    let mut thinker = Thinker::with_memory(hardware.search_memory());
    let mut position = Position::new(BoardSpec::HEX_7);
    let mut rng = SearchRng::new(2026);
    let (mut turns, mut placements) = (1, 0);
    let (mut thought, mut processor) = (Duration::ZERO, Duration::ZERO);
    while let Some(player) = position.player_to_move() {
        let level =
            if player == Player::Red { Level::STRONGEST } else { Level::new(4).expect("a level") };
        let (start, before) = (Instant::now(), processor_time());
        let choice =
            thinker.choose(level, &position, &effort, &StopFlag::default(), &mut rng, |_| ());
        if level == Level::STRONGEST {
            thought += start.elapsed();
            processor += processor_time().saturating_sub(before);
            placements += 1;
        }
        position.play(choice.cell.map_or(Move::Pass, Move::Place)).expect("it chooses legal cells");
        if position.player_to_move() != Some(player) {
            turns += 1;
            if turns > TURNS {
                break;
            }
        }
    }
    println!(
        "{} turns, {placements} placements of level 6: {:.1} s of processor time in {:.1} s; at most {:.1} s",
        turns.min(TURNS),
        processor.as_secs_f64(),
        thought.as_secs_f64(),
        thought.as_secs_f64() * threads as f64,
    );
}

/// Processor time of this process so far, all threads together, where Linux tells it.
fn processor_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // Fields 14 and 15 of proc(5), counted from behind the name; 100 ticks are a second on Linux.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    Duration::from_millis(10 * fields.filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>())
}
