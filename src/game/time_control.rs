//! How much time the players have, as text and as numbers. Knows sides; the running clock is the clock's business.

use crate::rules::{BySide, Side};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The longest time that can be given.
const LONGEST: Duration = Duration::from_secs(100 * 3600);
/// The most byo-yomi periods that can be given.
const MOST_PERIODS: u16 = 99;

/// What one side gets.
///
/// Its text, in which `TIME` is hours, minutes and seconds such as `1h30m`, `10m`, `90s` or `2.5s`:
///
/// | text | meaning |
/// | --- | --- |
/// | `10m` | ten minutes for the whole game (局时) |
/// | `10m+5s` | ten minutes, and five seconds more after each move |
/// | `20m/30s*3` | twenty minutes, then three periods of thirty seconds (读秒): a move that takes less leaves the period whole, one that takes longer uses it up |
/// | `20m/30s` | the same with one period: thirty seconds for each move once the twenty minutes are gone |
/// | `30s/move` | thirty seconds for each move |
/// | `20m/30s,60s/move` | a limit for each move while the main time lasts (步时), after any of the others |
///
/// A main time without a unit is in minutes, any other time without one in seconds: `10+5` is `10m+5s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Allowance {
    /// The time for the whole game.
    pub(super) main: Duration,
    /// What comes on top of it.
    pub(super) extra: Extra,
    /// The limit for a single move while the main time lasts.
    pub(super) move_limit: Option<Duration>,
}

/// What a side gets beyond its main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Extra {
    Nothing,
    /// So much after each move.
    Increment(Duration),
    /// Byo-yomi after the main time.
    Periods {
        count: u16,
        each: Duration,
    },
}

/// The time of both sides. Its text is an [`Allowance`]'s if they have the same, else `red=10m black=5m`.
///
/// ```
/// use xiangqi::game::TimeControl;
///
/// let control: TimeControl = "20/30*3".parse().unwrap();
/// assert_eq!(control.to_string(), "20m/30s*3");
/// let unequal: TimeControl = "black=5m red=10m+2s".parse().unwrap();
/// assert_eq!(unequal.to_string(), "red=10m+2s black=5m");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// What each side gets.
    pub sides: BySide<Allowance>,
}

/// Why a text is no time control. Each names the part that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeControlError {
    /// A time cannot be read.
    Time {
        /// The part.
        text: String,
    },
    /// A time is longer than 100 hours.
    TooLong {
        /// The part.
        text: String,
    },
    /// A time is zero where there must be some.
    Zero {
        /// The part.
        text: String,
    },
    /// The number of periods is not 1 to 99.
    Count {
        /// The part.
        text: String,
    },
    /// After the comma there is no limit for a move.
    MoveLimit {
        /// The part.
        text: String,
    },
    /// The two sides are not each given once.
    Sides {
        /// The whole text.
        text: String,
    },
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Time { text } => write!(
                f,
                "clock: a time such as 10m, 90s or 1h30m expected: \"{text}\""
            ),
            Self::TooLong { text } => write!(f, "clock: more than 100 hours: \"{text}\""),
            Self::Zero { text } => write!(f, "clock: no time at all: \"{text}\""),
            Self::Count { text } => {
                write!(f, "clock: 1 to {MOST_PERIODS} periods expected: \"{text}\"")
            }
            Self::MoveLimit { text } => {
                write!(
                    f,
                    "clock: a limit such as 60s/move expected after the comma: \"{text}\""
                )
            }
            Self::Sides { text } => write!(f, "clock: red=TIME black=TIME expected: \"{text}\""),
        }
    }
}

impl std::error::Error for TimeControlError {}

impl TimeControl {
    /// The same for both sides.
    pub fn same(allowance: Allowance) -> Self {
        Self {
            sides: BySide::from_fn(|_| allowance),
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        if !text.contains('=') {
            return Ok(Self::same(text.trim().parse()?));
        }
        let wrong = || TimeControlError::Sides { text: text.into() };
        let mut given = BySide::<Option<Allowance>>::default();
        for part in text.split_whitespace() {
            let (name, allowance) = part.split_once('=').ok_or_else(wrong)?;
            let side = match name {
                "red" => Side::Red,
                "black" => Side::Black,
                _ => return Err(wrong()),
            };
            if given[side].replace(allowance.parse()?).is_some() {
                return Err(wrong());
            }
        }
        match (given.red, given.black) {
            (Some(red), Some(black)) => Ok(Self {
                sides: BySide { red, black },
            }),
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BySide { red, black } = self.sides;
        if red == black {
            red.fmt(f)
        } else {
            write!(f, "red={red} black={black}")
        }
    }
}

impl FromStr for Allowance {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let (times, move_limit) = match text.split_once(',') {
            Some((times, limit)) => (times, Some(read_move_limit(limit)?)),
            None => (text, None),
        };
        let (main, extra) = if let Some(each) = times.strip_suffix("/move") {
            let each = some_time(each, 1)?;
            (Duration::ZERO, Extra::Periods { count: 1, each })
        } else if let Some((main, increment)) = times.split_once('+') {
            (
                some_time(main, 60)?,
                Extra::Increment(some_time(increment, 1)?),
            )
        } else if let Some((main, periods)) = times.split_once('/') {
            (read_time(main, 60)?, read_periods(periods)?)
        } else {
            (some_time(times, 60)?, Extra::Nothing)
        };
        Ok(Self {
            main,
            extra,
            move_limit: move_limit.filter(|_| main > Duration::ZERO),
        })
    }
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.extra {
            Extra::Nothing => write_time(f, self.main)?,
            Extra::Increment(increment) => {
                write_time(f, self.main)?;
                f.write_str("+")?;
                write_time(f, increment)?;
            }
            Extra::Periods { count: 1, each } if self.main.is_zero() => {
                write_time(f, each)?;
                f.write_str("/move")?;
            }
            Extra::Periods { count, each } => {
                write_time(f, self.main)?;
                f.write_str("/")?;
                write_time(f, each)?;
                if count > 1 {
                    write!(f, "*{count}")?;
                }
            }
        }
        if let Some(limit) = self.move_limit {
            f.write_str(",")?;
            write_time(f, limit)?;
            f.write_str("/move")?;
        }
        Ok(())
    }
}

fn read_move_limit(text: &str) -> Result<Duration, TimeControlError> {
    let time = text
        .strip_suffix("/move")
        .ok_or_else(|| TimeControlError::MoveLimit { text: text.into() })?;
    some_time(time, 1)
}

fn read_periods(text: &str) -> Result<Extra, TimeControlError> {
    let (each, count) = text.split_once('*').unwrap_or((text, "1"));
    let each = some_time(each, 1)?;
    match count.parse() {
        Ok(count @ 1..=MOST_PERIODS) => Ok(Extra::Periods { count, each }),
        _ => Err(TimeControlError::Count { text: count.into() }),
    }
}

/// A time that is not zero.
fn some_time(text: &str, unit: u64) -> Result<Duration, TimeControlError> {
    match read_time(text, unit)? {
        Duration::ZERO => Err(TimeControlError::Zero { text: text.into() }),
        time => Ok(time),
    }
}

/// Reads `1h30m`, `90s`, `2.5s`, or a bare number of `unit` seconds.
fn read_time(text: &str, unit: u64) -> Result<Duration, TimeControlError> {
    let wrong = || TimeControlError::Time { text: text.into() };
    let too_long = || TimeControlError::TooLong { text: text.into() };
    let mut millis: u64 = 0;
    let mut add = |number: &str, seconds: u64| {
        let number = thousandths(number).ok_or_else(wrong)?;
        millis = number
            .checked_mul(seconds)
            .and_then(|part| millis.checked_add(part))
            .ok_or_else(too_long)?;
        Ok(())
    };
    let mut rest = text;
    if rest.ends_with(|last: char| last.is_ascii_digit()) {
        add(rest, unit)?;
    } else {
        for (mark, seconds) in [('h', 3600), ('m', 60), ('s', 1)] {
            if let Some((number, after)) = rest.split_once(mark) {
                add(number, seconds)?;
                rest = after;
            }
        }
        if !rest.is_empty() || text.is_empty() {
            return Err(wrong());
        }
    }
    let time = Duration::from_millis(millis);
    if time > LONGEST {
        Err(too_long())
    } else {
        Ok(time)
    }
}

/// A decimal number with up to three places, in thousandths.
fn thousandths(text: &str) -> Option<u64> {
    let (whole, places) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(places) || places.len() > 3 {
        return None;
    }
    // A number too long to read is too long a time in any unit.
    let whole: u64 = whole.parse().unwrap_or(u64::MAX);
    let places: u64 = format!("{places:0<3}").parse().ok()?;
    Some(whole.saturating_mul(1000).saturating_add(places))
}

fn write_time(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    if hours > 0 {
        write!(f, "{hours}h")?;
    }
    if minutes > 0 {
        write!(f, "{minutes}m")?;
    }
    let rest = time.saturating_sub(Duration::from_secs(hours * 3600 + minutes * 60));
    if !rest.is_zero() || time.is_zero() {
        write!(f, "{}s", rest.as_secs_f64())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> TimeControl {
        text.parse().unwrap()
    }

    fn error(text: &str) -> String {
        text.parse::<TimeControl>().unwrap_err().to_string()
    }

    #[test]
    fn every_kind_reads_back_as_it_is_written() {
        for text in [
            "10m",
            "10m+5s",
            "20m/30s*3",
            "20m/30s",
            "0s/30s*3",
            "30s/move",
            "1h30m,1m/move",
            "15m/30s,1m/move",
            "5m+2.5s",
            "3s",
            "1h1m1.001s",
            "red=10m black=5m",
            "red=20m/30s*3 black=30s/move",
        ] {
            assert_eq!(read(text).to_string(), text);
        }
    }

    #[test]
    fn other_spellings_mean_the_same() {
        for (text, same) in [
            ("10", "10m"),
            ("10+5", "10m+5s"),
            ("20/30*3", "20m/30s*3"),
            ("90m", "1h30m"),
            ("600s", "10m"),
            ("0/30s*1", "30s/move"),
            ("30/move", "30s/move"),
            ("black=5m red=10", "red=10m black=5m"),
            ("red=5m black=300s", "5m"),
            (" 10m ", "10m"),
        ] {
            assert_eq!(read(text).to_string(), same, "{text}");
        }
    }

    #[test]
    fn a_wrong_text_is_named_by_the_part_that_is_wrong() {
        assert_eq!(
            error("10x"),
            "clock: a time such as 10m, 90s or 1h30m expected: \"10x\""
        );
        assert_eq!(
            error(""),
            "clock: a time such as 10m, 90s or 1h30m expected: \"\""
        );
        assert_eq!(
            error("10m+"),
            "clock: a time such as 10m, 90s or 1h30m expected: \"\""
        );
        assert_eq!(
            error("5s10m"),
            "clock: a time such as 10m, 90s or 1h30m expected: \"5s10m\""
        );
        assert_eq!(
            error("-5m"),
            "clock: a time such as 10m, 90s or 1h30m expected: \"-5m\""
        );
        assert_eq!(error("0m"), "clock: no time at all: \"0m\"");
        assert_eq!(error("101h"), "clock: more than 100 hours: \"101h\"");
        assert_eq!(
            error("99999999999999999h"),
            "clock: more than 100 hours: \"99999999999999999h\""
        );
        assert_eq!(error("10m/30s*0"), "clock: 1 to 99 periods expected: \"0\"");
        assert_eq!(error("10m/30s*x"), "clock: 1 to 99 periods expected: \"x\"");
        assert_eq!(
            error("10m,5m"),
            "clock: a limit such as 60s/move expected after the comma: \"5m\""
        );
        let sides = "clock: red=TIME black=TIME expected:";
        assert_eq!(error("red=10m"), format!("{sides} \"red=10m\""));
        assert_eq!(error("red=1m red=2m"), format!("{sides} \"red=1m red=2m\""));
        assert_eq!(
            error("white=1m black=2m"),
            format!("{sides} \"white=1m black=2m\"")
        );
    }
}
