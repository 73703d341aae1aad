//! A position on one line, short enough to be shared: `hex3.r2.4.2b2.4.3.red`.
//!
//! Fields are separated by points. The first is the board (`hex7`, `square11`), the last the
//! turn, and between them stands one field for each column from the left, its cells upwards:
//! `r` and `b` are stones, a number is that many empty cells. The turn is
//!
//! | text | meaning |
//! | --- | --- |
//! | `red`, `blue` | that player is to move (or would be, were the game not a draw by deadlock) |
//! | `red-again`, `blue-again` | likewise, within a chain |
//! | `red-won`, `blue-won` | that player has won |
//!
//! It holds letters, digits, points and hyphens only, so it can stand in a link as it is.

use std::fmt::{self, Write};
use std::str::FromStr;

use super::{Outcome, Player, Position, SetupError};
use crate::engine::board::{BoardSpec, Cell, CellSet, Geometry};

/// Why a text describes no position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DescriptionError {
    /// The first field names no board.
    UnknownBoard(String),
    /// There are too few or too many columns.
    ColumnCount {
        /// Columns of the board.
        expected: usize,
        /// Columns described.
        found: usize,
    },
    /// A column holds something that is neither a stone nor a number of empty cells.
    UnknownSign {
        /// Letter of the column.
        column: char,
        /// What stands there.
        found: char,
    },
    /// A column does not hold as many cells as the board's.
    ColumnLength {
        /// Letter of the column.
        column: char,
        /// Cells of that column.
        expected: usize,
    },
    /// The last field names no turn.
    UnknownTurn(String),
    /// The stones and the turn are no position of a game.
    Setup(SetupError),
}

/// How the turn stands, as the last field tells it.
#[derive(Clone, Copy)]
enum Turn {
    ToMove,
    Again,
    Won,
}

impl fmt::Display for Position {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spec = self.spec();
        write!(out, "{}{}", if spec.is_hex() { "hex" } else { "square" }, spec.side())?;
        let mut empty = 0;
        let mut column = None;
        for cell in self.geometry().cells() {
            let (cell_column, _) = self.geometry().coordinates(cell);
            if column.replace(cell_column) != Some(cell_column) {
                write_empty(out, &mut empty)?;
                out.write_char('.')?;
            }
            match self.stone_at(cell) {
                None => empty += 1,
                Some(player) => {
                    write_empty(out, &mut empty)?;
                    out.write_char(letter_of(player))?;
                }
            }
        }
        write_empty(out, &mut empty)?;
        write!(out, ".{}", self.turn)?;
        match self.outcome() {
            Some(Outcome::Won(_)) => out.write_str("-won"),
            _ if self.is_in_chain() => out.write_str("-again"),
            _ => Ok(()),
        }
    }
}

fn write_empty(out: &mut impl Write, empty: &mut usize) -> fmt::Result {
    match std::mem::take(empty) {
        0 => Ok(()),
        count => write!(out, "{count}"),
    }
}

fn letter_of(player: Player) -> char {
    match player {
        Player::Red => 'r',
        Player::Blue => 'b',
    }
}

/// Reads what `Display` writes, in either case.
impl FromStr for Position {
    type Err = DescriptionError;

    fn from_str(text: &str) -> Result<Position, DescriptionError> {
        let text = text.trim().to_ascii_lowercase();
        let mut fields: Vec<&str> = text.split('.').collect();
        let spec = board_of(fields.remove(0))?;
        let (player, turn) = turn_of(fields.pop().unwrap_or_default())?;
        let expected = usize::from(spec.column_count());
        if fields.len() != expected {
            return Err(DescriptionError::ColumnCount { expected, found: fields.len() });
        }
        let mut stones = [CellSet::new(); 2];
        for (column, field) in (0..).zip(fields) {
            read_column(spec.geometry(), column, field, &mut stones)?;
        }
        let [red, blue] = stones;
        let position = match turn {
            Turn::ToMove => Position::from_stones(spec, red, blue, player, false),
            Turn::Again => Position::from_stones(spec, red, blue, player, true),
            Turn::Won => Position::won(spec, red, blue, player),
        };
        position.map_err(DescriptionError::Setup)
    }
}

fn board_of(field: &str) -> Result<BoardSpec, DescriptionError> {
    let unknown = || DescriptionError::UnknownBoard(shortened(field));
    let digits = field.find(|c: char| c.is_ascii_digit()).ok_or_else(unknown)?;
    let (kind, side) = field.split_at(digits);
    format!("{kind} {side}").parse().map_err(|_| unknown())
}

fn turn_of(field: &str) -> Result<(Player, Turn), DescriptionError> {
    let unknown = || DescriptionError::UnknownTurn(shortened(field));
    let (player, turn) = match field.split_once('-') {
        None => (field, Turn::ToMove),
        Some((player, "again")) => (player, Turn::Again),
        Some((player, "won")) => (player, Turn::Won),
        Some(_) => return Err(unknown()),
    };
    let named = |candidate: &Player| candidate.to_string() == player;
    let player = Player::BOTH.into_iter().find(named).ok_or_else(unknown)?;
    Ok((player, turn))
}

/// Adds the stones of one column, numbered from 0.
fn read_column(
    geometry: &Geometry,
    column: u8,
    field: &str,
    stones: &mut [CellSet; 2],
) -> Result<(), DescriptionError> {
    let letter = char::from(b'a' + column);
    let is_of_column = |&cell: &Cell| geometry.coordinates(cell).0 == column;
    let cells: Vec<Cell> = geometry.cells().filter(is_of_column).collect();
    let wrong_length = DescriptionError::ColumnLength { column: letter, expected: cells.len() };
    let mut cells = cells.into_iter();
    let mut rest = field;
    while let Some(sign) = rest.chars().next() {
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let length = if digits > 0 { digits } else { sign.len_utf8() };
        let (token, after) = rest.split_at(length);
        rest = after;
        let (player, count) = match sign {
            'r' => (Some(Player::Red), 1),
            'b' => (Some(Player::Blue), 1),
            '0'..='9' => (None, token.parse::<usize>().map_err(|_| wrong_length.clone())?),
            found => return Err(DescriptionError::UnknownSign { column: letter, found }),
        };
        for _ in 0..count {
            let cell = cells.next().ok_or_else(|| wrong_length.clone())?;
            if let Some(player) = player {
                stones[player.index()].insert(cell);
            }
        }
    }
    if cells.len() > 0 { Err(wrong_length) } else { Ok(()) }
}

/// At most forty characters, for a message.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}

impl fmt::Display for DescriptionError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DescriptionError::UnknownBoard(found) => {
                write!(out, "no board \"{found}\": expected hex2 to hex11 or square3 to square19")
            }
            DescriptionError::ColumnCount { expected, found } => {
                write!(out, "expected {expected} columns, found {found}")
            }
            DescriptionError::UnknownSign { column, found } => {
                write!(out, "column {column}: expected r, b or a number, found {found:?}")
            }
            DescriptionError::ColumnLength { column, expected } => {
                write!(out, "column {column} does not describe {expected} cells")
            }
            DescriptionError::UnknownTurn(found) => {
                write!(
                    out,
                    "no turn \"{found}\": expected red or blue, or one of them with -again or -won"
                )
            }
            DescriptionError::Setup(error) => error.fmt(out),
        }
    }
}

impl std::error::Error for DescriptionError {}
