//! What the system does to an app: puts it away, brings it back, asks it to go back.

use std::time::Duration;

use crate::{
    play::{place, start_friends_game, stones},
    window::{Start, Window},
};

/// Tells the page that it is hidden or shown, as every webview does.
fn set_hidden(window: &Window, hidden: bool) {
    let script =
        "Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });
        document.dispatchEvent(new Event('visibilitychange')); return null;";
    window.run(script, vec![hidden.into()]);
}

/// Asks for one step back as Android's activity does; tells whether the app takes it.
fn go_back(window: &Window) -> bool {
    window.run("return window.appBack();", Vec::new()) == true
}

#[test]
fn back_goes_one_step_at_a_time_and_leaves_only_from_home() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    assert!(!go_back(&window), "at home the system goes its own way");
    start_friends_game(&window);
    place(&window, "d4");
    window.tap_cell("a1");
    window.wait_until("a pending stone", |window| window.attr("data-pending") == "a1");
    assert!(go_back(&window), "first the pending stone goes");
    window.wait_until("no pending stone", |window| window.attr("data-pending").is_empty());
    assert_eq!(window.attr("data-screen"), "game");
    window.press("menu");
    window.wait_until("the menu", |window| window.find("[data-action='close-menu']"));
    assert!(go_back(&window), "then the menu");
    window.wait_until("no menu", |window| !window.find("[data-action='close-menu']"));
    assert!(go_back(&window), "then the screen");
    window.wait_until("home", |window| window.attr("data-screen") == "home");
    window.wait_until("nothing to go back from", |window| !go_back(window));
    assert_eq!(stones(&window), ("1".into(), "0".into()), "the game is still there");
}

#[test]
fn an_app_put_away_stops_thinking_and_goes_on_when_it_is_back() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    start_friends_game(&window);
    window.press("menu");
    window.press("new-game");
    for choice in ["opponent-computer", "level-6", "color-red", "start-game"] {
        window.press(choice);
    }
    window.wait_until("an empty board", |window| {
        window.attr("data-turn") == "person" && window.find("[data-cell='d4']")
    });
    place(&window, "d4");
    window.wait_until("the computer to think", |window| window.attr("data-turn") == "computer");
    set_hidden(&window, true);
    std::thread::sleep(Duration::from_millis(500));
    let (before, red_and_blue) = (window.cpu_time(), stones(&window));
    std::thread::sleep(Duration::from_secs(2));
    let spent = window.cpu_time() - before;
    assert!(spent < Duration::from_millis(200), "put away, it computed for {spent:?}");
    assert_eq!(stones(&window), red_and_blue, "put away, it placed nothing");
    set_hidden(&window, false);
    window.wait_at_most(Duration::from_secs(60), "the computer's placement", |window| {
        window.attr("data-turn") == "person"
    });
    assert_ne!(window.attr("data-blue"), "0");
}
