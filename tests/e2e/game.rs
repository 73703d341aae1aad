//! Whole games, played by taps.

use std::time::Duration;

use crate::{
    play::{place, place_somewhere, start_friends_game, start_game_against, stones},
    window::{Start, Window},
};

#[test]
fn a_capture_takes_its_stones_and_the_same_player_places_again() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    start_friends_game(&window);
    let size = window.run("return [innerWidth, innerHeight];", Vec::new());
    assert_eq!(size, serde_json::json!([430, 932]));
    window.screenshot("game-start");
    for cell in ["d4", "d5", "a1", "g7"] {
        place(&window, cell);
    }
    assert_eq!(stones(&window), ("2".into(), "2".into()));
    assert_eq!(window.attr("data-to-move"), "red");
    assert_eq!(window.cells()["e5"].legal, "capture", "it joins d4 and touches d5");
    place(&window, "e5");
    window
        .wait_until("the captured stone to leave", |window| window.cells()["d5"].stone == "empty");
    assert_eq!(stones(&window), ("3".into(), "1".into()));
    assert_eq!(window.attr("data-to-move"), "red", "within a chain the same player places again");
    assert!(window.cells()["e5"].last);
    window.screenshot("game-after-a-capture");
}

#[test]
fn a_tap_on_a_cell_that_is_not_open_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    start_friends_game(&window);
    place(&window, "d4");
    window.tap_cell("d4");
    window.wait_until("the reason", |window| !window.attr("data-notice").is_empty());
    assert_eq!(stones(&window), ("1".into(), "0".into()));
    window.screenshot("game-tap-refused");
}

#[test]
fn a_game_against_level_4_ends_with_a_winner_and_can_be_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    // The first start offers less than a person who has played; its game is dropped.
    start_game_against(&window, 4);
    for turn in 0.. {
        window.wait_at_most(Duration::from_secs(60), "the person's turn", |window| {
            window.attr("data-turn") == "person" || window.attr("data-outcome") != "none"
        });
        if window.attr("data-outcome") != "none" {
            break;
        }
        if turn == 12 {
            window.screenshot("game-middle");
        }
        // A step that shares no factor with the number of cells spreads the stones.
        place_somewhere(&window, turn * 59);
        assert!(turn < 400, "a game of Oust on this board ends sooner");
    }
    let winner = window.attr("data-outcome");
    assert!(["red", "blue"].contains(&winner.as_str()), "a hexagonal board has no draws");
    let beaten = if winner == "red" { "data-blue" } else { "data-red" };
    assert_eq!(window.attr(beaten), "0");
    window.wait_until("the end to be told", |window| window.find("[data-action='rematch']"));
    window.screenshot("game-over");
    window.press("rematch");
    window.wait_until("the computer to begin, as Red", |window| {
        window.attr("data-outcome") == "none" && stones(window) == ("1".into(), "0".into())
    });
}
