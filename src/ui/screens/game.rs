//! The board and everything around it.

use dioxus::prelude::*;

use super::{
    end::{EndActions, EndSentence},
    game_title,
    menu::MenuOpen,
    notice::UnsavedSign,
    side_name,
};
use crate::{
    app::{BoardScene, Controls, Intent, Seat, SideCounter, coach::Remark, status::Status},
    engine::rules::Player,
    ui::{
        board::{BoardView, Scrolled},
        dispatch::{now, use_dispatch},
        text::{say, use_texts},
        views::use_views,
        widgets::{
            Button, Drawing, Icon, IconButton, Look, SentenceLine, StoneDot, TopBar, parts_of,
        },
    },
};

/// A screen around a board. A tap where nothing is takes the pending stone back.
#[component]
pub(super) fn BoardScreen(class: &'static str, children: Element) -> Element {
    let dispatch = use_dispatch();
    let Scrolled(mut scrolled) = use_context();
    rsx! {
        main {
            tabindex: "-1",
            class,
            onclick: move |_| dispatch.send(Intent::TapOffBoard),
            // A sentence that got longer moves the board where it cannot get smaller.
            onresize: move |_| scrolled += 1,
            {children}
        }
    }
}

/// The game screen.
#[component]
pub fn GameScreen() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let views = use_views();
    let MenuOpen(mut menu) = use_context();
    let game = views.home.read().running;
    let has_clock = use_memo(move || {
        views
            .table
            .read()
            .as_ref()
            .is_some_and(|table| table.is_running && table.seconds_left.is_some())
    });
    let Some(game) = game else { return rsx! {} };
    rsx! {
        BoardScreen { class: "screen game",
            TopBar { title: game_title(&texts, game.board, game.seats),
                UnsavedSign {}
                Replay {}
                button {
                    r#type: "button",
                    class: "icon-button",
                    "data-action": "menu",
                    "aria-label": texts.get("menu"),
                    "aria-haspopup": "dialog",
                    onclick: move |event| {
                        event.stop_propagation();
                        dispatch.send(Intent::TapOffBoard);
                        menu.set(true);
                    },
                    Drawing { icon: Icon::Menu }
                }
            }
            if has_clock() {
                Ticker {}
            }
            Sides {}
            Say {}
            BoardOfGame {}
            Actions {}
        }
    }
}

/// Shows the other side's last turn again, or the one that won: its chain may have been long.
#[component]
fn Replay() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let controls: Controls = *use_views().controls.read();
    rsx! {
        if controls.show_winning_chain {
            IconButton {
                action: "show-winning-chain",
                label: texts.get("end-chain"),
                icon: Icon::Replay,
                on_press: move |()| dispatch.send(Intent::ShowWinningChain),
            }
        } else if controls.show_last_turn {
            IconButton {
                action: "replay",
                label: texts.get("menu-last-turn"),
                icon: Icon::Replay,
                on_press: move |()| dispatch.send(Intent::ShowLastTurn),
            }
        } else {
            // The title must not jump at every turn.
            span { class: "space" }
        }
    }
}

/// The board, from the moment there is one.
#[component]
pub(super) fn BoardOfGame() -> Element {
    let scene = use_views().scene;
    let has_scene = use_memo(move || scene.read().is_some());
    if !has_scene() {
        return rsx! {};
    }
    rsx! { PresentBoard {} }
}

#[component]
fn PresentBoard() -> Element {
    let scene = use_views().scene;
    // Keeps the last board while the game is being replaced: a board without a game is never drawn.
    let mut last = use_hook(|| CopyValue::new(None::<BoardScene>));
    let present = use_memo(move || {
        if let Some(scene) = scene.read().as_ref() {
            last.set(Some(scene.clone()));
        }
        last.peek().clone()
    });
    let first = present.peek().clone();
    let Some(first) = first else { return rsx! {} };
    let shown = use_memo(move || present().unwrap_or_else(|| first.clone()));
    rsx! { BoardView { scene: shown } }
}

/// Both players' stones, and who they are.
#[component]
pub(super) fn Sides() -> Element {
    let counters = *use_views().counters.read();
    let Some(counters) = counters else { return rsx! {} };
    rsx! {
        div { class: "sides",
            div { class: "both",
                Side { side: counters.red }
                Side { side: counters.blue }
            }
        }
    }
}

/// One player's stones, name and seat; the player to move has the frame.
#[component]
fn Side(side: SideCounter) -> Element {
    let texts = use_texts();
    let views = use_views();
    let seen = views.seen.read().clone();
    let (seats, names) = seen.unwrap_or(([Seat::Person; 2], Default::default()));
    let who = side_name(&texts, side.player, seats, &names[side.player.index()]);
    let spoken = say!(
        texts,
        "side-spoken",
        player = crate::app::sentence::player_word(side.player),
        count = u32::from(side.stones),
        who = who.as_str(),
        now = if side.is_to_move { "yes" } else { "no" },
    );
    rsx! {
        div {
            class: "side",
            role: "group",
            "aria-label": "{spoken}",
            "data-side": crate::app::sentence::player_word(side.player),
            "data-now": if side.is_to_move { "true" },
            "data-won": if side.has_won { "true" },
            StoneDot { player: side.player }
            span { class: "count", "aria-hidden": "true", "{side.stones}" }
            span { class: "who", "aria-hidden": "true",
                b { {texts.player(side.player)} }
                small { "{who}" }
            }
            ClockFace { player: side.player }
            if side.has_won {
                span { class: "crown", Drawing { icon: Icon::Crown } }
            }
        }
    }
}

/// The one sentence; what stands after its dot is quieter.
#[component]
fn Say() -> Element {
    let texts = use_texts();
    let views = use_views();
    let remark = views.remark.read().clone();
    let Some((status, board)) = *views.status.read() else { return rsx! {} };
    let text = texts.sentence(&status.sentence(board));
    let (first, more) = parts_of(&text);
    // Where it is told whose turn it is, the teacher adds a word.
    let remark = remark.filter(|_| {
        matches!(
            status,
            Status::Turn(_)
                | Status::PlaceAgain(..)
                | Status::ComputerThinks(_)
                | Status::Passed { .. }
        )
    });
    let is_over = matches!(status, Status::Over(_));
    rsx! {
        div { class: "say", "data-over": if is_over { "true" },
            match remark {
                _ if is_over => rsx! {
                    EndSentence { first, more }
                },
                Some(Remark { sentence, is_regret: true }) => rsx! {
                    Regret { first, remark: texts.sentence(&sentence) }
                },
                Some(remark) => rsx! {
                    SentenceLine { first, more: texts.sentence(&remark.sentence) }
                },
                None => rsx! {
                    SentenceLine { first, more }
                },
            }
            ThinkingBar {}
        }
    }
}

/// A remark that is a reason to take the last placement back, and the way to do that.
#[component]
fn Regret(first: String, remark: String) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        p { role: "status",
            b { "{first}" }
            span { class: "more", " · {remark} · " }
            button {
                r#type: "button",
                class: "regret",
                "data-action": "take-back",
                onclick: move |event| {
                    event.stop_propagation();
                    dispatch.send(Intent::Undo);
                },
                {texts.get("coach-take-back")}
            }
        }
    }
}

/// How far the search is.
#[component]
fn ThinkingBar() -> Element {
    let Some(percent) = *use_views().progress.read() else { return rsx! {} };
    rsx! {
        div { class: "thinking", "aria-hidden": "true", "data-percent": "{percent}",
            i { style: "transform: scaleX({f32::from(percent) / 100.0})" }
        }
    }
}

/// The buttons within the thumb's reach.
#[component]
fn Actions() -> Element {
    let views = use_views();
    let is_over = use_memo(move || views.home.read().running.is_some_and(|game| game.is_over));
    rsx! {
        div { class: "actions",
            if is_over() {
                EndActions {}
            } else {
                PlayActions {}
            }
        }
    }
}

#[component]
fn PlayActions() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let views = use_views();
    let controls: Controls = *views.controls.read();
    let confirms = views.settings.read().confirm;
    rsx! {
        UndoRedo {}
        // In the place of the hint, which knows the placements of who is to move here.
        if controls.send_back {
            SendBack {}
        } else if controls.swap {
            Button {
                action: "swap",
                label: texts.get("game-swap"),
                icon: Icon::Swap,
                on_press: move |()| dispatch.send(Intent::Swap),
            }
        } else {
            Button {
                action: "hint",
                label: texts.get("game-hint"),
                enabled: controls.hint,
                on_press: move |()| dispatch.send(Intent::Hint),
            }
        }
        if confirms {
            ConfirmButton {}
        }
    }
}

/// Sends a friend's game back: where a turn of it was finished here.
#[component]
pub fn SendBack() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        Button {
            action: "send-back",
            label: texts.get("share-send-back"),
            icon: Icon::Share,
            look: Look::Strong,
            on_press: move |()| dispatch.send(Intent::SendBack),
        }
    }
}

/// Places the pending stone.
#[component]
pub fn ConfirmButton() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        Button {
            action: "confirm",
            label: texts.get("game-confirm"),
            look: Look::Strong,
            enabled: use_views().controls.read().confirm,
            on_press: move |()| dispatch.send(Intent::Confirm { at: now() }),
        }
    }
}

/// Undo and redo, as drawings.
#[component]
pub fn UndoRedo() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        UndoButton {}
        Button {
            action: "redo",
            label: texts.get("game-redo"),
            icon: Icon::Redo,
            only_icon: true,
            enabled: use_views().controls.read().redo,
            on_press: move |()| dispatch.send(Intent::Redo),
        }
    }
}

/// Undo, as a drawing.
#[component]
pub fn UndoButton() -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    rsx! {
        Button {
            action: "undo",
            label: texts.get("game-undo"),
            icon: Icon::Undo,
            only_icon: true,
            enabled: use_views().controls.read().undo,
            on_press: move |()| dispatch.send(Intent::Undo),
        }
    }
}

/// How often the clock is looked at. What is counted is the time on the device's clock, not the looks.
const TICK: std::time::Duration = std::time::Duration::from_millis(200);

/// What a player has left, in a game with a clock.
#[component]
fn ClockFace(player: Player) -> Element {
    let texts = use_texts();
    let table = use_views().table.read().clone();
    let Some(seconds) = table.and_then(|table| table.seconds_left) else { return rsx! {} };
    let seconds = seconds[player.index()];
    let (minutes, rest) = (seconds / 60, seconds % 60);
    let spoken = say!(texts, "clock-spoken", minutes = minutes, seconds = rest);
    rsx! {
        span {
            class: "clock",
            role: "timer",
            "aria-label": "{spoken}",
            "data-seconds": "{seconds}",
            "data-low": (seconds < 20).then_some("true"),
            "{minutes}:{rest:02}"
        }
    }
}

/// Looks at the clock while a game with one is seen.
#[component]
fn Ticker() -> Element {
    let dispatch = use_dispatch();
    use_future(move || async move {
        loop {
            dispatch.send(Intent::ClockTicked { at: now() });
            tokio::time::sleep(TICK).await;
        }
    });
    rsx! {}
}
