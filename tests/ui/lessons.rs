//! Lessons on the page.

use oust::{
    app::{AppState, Date, Game, GameStart, Language, Seat, Settings, Terms, learn::LESSONS},
    engine::{
        level::Level,
        rules::{GameRecord, Position},
        search::{ChainAnswer, ChainLimits, winning_chain},
    },
    storage::MemorySaves,
};

use crate::page::Page;

fn tutorial_in(language: Language) -> Page {
    let settings = Some(Settings { language, confirm: false, ..Settings::default() });
    let mut page = Page::with(MemorySaves { settings, ..MemorySaves::default() });
    page.press("tutorial");
    page
}

#[tokio::test]
async fn the_list_leads_to_every_lesson_and_to_the_first_game() {
    let mut page = tutorial_in(Language::English);
    assert_eq!(page.root("data-screen"), "tutorial");
    for lesson in &LESSONS {
        page.press(&format!("lesson-{}", lesson.name));
        assert_eq!(page.root("data-screen"), "lesson");
        page.press("rules");
        page.press("back");
        page.press("back");
    }
    page.press("first-game");
    assert_eq!(
        (page.root("data-screen"), page.root("data-turn")),
        ("game".into(), "person".into())
    );
}

#[tokio::test]
async fn a_lesson_is_done_by_taps_in_every_language() {
    let words = [
        (Language::English, "Two against one: the blue stone is gone."),
        (Language::Dutch, "Twee tegen één: de blauwe steen is weg."),
        (Language::Russian, "Двое против одного: синий камень снят."),
    ];
    for (language, praise) in words {
        let mut page = tutorial_in(language);
        page.press("lesson-capturing");
        assert!(!page.offers("next"));
        page.lay_out();
        page.tap("c4");
        assert_eq!(page.by("class", "say").attr("data-tone"), Some("wrong"));
        page.tap("d4");
        assert_eq!(page.said(), praise);
        page.press("next");
        page.press("back");
        assert_eq!(page.by("data-action", "lesson-capturing").attr("data-done"), Some("false"));
    }
}

#[tokio::test]
async fn after_a_wrong_turn_another_try_is_the_first_thing_to_do() {
    let mut page = Page::first_start();
    page.press("tutorial");
    page.press("lesson-capturing");
    assert!(page.offers("confirm") && !page.offers("try-again"));
    page.lay_out();
    page.tap("a1");
    page.press("confirm");
    assert_eq!(page.by("class", "say").attr("data-tone"), Some("wrong"));
    let again = page.by("data-action", "try-again");
    assert!(again.attr("class").unwrap().contains("strong"));
    assert!(!page.offers("confirm"), "nothing can be placed any more");
    page.press("try-again");
    assert!(page.offers("confirm") && !page.offers("try-again"));
}

#[tokio::test]
async fn a_lesson_is_done_by_keys() {
    let mut page = tutorial_in(Language::English);
    page.press("lesson-capturing");
    // The middle of the board has the focus: it is the cell that captures.
    page.key("Enter", "Enter");
    assert!(page.offers("next"));
}

#[tokio::test]
async fn a_question_is_answered_by_buttons() {
    let mut page = tutorial_in(Language::English);
    page.press("lesson-groups");
    page.press("answer-2");
    assert_eq!(page.said(), "Not 2 · Two pairs and a single stone.");
    page.press("answer-3");
    page.press("next");
    page.press("answer-4");
    page.press("next");
    page.press("back");
    assert_eq!(page.by("data-action", "lesson-groups").attr("data-done"), Some("true"));
}

#[tokio::test]
async fn puzzles_are_reached_from_the_list_of_lessons() {
    let mut page = tutorial_in(Language::Dutch);
    page.press("puzzles");
    assert_eq!(page.root("data-screen"), "puzzles");
    for kind in ["puzzle-daily", "puzzle-win", "puzzle-save", "puzzle-two", "puzzle-seed"] {
        page.press(kind);
        assert_eq!(page.root("data-screen"), "puzzle");
        page.press("show-solution");
        assert_eq!(page.every("data-hint", "true").len(), 1, "the right cell is lit up");
        page.press("next");
        page.press("back");
    }
}

/// Taps a chain that wins from this position.
fn win(page: &mut Page, position: &str) {
    let position: Position = position.parse().unwrap();
    let ChainAnswer::Wins(chain) = winning_chain(&position, &ChainLimits::default()) else {
        panic!("a chain wins")
    };
    page.lay_out();
    chain.iter().for_each(|cell| page.tap(&position.geometry().name(*cell)));
}

#[tokio::test]
async fn the_last_lesson_leads_to_the_first_game_which_is_ticked_off_when_it_was_played() {
    let mut page = tutorial_in(Language::English);
    page.press("lesson-game");
    page.lay_out();
    page.tap("a1");
    page.press("next");
    win(&mut page, LESSONS.last().unwrap().tasks[1].position);
    assert_eq!(page.by("data-action", "next").text, "First game");
    page.press("next");
    assert_eq!(page.root("data-screen"), "game");
    let first_game = |page: &mut Page| {
        page.press("back");
        page.by("data-action", "first-game").attr("data-done").map(str::to_owned)
    };
    assert_eq!(first_game(&mut page).as_deref(), Some("false"));
    page.press("first-game");
    page.press("menu");
    page.press("resign");
    page.press("accept");
    assert_eq!(first_game(&mut page).as_deref(), Some("true"));
}

#[tokio::test]
async fn after_a_win_the_next_level_is_the_first_thing_to_do() {
    let mut page = Page::with(game_to_win());
    page.press("continue");
    win(&mut page, GAME_TO_WIN);
    assert_eq!(page.root("data-outcome"), "red");
    let next = page.by("data-action", "offered-level");
    assert_eq!(next.text, "Level 5");
    assert!(next.attr("class").unwrap().contains("strong"));
    page.press("offered-level");
    assert_eq!((page.root("data-outcome"), page.root("data-red")), ("none".into(), "0".into()));
}

#[tokio::test]
async fn the_rules_are_reached_from_every_screen() {
    let mut page = tutorial_in(Language::English);
    // From home, on other than the first start; and with something to review.
    page.press("first-game");
    page.lay_out();
    page.tap("e5");
    let ways: [&[&str]; 13] = [
        &[],
        &["new-game"],
        &["games"],
        &["games", "statistics"],
        &["games", "open-text"],
        &["tutorial"],
        &["tutorial", "lesson-chain"],
        &["tutorial", "puzzles"],
        &["tutorial", "puzzles", "puzzle-win"],
        &["settings"],
        &["continue", "menu"],
        &["continue", "menu", "review"],
        &["continue", "menu", "share"],
    ];
    for way in ways {
        while page.root("data-screen") != "home" {
            page.press("back");
        }
        way.iter().for_each(|action| page.press(action));
        page.press("rules");
        assert_eq!(page.root("data-screen"), "rules", "{way:?}");
    }
}

const GAME_TO_WIN: &str = "hex4.2r1.1r3.6.1rb3r.r5.4b.b1bb.red";

/// A game of Red against level 4 that Red could win at once, by a chain that begins at e3.
fn game_to_win() -> MemorySaves {
    let position: Position = GAME_TO_WIN.parse().unwrap();
    let start = GameStart { rng_seed: 1, date: Date::default() };
    let seats = [Seat::Person, Seat::Computer(Level::ALL[3])];
    let record = GameRecord::starting_from(position);
    let game = Game::begin(record, seats, Terms::default(), start).snapshot();
    let session = {
        let mut state = AppState::default();
        state.game = Some(Game::restore(game.clone()));
        state.session()
    };
    MemorySaves {
        settings: Some(Settings { confirm: false, ..Settings::default() }),
        session: Some(session),
        games: [(game.id, game)].into(),
        ..MemorySaves::default()
    }
}

#[tokio::test]
async fn a_remark_on_a_placement_takes_it_back() {
    let mut page = Page::with(game_to_win());
    page.press("continue");
    page.lay_out();
    let red = page.root("data-red");
    page.tap("b5");
    let said = page.said();
    assert!(said.contains("You could have taken everything, beginning at e3"), "{said}");
    page.press("take-back");
    assert_eq!((page.root("data-red"), page.root("data-turn")), (red, "person".into()));
    assert!(!page.offers("take-back"));
}
