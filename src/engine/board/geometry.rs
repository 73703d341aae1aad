use std::sync::OnceLock;

use super::{BoardSpec, Cell, CellSet};

/// Every fact about an empty board: its cells, which of them touch, and its symmetries.
///
/// One table for each board, made when it is first asked for and kept for ever.
///
/// Neighbors of hex cell (column, number) in this order, clockwise from above:
///
/// ```text
///            0
///         5     1
///            c
///         4     2
///            3
/// ```
///
/// and of a square cell: above, right, below, left.
#[derive(Debug)]
pub struct Geometry {
    spec: BoardSpec,
    /// Column (from 0) and number (from 1) of each cell.
    coordinates: Vec<(u8, u8)>,
    /// Each cell alone, then its neighbors, as bits: twice `word_count` words for each cell.
    cell_words: Vec<u64>,
    word_count: usize,
    /// Neighbors of each cell without the padding.
    neighbors: Vec<Vec<Cell>>,
    /// First cell of each column.
    column_start: Vec<u16>,
    /// For each symmetry the image of each cell.
    symmetries: Vec<Vec<Cell>>,
}

const HEX_STEPS: [(i16, i16); 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];
const SQUARE_STEPS: [(i16, i16); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl BoardSpec {
    /// The table of this board.
    ///
    /// # Panics
    /// When the side length is none that [`BoardSpec::hex`] or [`BoardSpec::square`] accepts.
    pub fn geometry(self) -> &'static Geometry {
        static HEX: [OnceLock<Geometry>; 12] = [const { OnceLock::new() }; 12];
        static SQUARE: [OnceLock<Geometry>; 20] = [const { OnceLock::new() }; 20];
        let table = match self.checked() {
            Ok(BoardSpec::Hex(side)) => &HEX[usize::from(side)],
            Ok(BoardSpec::Square(side)) => &SQUARE[usize::from(side)],
            Err(error) => panic!("{error}"),
        };
        table.get_or_init(|| Geometry::new(self))
    }
}

impl Geometry {
    fn new(spec: BoardSpec) -> Geometry {
        let mut coordinates = Vec::with_capacity(spec.cell_count());
        let mut column_start = Vec::new();
        for column in 0..spec.column_count() {
            column_start.push(coordinates.len() as u16);
            let numbers = numbers_of_column(spec, column);
            coordinates.extend(numbers.map(|number| (column, number)));
        }
        let mut geometry = Geometry {
            spec,
            coordinates,
            cell_words: Vec::new(),
            word_count: spec.cell_count().div_ceil(64),
            neighbors: Vec::new(),
            column_start,
            symmetries: Vec::new(),
        };
        let steps: &[(i16, i16)] = if spec.is_hex() { &HEX_STEPS } else { &SQUARE_STEPS };
        for (index, &(column, number)) in geometry.coordinates.iter().enumerate() {
            let around = steps.iter().map(|&(right, up)| {
                let column = u8::try_from(i16::from(column) + right).ok()?;
                let number = u8::try_from(i16::from(number) + up).ok()?;
                geometry.cell_at(column, number)
            });
            let around: Vec<Cell> = around.flatten().collect();
            for set in
                [CellSet::from_iter([Cell::at(index as u16)]), around.iter().copied().collect()]
            {
                let words: &[u64; 6] = set.words();
                geometry.cell_words.extend(&words[..geometry.word_count]);
            }
            geometry.neighbors.push(around);
        }
        geometry.symmetries = geometry.find_symmetries();
        geometry
    }

    /// The board that this table describes.
    pub fn spec(&self) -> BoardSpec {
        self.spec
    }

    /// Number of cells.
    pub fn cell_count(&self) -> usize {
        self.coordinates.len()
    }

    /// All cells, smallest first.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + use<> {
        (0..self.cell_count() as u16).map(Cell::at)
    }

    /// The cell with this index, when the board has that many.
    pub fn cell(&self, index: usize) -> Option<Cell> {
        (index < self.cell_count()).then(|| Cell::at(index as u16))
    }

    /// Column from 0 at the left, and number from 1 at the bottom of the first columns.
    pub fn coordinates(&self, cell: Cell) -> (u8, u8) {
        self.coordinates[cell.index()]
    }

    /// The cell at this column (from 0) and number (from 1), if the board has it.
    pub fn cell_at(&self, column: u8, number: u8) -> Option<Cell> {
        if column >= self.spec.column_count() {
            return None;
        }
        let numbers = numbers_of_column(self.spec, column);
        let start = self.column_start[usize::from(column)];
        let first = *numbers.start();
        numbers.contains(&number).then(|| Cell::at(start + u16::from(number - first)))
    }

    /// The cells that touch this one, clockwise from above.
    pub fn neighbors(&self, cell: Cell) -> &[Cell] {
        &self.neighbors[cell.index()]
    }

    /// Number of 64-bit words that hold one bit for each cell, 1 to 6.
    #[inline]
    pub(in crate::engine) fn word_count(&self) -> usize {
        self.word_count
    }

    /// Each cell alone, and its neighbors, as bits. `W` must be [`word_count`](Self::word_count).
    #[inline]
    pub(in crate::engine) fn cell_words<const W: usize>(&self) -> &[[[u64; W]; 2]] {
        debug_assert_eq!(W, self.word_count);
        self.cell_words.as_chunks().0.as_chunks().0
    }

    /// The symmetries of the board (12 for hex, 8 for square), the identity
    /// first: `symmetries()[s][cell.index()]` is the image of `cell`.
    pub fn symmetries(&self) -> &[Vec<Cell>] {
        &self.symmetries
    }

    fn find_symmetries(&self) -> Vec<Vec<Cell>> {
        let count = if self.spec.is_hex() { 12 } else { 8 };
        let image = |symmetry, cell| {
            let (column, number) = self.coordinates(cell);
            let (column, number) = image_of(self.spec, symmetry, column, number);
            self.cell_at(column, number).expect("a symmetry keeps cells on the board")
        };
        (0..count)
            .map(|symmetry| self.cells().map(|cell| image(symmetry, cell)).collect())
            .collect()
    }
}

/// Numbers that a column (from 0) holds, upwards.
fn numbers_of_column(spec: BoardSpec, column: u8) -> std::ops::RangeInclusive<u8> {
    match spec {
        BoardSpec::Hex(side) => {
            (column + 2).saturating_sub(side).max(1)..=(2 * side - 1).min(column + side)
        }
        BoardSpec::Square(side) => 1..=side,
    }
}

/// Where a symmetry takes column and number: a turn (of a sixth or a quarter),
/// after a reflection for the second half of them.
fn image_of(spec: BoardSpec, symmetry: usize, column: u8, number: u8) -> (u8, u8) {
    match spec {
        BoardSpec::Hex(side) => {
            let center = i16::from(side);
            let (mut x, mut y) = (i16::from(column) + 1 - center, i16::from(number) - center);
            if symmetry >= 6 {
                (x, y) = (y, x);
            }
            for _ in 0..symmetry % 6 {
                (x, y) = (x - y, x);
            }
            ((x + center - 1) as u8, (y + center) as u8)
        }
        BoardSpec::Square(side) => {
            let last = side - 1;
            let (mut x, mut y) = (column, number - 1);
            if symmetry >= 4 {
                (x, y) = (y, x);
            }
            for _ in 0..symmetry % 4 {
                (x, y) = (last - y, x);
            }
            (x, y + 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_keep_neighbors_and_differ() {
        for spec in BoardSpec::all() {
            let geometry = spec.geometry();
            let mut seen = std::collections::HashSet::new();
            for symmetry in geometry.symmetries() {
                assert!(seen.insert(symmetry.clone()), "{spec}: the same symmetry twice");
                for cell in geometry.cells() {
                    for &neighbor in geometry.neighbors(cell) {
                        let image = symmetry[cell.index()];
                        assert!(geometry.neighbors(image).contains(&symmetry[neighbor.index()]));
                    }
                }
            }
            assert!(geometry.symmetries()[0].iter().copied().eq(geometry.cells()));
        }
    }

    #[test]
    fn names_read_back() {
        for spec in BoardSpec::all() {
            let geometry = spec.geometry();
            for cell in geometry.cells() {
                assert_eq!(geometry.cell_named(&geometry.name(cell)), Some(cell));
            }
            for wrong in ["", "a", "a0", "a01", "z1", "é1", "a1x", "a999", "aa", "1a"] {
                assert_eq!(geometry.cell_named(wrong), None, "{spec} {wrong}");
            }
        }
    }
}
