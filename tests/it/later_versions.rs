//! A later version of the app may write more into every file: what this one knows of it is read.

use oust::{
    app::{
        Date, Game, GameSetup, GameStart, KeptReview, LearnProgress, Screen, Session, Settings,
        Statistics, learn::Left,
    },
    engine::board::BoardSpec,
    storage::{
        saved_game::{read_game, write_game},
        saved_progress::{read_progress, write_progress},
        saved_review::{read_review, write_review},
        saved_session::{read_session, write_session},
        saved_settings::{read_settings, write_settings},
        saved_statistics::{read_statistics, write_statistics},
        sealed::{Unreadable, seal},
    },
};

fn check<T: PartialEq + std::fmt::Debug>(
    text: &str,
    read: impl Fn(&[u8]) -> Result<T, Unreadable>,
) {
    let whole = read(text.as_bytes()).unwrap();
    let mut value: serde_json::Value = serde_json::from_str(text).unwrap();
    value["content"]["invented_later"] = serde_json::json!({ "a": [1, null, "x"] });
    let later = seal(&value["content"]);
    assert_eq!(read(later.as_bytes()).as_ref(), Ok(&whole), "{later}");
    // Also outside the content.
    let mut value: serde_json::Value = serde_json::from_str(&later).unwrap();
    value["written_by"] = "a later version".into();
    assert_eq!(read(value.to_string().as_bytes()).as_ref(), Ok(&whole));
}

#[test]
fn fields_of_later_versions_are_passed_over() {
    let start = GameStart { rng_seed: 1, date: Date { unix_ms: 2 } };
    let game = Game::new(&GameSetup::default(), start).snapshot();
    let session = Session {
        game: Some(game.id),
        screens: vec![Screen::Game],
        setup: GameSetup::default(),
        names: Default::default(),
        review: None,
        left: Left::default(),
    };
    let review =
        KeptReview { game: game.id, board: BoardSpec::HEX_7, moves: vec![], judged: vec![] };
    check(&write_game(&game), read_game);
    check(&write_settings(&Settings::default()), read_settings);
    check(&write_session(&session), read_session);
    check(&write_statistics(&Statistics::default()), read_statistics);
    check(&write_progress(&LearnProgress::default()), read_progress);
    check(&write_review(&review), read_review);
}
