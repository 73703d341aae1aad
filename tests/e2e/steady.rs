//! The board keeps its place and its size whatever is said and can be done: at the end of a game, when a swap is
//! offered, after an answer in a puzzle.

use serde_json::Value;

use crate::{
    play::{cell_for, place, place_somewhere, start_friends_game},
    window::{Start, Window},
};

/// The smallest phone, in one of the languages with long words.
fn small_phone(language: &str) -> (Window, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let start = Start::phone(folder.path()).with("LANG", language);
    (Window::open(Start { size: (360, 640), ..start }), folder)
}

/// Where the board is, and how large.
fn board(window: &Window) -> Value {
    let script = "const box = document.querySelector('.board-area').getBoundingClientRect();
        return [box.left, box.top, box.width, box.height];";
    window.run(script, Vec::new())
}

fn start_game(window: &Window, choices: &[&str]) {
    // At the end of a game it is within reach, else in the menu.
    if !window.find("[data-action='new-game']") {
        window.press("menu");
    }
    window.press("new-game");
    choices.iter().for_each(|choice| window.press(choice));
    window.press("start-game");
    window.wait_until("a person's turn", |window| {
        window.attr("data-screen") == "game" && window.attr("data-turn") == "person"
    });
}

#[test]
fn the_end_of_a_game_and_an_offer_to_swap_leave_the_board_as_it_is() {
    let (window, _folder) = small_phone("nl_NL.UTF-8");
    start_friends_game(&window);
    start_game(&window, &["opponent-friend", "set-swap", "side-7"]);
    let before = board(&window);
    place(&window, "d4");
    window.wait_until("an offer", |window| window.find("[data-action='swap']"));
    assert_eq!(board(&window), before, "with an offer to swap");
    window.press("swap");
    window.wait_until("no offer", |window| !window.find("[data-action='swap']"));
    assert_eq!(board(&window), before, "after it");
    window.press("menu");
    window.press("resign");
    window.press("accept");
    window.wait_until("the end", |window| window.find("[data-action='rematch']"));
    assert_eq!(board(&window), before, "when somebody has resigned");
    start_game(&window, &["opponent-computer", "level-1", "color-red", "side-3"]);
    let before = board(&window);
    for number in 0..60 {
        window.wait_until("a person's turn", |window| {
            window.attr("data-turn") == "person" || window.attr("data-outcome") != "none"
        });
        if window.attr("data-outcome") != "none" {
            break;
        }
        place_somewhere(&window, number * 59);
    }
    window.wait_until("the end", |window| window.find("[data-action='rematch']"));
    assert_eq!(board(&window), before, "when somebody has won");
}

#[test]
fn an_answer_in_a_puzzle_or_a_lesson_leaves_the_board_as_it_is() {
    let (window, _folder) = small_phone("ru_RU.UTF-8");
    for (list, entry) in [("puzzles", "puzzle-win"), ("lessons", "lesson-placing")] {
        window.press("tutorial");
        if list == "puzzles" {
            window.press("puzzles");
        }
        window.press(entry);
        window.wait_until("a board", |window| cell_for(window, "plain").is_some());
        let before = board(&window);
        let cell = cell_for(&window, "plain").expect("a cell");
        window.tap_cell(&cell);
        window.wait_until("a pending stone", |window| window.attr("data-pending") == cell);
        assert_eq!(board(&window), before, "{entry}, with a pending stone");
        window.tap_cell(&cell);
        window.wait_until("an answer", |window| {
            window.find("[data-action='try-again']") || window.find("[data-action='next'].strong")
        });
        assert_eq!(board(&window), before, "{entry}, with an answer");
        while window.attr("data-screen") != "home" {
            let left = window.attr("data-screen");
            window.press("back");
            window.wait_until("another screen", |window| window.attr("data-screen") != left);
        }
    }
}
