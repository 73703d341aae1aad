//! Sets of cells in as many words as the board needs, for the inner loops.
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

use crate::engine::board::CellSet;

/// A set of cells of a board that has at most `64 * W` cells. All loops over its words
/// have a fixed length, so that the compiler unrolls them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::engine) struct Bits<const W: usize>(pub(super) [u64; W]);

impl<const W: usize> Bits<W> {
    pub(super) const EMPTY: Bits<W> = Bits([0; W]);

    /// The part of a set that a board of this size can fill.
    #[inline]
    pub(super) fn of(set: &CellSet) -> Bits<W> {
        Bits(*set.words())
    }

    /// Overwrites that part.
    #[inline]
    pub(super) fn store(self, set: &mut CellSet) {
        *set.words_mut() = self.0;
    }

    #[inline]
    pub(super) fn contains(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(super) fn meets(&self, other: &Bits<W>) -> bool {
        !(*self & *other).is_empty()
    }

    #[inline]
    pub(in crate::engine) fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The smallest cell, taken out. In which word it is found cannot be predicted, so
    /// only the end is a branch.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<usize> {
        if self.is_empty() {
            return None;
        }
        let mut cell = 0;
        for (at, word) in self.0.iter().enumerate().rev() {
            let here = at * 64 + word.trailing_zeros() as usize;
            cell = if *word == 0 { cell } else { here };
        }
        let mut borrow = true;
        for word in &mut self.0 {
            let (less, is_less) = word.overflowing_sub(u64::from(borrow));
            *word &= less;
            borrow = is_less;
        }
        Some(cell)
    }

    /// The set if the condition holds, else the empty set; without a branch.
    #[inline]
    pub(super) fn only_if(self, condition: bool) -> Bits<W> {
        let mask = u64::from(condition).wrapping_neg();
        Bits(self.0.map(|word| word & mask))
    }
}

impl<const W: usize> BitAnd for Bits<W> {
    type Output = Bits<W>;

    #[inline]
    fn bitand(self, other: Bits<W>) -> Bits<W> {
        Bits(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl<const W: usize> BitOr for Bits<W> {
    type Output = Bits<W>;

    #[inline]
    fn bitor(self, other: Bits<W>) -> Bits<W> {
        Bits(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl<const W: usize> BitXor for Bits<W> {
    type Output = Bits<W>;

    #[inline]
    fn bitxor(self, other: Bits<W>) -> Bits<W> {
        Bits(std::array::from_fn(|word| self.0[word] ^ other.0[word]))
    }
}

impl<const W: usize> Not for Bits<W> {
    type Output = Bits<W>;

    #[inline]
    fn not(self) -> Bits<W> {
        Bits(self.0.map(|word| !word))
    }
}

impl<const W: usize> BitAndAssign for Bits<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Bits<W>) {
        *self = *self & other;
    }
}

impl<const W: usize> BitOrAssign for Bits<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Bits<W>) {
        *self = *self | other;
    }
}

/// How many cells are looked at before a draw counts all cells of the set.
const TRIES: u32 = 7;

impl<const W: usize> Bits<W> {
    /// Number of bits of a cell's number.
    const CELL_BITS: u32 = (64 * W).next_power_of_two().trailing_zeros();

    /// Draws a cell of the set, each with the same chance. `random()` gives 64 random bits.
    ///
    /// The answer is waited for, so what counts is how soon it is known: whether some cells, drawn
    /// among all of the board, are in the set, is known sooner than which cell has a number.
    #[inline]
    pub(in crate::engine) fn draw(&self, mut random: impl FnMut() -> u64) -> Option<usize> {
        let drawn = random();
        let tried = |at: u32| (drawn >> (at * Self::CELL_BITS)) as usize % (1 << Self::CELL_BITS);
        let mut words = [0; 8];
        words[..W].copy_from_slice(&self.0);
        let mut hits = 0;
        for at in 0..TRIES {
            let cell = tried(at);
            hits |= (words[cell / 64] >> (cell % 64) & 1) << at;
        }
        if hits != 0 { Some(tried(hits.trailing_zeros())) } else { self.draw_counting(random()) }
    }

    #[cold]
    #[inline(never)]
    fn draw_counting(&self, random: u64) -> Option<usize> {
        let count = self.count() as u64;
        let mut number = (((random >> 32) * count) >> 32) as u32;
        for (at, word) in self.0.iter().enumerate() {
            if number < word.count_ones() {
                return Some(at * 64 + nth_of_word(*word, number));
            }
            number -= word.count_ones();
        }
        None
    }
}

const BYTES: u64 = 0x0101_0101_0101_0101;

/// Which bit of the word is its set bit of this number, from 0. Without a branch: first the byte,
/// by the sums of all bytes up to each.
#[inline]
fn nth_of_word(word: u64, number: u32) -> usize {
    let number = u64::from(number);
    let pairs = word - (word >> 1 & (0x55 * BYTES));
    let fours = (pairs & (0x33 * BYTES)) + (pairs >> 2 & (0x33 * BYTES));
    let bytes = (fours + (fours >> 4)) & (0x0f * BYTES);
    let sums = bytes.wrapping_mul(BYTES);
    // The high bit of each byte: whether the cell lies past it. No byte borrows from
    // another, for 0x80 + 63 - 64 is positive.
    let past = ((number * BYTES) | (0x80 * BYTES)).wrapping_sub(sums) & (0x80 * BYTES);
    let shift = (past >> 7).wrapping_mul(BYTES) >> 56 << 3;
    let before = sums << 8 >> shift & 0xff;
    let byte = (word >> shift & 0xff) as usize;
    let number = (number - before) as usize;
    shift as usize + usize::from(NTH_OF_BYTE[(number << 8 | byte) & 0x7ff])
}

/// `NTH_OF_BYTE[number * 256 + byte]`: which bit of the byte is its set bit of this number.
static NTH_OF_BYTE: [u8; 8 * 256] = {
    let mut table = [0; 8 * 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut number) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[number * 256 + byte] = bit as u8;
                number += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rules::stones::split_mix;

    #[test]
    fn nth_counts_the_bits() {
        for seed in 1..200 {
            let mut left = Bits([split_mix(seed) & split_mix(seed + 200)]);
            let word = left.0[0];
            for number in 0..word.count_ones() {
                assert_eq!(Some(nth_of_word(word, number)), left.pop());
            }
            assert!(left.is_empty());
        }
    }
}
