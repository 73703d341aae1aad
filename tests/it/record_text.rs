//! Games as text: there and back, by friends' messages, by Abstract Play, and whatever else comes.

use oust::{
    app::{
        Comment, Date, Forfeit, GameStart, Seat, Snapshot, Terms,
        record_text::{Found, ReadGame, ReadTrouble, Reason, Refused, read, write},
    },
    engine::{
        board::BoardSpec,
        level::Level,
        rules::{GameRecord, IllegalMove, Move, Player, Position},
        search::SearchRng,
    },
};

use crate::support::{
    fast::{cell_of, spec_of},
    recorded_games::{Entry, recorded_games},
    slow_tests_wanted,
};

/// A random game to its end or to some move, with all that a text can tell.
fn random_game(board: BoardSpec, rng_seed: u64) -> Snapshot {
    let mut rng = SearchRng::new(rng_seed);
    let mut record = match rng.below(5) {
        0 => oust::app::GameSetup { board, head_start: 2, ..Default::default() }.record(),
        _ => GameRecord::new(board),
    };
    let swap = record.starts_empty() && rng.below(3) == 0;
    let most = 1 + rng.below(150);
    while record.moves().len() < most && record.position().outcome().is_none() {
        let legal = record.position().legal_placements();
        let captures = record.position().capturing_placements();
        let choice = if captures.is_empty() || rng.below(2) == 0 { legal } else { captures };
        let mv = match choice.len() {
            _ if swap && record.can_swap() => Move::Swap,
            0 => Move::Pass,
            count => Move::Place(choice.iter().nth(rng.below(count)).unwrap()),
        };
        record.push(mv).unwrap();
    }
    if rng.below(20) == 0 && record.position().stone_count(Player::Blue) > 0 {
        record = GameRecord::starting_from(record.position().clone());
    }
    let seats = [Seat::Person, Seat::Computer(Level::ALL[rng.below(6)])];
    let noted = record.moves().len().checked_sub(2).filter(|_| rng.below(4) == 0);
    let text = || ["a # sign", "хорошо!"][rng_seed as usize % 2].to_owned();
    let terms = Terms {
        title: ["", "Зимняя партия", "Finale: tweede potje #3 {x}"][rng.below(3)].to_owned(),
        names: [["", "Anna", "\"Ёлка\" *2*"][rng.below(3)].to_owned(), String::new()],
        swap,
        comments: noted.map(|after| Comment { after, text: text() }).into_iter().collect(),
        ..Terms::default()
    };
    let is_over = record.position().outcome().is_some();
    let forfeits = [Forfeit::Resigned, Forfeit::OutOfTime];
    let forfeit =
        (!is_over && rng.below(4) == 0).then(|| forfeits[rng.below(2)](Player::BOTH[rng.below(2)]));
    let start = GameStart { rng_seed, date: Date { unix_ms: rng_seed * 86_400_000 } };
    let cursor = record.moves().len();
    Snapshot { id: start.id(), start, seats, terms, record, cursor, forfeit }
}

fn game_in(text: &str) -> ReadGame {
    match read(text) {
        Ok(Found::Game(game)) => *game,
        other => panic!("{other:?}\n{text}"),
    }
}

fn check_there_and_back(game: &Snapshot) {
    let text = write(game);
    let back = game_in(&text);
    assert_eq!(back.record, game.record, "{text}");
    assert_eq!((back.seats, &back.names), (game.seats, &game.terms.names), "{text}");
    assert_eq!((&back.title, back.swap), (&game.terms.title, game.terms.swap), "{text}");
    assert_eq!(
        (back.date, &back.comments),
        (Some(game.start.date), &game.terms.comments),
        "{text}"
    );
    assert_eq!(back.forfeit, game.forfeit, "{text}");
}

#[test]
fn ten_thousand_random_games_come_back_as_they_were() {
    let boards: Vec<BoardSpec> = BoardSpec::all().filter(|board| board.side() <= 9).collect();
    for rng_seed in 0..10_000 {
        check_there_and_back(&random_game(boards[rng_seed as usize % boards.len()], rng_seed));
    }
    for board in BoardSpec::all() {
        check_there_and_back(&random_game(board, 77));
    }
}

/// The games of other implementations, read from our own text of them.
#[test]
fn recorded_games_come_back_as_they_were() {
    for game in recorded_games() {
        let mut record = GameRecord::new(spec_of(game.board));
        for entry in &game.entries {
            // After a deadlock the games of others go on with passes.
            let _ = record.push(move_of(&record, entry));
        }
        let start = GameStart { rng_seed: 1, date: Date::default() };
        let cursor = record.moves().len();
        let seats = [Seat::Person; 2];
        let (terms, forfeit) = (Terms::default(), None);
        check_there_and_back(&Snapshot {
            id: start.id(),
            start,
            seats,
            terms,
            record,
            cursor,
            forfeit,
        });
    }
}

fn move_of(record: &GameRecord, entry: &Entry) -> Move {
    let geometry = record.spec().geometry();
    entry.place.map_or(Move::Pass, |place| Move::Place(cell_of(geometry, place)))
}

/// The name of a cell in Abstract Play.
fn name_there(board: BoardSpec, entry: &Entry) -> Option<String> {
    let cell = cell_of(board.geometry(), entry.place?);
    let (column, number) = board.geometry().coordinates(cell);
    let side = board.side();
    Some(match board {
        BoardSpec::Square(_) => board.geometry().name(cell),
        BoardSpec::Hex(_) => {
            let letter = char::from(b'a' + 2 * side - 2 - column);
            let lowest = (i16::from(column) + 2 - i16::from(side)).max(1);
            format!("{letter}{}", i16::from(number) - lowest + 1)
        }
    })
}

#[test]
fn records_of_abstract_play_are_read() {
    let mut count = 0;
    for game in recorded_games() {
        let board = spec_of(game.board);
        let mut record = GameRecord::new(board);
        let mut turns: Vec<String> = Vec::new();
        let mut goes_on = false;
        for entry in &game.entries {
            let within_chain = record.position().is_in_chain();
            let mv = move_of(&record, entry);
            if record.push(mv).is_err() {
                break;
            }
            // Nothing marks that a turn ends within a chain.
            match name_there(board, entry) {
                None if within_chain => {}
                None => turns.push("pass".to_owned()),
                Some(name) if goes_on && within_chain => {
                    turns.last_mut().unwrap().push_str(&format!(",{name}"))
                }
                Some(name) => turns.push(name),
            }
            goes_on = record.position().is_in_chain();
        }
        let kind = if board.is_hex() { "hex" } else { "square" };
        let moves: Vec<String> = turns.iter().map(|turn| format!("[\"{turn}\"]")).collect();
        let file = format!(
            "{{\"header\": {{\"game\": {{\"name\": \"Oust\", \"variants\": [\"{kind}-{}\"]}}}}, \"moves\": [{}]}}",
            board.side(),
            moves.join(", ")
        );
        let lines = format!("Board: {board}\nNotation: Abstract Play\n{}", turns.join("\n"));
        for text in [file, lines] {
            let back = game_in(&text).record;
            let played = &record.moves()[..back.moves().len()];
            assert_eq!(back.moves(), played, "{text}");
            assert!(record.moves()[played.len()..].iter().all(|mv| *mv == Move::Pass), "{text}");
            count += 1;
        }
    }
    assert!(count > 100, "{count} records");
}

const SAMPLE: &str = "\
Oust
Title: Zondag
Board: hex 3
Red: Anna
Blue: level 4
Date: 2026-11-30
Result: unfinished

1. Red a1
2. Blue c4
";

#[test]
fn a_record_looks_like_this() {
    assert_eq!(write(&snapshot_of(&game_in(SAMPLE))), SAMPLE);
    let chain = "Board: hex 3\n1. Red a1\n2. Blue c3\n3. Red b3\n4. Blue b2x2\n";
    let text = write(&snapshot_of(&game_in(chain)));
    assert!(text.contains("Result: Blue wins\n"), "{text}");
    assert!(text.ends_with("4. Blue b2x2\n"), "{text}");
}

fn snapshot_of(game: &ReadGame) -> Snapshot {
    let start = GameStart { rng_seed: 0, date: game.date.unwrap_or_default() };
    let terms = Terms {
        title: game.title.clone(),
        names: game.names.clone(),
        swap: game.swap,
        comments: game.comments.clone(),
        ..Terms::default()
    };
    let record = game.record.clone();
    let cursor = record.moves().len();
    Snapshot { id: start.id(), start, seats: game.seats, terms, record, cursor, forfeit: None }
}

#[test]
fn what_messengers_make_of_a_record_does_no_harm() {
    let wanted = game_in(SAMPLE).record;
    let quoted: String = SAMPLE.lines().map(|line| format!("> {line}\r\n")).collect();
    let spoken = format!("Hi Ben! Your turn:\n\n{SAMPLE}\nGood luck :-)\n");
    let shouted = SAMPLE.to_uppercase();
    let bare = "board: hex 3\na1 c4";
    let one_line = "Board: hex 3\n1. a1 2. c4";
    let commented =
        SAMPLE.replace("a1", "a1 # a corner {is} good").replace("Blue c4", "Blue {hm} c4");
    let fenced = format!("```\n{SAMPLE}```");
    for text in [&quoted, &spoken, &shouted, bare, one_line, &commented, &fenced] {
        assert_eq!(game_in(text).record, wanted, "{text}");
    }
}

fn refused(text: &str) -> Refused {
    read(text).expect_err(text)
}

#[test]
fn a_bad_placement_is_named_and_the_game_up_to_there_offered() {
    let cases: &[(&str, Reason, usize)] = &[
        ("1. Red a1\n2. Blue a1", Reason::Illegal(IllegalMove::Occupied(cell("a1"))), 1),
        ("1. Red a1\n2. Blue z9", Reason::NoSuchCell, 1),
        ("1. Red a1\n2. Blue c4\n4. Red b1", Reason::Number { due: 3 }, 2),
        ("1. Red a1\n2. Red c4", Reason::Player, 1),
        ("1. Red a1\n2. Blue c4\n3. Red c2x1", Reason::Captures { takes: 0 }, 2),
        ("1. Red a1\n2. Blue c4\n3. swap", Reason::Illegal(IllegalMove::CannotSwap), 2),
        ("1. Red a1\n2. Blue pass", Reason::Illegal(IllegalMove::PassWithPlacementsLeft), 1),
        ("1. Red a1\n2. Blue c4\n3. Red e3 then what", Reason::NotAMove, 3),
    ];
    for (moves, expected, left) in cases {
        let found = refused(&format!("Board: hex 3\n{moves}"));
        let ReadTrouble::Move { reason, .. } = &found.trouble else { panic!("{found:?}") };
        assert_eq!(reason, expected, "{moves}");
        let Some(Found::Game(game)) = found.up_to.map(|found| *found) else { panic!("{moves}") };
        assert_eq!(game.record.moves().len(), *left, "{moves}");
    }
    let unknown = refused("Board: hex 99\n1. a1");
    assert_eq!(unknown.trouble, ReadTrouble::Header("Board", "hex 99".into()));
    assert!(unknown.up_to.is_none(), "a game on which board?");
    assert_eq!(refused("See you tomorrow at 5!").trouble, ReadTrouble::Nothing);
    assert_eq!(refused("").trouble, ReadTrouble::Nothing);
    assert_eq!(refused(&"a".repeat(2 << 20)).trouble, ReadTrouble::TooLong);
}

fn cell(name: &str) -> oust::engine::board::Cell {
    BoardSpec::Hex(3).geometry().cell_named(name).unwrap()
}

#[test]
fn short_codes_of_positions_are_read_out_of_any_text() {
    for rng_seed in 0..200 {
        let game = random_game(BoardSpec::Hex(4), rng_seed);
        let position: Position = game.record.position().clone();
        let text = format!("Look at this: {position}. What would you do?");
        match read(&text) {
            Ok(Found::Position(found)) => assert_eq!(found.to_string(), position.to_string()),
            other => panic!("{other:?} {text}"),
        }
    }
    let wrong = "hex3.r2.4.2b2.4.4.red";
    assert!(matches!(refused(wrong).trouble, ReadTrouble::Position(_)));
}

#[test]
fn a_swap_is_a_move_of_its_own() {
    let game = game_in(
        "Board: hex 3\nRed: Anna\nBlue: Ben\nRules: swap\n1. Red c3\n2. Blue swap\n3. Blue a1\n4. Red e5",
    );
    assert!(game.swap && game.record.has_swap());
    assert_eq!(game.record.moves().len(), 4);
    let text = write(&snapshot_of(&game));
    assert!(text.contains("2. Blue swap\n3. Blue a1\n4. Red e5\n"), "{text}");
    assert_eq!(ReadGame { date: None, ..game_in(&text) }, game);
}

/// Bytes of every kind: noise, words of records in any order, records with bytes changed.
#[test]
fn no_bytes_make_the_reader_panic() {
    let words = [
        "Oust",
        "Board:",
        "hex",
        "7",
        "square 19",
        "1.",
        "Red",
        "Blue",
        "a1",
        "d4x2",
        "xx",
        "x",
        "pass",
        "swap",
        "#",
        "{",
        "}",
        "\n",
        "\n",
        ",",
        "99999999999999999999",
        "Start:",
        "hex7.7.red",
        "Head start:",
        "{\"moves\":[\"",
        "\"]}",
        "\\",
        "\u{feff}",
        "é",
        "\0",
        "Date: 2026-02-30",
        "Notation: Abstract Play",
        "z255",
    ];
    let rounds = if slow_tests_wanted() { 1_000_000 } else { 20_000 };
    let mut rng = SearchRng::new(4);
    for round in 0..rounds {
        let text = match round % 3 {
            0 => {
                let bytes: Vec<u8> = (0..rng.below(200)).map(|_| rng.below(256) as u8).collect();
                String::from_utf8_lossy(&bytes).into_owned()
            }
            1 => (0..rng.below(60))
                .map(|_| words[rng.below(words.len())])
                .collect::<Vec<_>>()
                .join([" ", "", "\n"][rng.below(3)]),
            _ => {
                let mut bytes =
                    write(&random_game(BoardSpec::Hex(3), round as u64 % 100)).into_bytes();
                for _ in 0..=rng.below(4) {
                    let at = rng.below(bytes.len());
                    bytes[at] = rng.below(256) as u8;
                }
                String::from_utf8_lossy(&bytes).into_owned()
            }
        };
        // What is read is a game or a position, and what is refused has a sentence.
        if let Err(refused) = read(&text) {
            assert!(!refused.trouble.sentence().to_string().is_empty());
        }
    }
}

#[test]
fn dates_are_days() {
    for (year, month, day) in [(1970, 1, 1), (2000, 2, 29), (2026, 11, 30), (2100, 3, 1)] {
        assert_eq!(Date::of_day(year, month, day).unwrap().civil(), (year, month, day));
    }
    assert_eq!(Date::of_day(2026, 2, 30), None);
    assert_eq!(Date::of_day(2026, 11, 30), Some(Date { unix_ms: 1_795_996_800_000 }));
}
