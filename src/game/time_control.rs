//! How much time the two players have. Knows sides; the running clock is the clock's business.

use super::Allowance;
use super::allowance::MOST_PERIODS;
use crate::rules::{BySide, Side};
use std::fmt;
use std::str::FromStr;

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
    /// There is an increment as well as byo-yomi.
    Both {
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
            Self::Both { text } => write!(
                f,
                "clock: increment and byo-yomi cannot be combined: \"{text}\""
            ),
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

impl TimeControl {
    /// How a record tells it: in seconds where both sides have the same and that says it all, else in its own words.
    pub fn for_record(&self) -> String {
        let BySide { red, black } = self.sides;
        let seconds = (red == black).then(|| red.in_seconds()).flatten();
        seconds.unwrap_or_else(|| self.to_string())
    }

    /// What a record tells, if it is read as a time.
    pub fn of_record(text: &str) -> Option<Self> {
        let is_seconds = text
            .chars()
            .all(|c| c.is_ascii_digit() || matches!(c, '+' | '.'));
        if !is_seconds {
            return text.parse().ok();
        }
        match text.split_once('+') {
            Some((main, each)) => format!("{main}s+{each}s").parse().ok(),
            None => format!("{text}s").parse().ok(),
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
            ("5+0", "5m"),
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
