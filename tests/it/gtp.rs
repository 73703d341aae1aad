//! The text protocol: sessions word for word, recorded games, and anything at all as input.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use oust::engine::gtp::Session;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::support::fast::{cell_of, spec_of};
use crate::support::recorded_games::{RecordedGame, recorded_games};
use crate::support::slow_rules::{Color, Place};
use crate::support::{data, data_files};

/// Runs the program itself on this input, to the end.
fn run_program(input: &[u8]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_oust-gtp"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = program.stdin.take().unwrap();
    let input = input.to_vec();
    // From a thread, since the program may answer more than a pipe holds before all is written.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = program.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// The program's answers to this input, without the empty lines that end them.
fn answers(input: &[u8]) -> Vec<String> {
    let output = run_program(input);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{}: {errors}", output.status);
    let text = String::from_utf8(output.stdout).unwrap();
    let mut answers: Vec<String> = text.split("\n\n").map(str::to_owned).collect();
    assert_eq!(answers.pop().as_deref(), Some(""), "the last answer ends with an empty line");
    answers
}

#[test]
fn sessions_go_word_for_word() {
    for file in data_files("gtp", ".txt") {
        let text = data(&file);
        let mut input = String::new();
        let mut expected: Vec<Vec<&str>> = Vec::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match (line.strip_prefix('>'), expected.last_mut()) {
                (Some(command), _) => {
                    input.push_str(&command.replace("[tab]", "\t"));
                    input.push('\n');
                    expected.push(vec![command]);
                }
                (None, Some(exchange)) => exchange.push(line),
                (None, None) => panic!("{file}: an answer before the first command"),
            }
        }
        let answers = answers(input.as_bytes());
        assert_eq!(answers.len(), expected.len(), "{file}");
        for (answer, exchange) in answers.iter().zip(expected) {
            let answer: Vec<&str> = answer.lines().map(str::trim_end).collect();
            assert_eq!(answer, exchange[1..], "{file}: {}", exchange[0]);
        }
    }
}

#[test]
fn line_ends_comments_and_a_missing_last_newline_do_not_matter() {
    let input = b"\n# a comment\r\n\r\n1 play red d4 # here\r\n \t \n2 to_move\r\n3 name";
    assert_eq!(answers(input), ["=1 ", "=2 blue", "=3 Oust"]);
    assert_eq!(answers(b"quit\nname\n"), ["= "]);
    assert!(answers(b"").is_empty());
    assert!(answers(b"# only a comment").is_empty());
}

#[test]
fn what_cannot_be_read_gets_an_error_answer() {
    let megabyte = vec![b'x'; 1 << 20];
    let mut input = megabyte.clone();
    input.extend(b"\n2 play red ");
    input.extend(&megabyte);
    input.extend(b"\n3 play red d4\0\n4 play red \xff\xfe\n5 level 99999999999999999999\n");
    input.extend(b"6 # ");
    input.extend(&megabyte);
    input.extend(b"\n7 stones\n");
    input.extend(&megabyte);
    let expected = [
        "? line too long",
        "?2 line too long",
        "?3 the line holds a NUL byte",
        "?4 the line is not UTF-8",
        "?5 the number 99999999999999999999 is too large",
        "?6 no command after the number",
        "=7 red 0 blue 0",
        "? line too long",
    ];
    assert_eq!(answers(&input), expected);
}

#[test]
fn every_command_of_the_description_is_known() {
    let names = "protocol_version name version known_command list_commands quit boardsize board \
        clear_board play undo legal captures to_move outcome stones position setposition \
        showboard level time_limit playout_limit threads random_seed genmove reg_genmove hint \
        search_info winning_chain swap would_swap perft bench";
    let mut session = Session::new();
    let list = say(&mut session, "list_commands").unwrap();
    let mut listed: Vec<&str> = list.lines().collect();
    let mut names: Vec<&str> = names.split_whitespace().collect();
    for name in &names {
        assert_eq!(say(&mut session, &format!("known_command {name}")).as_deref(), Ok("true"));
    }
    names.sort_unstable();
    listed.sort_unstable();
    assert_eq!(listed, names);
}

/// The answer to a command that holds no number: a text, or an error.
fn say(session: &mut Session, command: &str) -> Result<String, String> {
    let answer = session.answer(command.as_bytes()).unwrap();
    let text = answer.strip_suffix("\n\n").unwrap();
    match (text.strip_prefix("= "), text.strip_prefix("? ")) {
        (Some(text), _) => Ok(text.to_owned()),
        (None, Some(error)) => Err(error.to_owned()),
        (None, None) => panic!("{answer:?} is no answer"),
    }
}

#[test]
fn recorded_games_replay_in_the_protocol() {
    for game in recorded_games() {
        replay(&game);
    }
}

fn replay(game: &RecordedGame) {
    let mut session = Session::new();
    let spec = spec_of(game.board);
    let geometry = spec.geometry();
    let names = |places: &[Place]| {
        let names = places.iter().map(|&place| geometry.name(cell_of(geometry, place)));
        names.collect::<Vec<String>>().join(" ")
    };
    assert_eq!(say(&mut session, &format!("board {spec}")).as_deref(), Ok(""));
    let mut played = 0;
    for entry in &game.entries {
        if say(&mut session, "outcome").as_deref() == Ok("draw") {
            break;
        }
        let (player, to_move) = match entry.player {
            Color::Red => ("black", "red"),
            Color::Blue => ("w", "blue"),
        };
        assert_eq!(say(&mut session, "to_move").as_deref(), Ok(to_move), "{}", game.name);
        assert_eq!(say(&mut session, "legal"), Ok(names(&entry.legal)), "{}", game.name);
        assert_eq!(say(&mut session, "captures"), Ok(names(&entry.capturing)), "{}", game.name);
        let cell = entry.place.map_or("pass".to_owned(), |place| names(&[place]));
        assert_eq!(say(&mut session, &format!("play {player} {cell}")).as_deref(), Ok(""));
        played += 1;
    }
    let outcome = match game.winner {
        None => "draw",
        Some(Color::Red) => "red",
        Some(Color::Blue) => "blue",
    };
    assert_eq!(say(&mut session, "outcome").as_deref(), Ok(outcome), "{}", game.name);
    assert_eq!(say(&mut session, "to_move").as_deref(), Ok("none"), "{}", game.name);
    let position = say(&mut session, "position").unwrap();
    for _ in 0..played {
        assert_eq!(say(&mut session, "undo").as_deref(), Ok(""));
    }
    assert_eq!(say(&mut session, "undo"), Err("cannot undo".to_owned()));
    assert_eq!(say(&mut session, "stones").as_deref(), Ok("red 0 blue 0"));
    assert_eq!(say(&mut session, &format!("setposition {position}")).as_deref(), Ok(""));
    assert_eq!(say(&mut session, "position"), Ok(position));
    assert_eq!(say(&mut session, "outcome").as_deref(), Ok(outcome), "{}", game.name);
}

#[test]
fn any_bytes_get_a_well_formed_answer_or_none() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut session = Session::new();
    for _ in 0..20_000 {
        let length = rng.random_range(0..40u32) as usize;
        let line: Vec<u8> = (0..length)
            .map(|_| match rng.random_range(0..3u32) {
                0 => rng.random_range(0..=255u32) as u8,
                _ => b"0123 \t#.-abgm\r\xc3\0"[rng.random_range(0..16u32) as usize],
            })
            .filter(|&byte| byte != b'\n')
            .collect();
        answer_well(&mut session, &line);
    }
}

/// Words of the protocol, and words that nearly are.
const WORDS: &str = "play play play play red blue w b genmove reg_genmove undo undo legal captures \
    stones position setposition showboard boardsize board hex square 2 3 4 5 hex3.3.4.5.4.3.red \
    hex2.r1.b2.2.blue square3.r2.1b1.3.red a1 a2 a3 b1 b2 b3 c1 c2 c3 c4 c5 d2 d4 e3 e5 pass \
    level level 1 2 3 4 0 7 time_limit playout_limit threads random_seed swap would_swap \
    known_command list_commands clear_board outcome to_move search_info winning_chain 12 -1 \
    99999999999999999999 1.5 # é";

#[test]
fn any_words_get_a_well_formed_answer_and_errors_change_nothing() {
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut session = Session::new();
    say(&mut session, "level 4").unwrap();
    say(&mut session, "boardsize 3").unwrap();
    for _ in 0..20_000 {
        let count = rng.random_range(0..5u32);
        let word = |_| words[rng.random_range(0..words.len() as u32) as usize];
        let line = (0..count).map(word).collect::<Vec<&str>>().join(" ");
        let before = say(&mut session, "position").unwrap();
        let answer = answer_well(&mut session, line.as_bytes());
        if answer.is_some_and(|answer| answer.starts_with('?')) {
            assert_eq!(say(&mut session, "position").unwrap(), before, "{line}");
        }
    }
}

/// The answer to a line, which must have the form of one.
fn answer_well(session: &mut Session, line: &[u8]) -> Option<String> {
    let answer = session.answer(line)?;
    let text = answer.strip_suffix("\n\n").unwrap_or_else(|| panic!("{line:?}: {answer:?}"));
    assert!(text.starts_with(['=', '?']), "{line:?}: {answer:?}");
    assert!(!text.contains("\n\n") && !text.ends_with('\n'), "{line:?}: {answer:?}");
    let is_plain = |c: char| c == '\n' || !c.is_control();
    assert!(text.chars().all(is_plain), "{line:?}: {answer:?}");
    Some(answer)
}

#[test]
fn a_searched_placement_is_reproducible_and_told() {
    let commands = "boardsize 4\nplay red d4\nplayout_limit 300\nthreads 1\nlevel 6\n\
        random_seed 7\ngenmove blue\nsearch_info\nto_move\nhint\nundo\nwould_swap\nswap\n\
        random_seed 7\nreg_genmove blue\nwinning_chain\n";
    let answers = [commands, commands].map(|commands| answers(commands.as_bytes()));
    let without_time = |answers: &[String]| -> Vec<String> {
        let words = |answer: &String| answer.split(" time_ms ").next().unwrap().to_owned();
        answers.iter().map(words).collect()
    };
    assert_eq!(without_time(&answers[0]), without_time(&answers[1]));
    let [placed, info, to_move, hint] = &answers[0][6..10] else { panic!("too few answers") };
    let words: Vec<&str> = info.split_whitespace().collect();
    assert_eq!(words[..3], ["=", "playouts", "300"], "{info}");
    assert_eq!((words[3], words[5], words[7]), ("visits", "value", "pv"), "{info}");
    let value: f32 = words[6].parse().unwrap();
    assert!((0.0..=1.0).contains(&value), "{info}");
    assert_eq!(words[8], &placed[2..], "the line begins with the placement: {info}");
    assert!(info.ends_with(" proven none"), "{info}");
    assert_eq!(to_move, "= red");
    assert!(hint.starts_with("= ") && hint.len() > 3, "{hint}");
    assert!(["= yes", "= no"].contains(&answers[0][11].as_str()), "{:?}", answers[0]);
    assert_eq!(answers[0][14], *placed, "the same seed gives the same placement");
    assert_eq!(answers[0][15], "= none");
}

#[test]
fn a_hint_is_what_level_6_would_place_whatever_the_level() {
    for board in ["hex 4", "square 6"] {
        let start = format!("board {board}\nplay red b2\nplayout_limit 400\nthreads 1\n");
        let hint = format!("{start}level 2\nrandom_seed 7\nhint\nposition\n");
        let placed = format!("{start}level 6\nrandom_seed 7\nreg_genmove blue\nposition\n");
        let [hint, placed] = [hint, placed].map(|commands| answers(commands.as_bytes()));
        assert!(hint[6].starts_with("= ") && hint[6].len() > 3, "{hint:?}");
        assert_eq!(hint[6..], placed[6..], "the same placement, and nothing is changed");
    }
}
