//! Reads the positions of `tests/data/solved` and `tests/data/chains`, whose answers are known.

use oust::engine::board::{BoardSpec, CellSet};
use oust::engine::rules::{Move, Position};
use serde::Deserialize;

/// A position, and every placement in it that wins.
pub struct KnownPosition {
    /// The file and the line in it.
    pub name: String,
    pub position: Position,
    pub winning: CellSet,
}

#[derive(Deserialize)]
struct Raw {
    board: String,
    placements: Vec<String>,
    to_move: String,
    legal: Option<usize>,
    winning: Vec<String>,
}

/// Every position of every file of a folder in `tests/data`. Each is checked for what its line
/// says of it.
pub fn known_positions(folder: &str) -> Vec<KnownPosition> {
    let files = super::data_files(folder, ".jsonl");
    files.iter().flat_map(|file| positions_of(file)).collect()
}

fn positions_of(file: &str) -> Vec<KnownPosition> {
    let text = super::data(file);
    let lines = text.lines().enumerate();
    lines.map(|(index, line)| position_of(format!("{file}:{}", index + 1), line)).collect()
}

fn position_of(name: String, line: &str) -> KnownPosition {
    let raw: Raw = serde_json::from_str(line).unwrap();
    let spec: BoardSpec = raw.board.parse().unwrap();
    let cell = |text: &String| spec.geometry().cell_named(text).unwrap();
    let mut position = Position::new(spec);
    for text in &raw.placements {
        let mv = if text == "pass" { Move::Pass } else { Move::Place(cell(text)) };
        position.play(mv).unwrap();
    }
    assert_eq!(position.player_to_move().unwrap().to_string(), raw.to_move, "{name}");
    let legal = position.legal_placements();
    assert!(raw.legal.is_none_or(|count| count == legal.len()), "{name}");
    let winning: CellSet = raw.winning.iter().map(cell).collect();
    assert!(winning.difference(&legal).is_empty(), "{name}");
    KnownPosition { name, position, winning }
}
