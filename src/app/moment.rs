//! Times as they arrive inside intents; the app itself has no clock.

use std::time::Duration;

/// A point in time on a clock that never goes back, counted from the start of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Moment(Duration);

impl Moment {
    /// The moment this long after the start of the program.
    pub fn after_start(time: Duration) -> Moment {
        Moment(time)
    }

    /// Time from an earlier moment to this one; zero if that moment is later.
    pub fn since(self, earlier: Moment) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}

/// A date: milliseconds since 1970-01-01 in UTC.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Date {
    /// Milliseconds since 1970-01-01 in UTC.
    pub unix_ms: u64,
}
