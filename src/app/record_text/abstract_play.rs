//! Records of Abstract Play: its names for cells, and its files.
//!
//! There the letter of a hex cell is its row counted from the bottom, and the number its place in that row from
//! the left end. Cells of square boards are named as ours. A turn is its cells joined by commas.

use crate::engine::board::{BoardSpec, Cell};

/// How cells are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Notation {
    Ours,
    AbstractPlay,
}

impl Notation {
    /// The cell with this name, in lower case.
    pub(super) fn cell_named(self, spec: BoardSpec, name: &str) -> Option<Cell> {
        match (self, spec) {
            (Notation::AbstractPlay, BoardSpec::Hex(side)) => hex_cell(spec, side, name),
            _ => spec.geometry().cell_named(name),
        }
    }
}

fn hex_cell(spec: BoardSpec, side: u8, name: &str) -> Option<Cell> {
    let letter = name.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let place: u8 = name.get(1..)?.parse().ok().filter(|place| *place > 0)?;
    let column = (2 * side - 2).checked_sub(letter)?;
    // Our number of the lowest cell of that column.
    let lowest = (column + 2).saturating_sub(side).max(1);
    spec.geometry().cell_at(column, lowest.checked_add(place - 1)?)
}

/// The text of a record, in lines that our reader reads, from a file of Abstract Play: a record with its `moves`,
/// or the state of a game with the `lastmove` of each turn. `None` when the text is no such file.
pub(super) fn text_of_file(text: &str) -> Option<String> {
    let text = text.trim_start_matches('\u{feff}').trim();
    if !text.starts_with('{') || !text.contains('"') {
        return None;
    }
    let strings = strings_in(text);
    let is_key = |at: usize, name: &str| strings[at].is_key && strings[at].text == name;
    let is_move = |text: &str| {
        text == "pass" || text.split(',').all(|cell| super::read::has_form_of_cell(cell.trim()))
    };
    let board = strings.iter().find_map(|string| board_named(&string.text));
    let start = (0..strings.len()).find(|&at| is_key(at, "moves"));
    let moves: Vec<&str> = match start {
        Some(start) => {
            let values = strings[start + 1..].iter().filter(|string| !string.is_key);
            values.map(|string| string.text.as_str()).filter(|text| is_move(text)).collect()
        }
        None => {
            let after = |at: &usize| is_key(*at, "lastmove") && *at + 1 < strings.len();
            let values = (0..strings.len()).filter(after).map(|at| strings[at + 1].text.as_str());
            values.filter(|text| is_move(text)).collect()
        }
    };
    if moves.is_empty() && board.is_none() {
        return None;
    }
    let board = board.unwrap_or(BoardSpec::HEX_7);
    let moves = moves.join("\n").to_ascii_lowercase();
    Some(format!("Board: {board}\n{}{moves}\n", names_in(&strings)))
}

/// Lines that say who plays, where the file does.
fn names_in(strings: &[JsonString]) -> String {
    let players = strings.iter().skip_while(|string| !(string.is_key && string.text == "players"));
    let is_name =
        |pair: &[&JsonString]| pair[0].is_key && pair[0].text == "name" && !pair[1].is_key;
    let players: Vec<&JsonString> = players.collect();
    let names = players.windows(2).filter(|pair| is_name(pair)).map(|pair| pair[1].text.as_str());
    let lines = ["Red", "Blue"].iter().zip(names).map(|(color, name)| format!("{color}: {name}\n"));
    lines.collect()
}

/// `hex-6`, `square-11`.
fn board_named(text: &str) -> Option<BoardSpec> {
    let (kind, side) = text.split_once('-')?;
    if !matches!(kind, "hex" | "square") {
        return None;
    }
    format!("{kind} {side}").parse().ok()
}

/// A string of a JSON text.
struct JsonString {
    text: String,
    /// A colon follows: it is a name and no value.
    is_key: bool,
}

/// All strings of a JSON text in their order. What else stands there does not matter here.
fn strings_in(text: &str) -> Vec<JsonString> {
    let mut strings = Vec::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '"' {
            continue;
        }
        let mut string = String::new();
        while let Some(c) = chars.next() {
            match c {
                '"' => break,
                // No move and no board holds any of these.
                '\\' => string.extend(chars.next().map(|_| '?')),
                _ => string.push(c),
            }
        }
        while chars.peek().is_some_and(|c| c.is_whitespace()) {
            chars.next();
        }
        strings.push(JsonString { text: string, is_key: chars.peek() == Some(&':') });
    }
    strings
}
