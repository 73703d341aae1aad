//! What happens at the board: taps, the pending stone, undo, hints, turns shown again.

use std::ops::Range;

use crate::{
    app::{
        board_layout::BoardLayout,
        course::Step,
        effect::{Effect, Haptic, Sound},
        game::{Answer, Game},
        game_setup::Seat,
        hint::Hint,
        intent::{Direction, Intent},
        moment::Moment,
        playback::Playback,
        screens::{Dialog, Screen},
        state::AppState,
        thinking::{Progress, SearchRequest, SearchTask},
    },
    engine::{
        board::Cell,
        rules::{Move, Outcome},
    },
};

use super::{haptic, save_game, sound};

/// Whether the intent is the echo of the tap that just placed a stone: it does nothing at all.
pub(super) fn is_echo(state: &AppState, intent: &Intent) -> bool {
    let Some(game) = state.seen_game().filter(|_| state.is_at_board()) else {
        return false;
    };
    match *intent {
        Intent::TapCell { cell, at } => game.is_echo(cell, at),
        Intent::TapFocused { at } => game.is_echo(game.focus(), at),
        _ => false,
    }
}

/// Counts the time that a person used until this intent, if it says when it happened. A flag that falls
/// ends the game before anything else happens.
pub(super) fn count_time(state: &mut AppState, effects: &mut Vec<Effect>, intent: &Intent) {
    let at = match *intent {
        Intent::TapCell { at, .. }
        | Intent::TapFocused { at }
        | Intent::Confirm { at }
        | Intent::ClockTicked { at } => at,
        _ => return,
    };
    if state.suspended || state.screen() != Screen::Game {
        return;
    }
    let Some(game) = state.game.as_mut().filter(|game| !game.is_over()) else { return };
    game.count_time(at);
    if game.is_over() {
        save_game(state, effects);
        sound(state, effects, Sound::Win);
    }
}

/// No time passes in the background, and where the board is not seen.
pub(super) fn hold_clock_unseen(state: &mut AppState) {
    if state.suspended || state.screen() != Screen::Game {
        state.game.as_mut().into_iter().for_each(Game::hold_clock);
    }
}

/// The player to move takes the first player's place.
pub(super) fn swap(state: &mut AppState, effects: &mut Vec<Effect>) {
    let Some(game) = game_at_board(state).filter(|game| game.is_persons_turn()) else { return };
    if let Some(step) = game.swap() {
        tell_placement(state, effects, step);
    }
}

/// A tap on a cell, in this order: while the computer is to move it only hurries it; on the
/// pending stone it places; on a legal cell it makes or moves the pending stone, or places
/// where no confirmation is wanted; anywhere else it takes the pending stone back, or says
/// why not if there is none.
pub(super) fn tap_cell(state: &mut AppState, effects: &mut Vec<Effect>, cell: Cell, at: Moment) {
    let confirm = state.settings.confirm;
    let Some(game) = game_at_board(state) else { return };
    game.focus = Some(cell);
    if game.is_over() {
        // How it ended is said already, and stays.
        return;
    }
    if !game.is_persons_turn() {
        game.answer = Some(Answer::ComputerToMove);
        hurry(game);
        return;
    }
    let is_second_tap = game.pending == Some(cell);
    match game.refusal(cell) {
        None if confirm && !is_second_tap => {
            game.pending = Some(cell);
            haptic(state, effects, Haptic::Tick);
        }
        None => place(state, effects, cell, at),
        Some(_) if game.take_pending_back() => {}
        Some(refusal) => {
            game.answer = Some(Answer::Refused(refusal));
            sound(state, effects, Sound::Refuse);
            haptic(state, effects, Haptic::Refuse);
        }
    }
}

pub(super) fn tap_off_board(state: &mut AppState) {
    if let Some(game) = game_at_board(state) {
        game.take_pending_back();
        if !game.is_over() && !game.is_persons_turn() {
            hurry(game);
        }
    }
}

pub(super) fn tap_focused(state: &mut AppState, effects: &mut Vec<Effect>, at: Moment) {
    if let Some(game) = game_at_board(state) {
        let cell = game.focus();
        tap_cell(state, effects, cell, at);
    }
}

/// Places the pending stone.
pub(super) fn confirm(state: &mut AppState, effects: &mut Vec<Effect>, at: Moment) {
    if let Some(cell) = game_at_board(state).and_then(|game| game.pending) {
        place(state, effects, cell, at);
    }
}

/// Takes the pending stone back and nothing else, or the last placement of a person.
pub(super) fn undo(state: &mut AppState, effects: &mut Vec<Effect>) {
    let Some(game) = game_at_board(state) else { return };
    if game.take_pending_back() {
        return;
    }
    if game.undo_needs_consent() {
        state.dialog = Some(Dialog::Undo);
    } else if game.undo() {
        save_game(state, effects);
    }
}

pub(super) fn redo(state: &mut AppState, effects: &mut Vec<Effect>) {
    if game_at_board(state).is_some_and(Game::redo) {
        save_game(state, effects);
    }
}

/// Moves the pending stone that way, over cells that are not legal.
pub(super) fn nudge(state: &mut AppState, effects: &mut Vec<Effect>, direction: Direction) {
    let Some(game) = game_at_board(state) else { return };
    let Some(mut cell) = game.pending else { return };
    let layout = BoardLayout::new(game.board());
    while let Some(next) = layout.step(cell, direction) {
        cell = next;
        if game.refusal(cell).is_none() {
            game.pending = Some(cell);
            game.focus = Some(cell);
            haptic(state, effects, Haptic::Tick);
            return;
        }
    }
}

pub(super) fn explain(state: &mut AppState, cell: Cell) {
    if let Some(game) = game_at_board(state) {
        game.answer = Some(Answer::Explained(cell));
    }
}

pub(super) fn explain_no_more(state: &mut AppState) {
    if let Some(game) = game_at_board(state)
        && matches!(game.answer, Some(Answer::Explained(_)))
    {
        game.answer = None;
    }
}

pub(super) fn move_focus(state: &mut AppState, direction: Direction) {
    if let Some(game) = game_at_board(state) {
        let layout = BoardLayout::new(game.board());
        let focus = game.focus();
        game.focus = Some(layout.step(focus, direction).unwrap_or(focus));
    }
}

pub(super) fn focus(state: &mut AppState, cell: Cell) {
    if let Some(game) = game_at_board(state) {
        game.focus = Some(cell);
    }
}

/// Asks for a hint, shows more of it, or takes it away.
pub(super) fn hint(state: &mut AppState) {
    let id = state.next_request_id();
    let Some(game) = game_at_board(state) else { return };
    if let Some(hint) = game.hint.take() {
        game.hint = match hint {
            Hint::Area { cell, .. } => Some(Hint::shown(game.position(), cell)),
            Hint::Thinking { .. } | Hint::Shown(..) => None,
        };
        return;
    }
    if game.is_over() {
        return;
    }
    if !game.is_persons_turn() {
        game.answer = Some(Answer::ComputerToMove);
        return;
    }
    let rng_seed = game.next_search_seed();
    let position = game.position().clone();
    let request = Box::new(SearchRequest { id, task: SearchTask::Hint, position, rng_seed });
    game.hint = Some(Hint::Thinking { request, progress: Progress::default() });
}

pub(super) fn show_last_turn(state: &mut AppState, effects: &mut Vec<Effect>) {
    let moves = game_at_board(state).and_then(|game| game.last_turn_to_show());
    show_again(state, effects, moves);
}

pub(super) fn show_winning_chain(state: &mut AppState, effects: &mut Vec<Effect>) {
    let moves = game_at_board(state).and_then(|game| game.winning_chain());
    show_again(state, effects, moves);
}

fn show_again(state: &mut AppState, effects: &mut Vec<Effect>, moves: Option<Range<usize>>) {
    let Some(moves) = moves else { return };
    let wake = state.next_wake_id();
    let after = state.settings.pace.interval();
    if let Some(game) = game_at_board(state) {
        game.playback = Some(Playback { shown: moves.start, end: moves.end, wake });
        effects.push(Effect::Wake { id: wake, after });
    }
}

/// Places a stone of the person to move.
fn place(state: &mut AppState, effects: &mut Vec<Effect>, cell: Cell, at: Moment) {
    let Some(game) = game_at_board(state) else { return };
    if let Some(step) = game.place_by_person(cell, at) {
        tell_placement(state, effects, step);
    }
}

/// Lets everybody hear, feel and keep a placement just played.
pub(super) fn tell_placement(state: &mut AppState, effects: &mut Vec<Effect>, step: Step) {
    let Some(game) = state.seen_game() else { return };
    let is_capture = !step.captured.is_empty();
    let passed = game.course().steps().last().is_some_and(|last| last.mv == Move::Pass);
    let seats_of = |player| game.seat(player);
    let end = game.position().outcome().map(|outcome| match outcome {
        Outcome::Won(player) if seats_of(player) != Seat::Person => {
            let is_lost = seats_of(player.opponent()) == Seat::Person;
            if is_lost { Sound::Loss } else { Sound::Win }
        }
        Outcome::Won(_) => Sound::Win,
        Outcome::Deadlock => Sound::Draw,
    });
    save_game(state, effects);
    let (heard, felt) = match is_capture {
        true => (Sound::Capture, Haptic::Capture),
        false => (Sound::Place, Haptic::Place),
    };
    sound(state, effects, heard);
    haptic(state, effects, felt);
    if let Some(end) = end {
        sound(state, effects, end);
    } else if passed {
        sound(state, effects, Sound::Pass);
    }
}

/// Shows what is left of the computer's turn without waiting.
fn hurry(game: &mut Game) {
    game.is_hurried = true;
    if let Some(thinking) = game.thinking.as_mut() {
        thinking.wake = None;
    }
}

fn game_at_board(state: &mut AppState) -> Option<&mut Game> {
    if state.is_at_board() { state.seen_game_mut() } else { None }
}
