//! Cell names: a column letter, then a number, as `d4`.
//!
//! Source: the notation of the HexOust pages, which is Havannah's. On hex
//! boards of side N column c (a = 1) holds the numbers from max(1, c-N+1) to
//! min(2N-1, c+N-1); on square boards every column holds 1 to N, from below.
use super::{Cell, Geometry};

impl Geometry {
    /// Name of a cell, as `d4`.
    pub fn name(&self, cell: Cell) -> String {
        let (column, number) = self.coordinates(cell);
        format!("{}{number}", char::from(b'a' + column))
    }

    /// The cell with this name, in either case; `None` when the board has no such cell.
    pub fn cell_named(&self, name: &str) -> Option<Cell> {
        let letter = name.bytes().next()?.to_ascii_lowercase();
        if !letter.is_ascii_lowercase() {
            return None;
        }
        let digits = &name[1..];
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        if !plain || digits.len() > 2 {
            return None;
        }
        self.cell_at(letter - b'a', digits.parse().ok()?)
    }
}
