//! What the outside says: the start, the background, saves.

use crate::app::{
    effect::Effect,
    game::Game,
    learn::{Exercise, PuzzlePlay},
    library::Purpose,
    notice::{Notice, SaveFailure, Saved},
    screens::{Screen, ScreenStack},
    snapshot::Launch,
    state::AppState,
};

use super::{library, save_game};

/// The app started: goes on where it was left.
pub(super) fn launched(state: &mut AppState, effects: &mut Vec<Effect>, launch: Launch) {
    state.first_start = launch.is_first;
    if let Some(settings) = launch.settings {
        state.settings = settings;
    }
    state.statistics = launch.statistics.unwrap_or_default();
    state.game = launch.game.map(Game::restore);
    state.progress = launch.progress.unwrap_or_default();
    state.exercise = state.progress.at.and_then(|(lesson, task)| Exercise::lesson(lesson, task));
    if let Some(session) = &launch.session {
        state.setup = session.setup;
        state.names.clone_from(&session.names);
        if let Some(exercise) = state.exercise.as_mut() {
            session.left.restore_task(exercise);
        }
        state.puzzle = session.left.puzzle.as_ref().and_then(PuzzlePlay::restore);
        let is_there = |screen: &Screen| match screen {
            Screen::Game => state.game.is_some(),
            Screen::Lesson => state.exercise.is_some(),
            Screen::Puzzle => state.puzzle.is_some(),
            // What they showed is not kept.
            Screen::Share => false,
            // Comes when its game has been read.
            Screen::Review => session.review.is_some(),
            _ => true,
        };
        let screens: Vec<Screen> = session.screens.iter().copied().filter(is_there).collect();
        state.screens = ScreenStack::restore(&screens);
        if screens.contains(&Screen::Games) {
            library::shown(state, effects);
        }
        if let Some((id, at)) = session.review.filter(|_| screens.contains(&Screen::Review)) {
            library::open(state, effects, id, Purpose::Review(Some(at)));
        }
    }
    state.saved_session = launch.session;
    state.notices.extend(launch.troubles.into_iter().map(Notice::NotLoaded));
}

/// The app goes to the background, and may be killed there.
pub(super) fn suspended(state: &mut AppState, effects: &mut Vec<Effect>) {
    state.suspended = true;
    save_game(state, effects);
}

/// A save ended. Trouble is told once, until it is over.
pub(super) fn save_finished(state: &mut AppState, what: Saved, outcome: Result<(), SaveFailure>) {
    let before = state.save_trouble();
    state.save_troubles[what as usize] = outcome.err().map(|failure| failure.trouble);
    let now = state.save_trouble();
    if now == before {
        return;
    }
    state.notices.retain(|notice| !matches!(notice, Notice::NotSaved(_)));
    state.notices.extend(now.map(Notice::NotSaved));
}

pub(super) fn dismiss_notice(state: &mut AppState) {
    if !state.notices.is_empty() {
        state.notices.remove(0);
    }
}

/// Tells again why the game is not being saved.
pub(super) fn tell_why_unsaved(state: &mut AppState) {
    if let Some(trouble) = state.save_trouble() {
        tell(state, Notice::NotSaved(trouble));
    }
}

/// Adds a notice that is not there yet.
pub(super) fn tell(state: &mut AppState, notice: Notice) {
    if !state.notices.contains(&notice) {
        state.notices.push(notice);
    }
}
