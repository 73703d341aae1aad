//! The only function that changes the state.

mod board;
mod computer;
mod flow;
mod learn;
mod library;
mod outside;
mod puzzles;
mod review;
mod sharing;
mod touch;

use super::{
    coach,
    effect::{Effect, Haptic, Sound},
    game_setup::{GameSetup, Opponent},
    intent::Intent,
    screens::Dialog,
    state::AppState,
    statistics::{GameResult, offered_level},
};

/// Turns the state and what happened into the next state, and says what the outside is to do.
///
/// Pure: no clock, no chance, no files. Whatever happened is handled to its end before the next.
pub fn reduce(state: &mut AppState, intent: Intent) -> Vec<Effect> {
    let mut effects = Vec::new();
    if board::is_echo(state, &intent) {
        return effects;
    }
    board::count_time(state, &mut effects, &intent);
    let was_computing_hint = touch::answer_touch(state, &intent);
    match intent {
        Intent::TapCell { cell, at } => board::tap_cell(state, &mut effects, cell, at),
        Intent::TapOffBoard => board::tap_off_board(state),
        Intent::TapFocused { at } => board::tap_focused(state, &mut effects, at),
        Intent::Explain(cell) => board::explain(state, cell),
        Intent::ExplainEnded => board::explain_no_more(state),
        Intent::MoveFocus(direction) => board::move_focus(state, direction),
        Intent::FocusCell(cell) => board::focus(state, cell),
        Intent::NudgePending(direction) => board::nudge(state, &mut effects, direction),
        Intent::Confirm { at } => board::confirm(state, &mut effects, at),
        Intent::Undo => board::undo(state, &mut effects),
        Intent::Redo => board::redo(state, &mut effects),
        Intent::Hint if was_computing_hint => {}
        Intent::Hint if state.screen().is_exercise() => learn::hint(state, &mut effects),
        Intent::Hint => board::hint(state),
        Intent::Swap => board::swap(state, &mut effects),
        Intent::Resign => flow::ask_to_resign(state),
        Intent::ShowLastTurn => board::show_last_turn(state, &mut effects),
        Intent::ShowWinningChain => board::show_winning_chain(state, &mut effects),
        Intent::Rematch(start) => flow::rematch(state, &mut effects, start),
        Intent::Open(screen) => flow::open(state, &mut effects, screen),
        Intent::ContinueGame => flow::continue_game(state, &mut effects),
        Intent::ChangeSetup(change) => state.setup.apply(change),
        Intent::ChangeNames(names) => state.names = names,
        Intent::ReadTexts => sharing::show(state, None),
        Intent::Share(intent) => sharing::happened(state, &mut effects, intent),
        Intent::SendBack => sharing::send_back(state, &mut effects),
        Intent::Library(intent) => library::happened(state, &mut effects, intent),
        Intent::StartChosenGame(start) => {
            let setup = state.setup;
            flow::start_or_ask(state, &mut effects, setup, start);
        }
        Intent::StartOffered(start) => {
            if let (Some(level), Some(game)) = (offered_level(state), state.game.as_ref()) {
                let (board, opponent) = (game.board(), Opponent::Computer(level));
                let setup = GameSetup { board, opponent, ..state.setup };
                flow::start_or_ask(state, &mut effects, setup, start);
            }
        }
        Intent::StartGame { setup, start } => {
            flow::start_or_ask(state, &mut effects, setup, start);
        }
        Intent::ClearStatistics => state.dialog = Some(Dialog::ClearStatistics),
        Intent::DialogAccepted => flow::accept(state, &mut effects),
        Intent::DialogDismissed => state.dialog = None,
        Intent::DismissNotice => outside::dismiss_notice(state),
        Intent::AskWhyUnsaved => outside::tell_why_unsaved(state),
        Intent::ChangeSetting(change) => flow::change_setting(state, &mut effects, change),
        Intent::Review(intent) => review::happened(state, &mut effects, intent),
        Intent::Learn(action) => learn::act(state, &mut effects, action),
        Intent::Back | Intent::LeaveScreen => flow::back(state, &mut effects),
        Intent::Escape => flow::escape(state),
        Intent::Launched(launch) => outside::launched(state, &mut effects, *launch),
        Intent::Suspended => outside::suspended(state, &mut effects),
        Intent::Resumed => state.suspended = false,
        // Its time has been counted above.
        Intent::ClockTicked { .. } => {}
        Intent::Woke(id) => computer::woke(state, &mut effects, id),
        Intent::AiProgressed(progress) => computer::progressed(state, progress),
        Intent::AiReplied(reply) => computer::replied(state, reply),
        Intent::Judged(reply) => review::judged(state, reply),
        Intent::SaveFinished { what, outcome } => outside::save_finished(state, what, outcome),
    }
    learn::attend(state, &mut effects);
    puzzles::attend(state, &mut effects);
    teach(state);
    board::hold_clock_unseen(state);
    review::attend(state, &mut effects);
    computer::attend(state, &mut effects);
    flow::keep_session(state, &mut effects);
    count_result(state, &mut effects);
    effects
}

/// Notes how a game ended, once.
fn count_result(state: &mut AppState, effects: &mut Vec<Effect>) {
    let over = state.game.as_ref().filter(|game| game.is_over() && game.lone_person().is_some());
    let Some(game) = over.filter(|game| !game.is_counted) else { return };
    let result = GameResult::of(&game.snapshot());
    if let Some(game) = state.game.as_mut() {
        game.is_counted = true;
    }
    if result.is_some() {
        learn::game_over(state, effects);
    }
    if result.is_some_and(|result| state.statistics.note(result)) {
        effects.push(Effect::SaveStatistics(Box::new(state.statistics.clone())));
    }
}

/// Lets the teacher look at what the person placed.
fn teach(state: &mut AppState) {
    let is_taught = coach::is_taught(state);
    if let Some(game) = state.game.as_mut().filter(|_| is_taught) {
        game.teach();
    }
}

/// Writes the game; exercises are not kept.
fn save_game(state: &AppState, effects: &mut Vec<Effect>) {
    if let Some(game) = state.game.as_ref().filter(|_| !state.screen().is_exercise()) {
        effects.push(Effect::SaveGame(Box::new(game.snapshot())));
    }
}

fn sound(state: &AppState, effects: &mut Vec<Effect>, sound: Sound) {
    if state.settings.sound {
        effects.push(Effect::Sound(sound));
    }
}

fn haptic(state: &AppState, effects: &mut Vec<Effect>, haptic: Haptic) {
    if state.settings.vibration {
        effects.push(Effect::Haptic(haptic));
    }
}
