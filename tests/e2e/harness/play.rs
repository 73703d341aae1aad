//! Playing by taps, the way a person does.

use tempfile::TempDir;

use oust::engine::board::BoardSpec;

use super::window::{CellLook, Start, Window};

/// Taps `cell` and, where the setting asks for it, confirms. Waits until the stone stands.
pub fn place(window: &Window, cell: &str) {
    let stones = stones(window);
    let is_answered =
        |window: &Window| window.attr("data-pending") == cell || self::stones(window) != stones;
    let before = window.attr("data-notice");
    // On a busy machine the finger may have been down for so long that it asked about the cell.
    let has_asked = |window: &Window| {
        let now = window.attr("data-notice");
        now != before && now.starts_with("explain")
    };
    window.tap_cell(cell);
    window.wait_until(&format!("an answer to the tap on {cell}"), |window| {
        is_answered(window) || has_asked(window)
    });
    if !is_answered(window) {
        window.tap_cell(cell);
        window.wait_until(&format!("an answer to the tap on {cell}"), is_answered);
    }
    if window.attr("data-pending") == cell {
        window.press("confirm");
    }
    window.wait_until(&format!("a stone on {cell}"), |window| self::stones(window) != stones);
}

/// The stones of Red and Blue, as the counters say.
pub fn stones(window: &Window) -> (String, String) {
    (window.attr("data-red"), window.attr("data-blue"))
}

/// The first cell, by name, whose placement is of this kind: `plain` or `capture`.
pub fn cell_for(window: &Window, legal: &str) -> Option<String> {
    let is_wanted = |look: &CellLook| look.legal == legal;
    window.cells().into_iter().find(|(_, look)| is_wanted(look)).map(|(cell, _)| cell)
}

/// Places where it captures, else wherever it may, the `choice`th of the cells.
pub fn place_somewhere(window: &Window, choice: usize) {
    let cells = window.cells();
    let of_kind = |legal: &str| -> Vec<String> {
        let wanted = cells.iter().filter(|(_, look)| look.legal == legal);
        wanted.map(|(cell, _)| cell.clone()).collect()
    };
    let mut choices = of_kind("capture");
    if choices.is_empty() {
        choices = of_kind("plain");
    }
    assert!(!choices.is_empty(), "a person to move has a placement\n{}", window.page_text());
    place(window, &choices[choice % choices.len()]);
}

/// Chooses a board on the screen of a new game.
pub fn choose_board(window: &Window, board: BoardSpec) {
    window.press(if board.is_hex() { "kind-hex" } else { "kind-square" });
    // The sizes of the other kind lie in other places.
    window.wait_until("the sizes of this kind", |window| {
        window.find("[data-action='board-19']") != board.is_hex()
    });
    window.press(&format!("side-{}", board.side()));
}

/// Starts a game of two people who share the device, from the first start's screen.
pub fn start_friends_game(window: &Window) {
    window.press("play-friend");
    window.wait_until("the board", |window| window.find("[data-cell='d4']"));
}

/// A folder for saves, and a phone's window with a game of two people in which these stones are placed. The folder
/// comes first, so that it goes last.
pub fn friends_game(cells: &[&str]) -> (TempDir, Window) {
    let folder = tempfile::tempdir().expect("a folder for saves");
    let window = Window::open(Start::phone(folder.path()));
    start_friends_game(&window);
    cells.iter().for_each(|cell| place(&window, cell));
    (folder, window)
}

/// Starts a game as Red against the computer of this level, from the first start's screen. Waits for the empty board.
pub fn start_game_against(window: &Window, level: u8) {
    start_friends_game(window);
    window.press("menu");
    window.press("new-game");
    let level = format!("level-{level}");
    for choice in ["opponent-computer", &level, "color-red", "start-game"] {
        window.press(choice);
    }
    window.wait_until("an empty board", |window| {
        window.attr("data-turn") == "person" && window.find("[data-cell='d4']")
    });
}
