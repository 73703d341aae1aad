//! Giving a game away, and taking one that a friend sent.

use crate::{
    app::{
        effect::Effect,
        game::Game,
        record_text::{Found, ReadGame, read},
        screens::Screen,
        sharing::{Give, Given, ShareEffect, ShareIntent, Sharing},
        snapshot::{GameStart, Snapshot},
        state::AppState,
        summary::GameEnd,
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
    let snapshot = match found {
        Found::Game(game) => snapshot_of(state, *game, start),
        Found::Position(position) => {
            let game = Game::begin(
                GameRecord::starting_from(*position),
                state.setup.seats(start),
                Terms { origin: Origin::Trial, ..Terms::default() },
                start,
            );
            game.snapshot()
        }
    };
    state.game = Some(Game::restore(snapshot));
    state.first_start = false;
    state.sharing = Sharing::default();
    state.screens.forget(Screen::Share);
    state.screens.open(Screen::Game);
    save_game(state, effects);
}

/// The game as it is kept. A friend's answer in the game on the board goes on with that game, under its
/// own name.
fn snapshot_of(state: &AppState, game: ReadGame, start: GameStart) -> Snapshot {
    let current = state.game.as_ref().map(Game::snapshot).filter(|current| {
        let known = current.record.moves();
        current.record.start() == game.record.start() && game.record.moves().starts_with(known)
    });
    let date = game.date.unwrap_or(start.date);
    let begun = GameStart { date, ..start };
    let cursor = game.record.moves().len();
    let origin = Origin::Text(cursor);
    let comments = game.comments;
    let resigned = match game.end {
        Some(GameEnd::Resigned(player) | GameEnd::OutOfTime(player)) => Some(player),
        Some(GameEnd::Won(_) | GameEnd::Draw) | None => None,
    };
    match current.filter(|current| !current.record.moves().is_empty()) {
        Some(current) => {
            let is_longer = cursor > current.record.moves().len();
            let origin = if is_longer { origin } else { current.terms.origin };
            let terms = Terms { origin, comments, ..current.terms };
            Snapshot { terms, record: game.record, cursor, resigned, ..current }
        }
        None => Snapshot {
            id: start.id(),
            start: begun,
            seats: game.seats,
            terms: Terms {
                title: game.title,
                names: game.names,
                swap: game.swap,
                clock: None,
                origin,
                comments,
            },
            record: game.record,
            cursor,
            resigned,
        },
    }
}
