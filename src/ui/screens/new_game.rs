//! Board, opponent and color of the next game.

use dioxus::prelude::*;

use super::terms::{Names, Terms};
use crate::{
    app::{ColorChoice, Intent, Opponent, SetupChange},
    engine::{board::BoardSpec, level::Level, rules::Player},
    ui::{
        dispatch::{game_start, use_dispatch},
        text::{say, use_texts},
        views::use_views,
        widgets::{Button, Choice, Choices, Look, RulesButton, TopBar},
    },
};

/// Square boards one tap away: the usual one, and the board of Go.
const AT_HAND: [u8; 2] = [11, 19];

/// The screen on which a game is set up; the last choice is where it starts.
#[component]
pub fn NewGameScreen() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        main { tabindex: "-1", class: "screen",
            div { class: "page",
                TopBar { title: texts.get("new-title"), RulesButton {} }
                OpponentChoice {}
                ColorChoices {}
                BoardChoice {}
                Terms {}
                div { class: "sticky",
                    Button {
                        action: "start-game",
                        label: texts.get("new-start"),
                        look: Look::Strong,
                        on_press: move |()| dispatch.send(Intent::StartChosenGame(game_start())),
                    }
                }
            }
        }
    }
}

#[component]
fn OpponentChoice() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let level = match use_views().setup.read().opponent {
        Opponent::Computer(level) => Some(level),
        Opponent::Friend => None,
    };
    let mut last_level = use_hook(|| CopyValue::new(Level::ALL[0]));
    if let Some(level) = level {
        last_level.set(level);
    }
    let on_choose = use_callback(move |opponent| {
        dispatch.send(Intent::ChangeSetup(SetupChange::Opponent(opponent)));
    });
    let choices = vec![
        Choice::new("computer", texts.get("new-opponent-computer")),
        Choice::new("friend", texts.get("new-opponent-friend")),
    ];
    rsx! {
        Choices {
            group: "opponent",
            label: texts.get("new-opponent"),
            choices,
            chosen: Some(usize::from(level.is_none())),
            on_choose: move |place: usize| {
                on_choose.call(if place == 0 { Opponent::Computer(*last_level.peek()) } else { Opponent::Friend });
            },
        }
        if let Some(level) = level {
            LevelChoice { level, on_choose }
        }
    }
}

/// The levels, and what the chosen one is like.
#[component]
fn LevelChoice(level: Level, on_choose: Callback<Opponent>) -> Element {
    let texts = use_texts();
    let levels = Level::ALL;
    let choice = |level: Level| Choice::new(level.number().to_string(), level.number().to_string());
    rsx! {
        div { class: "section",
            Choices {
                group: "level",
                label: texts.get("new-level"),
                choices: levels.map(choice).to_vec(),
                chosen: levels.iter().position(|one| *one == level),
                small: true,
                on_choose: move |place: usize| on_choose.call(Opponent::Computer(levels[place])),
            }
            p { class: "note", {say!(texts, "new-level-about", level = u32::from(level.number()))} }
        }
    }
}

#[component]
fn ColorChoices() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let setup = *use_views().setup.read();
    if setup.opponent == Opponent::Friend {
        return rsx! { Names {} };
    }
    let colors = [ColorChoice::Red, ColorChoice::Blue, ColorChoice::ByLot];
    let choices = vec![
        Choice::new("red", texts.player(Player::Red))
            .stone(Player::Red)
            .more(texts.get("new-color-first")),
        Choice::new("blue", texts.player(Player::Blue))
            .stone(Player::Blue)
            .more(texts.get("new-color-second")),
        Choice::new("by-lot", texts.get("new-color-lot")).more(texts.get("new-color-lot-more")),
    ];
    rsx! {
        Choices {
            group: "color",
            label: texts.get("new-color"),
            choices,
            chosen: colors.iter().position(|color| *color == setup.color),
            on_choose: move |place: usize| dispatch.send(Intent::ChangeSetup(SetupChange::Color(colors[place]))),
        }
    }
}

#[component]
fn BoardChoice() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let board = use_views().setup.read().board;
    let on_choose = use_callback(move |board| {
        dispatch.send(Intent::ChangeSetup(SetupChange::Board(board)));
    });
    let usual = [BoardSpec::HEX_7, BoardSpec::Square(AT_HAND[0])];
    let kinds = vec![
        Choice::new("hex", texts.get("new-kind-hex")).board(usual[0]),
        Choice::new("square", texts.get("new-kind-square")).board(usual[1]),
    ];
    rsx! {
        div { class: "section",
            Choices {
                group: "kind",
                label: texts.get("new-board"),
                choices: kinds,
                chosen: Some(usize::from(!board.is_hex())),
                on_choose: move |place: usize| on_choose.call(usual[place]),
            }
            SizeChoice { board, on_choose }
            if !board.is_hex() {
                div { class: "pair",
                    for side in AT_HAND {
                        Button {
                            key: "{side}",
                            action: at_hand_action(side),
                            label: say!(texts, "new-square-at-hand", side = u32::from(side)),
                            pressed: board == BoardSpec::Square(side),
                            on_press: move |()| on_choose.call(BoardSpec::Square(side)),
                        }
                    }
                }
            }
            p { class: "note", {say!(texts, "new-cells", count = board.cell_count() as u32)} }
        }
    }
}

/// The sizes of this kind of board.
#[component]
fn SizeChoice(board: BoardSpec, on_choose: Callback<BoardSpec>) -> Element {
    let texts = use_texts();
    let is_alike = |one: &BoardSpec| one.is_hex() == board.is_hex() && is_offered(*one);
    let boards: Vec<BoardSpec> = BoardSpec::all().filter(is_alike).collect();
    let choice =
        |one: &BoardSpec| Choice::new(one.side().to_string(), one.side().to_string()).board(*one);
    rsx! {
        Choices {
            group: "side",
            label: texts.get("new-side"),
            choices: boards.iter().map(choice).collect::<Vec<_>>(),
            chosen: boards.iter().position(|one| *one == board),
            small: true,
            on_choose: move |place: usize| on_choose.call(boards[place]),
        }
    }
}

fn at_hand_action(side: u8) -> &'static str {
    if side == AT_HAND[0] { "board-11" } else { "board-19" }
}

/// Boards too small for a game are for tests only.
fn is_offered(board: BoardSpec) -> bool {
    board.side() >= if board.is_hex() { 3 } else { 5 }
}
