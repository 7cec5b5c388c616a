//! What the terminal shows, as far as it is known.

use super::ink::Need;
use ratatui::buffer::Cell;
use ratatui::layout::Position;
use unicode_width::UnicodeWidthStr;

/// What the terminal shows, as far as it is known.
#[derive(Debug, Default)]
pub(super) struct Shown {
    cells: Vec<Cell>,
    columns: u16,
}

impl Shown {
    /// A screen of that size of which nothing is known.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        let count = usize::from(columns) * usize::from(rows);
        if self.columns != columns || self.cells.len() != count {
            self.columns = columns;
            self.forget();
            let mut unknown = Cell::EMPTY;
            unknown.set_symbol("");
            self.cells = vec![unknown; count];
        }
    }

    /// Nothing is known any more.
    pub fn forget(&mut self) {
        self.cells.clear();
    }

    /// Everything is blank.
    pub fn clear(&mut self) {
        self.cells.fill(Cell::EMPTY);
    }

    /// The cell at a place.
    pub fn cell(&self, at: Position) -> Option<&Cell> {
        if at.x >= self.columns {
            return None;
        }
        let index = usize::from(at.y) * usize::from(self.columns) + usize::from(at.x);
        self.cells.get(index)
    }

    /// Takes note of a cell that is about to change. Whether anybody would see the change: a blank is a blank
    /// whatever its text would look like.
    pub fn note(&mut self, at: Position, cell: &Cell) -> bool {
        let index = usize::from(at.y) * usize::from(self.columns) + usize::from(at.x);
        let mut is_seen = true;
        if let Some(slot) = self.cells.get_mut(index) {
            is_seen = slot.symbol() != cell.symbol()
                || Need::of(slot) != Need::of(cell)
                || Need::of(cell).text.is_some();
            slot.clone_from(cell);
        }
        if width(cell) == 2
            && let Some(half) = self.cells.get_mut(index + 1)
        {
            half.set_symbol("");
        }
        is_seen
    }
}

/// The columns that a cell takes.
pub(super) fn width(cell: &Cell) -> u16 {
    (UnicodeWidthStr::width(cell.symbol()) as u16).max(1)
}
