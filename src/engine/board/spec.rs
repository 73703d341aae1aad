use std::{fmt, str::FromStr};

/// Which board is played on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BoardSpec {
    /// A hexagon of hexagons with this side length, 2 to 11.
    Hex(u8),
    /// A square grid with this many cells along each side, 3 to 19.
    Square(u8),
}

/// A side length outside what the game is played on, or unreadable text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InvalidBoard(String);

impl BoardSpec {
    /// The board of the rules sheet: side length 7, 127 cells.
    pub const HEX_7: BoardSpec = BoardSpec::Hex(7);
    /// Side lengths of hex boards.
    pub const HEX_SIDES: std::ops::RangeInclusive<u8> = 2..=11;
    /// Side lengths of square boards.
    pub const SQUARE_SIDES: std::ops::RangeInclusive<u8> = 3..=19;

    /// The hex board of this side length.
    ///
    /// # Errors
    /// When the side is not 2 to 11.
    pub fn hex(side: u8) -> Result<BoardSpec, InvalidBoard> {
        BoardSpec::Hex(side).checked()
    }

    /// The square board of this side length.
    ///
    /// # Errors
    /// When the side is not 3 to 19.
    pub fn square(side: u8) -> Result<BoardSpec, InvalidBoard> {
        BoardSpec::Square(side).checked()
    }

    /// Every board that can be played on, hex boards first, small ones first.
    pub fn all() -> impl Iterator<Item = BoardSpec> {
        let hex = BoardSpec::HEX_SIDES.map(BoardSpec::Hex);
        hex.chain(BoardSpec::SQUARE_SIDES.map(BoardSpec::Square))
    }

    /// Cells along one edge.
    pub fn side(self) -> u8 {
        match self {
            BoardSpec::Hex(side) | BoardSpec::Square(side) => side,
        }
    }

    /// Number of columns: letters that name them.
    pub fn column_count(self) -> u8 {
        match self {
            BoardSpec::Hex(side) => 2 * side - 1,
            BoardSpec::Square(side) => side,
        }
    }

    /// Whether cells are hexagons, with up to six neighbors.
    pub fn is_hex(self) -> bool {
        matches!(self, BoardSpec::Hex(_))
    }

    /// Number of cells, at most [`MAX_CELLS`](super::MAX_CELLS).
    pub fn cell_count(self) -> usize {
        let side = usize::from(self.side());
        match self {
            BoardSpec::Hex(_) => 3 * side * (side - 1) + 1,
            BoardSpec::Square(_) => side * side,
        }
    }

    pub(super) fn checked(self) -> Result<BoardSpec, InvalidBoard> {
        let fits = match self {
            BoardSpec::Hex(side) => BoardSpec::HEX_SIDES.contains(&side),
            BoardSpec::Square(side) => BoardSpec::SQUARE_SIDES.contains(&side),
        };
        if fits { Ok(self) } else { Err(InvalidBoard(self.to_string())) }
    }
}

/// Writes `hex 7` or `square 11`.
impl fmt::Display for BoardSpec {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardSpec::Hex(side) => write!(out, "hex {side}"),
            BoardSpec::Square(side) => write!(out, "square {side}"),
        }
    }
}

/// Reads what `Display` writes, whatever the case and the blanks between.
impl FromStr for BoardSpec {
    type Err = InvalidBoard;

    fn from_str(text: &str) -> Result<BoardSpec, InvalidBoard> {
        let unreadable = || InvalidBoard(text.chars().take(40).collect());
        let mut words = text.split_whitespace();
        let kind = words.next().ok_or_else(unreadable)?.to_ascii_lowercase();
        let side = words.next().and_then(|word| word.parse::<u8>().ok()).ok_or_else(unreadable)?;
        match (kind.as_str(), words.next()) {
            ("hex", None) => BoardSpec::hex(side),
            ("square", None) => BoardSpec::square(side),
            _ => Err(unreadable()),
        }
    }
}

impl fmt::Display for InvalidBoard {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "no board \"{}\": expected hex 2 to 11 or square 3 to 19", self.0)
    }
}

impl std::error::Error for InvalidBoard {}
