//! Pictures of the app, to look at: in every size, theme and language, or after steps of your own.
//!
//! ```text
//! make screenshots
//! make screenshots LOOK="--size 430x932 --theme dark --language nl press:play-friend place:d4 shot:d4"
//! ```
//!
//! Steps: `press:ACTION`, `tap:CELL` (may only show a pending stone), `place:CELL`, `play:COUNT` (that
//! many placements, captures first), `pending:capture`, `pending:plain`, `pending:any` (a tap on such a cell), `hold:CELL` (a
//! long press), `letters:PERCENT` (the system's font size), `wait:MS`, `shot:NAME`, `text` (prints all text on the
//! page). `--saves FOLDER` keeps the saves there and goes on from them.

mod harness;

use std::path::Path;
use std::time::Duration;

use harness::{
    play, tour,
    window::{Start, Window},
};
use serde_json::json;

const SIZES: [&str; 4] = ["360x640", "430x932", "820x1180", "1180x820"];
const THEMES: [&str; 2] = ["light", "dark"];
const LANGUAGES: [&str; 3] = ["en", "nl", "ru"];

/// What to look at; a list that is empty stands for all, and no steps for a walk past every screen.
#[derive(Default)]
struct Look {
    sizes: Vec<String>,
    themes: Vec<String>,
    languages: Vec<String>,
    /// A folder to keep saves in and to go on from; else every walk begins as a first start.
    saves: Vec<String>,
    steps: Vec<String>,
}

fn main() {
    let look = look_from(std::env::args().skip(1));
    for size in &look.sizes {
        for theme in &look.themes {
            for language in &look.languages {
                take_tour(size, theme, language, &look);
            }
        }
    }
}

fn look_from(mut arguments: impl Iterator<Item = String>) -> Look {
    let mut look = Look::default();
    while let Some(argument) = arguments.next() {
        let list = match argument.as_str() {
            "--size" => &mut look.sizes,
            "--theme" => &mut look.themes,
            "--language" => &mut look.languages,
            "--saves" => &mut look.saves,
            _ => {
                look.steps.push(argument);
                continue;
            }
        };
        let value = arguments.next().unwrap_or_else(|| panic!("{argument} wants a value"));
        list.extend(value.split(',').map(String::from));
    }
    fill(&mut look.sizes, &SIZES);
    fill(&mut look.themes, &THEMES);
    fill(&mut look.languages, &LANGUAGES);
    look
}

fn fill(list: &mut Vec<String>, all: &[&str]) {
    if list.is_empty() {
        list.extend(all.iter().map(|one| one.to_string()));
    }
}

fn take_tour(size: &str, theme: &str, language: &str, look: &Look) {
    let folder = tempfile::tempdir().expect("a folder for saves");
    let saves = look.saves.first().map_or(folder.path(), Path::new);
    let (width, height) = size.split_once('x').expect("a size is WIDTHxHEIGHT");
    let mut start = Start::phone(saves)
        .with("LANG", &format!("{language}_XX.UTF-8"))
        .with("GTK_THEME", if theme == "dark" { "Adwaita:dark" } else { "Adwaita" });
    start.size = (width.parse().expect("a width"), height.parse().expect("a height"));
    let window = Window::open(start);
    let tag = format!("{size}-{theme}-{language}");
    if look.steps.is_empty() {
        tour::every_screen(&window, &mut |window, name| shoot(window, &tag, name));
    }
    for step in &look.steps {
        let (what, which) = step.split_once(':').unwrap_or((step, ""));
        match what {
            "press" => window.press(which),
            "tap" => window.tap_cell(which),
            "place" => play::place(&window, which),
            "play" => play_on(&window, which.parse().expect("a number of placements")),
            "pending" => {
                let any = ["capture", "plain"];
                let kinds = if which == "any" { &any[..] } else { &[which][..] };
                let cell = kinds.iter().find_map(|kind| play::cell_for(&window, kind));
                window.tap_cell(&cell.expect("such a cell"));
            }
            "hold" => window.hold_cell(which, Duration::from_millis(700)),
            "letters" => {
                let script = "document.documentElement.style.fontSize = arguments[0] + '%'";
                window.run(script, vec![json!(which)]);
            }
            "wait" => std::thread::sleep(Duration::from_millis(which.parse().expect("ms"))),
            "text" => println!("{}", window.page_text()),
            "shot" => shoot(&window, &tag, which),
            _ => panic!("unknown step: {step}"),
        }
    }
}

fn shoot(window: &Window, tag: &str, name: &str) {
    // What moves comes to rest first, and is painted: large windows take long on slow machines.
    let rests =
        "return document.getAnimations().every(animation => animation.playState !== 'running'
        || animation.effect.getTiming().iterations === Infinity);";
    std::thread::sleep(Duration::from_millis(500));
    window.wait_until("the page to rest", |window| window.run(rests, Vec::new()) == true);
    let two_frames = "return new Promise(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(null))));";
    window.run(two_frames, Vec::new());
    println!("{}", window.screenshot(&format!("{tag}-{name}")).display());
}

fn play_on(window: &Window, placements: usize) {
    for number in 0..placements {
        window.wait_until("somebody's turn here", |window| {
            window.attr("data-turn") == "person" || window.attr("data-outcome") != "none"
        });
        if window.attr("data-outcome") != "none" {
            return;
        }
        play::place_somewhere(window, number * 59);
    }
}
