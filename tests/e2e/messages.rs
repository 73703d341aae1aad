//! A game with a friend far away, in the real window: by texts and files.

use std::fs;

use crate::{
    play::{place, start_friends_game},
    tour::answer_is_seen,
    window::{Start, Window},
};

const FRIENDS_GAME: &str =
    "> Oust\r\n> Board: hex 4\r\n> Red: Anna\r\n> Blue: Ben\r\n>\r\n> 1. Red d4 {hello}\r\n";

fn wait_for(window: &Window, selector: &str) {
    window.wait_until(selector, |window| window.find(selector));
}

#[test]
fn a_friends_file_is_opened_played_on_and_sent_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("friend.txt");
    fs::write(&file, FRIENDS_GAME).unwrap();
    let start = Start::phone(folder.path()).with("OUST_FILE_DIALOG", &file.to_string_lossy());
    let window = Window::open(start);
    start_friends_game(&window);
    window.press("menu");
    window.press("share");
    window.press("open-file");
    wait_for(&window, "[data-found='whole']");
    window.wait_until("all of the answer on the screen", answer_is_seen);
    window.press("take-game");
    wait_for(&window, "[data-screen='game'][data-to-move='blue']");
    assert!(!window.find("[data-action='send-back']"), "nothing was placed here yet");
    place(&window, "g7");
    window.screenshot("send-back");
    window.press("send-back");
    // A desktop has no sheet for sharing: the text is on the clipboard, and that is said.
    wait_for(&window, "[data-screen='share'] [data-news='Copied']");
    window.press("save-record");
    wait_for(&window, "[data-news='Saved']");
    let sent = fs::read_to_string(&file).unwrap();
    assert!(sent.ends_with("1. Red d4 {hello}\n2. Blue g7\n"), "{sent}");
    window.press("share-picture");
    window.wait_until("a picture", |_| {
        fs::read(&file).is_ok_and(|bytes| bytes.starts_with(b"\x89PNG"))
    });
    window.press("save-drawing");
    window.wait_until("a drawing", |_| {
        fs::read_to_string(&file).is_ok_and(|text| text.starts_with("<svg"))
    });
    window.press("back");
    wait_for(&window, "[data-screen='game'] [data-action='send-back']");
}
