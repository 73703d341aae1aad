//! Between the screens: games begin and end, dialogs ask, settings change.

use crate::app::{
    effect::Effect,
    game::Game,
    game_setup::GameSetup,
    screens::{Dialog, Screen},
    settings::SettingChange,
    snapshot::GameStart,
    state::AppState,
    terms::tidy_name,
};

use super::{library, review, save_game, sharing};

/// Shows a screen. The game's is shown only when there is one.
pub(super) fn open(state: &mut AppState, effects: &mut Vec<Effect>, screen: Screen) {
    state.dialog = None;
    match screen {
        // Of the game on the board, if there is one.
        Screen::Share => {
            let game = state.game.as_ref().map(Game::snapshot);
            sharing::show(state, game.as_ref());
        }
        Screen::Review => {
            if let Some(game) = state.game.as_ref().map(Game::snapshot) {
                review::show(state, effects, game, None);
            }
        }
        Screen::Games => {
            state.screens.open(screen);
            library::shown(state, effects);
        }
        _ => {
            state.screens.open(screen);
            if screen.is_board() && state.seen_game().is_none() {
                state.screens.back();
            }
        }
    }
}

pub(super) fn continue_game(state: &mut AppState, effects: &mut Vec<Effect>) {
    open(state, effects, Screen::Game);
}

/// Starts a game, after asking when one is running.
pub(super) fn start_or_ask(
    state: &mut AppState,
    effects: &mut Vec<Effect>,
    setup: GameSetup,
    start: GameStart,
) {
    if state.game.as_ref().is_some_and(Game::is_running) {
        state.dialog = Some(Dialog::DropGame { setup, start });
    } else {
        start_game(state, effects, setup, start);
    }
}

fn start_game(state: &mut AppState, effects: &mut Vec<Effect>, setup: GameSetup, start: GameStart) {
    state.setup = setup;
    let mut game = Game::new(&setup, start);
    if game.is_of_two_persons() {
        let names = state.names.each_ref().map(|name| tidy_name(name));
        game.set_names(names);
    }
    show_new_game(state, effects, game);
}

/// Puts a new game on the board.
pub(super) fn show_new_game(state: &mut AppState, effects: &mut Vec<Effect>, game: Game) {
    state.game = Some(game);
    state.first_start = false;
    state.dialog = None;
    state.screens.open(Screen::Game);
    save_game(state, effects);
}

/// A new game like the one that is over, colors exchanged.
pub(super) fn rematch(state: &mut AppState, effects: &mut Vec<Effect>, start: GameStart) {
    let Some(game) = state.game.as_ref().filter(|game| game.is_over()) else {
        return;
    };
    let game = game.rematch(start);
    show_new_game(state, effects, game);
}

pub(super) fn ask_to_resign(state: &mut AppState) {
    let can_resign = super::super::controls::controls(state).resign;
    if state.is_at_board() && can_resign {
        state.dialog = Some(Dialog::Resign);
    }
}

/// The open dialog's question is answered with yes.
pub(super) fn accept(state: &mut AppState, effects: &mut Vec<Effect>) {
    match state.dialog.take() {
        Some(Dialog::DropGame { setup, start }) => start_game(state, effects, setup, start),
        Some(Dialog::Resign) if state.game.as_mut().is_some_and(Game::resign) => {
            save_game(state, effects);
        }
        Some(Dialog::Undo) if state.game.as_mut().is_some_and(Game::undo) => {
            save_game(state, effects);
        }
        Some(Dialog::ClearStatistics) => {
            state.statistics.clear();
            effects.push(Effect::SaveStatistics(Box::new(state.statistics.clone())));
        }
        Some(Dialog::Resign | Dialog::Undo) | None => {}
    }
}

pub(super) fn change_setting(
    state: &mut AppState,
    effects: &mut Vec<Effect>,
    change: SettingChange,
) {
    state.settings.apply(change);
    effects.push(Effect::SaveSettings(Box::new(state.settings.clone())));
}

/// One step back: pending stone, dialog, the better line of a review, screen; from home it leaves the app.
pub(super) fn back(state: &mut AppState, effects: &mut Vec<Effect>) {
    if step_back_here(state) {
        return;
    }
    if !state.screens.back() {
        effects.push(Effect::LeaveApp);
    }
}

/// As back, but leaves neither the board nor the app.
pub(super) fn escape(state: &mut AppState) {
    if !step_back_here(state) && !state.screen().is_board() {
        state.screens.back();
    }
}

/// Takes the dialog, the better line or the pending stone back; says whether there was one.
fn step_back_here(state: &mut AppState) -> bool {
    let is_dialog = state.dialog.take().is_some();
    let is_line = || state.screens.top() == Screen::Review;
    let mut review = state.review.as_mut().filter(|_| is_line());
    is_dialog
        || review.as_mut().is_some_and(|review| review.leave_better())
        || state.seen_game_mut().is_some_and(Game::take_pending_back)
}

/// Keeps where the person is, when that changed.
pub(super) fn keep_session(state: &mut AppState, effects: &mut Vec<Effect>) {
    let session = state.session();
    if state.saved_session.as_ref() != Some(&session) {
        effects.push(Effect::SaveSession(Box::new(session.clone())));
        state.saved_session = Some(session);
    }
}
