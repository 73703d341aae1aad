//! The empty board: its shape, its cells and which of them touch.
//!
//! A [`BoardSpec`] names a board; its [`Geometry`] is the one table of cells,
//! neighbors and symmetries, made once for each board and shared by everybody.
mod cell;
mod cell_set;
mod geometry;
mod notation;
mod spec;

pub use cell::Cell;
pub use cell_set::{CellSet, Cells};
pub use geometry::Geometry;
pub use spec::{BoardSpec, InvalidBoard};

/// The most cells a board can have: square 19 has 361.
pub const MAX_CELLS: usize = 361;
