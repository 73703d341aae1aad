//! A game for a friend, and a friend's game.

use dioxus::{html::ScrollBehavior, prelude::*};

use crate::{
    app::{
        GameEnd, Give, Given, Intent, ShareIntent, ShareNews,
        record_text::{Found, Refused},
    },
    ui::{
        board::Thumbnail,
        dispatch::{game_start, use_dispatch},
        text::{Texts, say, use_texts},
        views::use_views,
        widgets::{Button, Icon, Look, RulesButton, TopBar},
    },
};

/// The screen of sharing.
#[component]
pub fn ShareScreen() -> Element {
    let texts = use_texts();
    let sharing = use_views().sharing.read().clone();
    let title = if sharing.given.is_some() { "share-title" } else { "share-read-title" };
    rsx! {
        main { tabindex: "-1", class: "screen",
            div { class: "page",
                TopBar { title: texts.get(title), RulesButton {} }
                if let Some(given) = sharing.given.clone() {
                    GiveAway { given }
                }
                p { class: "note news", role: "status", "data-news": sharing.news.map(|news| format!("{news:?}")),
                    if let Some(news) = sharing.news {
                        {texts.get(news_key(news))}
                    }
                }
                Take { text: sharing.text.clone(), taken: sharing.taken }
                if let Some(found) = sharing.found.clone() {
                    Answer { found }
                }
            }
        }
    }
}

fn news_key(news: ShareNews) -> &'static str {
    match news {
        ShareNews::Copied => "share-copied",
        ShareNews::Saved => "share-saved",
        ShareNews::NothingToPaste => "share-nothing-to-paste",
        ShareNews::NotText => "share-not-text",
        ShareNews::TooLarge => "read-too-long",
        ShareNews::Failed => "share-failed",
    }
}

/// The game as text, as code and as picture.
#[component]
fn GiveAway(given: Given) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let give = move |how| dispatch.send(Intent::Share(ShareIntent::Give(how)));
    let ways = [
        ("copy-record", "share-copy", Icon::Copy, Give::CopyRecord),
        ("save-record", "share-save", Icon::Save, Give::SaveRecord),
        ("copy-code", "share-copy-code", Icon::Copy, Give::CopyCode),
        ("share-picture", "share-picture", Icon::Share, Give::SharePicture),
        ("save-drawing", "share-save-drawing", Icon::Save, Give::SaveDrawing),
    ];
    rsx! {
        section { class: "section",
            pre { class: "record", "data-record": "true", tabindex: "0", "aria-label": texts.get("share-record"), "{given.record}" }
            Button {
                action: "share-record",
                label: texts.get("share-send"),
                icon: Icon::Share,
                look: Look::Strong,
                on_press: move |()| give(Give::ShareRecord),
            }
            div { class: "pair",
                for (action, key, icon, how) in ways {
                    Button { key: "{action}", action, label: texts.get(key), icon, on_press: move |()| give(how) }
                }
            }
            p { class: "note code", "data-code": "true", "{given.code}" }
        }
    }
}

/// A field for a friend's text.
#[component]
fn Take(text: String, taken: u32) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let send = move |intent| dispatch.send(Intent::Share(intent));
    let can_read = !text.trim().is_empty();
    rsx! {
        section { class: "section",
            h2 { {texts.get("share-take")} }
            p { class: "note", {texts.get("share-take-more")} }
            div { class: "pair",
                Button {
                    action: "paste",
                    label: texts.get("share-paste"),
                    icon: Icon::Paste,
                    on_press: move |()| send(ShareIntent::Paste),
                }
                Button {
                    action: "open-file",
                    label: texts.get("share-open-file"),
                    icon: Icon::Open,
                    on_press: move |()| send(ShareIntent::OpenFile),
                }
            }
            // What is typed is the page's; a new text from elsewhere comes with a new field.
            for number in [taken] {
                textarea {
                    key: "{number}",
                    class: "record",
                    rows: "6",
                    "data-action": "record-text",
                    "aria-label": texts.get("share-take"),
                    spellcheck: "false",
                    autocapitalize: "off",
                    initial_value: "{text}",
                    oninput: move |event| send(ShareIntent::Typed(event.value())),
                    onkeydown: move |event| event.stop_propagation(),
                }
            }
            Button {
                action: "read-text",
                label: texts.get("share-read"),
                enabled: can_read,
                on_press: move |()| send(ShareIntent::Read),
            }
        }
    }
}

/// What the text holds, or what is wrong with it, and how to go on.
#[component]
fn Answer(found: Result<Found, Refused>) -> Element {
    let texts = use_texts();
    let dispatch = use_dispatch();
    let accept = move || dispatch.send(Intent::Share(ShareIntent::Accept(game_start())));
    let (offered, trouble) = match found {
        Ok(found) => (Some(found), None),
        Err(refused) => {
            let place = say!(texts, "read-line", line = refused.line as u32);
            let words = texts.sentence(&refused.trouble.sentence());
            (refused.up_to.map(|found| *found), Some(format!("{words} ({place})")))
        }
    };
    let found = match (trouble.is_none(), offered.is_some()) {
        (true, _) => "whole",
        (false, true) => "part",
        (false, false) => "nothing",
    };
    let is_whole = trouble.is_none();
    rsx! {
        section {
            class: "section answer",
            "data-found": found,
            // It stands below the text, on phones below the screen's edge. A page that is gone shows nothing anyway.
            onmounted: move |mounted| async move {
                let _ = mounted.scroll_to(ScrollBehavior::Instant).await;
            },
            if let Some(trouble) = trouble {
                p { class: "trouble", role: "alert", "{trouble}" }
            }
            if let Some(found) = offered.clone() {
                div { class: "game-item",
                    FoundPicture { found: found.clone() }
                    p { {told(&texts, &found)} }
                }
                Button {
                    action: "take-game",
                    label: texts.get(way_on(&found, is_whole)),
                    look: Look::Strong,
                    on_press: move |()| accept(),
                }
            }
        }
    }
}

/// What the button says that takes it.
fn way_on(found: &Found, is_whole: bool) -> &'static str {
    let (position, end) = match found {
        Found::Game(game) => (game.record.position(), game.forfeit.map(GameEnd::from)),
        Found::Position(position) => (&**position, None),
    };
    match (is_whole, position.player_to_move().is_none() || end.is_some()) {
        (true, true) => "share-look",
        (true, false) => "share-play-on",
        (false, _) => "share-play-up-to",
    }
}

#[component]
fn FoundPicture(found: Found) -> Element {
    let position = match &found {
        Found::Game(game) => game.record.position(),
        Found::Position(position) => position,
    };
    rsx! { Thumbnail { position: position.to_string(), board: position.spec() } }
}

fn told(texts: &Texts, found: &Found) -> String {
    match found {
        Found::Game(game) => say!(
            texts,
            "share-found-game",
            board = texts.board(game.record.spec()),
            count = game.record.moves().len() as u32,
        ),
        Found::Position(position) => {
            say!(texts, "share-found-position", board = texts.board(position.spec()))
        }
    }
}
