//! Makes puzzles from games that the engine plays against itself, one a line.
//!
//! ```text
//! cargo run --release --no-default-features --example puzzles -- KIND BOARD COUNT [seed=1] [playouts=…] [but=FILE]
//! cargo run --release --no-default-features --example puzzles -- save "hex 4" 60 > lines
//! cargo run --release --no-default-features --example puzzles -- grade FILE
//! ```
//!
//! KIND is `win`, `save`, `two` or `seed`. Each puzzle has one right first placement: proven, or for `seed`
//! clearly the best by a search of so many playouts (as many as level 6 makes in 30 s); and is unlike all
//! others under symmetry and exchange of colors. Positions alike to one in FILE are left out.
//! `grade` writes the puzzles of a file again, each kind by itself, easy ones first, with their grades.

mod grade;

use std::collections::HashSet;

use oust::engine::{
    board::{BoardSpec, Cell},
    level::{Effort, Level, Thinker},
    puzzle::{Puzzle, PuzzleKind, PuzzleLimits, best_seed, right_placements, shape_of},
    rules::{Move, Player, Position},
    search::{ChainAnswer, ChainLimits, SearchRng, StopFlag, winning_chain},
};

/// Two thirds of these, which go to the position itself, are what level 6 makes in 30 s on one thread of
/// a desktop (hex 5: 250 000 a second, November 2026).
const LONG_PLAYOUTS: u64 = 12_000_000;
/// Two looks before take so many times fewer: a thirtieth of a second, a second.
const LOOKS: [u64; 2] = [2000, 40];
/// Playouts for a placement of the games that best seeds are taken from.
const GAME_PLAYOUTS: u64 = 120;

/// What to make.
struct Plan {
    kind: PuzzleKind,
    spec: BoardSpec,
    count: usize,
    seed: u64,
    playouts: u64,
    /// Shapes of puzzles that are there already.
    known: HashSet<(String, Vec<u8>)>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [word, file] = &words[..]
        && word == "grade"
    {
        return grade_again(file);
    }
    let Some(mut plan) = plan_of(&words) else {
        println!("puzzles: KIND BOARD COUNT …, or grade FILE; see benches/puzzles/main.rs");
        return;
    };
    let mut rng = SearchRng::new(plan.seed);
    let (mut made, mut known) = (0, std::mem::take(&mut plan.known));
    while made < plan.count {
        for position in game(&plan, &mut rng) {
            let Some(puzzle) = puzzle_in(&position, &plan, &mut rng) else { continue };
            if known.insert(shape_of(&position)) {
                println!("{puzzle}");
                made += 1;
            }
            if made == plan.count {
                return;
            }
            // The next positions of the game have often the same best seed.
            if plan.kind == PuzzleKind::Seed {
                break;
            }
        }
    }
}

fn plan_of(words: &[String]) -> Option<Plan> {
    let [kind, spec, count, options @ ..] = words else { return None };
    let mut plan = Plan {
        kind: PuzzleKind::ALL.into_iter().find(|known| known.name() == kind)?,
        spec: spec.parse().ok()?,
        count: count.parse().ok()?,
        seed: 1,
        playouts: LONG_PLAYOUTS,
        known: HashSet::new(),
    };
    for option in options {
        match option.split_once('=')? {
            ("seed", value) => plan.seed = value.parse().ok()?,
            ("playouts", value) => plan.playouts = value.parse().ok()?,
            ("but", file) => plan.known = shapes_in(file)?,
            _ => return None,
        }
    }
    Some(plan)
}

/// The puzzles in a file.
fn puzzles_in(file: &str) -> Option<Vec<Puzzle>> {
    let text = std::fs::read_to_string(file).ok()?;
    Some(text.lines().filter_map(|line| line.parse().ok()).collect())
}

fn shapes_in(file: &str) -> Option<HashSet<(String, Vec<u8>)>> {
    Some(puzzles_in(file)?.iter().map(|puzzle| shape_of(&puzzle.position)).collect())
}

fn grade_again(file: &str) {
    let puzzles = puzzles_in(file).unwrap_or_default();
    let mut graded: Vec<(f64, Puzzle)> = puzzles
        .into_iter()
        .map(|puzzle| {
            let hardness = grade::hardness(&puzzle, &mut SearchRng::new(1));
            (hardness, Puzzle { grade: grade::grade_of(hardness), ..puzzle })
        })
        .collect();
    graded.sort_by(|(one, first), (other, second)| {
        first.kind.name().cmp(second.kind.name()).then(one.total_cmp(other))
    });
    graded.iter().for_each(|(_, puzzle)| println!("{puzzle}"));
}

/// The positions at the beginning of each turn of one game: between levels that place half by chance, or for
/// best seeds between two that think ahead a little.
fn game(plan: &Plan, rng: &mut SearchRng) -> Vec<Position> {
    let mut position = Position::new(plan.spec);
    let mut starts = Vec::new();
    let level = match plan.kind {
        PuzzleKind::Seed => Level::ALL[4],
        _ => Level::ALL[rng.below(4)],
    };
    let effort = Effort { max_playouts: Some(GAME_PLAYOUTS), threads: Some(1), max_time: None };
    let mut thinker = Thinker::new();
    while position.outcome().is_none() && starts.len() < 200 {
        if !position.is_in_chain() {
            starts.push(position.clone());
        }
        let stop = StopFlag::new();
        let choice = thinker.choose(level, &position, &effort, &stop, rng, |_| ());
        let mv = choice.cell.map_or(Move::Pass, Move::Place);
        position.play(mv).expect("levels choose legal placements");
    }
    starts
}

/// The puzzle that this position is, if it is one.
fn puzzle_in(position: &Position, plan: &Plan, rng: &mut SearchRng) -> Option<Puzzle> {
    if position.legal_placements().len() < 5 {
        return None;
    }
    let limits = PuzzleLimits::default();
    if !is_of_kind(plan.kind, position, &limits) {
        return None;
    }
    let (first, chances) = if plan.kind == PuzzleKind::Seed {
        for fewer in LOOKS {
            let seen = best_seed(position, plan.playouts / fewer, 1)?;
            if !is_missed(position, seen.cell, rng) {
                return None;
            }
        }
        let best = best_seed(position, plan.playouts, 1)?;
        (best.cell, Some(best.chances))
    } else {
        let right = right_placements(plan.kind, position, &limits)?;
        (right.first().filter(|_| right.len() == 1)?, None)
    };
    let position = position.clone();
    Some(Puzzle { kind: plan.kind, grade: 1, position, first, chances })
}

/// Whether level 5 misses this seed every third time or more often.
fn is_missed(position: &Position, first: Cell, rng: &mut SearchRng) -> bool {
    let (kind, position) = (PuzzleKind::Seed, position.clone());
    let puzzle = Puzzle { kind, grade: 1, position, first, chances: None };
    grade::tries(Level::ALL[4], grade::TURNS_5, &puzzle, rng) >= 0.585
}

/// Quick tests before the proof: a chain of three captures or more, a danger to be met, or for the best
/// seed enough stones of both to look at.
fn is_of_kind(kind: PuzzleKind, position: &Position, limits: &PuzzleLimits) -> bool {
    match (kind, winning_chain(position, &ChainLimits::nodes(limits.chain_nodes))) {
        (PuzzleKind::Win, ChainAnswer::Wins(chain)) => {
            chain.len() >= 3 && position.capturing_placements().len() >= 3
        }
        (PuzzleKind::Save | PuzzleKind::WinInTwo, ChainAnswer::None) => true,
        (PuzzleKind::Seed, ChainAnswer::None) => {
            Player::BOTH.into_iter().all(|player| position.stones(player).len() >= 3)
        }
        _ => false,
    }
}
