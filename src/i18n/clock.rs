//! What is wrong with a typed clock, in words.

use super::{Lang, Text};
use crate::game::TimeControlError;

impl Lang {
    /// Why a text is no clock.
    pub fn clock_error(self, error: &TimeControlError) -> String {
        let (words, text) = match error {
            TimeControlError::Time { text } => (Text::ClockTime, text),
            TimeControlError::TooLong { text } => (Text::ClockTooLong, text),
            TimeControlError::Zero { text } => (Text::ClockZero, text),
            TimeControlError::Count { text } => (Text::ClockCount, text),
            TimeControlError::MoveLimit { text } => (Text::ClockMoveLimit, text),
            TimeControlError::Sides { text } => (Text::ClockSides, text),
        };
        self.fill(words, &[text])
    }
}
