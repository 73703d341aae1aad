//! States known to hold no winning chain.
use std::collections::HashMap;

use super::bits::Bits;

/// Strengths that are kept for one problem.
const MOST_BEATEN: usize = 1 << 16;
/// Strengths that are kept for the same enemy groups.
const MOST_ALIKE: usize = 256;

/// A table of hash keys that never grows: a new key takes the place of an older one.
pub(super) struct Memory {
    keys: Vec<[u64; 2]>,
}

impl Memory {
    /// Room for so many pairs of keys, a power of two.
    pub(super) fn new(pairs: usize) -> Memory {
        Memory { keys: vec![[0; 2]; pairs.next_power_of_two()] }
    }

    pub(super) fn contains(&self, key: u64) -> bool {
        self.keys[self.slot(key)].contains(&key)
    }

    pub(super) fn insert(&mut self, key: u64) {
        let slot = self.slot(key);
        let pair = &mut self.keys[slot];
        *pair = [key, pair[0]];
    }

    pub(super) fn clear(&mut self) {
        self.keys.fill([0; 2]);
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.keys.len() - 1)
    }
}

/// What the own groups of a state amount to, by sites.
#[derive(Clone, Copy, Default)]
pub(super) struct Strength<const W: usize> {
    /// Placed on, in any group that matters.
    pub(super) placed: Bits<W>,
    /// Placed on, in groups that cannot take anything yet.
    pub(super) small: Bits<W>,
    /// Next to the groups that take anything with one more stone.
    pub(super) frontier: Bits<W>,
}

impl<const W: usize> Strength<W> {
    /// Whether any chain from a state of this strength is one from the other's too, while the same
    /// enemy groups stand. More stones never harm: a site on which they leave no room
    /// has nothing to take any more.
    #[inline]
    fn is_within(&self, other: &Strength<W>) -> bool {
        self.small.is_within(&other.placed)
            && self.frontier.without(&other.placed).is_within(&other.frontier)
    }
}

/// States of one problem that hold no winning chain: for the enemy groups that stand, the
/// strengths that were not enough.
#[derive(Default)]
pub(super) struct Beaten<const W: usize> {
    strengths: HashMap<Bits<W>, Vec<Strength<W>>>,
    count: usize,
}

impl<const W: usize> Beaten<W> {
    pub(super) fn contains(&self, alive: &Bits<W>, strength: &Strength<W>) -> bool {
        let known = self.strengths.get(alive);
        known.is_some_and(|known| known.iter().any(|other| strength.is_within(other)))
    }

    pub(super) fn insert(&mut self, alive: &Bits<W>, strength: Strength<W>) {
        if self.count >= MOST_BEATEN {
            self.strengths.clear();
            self.count = 0;
        }
        let known = self.strengths.entry(*alive).or_default();
        let before = known.len();
        known.retain(|other| !other.is_within(&strength));
        if known.len() < MOST_ALIKE {
            known.push(strength);
        }
        self.count = self.count + known.len() - before;
    }
}
