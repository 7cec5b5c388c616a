//! The shortest ways from one cell to another.

use ratatui::layout::Position;

/// What is known of the place where the next character would appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Unknown,
    /// The row is sure, the column is this one or later.
    Row(Position),
    Known(Position),
}

impl Place {
    /// The shortest way that is sure to end at a cell.
    pub fn way(self, to: Position) -> String {
        if self == Self::Known(to) {
            return String::new();
        }
        let straight = match (to.x, to.y) {
            (0, 0) => "\x1b[H".to_owned(),
            (0, y) => format!("\x1b[{}H", y + 1),
            (x, y) => format!("\x1b[{};{}H", y + 1, x + 1),
        };
        let along = match self {
            Self::Known(from) => Some(vertical(from.y, to.y) + &horizontal(from.x, to.x)),
            Self::Row(from) => Some(vertical(from.y, to.y) + &column(to.x)),
            Self::Unknown => None,
        };
        along
            .filter(|along| along.len() < straight.len())
            .unwrap_or(straight)
    }
}

/// So many steps in one direction.
fn steps(count: u16, letter: char) -> String {
    match count {
        0 => String::new(),
        1 => format!("\x1b[{letter}"),
        _ => format!("\x1b[{count}{letter}"),
    }
}

/// A control character for each step, where that is shorter. In raw mode a line feed goes straight down and a backspace
/// one cell to the left, on every terminal.
fn spelt(count: u16, control: char, letter: char) -> String {
    let steps = steps(count, letter);
    if usize::from(count) < steps.len() {
        control.to_string().repeat(count.into())
    } else {
        steps
    }
}

fn vertical(from: u16, to: u16) -> String {
    match to.checked_sub(from) {
        // A console of Windows returns to the first column with a line feed.
        Some(down) if cfg!(unix) => spelt(down, '\n', 'B'),
        Some(down) => steps(down, 'B'),
        None => steps(from - to, 'A'),
    }
}

fn horizontal(from: u16, to: u16) -> String {
    let along = match to.checked_sub(from) {
        Some(right) => steps(right, 'C'),
        None => spelt(from - to, '\x08', 'D'),
    };
    let named = column(to);
    if named.len() < along.len() {
        named
    } else {
        along
    }
}

fn column(to: u16) -> String {
    match to {
        0 => "\r".to_owned(),
        _ => format!("\x1b[{}G", to + 1),
    }
}
