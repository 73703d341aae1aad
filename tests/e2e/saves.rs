//! What is on disk holds whatever happens to the app.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{
    play::{cell_for, place, start_friends_game, stones},
    window::{Start, Window},
};

/// Everything in `folder` and below.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { files_in(&path) } else { vec![path] }).collect()
}

fn game_file(folder: &Path) -> PathBuf {
    let mut games = files_in(&folder.join("games"));
    games.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    assert_eq!(games.len(), 1, "one game is kept: {games:?}");
    games.remove(0)
}

/// Goes back to the running game if the app shows another screen first.
fn back_to_the_game(window: &Window) {
    if window.attr("data-screen") != "game" {
        window.press("continue");
    }
    window.wait_until("the board", |window| window.find("[data-cell='d4']"));
}

#[test]
fn a_killed_app_comes_back_to_the_same_position() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(Start::phone(folder.path()));
    start_friends_game(&window);
    for cell in ["d4", "d5", "a1", "g7", "e5"] {
        place(&window, cell);
    }
    window
        .wait_until("the captured stone to leave", |window| window.cells()["d5"].stone == "empty");
    let before = (window.cells(), stones(&window), window.attr("data-to-move"));
    window.kill_and_restart();
    back_to_the_game(&window);
    assert_eq!((window.cells(), stones(&window), window.attr("data-to-move")), before);
    assert_eq!(window.attr("data-notice"), "place-again");
    window.screenshot("game-after-kill");
    // And it goes on.
    let next = cell_for(&window, "plain").expect("an open cell");
    place(&window, &next);
}

#[test]
fn a_kill_right_after_a_placement_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(Start::phone(folder.path()));
    start_friends_game(&window);
    for _ in 0..3 {
        let cell = cell_for(&window, "plain").expect("an open cell");
        place(&window, &cell);
        let shown = stones(&window);
        window.kill_and_restart();
        back_to_the_game(&window);
        assert_eq!(stones(&window), shown, "another position came back");
        assert_eq!(window.attr("data-notice"), "turn", "{}", window.page_text());
    }
}

#[test]
fn a_damaged_save_is_kept_aside_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(Start::phone(folder.path()));
    start_friends_game(&window);
    place(&window, "d4");
    window.kill();
    let file = game_file(folder.path());
    let content = fs::read(&file).unwrap();
    let damaged = &content[..content.len() / 2];
    fs::write(&file, damaged).unwrap();
    window.restart();
    assert_eq!(window.attr("data-notice"), "notice-save-damaged", "{}", window.page_text());
    window.screenshot("save-damaged");
    let kept = files_in(folder.path()).iter().any(|file| fs::read(file).unwrap() == damaged);
    assert!(kept, "the damaged file is still there, under another name");
    window.press("dismiss-notice");
    window.wait_until("the notice to leave", |window| {
        !window.attr("data-notice").starts_with("notice-")
    });
}

#[test]
fn a_game_without_a_folder_goes_on_and_says_that_it_is_not_saved() {
    let folder = tempfile::tempdir().unwrap();
    // A folder cannot be made inside a file, not even by root.
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let window = Window::open(Start::phone(&file.join("saves")));
    window.wait_until("the screen to say so", |window| {
        window.attr("data-notice").starts_with("notice-not-saved")
    });
    start_friends_game(&window);
    place(&window, "d4");
    place(&window, "a1");
    assert_eq!(stones(&window), ("1".into(), "1".into()));
    window.screenshot("save-impossible");
}
