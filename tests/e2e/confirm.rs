//! Confirm placements, case by case, as fingers do it: what a tap means with the setting on and off, within
//! chains, and while the computer is to move.

use std::time::Duration;

use crate::{
    play::{friends_game, place, start_friends_game, start_game_against, stones},
    window::{Start, Window},
};

/// Long enough for anything that a tap sets off to be seen.
fn settle() {
    std::thread::sleep(Duration::from_millis(250));
}

fn expect_pending(window: &Window, cell: &str) {
    window.wait_until(&format!("'{cell}' to be pending"), |window| {
        window.attr("data-pending") == cell
    });
}

fn expect_stones(window: &Window, red: u16, blue: u16) {
    let wanted = (red.to_string(), blue.to_string());
    window.wait_until(&format!("stones {wanted:?}"), |window| stones(window) == wanted);
}

fn switch(window: &Window, setting: &str) {
    window.press("menu");
    window.press("settings");
    window.press(setting);
    window.press("back");
    window.wait_until("the board", |window| window.attr("data-screen") == "game");
}

#[test]
fn with_confirm_on_a_tap_shows_and_a_second_one_places() {
    let (_folder, window) = friends_game(&[]);
    assert_eq!(
        (window.attr("data-confirm"), window.attr("data-marking")),
        ("on".into(), "on".into())
    );
    window.tap_cell("d4");
    expect_pending(&window, "d4");
    assert_eq!(window.cells()["d4"].stone, "empty");
    window.tap_cell("g7");
    expect_pending(&window, "g7");
    std::thread::sleep(Duration::from_secs(2));
    window.tap_cell("g7");
    expect_stones(&window, 1, 0);
    assert_eq!(
        (window.attr("data-pending"), window.attr("data-to-move")),
        (String::new(), "blue".into())
    );

    // The second tap after 60 ms counts too.
    window.tap_cell_twice("a1", Duration::from_millis(60));
    expect_stones(&window, 1, 1);
    // A third tap is an accident: it places nothing, however late the driver sends it.
    window.tap_cell("d4");
    expect_pending(&window, "d4");
    window.tap_cell_twice("d4", Duration::from_millis(50));
    expect_stones(&window, 2, 1);
    settle();
    assert_eq!(
        (stones(&window), window.attr("data-pending")),
        (("2".into(), "1".into()), String::new())
    );
}

#[test]
fn anything_else_takes_the_pending_stone_back() {
    let (_folder, window) = friends_game(&[]);
    place(&window, "d4");
    place(&window, "g7");
    let ways: [(&str, &dyn Fn()); 7] = [
        ("a placed stone", &|| window.tap_cell("g7")),
        ("an own stone", &|| window.tap_cell("d4")),
        ("an illegal cell", &|| window.tap_cell("d5")),
        ("beside the board", &|| window.tap("[data-side='red']")),
        ("a corner of the board's area", &|| window.tap_at(20.0, 200.0)),
        ("undo", &|| window.press("undo")),
        ("a control that cannot be used", &|| window.press("redo")),
    ];
    for (what, way) in ways {
        window.tap_cell("a1");
        expect_pending(&window, "a1");
        way();
        window.wait_until(&format!("{what} to take it back"), |window| {
            window.attr("data-pending").is_empty()
        });
        settle();
        assert_eq!(stones(&window), ("1".into(), "1".into()), "{what}");
        assert_eq!(window.attr("data-notice"), "turn", "{what} does nothing else");
    }
    // Any other control does its own work then.
    window.tap_cell("a1");
    expect_pending(&window, "a1");
    window.press("menu");
    window.wait_until("the menu", |window| window.find("[data-dialog='menu']"));
    assert_eq!(window.attr("data-pending"), "");
    window.press("close-menu");
    window.tap_cell("a1");
    expect_pending(&window, "a1");
    window.press("hint");
    window.wait_until("a hint", |window| window.attr("data-notice") == "hint-thinking");
    assert_eq!(window.attr("data-pending"), "");
}

#[test]
fn within_a_chain_it_is_the_same() {
    let (_folder, window) = friends_game(&[]);
    for cell in ["d4", "d5", "a1", "g7"] {
        place(&window, cell);
    }
    window.tap_cell("e5");
    expect_pending(&window, "e5");
    assert!(window.find("[data-cell='d5'] .crossed"), "the stone it would take is crossed");
    assert_eq!(window.attr("data-notice"), "pending-takes");
    window.press("confirm");
    expect_stones(&window, 3, 1);
    assert_eq!(window.attr("data-notice"), "place-again");
    window.tap_cell("g2");
    expect_pending(&window, "g2");
    window.tap_cell("e5");
    window.wait_until("it to be taken back", |window| window.attr("data-pending").is_empty());
    window.tap_cell_twice("g2", Duration::from_millis(60));
    expect_stones(&window, 4, 1);
    assert_eq!(window.attr("data-to-move"), "blue");
    // Undo takes back one stone of the chain at a time, the last one when the other person agrees.
    window.press("undo");
    window.press("accept");
    expect_stones(&window, 3, 1);
    window.tap_cell_twice("g2", Duration::from_millis(60));
    expect_stones(&window, 4, 1);
    window.press("undo");
    window.press("accept");
    window.press("undo");
    expect_stones(&window, 2, 2);
}

#[test]
fn with_confirm_off_a_tap_places_at_once() {
    let (_folder, window) = friends_game(&[]);
    switch(&window, "set-confirm");
    assert_eq!(window.attr("data-confirm"), "off");
    assert!(!window.find("[data-action='confirm']"));
    window.tap_cell("d4");
    expect_stones(&window, 1, 0);
    // Two fast taps on one cell place one stone.
    window.tap_cell_twice("d5", Duration::from_millis(50));
    expect_stones(&window, 1, 1);
    settle();
    assert_eq!(stones(&window), ("1".into(), "1".into()));
    // Later a tap on a stone says why not.
    window.tap_cell("d5");
    window.wait_until("the reason", |window| window.attr("data-notice") == "refused-occupied");
    window.tap_cell("a1");
    window.tap_cell("g7");
    expect_stones(&window, 2, 2);
    window.tap_cell("e5");
    expect_stones(&window, 3, 1);
    window.tap_cell("e5");
    settle();
    assert_eq!(stones(&window), ("3".into(), "1".into()));
    window.tap_cell("g2");
    expect_stones(&window, 4, 1);
    assert_eq!(window.attr("data-to-move"), "blue");
}

#[test]
fn what_is_no_tap_places_nothing() {
    let (_folder, window) = friends_game(&[]);
    window.drag("d4", "d5");
    window.fingers(&[("down", 1, "d4"), ("up", 1, "e5")]);
    window.fingers(&[("down", 1, "d4"), ("down", 2, "g7"), ("up", 2, "g7"), ("up", 1, "d4")]);
    window.fingers(&[("down", 1, "d4"), ("cancel", 1, "d4"), ("up", 1, "d4")]);
    settle();
    assert_eq!(
        (window.attr("data-pending"), stones(&window)),
        (String::new(), ("0".into(), "0".into()))
    );
    // A press of half a second explains.
    window.hold_cell("d4", Duration::from_millis(650));
    window.wait_until("the reason", |window| window.attr("data-notice") == "explain-places");
    assert_eq!(window.attr("data-pending"), "");
    // Confirm held down places one stone.
    window.tap_cell("d4");
    expect_pending(&window, "d4");
    window.hold("confirm", Duration::from_millis(1200));
    expect_stones(&window, 1, 0);
    settle();
    assert_eq!(stones(&window), ("1".into(), "0".into()));
    // One finger after the other still taps, also after one that the system never told to have left.
    window.fingers(&[("down", 1, "g7"), ("up", 1, "g7")]);
    expect_pending(&window, "g7");
    window.fingers(&[("down", 11, "a1")]);
    std::thread::sleep(Duration::from_millis(600));
    window.fingers(&[("down", 21, "c8"), ("up", 21, "c8")]);
    expect_pending(&window, "c8");
}

#[test]
fn no_tap_goes_through_a_dialog_or_a_menu() {
    let (_folder, window) = friends_game(&[]);
    place(&window, "d4");
    for open in ["menu", "resign"] {
        window.press("menu");
        window.wait_until("the menu", |window| window.find("[data-dialog='menu']"));
        if open == "resign" {
            window.press("resign");
            window.wait_until("the question", |window| window.find("[data-dialog='resign']"));
        }
        // On the edge of the sheet, where the board lies below it: nothing happens.
        let (x, y) = edge_of_sheet(&window);
        window.tap_at(x, y);
        settle();
        assert!(window.find("[data-dialog]"), "a tap on the {open} does not leave it");
        // Beside it: it is left, and that is all.
        window.tap_at(215.0, 12.0);
        settle();
        assert!(!window.find("[data-dialog]"), "a tap beside the {open} leaves it");
        assert_eq!(window.attr("data-pending"), "", "and reaches no cell");
    }
    assert_eq!(stones(&window), ("1".into(), "0".into()));
}

#[test]
fn no_tap_goes_through_a_notice() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "in the way of a folder").unwrap();
    let window = Window::open(Start::phone(&file.join("saves")));
    start_friends_game(&window);
    place(&window, "d4");
    for way in [".notice p", "[data-action='dismiss-notice']"] {
        window.tap_cell("a1");
        expect_pending(&window, "a1");
        assert!(window.find(".notice"), "it says that nothing is saved");
        window.tap(way);
        window.wait_until("it to be taken back", |window| window.attr("data-pending").is_empty());
        settle();
        assert_eq!(stones(&window), ("1".into(), "0".into()), "{way}");
    }
    window.wait_until("the notice to leave", |window| !window.find(".notice"));
    settle();
    // The board is larger now: a tap meets the cell where it is.
    window.tap_cell("g13");
    expect_pending(&window, "g13");
}

/// A point just within the left edge of the open sheet, halfway down.
fn edge_of_sheet(window: &Window) -> (f64, f64) {
    let script = "const box = document.querySelector('[data-dialog]').getBoundingClientRect();
        return [box.left + 5, box.top + box.height / 2];";
    serde_json::from_value(window.run(script, Vec::new())).expect("a point")
}

#[test]
fn while_the_computer_is_to_move_a_tap_does_nothing_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    start_game_against(&window, 6);
    place(&window, "d4");
    window.wait_until("the computer to think", |window| window.attr("data-turn") == "computer");
    let percent = || {
        let script = "return Number(document.querySelector('.thinking')?.dataset.percent ?? -1);";
        window.run(script, Vec::new()).as_f64().unwrap_or(-1.0)
    };
    let early = percent();
    window.tap_cell("g7");
    window.wait_until("an answer", |window| {
        window.attr("data-notice") == "refused-computer-to-move"
            || window.attr("data-turn") == "person"
    });
    assert_eq!(window.attr("data-pending"), "");
    window.wait_until("the bar to go on", |window| {
        percent() > early || window.attr("data-turn") == "person"
    });
    // Undo stops it and takes the stone back.
    if window.attr("data-turn") == "computer" {
        window.press("undo");
        expect_stones(&window, 0, 0);
        assert_eq!(window.attr("data-turn"), "person");
    }
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let window = Window::open(Start::phone(folder.path()));
    const TAB: char = '\u{e004}';
    const ENTER: char = '\u{e007}';
    const ESCAPE: char = '\u{e00c}';
    const UP: char = '\u{e013}';
    // To the third of the large buttons.
    window.type_keys(&[TAB, TAB, TAB, ENTER]);
    window.wait_until("the board", |window| window.attr("data-screen") == "game");
    window.type_keys(&[UP, ENTER]);
    expect_pending(&window, "g8");
    window.type_keys(&[ESCAPE]);
    expect_pending(&window, "");
    window.type_keys(&[ENTER, ENTER]);
    expect_stones(&window, 1, 0);
    window.type_keys(&['u']);
    // The other person agrees.
    window.wait_until("the question", |window| {
        let asked = "return document.activeElement.dataset.dialog === 'undo';";
        window.run(asked, Vec::new()) == serde_json::json!(true)
    });
    window.type_keys(&[TAB, TAB, ENTER]);
    expect_stones(&window, 0, 0);
    window.type_keys(&['h']);
    window.wait_until("a hint", |window| window.attr("data-notice") == "hint-thinking");
    // An arrow leads from the question back to the board.
    window.type_keys(&[ESCAPE, UP, ENTER, ENTER]);
    expect_stones(&window, 1, 0);
    // Then to the end: the arrows lead anywhere.
    for turn in 0..400 {
        if window.attr("data-outcome") != "none" {
            break;
        }
        let goal = goal_of(&window, turn);
        let before = stones(&window);
        walk_to(&window, &goal);
        window.type_keys(&[ENTER, ENTER]);
        window.wait_until(&format!("a stone on {goal}"), |window| stones(window) != before);
    }
    assert_ne!(window.attr("data-outcome"), "none");
}

/// A cell to place on: one that captures, if there is one.
fn goal_of(window: &Window, turn: usize) -> String {
    let cells = window.cells();
    let of = |legal: &str| {
        let wanted = cells.iter().filter(|(_, look)| look.legal == legal);
        wanted.map(|(cell, _)| cell.clone()).collect::<Vec<_>>()
    };
    let capturing = of("capture");
    let choices = if capturing.is_empty() { of("plain") } else { capturing };
    choices[turn * 59 % choices.len()].clone()
}

/// Leads the focus to a cell by arrow keys.
fn walk_to(window: &Window, goal: &str) {
    let script =
        "const at = document.querySelector('[data-cell][tabindex=\"0\"]').getBoundingClientRect();
        const to = document.querySelector(`[data-cell='${arguments[0]}']`).getBoundingClientRect();
        const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
        const [x, y] = middle(at), [u, v] = middle(to);
        if (Math.abs(u - x) > 2) return u > x ? 'right' : 'left';
        return Math.abs(v - y) < 2 ? '' : v > y ? 'down' : 'up';";
    let focused = || {
        let script = "return document.querySelector('[data-cell][tabindex=\"0\"]').dataset.cell;";
        window.run(script, Vec::new())
    };
    for _ in 0..60 {
        let way = window.run(script, vec![goal.into()]);
        let key = match way.as_str().unwrap_or_default() {
            "right" => '\u{e014}',
            "left" => '\u{e012}',
            "down" => '\u{e015}',
            "up" => '\u{e013}',
            _ => return,
        };
        let before = focused();
        window.type_keys(&[key]);
        window.wait_until("the focus to move", |_| focused() != before);
    }
    panic!("the arrows do not lead to {goal}");
}
