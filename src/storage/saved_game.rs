//! File format of a game.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{
    app::{Date, GameId, GameStart, Seat, Snapshot, sentence::player_word},
    engine::{
        board::BoardSpec,
        level::Level,
        rules::{GameRecord, Move, Player},
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
    /// Start of the game's random numbers.
    rng_seed: u64,
    /// When the game began: milliseconds since 1970.
    began_unix_ms: u64,
}

/// Text of the file that keeps this game.
pub fn write_game(game: &Snapshot) -> String {
    let geometry = game.record.spec().geometry();
    let name = |mv: &Move| match mv {
        Move::Place(cell) => geometry.name(*cell),
        Move::Pass => "pass".to_owned(),
    };
    let moves: Vec<String> = game.record.moves().iter().map(name).collect();
    seal(&SavedGame {
        id: game.id.to_string(),
        board: game.record.spec().to_string(),
        red: write_seat(game.seats[Player::Red.index()]),
        blue: write_seat(game.seats[Player::Blue.index()]),
        moves: moves.join(" "),
        cursor: game.cursor,
        resigned: game.resigned.map(|player| player_word(player).to_owned()),
        rng_seed: game.start.rng_seed,
        began_unix_ms: game.start.date.unix_ms,
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
    let resigned = saved.resigned.as_deref().map(read_player).transpose()?;
    Ok(Snapshot {
        id: GameId::from_str(&saved.id).map_err(Unreadable::damaged)?,
        start: GameStart { rng_seed: saved.rng_seed, date: Date { unix_ms: saved.began_unix_ms } },
        seats: [read_seat(&saved.red)?, read_seat(&saved.blue)?],
        record,
        cursor: saved.cursor,
        resigned,
    })
}

fn read_record(saved: &SavedGame) -> Result<GameRecord, Unreadable> {
    let board = BoardSpec::from_str(&saved.board).map_err(Unreadable::damaged)?;
    let mut record = GameRecord::new(board);
    for name in saved.moves.split_whitespace() {
        let mv = match (name, board.geometry().cell_named(name)) {
            ("pass", _) => Move::Pass,
            (_, Some(cell)) => Move::Place(cell),
            (_, None) => return Err(Unreadable::damaged(format!("no cell {name} on {board}"))),
        };
        record.push(mv).map_err(|reason| Unreadable::damaged(format!("{name}: {reason}")))?;
    }
    Ok(record)
}

fn read_player(word: &str) -> Result<Player, Unreadable> {
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
