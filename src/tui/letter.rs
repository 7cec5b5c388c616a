//! The letter that was pressed on the board last, with how the board looked before: a typed move may begin with it.

use super::command::Command;
use crate::config::{Chosen, Settings};
use crate::notation::half_width;
use crate::rules::Point;

/// A letter that was pressed on the board.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The letter.
    pub c: char,
    /// What it did.
    pub command: Command,
    /// The settings before.
    pub settings: Settings,
    /// What the user had decided before.
    pub chosen: Chosen,
    /// Whether an offer of a draw waited already.
    pub is_offered: bool,
    /// Whether the board was turned before.
    pub flipped: bool,
    /// Where the cursor was before.
    pub cursor: Point,
}

/// Whether a text cannot stand without a letter before it: a digit, and then a file or a direction.
pub fn follows(text: &str) -> bool {
    let mut text = text.chars().map(half_width);
    text.next().is_some_and(|c| c.is_ascii_digit())
        && matches!(
            text.next(),
            Some('a'..='i' | 'A'..='I' | '.' | '=' | '+' | '-')
        )
}

/// Whether a text is a whole move but for the letter before it, as in `3c4` or `2.5`.
pub fn is_rest(text: &str) -> bool {
    let last = text.chars().nth(2).map(half_width);
    follows(text) && text.chars().count() == 3 && last.is_some_and(|c| c.is_ascii_digit())
}
