/// A set of small numbers, kept in `W` words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Default for Bits<W> {
    fn default() -> Bits<W> {
        Bits::EMPTY
    }
}

impl<const W: usize> Bits<W> {
    pub(super) const EMPTY: Bits<W> = Bits([0; W]);

    /// All numbers below `count`.
    pub(super) fn below(count: usize) -> Bits<W> {
        Bits(std::array::from_fn(|word| match count.saturating_sub(word * 64) {
            0 => 0,
            left @ 1..64 => (1 << left) - 1,
            _ => u64::MAX,
        }))
    }

    #[inline(always)]
    pub(super) fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    #[inline(always)]
    pub(super) fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    #[inline(always)]
    pub(super) fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    #[inline(always)]
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; W]
    }

    #[inline(always)]
    pub(super) fn or(&self, other: &Bits<W>) -> Bits<W> {
        let mut both = *self;
        for word in 0..W {
            both.0[word] |= other.0[word];
        }
        both
    }

    #[inline(always)]
    pub(super) fn and(&self, other: &Bits<W>) -> Bits<W> {
        let mut both = *self;
        for word in 0..W {
            both.0[word] &= other.0[word];
        }
        both
    }

    /// What is in this set and not in the other.
    #[inline(always)]
    pub(super) fn without(&self, other: &Bits<W>) -> Bits<W> {
        let mut left = *self;
        for word in 0..W {
            left.0[word] &= !other.0[word];
        }
        left
    }

    #[inline(always)]
    pub(super) fn meets(&self, other: &Bits<W>) -> bool {
        !self.and(other).is_empty()
    }

    /// Whether all of this set is in the other.
    #[inline(always)]
    pub(super) fn is_within(&self, other: &Bits<W>) -> bool {
        self.without(other).is_empty()
    }

    /// The smallest number.
    #[inline(always)]
    pub(super) fn first(&self) -> Option<usize> {
        self.iter().next()
    }

    /// The numbers, smallest first.
    #[inline(always)]
    pub(super) fn iter(&self) -> Ones<W> {
        Ones { words: self.0, at: 0 }
    }
}

/// The numbers of a set, smallest first.
pub(super) struct Ones<const W: usize> {
    words: [u64; W],
    at: usize,
}

impl<const W: usize> Iterator for Ones<W> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        while self.at < W {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(self.at * 64 + word.trailing_zeros() as usize);
            }
            self.at += 1;
        }
        None
    }
}
