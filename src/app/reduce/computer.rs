//! The computer's turn: what it is asked, how its answers are shown, and what runs when.

use crate::{
    app::{
        ai_worker::{AiProgress, AiReply},
        effect::Effect,
        game::Game,
        game_setup::Seat,
        hint::{Hint, area_around},
        notice::Notice,
        review::Review,
        screens::Screen,
        state::AppState,
        thinking::{Progress, SearchRequest, SearchTask, Thinking, WakeId},
    },
    engine::{level::Level, rules::Move},
};

use super::{board::tell_placement, outside::tell};

/// Brings what runs in line with the state, after every intent: plays answers whose time has
/// come, asks for the next placement, starts the search that is wanted and stops any other.
pub(super) fn attend(state: &mut AppState, effects: &mut Vec<Effect>) {
    if is_active(state) {
        while let Some(mv) = due_move(state) {
            play(state, effects, mv);
        }
        ask_for_placement(state, effects);
    }
    run_what_is_wanted(state, effects);
    keep_screen_on(state, effects);
}

/// The screen stays on only while a search runs that takes time.
fn keep_screen_on(state: &mut AppState, effects: &mut Vec<Effect>) {
    let search = state.game.as_ref().and_then(wanted_search);
    let is_slow = search.is_some_and(|request| !request.task.longest().is_zero());
    let is_judging = state.review.as_ref().and_then(Review::asked).is_some();
    let wanted = state.running.is_some() && (is_slow || is_judging);
    if state.keeps_screen_on != wanted {
        state.keeps_screen_on = wanted;
        effects.push(Effect::KeepScreenOn(wanted));
    }
}

/// Nothing computes in the background or while the board is not seen.
fn is_active(state: &AppState) -> bool {
    !state.suspended && state.screen() == Screen::Game
}

/// The computer's answer, if it need not be held back any longer.
fn due_move(state: &AppState) -> Option<Move> {
    let thinking = state.game.as_ref()?.thinking()?;
    thinking.reply.filter(|_| thinking.wake.is_none())
}

fn play(state: &mut AppState, effects: &mut Vec<Effect>, mv: Move) {
    let Some(game) = state.game.as_mut() else { return };
    let step = match mv {
        Move::Place(cell) => game.place(cell),
        Move::Swap => game.swap(),
        Move::Pass => None,
    };
    match step {
        Some(step) => tell_placement(state, effects, step),
        // Only a fault of ours gives an illegal move.
        None => fall_back(state),
    }
    ask_for_placement(state, effects);
}

/// Asks the computer for its next placement, if it is to move and was not asked yet.
fn ask_for_placement(state: &mut AppState, effects: &mut Vec<Effect>) {
    let Some(game) = state.game.as_mut() else { return };
    let level = match game.player_to_move().map(|player| game.seat(player)) {
        Some(Seat::Computer(level)) => level,
        Some(Seat::Person) | None => {
            game.is_hurried = false;
            return;
        }
    };
    if game.thinking.is_some() {
        return;
    }
    let is_hurried = game.is_hurried;
    let task = task_for(game, level);
    let wake = (!is_hurried).then(|| state.next_wake_id());
    if let Some(id) = wake {
        effects.push(Effect::Wake { id, after: state.settings.pace.interval() });
    }
    think(state, task, wake);
}

/// What the computer is asked: with the swap rule the first stone and the answer to it are special.
fn task_for(game: &Game, level: Level) -> SearchTask {
    let is_first = game.course().cursor() == 0 && game.course().record().starts_empty();
    if game.can_swap() {
        SearchTask::SwapOrPlace(level)
    } else if game.terms().swap && is_first {
        SearchTask::PlaceFirst(level)
    } else {
        SearchTask::Place(level)
    }
}

fn think(state: &mut AppState, task: SearchTask, wake: Option<WakeId>) {
    let id = state.next_request_id();
    let Some(game) = state.game.as_mut() else { return };
    let rng_seed = game.next_search_seed();
    let position = game.position().clone();
    let request = SearchRequest { id, task, position, rng_seed };
    game.thinking = Some(Thinking { request, wake, reply: None, progress: Progress::default() });
}

/// After a failed search: level 4 answers instead, and if that fails too, the first legal cell is taken.
fn fall_back(state: &mut AppState) {
    let level_4 = SearchTask::Place(Level::ALL[3]);
    let Some(game) = state.game.as_mut() else { return };
    let Some(thinking) = game.thinking.as_mut() else { return };
    let wake = thinking.wake;
    if thinking.request.task == level_4 {
        thinking.reply = thinking.request.position.legal_placements().first().map(Move::Place);
    } else {
        think(state, level_4, wake);
    }
    tell(state, Notice::ComputerFailed);
}

/// Starts and stops searches so that the one that is wanted runs, and no other.
fn run_what_is_wanted(state: &mut AppState, effects: &mut Vec<Effect>) {
    let game = if is_active(state) { state.game.as_ref() } else { None };
    let search = game.and_then(wanted_search);
    let judging = state.review.as_ref().and_then(Review::asked);
    let wanted_id = search.map(|request| request.id).or(judging.map(|request| request.id));
    if state.running == wanted_id {
        return;
    }
    if state.running.is_some() {
        effects.push(Effect::StopSearch);
    }
    match (search, judging) {
        (Some(request), _) => effects.push(Effect::StartSearch(Box::new(request.clone()))),
        (None, Some(request)) => effects.push(Effect::StartJudging(Box::new(request.clone()))),
        (None, None) => {}
    }
    state.running = wanted_id;
}

fn wanted_search(game: &Game) -> Option<&SearchRequest> {
    if let Some(thinking) = &game.thinking {
        return thinking.reply.is_none().then_some(&thinking.request);
    }
    match &game.hint {
        Some(Hint::Thinking { request, .. }) => Some(request),
        Some(Hint::Area { .. } | Hint::Shown(..)) | None => None,
    }
}

/// A search ended. An answer to any other request than the one awaited is dropped.
pub(super) fn replied(state: &mut AppState, reply: AiReply) {
    if state.running != Some(reply.request) {
        return;
    }
    state.running = None;
    let area_first = state.settings.hint_area_first;
    let Some(game) = state.game.as_mut() else { return };
    if let Some(thinking) = game.thinking.as_mut() {
        match reply.outcome {
            Ok(mv) => thinking.reply = Some(mv),
            Err(_) => fall_back(state),
        }
        return;
    }
    let Some(Hint::Thinking { request, .. }) = game.hint.take() else { return };
    match reply.outcome {
        Ok(Move::Pass | Move::Swap) => {}
        Ok(Move::Place(cell)) if area_first => {
            let area = area_around(game.board(), cell, request.rng_seed);
            game.hint = Some(Hint::Area { cell, area });
        }
        Ok(Move::Place(cell)) => game.hint = Some(Hint::shown(game.position(), cell)),
        Err(_) => tell(state, Notice::HintFailed),
    }
}

pub(super) fn progressed(state: &mut AppState, report: AiProgress) {
    if state.running != Some(report.request) {
        return;
    }
    let Some(game) = state.game.as_mut() else { return };
    if let Some(thinking) = game.thinking.as_mut() {
        thinking.progress = report.progress;
    } else if let Some(Hint::Thinking { progress, .. }) = game.hint.as_mut() {
        *progress = report.progress;
    }
}

/// A wait is over: the computer's answer need not be held back any longer, or the next move of a turn shown
/// again is due.
pub(super) fn woke(state: &mut AppState, effects: &mut Vec<Effect>, id: WakeId) {
    let next = state.next_wake_id();
    let after = state.settings.pace.interval();
    // The game on the board waits also while another one is seen: a review, a lesson.
    let is_for_board = state.game.as_ref().is_some_and(|game| waits_for(game, id));
    let game = if is_for_board { state.game.as_mut() } else { state.seen_game_mut() };
    let Some(game) = game else { return };
    if let Some(thinking) = game.thinking.as_mut().filter(|thinking| thinking.wake == Some(id)) {
        thinking.wake = None;
        return;
    }
    let Some(playback) = game.playback.as_mut().filter(|playback| playback.wake == id) else {
        return;
    };
    if playback.shown >= playback.end {
        game.playback = None;
        return;
    }
    playback.shown += 1;
    playback.wake = next;
    effects.push(Effect::Wake { id: next, after });
}

/// Whether a computer's answer or a turn shown again is held back until this wake.
fn waits_for(game: &Game, id: WakeId) -> bool {
    let is_thinkings = game.thinking.as_ref().is_some_and(|thinking| thinking.wake == Some(id));
    is_thinkings || game.playback.as_ref().is_some_and(|playback| playback.wake == id)
}
