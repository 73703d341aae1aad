//! The clock of two persons: how much time each has left.

use std::time::Duration;

use super::moment::Moment;

/// How much time a person has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeRule {
    /// For the whole game.
    pub time: Duration,
    /// Added after each finished turn.
    pub increment: Duration,
}

impl TimeRule {
    /// So many minutes, and so many seconds more for each turn.
    pub fn minutes(minutes: u64, increment_seconds: u64) -> TimeRule {
        TimeRule {
            time: Duration::from_secs(60 * minutes),
            increment: Duration::from_secs(increment_seconds),
        }
    }
}

/// The clock of a game. Its two sides belong to persons, not to colors: when the colors are
/// exchanged the times stay with who used them up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clock {
    /// What each side began with; the first is who began as Red.
    pub rules: [TimeRule; 2],
    /// What each side has left.
    pub left: [Duration; 2],
    /// When time was last counted; none while the clock stands still.
    running_since: Option<Moment>,
}

impl Clock {
    /// A clock that has not started.
    pub fn new(rules: [TimeRule; 2]) -> Clock {
        Clock::restore(rules, rules.map(|rule| rule.time))
    }

    /// A clock that was kept. It stands still.
    pub fn restore(rules: [TimeRule; 2], left: [Duration; 2]) -> Clock {
        Clock { rules, left, running_since: None }
    }

    /// It is this moment, and this side has been thinking since the clock was last asked; says whether it has
    /// any time left. The time is taken from the device's clock, so nothing is lost when the app is not asked
    /// for a while.
    pub(super) fn count(&mut self, side: usize, now: Moment) -> bool {
        let used = self.running_since.map_or(Duration::ZERO, |since| now.since(since));
        self.running_since = Some(now);
        self.left[side] = self.left[side].saturating_sub(used);
        !self.left[side].is_zero()
    }

    /// This side has finished its turn.
    pub(super) fn finish_turn(&mut self, side: usize) {
        self.left[side] += self.rules[side].increment;
    }

    /// The turn that this side had finished was taken back, and with it what was added for it. The time used stays used.
    pub(super) fn take_turn_back(&mut self, side: usize) {
        self.left[side] = self.left[side].saturating_sub(self.rules[side].increment);
    }

    /// Nobody's time passes until the clock is asked again.
    pub(super) fn stand_still(&mut self) {
        self.running_since = None;
    }

    /// As it is kept: standing still.
    pub fn at_rest(mut self) -> Clock {
        self.stand_still();
        self
    }
}
