//! How hard a puzzle is: how often levels 4 and 5 fail.

use oust::engine::{
    level::{Effort, Level, Thinker},
    puzzle::{Puzzle, PuzzleKind, PuzzleLimits, turns},
    rules::{Move, Outcome, Position},
    search::{ChainAnswer, ChainLimits, SearchRng, StopFlag, winning_chain},
};

/// Placements of level 5 are chosen by so many playouts here, about what a slow phone does.
const PLAYOUTS: u64 = 400;
/// Turns that level 4 plays; it answers at once.
const TURNS_4: u32 = 200;
/// Turns that level 5 plays.
pub const TURNS_5: u32 = 20;
/// The grades from 2 on begin at these values of [`hardness`].
const GRADES: [f64; 4] = [1.5, 2.7, 4.0, 6.0];

/// 1 to 5.
pub fn grade_of(hardness: f64) -> u8 {
    1 + GRADES.iter().filter(|least| hardness >= **least).count() as u8
}

/// How often each level must try until it is right, as powers of two, added up: 0 where both always are.
pub fn hardness(puzzle: &Puzzle, rng: &mut SearchRng) -> f64 {
    // Level 5 never overlooks a chain that wins.
    let turns_5 = if puzzle.kind == PuzzleKind::Win { 1 } else { TURNS_5 };
    tries(Level::ALL[3], TURNS_4, puzzle, rng) + tries(Level::ALL[4], turns_5, puzzle, rng)
}

/// How often a level must try on average until it is right, as a power of two; measured by so many turns.
pub fn tries(level: Level, turns: u32, puzzle: &Puzzle, rng: &mut SearchRng) -> f64 {
    let solved = (0..turns).filter(|_| solves(level, puzzle, rng)).count();
    (f64::from(turns) / (solved as f64).max(0.5)).log2()
}

/// Plays one turn as the level does; whether that was right.
fn solves(level: Level, puzzle: &Puzzle, rng: &mut SearchRng) -> bool {
    let mover = puzzle.position.player_to_move();
    let mut position = puzzle.position.clone();
    let effort = Effort { max_playouts: Some(PLAYOUTS), threads: Some(1), ..Effort::default() };
    let mut thinker = Thinker::new();
    while position.player_to_move() == mover && position.outcome().is_none() {
        let stop = StopFlag::new();
        let choice = thinker.choose(level, &position, &effort, &stop, rng, |_| ());
        let is_first = position.fingerprint() == puzzle.position.fingerprint();
        if is_first && choice.cell != Some(puzzle.first) {
            return false;
        }
        let mv = choice.cell.map_or(Move::Pass, Move::Place);
        position.play(mv).expect("levels choose legal placements");
    }
    is_right(puzzle.kind, &position, mover)
}

/// Whether a turn that began with the right placement was right to its end.
fn is_right(kind: PuzzleKind, end: &Position, mover: Option<oust::engine::rules::Player>) -> bool {
    let limits = PuzzleLimits::default();
    let chains = ChainLimits::nodes(limits.chain_nodes);
    match kind {
        PuzzleKind::Seed => true,
        PuzzleKind::Win => matches!(end.outcome(), Some(Outcome::Won(_))),
        PuzzleKind::Save => {
            end.outcome().is_none() && winning_chain(end, &chains) == ChainAnswer::None
        }
        PuzzleKind::WinInTwo => {
            let wins = |answer: &Position| {
                let is_movers = answer.player_to_move() == mover;
                is_movers && matches!(winning_chain(answer, &chains), ChainAnswer::Wins(_))
            };
            let answers = turns(end, limits.turn_positions);
            answers.is_some_and(|answers| answers.ends.iter().all(|(_, end)| wins(end)))
        }
    }
}
