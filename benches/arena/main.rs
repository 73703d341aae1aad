//! Plays two configurations or text protocol programs against each other and says which is
//! stronger, with a confidence interval.
//!
//! ```text
//! cargo bench --no-default-features --bench arena -- FIRST SECOND [games=100] [board="hex 7"]
//!     [side-by-side=2] [opening=2] [seed=1] [stop=on]
//! ```
//!
//! A player is `level=4`, `level=6,ms=300` or `level=6,playouts=50000` (one thread); or `search` with
//! settings behind commas: `search,ms=300` or `search,playouts=2000`, `memory=` in MB, and parts left
//! out by `rollouts=uniform`, `length=all`, `proofs=off`, `beliefs=off` (then plain UCT); or
//! `uct,ms=300` or `uct,playouts=2000`, an opponent that shares no code with the engine; or
//! `gtp=COMMAND LINE`. Games come in pairs with the same random opening and colors exchanged.
#[path = "../plain.rs"]
mod plain;
mod player;
mod score;
mod uct;

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::Instant,
};

use oust::engine::{
    board::{BoardSpec, Cell},
    rules::{Move, Outcome, Player, Position},
    search::SearchRng,
};
use player::Contestant;
use score::Score;

struct Match {
    spec: BoardSpec,
    games: u64,
    side_by_side: usize,
    opening: usize,
    seed: u64,
    stop_early: bool,
    players: Vec<String>,
}

fn main() {
    let plan = match read_arguments(std::env::args().skip(1)) {
        Ok(plan) => plan,
        Err(reason) => {
            eprintln!("arena: {reason}");
            std::process::exit(2);
        }
    };
    if plan.players.is_empty() {
        println!("arena: name two players; see benches/arena/main.rs");
        return;
    }
    play_match(&plan);
}

fn read_arguments(arguments: impl Iterator<Item = String>) -> Result<Match, String> {
    let mut plan = Match {
        spec: BoardSpec::HEX_7,
        games: 100,
        side_by_side: 2,
        opening: 2,
        seed: 1,
        stop_early: false,
        players: Vec::new(),
    };
    for argument in arguments.filter(|argument| argument != "--bench") {
        let (name, value) = argument.split_once('=').unwrap_or((&argument, ""));
        let number = || value.parse::<u64>().map_err(|error| format!("{argument}: {error}"));
        match name {
            "games" => plan.games = number()?,
            "board" => plan.spec = value.parse().map_err(|error| format!("{error}"))?,
            "side-by-side" => plan.side_by_side = number()?.max(1) as usize,
            "opening" => plan.opening = number()? as usize,
            "seed" => plan.seed = number()?,
            "stop" => plan.stop_early = value == "on",
            _ => plan.players.push(argument),
        }
    }
    match plan.players.len() {
        0 | 2 => Ok(plan),
        count => Err(format!("{count} players named, expected two")),
    }
}

fn play_match(plan: &Match) {
    let next = AtomicU64::new(0);
    let score = Mutex::new(Score::default());
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..plan.side_by_side {
            scope.spawn(|| {
                let mut pair = plan.players.iter().map(|text| {
                    Contestant::new(text).unwrap_or_else(|reason| {
                        eprintln!("arena: {reason}");
                        std::process::exit(2);
                    })
                });
                let (Some(mut first), Some(mut second)) = (pair.next(), pair.next()) else {
                    return;
                };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games {
                        return;
                    }
                    let result = play_game(plan, number, &mut first, &mut second);
                    let mut score = score.lock().expect("no game panicked");
                    score.add(result);
                    println!("{number:4} {score}  {:.0} s", start.elapsed().as_secs_f64());
                    if plan.stop_early && score.is_decided() {
                        next.store(plan.games, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    let score = score.lock().expect("no game panicked");
    println!("{} against {} on {}: {score}", plan.players[0], plan.players[1], plan.spec);
}

/// The first player's result: 1 won, 0 lost, 0.5 drawn. It plays Red in even games.
fn play_game(plan: &Match, number: u64, first: &mut Contestant, second: &mut Contestant) -> f64 {
    let mut rng = SearchRng::new(plan.seed.wrapping_mul(1_000_003) + number / 2);
    let mut position = Position::new(plan.spec);
    first.start(plan.spec);
    second.start(plan.spec);
    let first_color = if number.is_multiple_of(2) { Player::Red } else { Player::Blue };
    let mut count = 0;
    while let Some(player) = position.player_to_move() {
        let mv = if position.must_pass() {
            Move::Pass
        } else if count < plan.opening {
            Move::Place(open_at_random(&position, &mut rng))
        } else {
            let mover = if player == first_color { &mut *first } else { &mut *second };
            Move::Place(mover.choose(&position, rng.bits()))
        };
        count += 1;
        first.see(&position, mv);
        second.see(&position, mv);
        position.play(mv).unwrap_or_else(|error| panic!("{position:?}: {mv:?} {error}"));
    }
    match position.outcome() {
        Some(Outcome::Won(winner)) => f64::from(u8::from(winner == first_color)),
        _ => 0.5,
    }
}

/// A placement away from all stones, if there is one, so that nobody wins by the opening.
fn open_at_random(position: &Position, rng: &mut SearchRng) -> Cell {
    let empty = position.empty_cells();
    let is_away =
        |cell: &Cell| position.geometry().neighbors(*cell).iter().all(|next| empty.contains(*next));
    let legal = position.legal_placements();
    let away: Vec<Cell> = legal.iter().filter(is_away).collect();
    let cells = if away.is_empty() { legal.iter().collect() } else { away };
    cells[rng.below(cells.len())]
}
