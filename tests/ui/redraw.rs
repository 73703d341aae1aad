//! Only what changed is drawn again: edits are counted.

use crate::{game::two_players, page::Page};

#[tokio::test]
async fn a_tap_that_shows_a_pending_stone_touches_a_few_elements() {
    let mut page = two_players(true);
    page.tap("d4");
    assert!(page.edits <= 40, "{} edits for the first pending stone", page.edits);
    page.tap("g9");
    assert!(page.edits <= 40, "{} edits for moving it", page.edits);
}

#[tokio::test]
async fn a_placement_touches_its_surroundings_and_the_counters() {
    let mut page = two_players(false);
    page.tap("d4");
    assert!(page.edits <= 60, "{} edits for the first stone", page.edits);
    page.tap("g9");
    // Cells beside the red stone are open to Blue and closed to Red: the six around each change.
    assert!(page.edits <= 120, "{} edits for the second stone", page.edits);
}

#[tokio::test]
async fn the_marks_are_one_drawing_that_follows_the_game() {
    let mut page = two_players(false);
    let check = |page: &Page| {
        let dots = |class| page.by("class", class).attr("d").map_or(0, |d| d.matches('M').count());
        let [spots, rings] = ["spot", "ring"].map(|mark| page.every("data-mark", mark).len());
        assert_eq!((dots("spot"), dots("spot-edge")), (spots + rings, spots + rings));
        assert_eq!((dots("ring"), dots("ring-edge")), (rings, rings));
        (spots, rings)
    };
    assert_eq!(check(&page), (127, 0));
    page.tap("d4");
    // Blue may place beside the red stone too, but not on it.
    assert_eq!(check(&page), (126, 0));
    page.tap("d5");
    // Beside its own stone, which touches the blue one, Red captures.
    assert_eq!(check(&page), (120, 5));
}

#[tokio::test]
async fn the_mouse_over_the_board_draws_nothing() {
    let mut page = two_players(false);
    let d4 = page.center_of("d4");
    page.pointer("pointermove", 1, d4, "mouse");
    assert_eq!(page.edits, 0);
}
