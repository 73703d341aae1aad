use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The random generator of the search and the levels: Xoshiro256++, which gives the
/// same numbers for the same seed on every machine.
#[derive(Debug, Clone)]
pub struct SearchRng(Xoshiro256PlusPlus);

impl SearchRng {
    /// The generator that starts from this random seed.
    pub fn new(rng_seed: u64) -> SearchRng {
        SearchRng(Xoshiro256PlusPlus::seed_from_u64(rng_seed))
    }

    /// A random number from 0 to `bound` - 1, by multiplication; for bounds below 2^16
    /// no number is favored by more than one in 2^16 parts.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.0.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}
