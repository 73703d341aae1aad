//! Every screen and what opens on it, in every language: what a control is called, and what is said at all.

use oust::{
    app::{Language, Settings},
    storage::MemorySaves,
};

use crate::page::Page;

/// A game as a friend may send it, with a fault at its end.
const FRIENDS_GAME: &str = "Oust\nBoard: hex 3\n\n1. Red a1\n2. Blue c3\n3. Red z9\n";

/// What is looked at, with the name of the stop.
type Look<'a> = dyn FnMut(&Page, &str) + 'a;

/// Walks past everything, from the first start on.
async fn walk(language: Language, look: &mut Look<'_>) {
    let settings = Some(Settings { language, confirm: false, ..Settings::default() });
    let mut page = Page::with(MemorySaves { settings, ..MemorySaves::default() });
    look(&page, "first start");
    for action in ["rules", "settings"] {
        page.press(action);
        look(&page, action);
        page.press("back");
    }
    past_lessons(&mut page, look);
    past_a_game(&mut page, look);
    past_a_new_game(&mut page, look);
    past_what_is_kept(&mut page, look).await;
}

fn past_lessons(page: &mut Page, look: &mut Look) {
    page.press("tutorial");
    look(page, "lessons");
    page.press("lesson-capturing");
    look(page, "a lesson");
    page.lay_out();
    page.tap("c4");
    look(page, "a lesson's objection");
    page.tap("d4");
    look(page, "a lesson done");
    page.press("back");
    page.press("puzzles");
    look(page, "puzzles");
    page.press("puzzle-win");
    look(page, "a puzzle");
    page.press("show-solution");
    look(page, "a solution");
    page.press("back");
    page.press("back");
    page.press("back");
}

fn past_a_game(page: &mut Page, look: &mut Look) {
    page.press("play-friend");
    page.lay_out();
    look(page, "an empty board");
    page.tap("d4");
    page.press("undo");
    look(page, "the question of undo");
    page.press("dismiss");
    page.press("menu");
    look(page, "the menu");
    page.change("set-group-sizes", "true");
    page.press("resign");
    look(page, "the question of resigning");
    page.press("dismiss");
    page.press("menu");
    page.press("share");
    look(page, "share");
    page.write("record-text", FRIENDS_GAME);
    page.press("read-text");
    look(page, "a text with a fault");
    page.press("back");
    page.press("back");
    look(page, "home");
}

fn past_a_new_game(page: &mut Page, look: &mut Look) {
    page.press("new-game");
    look(page, "a new game against a person");
    page.change("set-clock", "true");
    page.change("set-swap", "true");
    page.change("head-start-2", "2");
    page.change("kind-square", "square");
    look(page, "a new game with everything");
    page.change("head-start-0", "0");
    page.press("start-game");
    look(page, "the question of another game");
    page.press("accept");
    page.lay_out();
    page.tap("d4");
    look(page, "the offer to swap");
    page.press("menu");
    page.press("resign");
    page.press("accept");
    look(page, "the end");
    page.press("new-game");
    page.change("opponent-computer", "computer");
    look(page, "a new game against the computer");
    page.press("start-game");
    page.press("menu");
    page.press("resign");
    page.press("accept");
    page.press("back");
}

async fn past_what_is_kept(page: &mut Page, look: &mut Look<'_>) {
    page.press("games");
    page.until(|page| !page.every("data-action", "open-game").is_empty()).await;
    look(page, "games");
    page.write("search-games", "7");
    page.press_first("rename-game");
    look(page, "renaming");
    page.press("save-name");
    page.press_first("delete-game");
    look(page, "a deleted game");
    page.press("statistics");
    look(page, "statistics");
    page.press("clear-statistics");
    look(page, "the question of the statistics");
}

/// What is wrong with the names of the page's controls.
fn unnamed(page: &Page) -> Vec<String> {
    let all = page.all();
    let controls = all.iter().filter(|found| ["button", "input", "textarea"].contains(&found.tag));
    let is_named = |found: &&crate::page::Found| {
        let label = found.attr("aria-label").is_some_and(|label| !label.is_empty());
        // An input is named by the label around it.
        found.attr("data-action").is_some()
            && (label || found.tag == "input" || !found.text.is_empty())
    };
    controls.filter(|found| !is_named(found)).map(|found| format!("{found:?}")).collect()
}

#[tokio::test]
async fn every_control_on_every_screen_has_a_name_and_an_action() {
    let mut stops = 0;
    walk(Language::English, &mut |page, name| {
        stops += 1;
        assert_eq!(unnamed(page), Vec::<String>::new(), "{name}");
    })
    .await;
    assert!(stops > 25, "{stops} stops");
}

#[tokio::test]
async fn no_screen_speaks_two_languages() {
    let english = texts_of(Language::English).await;
    for language in [Language::Dutch, Language::Russian] {
        let told = texts_of(language).await;
        for ((name, english), (_, told)) in english.iter().zip(&told) {
            let same: Vec<_> = told.iter().filter(|text| english.contains(text)).collect();
            let words = same.iter().filter(|text| is_a_sentence(text)).collect::<Vec<_>>();
            assert!(words.is_empty(), "{language:?}, {name}: {words:?}");
        }
    }
}

/// The texts on the page at each stop.
async fn texts_of(language: Language) -> Vec<(String, Vec<String>)> {
    let mut texts = Vec::new();
    walk(language, &mut |page, name| {
        let leaves = page.all().into_iter().filter(|found| {
            ["b", "small", "p", "h2", "legend", "figcaption", "dt", "caption"].contains(&found.tag)
                && found.attr("data-code").is_none()
        });
        texts.push((name.to_owned(), leaves.map(|found| found.text).collect()));
    })
    .await;
    texts
}

/// Two words or more: names and numbers may be alike.
fn is_a_sentence(text: &str) -> bool {
    text.split_whitespace()
        .filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 2)
        .count()
        > 1
}
