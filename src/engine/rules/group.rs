//! Questions about groups, answered from the tables in `stones.rs`.
use super::stones::{Group, Stones};
use crate::engine::board::{Cell, CellSet};

impl Stones {
    /// The stones of the group that this stone belongs to.
    pub(in crate::engine) fn group_set(&self, stone: usize) -> CellSet {
        match self.group(stone) {
            &Group::NONE => CellSet::from_iter([Cell::at(stone as u16)]),
            group => group.stones,
        }
    }

    /// Number of stones in the group of this stone.
    #[inline]
    pub(in crate::engine) fn group_size(&self, stone: usize) -> u16 {
        self.group(stone).size.max(1)
    }
}
