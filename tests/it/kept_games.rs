//! The games kept, in files: listed, renamed, deleted, damaged, a thousand of them.

use std::{fs, path::Path};

use oust::{
    app::{
        AppState, Date, Forfeit, GameEnd, GameId, GameList, GameSetup, GameStart, GameSummary,
        Intent, LibraryIntent, Opponent, Snapshot, Terms, reduce,
    },
    engine::{
        board::BoardSpec,
        level::Level,
        rules::{GameRecord, Move, Player},
        search::SearchRng,
    },
    storage::{
        FileSaves, Saves,
        saved_game::{read_game, write_game},
        sealed::seal,
    },
};

/// A game of some placements, named by its number.
fn game(number: u64, placements: usize) -> Snapshot {
    let board = [BoardSpec::HEX_7, BoardSpec::Square(11), BoardSpec::Hex(4)][number as usize % 3];
    let mut rng = SearchRng::new(number);
    let mut record = GameRecord::new(board);
    while record.moves().len() < placements && record.position().outcome().is_none() {
        let legal = record.position().legal_placements();
        let mv = match legal.len() {
            0 => Move::Pass,
            count => Move::Place(legal.iter().nth(rng.below(count)).unwrap()),
        };
        record.push(mv).unwrap();
    }
    let opponent = Opponent::Computer(Level::ALL[number as usize % 6]);
    let setup = GameSetup { board, opponent, ..GameSetup::default() };
    let start = GameStart { rng_seed: number, date: Date { unix_ms: 1_700_000_000_000 + number } };
    let cursor = record.moves().len();
    let seats = setup.seats(start);
    let (terms, forfeit) = (Terms::default(), None);
    Snapshot { id: start.id(), start, seats, terms, record, cursor, forfeit }
}

fn saves_in(folder: &Path) -> FileSaves {
    FileSaves::new(Some(folder.to_owned()))
}

fn listed(saves: &mut FileSaves) -> Vec<GameId> {
    saves.list_games().games.iter().map(|game| game.id).collect()
}

#[test]
fn the_list_says_of_every_game_what_the_game_says() {
    let folder = tempfile::tempdir().unwrap();
    let mut saves = saves_in(folder.path());
    let games: Vec<Snapshot> = (0..12).map(|number| game(number, 30 * number as usize)).collect();
    for game in &games {
        saves.save_game(game).unwrap();
    }
    // Once from the files, and once from the index.
    for _ in 0..2 {
        let list = saves.list_games();
        assert_eq!((list.games.len(), list.troubles.len()), (12, 0));
        for game in &games {
            let found = list.games.iter().find(|summary| summary.id == game.id).unwrap();
            assert_eq!(found, &GameSummary::of(game, found.written));
            assert_eq!(found.end, game.end());
        }
    }
}

#[test]
fn a_thousand_games_are_listed_from_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut saves = saves_in(folder.path());
    fs::create_dir_all(folder.path().join("games")).unwrap();
    for number in 0..1000 {
        let game = game(number, 40);
        let file = folder.path().join("games").join(format!("{}.json", game.id));
        fs::write(file, oust::storage::saved_game::write_game(&game)).unwrap();
    }
    assert_eq!(saves.list_games().files_read, 1000);
    let list = saves.list_games();
    assert_eq!((list.games.len(), list.files_read), (1000, 0), "no game's file is opened");
    // Only what changed is read again.
    let mut changed = game(500, 60);
    changed.terms.title = "Changed".to_owned();
    saves.save_game(&changed).unwrap();
    let list = saves.list_games();
    assert_eq!((list.games.len(), list.files_read), (1000, 1));
    assert_eq!(list.games.iter().filter(|game| game.title == "Changed").count(), 1);
    let size = fs::metadata(folder.path().join("games-index.json")).unwrap().len();
    assert!(size < 600_000, "{size} bytes for the index");
}

#[test]
fn a_damaged_file_harms_no_other_game_and_no_damaged_index_harms_any() {
    let folder = tempfile::tempdir().unwrap();
    let mut saves = saves_in(folder.path());
    for number in 0..3 {
        saves.save_game(&game(number, 20)).unwrap();
    }
    let damaged = folder.path().join("games").join(format!("{}.json", game(1, 0).id));
    fs::write(&damaged, "{ nothing of ours").unwrap();
    let list = saves.list_games();
    assert_eq!((list.games.len(), list.troubles.len()), (2, 1));
    assert!(list.troubles[0].file.contains("damaged"), "{:?}", list.troubles);
    assert!(folder.path().join("games").join(&list.troubles[0].file).exists(), "it is kept aside");
    assert_eq!(saves.list_games().troubles, [], "and told once");
    for noise in ["", "{}", "{\"version\":1,\"games\":{\"x\":3}}", "\u{0}"] {
        fs::write(folder.path().join("games-index.json"), noise).unwrap();
        assert_eq!(saves.list_games().games.len(), 2, "{noise}");
    }
    // A file under another game's name is no game either, in the list and at a start.
    let file_of = |number| folder.path().join("games").join(format!("{}.json", game(number, 0).id));
    fs::copy(file_of(0), file_of(9)).unwrap();
    assert_eq!(saves.list_games().troubles.len(), 1);
    fs::copy(file_of(0), file_of(9)).unwrap();
    let launch = saves.launch();
    assert_eq!((launch.game, launch.troubles.len()), (None, 1));
}

#[test]
fn games_are_renamed_deleted_and_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut saves = saves_in(folder.path());
    let (one, other) = (game(0, 20), game(1, 20));
    saves.save_game(&one).unwrap();
    saves.save_game(&other).unwrap();
    saves.rename_game(one.id, "Finale").unwrap();
    assert_eq!(saves.load_game(one.id).unwrap().terms.title, "Finale");
    assert_eq!(saves.load_game(one.id).unwrap().record, one.record);
    saves.delete_game(one.id).unwrap();
    assert_eq!(listed(&mut saves), [other.id]);
    assert!(saves.load_game(one.id).is_err());
    saves.restore_game(one.id).unwrap();
    assert_eq!(listed(&mut saves).len(), 2);
    saves.delete_game(other.id).unwrap();
    // The next start forgets it for good.
    saves.launch();
    assert!(saves.restore_game(other.id).is_err());
    assert_eq!(listed(&mut saves), [one.id]);
}

#[test]
fn undo_brings_a_deleted_game_back_to_its_place_also_among_games_of_one_millisecond() {
    let mut games: Vec<GameSummary> = (0..6)
        .map(|number| GameSummary::of(&game(number, 3), Date { unix_ms: number / 3 }))
        .collect();
    games.sort_by_key(|game| std::cmp::Reverse((game.written.unix_ms, game.id)));
    let list = GameList { games: games.clone(), ..GameList::default() };
    let mut state = AppState::default();
    reduce(&mut state, Intent::Library(LibraryIntent::Listed(list)));
    for game in &games {
        reduce(&mut state, Intent::Library(LibraryIntent::Delete(game.id)));
        reduce(&mut state, Intent::Library(LibraryIntent::UndoDelete));
        assert_eq!(state.library.games.as_deref(), Some(&games));
    }
}

#[test]
fn a_name_and_a_look_leave_a_game_in_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let mut saves = saves_in(folder.path());
    let pause = || std::thread::sleep(std::time::Duration::from_millis(20));
    let games: Vec<Snapshot> = (0..3).map(|number| game(number, 20)).collect();
    for game in &games {
        saves.save_game(game).unwrap();
        pause();
    }
    let before = listed(&mut saves);
    assert_eq!(before, [games[2].id, games[1].id, games[0].id]);
    // Names of one length leave the length of the file as it is too.
    for title in ["One", "Two", "", "Six"] {
        saves.rename_game(games[0].id, title).unwrap();
        let list = saves.list_games().games;
        let ids: Vec<GameId> = list.iter().map(|game| game.id).collect();
        assert_eq!((ids, list[2].title.as_str()), (before.clone(), title));
    }
    // A game that was opened is written when the app goes to the background.
    saves.save_game(&games[1]).unwrap();
    assert_eq!(listed(&mut saves), before);
    // One that was played on comes first.
    saves.save_game(&game(0, 22)).unwrap();
    assert_eq!(listed(&mut saves)[0], games[0].id);
}

/// `cargo test --no-default-features --test it figures -- --nocapture` prints how long it takes.
#[test]
fn figures_of_a_thousand_games() {
    let folder = tempfile::tempdir().unwrap();
    let mut saves = saves_in(folder.path());
    let games: Vec<Snapshot> = (0..1000).map(|number| game(number, 90)).collect();
    let timed = |what: &str, work: &mut dyn FnMut()| {
        let start = std::time::Instant::now();
        work();
        println!("{what}: {:.1} ms", start.elapsed().as_secs_f64() * 1000.0);
    };
    games.iter().for_each(|game| saves.save_game(game).unwrap());
    timed("1,000 games listed from their files", &mut || {
        assert_eq!(saves.list_games().files_read, 1000);
    });
    timed("1,000 games listed from the index", &mut || {
        assert_eq!(saves.list_games().files_read, 0);
    });
    timed("1,000 games loaded", &mut || {
        games.iter().for_each(|game| assert!(saves.load_game(game.id).is_ok()));
    });
    timed("10,000 games written as text and read back", &mut || {
        for game in games.iter().cycle().take(10_000) {
            let text = oust::app::record_text::write(game);
            assert!(oust::app::record_text::read(&text).is_ok(), "{text}");
        }
    });
}

#[test]
fn a_game_keeps_all_that_was_agreed() {
    let folder = tempfile::tempdir().unwrap();
    let mut saves = saves_in(folder.path());
    let setup = GameSetup {
        board: BoardSpec::Hex(5),
        opponent: Opponent::Friend,
        swap: true,
        clock: Some([oust::app::TimeRule::minutes(5, 3), oust::app::TimeRule::minutes(10, 0)]),
        ..GameSetup::default()
    };
    let start = GameStart { rng_seed: 3, date: Date { unix_ms: 5 } };
    let mut game = oust::app::Game::new(&setup, start).snapshot();
    game.terms.names = ["Anna".to_owned(), "Бен".to_owned()];
    game.terms.title = "Zondag".to_owned();
    game.terms.comments = vec![oust::app::Comment { after: 1, text: "hm".to_owned() }];
    game.terms.origin = oust::app::Origin::Text(1);
    let cell = BoardSpec::Hex(5).geometry().cell(3).unwrap();
    game.record.push(Move::Place(cell)).unwrap();
    game.record.push(Move::Swap).unwrap();
    game.cursor = 2;
    game.forfeit = Some(Forfeit::OutOfTime(Player::Blue));
    saves.save_game(&game).unwrap();
    assert_eq!(saves.load_game(game.id).unwrap(), game);
    assert_eq!(game.end(), Some(GameEnd::OutOfTime(Player::Blue)));
    // Older files say which side of the clock it was: who began as Red is Blue since the swap.
    let mut file: serde_json::Value = serde_json::from_str(&write_game(&game)).unwrap();
    file["content"]["out_of_time"] = serde_json::Value::Null;
    file["content"]["clock"]["fallen"] = 0.into();
    assert_eq!(read_game(seal(&file["content"]).as_bytes()).as_ref(), Ok(&game));
    let head_start = GameSetup { head_start: 3, ..setup };
    let game = oust::app::Game::new(&head_start, GameStart { rng_seed: 4, ..start }).snapshot();
    assert_eq!(game.record.start().stone_count(Player::Red), 3);
    let mut game = game;
    game.terms.origin = oust::app::Origin::Trial;
    saves.save_game(&game).unwrap();
    assert_eq!(saves.load_game(game.id).unwrap(), game);
}

#[test]
fn head_starts_fit_on_every_board_that_is_offered() {
    for board in BoardSpec::all().filter(|board| board.side() >= if board.is_hex() { 3 } else { 5 })
    {
        for stones in 1..=3 {
            let setup = GameSetup { board, head_start: stones, ..GameSetup::default() };
            let record = setup.record();
            assert_eq!(record.start().stone_count(Player::Red), u16::from(stones), "{board}");
        }
    }
}
