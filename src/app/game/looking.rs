//! What looking through a game needs of it.

use super::Game;

impl Game {
    /// Lets the first `len` moves count; the others stay.
    pub(in crate::app) fn show(&mut self, len: usize) {
        self.course.go_to(len);
        self.forget_the_moment();
    }

    /// A random seed to judge the position after so many moves, the same whenever that is done.
    pub(in crate::app) fn seed_for_judging(&self, len: usize) -> u64 {
        self.start.seed_for((1 << 63) | len as u64)
    }
}
