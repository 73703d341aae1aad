//! Questions about groups, answered from the tables in `stones.rs`.
use super::{
    Player,
    stones::{Group, Stones},
};
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

    /// A player's number of groups, and the size of its largest; zeros without a stone.
    pub(in crate::engine) fn groups_of(&self, player: Player) -> (u16, u16) {
        let stones = &self.sides[player.index()].stones;
        let singles = stones.difference(&self.large).len() as u16;
        let own = self.groups.iter().filter(|group| group.stones.intersects(stones));
        own.fold((singles, singles.min(1)), |(count, largest), group| {
            (count + 1, largest.max(group.size))
        })
    }
}
