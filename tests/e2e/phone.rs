//! What a person on a phone takes for granted: nothing zooms or selects, back closes what lies on top,
//! an app that was ended in the background is where it was, and a day begins at the person's midnight.

use std::time::Duration;

use oust::app::{
    Date,
    learn::puzzles::{Day, daily, entries},
};
use serde_json::{Value, json};

use crate::{
    play::{friends_game, place, stones},
    window::{Start, Window},
};

fn kill_in_the_background(window: &mut Window) {
    window.set_hidden(true);
    std::thread::sleep(Duration::from_millis(300));
    window.kill_and_restart();
}

fn tone(window: &Window) -> Value {
    window.run("return document.querySelector('.say')?.dataset.tone ?? null;", Vec::new())
}

#[test]
fn nothing_zooms_selects_or_is_pulled() {
    let (_folder, window) = friends_game(&[]);
    let style = |selector: &str, property: &str| {
        let script = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]];";
        window.run(script, vec![json!(selector), json!(property)])
    };
    for pulled in ["html", "body"] {
        assert_eq!(style(pulled, "overscrollBehaviorY"), "none", "{pulled}");
    }
    // Fingers may scroll a page that is long, and never spread it.
    assert_eq!(style(".app", "touchAction"), "pan-x pan-y");
    assert_eq!(style("[data-cell='d4']", "touchAction"), "none");
    for element in [".app", ".board", ".title"] {
        assert_eq!(style(element, "webkitUserSelect"), "none", "{element}");
    }
    let (x, y) = window.center_of(".title");
    window.tap_at(x, y);
    window.tap_at(x, y);
    assert_eq!(window.run("return String(getSelection());", Vec::new()), "");
    let fits =
        "return document.documentElement.scrollWidth <= innerWidth && visualViewport.scale === 1;";
    assert_eq!(window.run(fits, Vec::new()), true);
}

#[test]
fn back_closes_a_question_before_it_leaves_the_screen() {
    let (_folder, window) = friends_game(&["d4"]);
    window.press("menu");
    window.press("resign");
    window.wait_until("the question", |window| window.find("[data-action='accept']"));
    assert_eq!(window.run("return window.appBack();", Vec::new()), true);
    window.wait_until("no question", |window| !window.find("[data-action='accept']"));
    assert_eq!(
        (window.attr("data-screen"), window.attr("data-outcome")),
        ("game".into(), "none".into())
    );
}

#[test]
fn an_app_killed_in_a_lesson_or_a_puzzle_comes_back_to_it_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(Start::phone(folder.path()));
    window.press("tutorial");
    window.press("lesson-capturing");
    place(&window, "d4");
    window.wait_until("praise", |window| tone(window) == "good");
    let before = (window.cells(), stones(&window));
    kill_in_the_background(&mut window);
    window.wait_until("the lesson", |window| window.attr("data-screen") == "lesson");
    window.wait_until("its praise", |window| tone(window) == "good");
    assert_eq!((window.cells(), stones(&window)), before);
    window.press("back");
    window.press("puzzles");
    window.press("puzzle-win");
    window.wait_until("the puzzle", |window| window.attr("data-screen") == "puzzle");
    window.wait_until("its board", |window| window.find("[data-legal='plain']"));
    // A stone that captures nothing wins nothing.
    let wrong = crate::play::cell_for(&window, "plain").expect("a cell");
    place(&window, &wrong);
    window.wait_until("blame", |window| tone(window) == "wrong");
    let before = (window.cells(), stones(&window), window.page_text());
    kill_in_the_background(&mut window);
    window.wait_until("the puzzle", |window| window.attr("data-screen") == "puzzle");
    window.wait_until("its blame", |window| tone(window) == "wrong");
    assert_eq!((window.cells(), stones(&window), window.page_text()), before);
    window.press("try-again");
    window.wait_until("another try", |window| tone(window) == "plain");
}

#[test]
fn the_puzzle_of_the_day_changes_at_the_persons_midnight() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    window.press("tutorial");
    window.press("puzzles");
    for days in [3, -3] {
        // The person has flown far: the zone is that of the page.
        let script = "Date.prototype.getTimezoneOffset = () => -1440 * arguments[0];
             document.dispatchEvent(new Event('visibilitychange')); return null;";
        window.run(&script.replace("arguments[0]", &days.to_string()), Vec::new());
        std::thread::sleep(Duration::from_millis(500));
        window.press("puzzle-daily");
        let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
        let today: Day = Date { unix_ms: now }.ahead_by(days * 1440).day();
        let number = format!("Puzzle {}", daily(today) + 1);
        window.wait_until(&number, |window| window.page_text().contains(&number));
        assert!(daily(today) < entries().len());
        window.press("back");
    }
}

#[test]
fn a_game_is_shared_by_what_the_system_has_for_that() {
    let (_folder, window) = friends_game(&["d4"]);
    window.press("menu");
    window.press("share");
    // A desktop has no share sheet: the clipboard stands in for it.
    window.press("share-record");
    window.wait_until("a word of what was done", |window| window.page_text().contains("Copied"));
}
