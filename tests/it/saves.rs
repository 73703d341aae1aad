//! Saves: there and back, old versions, damaged, newer, no folder, full disk, killed.

use std::{
    fs, io,
    io::{BufRead, BufReader},
    path::Path,
    process::{Command, Stdio},
    str::FromStr,
    sync::{Arc, Mutex},
};

use oust::{
    app::{
        ColorChoice, Date, Effect, Forfeit, Game, GameId, GameSetup, GameStart, Intent, Language,
        Launch, LoadTroubleKind, MotionChoice, Opponent, Pace, SaveTrouble, Saved, Screen, Session,
        Settings, Snapshot, StoneStyle, Terms, Theme,
        learn::{
            Left, LeftPuzzle, LeftTask,
            puzzles::{Day, PuzzleId},
        },
    },
    engine::{
        board::BoardSpec,
        level::Level,
        rules::{GameRecord, Move, Player},
        search::SearchRng,
    },
    storage::{
        FileSaves, SaveError, SaveWorker, Saves,
        saved_game::{read_game, write_game},
        saved_session::{read_session, write_session},
        saved_settings::{read_settings, write_settings},
        sealed::Unreadable,
    },
};

use crate::support::{data, data_files, full_disk::FullDisk};

/// A random game of this many moves (or to its end), some of them taken back.
fn random_game(board: BoardSpec, rng_seed: u64, moves: usize) -> Snapshot {
    let mut rng = SearchRng::new(rng_seed);
    let mut record = GameRecord::new(board);
    while record.moves().len() < moves && record.position().outcome().is_none() {
        let legal = record.position().legal_placements();
        let mv = match legal.len() {
            0 => Move::Pass,
            count => Move::Place(legal.iter().nth(rng.below(count)).unwrap()),
        };
        record.push(mv).unwrap();
    }
    let start = GameStart { rng_seed: u64::MAX - rng_seed, date: Date { unix_ms: rng_seed << 20 } };
    let opponent = match rng_seed % 7 {
        0 => Opponent::Friend,
        number => Opponent::Computer(Level::new(number as u8).unwrap()),
    };
    let setup = GameSetup::new(board, opponent, ColorChoice::ByLot);
    let cursor = rng.below(record.moves().len() + 1);
    let forfeits =
        [None, Some(Forfeit::Resigned(Player::Red)), Some(Forfeit::OutOfTime(Player::Blue))];
    let forfeit = forfeits[rng.below(3)];
    let terms = Terms::default();
    Snapshot { id: start.id(), start, seats: setup.seats(start), terms, record, cursor, forfeit }
}

fn some_settings() -> Settings {
    Settings {
        confirm: false,
        group_sizes: true,
        motion: MotionChoice::Reduced,
        pace: Pace::Slow,
        theme: Theme::Dark,
        stone_style: StoneStyle::ColorBlind,
        language: Language::Russian,
        endangered_groups: true,
        ..Settings::default()
    }
}

fn session_of(game: &Snapshot) -> Session {
    Session {
        game: Some(game.id),
        screens: vec![Screen::Game, Screen::Settings],
        setup: GameSetup::default(),
        names: Default::default(),
        review: None,
        left: Left::default(),
    }
}

#[test]
fn games_come_back_as_they_were() {
    for (number, board) in BoardSpec::all().enumerate() {
        for moves in [0, 1, 7, 500] {
            let game = random_game(board, number as u64, moves);
            assert_eq!(read_game(write_game(&game).as_bytes()).as_ref(), Ok(&game), "{board}");
            let restored = Game::restore(game.clone());
            assert_eq!(restored.course().cursor(), game.cursor, "{board}");
            assert_eq!(
                restored.snapshot().record.moves()[..game.cursor],
                game.record.moves()[..game.cursor]
            );
        }
    }
}

#[test]
fn settings_and_sessions_come_back_as_they_were() {
    let variants = [
        Settings::default(),
        some_settings(),
        Settings {
            motion: MotionChoice::Full,
            pace: Pace::Quick,
            theme: Theme::Light,
            stone_style: StoneStyle::HighContrast,
            language: Language::Dutch,
            ..Settings::default()
        },
        Settings { language: Language::English, marking: false, ..Settings::default() },
    ];
    for settings in variants {
        assert_eq!(read_settings(write_settings(&settings).as_bytes()).as_ref(), Ok(&settings));
    }
    let opponents = [Opponent::Friend, Opponent::Computer(Level::STRONGEST)];
    let task = Some(LeftTask { lesson: 2, task: 1, placed: vec![17, 3] });
    let (id, placed) = (PuzzleId(u32::MAX), vec![0]);
    let puzzle = Some(LeftPuzzle { id, day: Some(Day(20_000)), placed, is_shown: true });
    let colors = [ColorChoice::ByLot, ColorChoice::Blue];
    for ((opponent, color), left) in
        opponents.into_iter().zip(colors).zip([Left::default(), Left { task, puzzle }])
    {
        let setup = GameSetup::new(BoardSpec::Square(19), opponent, color);
        let session = Session {
            game: None,
            screens: Screen::ALL[1..].to_vec(),
            setup,
            names: Default::default(),
            review: (color == ColorChoice::Blue).then_some((GameId(12), 34)),
            left,
        };
        assert_eq!(read_session(write_session(&session).as_bytes()).as_ref(), Ok(&session));
    }
}

#[test]
fn files_of_every_version_load() {
    for name in data_files("saves", ".json") {
        let text = data(&name);
        if name.contains("game") {
            let game = read_game(text.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(game.record.moves().len(), 10, "{name}");
            assert_eq!(game.cursor, 9, "{name}");
        } else if name.contains("settings") {
            assert_eq!(read_settings(text.as_bytes()), Ok(some_settings()), "{name}");
        } else {
            let session = read_session(text.as_bytes()).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(session.screens, [Screen::Game, Screen::Settings], "{name}");
        }
    }
}

/// Any one byte changed, or the end cut off: refused, or (blanks) the same content. Never another one.
fn survives_damage<T: PartialEq + std::fmt::Debug>(
    text: &str,
    read: impl Fn(&[u8]) -> Result<T, Unreadable>,
) {
    let whole = read(text.as_bytes()).unwrap();
    let bytes = text.as_bytes();
    for at in 0..bytes.len() {
        for change in [0x01, 0x02, 0x04, 0x10, 0x20, 0x80, bytes[at], bytes[at] ^ b'9'] {
            let mut damaged = bytes.to_vec();
            damaged[at] ^= change;
            if let Ok(found) = read(&damaged) {
                assert_eq!(found, whole, "byte {at} changed by {change}");
            }
        }
        if let Ok(found) = read(&bytes[..at]) {
            assert_eq!((found, at), (whole, bytes.len() - 1), "cut off at {at}");
            return;
        }
    }
}

#[test]
fn damage_at_any_byte_is_noticed() {
    let game = random_game(BoardSpec::HEX_7, 3, 40);
    survives_damage(&write_game(&game), read_game);
    survives_damage(&write_settings(&some_settings()), read_settings);
    survives_damage(&write_session(&session_of(&game)), read_session);
}

#[test]
fn strange_contents_are_damage_and_newer_versions_are_newer() {
    for strange in
        ["", "\0", "null", "[]", "{}", "{\"version\":0}", "{\"version\":1}", "\u{feff}{}"]
    {
        assert!(matches!(read_game(strange.as_bytes()), Err(Unreadable::Damaged(_))), "{strange}");
    }
    let newer = write_settings(&Settings::default()).replace("\"version\": 1", "\"version\": 2");
    assert_eq!(read_settings(newer.as_bytes()), Err(Unreadable::Newer(2)));
    assert_eq!(read_game(b"{\"version\":2,\"what\":[1]}"), Err(Unreadable::Newer(2)));
}

fn launch(folder: &Path) -> Launch {
    FileSaves::new(Some(folder.to_owned())).launch()
}

/// A folder with settings, a session and the game that it names.
fn kept(folder: &Path) -> Snapshot {
    let game = random_game(BoardSpec::HEX_7, 5, 30);
    let mut saves = FileSaves::new(Some(folder.to_owned()));
    saves.save_game(&game).unwrap();
    saves.save_settings(&some_settings()).unwrap();
    saves.save_session(&session_of(&game)).unwrap();
    game
}

fn file_names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_start_finds_what_was_kept() {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().join("not/yet/there");
    assert!(launch(&inside).is_first);
    let game = kept(&inside);
    let launch = launch(&inside);
    assert!(!launch.is_first);
    assert_eq!(launch.settings, Some(some_settings()));
    assert_eq!(launch.session, Some(session_of(&game)));
    assert_eq!(launch.game, Some(game));
    assert_eq!(launch.troubles, []);
    assert_eq!(file_names(&inside), ["games", "session.json", "settings.json"]);
}

#[test]
fn a_damaged_or_newer_file_is_kept_aside_and_told() {
    for (content, kind, word) in [
        (&b"{ \"version\": 1, "[..], LoadTroubleKind::Damaged, "damaged-1"),
        (b"", LoadTroubleKind::Damaged, "damaged-1"),
        (b"\xff\xfe\x00", LoadTroubleKind::Damaged, "damaged-1"),
        (b"{ \"version\": 7 }", LoadTroubleKind::Newer, "newer-1"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let game = kept(folder.path());
        let games = folder.path().join("games");
        let name = format!("{}.json", game.id);
        fs::write(games.join(&name), content).unwrap();
        fs::write(folder.path().join("settings.json"), content).unwrap();
        fs::write(folder.path().join("learned.json"), content).unwrap();
        let found = launch(folder.path());
        assert_eq!(found.game, None);
        assert_eq!(found.settings, None);
        assert_eq!(found.progress, None);
        assert!(folder.path().join(format!("learned.json.{word}")).exists());
        assert_eq!(found.session, Some(session_of(&game)));
        let told: Vec<_> = found.troubles.iter().map(|trouble| trouble.kind).collect();
        assert_eq!(told, [kind, kind, kind]);
        assert_eq!(file_names(&games), [format!("{name}.{word}")]);
        assert_eq!(fs::read(games.join(format!("{name}.{word}"))).unwrap(), content);
        assert_eq!(found.troubles[2].file, format!("{name}.{word}"));
        // It is told once, and a second damaged file does not replace the first.
        assert_eq!(launch(folder.path()).troubles, []);
        fs::write(games.join(&name), content).unwrap();
        assert_eq!(launch(folder.path()).troubles.len(), 1);
        assert_eq!(file_names(&games).len(), 2);
    }
}

#[test]
fn one_damaged_game_harms_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let game = kept(folder.path());
    let other = folder.path().join("games").join(format!("{}.json", GameId(77)));
    fs::write(&other, "what is this").unwrap();
    let found = launch(folder.path());
    assert_eq!(found.game, Some(game));
    assert_eq!(found.troubles, []);
}

#[test]
fn without_its_session_the_game_written_last_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let game = kept(folder.path());
    fs::write(folder.path().join("session.json"), "{").unwrap();
    let found = launch(folder.path());
    assert_eq!(found.game.as_ref(), Some(&game));
    assert_eq!(found.troubles.len(), 1);
    let found = launch(folder.path());
    assert_eq!((found.game, found.session), (Some(game), None));
}

#[test]
fn a_file_with_an_impossible_move_is_damaged() {
    let text = write_game(&random_game(BoardSpec::HEX_7, 3, 6));
    let sealed = |moves: &str| {
        let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
        value["content"]["moves"] = moves.into();
        oust::storage::sealed::seal(&value["content"])
    };
    for (moves, reason) in [
        ("a1 a1", "a1: occupied"),
        ("a1 g7 a2", "a2: would join your stone without capturing"),
        ("a1 pass", "pass: a placement is left"),
        ("a1 z9", "no cell z9 on hex 7"),
        ("a1 \u{1f600}", "no cell \u{1f600} on hex 7"),
    ] {
        let error = read_game(sealed(moves).as_bytes()).unwrap_err();
        assert_eq!(error, Unreadable::Damaged(reason.to_owned()));
    }
}

#[test]
fn no_folder_is_told_as_such() {
    let game = random_game(BoardSpec::HEX_7, 3, 6);
    let error = FileSaves::new(None).save_game(&game).unwrap_err();
    assert_eq!(error.trouble(), SaveTrouble::NoFolder);
    assert!(FileSaves::new(None).launch().is_first);
    // A file stands where the folder should be.
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut saves = FileSaves::new(Some(file.path().join("oust")));
    assert_eq!(saves.launch().troubles, []);
    assert_eq!(saves.save_game(&game).unwrap_err().trouble(), SaveTrouble::NoFolder);
    assert_eq!(
        saves.save_session(&session_of(&game)).unwrap_err().trouble(),
        SaveTrouble::NoFolder
    );
}

#[test]
fn a_full_disk_is_told_as_such_and_the_old_save_stays() {
    let error = |kind| SaveError::Write { file: "game".into(), error: io::Error::from(kind) };
    assert_eq!(error(io::ErrorKind::StorageFull).trouble(), SaveTrouble::DiskFull);
    assert_eq!(error(io::ErrorKind::QuotaExceeded).trouble(), SaveTrouble::DiskFull);
    assert_eq!(error(io::ErrorKind::Interrupted).trouble(), SaveTrouble::Other);
    let folder = io::Error::from(io::ErrorKind::StorageFull);
    let error = SaveError::Folder { folder: "games".into(), error: folder };
    assert_eq!(error.trouble(), SaveTrouble::DiskFull);
    // /dev/full refuses every byte, as a full disk does.
    #[cfg(target_os = "linux")]
    {
        use std::io::Write;
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap().write_all(b"{}");
        let error = SaveError::Write { file: "/dev/full".into(), error: full.unwrap_err() };
        assert_eq!(error.trouble(), SaveTrouble::DiskFull);
    }
}

#[test]
fn what_a_killed_program_left_half_written_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let game = kept(folder.path());
    for place in [folder.path().to_owned(), folder.path().join("games")] {
        fs::write(place.join(".writing-abc123.tmp"), "{ \"version\": 1, \"chec").unwrap();
    }
    let found = launch(folder.path());
    assert_eq!(found.game.as_ref(), Some(&game));
    assert_eq!(found.troubles, []);
    assert_eq!(file_names(&folder.path().join("games")), [format!("{}.json", game.id)]);
    assert_eq!(file_names(folder.path()), ["games", "session.json", "settings.json"]);
}

#[test]
fn what_a_killed_program_had_written_beside_is_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let older = kept(folder.path());
    let cursor = older.cursor.saturating_sub(1);
    let newer = Snapshot { cursor, forfeit: None, ..older.clone() };
    assert_ne!(newer, older);
    let games = folder.path().join("games");
    fs::write(games.join(".writing-abc123.tmp"), write_game(&newer)).unwrap();
    let found = launch(folder.path());
    assert_eq!(found.game.as_ref(), Some(&newer));
    assert_eq!(found.troubles, []);
    assert_eq!(file_names(&games), [format!("{}.json", newer.id)]);
}

const CHILD_FOLDER: &str = "OUST_TEST_KILLED_CHILD_FOLDER";

/// The test program starts itself as a child that saves one move after the other and says so; it is
/// killed at different moments, and what it said is always there.
#[test]
fn a_program_killed_at_any_moment_loses_no_move_that_was_saved() {
    if let Some(folder) = std::env::var_os(CHILD_FOLDER) {
        save_until_killed(Path::new(&folder));
    }
    for said_before_the_kill in 1..=8 {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture"])
            .arg("saves::a_program_killed_at_any_moment_loses_no_move_that_was_saved")
            .env(CHILD_FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let said = lines.filter_map(|line| line.rsplit_once("saved ")?.1.parse::<usize>().ok());
        let said = said.take(said_before_the_kill * 5).last().expect("the child saves");
        child.kill().unwrap();
        child.wait().unwrap();
        let found = launch(folder.path());
        assert_eq!(found.troubles, []);
        let moves = found.game.expect("a game was saved").record.moves().len();
        assert!(moves >= said, "saved {said}, found {moves}");
    }
}

fn save_until_killed(folder: &Path) -> ! {
    let mut saves = FileSaves::new(Some(folder.to_owned()));
    let whole = random_game(BoardSpec::HEX_7, 9, 90);
    loop {
        for count in 1..=whole.record.moves().len() {
            let mut game = Snapshot { cursor: count, ..whole.clone() };
            game.record.truncate(count);
            // A game never gets shorter here, as it would not in the app.
            game.id = GameId(whole.id.0 + 1);
            saves.save_session(&session_of(&game)).unwrap();
            // Said before the file is in its place: a kill between the two loses nothing either.
            saves.save_game_telling(&game, &|| println!("saved {count}")).unwrap();
        }
    }
}

#[test]
fn the_worker_saves_beside_the_app_and_tells_how_it_ended() {
    let folder = tempfile::tempdir().unwrap();
    let told = Arc::new(Mutex::new(Vec::new()));
    let hear = told.clone();
    let saves = FileSaves::new(Some(folder.path().to_owned()));
    let worker = SaveWorker::spawn(saves, move |intent| {
        let Intent::SaveFinished { what, outcome } = intent else { return };
        hear.lock().unwrap().push((what, outcome));
    })
    .unwrap();
    let game = random_game(BoardSpec::HEX_7, 4, 60);
    for count in 0..=game.record.moves().len() {
        let mut part = Snapshot { cursor: count, ..game.clone() };
        part.record.truncate(count);
        assert!(worker.carry_out(&Effect::SaveGame(Box::new(part))));
    }
    assert!(worker.carry_out(&Effect::SaveSession(Box::new(session_of(&game)))));
    assert!(!worker.carry_out(&Effect::StopSearch));
    worker.flush();
    let found = launch(folder.path()).game.unwrap();
    assert_eq!(found.record, game.record);
    assert!(told.lock().unwrap().contains(&(Saved::Session, Ok(()))));
    assert!(told.lock().unwrap().iter().all(|(_, outcome)| outcome.is_ok()));
    // Dropping it writes what is left.
    assert!(worker.carry_out(&Effect::SaveSettings(Box::new(some_settings()))));
    drop(worker);
    assert_eq!(launch(folder.path()).settings, Some(some_settings()));
}

#[test]
fn the_worker_tells_of_a_full_disk_and_goes_on() {
    let told = Arc::new(Mutex::new(Vec::new()));
    let hear = told.clone();
    let disk = FullDisk::default();
    let worker = SaveWorker::spawn(disk.clone(), move |intent| {
        let Intent::SaveFinished { what, outcome } = intent else { return };
        hear.lock().unwrap().push((what, outcome.unwrap_err().trouble));
    })
    .unwrap();
    let game = random_game(BoardSpec::HEX_7, 4, 10);
    for _ in 0..2 {
        worker.carry_out(&Effect::SaveGame(Box::new(game.clone())));
        worker.flush();
    }
    drop(worker);
    assert_eq!(*told.lock().unwrap(), [(Saved::Game, SaveTrouble::DiskFull); 2]);
    assert_eq!(*disk.0.lock().unwrap(), ["game 10", "game 10"]);
}

#[test]
fn names_of_games_read_back() {
    for id in [0, 77, u64::MAX] {
        assert_eq!(GameId::from_str(&GameId(id).to_string()), Ok(GameId(id)));
    }
}
