//! Reads the games of `tests/data/vectors`; their form is told in the README beside them.

use serde::Deserialize;

use super::slow_rules::{Board, Color, Place};

/// One complete game, with what was legal before every placement.
pub struct RecordedGame {
    pub name: String,
    pub board: Board,
    pub entries: Vec<Entry>,
    pub winner: Option<Color>,
}

/// One placement or forced pass.
pub struct Entry {
    pub player: Color,
    /// None for a pass.
    pub place: Option<Place>,
    pub captured: Vec<Place>,
    pub legal: Vec<Place>,
    pub capturing: Vec<Place>,
}

#[derive(Deserialize)]
struct RawGame {
    source: String,
    board: String,
    size: u8,
    placements: Vec<RawEntry>,
    winner: Option<u8>,
}

#[derive(Deserialize)]
struct RawEntry {
    player: u8,
    #[serde(default)]
    pass: bool,
    cell: Option<String>,
    #[serde(default)]
    captured: Vec<String>,
    legal: Vec<String>,
    #[serde(default)]
    capturing: Vec<String>,
}

/// Every game of every file.
pub fn recorded_games() -> Vec<RecordedGame> {
    super::data_files("vectors", ".jsonl").iter().flat_map(|file| games_of(file)).collect()
}

fn games_of(file: &str) -> Vec<RecordedGame> {
    let text = super::data(file);
    text.lines()
        .enumerate()
        .map(|(index, line)| {
            let raw: RawGame = serde_json::from_str(line).unwrap();
            let name = format!("{file}:{} ({})", index + 1, raw.source);
            game(name, raw)
        })
        .collect()
}

fn game(name: String, raw: RawGame) -> RecordedGame {
    let board = board(&raw.board, raw.size);
    let places = |cells: &[String]| -> Vec<Place> {
        let mut places: Vec<Place> = cells.iter().map(|cell| place(board, cell)).collect();
        places.sort();
        places
    };
    let entries = raw.placements.iter().map(|entry| {
        assert_ne!(entry.pass, entry.cell.is_some(), "{name}: a pass has no cell");
        Entry {
            player: color(entry.player),
            place: entry.cell.as_ref().map(|cell| place(board, cell)),
            captured: places(&entry.captured),
            legal: places(&entry.legal),
            capturing: places(&entry.capturing),
        }
    });
    RecordedGame { entries: entries.collect(), winner: raw.winner.map(color), name, board }
}

/// "hex" or "square" with its size.
pub fn board(kind: &str, size: u8) -> Board {
    match kind {
        "hex" => Board::Hex(size),
        "square" => Board::Square(size),
        other => panic!("unknown board {other}"),
    }
}

fn color(player: u8) -> Color {
    match player {
        1 => Color::Red,
        2 => Color::Blue,
        other => panic!("unknown player {other}"),
    }
}

/// The record's "r,q" (row from the top, place in the row) as column and number.
fn place(board: Board, cell: &str) -> Place {
    let (row, in_row) = cell.split_once(',').unwrap();
    let (row, in_row): (u8, u8) = (row.parse().unwrap(), in_row.parse().unwrap());
    match board {
        Board::Hex(side) => {
            Place { column: row + 1, number: in_row + (row + 2).saturating_sub(side).max(1) }
        }
        Board::Square(side) => Place { column: in_row + 1, number: side - row },
    }
}
