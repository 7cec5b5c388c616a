//! How much time one side gets, as text and as numbers. Knows no sides and no running clock.

use super::TimeControlError;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The longest time that can be given.
const LONGEST: Duration = Duration::from_secs(100 * 3600);
/// The most byo-yomi periods that can be given.
pub(super) const MOST_PERIODS: u16 = 99;

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

impl Allowance {
    /// The time for the whole game; zero where each move has its own alone.
    pub const fn main(&self) -> Duration {
        self.main
    }

    /// What is added after each move, if anything is.
    pub const fn increment(&self) -> Option<Duration> {
        match self.extra {
            Extra::Increment(each) => Some(each),
            Extra::Nothing | Extra::Periods { .. } => None,
        }
    }

    /// How many periods of byo-yomi there are and how long each is, if there are any.
    pub const fn periods(&self) -> Option<(u16, Duration)> {
        match self.extra {
            Extra::Periods { count, each } => Some((count, each)),
            Extra::Nothing | Extra::Increment(_) => None,
        }
    }

    /// The limit for a single move while the main time lasts, if there is one.
    pub const fn move_limit(&self) -> Option<Duration> {
        self.move_limit
    }

    /// The time in seconds, as records write it: `300`, `300+3`. They have no word for other kinds of time.
    pub(super) fn in_seconds(&self) -> Option<String> {
        let main = self.main.as_secs();
        match self.extra {
            _ if self.move_limit.is_some() => None,
            Extra::Nothing => Some(main.to_string()),
            Extra::Increment(each) => Some(format!("{main}+{}", each.as_secs_f64())),
            Extra::Periods { .. } => None,
        }
    }

    /// What comes on top of the main time, short enough to stand beside a clock: `+5`, `/30s*3`; empty if nothing does.
    pub fn on_top(&self) -> String {
        match self.extra {
            Extra::Increment(each) => format!("+{}", each.as_secs_f64()),
            Extra::Periods { .. } if !self.main.is_zero() => {
                let whole = self.to_string();
                let times = whole.split(',').next().unwrap_or_default();
                times
                    .find('/')
                    .and_then(|at| times.get(at..))
                    .unwrap_or_default()
                    .to_owned()
            }
            Extra::Nothing | Extra::Periods { .. } => String::new(),
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
        } else if times.contains('+') && times.contains('/') {
            return Err(TimeControlError::Both { text: times.into() });
        } else if let Some((main, increment)) = times.split_once('+') {
            let extra = match read_time(increment, 1)? {
                Duration::ZERO => Extra::Nothing,
                increment => Extra::Increment(increment),
            };
            (some_time(main, 60)?, extra)
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
