//! Giving a game away, and taking one that a friend sent.

use crate::{
    app::{
        effect::Effect,
        game::Game,
        library::LibraryEffect,
        record_text::{Found, ReadGame, read},
        screens::Screen,
        sharing::{Give, Given, ShareEffect, ShareIntent, Sharing},
        snapshot::{GameStart, Snapshot},
        state::AppState,
        summary::extent,
        terms::{Origin, Terms},
    },
    engine::rules::GameRecord,
};

use super::save_game;

pub(super) fn happened(state: &mut AppState, effects: &mut Vec<Effect>, intent: ShareIntent) {
    let sharing = &mut state.sharing;
    match intent {
        ShareIntent::Give(give) => {
            let wanted = sharing.given.as_ref().map(|given| given.effect(give));
            effects.extend(wanted.map(Effect::Share));
        }
        ShareIntent::Paste => effects.push(Effect::Share(ShareEffect::Paste)),
        ShareIntent::OpenFile => effects.push(Effect::Share(ShareEffect::OpenFile)),
        ShareIntent::Typed(text) => {
            sharing.text = text;
            sharing.found = None;
        }
        ShareIntent::Read => sharing.found = Some(read(&sharing.text)),
        ShareIntent::Taken(text) => {
            sharing.found = Some(read(&text));
            sharing.text = text;
            sharing.taken += 1;
            sharing.news = None;
        }
        ShareIntent::News(news) => sharing.news = news,
        ShareIntent::Accept(start) => accept(state, effects, start),
        ShareIntent::Matched(told, kept) => {
            let game = kept.map_or((*told).clone(), |kept| told.merged_into(*kept));
            play(state, effects, game);
        }
    }
}

/// Shows the screen for this game; with none, texts can be read only.
pub(super) fn show(state: &mut AppState, game: Option<&Snapshot>) {
    state.sharing = Sharing { given: game.map(Given::of), ..Sharing::default() };
    state.screens.open(Screen::Share);
}

/// The friend's game goes back with what was placed here: one tap, and the system asks where to.
pub(super) fn send_back(state: &mut AppState, effects: &mut Vec<Effect>) {
    let game = state.game.as_ref().filter(|game| game.can_send_back()).map(Game::snapshot);
    let Some(game) = game else { return };
    show(state, Some(&game));
    effects.push(Effect::Share(Given::of(&game).effect(Give::ShareRecord)));
}

/// Plays on with what was read, or with what is right of it.
fn accept(state: &mut AppState, effects: &mut Vec<Effect>, start: GameStart) {
    let found = match state.sharing.found.take() {
        Some(Ok(found)) => found,
        Some(Err(refused)) => match refused.up_to {
            Some(found) => *found,
            None => return,
        },
        None => return,
    };
    let told = match found {
        Found::Game(game) => snapshot_of(*game, start),
        Found::Position(position) => {
            let terms = Terms { origin: Origin::Trial, ..Terms::default() };
            let record = GameRecord::starting_from(*position);
            Game::begin(record, state.setup.seats(start), terms, start).snapshot()
        }
    };
    let current = state.game.as_ref().map(Game::snapshot);
    match current.filter(|current| told.goes_on_with(current)) {
        Some(current) => play(state, effects, told.merged_into(current)),
        None if told.is_of_two_persons() => {
            effects.push(Effect::Library(LibraryEffect::FindBegun(Box::new(told))));
        }
        None => play(state, effects, told),
    }
}

/// Puts a game that was read on the board.
fn play(state: &mut AppState, effects: &mut Vec<Effect>, game: Snapshot) {
    state.game = Some(Game::restore(game));
    state.first_start = false;
    state.sharing = Sharing::default();
    state.screens.forget(Screen::Share);
    state.screens.open(Screen::Game);
    save_game(state, effects);
}

/// The game that a text tells, as a new one.
fn snapshot_of(game: ReadGame, start: GameStart) -> Snapshot {
    let cursor = game.record.moves().len();
    Snapshot {
        id: start.id(),
        start: GameStart { date: game.date.unwrap_or(start.date), ..start },
        seats: game.seats,
        terms: Terms {
            title: game.title,
            names: game.names,
            swap: game.swap,
            clock: None,
            origin: Origin::Text(extent(cursor, game.forfeit)),
            comments: game.comments,
        },
        record: game.record,
        cursor,
        forfeit: game.forfeit,
    }
}
