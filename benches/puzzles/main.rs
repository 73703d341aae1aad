//! Makes puzzles from games that the engine plays against itself, one a line.
//!
//! ```text
//! cargo run --release --no-default-features --example puzzles -- KIND BOARD COUNT [seed=1] [grade=1] [but=FILE]
//! cargo run --release --no-default-features --example puzzles -- save "hex 4" 60 > lines
//! ```
//!
//! KIND is `win`, `save` or `two`. Each puzzle has one right first placement, proven; is unlike all
//! others under symmetry and exchange of colors; and has the grade that says how often
//! levels 4 and 5 fail. Positions below the wanted grade are left out, and those alike to one in FILE.

use std::collections::HashSet;

use oust::engine::{
    board::BoardSpec,
    level::{Effort, Level, Thinker},
    puzzle::{Puzzle, PuzzleKind, PuzzleLimits, right_placements, shape_of, turns},
    rules::{Move, Outcome, Position},
    search::{ChainAnswer, ChainLimits, SearchRng, StopFlag, winning_chain},
};

/// Placements of level 5 are chosen by so many playouts here, about what a slow phone does.
const PLAYOUTS: u64 = 400;

/// What to make.
struct Plan {
    kind: PuzzleKind,
    spec: BoardSpec,
    count: usize,
    seed: u64,
    grade: u8,
    /// Shapes of puzzles that are there already.
    known: HashSet<(String, Vec<u8>)>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(mut plan) = plan_of(&words) else {
        println!(
            "puzzles: KIND BOARD COUNT [seed=1] [grade=1] [but=FILE]; see benches/puzzles/main.rs"
        );
        return;
    };
    let mut rng = SearchRng::new(plan.seed);
    let (mut made, mut known) = (0, std::mem::take(&mut plan.known));
    while made < plan.count {
        for position in game(plan.spec, &mut rng) {
            let Some(puzzle) = puzzle_in(&position, &plan, &mut rng) else { continue };
            if known.insert(shape_of(&position)) {
                println!("{puzzle}");
                made += 1;
            }
            if made == plan.count {
                return;
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
        grade: 1,
        known: HashSet::new(),
    };
    for option in options {
        match option.split_once('=')? {
            ("seed", value) => plan.seed = value.parse().ok()?,
            ("grade", value) => plan.grade = value.parse().ok()?,
            ("but", file) => plan.known = shapes_in(file)?,
            _ => return None,
        }
    }
    Some(plan)
}

/// The shapes of the puzzles in a file.
fn shapes_in(file: &str) -> Option<HashSet<(String, Vec<u8>)>> {
    let text = std::fs::read_to_string(file).ok()?;
    let puzzles = text.lines().filter_map(|line| line.parse::<Puzzle>().ok());
    Some(puzzles.map(|puzzle| shape_of(&puzzle.position)).collect())
}

/// The positions at the beginning of each turn of one game between levels that place half by chance.
fn game(spec: BoardSpec, rng: &mut SearchRng) -> Vec<Position> {
    let mut position = Position::new(spec);
    let mut starts = Vec::new();
    let level = Level::ALL[rng.below(4)];
    while position.outcome().is_none() && starts.len() < 200 {
        if !position.is_in_chain() {
            starts.push(position.clone());
        }
        let mv = level.choose_at_once(&position, rng).map_or(Move::Pass, Move::Place);
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
    let right = right_placements(plan.kind, position, &limits)?;
    let first = right.first().filter(|_| right.len() == 1)?;
    let grade = grade(plan.kind, position, &limits, rng);
    let puzzle = Puzzle { kind: plan.kind, grade, position: position.clone(), first };
    Some(puzzle).filter(|puzzle| puzzle.grade >= plan.grade)
}

/// Quick tests before the proof: a chain of three captures or more, or a danger to be met.
fn is_of_kind(kind: PuzzleKind, position: &Position, limits: &PuzzleLimits) -> bool {
    match (kind, winning_chain(position, &ChainLimits::nodes(limits.chain_nodes))) {
        (PuzzleKind::Win, ChainAnswer::Wins(chain)) => {
            chain.len() >= 3 && position.capturing_placements().len() >= 3
        }
        (PuzzleKind::Save | PuzzleKind::WinInTwo, ChainAnswer::None) => true,
        _ => false,
    }
}

/// 1 to 5, by how many of ten turns each of levels 4 and 5 fail.
fn grade(kind: PuzzleKind, position: &Position, limits: &PuzzleLimits, rng: &mut SearchRng) -> u8 {
    let mut fails = 0;
    for number in 0..20 {
        let level = if number < 10 { Level::ALL[3] } else { Level::ALL[4] };
        fails += u32::from(!solves(level, kind, position, limits, rng));
    }
    match fails {
        0..=5 => 1,
        6..=8 => 2,
        9..=10 => 3,
        11..=15 => 4,
        _ => 5,
    }
}

/// Plays one turn as the level does; whether that was right.
fn solves(
    level: Level,
    kind: PuzzleKind,
    position: &Position,
    limits: &PuzzleLimits,
    rng: &mut SearchRng,
) -> bool {
    let (mover, mut position) = (position.player_to_move(), position.clone());
    let effort = Effort { max_playouts: Some(PLAYOUTS), threads: Some(1), ..Effort::default() };
    let mut thinker = Thinker::new();
    while position.player_to_move() == mover && position.outcome().is_none() {
        let stop = StopFlag::new();
        let choice = thinker.choose(level, &position, &effort, &stop, rng, |_| ());
        let mv = choice.cell.map_or(Move::Pass, Move::Place);
        position.play(mv).expect("levels choose legal placements");
    }
    match kind {
        PuzzleKind::Win => matches!(position.outcome(), Some(Outcome::Won(_))),
        PuzzleKind::Save => {
            let chains = ChainLimits::nodes(limits.chain_nodes);
            position.outcome().is_none() && winning_chain(&position, &chains) == ChainAnswer::None
        }
        PuzzleKind::WinInTwo => {
            let answers = turns(&position, limits.turn_positions);
            let wins = |answer: &Position| {
                let chains = ChainLimits::nodes(limits.chain_nodes);
                let is_movers = answer.player_to_move() == mover;
                is_movers && matches!(winning_chain(answer, &chains), ChainAnswer::Wins(_))
            };
            answers.is_some_and(|answers| answers.ends.iter().all(|(_, end)| wins(end)))
        }
    }
}
