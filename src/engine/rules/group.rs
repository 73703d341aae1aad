//! Questions about groups, answered from the tables in `stones.rs`.
use super::stones::Stones;

impl Stones {
    /// The stones of the group that this stone belongs to, in no order.
    pub(in crate::engine) fn group_of(&self, stone: usize) -> impl Iterator<Item = usize> + '_ {
        let mut next = Some(stone);
        std::iter::from_fn(move || {
            let at = next?;
            let after = usize::from(self.next[at]);
            next = (after != stone).then_some(after);
            Some(at)
        })
    }

    /// Number of stones in the group of this stone.
    #[inline]
    pub(in crate::engine) fn group_size(&self, stone: usize) -> u16 {
        self.size[usize::from(self.group[stone])]
    }
}
