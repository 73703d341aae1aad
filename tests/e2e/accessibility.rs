//! axe-core finds nothing to object to: on every screen, in both themes and every style of stones.
//!
//! `axe/` holds axe-core 4.14.1 as its makers ship it, under the Mozilla Public License 2.0.

use serde_json::{Value, json};

use crate::{
    play::{place, place_somewhere, start_friends_game},
    window::{Start, Window},
};

const AXE: &str = include_str!("axe/axe.min.js");

/// Every rule of axe-core, also those that are no more than good practice.
const LOOK: &str = "const done = arguments[0];
    axe.run(document, { resultTypes: ['violations'] }).then(
        found => done(found.violations.map(one => `${one.id}: ${one.help}: ` + one.nodes.map(node =>
            node.html.slice(0, 160) + ' ' + (node.failureSummary ?? '')).slice(0, 3).join(' | '))),
        error => done([`axe failed: ${error}`]));";

/// What axe-core objects to on the page as it is.
fn objections(window: &Window) -> Vec<String> {
    if !window.find("html[data-axe]") {
        let bring = "(0, eval)(arguments[0]); document.documentElement.dataset.axe = 'here';";
        window.run(bring, vec![json!(AXE)]);
    }
    // Colors halfway between two states are nobody's to read.
    window.wait_until("colors to settle", |window| {
        let settled = "return !document.getAnimations().some(one => one instanceof CSSTransition);";
        window.run(settled, Vec::new()) == json!(true)
    });
    let found: Value = window.run_async(LOOK, Vec::new());
    serde_json::from_value(found).expect("a list of objections")
}

/// What was found on all screens.
#[derive(Default)]
struct Report {
    looked_at: usize,
    found: Vec<String>,
}

impl Report {
    fn look(&mut self, window: &Window, what: &str) {
        self.looked_at += 1;
        let objections = objections(window);
        self.found.extend(objections.into_iter().map(|one| format!("{what}: {one}")));
    }

    fn assert_clean(&self) {
        println!("axe-core looked at {} pages", self.looked_at);
        assert!(self.found.is_empty(), "{}", self.found.join("\n\n"));
    }
}

fn set(window: &Window, choices: &[&str]) {
    window.press("settings");
    choices.iter().for_each(|choice| window.press(choice));
}

/// Looks at the screen behind each of these controls of the screen that is seen.
fn look_behind(report: &mut Report, window: &Window, theme: &str, actions: &[&str]) {
    let from = window.attr("data-screen");
    for action in actions.iter().filter(|action| window.find(&format!("[data-action='{action}']")))
    {
        window.press(action);
        window.wait_until(action, |window| window.attr("data-screen") != from);
        report.look(window, &format!("{theme} {action}"));
        window.press("back");
        window.wait_until("back", |window| window.attr("data-screen") == from);
    }
}

fn look_at_all(theme: &str) {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    let mut report = Report::default();
    set(&window, &[theme]);
    report.look(&window, &format!("{theme} settings"));
    window.press("back");
    window.wait_until("home", |window| window.attr("data-screen") == "home");
    report.look(&window, &format!("{theme} first start"));
    look_behind(&mut report, &window, theme, &["tutorial", "rules"]);
    start_friends_game(&window);
    report.look(&window, &format!("{theme} empty board"));
    for cell in ["d4", "d5", "a1", "g7"] {
        place(&window, cell);
    }
    let styles = [
        ("stones-classic", "set-group-sizes"),
        ("stones-color-blind", "set-dead-groups"),
        ("stones-high-contrast", "set-coordinates"),
    ];
    for (stones, more) in styles {
        window.press("menu");
        window.wait_until("the menu", |window| window.find("[data-dialog='menu']"));
        report.look(&window, &format!("{theme} menu before {stones}"));
        set(&window, &[stones, more]);
        window.press("back");
        window.wait_until("the board", |window| window.attr("data-screen") == "game");
        window.tap_cell("e5");
        window.wait_until("a pending stone", |window| window.attr("data-pending") == "e5");
        report.look(&window, &format!("{theme} {stones} pending"));
    }
    window.press("confirm");
    window.wait_until("the stone", |window| window.cells()["e5"].stone == "red");
    window.tap_cell("e5");
    window.wait_until("the reason", |window| window.attr("data-notice") == "refused-occupied");
    report.look(&window, &format!("{theme} a tap refused"));
    window.press("menu");
    window.press("resign");
    window.wait_until("a dialog", |window| window.find("[data-dialog='resign']"));
    report.look(&window, &format!("{theme} dialog"));
    window.press("dismiss");
    for choice in 0..400 {
        if window.attr("data-outcome") != "none" {
            break;
        }
        place_somewhere(&window, choice * 59);
    }
    report.look(&window, &format!("{theme} the end"));
    window.press("back");
    window.wait_until("home", |window| window.attr("data-screen") == "home");
    report.look(&window, &format!("{theme} home"));
    look_behind(
        &mut report,
        &window,
        theme,
        &["new-game", "tutorial", "puzzles", "games", "rules"],
    );
    report.assert_clean();
}

#[test]
fn axe_core_finds_nothing_in_the_light_theme() {
    look_at_all("theme-light");
}

#[test]
fn axe_core_finds_nothing_in_the_dark_theme() {
    look_at_all("theme-dark");
}
