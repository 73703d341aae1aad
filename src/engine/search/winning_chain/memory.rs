//! States known to hold no winning chain.

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
