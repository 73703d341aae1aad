//! Looking through a game: opened, stepped through, judged, played on from.

use crate::app::{
    effect::Effect,
    game::Game,
    library::LibraryEffect,
    notice::Notice,
    review::{JudgeReply, Review, ReviewIntent},
    screens::Screen,
    snapshot::{GameStart, Snapshot},
    state::AppState,
};

use super::{flow, outside::tell};

pub(super) fn happened(state: &mut AppState, effects: &mut Vec<Effect>, intent: ReviewIntent) {
    // What the saves answer may come when the screen has been left.
    let Some(review) = state.review.as_mut() else { return };
    match intent {
        ReviewIntent::Loaded(id, kept) => {
            if let Some(kept) = kept.filter(|_| id == review.id()) {
                review.take_kept(*kept);
            }
        }
        _ if state.screens.top() != Screen::Review => {}
        ReviewIntent::Step(step) => review.step(step),
        ReviewIntent::GoTo(len) => review.go_to(len),
        ReviewIntent::Judge => review.let_judge(true),
        ReviewIntent::CancelJudging => review.let_judge(false),
        ReviewIntent::ShowBetter => review.toggle_better(),
        ReviewIntent::PlayFromHere(start) => play_from_here(state, effects, start),
    }
}

/// Looks through a game from its end, or from where so many moves have been made.
pub(super) fn show(
    state: &mut AppState,
    effects: &mut Vec<Effect>,
    game: Snapshot,
    at: Option<usize>,
) {
    keep(state, effects, true);
    let id = game.id;
    let mut review = Review::of(game);
    if let Some(len) = at {
        review.go_to(len);
    }
    state.review = Some(review);
    state.screens.open(Screen::Review);
    effects.push(Effect::Library(LibraryEffect::LoadReview(id)));
}

/// After every intent: what is found is kept, the next position is asked for while the screen is seen, and a
/// review that was left is over.
pub(super) fn attend(state: &mut AppState, effects: &mut Vec<Effect>) {
    let is_open = state.screens.above_home().contains(&Screen::Review);
    let is_seen = !state.suspended && state.screen() == Screen::Review;
    let id = state.next_request_id();
    let Some(review) = state.review.as_mut() else { return };
    if is_seen && review.is_judging() {
        review.ask(id);
    } else {
        review.forget_asked();
    }
    keep(state, effects, !is_seen);
    if !is_open {
        state.review = None;
    }
}

/// Writes what was found, if it is time to.
fn keep(state: &mut AppState, effects: &mut Vec<Effect>, is_ending: bool) {
    let kept = state.review.as_mut().and_then(|review| review.take_unsaved(is_ending));
    effects.extend(kept.map(|kept| Effect::Library(LibraryEffect::KeepReview(Box::new(kept)))));
}

/// A position was judged. An answer to any other request than the one awaited is dropped.
pub(super) fn judged(state: &mut AppState, reply: JudgeReply) {
    if state.running != Some(reply.request) {
        return;
    }
    state.running = None;
    let Some(review) = state.review.as_mut() else { return };
    match reply.outcome {
        Ok(judgment) => review.take(judgment.into()),
        Err(_) => {
            review.forget_asked();
            review.let_judge(false);
            tell(state, Notice::ReviewFailed);
        }
    }
}

/// Goes on from the position shown, as a new game.
fn play_from_here(state: &mut AppState, effects: &mut Vec<Effect>, start: GameStart) {
    let Some(review) = state.review.as_ref() else { return };
    if let Some(snapshot) = review.new_game(start) {
        flow::show_new_game(state, effects, Game::restore(snapshot));
    }
}
