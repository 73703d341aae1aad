//! A game between two friends far apart, by messages; and what messengers, keyboards and hurried hands make of them.

use oust::{
    app::{
        AppState, Comment, Date, Effect, Forfeit, GameStart, Intent, Origin, Screen, ShareEffect,
        ShareIntent, controls,
        record_text::{Found, ReadGame, ReadTrouble, read, write},
    },
    engine::{
        board::BoardSpec,
        rules::{Player, Position},
    },
};

use crate::support::script::Script;

const GAME: &str = "\
Oust
Board: hex 3
Red: Anna
Blue: Ben
Date: 2026-11-30
Result: unfinished

1. Red a1
2. Blue c4
";

fn game_in(text: &str) -> ReadGame {
    match read(text) {
        Ok(Found::Game(game)) => *game,
        other => panic!("{other:?}\n{text}"),
    }
}

/// Pastes a text and plays on with what it holds.
fn take(script: &mut Script, text: &str, number: u64) {
    script.send(Intent::ReadTexts);
    script.send(Intent::Share(ShareIntent::Taken(text.to_owned())));
    // The games of a script have small numbers.
    let number = 100 + number;
    let start = GameStart { rng_seed: number, date: Date { unix_ms: number } };
    script.send(Intent::Share(ShareIntent::Accept(start)));
    assert_eq!(script.state.screen(), Screen::Game, "{text}");
    script.effects.clear();
}

fn can_send_back(state: &AppState) -> bool {
    controls(state).send_back
}

/// The text that goes out when the game is sent back.
fn sent_back(script: &mut Script) -> String {
    script.effects.clear();
    script.send(Intent::SendBack);
    let texts = script.effects.iter().filter_map(|effect| match effect {
        Effect::Share(ShareEffect::ShareText(text)) => Some(text.clone()),
        _ => None,
    });
    let texts: Vec<String> = texts.collect();
    assert_eq!((script.state.screen(), texts.len()), (Screen::Share, 1));
    script.send(Intent::Back);
    texts[0].clone()
}

#[test]
fn two_friends_play_by_messages_with_one_tap_to_send_back() {
    let (mut anna, mut ben) = (Script::new(), Script::new());
    take(&mut anna, GAME, 1);
    assert!(!can_send_back(&anna.state), "nothing was placed here yet");
    let mut text = GAME.to_owned();
    for (number, cell) in (2..).zip(["a3", "e5", "c1", "e3"]) {
        let script = if number % 2 == 0 { &mut anna } else { &mut ben };
        take(script, &text, number);
        script.act(&format!("moves {cell}"), cell);
        assert!(can_send_back(&script.state), "after {cell}");
        text = sent_back(script);
        assert!(text.trim_end().ends_with(cell), "{text}");
    }
    // Each of them has one game of it, not one for every message.
    for script in [&mut anna, &mut ben] {
        script.act("open games", "list");
        assert_eq!(script.state.library.games.as_ref().map(|games| games.len()), Some(1));
    }
    // Taken back, there is nothing to send any more; and a kill forgets nothing of it.
    ben.act("continue", "board");
    assert!(can_send_back(&ben.state));
    ben.act("kill", "kill");
    ben.act("continue", "board");
    assert!(can_send_back(&ben.state));
    ben.act("undo agreed", "undo");
    assert!(!can_send_back(&ben.state));
}

#[test]
fn an_answer_finds_its_game_among_those_that_are_kept() {
    let mut script = Script::new();
    let count = |script: &mut Script| {
        script.act("open games", "list");
        script.state.library.games.as_ref().unwrap().len()
    };
    take(&mut script, GAME, 1);
    let first = script.state.game.as_ref().unwrap().id();
    // Another friend's game that begins alike, and one against the computer.
    take(&mut script, &GAME.replace("Ben", "Carl"), 2);
    script.act("start hex 3 level 1 red", "start");
    script.act("accept", "leave the other");
    assert_eq!(count(&mut script), 3);
    take(&mut script, &format!("{GAME}3. Red a3\n"), 3);
    let game = script.state.game.as_ref().unwrap();
    assert_eq!((game.id(), game.course().cursor()), (first, 3));
    assert_eq!(count(&mut script), 3);
    // With few moves a game of another day is another game, unless its board is the one that is seen.
    script.act("start hex 3 level 1 red", "start");
    script.act("accept", "leave the other");
    take(&mut script, &format!("{}3. Red a3\n4. Blue e5\n", GAME.replace("11-30", "11-29")), 4);
    assert_ne!(script.state.game.as_ref().unwrap().id(), first);
    assert_eq!(count(&mut script), 5);
}

#[test]
fn an_answer_with_another_date_goes_on_with_a_game_that_is_well_begun() {
    let begun = format!("{GAME}3. Red a3\n4. Blue e5\n5. Red c1\n6. Blue e3\n");
    let answer = format!("{begun}7. Red b3\n");
    let nameless = answer.replace("Blue: Ben\n", "");
    for answer in
        [answer.replace("11-30", "12-02"), answer.replace("Date: 2026-11-30\n", ""), nameless]
    {
        let mut script = Script::new();
        take(&mut script, &begun, 1);
        let first = script.state.game.as_ref().unwrap().id();
        script.act("start hex 3 level 1 red", "start");
        script.act("accept", "leave the other");
        take(&mut script, &answer, 2);
        let game = script.state.game.as_ref().unwrap();
        assert_eq!((game.id(), game.course().cursor()), (first, 7), "{answer}");
        assert_eq!(game.terms().names, ["Anna", "Ben"]);
    }
    let mut script = Script::new();
    take(&mut script, &begun, 1);
    let first = script.state.game.as_ref().unwrap().id();
    script.act("start hex 3 level 1 red", "start");
    script.act("accept", "leave the other");
    take(&mut script, &answer.replace("Ben", "Carl").replace("11-30", "12-02"), 2);
    assert_ne!(script.state.game.as_ref().unwrap().id(), first, "another friend's");
}

#[test]
fn a_text_of_two_persons_never_goes_on_with_a_game_against_the_computer() {
    let mut script = Script::new();
    script.act("start hex 3 level 1 red", "start");
    script.act("moves a1", "move");
    let id = script.state.game.as_ref().unwrap().id();
    take(&mut script, GAME, 1);
    let game = script.state.game.as_ref().unwrap();
    assert_ne!(game.id(), id);
    assert!(game.is_of_two_persons());
}

#[test]
fn the_whole_game_read_again_is_no_second_one() {
    let mut script = Script::new();
    let won =
        "Oust\nBoard: hex 3\nDate: 2026-11-30\n1. Red a1\n2. Blue c3\n3. Red b3\n4. Blue b2x2\n";
    let resigned = GAME.replace("unfinished", "Red wins, Blue resigned");
    for (number, text) in [(1, won), (2, resigned.as_str())] {
        take(&mut script, text, number);
        let id = script.state.game.as_ref().unwrap().id();
        script.act("start hex 3 level 1 red", "start");
        if script.state.dialog.is_some() {
            script.act("accept", "leave the other");
        }
        take(&mut script, text, number + 10);
        assert_eq!(script.state.game.as_ref().unwrap().id(), id, "{text}");
    }
}

#[test]
fn who_ran_out_of_time_is_told_and_read() {
    let mut script = Script::new();
    let text = GAME.replace("unfinished", "Blue wins, Red ran out of time");
    take(&mut script, &text, 1);
    script.act("kill", "kill");
    let game = script.state.game.as_ref().unwrap();
    let lost = Some(Forfeit::OutOfTime(Player::Red));
    assert_eq!((game.forfeit(), game.can_undo(), game.is_over()), (lost, false, true));
    assert!(!can_send_back(&script.state), "the friend knows");
    assert_eq!(write(&game.snapshot()), text);
    script.act("rematch", "rematch");
    assert_eq!(script.state.game.as_ref().unwrap().forfeit(), None);
}

#[test]
fn only_what_the_friend_does_not_know_is_sent_back() {
    let mut script = Script::new();
    take(&mut script, GAME, 1);
    take(&mut script, &GAME.replace("unfinished", "Red wins, Blue resigned"), 2);
    assert!(script.state.game.as_ref().unwrap().is_over());
    assert!(!can_send_back(&script.state));
    // One's own resignation is news.
    let mut script = Script::new();
    take(&mut script, GAME, 1);
    script.act("resign", "resign");
    script.act("accept", "resign");
    assert!(can_send_back(&script.state));
    assert!(sent_back(&mut script).contains("Result: Blue wins, Red resigned"));
}

#[test]
fn a_game_that_did_not_come_by_message_is_not_sent_back() {
    for start in ["start hex 3 friend", "start hex 3 level 1 red"] {
        let mut script = Script::new();
        script.act(start, start);
        script.act("moves a1", start);
        assert!(!can_send_back(&script.state), "{start}");
    }
    // Within a chain the turn is not over.
    let mut script = Script::new();
    take(&mut script, "Board: hex 4\n1. Red d4\n2. Blue d6\n3. Red a1\n4. Blue g7", 1);
    script.act("moves d5", "capture");
    assert!(!can_send_back(&script.state));
    script.act("moves g4", "end");
    assert!(can_send_back(&script.state));
    assert!(sent_back(&mut script).contains("5. Red d5x1 g4\n"));
}

#[test]
fn a_game_begun_here_can_be_sent_back_once_the_friend_has_answered() {
    let mut script = Script::new();
    script.act("names Anna Ben", "names");
    script.act("start hex 3 friend", "start");
    script.act("moves a1", "move");
    let id = script.state.game.as_ref().unwrap().id();
    take(&mut script, GAME, 9);
    assert_eq!(script.state.game.as_ref().unwrap().id(), id, "it is the same game");
    assert!(!can_send_back(&script.state));
    script.act("moves e5", "move");
    assert!(can_send_back(&script.state));
}

#[test]
fn what_was_read_or_tried_out_does_not_count() {
    // A text that tells of a game lost against the computer.
    let lost = "Board: hex 3\nRed: level 4\n1. Red a1\n2. Blue c3\n3. Red b3\n4. Blue b2x2";
    let mut script = Script::new();
    take(&mut script, lost, 1);
    assert!(script.state.statistics.results().is_empty());
    // A game that goes on from a review, and one from a position.
    script.act("start hex 3 level 2 red", "start");
    script.act("moves a1", "move");
    script.act("open review", "review");
    script.act("play from here", "trial");
    assert_eq!(script.state.game.as_ref().unwrap().terms().origin, Origin::Trial);
    script.act("kill", "kill");
    script.act("continue", "board");
    script.act("resign", "resign");
    script.act("accept", "resign");
    assert!(script.state.statistics.results().is_empty());
    // The next whole game counts again.
    script.act("rematch", "rematch");
    script.act("resign", "resign");
    script.act("accept", "resign");
    assert_eq!(script.state.statistics.results().len(), 1);
}

#[test]
fn cleared_statistics_stay_clear_when_an_old_game_is_looked_at() {
    let mut script = Script::new();
    for line in ["start hex 3 level 2 red", "resign", "accept"] {
        script.act(line, line);
    }
    script.send(Intent::ClearStatistics);
    script.act("accept", "clear");
    assert!(script.state.statistics.results().is_empty());
    for line in ["kill", "open games", "open 1 play", "suspend", "resume"] {
        script.act(line, line);
        assert!(script.state.statistics.results().is_empty(), "after {line}");
    }
}

/// What is done to a record by messengers, keyboards and hands.
#[test]
fn what_becomes_of_a_record_on_its_way_does_no_harm() {
    let wanted = game_in(GAME).record;
    let each_line =
        |change: &dyn Fn(&str) -> String| -> String { GAME.lines().map(change).collect() };
    let cases = [
        ("a mark of the encoding", format!("\u{feff}{GAME}")),
        ("Windows", GAME.replace('\n', "\r\n")),
        ("quotation marks", format!("“{}”", GAME.trim_end())),
        ("straight quotation marks", format!("\"{}\"", GAME.trim_end())),
        ("blanks that do not break", GAME.replace(' ', "\u{a0}")),
        ("quoted twice", each_line(&|line| format!("> > {line}\n"))),
        ("quoted with a bar", each_line(&|line| format!("| {line}\n"))),
        ("capitals", GAME.to_uppercase()),
        (
            "bold",
            GAME.replace("Board: hex 3", "*Board:* hex 3").replace("1. Red a1", "**1.** Red *a1*"),
        ),
        ("a full stop", GAME.replace("c4\n", "c4.\n")),
        ("emoji", GAME.replace("c4\n", "c4 🙂👍\n").replace("Oust", "🎲 Oust 🎲")),
        ("an exclamation", GAME.replace("c4\n", "c4!\n")),
        ("no blank after the number", GAME.replace("1. ", "1.").replace("2. ", "2.")),
        ("brackets", GAME.replace("a1", "(a1)")),
        ("indented", each_line(&|line| format!("\t  {line}  \n"))),
        ("blank lines", GAME.replace('\n', "\n\n\n")),
        (
            "greetings",
            format!(
                "Hi Ben, your turn!\n5 minutes left\n{GAME}\n-- \nSent from my phone\n10 minutes to go"
            ),
        ),
        ("a mail's beginning", format!("On 30 Nov 2026, at 17:03, Anna wrote:\n{GAME}")),
        ("a title of one's own", GAME.replace("Oust\n", "Oust\nTitle: Board: #3 {of 5}\n")),
        ("another way to write the board", GAME.replace("hex 3", "Hex-3")),
        ("the board without a blank", GAME.replace("hex 3", "hex3")),
    ];
    for (what, text) in &cases {
        let game = game_in(text);
        assert_eq!(game.record, wanted, "{what}:\n{text}");
        assert!(game.names[0].eq_ignore_ascii_case("Anna"), "{what}: {:?}", game.names);
    }
    let computer = game_in("BOARD: HEX 3\nBLUE: LEVEL 4\n1. A1");
    assert!(matches!(computer.seats[1], oust::app::Seat::Computer(level) if level.number() == 4));
    let taken = game_in("Board: hex 3\n1. Red a1\n2. Blue c3\n3. Red b3\n4. Blue b2×2");
    assert!(taken.record.position().outcome().is_some(), "a sign of multiplication is an x");
}

#[test]
fn of_a_game_in_several_states_the_last_one_counts() {
    let answer = format!("{GAME}3. Red a3\n");
    let wanted = game_in(&answer).record;
    let quoted: String = GAME.lines().map(|line| format!("> {line}\n")).collect();
    for text in [format!("{answer}\nAnna wrote:\n{quoted}"), format!("{GAME}\n{answer}")] {
        assert_eq!(game_in(&text).record, wanted, "{text}");
    }
    // Two games that have nothing to do with each other: the first is offered, and it is said why.
    for other in ["Oust\nBoard: hex 4\n1. Red d4\n", "Oust\nBoard: hex 3\n1. Red a1\n2. Red z9\n"] {
        let refused = read(&format!("{GAME}\n{other}")).expect_err(other);
        assert_eq!((refused.trouble, refused.line), (ReadTrouble::AnotherGame, 11), "{other}");
        let Some(Found::Game(first)) = refused.up_to.map(|found| *found) else { panic!("{other}") };
        assert_eq!(first.record, game_in(GAME).record);
    }
}

#[test]
fn comments_stay_where_they_are() {
    let text = "\
Oust
Board: hex 3
# Played in the train
1. Red a1 {a corner} # is that good?
2. Blue c3
3. Red b3
# Oh no
4. Blue b2x2 {and {out}
";
    let note = |after, text: &str| Comment { after, text: text.to_owned() };
    let game = game_in(text);
    let wanted = [
        note(0, "Played in the train"),
        note(1, "a corner"),
        note(1, "is that good?"),
        note(3, "Oh no"),
        note(4, "and (out"),
    ];
    assert_eq!(game.comments, wanted);
    // Taken, kept, and written again.
    let mut script = Script::new();
    take(&mut script, text, 1);
    script.act("kill", "kill");
    let written = write(&script.state.game.as_ref().unwrap().snapshot());
    assert!(
        written.contains("\n# Played in the train\n1. Red a1 {a corner} {is that good?}\n"),
        "{written}"
    );
    assert!(written.ends_with("3. Red b3 {Oh no}\n4. Blue b2x2 {and (out}\n"), "{written}");
    assert_eq!(game_in(&written).comments, wanted);
    // In a review they are read; where the game takes another way they go.
    script.act("open review", "review");
    let said = |script: &Script| oust::app::review::review_view(&script.state).unwrap().comment;
    assert_eq!(said(&script).as_deref(), Some("and (out"));
    for (line, comment) in [
        ("step back", Some("Oh no")),
        ("step back", None),
        ("step back", Some("a corner · is that good?")),
        ("step back", Some("Played in the train")),
    ] {
        script.act(line, line);
        assert_eq!(said(&script).as_deref(), comment);
    }
    script.act("back", "board");
    script.act("undo agreed", "undo");
    script.act("undo agreed", "undo");
    script.act("moves e5", "another way");
    let terms = script.state.game.as_ref().unwrap().terms().clone();
    assert_eq!(terms.comments, wanted[..3]);
}

#[test]
fn the_code_of_a_head_start_is_read() {
    for stones in 1..=3 {
        let setup = oust::app::GameSetup {
            board: BoardSpec::Hex(5),
            head_start: stones,
            ..Default::default()
        };
        let mut record = setup.record();
        for cell in ["a1", "c2", "i9"] {
            let position = record.position().clone();
            position.check_invariants().unwrap();
            let code = position.to_string();
            assert_eq!(code.parse::<Position>().as_ref(), Ok(&position), "{code}");
            assert!(matches!(read(&code), Ok(Found::Position(_))), "{code}");
            let cell = record.spec().geometry().cell_named(cell).unwrap();
            record.push(oust::engine::rules::Move::Place(cell)).unwrap();
        }
    }
    // Two red stones that touch, and blue ones alone, are no beginning.
    for code in ["hex3.rr1.4.5.4.3.red", "hex3.b2.4.5.3b.3.red"] {
        assert!(code.parse::<Position>().is_err(), "{code}");
    }
}

#[test]
fn files_of_abstract_play_tell_who_plays_and_end_with_passes() {
    let file = r#"{"header": {"game": {"name": "Oust", "variants": ["square-3"]},
        "players": [{"name": "anna", "userid": "x", "result": 1}, {"name": "ben", "result": 0}],
        "site": {"name": "Abstract Play"}}, "moves": [["a1", "c3"], ["a3", "c1"], ["b2"]]}"#;
    let game = game_in(file);
    assert_eq!(game.names, ["anna", "ben"]);
    let moves = game.record.moves().len();
    let passed = file.replace("[\"b2\"]", "[\"b2\", \"pass\"], [\"pass\"]");
    match game.record.position().outcome() {
        Some(_) => assert_eq!(game_in(&passed).record.moves().len(), moves),
        None => assert!(moves > 0),
    }
}

#[test]
fn a_head_start_stays_with_who_had_it() {
    let mut script = Script::new();
    script.act("names Anna Ben", "names");
    for line in ["start hex 5 friend head-start 2", "resign", "accept", "rematch"] {
        script.act(line, line);
    }
    let game = script.state.game.as_ref().unwrap();
    assert_eq!(game.name(oust::engine::rules::Player::Red), "Anna");
    assert_eq!(game.course().record().head_start().map(|stones| stones.len()), Some(2));
}
