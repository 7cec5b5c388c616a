//! The letter that was pressed on the board last, with how the board looked before: a typed move may begin with it.

use super::command::Command;
use crate::config::{Chosen, Settings};
use crate::game::{Clock, NodeId};
use crate::notation::half_width;
use crate::rules::Point;
use crate::storage::Saved;

/// A letter that was pressed on the board.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The letter.
    pub c: char,
    /// What it did, if it is a key.
    pub command: Option<Command>,
    /// The settings before.
    pub settings: Settings,
    /// What the user had decided before.
    pub chosen: Chosen,
    /// Whether an offer of a draw waited already.
    pub is_offered: bool,
    /// Which move was looked at before.
    pub node: NodeId,
    /// Whether the board was turned before.
    pub flipped: bool,
    /// Where the cursor was before.
    pub cursor: Point,
    /// Where a hint had been given before.
    pub hinted: Option<NodeId>,
    /// The game before, where it stood, and its clock, if the letter changes its lines.
    pub game: Option<Box<(Saved, NodeId, Option<Clock>)>>,
}

/// Whether a text cannot stand without a letter before it: a digit, and then a file or a direction, or one of the signs for
/// the front and the rear one of two.
pub fn follows(text: &str) -> bool {
    let mut text = text.chars().map(half_width);
    let first = text.next();
    matches!(first, Some('+' | '-'))
        || first.is_some_and(|c| c.is_ascii_digit())
            && matches!(
                text.next(),
                Some('a'..='i' | 'A'..='I' | '.' | '=' | '+' | '-')
            )
}

/// Whether a text begins with a digit and is no row of numbers: whatever it is, the letter before it belongs to it.
pub fn goes_with(text: &str) -> bool {
    let is_digit = |c: char| half_width(c).is_ascii_digit();
    follows(text) || text.starts_with(is_digit) && text.chars().any(char::is_alphabetic)
}

/// The row of numbers that begins behind the letter with which the line was opened: the letter was a key then.
pub fn row_behind<'a>(text: &'a str, letter: &str) -> Option<&'a str> {
    let row = text.strip_prefix(letter)?;
    let mut chars = row.chars().map(half_width);
    let begins = chars.next()?.is_ascii_digit() && chars.next()?.is_whitespace();
    (letter.chars().count() == 1 && begins).then_some(row)
}

/// Whether a text is the beginning of a move but for the letter before it, or the whole of it: `3`, `3c`, `3-c4`, `2.5`.
pub fn begins_rest(text: &str) -> bool {
    let text: Vec<char> = text.chars().map(half_width).collect();
    let is_file = |c: char| matches!(c.to_ascii_lowercase(), 'a'..='i');
    let is_way = |c: char| matches!(c, '.' | '=' | '+' | '-');
    match text.as_slice() {
        [first, rest @ ..] if first.is_ascii_digit() => match rest {
            [] => true,
            ['-', file] if is_file(*file) => true,
            ['-', file, rank] if is_file(*file) => rank.is_ascii_digit(),
            [way] => is_file(*way) || is_way(*way) || way.is_ascii_digit(),
            [way, goal] => (is_file(*way) || is_way(*way)) && goal.is_ascii_digit(),
            _ => false,
        },
        // The front or rear one of two, as in `C+.5`. Less of it may be a verdict, as in `+-`.
        ['+' | '-', way, goal] => is_way(*way) && goal.is_ascii_digit(),
        _ => false,
    }
}
