//! File format of where the person is.

use std::{str::FromStr, time::Duration};

use serde::{Deserialize, Serialize};

use crate::{
    app::{
        ColorChoice, GameId, GameSetup, Opponent, Screen, Seat, Session,
        game_setup::MOST_HEAD_START,
        learn::{
            LESSONS, Left, LeftPuzzle, LeftTask,
            puzzles::{Day, PuzzleId},
        },
    },
    engine::board::BoardSpec,
};

use super::{
    saved_game::{read_rules, read_seat, write_seat},
    sealed::{Unreadable, seal, unseal},
};

/// Where the person is, as it stands in its file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedSession {
    /// Name of the game to continue.
    game: Option<String>,
    /// Names of the screens over home, the one seen last.
    screens: Vec<String>,
    /// What was last chosen on the new-game screen.
    setup: SavedSetup,
    /// The names that two persons gave themselves last.
    #[serde(default)]
    names: [String; 2],
    /// The game that is looked through.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    review: Option<SavedPlace>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    task: Option<SavedTask>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    puzzle: Option<SavedPuzzle>,
}

/// A place in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct SavedPlace {
    game: String,
    shown: usize,
}

/// A task of a lesson and what was placed in it, by the index of each cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct SavedTask {
    lesson: String,
    task: usize,
    placed: Vec<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct SavedPuzzle {
    /// Eight hexadecimal digits.
    id: String,
    /// The day whose puzzle it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<u32>,
    placed: Vec<usize>,
    is_shown: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct SavedSetup {
    /// `hex 7`, `square 11`.
    board: String,
    /// `person`, `level 3`.
    opponent: String,
    /// `red`, `blue`, `lot`.
    color: String,
    #[serde(default)]
    swap: bool,
    #[serde(default)]
    head_start: u8,
    /// Time and increment of two persons with a clock, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<SavedRules>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct SavedRules {
    time_ms: [u64; 2],
    increment_ms: [u64; 2],
}

/// Text of the file that keeps where the person is.
pub fn write_session(session: &Session) -> String {
    let opponent = match session.setup.opponent {
        Opponent::Friend => Seat::Person,
        Opponent::Computer(level) => Seat::Computer(level),
    };
    let color = match session.setup.color {
        ColorChoice::Red => "red",
        ColorChoice::Blue => "blue",
        ColorChoice::ByLot => "lot",
    };
    seal(&SavedSession {
        game: session.game.map(|id| id.to_string()),
        screens: session.screens.iter().map(|screen| screen.name().to_owned()).collect(),
        setup: SavedSetup {
            board: session.setup.board.to_string(),
            opponent: write_seat(opponent),
            color: color.to_owned(),
            swap: session.setup.swap,
            head_start: session.setup.head_start,
            clock: session.setup.clock.map(|rules| SavedRules {
                time_ms: rules.map(|rule| ms(rule.time)),
                increment_ms: rules.map(|rule| ms(rule.increment)),
            }),
        },
        names: session.names.clone(),
        review: session.review.map(|(game, shown)| SavedPlace { game: game.to_string(), shown }),
        task: session.left.task.as_ref().map(|left| SavedTask {
            lesson: LESSONS[left.lesson].name.to_owned(),
            task: left.task,
            placed: left.placed.clone(),
        }),
        puzzle: session.left.puzzle.as_ref().map(|left| SavedPuzzle {
            id: format!("{:08x}", left.id.0),
            day: left.day.map(|day| day.0),
            placed: left.placed.clone(),
            is_shown: left.is_shown,
        }),
    })
}

/// Where the person was, by the bytes of a file.
///
/// # Errors
/// When they are not what [`write_session`] wrote.
pub fn read_session(bytes: &[u8]) -> Result<Session, Unreadable> {
    let saved: SavedSession = unseal(bytes)?;
    let game = saved.game.as_deref().map(GameId::from_str).transpose();
    // A screen that this version does not have is left out.
    let screens = saved.screens.iter().filter_map(|name| Screen::named(name)).collect();
    Ok(Session {
        game: game.map_err(Unreadable::damaged)?,
        screens,
        setup: read_setup(&saved.setup)?,
        left: read_left(&saved)?,
        names: saved.names,
        // One that makes no sense is left out.
        review: saved
            .review
            .and_then(|place| Some((GameId::from_str(&place.game).ok()?, place.shown))),
    })
}

/// The lesson and the puzzle that were open. A lesson that this version does not have is left out.
fn read_left(saved: &SavedSession) -> Result<Left, Unreadable> {
    let task = saved.task.as_ref().and_then(|left| {
        let lesson = LESSONS.iter().position(|lesson| lesson.name == left.lesson)?;
        Some(LeftTask { lesson, task: left.task, placed: left.placed.clone() })
    });
    let puzzle = saved.puzzle.as_ref().map(|left| {
        let id = u32::from_str_radix(&left.id, 16).map(PuzzleId).map_err(Unreadable::damaged)?;
        let (day, placed) = (left.day.map(Day), left.placed.clone());
        Ok(LeftPuzzle { id, day, placed, is_shown: left.is_shown })
    });
    Ok(Left { task, puzzle: puzzle.transpose()? })
}

fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn read_setup(saved: &SavedSetup) -> Result<GameSetup, Unreadable> {
    let opponent = match read_seat(&saved.opponent)? {
        Seat::Person => Opponent::Friend,
        Seat::Computer(level) => Opponent::Computer(level),
    };
    let color = match saved.color.as_str() {
        "red" => ColorChoice::Red,
        "blue" => ColorChoice::Blue,
        "lot" => ColorChoice::ByLot,
        other => return Err(Unreadable::damaged(format!("no color {other}"))),
    };
    let board = BoardSpec::from_str(&saved.board).map_err(Unreadable::damaged)?;
    let clock = saved.clock.as_ref();
    Ok(GameSetup {
        board,
        opponent,
        color,
        swap: saved.swap,
        head_start: saved.head_start.min(MOST_HEAD_START),
        clock: clock.map(|clock| read_rules(clock.time_ms, clock.increment_ms)),
    })
}
