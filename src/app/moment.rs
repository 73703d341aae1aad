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

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

impl Date {
    /// Year, month and day in UTC.
    ///
    /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
    pub fn civil(self) -> (u64, u64, u64) {
        let days = self.unix_ms / DAY_MS + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era =
            (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted = (5 * day_of_year + 2) / 153;
        let day = day_of_year - (153 * shifted + 2) / 5 + 1;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        (era * 400 + year_of_era + u64::from(month <= 2), month, day)
    }

    /// The beginning of a day in UTC; `None` for what is no day, or before 1970.
    pub fn of_day(year: u64, month: u64, day: u64) -> Option<Date> {
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
            return None;
        }
        // Days of earlier years, then of earlier months counted by the way back.
        let earlier = year - 1;
        let leap_days = earlier / 4 - earlier / 100 + earlier / 400;
        let new_year = earlier * 365 + leap_days - 719_162;
        let of_year = (0..366).map(|offset| Date { unix_ms: (new_year + offset) * DAY_MS });
        of_year.into_iter().find(|date| date.civil() == (year, month, day))
    }

    /// The same moment as it stands on a clock that is so many minutes ahead of UTC.
    pub fn ahead_by(self, minutes: i64) -> Date {
        Date { unix_ms: self.unix_ms.saturating_add_signed(minutes * 60_000) }
    }
}
