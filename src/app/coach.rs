//! What the computer says as a teacher, at its gentle levels: what just happened for the first time, what
//! can be done now, and when the last stone gave much away.

use crate::engine::{
    board::{Cell, CellSet},
    rules::{Move, Player, Position},
    search::{ChainAnswer, ChainLimits, winning_chain},
};

use super::{
    course::{Course, Step},
    dangers::{capturable_this_turn, endangered_next_turn},
    game::Game,
    game_setup::Seat,
    sentence::Sentence,
    state::AppState,
};

/// The highest level that teaches.
const GENTLEST: u8 = 2;
/// So many stones more lost than needed are worth a word.
const MUCH: usize = 3;
/// Placements tried to see what can be captured: less than the overlays try, as many cells are compared.
const QUICK_LOOK: usize = 150;
/// Positions looked at for a chain that wins.
const CHAIN_NODES: u64 = 3_000;

/// A last stone of a turn after which much can be taken, although another cell was safer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mistake {
    /// Own stones that the computer could take in the turn after it.
    pub lost: CellSet,
    /// A safer cell.
    pub better: Cell,
}

/// What the teacher says of the game on the board; nothing where remarks are off or the computer is strong.
pub fn remark(state: &AppState) -> Option<Sentence> {
    let game = state.game.as_ref().filter(|_| is_taught(state))?;
    let person = game.lone_person()?;
    if game.is_over() {
        return (game.winner() == Some(person)).then(|| Sentence::new("coach-won"));
    }
    of_mistake(game)
        .or_else(|| of_latest(game.course(), person))
        .or_else(|| game.is_persons_turn().then(|| of_position(game)).flatten())
}

/// Whether the computer of this game says something.
pub(super) fn is_taught(state: &AppState) -> bool {
    let is_gentle = |seat: Seat| match seat {
        Seat::Computer(level) => level.number() <= GENTLEST,
        Seat::Person => false,
    };
    state.settings.remarks
        && state.game.as_ref().is_some_and(|game| {
            game.lone_person().is_some() && game.seats().into_iter().any(is_gentle)
        })
}

fn of_mistake(game: &Game) -> Option<Sentence> {
    let mistake = game.mistake()?;
    let count = mistake.lost.len() as u32;
    let sentence = Sentence::new("coach-mistake").cell(game.board(), mistake.better);
    Some(sentence.number("count", count))
}

/// What the latest placements did, the first time it happens.
fn of_latest(course: &Course, person: Player) -> Option<Sentence> {
    let steps = course.steps();
    let last = steps.last()?;
    let captures_of = |player: Player| {
        steps.iter().filter(move |step| step.player == player && !step.captured.is_empty())
    };
    if last.mv == Move::Pass {
        return Some(Sentence::new("coach-pass"));
    }
    if last.player == person && !last.captured.is_empty() {
        let in_turn = steps.iter().rev().take_while(|step| step.player == person).count();
        return match (captures_of(person).count(), in_turn) {
            (1, _) => Some(Sentence::new("coach-first-capture")),
            (_, 2) => Some(Sentence::new("coach-chain")),
            _ => None,
        };
    }
    let turn = &steps[course.turn_before(steps.len())];
    let lost: usize = turn.iter().map(|step: &Step| step.captured.len()).sum();
    if last.player != person && lost > 0 {
        let is_first = captures_of(last.player).count() == turn_captures(turn);
        let key = if is_first { "coach-first-loss" } else { "coach-loss" };
        return Some(Sentence::new(key).number("count", lost as u32));
    }
    None
}

fn turn_captures(turn: &[Step]) -> usize {
    turn.iter().filter(|step| !step.captured.is_empty()).count()
}

/// What can be done now.
fn of_position(game: &Game) -> Option<Sentence> {
    let position = game.position();
    let placed = game.course().steps().iter().filter(|step| step.placed().is_some()).count();
    if let ChainAnswer::Wins(_) = winning_chain(position, &ChainLimits::nodes(CHAIN_NODES)) {
        return Some(Sentence::new("coach-can-win"));
    }
    if !position.capturing_placements().is_empty() {
        return Some(Sentence::new("coach-can-capture"));
    }
    match placed {
        0 => Some(Sentence::new("coach-first")),
        1..=4 => Some(Sentence::new("coach-opening")),
        _ => {
            let endangered = endangered_next_turn(position).len() as u32;
            (endangered >= 2).then(|| Sentence::new("coach-danger").number("count", endangered))
        }
    }
}

/// Judges the seed that ended the person's turn, where the computer is to move now.
pub(super) fn mistake_of(course: &Course, person: Player) -> Option<Mistake> {
    let cursor = course.cursor();
    let last = course.steps().last().filter(|step| step.player == person)?;
    let after = course.position();
    if !last.captured.is_empty() || after.player_to_move() == Some(person) {
        return None;
    }
    let lost = stones_lost(after);
    if lost.len() < MUCH {
        return None;
    }
    let before = course.position_at(cursor - 1);
    let captures = before.capturing_placements();
    let seeds = before.legal_placements().difference(&captures);
    let mut best: Option<(usize, Cell)> = None;
    for cell in seeds {
        let mut next = before.clone();
        if next.play(Move::Place(cell)).is_err() {
            continue;
        }
        let count = stones_lost(&next).len();
        if best.is_none_or(|(least, _)| count < least) {
            best = Some((count, cell));
        }
        if count == 0 {
            break;
        }
    }
    let (least, better) = best?;
    (lost.len() >= least + MUCH).then_some(Mistake { lost, better })
}

fn stones_lost(position: &Position) -> CellSet {
    capturable_this_turn(position, QUICK_LOOK)
}
