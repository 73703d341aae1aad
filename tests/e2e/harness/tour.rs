//! A walk past everything that a person can come to see: every screen, and what opens on it.

use std::time::Duration;

use oust::engine::board::BoardSpec;
use serde_json::json;

use super::{
    play::{cell_for, choose_board, place, place_somewhere, stones},
    window::Window,
};

/// A game as a friend may send it.
const FRIENDS_GAME: &str = "Oust\nBoard: hex 3\n\n1. Red a1\n2. Blue c3\n3. Red b3\n4. Blue b2x2\n";

/// What is done at each stop, with its name.
pub type Visit<'a> = dyn FnMut(&Window, &str) + 'a;

/// Walks from the first start to the end of a game and to all that is kept of it, and stops about forty times.
pub fn every_screen(window: &Window, visit: &mut Visit) {
    from_the_first_start(window, visit);
    past_lessons_and_puzzles(window, visit);
    to_the_board(window, visit);
    past_menu_and_questions(window, visit);
    past_a_text(window, visit);
    past_new_games(window, visit);
    to_the_end(window, visit);
    past_what_is_kept(window, visit);
}

fn from_the_first_start(window: &Window, visit: &mut Visit) {
    visit(window, "01-first-start");
    for (name, action) in [("02-settings", "settings"), ("03-rules", "rules")] {
        open(window, action, action);
        visit(window, name);
        open(window, "back", "home");
    }
}

fn past_lessons_and_puzzles(window: &Window, visit: &mut Visit) {
    open(window, "tutorial", "tutorial");
    visit(window, "04-lessons");
    open(window, "lesson-placing", "lesson");
    visit(window, "05-lesson");
    place_any(window, "plain");
    window.wait_until("a word of the teacher", |window| window.find("[data-tone='good'] b"));
    visit(window, "06-lesson-done");
    open(window, "back", "tutorial");
    open(window, "lesson-not-allowed", "lesson");
    visit(window, "07-lesson-explains");
    open(window, "back", "tutorial");
    open(window, "puzzles", "puzzles");
    visit(window, "08-puzzles");
    open(window, "puzzle-win", "puzzle");
    visit(window, "09-puzzle");
    place_any(window, "plain");
    window.wait_until("an answer", |window| window.find("[data-action='try-again']"));
    visit(window, "10-puzzle-missed");
    open(window, "back", "puzzles");
    open(window, "back", "tutorial");
    open(window, "back", "home");
}

fn to_the_board(window: &Window, visit: &mut Visit) {
    open(window, "play-friend", "game");
    visit(window, "11-empty-board");
    for cell in ["d4", "d5", "a1", "g7"] {
        place(window, cell);
    }
    window.hold_cell("d4", Duration::from_millis(700));
    window.wait_until("a reason", |window| window.attr("data-notice").starts_with("explain"));
    visit(window, "12-explained");
    window.tap_cell("e5");
    window.wait_until("a pending stone", |window| window.attr("data-pending") == "e5");
    visit(window, "13-pending");
    window.press("confirm");
    window.wait_until("the capture", |window| stones(window) == ("3".into(), "1".into()));
    visit(window, "14-captured");
    window.tap_cell("e5");
    window.wait_until("a refusal", |window| window.attr("data-notice") == "refused-occupied");
    visit(window, "15-refused");
}

fn past_menu_and_questions(window: &Window, visit: &mut Visit) {
    let overlays = ["set-dead-groups", "set-endangered-groups", "set-group-sizes"];
    open_menu(window);
    visit(window, "16-menu");
    overlays.iter().for_each(|overlay| window.press(overlay));
    window.press("close-menu");
    seed(window, 9);
    visit(window, "17-overlays");
    open_menu(window);
    overlays.iter().for_each(|overlay| window.press(overlay));
    window.press("resign");
    expect_dialog(window, "resign");
    visit(window, "18-resign-question");
    window.press("dismiss");
    window.press("undo");
    expect_dialog(window, "undo");
    visit(window, "19-undo-question");
    window.press("dismiss");
    window.press("hint");
    window.wait_at_most(Duration::from_secs(120), "a hint", |window| window.find("[data-hint]"));
    visit(window, "20-hint");
    window.press("hint");
}

fn past_a_text(window: &Window, visit: &mut Visit) {
    open_menu(window);
    open(window, "share", "share");
    visit(window, "21-share");
    for (name, more, found) in
        [("22-text-read", "", "whole"), ("23-text-with-a-fault", "5. Red z9\n", "part")]
    {
        write(window, "record-text", &format!("{FRIENDS_GAME}{more}"));
        // With the answer to the text before, the page gets shorter, and all on it moves.
        window.wait_until("no answer yet", |window| !window.find("[data-found]"));
        window.press("read-text");
        window.wait_until(name, |window| window.find(&format!("[data-found='{found}']")));
        window.wait_until("all of the answer on the screen", answer_is_seen);
        visit(window, name);
    }
    open(window, "back", "game");
    open(window, "back", "home");
    visit(window, "24-home");
}

fn past_new_games(window: &Window, visit: &mut Visit) {
    open(window, "new-game", "new-game");
    visit(window, "25-new-game");
    for choice in ["opponent-friend", "set-swap", "set-clock", "kind-square", "board-19"] {
        window.press(choice);
    }
    visit(window, "26-new-game-with-everything");
    window.press("start-game");
    expect_dialog(window, "drop-game");
    visit(window, "27-drop-question");
    open(window, "accept", "game");
    window.tap_cell("j10");
    visit(window, "28-square-19");
    if window.find("[data-action='zoom-in']") {
        window.press("zoom-in");
        visit(window, "29-enlarged");
    }
    window.press("confirm");
    window.wait_until("an offer", |window| window.find("[data-action='swap']"));
    visit(window, "30-swap-offered");
    start(window, &["opponent-friend", "set-clock"], BoardSpec::Hex(11));
    place(window, "f6");
    window.tap_cell("k11");
    visit(window, "31-hex-11");
}

fn to_the_end(window: &Window, visit: &mut Visit) {
    start(window, &["opponent-computer", "level-6", "color-red"], BoardSpec::HEX_7);
    place(window, "d4");
    visit(window, "32-thinking");
    start(window, &["opponent-computer", "level-1", "color-red"], BoardSpec::Hex(3));
    for number in 0..60 {
        window.wait_until("a person's turn", |window| {
            window.attr("data-turn") == "person" || window.attr("data-outcome") != "none"
        });
        if window.attr("data-outcome") != "none" {
            break;
        }
        place_somewhere(window, number * 59);
    }
    visit(window, "33-the-end");
    open(window, "review", "review");
    visit(window, "41-review");
    open(window, "back", "game");
    open(window, "back", "home");
    visit(window, "34-home-after-a-game");
}

fn past_what_is_kept(window: &Window, visit: &mut Visit) {
    open(window, "games", "games");
    window.wait_until("the games", |window| window.find("[data-action='delete-game']"));
    visit(window, "35-games");
    window.press("rename-game");
    window.wait_until("a field", |window| window.find("[data-action='game-name']"));
    visit(window, "36-renaming");
    window.press("save-name");
    window.press("delete-game");
    window.wait_until("a way back", |window| window.find("[data-action='undo-delete']"));
    visit(window, "37-deleted");
    write(window, "search-games", "zzz");
    window.wait_until("nothing", |window| window.find("[data-count='0']"));
    visit(window, "38-none-found");
    open(window, "statistics", "statistics");
    visit(window, "39-statistics");
    window.press("clear-statistics");
    expect_dialog(window, "clear-statistics");
    visit(window, "40-clear-question");
}

/// Presses a control and waits for the screen that it leads to.
fn open(window: &Window, action: &str, screen: &str) {
    window.press(action);
    window.wait_until(screen, |window| {
        window.attr("data-screen") == screen && !window.find("[data-dialog]")
    });
}

fn open_menu(window: &Window) {
    window.press("menu");
    expect_dialog(window, "menu");
}

fn expect_dialog(window: &Window, name: &str) {
    window.wait_until(name, |window| window.find(&format!("[data-dialog='{name}']")));
}

/// Starts a game with these choices in place of the one that is on the board.
fn start(window: &Window, choices: &[&str], board: BoardSpec) {
    open_menu(window);
    open(window, "new-game", "new-game");
    choices.iter().for_each(|choice| window.press(choice));
    choose_board(window, board);
    window.press("start-game");
    expect_dialog(window, "drop-game");
    open(window, "accept", "game");
    window.wait_until("a person's turn", |window| window.attr("data-turn") == "person");
}

/// Places on the first cell of this kind: a second tap does it where nothing is to be confirmed by a button.
fn place_any(window: &Window, legal: &str) {
    let cell = cell_for(window, legal).expect("such a cell");
    window.tap_cell(&cell);
    window.wait_until("a pending stone", |window| window.attr("data-pending") == cell);
    window.tap_cell(&cell);
    window.wait_until("the stone", |window| window.attr("data-pending").is_empty());
}

/// That many placements that capture nothing.
fn seed(window: &Window, count: usize) {
    for number in 0..count {
        let cells = window.cells();
        let plain: Vec<_> = cells.iter().filter(|(_, look)| look.legal == "plain").collect();
        place(window, plain[number * 59 % plain.len()].0);
    }
}

/// Puts a text into a field.
fn write(window: &Window, action: &str, text: &str) {
    let script = "const field = document.querySelector(`[data-action='${arguments[0]}']`);
        const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
        value.set.call(field, arguments[1]);
        field.dispatchEvent(new Event('input', { bubbles: true }));";
    window.run(script, vec![json!(action), json!(text)]);
}

/// Whether all of what a friend's text holds is on the screen.
pub fn answer_is_seen(window: &Window) -> bool {
    let script = "const box = document.querySelector('[data-found]').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight;";
    window.run(script, Vec::new()) == true
}
