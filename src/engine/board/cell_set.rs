use super::{Cell, MAX_CELLS};

const WORDS: usize = MAX_CELLS.div_ceil(64);

/// A set of cells of one board, kept as bits: small, `Copy`, in cell order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// The empty set.
    pub const EMPTY: CellSet = CellSet([0; WORDS]);

    /// The empty set.
    pub fn new() -> CellSet {
        CellSet::EMPTY
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 == 1
    }

    /// Adds a cell; says whether it was new.
    #[inline]
    pub fn insert(&mut self, cell: Cell) -> bool {
        let new = !self.contains(cell);
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
        new
    }

    /// Takes a cell out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, cell: Cell) -> bool {
        let was = self.contains(cell);
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
        was
    }

    /// Number of cells in the set.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether the set holds no cell.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The smallest cell.
    pub fn first(&self) -> Option<Cell> {
        self.iter().next()
    }

    /// Cells in either set.
    pub fn union(&self, other: &CellSet) -> CellSet {
        self.zip(other, |a, b| a | b)
    }

    /// Cells in both sets.
    pub fn intersection(&self, other: &CellSet) -> CellSet {
        self.zip(other, |a, b| a & b)
    }

    /// Cells in this set and not in the other.
    pub fn difference(&self, other: &CellSet) -> CellSet {
        self.zip(other, |a, b| a & !b)
    }

    /// Whether the sets share a cell.
    pub fn intersects(&self, other: &CellSet) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// The cells, smallest first.
    pub fn iter(&self) -> Cells {
        Cells { words: self.0, word: 0 }
    }

    /// The first words of the bits, as many as hold the cells of the board.
    #[inline]
    pub(in crate::engine) fn words<const W: usize>(&self) -> &[u64; W] {
        self.0.first_chunk().expect("no board needs more words than a set has")
    }

    /// As [`words`](Self::words), to change them.
    #[inline]
    pub(in crate::engine) fn words_mut<const W: usize>(&mut self) -> &mut [u64; W] {
        self.0.first_chunk_mut().expect("no board needs more words than a set has")
    }

    fn zip(&self, other: &CellSet, join: impl Fn(u64, u64) -> u64) -> CellSet {
        CellSet(std::array::from_fn(|word| join(self.0[word], other.0[word])))
    }
}

/// Iterator over the cells of a [`CellSet`], smallest first.
#[derive(Debug, Clone)]
pub struct Cells {
    words: [u64; WORDS],
    word: usize,
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while self.word < WORDS {
            let bits = self.words[self.word];
            if bits != 0 {
                self.words[self.word] = bits & (bits - 1);
                return Some(Cell::at((self.word * 64) as u16 + bits.trailing_zeros() as u16));
            }
            self.word += 1;
        }
        None
    }
}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        self.iter()
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        let mut set = CellSet::new();
        set.extend(cells);
        set
    }
}

impl Extend<Cell> for CellSet {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        for cell in cells {
            self.insert(cell);
        }
    }
}

impl std::fmt::Debug for CellSet {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_set().entries(self.iter().map(Cell::index)).finish()
    }
}
