//! The games kept: found, opened, renamed, deleted.

use std::sync::Arc;

use crate::app::{
    effect::Effect,
    game::Game,
    library::{Library, LibraryEffect, LibraryIntent, PAGE, Purpose},
    notice::{LoadTrouble, Notice},
    screens::Screen,
    snapshot::{GameId, Snapshot},
    state::AppState,
    terms::tidy_name,
};

use super::{outside::tell, review, sharing};

pub(super) fn happened(state: &mut AppState, effects: &mut Vec<Effect>, intent: LibraryIntent) {
    let library = &mut state.library;
    match intent {
        LibraryIntent::Listed(list) => {
            library.games = Some(Arc::new(list.games));
            list.troubles.into_iter().for_each(|trouble| tell(state, Notice::NotLoaded(trouble)));
        }
        LibraryIntent::Search(query) => {
            library.query = query;
            library.drawn = PAGE;
        }
        LibraryIntent::More => library.drawn += PAGE,
        LibraryIntent::Open(id, purpose) => open(state, effects, id, purpose),
        LibraryIntent::Loaded(purpose, loaded) => match loaded {
            Ok(game) => opened(state, effects, *game, purpose),
            Err(trouble) => not_opened(state, trouble),
        },
        LibraryIntent::StartRename(id) => {
            library.renaming = (library.renaming != Some(id)).then_some(id);
        }
        LibraryIntent::Rename(id, title) => rename(state, effects, id, &title),
        LibraryIntent::Delete(id) => delete(state, effects, id),
        LibraryIntent::UndoDelete => undo_delete(state, effects),
    }
}

/// The screen of games is shown: it is listed afresh.
pub(super) fn shown(state: &mut AppState, effects: &mut Vec<Effect>) {
    let games = state.library.games.take();
    state.library = Library { games, drawn: PAGE, ..Library::default() };
    effects.push(Effect::Library(LibraryEffect::List));
}

pub(super) fn open(state: &mut AppState, effects: &mut Vec<Effect>, id: GameId, purpose: Purpose) {
    match state.game.as_ref().filter(|game| game.id() == id).map(Game::snapshot) {
        Some(game) => opened(state, effects, game, purpose),
        None => effects.push(Effect::Library(LibraryEffect::Load(id, purpose))),
    }
}

fn opened(state: &mut AppState, effects: &mut Vec<Effect>, game: Snapshot, purpose: Purpose) {
    match purpose {
        Purpose::Play => {
            if state.game.as_ref().is_none_or(|current| current.id() != game.id) {
                state.game = Some(Game::restore(game));
            }
            state.screens.open(Screen::Game);
        }
        Purpose::Share => sharing::show(state, Some(&game)),
        Purpose::Review(at) => review::show(state, effects, game, at),
    }
}

fn not_opened(state: &mut AppState, trouble: LoadTrouble) {
    // A review that was to be gone on with.
    if state.review.is_none() {
        state.screens.forget(Screen::Review);
    }
    tell(state, Notice::NotLoaded(trouble));
}

fn rename(state: &mut AppState, effects: &mut Vec<Effect>, id: GameId, title: &str) {
    let title = tidy_name(title);
    state.library.renaming = None;
    state.library.change(|games| {
        if let Some(game) = games.iter_mut().find(|game| game.id == id) {
            game.title = title.clone();
        }
    });
    if let Some(game) = state.game.as_mut().filter(|game| game.id() == id) {
        game.rename(title.clone());
    }
    effects.push(Effect::Library(LibraryEffect::Rename(id, title)));
}

/// Puts a game aside, also the one on the board. It can be brought back until the screen is left or
/// another one is deleted.
fn delete(state: &mut AppState, effects: &mut Vec<Effect>, id: GameId) {
    let Some(summary) = state.library.game(id).cloned() else { return };
    state.library.deleted = Some(summary);
    state.library.change(|games| games.retain(|game| game.id != id));
    if state.game.as_ref().is_some_and(|game| game.id() == id) {
        state.game = None;
        state.screens.forget(Screen::Game);
    }
    if state.review.as_ref().is_some_and(|review| review.id() == id) {
        state.review = None;
        state.screens.forget(Screen::Review);
    }
    effects.push(Effect::Library(LibraryEffect::Delete(id)));
}

fn undo_delete(state: &mut AppState, effects: &mut Vec<Effect>) {
    let Some(summary) = state.library.deleted.take() else { return };
    let id = summary.id;
    state.library.change(|games| {
        let place = games.partition_point(|game| game.list_order() < summary.list_order());
        games.insert(place, summary);
    });
    effects.push(Effect::Library(LibraryEffect::Restore(id)));
}
