//! The day on which a game is played, as records write it. Is told the time and never asks for it.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// A day of the Gregorian calendar, in universal time: nothing here knows the time zone.
///
/// ```
/// use std::time::{Duration, UNIX_EPOCH};
/// use xiangqi::record::Day;
///
/// let day = Day::of(UNIX_EPOCH + Duration::from_secs(951_782_400));
/// assert_eq!(day.to_string(), "2000.02.29");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    year: u64,
    month: u64,
    of_month: u64,
}

const SECONDS_A_DAY: u64 = 86_400;
/// The calendar repeats after so many days, which are 400 years.
const CYCLE: u64 = 146_097;
/// The days from the first of March of the year 0 to the first of January of 1970.
const BEFORE_1970: u64 = 719_468;

impl Day {
    /// The day of a time; the first day of 1970 for all that was before.
    pub fn of(time: SystemTime) -> Self {
        let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
        Self::after_1970(since.as_secs() / SECONDS_A_DAY)
    }

    /// The day so many days after the first one of 1970. Years are counted from March, so that the leap day is the last.
    fn after_1970(days: u64) -> Self {
        let days = days + BEFORE_1970;
        let in_cycle = days % CYCLE;
        // Every fourth year is longer, but for the hundredth, but for the four hundredth.
        let year = (in_cycle - in_cycle / 1460 + in_cycle / 36_524 - in_cycle / 146_096) / 365;
        let in_year = in_cycle - (365 * year + year / 4 - year / 100);
        // From March on the months' lengths repeat after five: 153 days.
        let from_march = (5 * in_year + 2) / 153;
        let of_month = in_year - (153 * from_march + 2) / 5 + 1;
        let (month, next) = if from_march < 10 {
            (from_march + 3, 0)
        } else {
            (from_march - 9, 1)
        };
        Self {
            year: days / CYCLE * 400 + year + next,
            month,
            of_month,
        }
    }
}

/// Writes it as in a PGN tag: year, month, day.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}.{:02}.{:02}", self.year, self.month, self.of_month)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_follow_each_other_as_in_the_calendar() {
        let is_leap = |year: u64| {
            year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
        };
        let (mut year, mut month, mut of_month) = (1970, 1, 1);
        for days in 0..200_000 {
            let day = Day {
                year,
                month,
                of_month,
            };
            assert_eq!(Day::after_1970(days), day, "{days}");
            let last = match month {
                2 if is_leap(year) => 29,
                2 => 28,
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            (year, month, of_month) = match (month, of_month) {
                (12, 31) => (year + 1, 1, 1),
                (month, day) if day == last => (year, month + 1, 1),
                (month, day) => (year, month, day + 1),
            };
        }
    }
}
