//! Games kept, shared, set up and counted, by presses on their screens.

use oust::{app::Settings, storage::MemorySaves};

use crate::page::Page;

fn page() -> Page {
    let settings = Some(Settings { confirm: false, ..Settings::default() });
    Page::with(MemorySaves { settings, ..MemorySaves::default() })
}

/// A list with one game of two persons on it.
async fn with_one_game() -> Page {
    let mut page = page();
    page.press("play-friend");
    page.lay_out();
    page.tap("d4");
    page.press("back");
    page.press("games");
    page.until(|page| page.offers("open-game")).await;
    page
}

#[tokio::test]
async fn a_game_is_listed_renamed_deleted_and_brought_back() {
    let mut page = with_one_game().await;
    assert_eq!(page.root("data-screen"), "games");
    assert!(page.html().contains("Two players · hex\u{a0}7"));
    assert!(page.html().contains("1 placement so far"));
    page.press("rename-game");
    page.write("game-name", "Sunday");
    page.press("save-name");
    assert!(page.html().contains("Sunday") && !page.offers("save-name"));
    page.write("search-games", "sun hex");
    assert!(page.offers("open-game"));
    page.write("search-games", "level 6");
    assert!(!page.offers("open-game"));
    page.write("search-games", "");
    page.press("delete-game");
    assert!(!page.offers("open-game"));
    page.press("undo-delete");
    page.press("open-game");
    page.until(|page| page.root("data-screen") == "game").await;
    assert_eq!(page.root("data-red"), "1");
}

#[tokio::test]
async fn a_game_is_shared_and_a_friend_s_answer_read() {
    let mut page = with_one_game().await;
    page.press("share-game");
    assert_eq!(page.root("data-screen"), "share");
    let record = page.by("data-record", "true").text;
    assert!(record.starts_with("Oust") && record.contains("1. Red d4"), "{record}");
    page.write("record-text", "Oust\nBoard: hex 7\n1. Red d4\n2. Blue g7\n");
    page.press("read-text");
    assert!(page.html().contains("data-found=\"whole\""));
    page.press("take-game");
    assert_eq!((page.root("data-screen"), page.root("data-blue")), ("game".into(), "1".into()));
    page.press("menu");
    page.press("share");
    page.write("record-text", "Board: hex 7\n1. Red d4\n2. Blue d4\n");
    page.press("read-text");
    assert!(page.html().contains("Turn 2, Blue: d4 is occupied. (line 3)"), "{}", page.html());
    assert!(page.html().contains("data-found=\"part\""));
    page.press("take-game");
    // Perhaps it goes on with one of the games that are kept: those are looked through first.
    page.until(|page| page.root("data-screen") == "game").await;
    assert_eq!((page.root("data-red"), page.root("data-blue")), ("1".into(), "0".into()));
}

#[tokio::test]
async fn two_persons_set_their_game_up() {
    let mut page = with_one_game().await;
    page.press("back");
    page.press("new-game");
    page.change("opponent-friend", "friend");
    page.write("name-red", "Anna");
    page.write("name-blue", "Ben");
    page.change("set-swap", "true");
    page.change("set-clock", "true");
    page.change("minutes-red-1", "1");
    page.press("start-game");
    page.press("accept");
    assert!(page.html().contains("Anna") && page.html().contains("Ben"));
    assert_eq!(page.every("data-seconds", "60").len(), 1, "Anna has a minute");
    assert_eq!(page.every("data-seconds", "300").len(), 1, "Ben has five");
    page.lay_out();
    page.tap("d4");
    assert_eq!(page.root("data-notice"), "may-swap");
    page.press("swap");
    assert_eq!(
        (page.root("data-notice"), page.root("data-to-move")),
        ("swapped".into(), "blue".into())
    );
    assert_eq!((page.root("data-red"), page.root("data-blue")), ("1".into(), "0".into()));
    assert!(!page.offers("swap"));
}

#[tokio::test]
async fn the_board_turns_for_the_player_opposite() {
    let mut page = page();
    page.press("play-friend");
    page.press("back");
    page.press("new-game");
    page.change("opponent-friend", "friend");
    page.change("set-turn-board", "true");
    page.press("start-game");
    page.lay_out();
    page.tap("d4");
    assert_eq!(page.root("data-turned"), "true");
    // The place where g10 is seen before the board is turned is now that of g4.
    page.tap("g10");
    assert_eq!(page.cell("g4", "data-stone"), "blue");
}

#[tokio::test]
async fn statistics_are_shown_and_cleared() {
    let mut page = page();
    page.press("play-level-1");
    page.press("menu");
    page.press("resign");
    page.press("accept");
    page.press("back");
    page.press("games");
    page.press("statistics");
    assert_eq!(page.by("data-fact", "lost").attr("data-count"), Some("1"));
    assert_eq!(page.every("data-level", "1").len(), 1);
    page.press("clear-statistics");
    page.press("accept");
    assert!(page.every("data-fact", "lost").is_empty());
}
