//! The letter that was pressed on the board last, with how the board looked before: a typed move may begin with it.

use super::command::Command;
use crate::config::Settings;
use crate::rules::Point;

/// A letter that was pressed on the board.
#[derive(Clone, Debug)]
pub struct Letter {
    /// The letter.
    pub c: char,
    /// What it did, if it is a key.
    pub command: Option<Command>,
    /// The settings before.
    pub settings: Settings,
    /// Whether the board was turned before.
    pub flipped: bool,
    /// Where the cursor was before.
    pub cursor: Point,
}
