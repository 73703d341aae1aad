//! The whole app by keyboard.

use crate::{game::two_players, page::Page};

fn focused(page: &Page) -> Vec<String> {
    let cells = page.all().into_iter().filter(|found| found.attr("data-cell").is_some());
    let focused = cells.filter(|found| found.attr("tabindex") == Some("0"));
    focused.filter_map(|found| Some(found.attr("data-cell")?.to_string())).collect()
}

#[tokio::test]
async fn one_cell_can_be_reached_by_tab_and_arrows_lead_to_the_others() {
    let mut page = two_players(true);
    assert_eq!(focused(&page), ["g7"]);
    page.key("ArrowUp", "ArrowUp");
    assert_eq!(focused(&page), ["g8"]);
    for key in ["ArrowDown", "ArrowRight", "ArrowLeft"] {
        page.key(key, key);
    }
    assert_eq!(focused(&page), ["g7"]);
}

#[tokio::test]
async fn enter_is_a_tap_and_its_repeats_are_none() {
    let mut page = two_players(true);
    page.key("Enter", "Enter");
    assert_eq!(page.root("data-pending"), "g7");
    page.key_with("Enter", "Enter", true);
    assert_eq!(page.root("data-pending"), "g7");
    page.key("Enter", "Enter");
    assert_eq!((page.root("data-pending"), page.root("data-red")), (String::new(), "1".into()));
}

#[tokio::test]
async fn escape_takes_back_and_letters_work_in_every_alphabet() {
    let mut page = two_players(true);
    page.key("Enter", "Enter");
    page.key("Escape", "Escape");
    assert_eq!(
        (page.root("data-pending"), page.root("data-screen")),
        (String::new(), "game".into())
    );
    page.key("Enter", "Enter");
    page.key("Enter", "Enter");
    page.key("г", "KeyU");
    // A turn that is over is taken back when the other person agrees.
    page.press("accept");
    assert_eq!(page.root("data-red"), "0");
    page.key("r", "KeyR");
    assert_eq!(page.root("data-red"), "1");
}
