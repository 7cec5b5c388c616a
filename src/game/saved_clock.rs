//! The clocks' state as plain values and as one line of text, for saved games. Knows no running time.

use super::{TimeControl, TimeLeft};
use crate::rules::{BySide, Side};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What [`Clock::save`](super::Clock::save) gives and [`Clock::restore`](super::Clock::restore) takes.
///
/// Its text is one line of fields with `;` between: the time control, who moves first, the plies made, the seconds used for the
/// current move, and for the start and each ply what Red and Black had, in seconds, with the periods after `*`:
/// `5m/30s*3;red;2;12.5;300*3 300*3;300*3 300*3;300*3 300*3`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedClock {
    /// The time control.
    pub control: TimeControl,
    /// Who makes the first move.
    pub first: Side,
    /// How many plies have been made.
    pub ply: usize,
    /// The time used for the current move.
    pub spent: Duration,
    /// What both sides had after each ply, the start first.
    pub left: Vec<BySide<TimeLeft>>,
}

/// Why a text is no saved clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SavedClockError {
    /// The number of the field that cannot be read, from 1.
    pub field: usize,
}

impl fmt::Display for SavedClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "saved clock: field {} cannot be read", self.field)
    }
}

impl std::error::Error for SavedClockError {}

impl fmt::Display for SavedClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = match self.first {
            Side::Red => "red",
            Side::Black => "black",
        };
        let spent = self.spent.as_secs_f64();
        write!(f, "{};{first};{};{spent}", self.control, self.ply)?;
        for left in &self.left {
            write!(f, ";{} {}", left.red, left.black)?;
        }
        Ok(())
    }
}

impl FromStr for SavedClock {
    type Err = SavedClockError;

    fn from_str(text: &str) -> Result<Self, SavedClockError> {
        let mut fields = text.split(';');
        let mut field = 0;
        let mut next = || {
            field += 1;
            fields.next().ok_or(SavedClockError { field })
        };
        let wrong = |field| SavedClockError { field };
        let control = next()?.parse().map_err(|_| wrong(1))?;
        let first = match next()? {
            "red" => Side::Red,
            "black" => Side::Black,
            _ => return Err(wrong(2)),
        };
        let ply = next()?.parse().map_err(|_| wrong(3))?;
        let spent = read_seconds(next()?).ok_or(wrong(4))?;
        let left: Vec<BySide<TimeLeft>> = fields
            .enumerate()
            .map(|(index, text)| {
                let (red, black) = text.split_once(' ').ok_or(wrong(index + 5))?;
                let parse = |text: &str| text.parse().map_err(|_| wrong(index + 5));
                Ok(BySide {
                    red: parse(red)?,
                    black: parse(black)?,
                })
            })
            .collect::<Result<_, SavedClockError>>()?;
        // A clock remembers at least every ply that was made.
        if left.len() <= ply {
            return Err(wrong(left.len() + 5));
        }
        Ok(Self {
            control,
            first,
            ply,
            spent,
            left,
        })
    }
}

/// Writes seconds, and the periods, if any, after `*`: `583.25`, `0*2`.
impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.main().as_secs_f64())?;
        if self.periods() > 0 {
            write!(f, "*{}", self.periods())?;
        }
        Ok(())
    }
}

impl FromStr for TimeLeft {
    type Err = SavedClockError;

    fn from_str(text: &str) -> Result<Self, SavedClockError> {
        let (main, periods) = text.split_once('*').unwrap_or((text, "0"));
        let wrong = SavedClockError { field: 1 };
        let main = read_seconds(main).ok_or(wrong)?;
        let periods = periods.parse().map_err(|_| wrong)?;
        Ok(Self::new(main, periods))
    }
}

/// Seconds, up to some years: more than any game and less than what overflows.
fn read_seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    let is_sane = (0.0..1e8).contains(&seconds);
    is_sane.then(|| Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Clock;

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn played(spec: &str) -> Clock {
        let mut clock = Clock::new(spec.parse().unwrap(), Side::Black);
        for millis in [1_000, 2_000, 5_125, 9_001, 9_002] {
            clock.moved(at(millis)).unwrap();
        }
        clock
    }

    #[test]
    fn a_clock_comes_back_from_its_text_as_it_was_and_paused() {
        for spec in [
            "5m",
            "5m+2s",
            "1s/30s*3",
            "30s/move",
            "red=5m black=1m,20s/move",
        ] {
            let mut clock = played(spec);
            let text = clock.save(at(9_502)).to_string();
            let mut restored = Clock::restore(text.parse().unwrap());
            assert!(restored.is_paused() && !restored.is_running());
            for side in Side::BOTH {
                assert_eq!(
                    restored.remaining(side, at(77)),
                    clock.remaining(side, at(9_502))
                );
            }
            // Both go on, and back, alike.
            restored.resume(at(100));
            restored.moved(at(600)).unwrap();
            clock.moved(at(10_002)).unwrap();
            assert_eq!(restored.left(), clock.left());
            restored.return_to(3, at(700));
            clock.return_to(3, at(10_102));
            assert_eq!(restored.left(), clock.left());
        }
    }

    #[test]
    fn the_text_is_one_line_that_can_be_read() {
        let text = played("1m/30s*3").save(at(9_502)).to_string();
        let fields =
            "1m/30s*3;black;5;0.5;60*3 60*3;60*3 60*3;60*3 60*3;60*3 56.875*3;56.124*3 56.875*3;";
        assert!(text.starts_with(fields), "{text}");
    }

    #[test]
    fn a_broken_text_is_refused_by_its_field() {
        let field = |text: &str| text.parse::<SavedClock>().unwrap_err().field;
        assert_eq!(field(""), 1);
        assert_eq!(field("5m"), 2);
        assert_eq!(field("5m;white;0;0;300 300"), 2);
        assert_eq!(field("5m;red;-1;0;300 300"), 3);
        assert_eq!(field("5m;red;0;NaN;300 300"), 4);
        assert_eq!(field("5m;red;0;1e300;300 300"), 4);
        assert_eq!(field("5m;red;0;0"), 5);
        assert_eq!(field("5m;red;1;0;300 300;300"), 6);
        assert_eq!(field("5m;red;1;0;300 300"), 6);
        assert_eq!(field("5m;red;18446744073709551615;0;300 300"), 6);
    }
}
