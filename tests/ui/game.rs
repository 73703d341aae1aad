//! Games played by taps: confirm placements, case by case, and what the root says meanwhile.

use std::time::Duration;

use oust::{
    app::{Point, Settings},
    storage::MemorySaves,
};

use crate::page::Page;

/// A game of two persons on hex 7.
pub fn two_players(confirm: bool) -> Page {
    let settings = Some(Settings { confirm, ..Settings::default() });
    let mut page = Page::with(MemorySaves { settings, ..MemorySaves::default() });
    page.press("play-friend");
    page.lay_out();
    page
}

#[tokio::test]
async fn the_first_start_asks_nothing() {
    let mut page = Page::first_start();
    assert_eq!(page.root("data-screen"), "home");
    for action in ["tutorial", "play-level-1", "play-friend"] {
        assert!(page.offers(action), "{action}");
    }
    page.press("play-level-1");
    assert_eq!(page.root("data-screen"), "game");
    assert_eq!(
        (page.root("data-to-move"), page.root("data-turn")),
        ("red".into(), "person".into())
    );
    assert_eq!((page.root("data-confirm"), page.root("data-marking")), ("on".into(), "on".into()));
    // Followed by the teacher's first remark.
    assert!(page.said().starts_with("Your turn"), "{}", page.said());
}

#[tokio::test]
async fn a_second_tap_places() {
    let mut page = two_players(true);
    page.tap("d4");
    assert_eq!(page.root("data-pending"), "d4");
    assert_eq!(
        (page.root("data-red"), page.cell("d4", "data-stone")),
        ("0".into(), "empty".into())
    );
    page.tap("d4");
    assert_eq!((page.root("data-pending"), page.root("data-red")), (String::new(), "1".into()));
    assert_eq!(
        (page.cell("d4", "data-stone"), page.cell("d4", "data-last")),
        ("red".into(), "true".into())
    );
    assert_eq!(page.root("data-to-move"), "blue");
}

#[tokio::test]
async fn the_confirm_button_places_once() {
    let mut page = two_players(true);
    page.tap("d4");
    page.press("confirm");
    page.press("confirm");
    assert_eq!((page.root("data-red"), page.root("data-blue")), ("1".into(), "0".into()));
}

#[tokio::test]
async fn a_tap_elsewhere_moves_the_pending_stone_or_takes_it_back() {
    let mut page = two_players(true);
    page.tap("d4");
    page.tap("e7");
    assert_eq!(page.root("data-pending"), "e7");
    page.finger("pointerdown", 1, Point { x: 2.0, y: 2.0 });
    page.finger("pointerup", 1, Point { x: 2.0, y: 2.0 });
    assert_eq!(page.root("data-pending"), "");
    page.tap("e7");
    page.press("undo");
    assert_eq!((page.root("data-pending"), page.root("data-red")), (String::new(), "0".into()));
    page.tap("e7");
    page.tap("e7");
    page.tap("d4");
    page.wait(Duration::from_millis(200)).await;
    page.tap("e7");
    assert_eq!((page.root("data-pending"), page.root("data-blue")), (String::new(), "0".into()));
}

#[tokio::test]
async fn without_confirm_a_tap_places_and_its_echo_does_nothing() {
    let mut page = two_players(false);
    page.tap("d4");
    page.tap("d4");
    assert_eq!((page.root("data-red"), page.root("data-notice")), ("1".into(), "turn".into()));
    assert!(!page.offers("confirm"));
}

#[tokio::test]
async fn fingers_that_are_no_tap_do_nothing() {
    let mut page = two_players(true);
    let (d4, e7) = (page.center_of("d4"), page.center_of("e7"));
    page.finger("pointerdown", 1, d4);
    page.finger("pointerup", 1, e7);
    page.finger("pointerdown", 1, d4);
    page.finger("pointerdown", 2, e7);
    page.finger("pointerup", 2, e7);
    page.finger("pointerup", 1, d4);
    page.finger("pointerdown", 1, d4);
    page.finger("pointercancel", 1, d4);
    page.finger("pointerup", 1, d4);
    assert_eq!((page.root("data-pending"), page.root("data-red")), (String::new(), "0".into()));
}

#[tokio::test]
async fn a_long_press_explains_and_places_nothing() {
    let mut page = two_players(false);
    page.tap("d4");
    page.tap("g7");
    let d5 = page.center_of("d5");
    page.finger("pointerdown", 1, d5);
    page.until(|page| page.root("data-notice") == "refused-joins").await;
    page.finger("pointerup", 1, d5);
    assert_eq!(page.said(), "Would join your single stone without capturing");
    assert_eq!((page.root("data-red"), page.root("data-blue")), ("1".into(), "1".into()));
}

#[tokio::test]
async fn the_mouse_explains_where_it_rests() {
    let mut page = two_players(false);
    let (d4, e7) = (page.center_of("d4"), page.center_of("e7"));
    page.pointer("pointermove", 1, d4, "mouse");
    page.until(|page| page.root("data-notice") == "explain-places").await;
    page.pointer("pointermove", 1, e7, "mouse");
    assert_eq!(page.root("data-notice"), "turn");
    page.pointer("pointerleave", 1, e7, "mouse");
    page.wait(Duration::from_millis(700)).await;
    assert_eq!(page.root("data-notice"), "turn");
}

#[tokio::test]
async fn a_screen_reader_activates_a_cell_once() {
    let mut page = two_players(true);
    page.activate("d4");
    assert_eq!(page.root("data-pending"), "d4");
    page.tap("e7");
    page.activate("e7");
    assert_eq!((page.root("data-pending"), page.root("data-red")), ("e7".into(), "0".into()));
}

#[tokio::test]
async fn a_refused_tap_says_why() {
    let mut page = two_players(false);
    // Blue's d5 takes d4: then a red pair stands beside a blue one.
    for cell in ["d4", "d6", "g9", "d5", "g2", "d4", "a1", "d3"] {
        page.tap(cell);
    }
    assert_eq!(page.root("data-notice"), "refused-not-smaller");
    page.tap("g9");
    assert_eq!(page.said(), "g9 is occupied");
    assert_eq!(page.cell("g9", "aria-label"), "g9, red stone, single");
}

#[tokio::test]
async fn the_computer_answers_and_undo_takes_both_back() {
    let mut page = Page::first_start();
    page.press("play-level-1");
    page.lay_out();
    page.tap("g7");
    page.tap("g7");
    assert_eq!(page.root("data-turn"), "computer");
    page.until(|page| page.root("data-turn") == "person").await;
    assert_eq!((page.root("data-red"), page.root("data-blue")), ("1".into(), "1".into()));
    page.press("undo");
    assert_eq!((page.root("data-red"), page.root("data-blue")), ("0".into(), "0".into()));
    page.press("redo");
    assert_eq!((page.root("data-red"), page.root("data-blue")), ("1".into(), "1".into()));
}

#[tokio::test]
async fn a_new_game_asks_before_it_drops_one() {
    let mut page = two_players(false);
    page.tap("d4");
    page.press("back");
    page.press("new-game");
    page.press("start-game");
    assert_eq!(page.by("data-dialog", "drop-game").attr("role"), Some("dialog"));
    page.press("dismiss");
    assert_eq!(page.root("data-screen"), "new-game");
    page.press("start-game");
    page.press("accept");
    assert_eq!((page.root("data-screen"), page.root("data-red")), ("game".into(), "0".into()));
}

#[tokio::test]
async fn a_tap_while_the_computer_is_to_move_places_nothing() {
    let mut page = Page::first_start();
    page.press("play-level-1");
    page.lay_out();
    page.tap("g7");
    page.tap("g7");
    page.tap("a1");
    assert_eq!((page.root("data-pending"), page.root("data-red")), (String::new(), "1".into()));
}

#[tokio::test]
async fn a_tap_that_began_before_the_computer_placed_is_not_for_the_new_position() {
    let settings = Some(Settings { confirm: false, ..Settings::default() });
    let mut page = Page::with(MemorySaves { settings, ..MemorySaves::default() });
    page.press("play-level-1");
    page.lay_out();
    page.tap("g7");
    // A finger goes down again and again, never for as long as a long press, until the answer comes under it.
    let g13 = page.center_of("g13");
    loop {
        assert_eq!(page.root("data-turn"), "computer");
        page.finger("pointerdown", 1, g13);
        page.wait(Duration::from_millis(50)).await;
        if page.root("data-turn") == "person" {
            break;
        }
        page.finger("pointercancel", 1, g13);
    }
    page.finger("pointerup", 1, g13);
    assert_eq!((page.root("data-red"), page.root("data-blue")), ("1".into(), "1".into()));
    let free = page.every("data-legal", "plain").remove(0);
    let free = free.attr("data-cell").expect("a cell").to_string();
    page.tap(&free);
    assert_eq!(page.root("data-red"), "2", "the next tap counts");
}

#[tokio::test]
async fn an_enlarged_board_is_panned_by_one_finger_and_tapped_where_it_shows() {
    let mut page = two_players(true);
    page.pinch(100.0, 200.0);
    assert_eq!(page.by("class", "board-area").attr("data-zoomed"), Some("true"));
    assert_eq!(page.root("data-pending"), "", "pinching taps nothing");
    // The middle stays in the middle; then the board is moved by half its old width.
    let middle = page.center_of("g7");
    page.finger("pointerdown", 1, middle);
    page.finger("pointerup", 1, middle);
    assert_eq!(page.root("data-pending"), "g7");
    page.finger("pointerdown", 1, middle);
    page.finger("pointermove", 1, Point { x: middle.x + 90.0, ..middle });
    page.finger("pointerup", 1, Point { x: middle.x + 90.0, ..middle });
    assert_eq!(page.root("data-pending"), "g7", "panning taps nothing");
    page.finger("pointerdown", 1, middle);
    page.finger("pointerup", 1, middle);
    assert_ne!(page.root("data-pending"), "g7");
    page.press("zoom-out");
    assert_eq!(page.by("class", "board-area").attr("data-zoomed"), None);
}

#[tokio::test]
async fn an_enlarged_board_follows_the_computer() {
    let mut page = Page::first_start();
    page.press("play-level-1");
    page.lay_out();
    page.pinch(10.0, 200.0);
    // Until then a click would be that of the fingers.
    page.wait(Duration::from_millis(800)).await;
    for _ in 0..4 {
        let legal = page.every("data-legal", "plain");
        let cell = legal[0].attr("data-cell").expect("a cell").to_string();
        page.activate(&cell);
        page.press("confirm");
        assert_eq!(page.root("data-turn"), "computer");
        page.until(|page| page.root("data-turn") == "person" && shows_the_last(page)).await;
    }
}

/// Whether the last placement lies in the part of the board that is shown.
fn shows_the_last(page: &Page) -> bool {
    let numbers = |text: &str| -> Vec<f32> {
        text.split([' ', '(', ')']).flat_map(str::parse::<f32>).collect()
    };
    let last = numbers(page.by("data-last", "true").attr("transform").expect("its place"));
    let all = page.all();
    let is_board = |class: &str| class.starts_with("board marks");
    let board = all.iter().find(|found| found.attr("class").is_some_and(is_board));
    let shown = numbers(board.and_then(|board| board.attr("viewBox")).expect("the part shown"));
    (shown[0]..shown[0] + shown[2]).contains(&last[0])
        && (shown[1]..shown[1] + shown[3]).contains(&last[1])
}

#[tokio::test]
async fn the_menu_takes_every_tap_until_it_is_left() {
    let mut page = two_players(true);
    page.press("menu");
    assert_eq!(page.by("class", "stage").attr("inert"), Some("true"));
    assert!(page.by("data-dialog", "menu").attr("aria-modal").is_some());
    page.press("close-menu");
    assert_eq!(page.by("class", "stage").attr("inert"), None);
    page.press("menu");
    page.press("settings");
    assert_eq!(
        (page.root("data-screen"), page.every("data-dialog", "menu").len()),
        ("settings".into(), 0)
    );
}

/// A game of two persons on a board whose cells are small on a phone.
fn two_players_on_a_large_board() -> Page {
    let mut page = two_players(true);
    page.press("menu");
    page.press("new-game");
    page.change("kind-square", "square");
    page.change("side-19", "19");
    page.press("start-game");
    page.lay_out();
    page
}

#[tokio::test]
async fn on_small_cells_the_pending_stone_can_be_nudged_and_looked_at() {
    let mut page = two_players_on_a_large_board();
    assert!(!page.offers("nudge-up"), "nothing to nudge");
    page.tap("d4");
    page.press("nudge-up");
    assert_eq!(page.root("data-pending"), "d5");
    page.press("zoom-in");
    page.press("nudge-left");
    assert_eq!(page.root("data-pending"), "c5", "a closer look takes nothing back");
    page.key_on("data-action", "zoom-out", "Enter");
    page.key_on("data-action", "nudge-up", "Enter");
    assert_eq!((page.root("data-pending"), page.root("data-red")), ("c5".into(), "0".into()));
    page.press("confirm");
    assert_eq!(page.cell("c5", "data-stone"), "red");
    assert!(page.offers("zoom-out"));
}

#[tokio::test]
async fn what_was_taken_in_a_turn_is_counted() {
    let mut page = two_players(false);
    for cell in ["d4", "d5", "a1", "g7", "e5"] {
        page.tap(cell);
    }
    assert_eq!(page.said(), "Red took 1 · Red places again");
    page.tap("g2");
    assert_eq!(page.said(), "Red took 1 · Blue to place");
}
