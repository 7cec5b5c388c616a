//! The time of a game in words: what both sides get, what one of them gets on top, and what is wrong with a typed one.
//! How such words are read stands in `clock/read.rs`.

mod read;

pub use read::{chinese_number, read_clock};

use super::{Lang, Text};
use crate::game::{Allowance, TimeControl, TimeControlError};
use crate::rules::BySide;
use std::time::Duration;

impl Lang {
    /// The clock of a game, or that there is none. In English these are the fixed words that every language takes.
    ///
    /// ```
    /// use xiangqi::i18n::Lang;
    /// let clock = "20m/30s*3".parse().ok();
    /// assert_eq!(Lang::En.clock(clock.as_ref()), "20m/30s*3");
    /// assert_eq!(Lang::ZhHans.clock(clock.as_ref()), "局时20分，读秒30秒3次");
    /// ```
    pub fn clock(self, control: Option<&TimeControl>) -> String {
        match control.map(|control| control.sides) {
            None => self.text(Text::WordNone).to_owned(),
            Some(BySide { red, black }) if red == black => self.allowance(&red),
            Some(BySide { red, black }) => {
                let [red, black] = [red, black].map(|side| self.allowance(&side));
                self.fill(Text::ClockOfEach, &[&red, &black])
            }
        }
    }

    /// What comes on top of the main time, short enough to stand beside a clock; empty if nothing does.
    pub fn on_top(self, allowance: &Allowance) -> String {
        match (allowance.increment(), allowance.periods()) {
            _ if !self.is_chinese() => allowance.on_top(),
            (Some(each), _) => format!("+{}", self.time(each)),
            (None, Some((count, each))) if !allowance.main().is_zero() => self.periods(count, each),
            (None, _) => String::new(),
        }
    }

    fn allowance(self, allowance: &Allowance) -> String {
        let main = allowance.main();
        let mut parts = Vec::new();
        match allowance.periods() {
            Some((1, each)) if main.is_zero() => {
                parts.push(self.fill(Text::ClockEachMove, &[&self.time(each)]));
            }
            periods => {
                parts.push(self.fill(Text::ClockMain, &[&self.time(main)]));
                parts.extend(periods.map(|(count, each)| self.periods(count, each)));
            }
        }
        let increment = allowance.increment();
        parts.extend(increment.map(|each| self.fill(Text::ClockIncrement, &[&self.time(each)])));
        let limit = allowance.move_limit();
        parts.extend(limit.map(|limit| self.fill(Text::ClockLimit, &[&self.time(limit)])));
        parts.join(if self.is_chinese() { "，" } else { "" })
    }

    fn periods(self, count: u16, each: Duration) -> String {
        let each = self.time(each);
        match count {
            1 => self.fill(Text::ClockPeriod, &[&each]),
            _ => self.fill(Text::ClockPeriods, &[&each, &count]),
        }
    }

    /// A time in hours, minutes and seconds, those that are not zero.
    fn time(self, time: Duration) -> String {
        let whole = time.as_secs();
        let rest = time.saturating_sub(Duration::from_secs(whole / 60 * 60));
        let mut told = String::new();
        for (text, count) in [
            (Text::TimeHours, whole / 3600),
            (Text::TimeMinutes, whole / 60 % 60),
        ] {
            if count > 0 {
                told += &self.fill(text, &[&count]);
            }
        }
        if !rest.is_zero() || told.is_empty() {
            told += &self.fill(Text::TimeSeconds, &[&rest.as_secs_f64()]);
        }
        told
    }

    /// Why a text is no clock.
    pub fn clock_error(self, error: &TimeControlError) -> String {
        let (words, text) = match error {
            TimeControlError::Time { text } => (Text::ClockTime, text),
            TimeControlError::TooLong { text } => (Text::ClockTooLong, text),
            TimeControlError::Zero { text } => (Text::ClockZero, text),
            TimeControlError::Count { text } => (Text::ClockCount, text),
            TimeControlError::Both { text } => (Text::ClockBoth, text),
            TimeControlError::MoveLimit { text } => (Text::ClockMoveLimit, text),
            TimeControlError::Sides { text } => (Text::ClockSides, text),
        };
        self.fill(words, &[text])
    }
}

#[cfg(test)]
mod tests;
