//! What the app asks of a phone, told to a stand-in for Android's activity.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    play::{place, start_friends_game, start_game_against},
    window::{Start, Window},
};

/// Puts an object `phone` into the page, like that of `android/MainActivity.kt`, which remembers what
/// it is asked.
fn stand_in(window: &Window) {
    let script = "window.asked = [];
        const remember = name => (...given) => { asked.push([name, ...given]); };
        window.phone = new Proxy({}, { get: (_, name) => remember(name) });
        navigator.vibrate = remember('vibrate');
        return null;";
    window.run(script, Vec::new());
}

/// What was asked by this name so far.
fn asked(window: &Window, name: &str) -> Vec<Value> {
    let script =
        "return asked.filter(([name]) => name === arguments[0]).map(([, given]) => given);";
    serde_json::from_value(window.run(script, vec![json!(name)])).expect("a list")
}

fn wait_for(window: &Window, name: &str, given: &[Value]) {
    let what = format!("{name} {given:?} after {:?}", asked(window, name));
    window.wait_at_most(Duration::from_secs(60), &what, |window| {
        asked(window, name).ends_with(given)
    });
}

#[test]
fn a_phone_is_told_when_back_is_the_apps_and_how_its_bars_look() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    stand_in(&window);
    start_friends_game(&window);
    wait_for(&window, "canGoBack", &[json!(true)]);
    window.press("menu");
    window.press("settings");
    window.press("theme-light");
    wait_for(&window, "bars", &[json!("light")]);
    window.press("theme-dark");
    wait_for(&window, "bars", &[json!("dark")]);
    window.press("theme-system");
    wait_for(&window, "bars", &[json!("system")]);
    window.press("back");
    window.press("back");
    wait_for(&window, "canGoBack", &[json!(false)]);
}

#[test]
fn a_phone_stays_on_only_while_the_computer_thinks_and_ticks_for_each_stone() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    start_game_against(&window, 5);
    stand_in(&window);
    place(&window, "d4");
    wait_for(&window, "keepScreenOn", &[json!(true), json!(false)]);
    assert_eq!(asked(&window, "keepScreenOn").len(), 2, "once on, once off");
    assert!(!asked(&window, "vibrate").is_empty());
}
