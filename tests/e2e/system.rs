//! What the system does to an app: puts it away, brings it back, asks it to go back, ends its page, and
//! changes around it while it runs.

use std::process::Command;
use std::time::Duration;

use serde_json::{Value, json};

use crate::{
    driver::{children_of, send_signal},
    play::{friends_game, place, start_friends_game, start_game_against, stones},
    window::{Start, Window},
};

/// Asks for one step back as Android's activity does; tells whether the app takes it.
fn go_back(window: &Window) -> bool {
    window.run("return window.appBack();", Vec::new()) == true
}

/// Does something on the window's screen from outside, as a desktop does: `WINDOW` among the arguments
/// stands for the window's number.
fn xdotool(window: &Window, action: &[&str]) -> String {
    let run = |arguments: &[&str]| {
        let mut command = Command::new("xdotool");
        let output = command.args(arguments).env("DISPLAY", window.display()).output();
        String::from_utf8(output.expect("xdotool runs").stdout).expect("text")
    };
    let app = window.app_process().to_string();
    // The window library has a second window, without the name.
    let search = ["search", "--all", "--onlyvisible", "--pid", &app, "--name", "^Oust$"];
    let number = run(&search);
    let number = number.lines().last().unwrap_or_default();
    run(&action
        .iter()
        .map(|word| if *word == "WINDOW" { number } else { word })
        .collect::<Vec<_>>())
}

/// The process that draws the page, while it runs.
fn page_process(window: &Window) -> Option<u32> {
    crate::driver::family_of(window.app_process()).into_iter().find(|pid| {
        std::fs::read_to_string(format!("/proc/{pid}/comm"))
            .is_ok_and(|name| name.trim().starts_with("WebKitWebProces"))
    })
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
    start_game_against(&window, 6);
    place(&window, "d4");
    window.wait_until("the computer to think", |window| window.attr("data-turn") == "computer");
    let red_and_blue = stones(&window);
    window.set_hidden(true);
    window.wait_until("it to compute no more", |window| {
        let before = window.cpu_time();
        std::thread::sleep(Duration::from_secs(2));
        window.cpu_time() - before < Duration::from_millis(200)
    });
    assert_eq!(stones(&window), red_and_blue, "put away, it placed nothing");
    window.set_hidden(false);
    window.wait_at_most(Duration::from_secs(60), "the computer's placement", |window| {
        window.attr("data-turn") == "person"
    });
    assert_ne!(window.attr("data-blue"), "0");
}

#[test]
fn an_app_killed_in_the_background_comes_back_to_the_same_screen() {
    let (_folder, mut window) = friends_game(&["d4", "a1"]);
    let before = (window.cells(), stones(&window));
    window.press("menu");
    window.press("settings");
    window.wait_until("the settings", |window| window.attr("data-screen") == "settings");
    window.set_hidden(true);
    std::thread::sleep(Duration::from_millis(300));
    window.kill_and_restart();
    assert_eq!(window.attr("data-screen"), "settings");
    window.press("back");
    window.wait_until("the board", |window| window.find("[data-cell='d4']"));
    assert_eq!((window.cells(), stones(&window)), before);
}

#[test]
fn turning_the_device_keeps_screen_position_and_pending_stone() {
    let (_folder, window) = friends_game(&["d4"]);
    window.tap_cell("a1");
    window.wait_until("a pending stone", |window| window.attr("data-pending") == "a1");
    let before = (window.cells(), stones(&window));
    for (width, height) in [(932, 430), (600, 400), (430, 932)] {
        xdotool(&window, &["windowsize", "WINDOW", &width.to_string(), &height.to_string()]);
        window.wait_until("the new size", |window| {
            window.run("return [innerWidth, innerHeight];", Vec::new()) == json!([width, height])
        });
        assert_eq!(window.attr("data-screen"), "game", "{width}x{height}");
        assert_eq!(window.attr("data-pending"), "a1", "{width}x{height}");
        assert_eq!((window.cells(), stones(&window)), before, "{width}x{height}");
        let sides = window.run(
            "const box = document.querySelector(\"[data-cell='a1']\").getBoundingClientRect();
             return [box.left >= 0, box.top >= 0, box.right <= innerWidth, box.bottom <= innerHeight,
                     document.documentElement.scrollWidth <= innerWidth];",
            Vec::new(),
        );
        assert_eq!(sides, json!([true, true, true, true, true]), "{width}x{height}");
    }
    window.press("confirm");
    window.wait_until("the stone", |window| stones(window) == ("1".into(), "1".into()));
}

#[test]
fn language_and_theme_changed_in_the_system_are_followed_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    let spoken = |window: &Window| window.attr("lang");
    assert_eq!(spoken(&window), "en");
    // The webview tells at once on a desktop; on Android it has changed when the app is back.
    for (language, event) in [("nl-NL", "languagechange"), ("ru-RU", "visibilitychange")] {
        let script = "Object.defineProperty(navigator, 'language', { value: arguments[0], configurable: true });
             (arguments[1] === 'languagechange' ? window : document).dispatchEvent(new Event(arguments[1]));
             return null;";
        window.run(script, vec![json!(language), json!(event)]);
        window.wait_until(language, |window| language.starts_with(&spoken(window)));
    }
    let background = |night: Option<&str>| {
        let script = "const root = document.documentElement;
             if (arguments[0]) root.dataset.night = arguments[0]; else delete root.dataset.night;
             return getComputedStyle(document.querySelector('.app')).backgroundColor;";
        window.run(script, vec![json!(night)])
    };
    let (day, night) = (background(Some("no")), background(Some("yes")));
    assert_ne!(day, night);
    let as_the_webview_says = background(None);
    assert!([day, night].contains(&as_the_webview_says));
}

#[test]
fn bars_and_notch_of_an_old_webview_and_large_text_leave_everything_in_sight() {
    let (_folder, window) = friends_game(&[]);
    // As the activity does; 44 and 34 are those of a phone with a notch.
    window.run(
        "const style = document.documentElement.style;
         style.setProperty('--inset-top', '44px'); style.setProperty('--inset-bottom', '34px');
         style.fontSize = '150%'; return null;",
        Vec::new(),
    );
    let out_of_sight = || -> Value {
        window.run(
            "return [...document.querySelectorAll('[data-action], [data-cell]')].filter(element => {
                 const box = element.getBoundingClientRect();
                 return box.width > 0 && (box.top < 44 || box.bottom > innerHeight - 34
                     || box.left < 0 || box.right > innerWidth);
             }).map(element => element.dataset.action ?? element.dataset.cell);",
            Vec::new(),
        )
    };
    window.wait_until("everything in sight", |_| out_of_sight() == json!([]));
    window.screenshot("game-with-insets");
}

/// iOS ends the page's process when it wants the memory; here the webview's process is killed.
#[test]
fn a_page_that_the_system_has_ended_is_replaced_from_the_save() {
    let (folder, window) = friends_game(&["d4"]);
    let cell = "const box = document.querySelector(\"[data-cell='a1']\").getBoundingClientRect();
         return [box.left + box.width / 2, box.top + box.height / 2];";
    let (x, y): (f64, f64) = serde_json::from_value(window.run(cell, Vec::new())).unwrap();
    let page = page_process(&window).expect("a page");
    send_signal(page, "KILL");
    let started = std::time::Instant::now();
    // The person comes back to the app: a desktop says so by the focus.
    while page_process(&window).is_none_or(|now| now == page) {
        xdotool(&window, &["windowfocus", "WINDOW"]);
        std::thread::sleep(Duration::from_millis(500));
        assert!(started.elapsed() < Duration::from_secs(60), "no new page");
    }
    // The driver's session went with the page: from here on the mouse and the saves must do.
    let stones_saved = || {
        let games = folder.path().join("games");
        let file = std::fs::read_dir(games).unwrap().next().unwrap().unwrap().path();
        let game: Value = serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap();
        game["content"]["moves"].as_str().unwrap_or_default().split_whitespace().count()
    };
    assert_eq!(stones_saved(), 1);
    while stones_saved() == 1 {
        assert!(started.elapsed() < Duration::from_secs(90), "the new page takes no tap");
        let (x, y) = (x.round().to_string(), y.round().to_string());
        // Without a window manager the window lies in the corner of the screen.
        xdotool(&window, &["mousemove", &x, &y, "click", "1"]);
        std::thread::sleep(Duration::from_millis(700));
    }
    assert!(children_of(window.app_process()).len() > 1);
}
