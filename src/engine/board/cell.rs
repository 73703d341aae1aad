/// One place on the board: a hexagon, or an intersection of a square board.
///
/// It is an index into the board's cells, which are numbered column by column
/// from the left, each column from its lowest number up. So cells sort as the
/// text protocol wants them. It means something only together with its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// Position among the board's cells, from 0.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The cell with this index. Only the geometry of a board knows whether it
    /// has that many cells; see [`Geometry::cell`](super::Geometry::cell) for
    /// an index from outside.
    #[inline]
    pub(in crate::engine) const fn at(index: u16) -> Cell {
        Cell(index)
    }
}
