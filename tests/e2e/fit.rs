//! Nothing is cut, nothing lies on anything else, and every control is large enough for a finger: on every screen, also
//! with letters twice as large.

use serde_json::json;

use crate::{
    play::{place, start_friends_game},
    tour::every_screen,
    window::{Start, Window},
};

const LOOK: &str = include_str!("fit.js");

/// Where the board begins, however far the page is scrolled.
const TOP_OF_BOARD: &str = "return document.querySelector('.board').getBoundingClientRect().top
    + document.querySelector('.app').scrollTop;";

/// The system's font sizes that are tried, in percent.
const LETTERS: [u32; 2] = [100, 200];

fn set_letters(window: &Window, percent: u32) {
    let script = "document.documentElement.style.fontSize = arguments[0] + '%';
        return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));";
    window.run(script, vec![json!(percent)]);
}

fn expect_all_to_fit(size: (u32, u32), language: &str) {
    let folder = tempfile::tempdir().unwrap();
    let start = Start::phone(folder.path()).with("LANG", language);
    let window = Window::open(Start { size, ..start });
    let mut found: Vec<String> = Vec::new();
    every_screen(&window, &mut |window, name| {
        for percent in LETTERS {
            set_letters(window, percent);
            let faults: Vec<String> =
                serde_json::from_value(window.run(LOOK, Vec::new())).expect("a list of faults");
            if !faults.is_empty() {
                window.screenshot(&format!("misfit-{}x{}-{percent}-{name}", size.0, size.1));
            }
            found.extend(faults.into_iter().map(|fault| format!("{name} at {percent}%: {fault}")));
        }
        set_letters(window, 100);
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn everything_fits_on_a_small_phone() {
    expect_all_to_fit((360, 640), "ru_RU.UTF-8");
}

#[test]
fn everything_fits_on_a_tablet_on_its_side() {
    expect_all_to_fit((1180, 820), "nl_NL.UTF-8");
}

#[test]
fn a_finger_finds_its_cell_below_a_sentence_that_got_longer() {
    let folder = tempfile::tempdir().unwrap();
    let start = Start::phone(folder.path()).with("LANG", "ru_RU.UTF-8");
    let window = Window::open(Start { size: (360, 640), ..start });
    start_friends_game(&window);
    set_letters(&window, 200);
    for cell in ["d4", "d5", "a1", "g7"] {
        place(&window, cell);
    }
    let top = || window.run(TOP_OF_BOARD, Vec::new()).as_f64();
    let before = top();
    place(&window, "e5");
    window.wait_until("the board to move", |_| top() != before);
    std::thread::sleep(std::time::Duration::from_millis(300));
    for cell in ["g2", "c8"] {
        window.tap_cell(cell);
        window.wait_until(cell, |window| window.attr("data-pending") == cell);
    }
}
