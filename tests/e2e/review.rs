//! A game looked through in the real window.

use serde_json::json;

use crate::{
    play::{place, start_friends_game},
    window::{Start, Window},
};

/// An attribute of the first element that has it.
fn told(window: &Window, attribute: &str) -> String {
    let script =
        "return document.querySelector(`[${arguments[0]}]`)?.getAttribute(arguments[0]) ?? '';";
    window.run(script, vec![json!(attribute)]).as_str().unwrap_or_default().to_string()
}

#[test]
fn a_game_is_reviewed_and_its_graph_leads_through_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(Start::phone(folder.path()));
    start_friends_game(&window);
    for cell in ["d4", "d6", "a1", "m13", "d5", "g1", "j10"] {
        place(&window, cell);
    }
    window.press("menu");
    window.press("review");
    window.wait_until("the review", |window| window.attr("data-screen") == "review");
    assert_eq!(
        (told(&window, "data-shown"), told(&window, "data-moves")),
        ("7".into(), "7".into())
    );
    window.press("judge");
    window.wait_until("a part of it", |window| told(window, "data-judged") != "0");
    window.press("cancel-judging");
    window.wait_until("a stop", |window| window.find("[data-action='judge']"));
    window.press("judge");
    let all = told(&window, "data-positions");
    window.wait_until("all of it", |window| told(window, "data-judged") == all);
    let values = told(&window, "data-values");
    assert_eq!(values.split(' ').count(), 8, "{values}");
    // A tap in the middle of the graph leads to the middle of the game.
    let (x, y) = window.center_of("[data-action='graph']");
    window.tap_at(x, y);
    window.wait_until("the middle", |window| ["3", "4"].contains(&&*told(window, "data-shown")));
    window.type_keys(&['\u{e010}', '\u{e012}', '\u{e012}']);
    window.wait_until("two placements before the end", |window| told(window, "data-shown") == "5");
    window.screenshot("review");
    window.kill_and_restart();
    window.wait_until("the same place", |window| {
        window.attr("data-screen") == "review" && told(window, "data-shown") == "5"
    });
    window.wait_until("what was found", |window| told(window, "data-judged") == all);
    assert_eq!(told(&window, "data-values"), values);
    window.press("play-from-here");
    window.wait_until("a new game", |window| window.attr("data-screen") == "game");
    assert_eq!((window.attr("data-red"), window.attr("data-blue")), ("3".into(), "1".into()));
    assert_eq!(window.attr("data-to-move"), "red", "Red has captured and places again");
}
