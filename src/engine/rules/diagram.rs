//! A picture of a position in text, with coordinates, and back.
//!
//! ```text
//!    3
//!  2   .
//!    R   .
//!  1   .
//!    .   B
//!  a   .   c
//!    b
//! ```
//!
//! Red's stones are `R`, Blue's `B`, empty cells `.`. Hex boards stand on a corner, columns
//! upright as on the screen: letters name the columns, numbers the lines that fall to the right.

use super::{Player, Position};
use crate::engine::board::{BoardSpec, Cell, CellSet, Geometry};

/// Draws the stones of a position, one line of text for each line of cells, without a last newline.
pub fn diagram(position: &Position) -> String {
    let geometry = position.geometry();
    let mut canvas = Canvas::default();
    for cell in geometry.cells() {
        let (right, up) = place(geometry, cell);
        canvas.write(right, up, sign_of(position.stone_at(cell)));
    }
    for (text, right, up) in labels(geometry) {
        canvas.write(right, up, &text);
    }
    canvas.into_text()
}

/// Reads the stones of Red and Blue from a picture of this board, with or without coordinates.
/// `None` when it does not hold just as many cells as the board.
pub fn stones_in_diagram(spec: BoardSpec, picture: &str) -> Option<(CellSet, CellSet)> {
    let geometry = spec.geometry();
    let mut cells: Vec<Cell> = geometry.cells().collect();
    cells.sort_by_key(|&cell| {
        let (right, up) = place(geometry, cell);
        (-up, right)
    });
    let signs: Vec<char> = picture.chars().filter(|sign| ['R', 'B', '.'].contains(sign)).collect();
    if signs.len() != cells.len() {
        return None;
    }
    let stones = |wanted| {
        let cells = cells.iter().zip(&signs).filter(move |&(_, &sign)| sign == wanted);
        cells.map(|(&cell, _)| cell).collect()
    };
    Some((stones('R'), stones('B')))
}

fn sign_of(stone: Option<Player>) -> &'static str {
    match stone {
        None => ".",
        Some(Player::Red) => "R",
        Some(Player::Blue) => "B",
    }
}

/// Where a cell stands: characters to the right, lines up.
fn place(geometry: &Geometry, cell: Cell) -> (i16, i16) {
    let (column, number) = geometry.coordinates(cell);
    place_of(geometry.spec(), i16::from(column), i16::from(number))
}

/// Likewise for a column from 0 and a number that may be off the board.
fn place_of(spec: BoardSpec, column: i16, number: i16) -> (i16, i16) {
    if spec.is_hex() { (2 * column, 2 * number - column) } else { (2 * column, number) }
}

/// The letters below the columns and the numbers at the left, each with the place of its last
/// character.
fn labels(geometry: &Geometry) -> Vec<(String, i16, i16)> {
    let spec = geometry.spec();
    let step = if spec.is_hex() { 2 } else { 1 };
    let mut labels = Vec::new();
    let mut numbers_seen = 0;
    let mut columns_seen = 0;
    for cell in geometry.cells() {
        let (column, number) = geometry.coordinates(cell);
        let (right, up) = place(geometry, cell);
        if column >= columns_seen {
            columns_seen = column + 1;
            labels.push((char::from(b'a' + column).to_string(), right, up - step));
        }
        if number > numbers_seen {
            numbers_seen = number;
            let (right, up) = place_of(spec, i16::from(column) - 1, i16::from(number));
            labels.push((number.to_string(), right, up));
        }
    }
    labels
}

/// Text written at places, in any order.
#[derive(Default)]
struct Canvas(Vec<(i16, i16, char)>);

impl Canvas {
    /// Writes a text whose last character stands at this place.
    fn write(&mut self, right: i16, up: i16, text: &str) {
        for (back, sign) in (0..).zip(text.chars().rev()) {
            self.0.push((right - back, up, sign));
        }
    }

    fn into_text(mut self) -> String {
        self.0.sort_by_key(|&(right, up, _)| (-up, right));
        let left = self.0.iter().map(|&(right, ..)| right).min().unwrap_or(0);
        let mut line_up = self.0.first().map_or(0, |&(_, up, _)| up);
        let mut text = String::new();
        let mut at = left;
        for (right, up, sign) in self.0 {
            while line_up > up {
                text.push('\n');
                line_up -= 1;
                at = left;
            }
            text.extend((at..right).map(|_| ' '));
            text.push(sign);
            at = right + 1;
        }
        text
    }
}
