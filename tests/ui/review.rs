//! A game looked through by presses and keys, and judged by the real worker.

use oust::{app::Settings, storage::MemorySaves};

use crate::page::Page;

/// A game of two persons, in which d5 is taken, looked through.
fn looking() -> Page {
    let settings = Some(Settings { confirm: false, ..Settings::default() });
    let mut page = Page::with(MemorySaves { settings, ..MemorySaves::default() });
    page.press("play-friend");
    page.lay_out();
    for cell in ["d4", "d6", "a1", "m13", "d5"] {
        page.tap(cell);
    }
    page.press("menu");
    page.press("review");
    page
}

fn shown(page: &Page) -> String {
    let main = page.all().into_iter().find(|found| found.attr("data-shown").is_some());
    main.expect("the screen of review").attr("data-shown").unwrap_or_default().to_string()
}

/// Positions that have been judged.
fn judged(page: &Page) -> usize {
    let found = page.all().into_iter().find(|found| found.attr("data-judged").is_some());
    found.map_or(0, |found| found.attr("data-judged").unwrap_or_default().parse().unwrap_or(0))
}

#[tokio::test]
async fn every_placement_and_every_turn_can_be_reached() {
    let mut page = looking();
    assert_eq!((page.root("data-screen"), shown(&page)), ("review".into(), "5".into()));
    assert_eq!((page.root("data-red"), page.root("data-blue")), ("3".into(), "1".into()));
    assert!(page.said().contains("Red: d5 takes 1"), "{}", page.said());
    let steps = [
        ("step-back", "4"),
        ("step-first", "0"),
        ("step-on", "1"),
        ("step-turn-on", "2"),
        ("step-turn-back", "1"),
        ("step-last", "5"),
    ];
    for (action, stop) in steps {
        page.press(action);
        assert_eq!(shown(&page), stop, "{action}");
    }
    let keys = [
        ("ArrowLeft", "4"),
        ("Home", "0"),
        ("ArrowRight", "1"),
        ("PageDown", "2"),
        ("ArrowUp", "1"),
        ("ArrowDown", "2"),
        ("End", "5"),
    ];
    for (key, stop) in keys {
        page.key_on("data-action", "graph", key);
        assert_eq!(shown(&page), stop, "{key}");
    }
    page.press("step-first");
    assert_eq!((page.root("data-red"), page.root("data-turn")), ("0".into(), "none".into()));
    assert!(page.html().contains("Before the first stone"));
}

#[tokio::test]
async fn level_6_goes_through_the_game_and_what_it_found_is_kept() {
    let mut page = looking();
    assert_eq!(page.by("data-action", "show-better").attr("aria-disabled"), Some("true"));
    page.press("judge");
    assert_eq!(page.by("role", "progressbar").attr("aria-valuemax"), Some("6"));
    page.until(|page| judged(page) > 0).await;
    page.press("cancel-judging");
    let found = judged(&page);
    assert!(page.by("data-action", "judge").text.contains("Go on"));
    page.press("back");
    page.press("back");
    page.press("games");
    page.until(|page| page.offers("review-game")).await;
    page.press("review-game");
    page.until(|page| page.offers("judge") && judged(page) == found).await;
    page.press("judge");
    page.until(|page| judged(page) == 6).await;
    assert!(!page.offers("judge") && !page.offers("cancel-judging"));
    let graph = page.by("data-action", "graph");
    let values = graph.attr("data-values").unwrap_or_default();
    assert_eq!(values.split(' ').count(), 6, "{values}");
    let value = values.rsplit(':').next().and_then(|value| value.parse::<f32>().ok());
    let percent = (value.expect("a number") / 100.0).round();
    let spoken = graph.attr("aria-valuetext").unwrap_or_default();
    assert!(spoken.contains(&format!("Red {percent}%")), "{spoken} but {values}");
}

#[tokio::test]
async fn a_better_placement_is_shown_on_the_board_and_a_new_game_begins_there() {
    let mut page = looking();
    page.press("judge");
    page.until(|page| judged(page) == 6).await;
    // Some placement was not the one that level 6 likes best.
    page.press("step-first");
    let is_better =
        |page: &Page| page.by("data-action", "show-better").attr("aria-disabled").is_none();
    while !is_better(&page) && shown(&page) != "5" {
        page.press("step-on");
    }
    assert!(is_better(&page));
    let before = shown(&page);
    page.press("show-better");
    assert_eq!(page.by("data-action", "show-better").attr("aria-pressed"), Some("true"));
    assert!(page.said().contains("Better, "), "{}", page.said());
    assert_eq!(page.every("class", "size").len(), 1, "the stone carries its number");
    page.press("step-on");
    page.press("show-better");
    assert_eq!((shown(&page), page.every("class", "size").len()), (before.clone(), 0));
    page.press("show-better");
    let stones = (page.root("data-red"), page.root("data-blue"));
    page.press("play-from-here");
    assert_eq!(page.root("data-screen"), "game");
    assert_eq!((page.root("data-red"), page.root("data-blue")), stones);
    // The old game is as it was, beside the new one.
    page.press("back");
    page.press("games");
    page.until(|page| page.every("data-action", "review-game").len() == 2).await;
}
