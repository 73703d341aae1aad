//! File format of a game.

use std::{str::FromStr, time::Duration};

use serde::{Deserialize, Serialize};

use crate::{
    app::{
        Clock, Comment, Date, Forfeit, GameId, GameStart, Origin, Seat, Snapshot, Terms, TimeRule,
        sentence::player_word,
    },
    engine::{
        board::{BoardSpec, CellSet, Geometry},
        level::Level,
        rules::{GameRecord, Move, Player, Position},
    },
};

use super::sealed::{Unreadable, seal, unseal};

/// One game as it stands in its file. Old files must load for ever: fields are only added, with
/// a default, or the version goes up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Name of the game: sixteen hexadecimal digits.
    id: String,
    /// `hex 7`, `square 11`.
    board: String,
    /// Who plays Red: `person`, `level 3`.
    red: String,
    /// Who plays Blue.
    blue: String,
    /// Cells placed on, and `pass`, separated by blanks.
    moves: String,
    /// How many of the moves count.
    cursor: usize,
    /// `red` or `blue`, if one of them resigned.
    #[serde(default)]
    resigned: Option<String>,
    /// `red` or `blue`, if one of them ran out of time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    out_of_time: Option<String>,
    /// Start of the game's random numbers.
    rng_seed: u64,
    /// When the game began: milliseconds since 1970.
    began_unix_ms: u64,
    /// What the person calls the game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    /// Names of who began as Red and as Blue.
    #[serde(default, skip_serializing_if = "are_empty")]
    names: [String; 2],
    /// Whether the second player may take the first one's place.
    #[serde(default, skip_serializing_if = "is_off")]
    swap: bool,
    /// Cells of Red's head start, separated by blanks.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    head_start: String,
    /// The position that the game began with, if it was another than the empty board.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    position: String,
    /// The clock of two persons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<SavedClock>,
    /// It goes on from a place in another game, or from a position that was given.
    #[serde(default, skip_serializing_if = "is_off")]
    trial: bool,
    /// So many moves came as a text, if any did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    told: Option<usize>,
    /// What somebody noted, each after so many moves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<(usize, String)>,
}

/// A clock as it stands in the file, in milliseconds, who began as Red first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedClock {
    time_ms: [u64; 2],
    increment_ms: [u64; 2],
    left_ms: [u64; 2],
    /// 0 or 1, if that side ran out of time; older files say it here.
    #[serde(default, skip_serializing)]
    fallen: Option<usize>,
}

fn is_off(on: &bool) -> bool {
    !on
}

fn are_empty(names: &[String; 2]) -> bool {
    names.iter().all(String::is_empty)
}

/// Text of the file that keeps this game.
pub fn write_game(game: &Snapshot) -> String {
    let geometry = game.record.spec().geometry();
    let name = |&mv: &Move| move_name(geometry, mv);
    let cells =
        |set: CellSet| set.iter().map(|cell| geometry.name(cell)).collect::<Vec<_>>().join(" ");
    let head_start = game.record.head_start().map(cells);
    let is_plain = game.record.starts_empty() || head_start.is_some();
    let position = if is_plain { String::new() } else { game.record.start().to_string() };
    let moves: Vec<String> = game.record.moves().iter().map(name).collect();
    seal(&SavedGame {
        id: game.id.to_string(),
        board: game.record.spec().to_string(),
        red: write_seat(game.seats[Player::Red.index()]),
        blue: write_seat(game.seats[Player::Blue.index()]),
        moves: moves.join(" "),
        cursor: game.cursor,
        resigned: match game.forfeit {
            Some(Forfeit::Resigned(player)) => Some(player_word(player).to_owned()),
            Some(Forfeit::OutOfTime(_)) | None => None,
        },
        out_of_time: match game.forfeit {
            Some(Forfeit::OutOfTime(player)) => Some(player_word(player).to_owned()),
            Some(Forfeit::Resigned(_)) | None => None,
        },
        rng_seed: game.start.rng_seed,
        began_unix_ms: game.start.date.unix_ms,
        title: game.terms.title.clone(),
        names: game.terms.names.clone(),
        swap: game.terms.swap,
        head_start: head_start.unwrap_or_default(),
        position,
        clock: game.terms.clock.map(write_clock),
        trial: game.terms.origin == Origin::Trial,
        told: match game.terms.origin {
            Origin::Text(told) => Some(told),
            Origin::Here | Origin::Trial => None,
        },
        comments: game.terms.comments.iter().map(|it| (it.after, it.text.clone())).collect(),
    })
}

/// The game that the bytes of a file hold.
///
/// # Errors
/// When they are not what [`write_game`] wrote, or a move in them is not legal.
pub fn read_game(bytes: &[u8]) -> Result<Snapshot, Unreadable> {
    let saved: SavedGame = unseal(bytes)?;
    let record = read_record(&saved)?;
    if saved.cursor > record.moves().len() {
        return Err(Unreadable::damaged("the cursor is beyond the moves"));
    }
    let forfeit = read_forfeit(&saved, &record)?;
    Ok(Snapshot {
        id: GameId::from_str(&saved.id).map_err(Unreadable::damaged)?,
        start: GameStart { rng_seed: saved.rng_seed, date: Date { unix_ms: saved.began_unix_ms } },
        seats: [read_seat(&saved.red)?, read_seat(&saved.blue)?],
        terms: Terms {
            title: saved.title,
            names: saved.names,
            swap: saved.swap,
            clock: saved.clock.map(read_clock),
            origin: match saved.told {
                Some(told) => Origin::Text(told),
                None if saved.trial => Origin::Trial,
                None => Origin::Here,
            },
            comments: saved.comments.into_iter().map(comment).collect(),
        },
        record,
        cursor: saved.cursor,
        forfeit,
    })
}

fn comment((after, text): (usize, String)) -> Comment {
    Comment { after, text }
}

fn read_record(saved: &SavedGame) -> Result<GameRecord, Unreadable> {
    let board = BoardSpec::from_str(&saved.board).map_err(Unreadable::damaged)?;
    let mut record = GameRecord::starting_from(read_start(saved, board)?);
    for name in saved.moves.split_whitespace() {
        let mv = move_named(board.geometry(), name)?;
        record.push(mv).map_err(|reason| Unreadable::damaged(format!("{name}: {reason}")))?;
    }
    Ok(record)
}

/// The name of a cell placed on, `pass` or `swap`.
pub(super) fn move_name(geometry: &Geometry, mv: Move) -> String {
    match mv {
        Move::Place(cell) => geometry.name(cell),
        Move::Pass => "pass".to_owned(),
        Move::Swap => "swap".to_owned(),
    }
}

/// The move with this name.
pub(super) fn move_named(geometry: &Geometry, name: &str) -> Result<Move, Unreadable> {
    match (name, geometry.cell_named(name)) {
        ("pass", _) => Ok(Move::Pass),
        ("swap", _) => Ok(Move::Swap),
        (_, Some(cell)) => Ok(Move::Place(cell)),
        (_, None) => Err(Unreadable::damaged(format!("no cell {name} on {}", geometry.spec()))),
    }
}

fn read_start(saved: &SavedGame, board: BoardSpec) -> Result<Position, Unreadable> {
    if !saved.position.is_empty() {
        let position = Position::from_str(&saved.position).map_err(Unreadable::damaged)?;
        return match position.spec() == board {
            true => Ok(position),
            false => Err(Unreadable::damaged("the position is on another board")),
        };
    }
    let mut stones = CellSet::new();
    for name in saved.head_start.split_whitespace() {
        let cell = board.geometry().cell_named(name);
        stones.insert(cell.ok_or_else(|| Unreadable::damaged(format!("no cell {name}")))?);
    }
    Position::with_head_start(board, stones).map_err(Unreadable::damaged)
}

fn write_clock(clock: Clock) -> SavedClock {
    let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    SavedClock {
        time_ms: clock.rules.map(|rule| ms(rule.time)),
        increment_ms: clock.rules.map(|rule| ms(rule.increment)),
        left_ms: clock.left.map(ms),
        fallen: None,
    }
}

fn read_clock(saved: SavedClock) -> Clock {
    let rules = read_rules(saved.time_ms, saved.increment_ms);
    Clock::restore(rules, saved.left_ms.map(Duration::from_millis))
}

fn read_forfeit(saved: &SavedGame, record: &GameRecord) -> Result<Option<Forfeit>, Unreadable> {
    if let Some(word) = &saved.resigned {
        return Ok(Some(Forfeit::Resigned(read_player(word)?)));
    }
    if let Some(word) = &saved.out_of_time {
        return Ok(Some(Forfeit::OutOfTime(read_player(word)?)));
    }
    let Some(side) = saved.clock.as_ref().and_then(|clock| clock.fallen) else { return Ok(None) };
    let began_as = Player::BOTH.get(side).ok_or(Unreadable::damaged("a clock has two sides"))?;
    let is_swapped = saved.cursor > 1 && record.has_swap();
    let player = if is_swapped { began_as.opponent() } else { *began_as };
    Ok(Some(Forfeit::OutOfTime(player)))
}

/// The rules of a clock, by side.
pub(super) fn read_rules(time_ms: [u64; 2], increment_ms: [u64; 2]) -> [TimeRule; 2] {
    [0, 1].map(|side| TimeRule {
        time: Duration::from_millis(time_ms[side]),
        increment: Duration::from_millis(increment_ms[side]),
    })
}

pub(super) fn read_player(word: &str) -> Result<Player, Unreadable> {
    let player = Player::BOTH.into_iter().find(|&player| player_word(player) == word);
    player.ok_or_else(|| Unreadable::damaged(format!("no player {word}")))
}

/// `person` or `level 3`.
pub(super) fn write_seat(seat: Seat) -> String {
    match seat {
        Seat::Person => "person".to_owned(),
        Seat::Computer(level) => format!("level {level}"),
    }
}

pub(super) fn read_seat(text: &str) -> Result<Seat, Unreadable> {
    if text == "person" {
        return Ok(Seat::Person);
    }
    let number = text.strip_prefix("level ").and_then(|number| number.parse().ok());
    let level = number.and_then(Level::new);
    level.map(Seat::Computer).ok_or_else(|| Unreadable::damaged(format!("no seat {text}")))
}
