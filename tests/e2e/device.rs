//! What the app asks of a phone, told to a stand-in for Android's activity.

use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    play::start_friends_game,
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
