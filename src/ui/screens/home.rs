//! Where the app starts: the running game, and the ways to play.

use dioxus::prelude::*;

use super::{game_title, games::GamesButton};
use crate::{
    app::{ColorChoice, GameSetup, Intent, LearnAction, Opponent, Screen},
    engine::{board::BoardSpec, level::Level},
    ui::{
        board::BoardPicture,
        dispatch::{game_start, local_date, use_dispatch, use_utc_offset},
        text::use_texts,
        views::{RunningGame, use_views},
        widgets::{Button, Drawing, Icon, Look, StoneDot},
    },
};

/// At the first start three large buttons; later the running game and everything else.
#[component]
pub fn HomeScreen() -> Element {
    let texts = use_texts();
    let home = *use_views().home.read();
    rsx! {
        main { tabindex: "-1", class: "screen home",
            div { class: "page",
                header { class: "brand",
                    Emblem {}
                    h1 { {texts.get("app-name")} }
                }
                if home.first_start {
                    p { class: "tagline", {texts.get("app-tagline")} }
                    FirstStart {}
                } else {
                    if let Some(running) = home.running {
                        Continue { running }
                    }
                    Ways { has_game: home.running.is_some() }
                }
            }
        }
    }
}

/// Two stones, one over the other.
#[component]
fn Emblem() -> Element {
    use crate::engine::rules::Player;
    rsx! {
        span { class: "emblem", "aria-hidden": "true",
            StoneDot { player: Player::Red }
            StoneDot { player: Player::Blue }
        }
    }
}

fn quick_game(opponent: Opponent) -> Intent {
    let setup = GameSetup::new(BoardSpec::HEX_7, opponent, ColorChoice::Red);
    Intent::StartGame { setup, start: game_start() }
}

/// What a newcomer can do, in three large buttons.
#[component]
fn FirstStart() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        div { class: "stack",
            Large {
                action: "tutorial",
                icon: Icon::Book,
                label: texts.get("home-learn"),
                more: texts.get("home-learn-more"),
                on_press: move |()| dispatch.send(Intent::Open(Screen::Tutorial)),
            }
            Large {
                action: "play-level-1",
                icon: Icon::Computer,
                label: texts.get("home-level-1"),
                more: texts.get("home-level-1-more"),
                on_press: move |()| dispatch.send(quick_game(Opponent::Computer(Level::ALL[0]))),
            }
            Large {
                action: "play-friend",
                icon: Icon::Friends,
                label: texts.get("home-friend"),
                more: texts.get("home-friend-more"),
                on_press: move |()| dispatch.send(quick_game(Opponent::Friend)),
            }
        }
        Footer {}
    }
}

#[component]
fn Large(
    action: &'static str,
    icon: Icon,
    label: String,
    more: String,
    on_press: EventHandler<()>,
) -> Element {
    rsx! {
        button { r#type: "button", class: "button large", "data-action": action, onclick: move |_| on_press.call(()),
            Drawing { icon }
            span { class: "words",
                span { "{label}" }
                small { "{more}" }
            }
        }
    }
}

/// The running game as a small board to tap.
#[component]
fn Continue(running: RunningGame) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let views = use_views();
    let title = game_title(&texts, running.board, running.seats);
    let word = texts.get(if running.is_over { "home-look" } else { "home-continue" });
    rsx! {
        button {
            r#type: "button",
            class: "card",
            "data-action": "continue",
            onclick: move |_| dispatch.send(Intent::ContinueGame),
            if let Some(scene) = views.scene.read().clone() {
                span { class: "preview", BoardPicture { scene } }
            }
            span { class: "words",
                b { "{title}" }
                Stones {}
                span { class: "go", "{word}" }
            }
        }
    }
}

/// The stones of both players, beside the small board.
#[component]
fn Stones() -> Element {
    let counters = *use_views().counters.read();
    let Some(counters) = counters else { return rsx! {} };
    rsx! {
        span { class: "tally",
            for side in [counters.red, counters.blue] {
                span { key: "{side.player:?}",
                    StoneDot { player: side.player }
                    "{side.stones}"
                }
            }
        }
    }
}

/// New game and the other ways.
#[component]
fn Ways(has_game: bool) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let utc_offset = use_utc_offset();
    rsx! {
        div { class: "stack",
            Button {
                action: "new-game",
                label: texts.get("home-new"),
                look: if has_game { Look::Plain } else { Look::Strong },
                icon: Icon::Plus,
                on_press: move |()| dispatch.send(Intent::Open(Screen::NewGame)),
            }
            GamesButton {}
            Button {
                action: "tutorial",
                label: texts.get("home-learn"),
                icon: Icon::Book,
                on_press: move |()| dispatch.send(Intent::Open(Screen::Tutorial)),
            }
            Button {
                action: "puzzles",
                label: texts.get("puzzles-title"),
                icon: Icon::Hint,
                on_press: move |()| dispatch.send(Intent::Learn(LearnAction::OpenPuzzles(local_date(utc_offset)))),
            }
        }
        Footer {}
    }
}

#[component]
fn Footer() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        div { class: "pair",
            Button {
                action: "rules",
                label: texts.get("rules-title"),
                icon: Icon::Rules,
                look: Look::Quiet,
                on_press: move |()| dispatch.send(Intent::Open(Screen::Rules)),
            }
            Button {
                action: "settings",
                label: texts.get("settings-title"),
                icon: Icon::Settings,
                look: Look::Quiet,
                on_press: move |()| dispatch.send(Intent::Open(Screen::Settings)),
            }
        }
    }
}
