//! What the computer says as a teacher: at levels 1 to 4 when something else than the last placement
//! was much better, and at levels 1 and 2 also what just happened for the first time and what can be
//! done now.

use crate::engine::{
    rules::{Move, Player},
    search::{ChainAnswer, ChainLimits, winning_chain},
};

use super::{
    course::{Course, Step},
    dangers::endangered_next_turn,
    game::Game,
    game_setup::Seat,
    mistake::Mistake,
    sentence::Sentence,
    state::AppState,
};

/// The highest level that says when something else was much better.
const STRONGEST_TEACHER: u8 = 4;
/// The highest level that tells all that happens.
const MOST_TALKATIVE: u8 = 2;
/// Positions looked at for a chain that wins.
pub(super) const CHAIN_NODES: u64 = 3_000;

/// What the teacher says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The words.
    pub sentence: Sentence,
    /// They are a reason to take the last placement back.
    pub is_regret: bool,
}

impl Remark {
    fn new(sentence: Sentence) -> Remark {
        Remark { sentence, is_regret: false }
    }

    fn regret(sentence: Sentence) -> Remark {
        Remark { sentence, is_regret: true }
    }
}

/// What the teacher says of the game on the board; nothing where remarks are off or the computer is strong.
pub fn remark(state: &AppState) -> Option<Remark> {
    let game = state.game.as_ref().filter(|game| is_taught(state) && !game.is_over())?;
    let person = game.lone_person()?;
    let of_mistake = game.mistake().map(|mistake| Remark::regret(of_mistake(game, mistake)));
    if of_mistake.is_some() || !is_taught_up_to(state, MOST_TALKATIVE) {
        return of_mistake;
    }
    of_latest(game.course(), person).or_else(|| {
        let of_position = game.is_persons_turn().then(|| of_position(game)).flatten();
        of_position.map(Remark::new)
    })
}

/// Whether the computer of this game says something.
pub(super) fn is_taught(state: &AppState) -> bool {
    state.settings.remarks && is_taught_up_to(state, STRONGEST_TEACHER)
}

fn is_taught_up_to(state: &AppState, most: u8) -> bool {
    let is_gentle = |seat: Seat| match seat {
        Seat::Computer(level) => level.number() <= most,
        Seat::Person => false,
    };
    state
        .game
        .as_ref()
        .is_some_and(|game| game.lone_person().is_some() && game.seats().into_iter().any(is_gentle))
}

fn of_mistake(game: &Game, mistake: &Mistake) -> Sentence {
    let sentence = |key| Sentence::new(key).cell(game.board(), mistake.better());
    match mistake {
        Mistake::MissedWin { .. } => sentence("coach-missed-win"),
        Mistake::GaveAway { lost, .. } => {
            sentence("coach-mistake").number("count", lost.len() as u32)
        }
        Mistake::Weak { .. } => sentence("coach-better"),
    }
}

/// What the latest placements did, the first time it happens.
fn of_latest(course: &Course, person: Player) -> Option<Remark> {
    let steps = course.steps();
    let last = steps.last()?;
    let captures_of = |player: Player| {
        steps.iter().filter(move |step| step.player == player && !step.captured.is_empty())
    };
    if last.mv == Move::Pass {
        return Some(Remark::new(Sentence::new("coach-pass")));
    }
    if last.player == person && !last.captured.is_empty() {
        let in_turn = steps.iter().rev().take_while(|step| step.player == person).count();
        return match (captures_of(person).count(), in_turn) {
            (1, _) => Some(Remark::new(Sentence::new("coach-first-capture"))),
            (_, 2) => Some(Remark::new(Sentence::new("coach-chain"))),
            _ => None,
        };
    }
    let turn = &steps[course.turn_before(steps.len())];
    let lost: usize = turn.iter().map(|step: &Step| step.captured.len()).sum();
    if last.player != person && lost > 0 {
        let is_first = captures_of(last.player).count() == turn_captures(turn);
        let key = if is_first { "coach-first-loss" } else { "coach-loss" };
        return Some(Remark::regret(Sentence::new(key).number("count", lost as u32)));
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
