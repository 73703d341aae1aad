//! The games kept, as a list to look through.

use dioxus::prelude::*;

use super::{game_title, short_date, side_name};
use crate::{
    app::{
        GameEnd, GameSummary, Intent, Library, LibraryIntent, Purpose, Screen,
        sentence::player_word,
    },
    engine::rules::Player,
    ui::{
        board::Thumbnail,
        dispatch::{use_dispatch, use_utc_offset},
        text::{Texts, say, use_texts},
        views::use_views,
        widgets::{Button, Icon, IconButton, Look, RulesButton, StoneDot, TextField, TopBar},
    },
};

/// The screen of games.
#[component]
pub fn GamesScreen() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let library = use_views().library.read().clone();
    rsx! {
        main { tabindex: "-1", class: "screen",
            div { class: "page",
                TopBar { title: texts.get("games-title"),
                    RulesButton {}
                    IconButton {
                        action: "open-text",
                        label: texts.get("games-read"),
                        icon: Icon::Paste,
                        on_press: move |()| dispatch.send(Intent::ReadTexts),
                    }
                }
                div { class: "pair",
                    Button {
                        action: "statistics",
                        label: texts.get("statistics-title"),
                        icon: Icon::Bars,
                        on_press: move |()| dispatch.send(Intent::Open(Screen::Statistics)),
                    }
                }
                if let Some(deleted) = library.deleted.clone() {
                    Deleted { title: title_of(&texts, &deleted) }
                }
                if library.games.as_ref().is_some_and(|games| !games.is_empty()) {
                    TextField {
                        action: "search-games",
                        label: texts.get("games-search"),
                        is_search: true,
                        value: library.query.clone(),
                        on_input: move |text| dispatch.send(Intent::Library(LibraryIntent::Search(text))),
                    }
                }
                List { library }
            }
        }
    }
}

/// What was deleted last, and the way back.
#[component]
fn Deleted(title: String) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        div { class: "deleted", role: "status",
            p { {say!(texts, "games-deleted", title = title.as_str())} }
            Button {
                action: "undo-delete",
                label: texts.get("games-undo-delete"),
                icon: Icon::Undo,
                on_press: move |()| dispatch.send(Intent::Library(LibraryIntent::UndoDelete)),
            }
        }
    }
}

/// The games that fit the search; the first ones are drawn, and more as the end comes into sight.
#[component]
fn List(library: Library) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let words = |game: &GameSummary| words_of(&texts, game);
    let found = library.found(words);
    let count = found.len();
    let drawn: Vec<GameSummary> = found.into_iter().take(library.drawn).cloned().collect();
    let is_listed = library.games.is_some();
    let is_searching = !library.query.trim().is_empty();
    let more = move || dispatch.send(Intent::Library(LibraryIntent::More));
    rsx! {
        p { class: "note", role: "status", "data-count": "{count}",
            if !is_listed {
                {texts.get("games-loading")}
            } else if count == 0 && is_searching {
                {texts.get("games-none-found")}
            } else if count == 0 {
                {texts.get("games-none")}
            } else {
                {say!(texts, "games-count", count = count as u32)}
            }
        }
        ul { class: "games",
            for game in drawn {
                li { key: "{game.id}", "data-game": "{game.id}",
                    Item { is_renamed: library.renaming == Some(game.id), game: game.clone() }
                }
            }
        }
        if count > library.drawn {
            div { onvisible: move |event| {
                    if event.data().is_intersecting().unwrap_or(false) {
                        more();
                    }
                },
                Button {
                    action: "more-games",
                    label: texts.get("games-more"),
                    wide: true,
                    on_press: move |()| more(),
                }
            }
        }
    }
}

/// One game: its picture, what there is to say of it, and what can be done.
#[component]
fn Item(game: GameSummary, is_renamed: bool) -> Element {
    rsx! {
        article { class: "game-item",
            Pictured { game: game.clone() }
            ItemActions { game: game.clone() }
            if is_renamed {
                Rename { game }
            }
        }
    }
}

/// Its picture, title, players, end and day; a tap opens it.
#[component]
fn Pictured(game: GameSummary) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let offset = use_utc_offset();
    let id = game.id;
    let date = short_date(&texts, game.began.ahead_by(offset()));
    let winner = game.end.and_then(GameEnd::winner);
    rsx! {
        button {
            r#type: "button",
            class: "game-open",
            "data-action": "open-game",
            onclick: move |_| dispatch.send(Intent::Library(LibraryIntent::Open(id, Purpose::Play))),
            Thumbnail { position: game.position.clone(), board: game.board }
            span { class: "words",
                b { {title_of(&texts, &game)} }
                span { class: "who",
                    for player in Player::BOTH {
                        span { key: "{player:?}", "data-won": (winner == Some(player)).then_some("true"),
                            StoneDot { player }
                            {side_name(&texts, player, game.seats, &game.names[player.index()])}
                        }
                    }
                }
                span { "{result_text(&texts, &game)} · {date}" }
            }
        }
    }
}

/// What can be done with a game that is kept.
#[component]
fn ItemActions(game: GameSummary) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let id = game.id;
    let send = move |intent| dispatch.send(Intent::Library(intent));
    let title = title_of(&texts, &game);
    rsx! {
        div { class: "game-actions",
            IconButton {
                action: "review-game",
                label: say!(texts, "review-one", title = title.as_str()),
                icon: Icon::Graph,
                on_press: move |()| send(LibraryIntent::Open(id, Purpose::Review(None))),
            }
            IconButton {
                action: "share-game",
                label: say!(texts, "games-share-one", title = title.as_str()),
                icon: Icon::Share,
                on_press: move |()| send(LibraryIntent::Open(id, Purpose::Share)),
            }
            IconButton {
                action: "rename-game",
                label: say!(texts, "games-rename-one", title = title.as_str()),
                icon: Icon::Pencil,
                on_press: move |()| send(LibraryIntent::StartRename(id)),
            }
            IconButton {
                action: "delete-game",
                label: say!(texts, "games-delete-one", title = title.as_str()),
                icon: Icon::Trash,
                on_press: move |()| send(LibraryIntent::Delete(id)),
            }
        }
    }
}

/// A field for the game's own name.
#[component]
fn Rename(game: GameSummary) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let id = game.id;
    let mut name = use_signal(|| game.title.clone());
    let save = move || {
        dispatch.send(Intent::Library(LibraryIntent::Rename(id, name.peek().clone())));
    };
    rsx! {
        div { class: "rename",
            TextField {
                action: "game-name",
                label: texts.get("games-name"),
                value: name(),
                takes_focus: true,
                on_input: move |text| name.set(text),
                on_enter: move |()| save(),
            }
            Button {
                action: "save-name",
                label: texts.get("games-save-name"),
                look: Look::Strong,
                on_press: move |()| save(),
            }
        }
    }
}

/// Its own name, or whom it was played against and where.
fn title_of(texts: &Texts, game: &GameSummary) -> String {
    match game.title.as_str() {
        "" => game_title(texts, game.board, game.seats),
        title => title.to_owned(),
    }
}

/// All that may be looked for of a game.
fn words_of(texts: &Texts, game: &GameSummary) -> String {
    let [red, blue] = Player::BOTH
        .map(|player| side_name(texts, player, game.seats, &game.names[player.index()]));
    let (title, board) = (&game.title, texts.board(game.board));
    let usual = game_title(texts, game.board, game.seats);
    format!("{title} {usual} {red} {blue} {board} {}", game.board)
}

/// How it ended, or how far it is.
fn result_text(texts: &Texts, game: &GameSummary) -> String {
    let lone = game.level().and_then(|_| {
        let is_person = |player: &Player| game.seats[player.index()] == crate::app::Seat::Person;
        Player::BOTH.into_iter().find(is_person)
    });
    match (game.end, lone) {
        (None, _) => say!(texts, "games-running", count = game.placements),
        (Some(GameEnd::Draw), _) => texts.get("games-draw"),
        (Some(end), Some(person)) if end.winner() == Some(person) => texts.get("games-you-won"),
        (Some(_), Some(_)) => texts.get("games-you-lost"),
        (Some(end), None) => {
            let winner = end.winner().map_or("red", player_word);
            say!(texts, "games-won", player = winner)
        }
    }
}

/// The button on other screens that leads here.
#[component]
pub fn GamesButton() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        Button {
            action: "games",
            label: texts.get("games-title"),
            icon: Icon::List,
            on_press: move |()| dispatch.send(Intent::Open(Screen::Games)),
        }
    }
}
