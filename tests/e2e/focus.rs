//! Where keys go: after every question the board has the focus, and no key is lost because its control is gone.

use serde_json::json;

use crate::{
    play::{friends_game, place, stones},
    window::Window,
};

const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';
const UP: char = '\u{e013}';

/// Waits until the cell that the arrows start from has the focus.
fn expect_focus_on_board(window: &Window, after: &str) {
    window.wait_until(&format!("the focus on the board after {after}"), |window| {
        let script = "const cell = document.activeElement;
            return cell?.matches('[data-cell][tabindex=\"0\"]') && !document.querySelector('[data-dialog]');";
        window.run(script, Vec::new()) == json!(true)
    });
}

#[test]
fn after_every_question_keys_go_on_at_the_board() {
    let (_folder, window) = friends_game(&[]);
    expect_focus_on_board(&window, "its start");
    // Opened by key or by press, left by an answer, by Escape, by a press beside it.
    let ways: [(&str, &dyn Fn()); 5] = [
        ("the menu, closed", &|| {
            window.press("menu");
            window.press("close-menu");
        }),
        ("the menu, left", &|| {
            window.press("menu");
            window.wait_until("the menu", |window| window.find("[data-dialog='menu']"));
            window.type_keys(&[ESCAPE]);
        }),
        ("a question, denied", &|| {
            window.press("menu");
            window.press("resign");
            window.press("dismiss");
        }),
        ("undo, denied", &|| {
            window.type_keys(&['u']);
            window.press("dismiss");
        }),
        ("undo, agreed", &|| {
            window.type_keys(&['u']);
            window.press("accept");
        }),
    ];
    for (what, way) in ways {
        if stones(&window).0 == "0" {
            place(&window, "d4");
        }
        way();
        expect_focus_on_board(&window, what);
        window.type_keys(&[UP, ENTER]);
        window.wait_until(&format!("Enter to tap after {what}"), |window| {
            !window.attr("data-pending").is_empty()
        });
        window.type_keys(&[ESCAPE]);
        window.wait_until("it to be taken back", |window| window.attr("data-pending").is_empty());
    }
    window.press("menu");
    window.press("resign");
    window.press("accept");
    window.wait_until("the end", |window| window.attr("data-outcome") != "none");
    expect_focus_on_board(&window, "the end");
    window.press("rematch");
    window.wait_until("another game", |window| window.attr("data-outcome") == "none");
    expect_focus_on_board(&window, "a rematch");
}

#[test]
fn keys_that_nothing_has_reach_the_screen() {
    let (_folder, window) = friends_game(&[]);
    place(&window, "d4");
    window.run("document.activeElement.blur(); return null;", Vec::new());
    window.type_keys(&['u']);
    window.wait_until("the question", |window| window.find("[data-dialog='undo']"));
    window.press("accept");
    window.wait_until("no stone", |window| stones(window) == ("0".into(), "0".into()));
    window.run("document.activeElement.blur(); return null;", Vec::new());
    window.type_keys(&[UP, ENTER]);
    window.wait_until("a pending stone", |window| !window.attr("data-pending").is_empty());
}
