//! Puzzles: opening them, judging turns, keeping what was solved.

use crate::app::{
    effect::{Effect, Sound},
    learn::{
        PuzzlePlay, PuzzleResult,
        puzzles::{daily, entries},
    },
    moment::Date,
    screens::Screen,
    state::AppState,
};
use crate::engine::puzzle::PuzzleKind;

use super::sound;

/// Shows the ways into the puzzles, on this day.
pub(super) fn open_list(state: &mut AppState, date: Date) {
    state.today = Some(date.day());
    state.screens.open(Screen::Puzzles);
}

/// Opens the puzzle of the day.
pub(super) fn open_daily(state: &mut AppState, date: Date) {
    let day = date.day();
    state.today = Some(day);
    show(state, PuzzlePlay::open(daily(day), Some(day)));
}

/// Opens the first puzzle of a kind that was not solved yet, the first of all when none is left.
pub(super) fn open_kind(state: &mut AppState, kind: PuzzleKind) {
    let next = next_of(state, kind, None);
    show(state, next.and_then(|place| PuzzlePlay::open(place, None)));
}

/// Goes on to the next puzzle of the same kind.
pub(super) fn next(state: &mut AppState) {
    let Some(play) = state.puzzle.as_ref() else { return };
    let next = next_of(state, play.puzzle().kind, Some(play.place));
    show(state, next.and_then(|place| PuzzlePlay::open(place, None)));
}

/// Sets the stones up again.
pub(super) fn try_again(state: &mut AppState) {
    if let Some(play) = state.puzzle.as_mut()
        && let Some(mut again) = PuzzlePlay::open(play.place, play.day)
    {
        again.is_shown = play.is_shown;
        *play = again;
    }
}

/// Plays the solution out on the board, stone after stone.
pub(super) fn show_solution(state: &mut AppState, effects: &mut Vec<Effect>) {
    let wake = state.next_wake_id();
    if let Some(play) = state.puzzle.as_mut() {
        play.play_solution(wake);
        effects.push(Effect::Wake { id: wake, after: state.settings.pace.interval() });
    }
}

/// Judges what was placed, after every intent.
pub(super) fn attend(state: &mut AppState, effects: &mut Vec<Effect>) {
    if state.screen() != Screen::Puzzle {
        return;
    }
    let wake = state.next_wake_id();
    let after = state.settings.pace.interval();
    let Some(play) = state.puzzle.as_mut() else { return };
    if !play.judge(wake) {
        return;
    }
    if play.game.playback().is_some() {
        effects.push(Effect::Wake { id: wake, after });
    }
    match play.result() {
        PuzzleResult::Solved => solved(state, effects),
        PuzzleResult::Wrong => sound(state, effects, Sound::Refuse),
        PuzzleResult::Open | PuzzleResult::Shown => {}
    }
}

fn solved(state: &mut AppState, effects: &mut Vec<Effect>) {
    let Some(play) = state.puzzle.as_ref().filter(|play| !play.is_shown) else { return };
    let (id, day) = (play.id(), play.day);
    state.progress.solved.insert(id);
    // Who begins before midnight may solve it after. Days later it is a day left out.
    if let Some(day) = day
        && state.today.is_none_or(|today| today.0 <= day.0 + 1)
    {
        state.progress.solved_on(day);
    }
    effects.push(Effect::SaveProgress(Box::new(state.progress.clone())));
}

/// The place of the next puzzle of a kind after this one that was not solved yet; when all are solved, of
/// the next one.
fn next_of(state: &AppState, kind: PuzzleKind, after: Option<usize>) -> Option<usize> {
    let of_kind = |place: &usize| entries()[*place].kind == kind;
    let start = after.map_or(0, |place| place + 1);
    let round = (start..entries().len()).chain(0..start).filter(of_kind);
    let is_new = |place: &usize| !state.progress.solved.contains(&entries()[*place].id);
    round.clone().find(is_new).or_else(|| round.clone().next())
}

fn show(state: &mut AppState, play: Option<PuzzlePlay>) {
    if play.is_some() {
        state.puzzle = play;
        state.screens.open(Screen::Puzzle);
    }
}
