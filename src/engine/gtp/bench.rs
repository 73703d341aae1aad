//! Measuring how fast uniform random games are played.

use std::thread;
use std::time::Duration;

use super::choosing::thread_count;
use super::commands::shortened;
use super::{Reply, Session};
use crate::engine::board::BoardSpec;
use crate::engine::rules::Position;
use crate::engine::search::{Clock, SearchRng, play_random_game};

/// The longest measurement that can be asked for.
const MAX_SECONDS: f64 = 3600.0;

/// What one thread, or all of them, got done.
#[derive(Default, Clone, Copy)]
struct Work {
    games: u64,
    placements: u64,
}

impl Session {
    pub(super) fn bench(&mut self, words: &[&str]) -> Reply {
        let duration = seconds(words[0])?;
        let threads = thread_count(words[1])?;
        let spec = self.position.spec();
        let start = Clock::start();
        let work = thread::scope(|scope| {
            let seeds: Vec<u64> = (0..threads).map(|_| self.rng.bits()).collect();
            let spawn = |rng_seed| scope.spawn(move || play_games(spec, rng_seed, start, duration));
            let running: Vec<_> = seeds.into_iter().map(spawn).collect();
            running.into_iter().map(thread::ScopedJoinHandle::join).collect::<Result<Vec<_>, _>>()
        });
        let work = work.map_err(|_| "a thread of the measurement failed")?;
        let seconds = start.elapsed().as_secs_f64();
        let rate = |part: fn(&Work) -> u64| work.iter().map(part).sum::<u64>() as f64 / seconds;
        let (games, placements) = (rate(|work| work.games), rate(|work| work.placements));
        Ok(format!("games_per_second {games:.0} placements_per_second {placements:.0}"))
    }
}

/// Plays games from the empty board until the time is over, and at least one.
fn play_games(spec: BoardSpec, rng_seed: u64, start: Clock, duration: Duration) -> Work {
    let mut rng = SearchRng::new(rng_seed);
    let empty = Position::new(spec);
    let mut work = Work::default();
    while work.games == 0 || start.elapsed() < duration {
        let game = play_random_game(&mut empty.clone(), &mut rng);
        work.games += 1;
        work.placements += u64::from(game.placements);
    }
    work
}

/// Reads a number of seconds, whole or decimal.
fn seconds(text: &str) -> Result<Duration, String> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds = text.parse().ok().filter(|_| is_plain);
    let seconds = seconds.filter(|seconds| *seconds > 0.0 && *seconds <= MAX_SECONDS);
    seconds.map(Duration::from_secs_f64).ok_or_else(|| {
        format!("expected seconds, more than 0 and up to {MAX_SECONDS}, found {}", shortened(text))
    })
}
