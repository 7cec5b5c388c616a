//! What the terminal shows, as far as it is known.

use super::ink::Need;
use ratatui::buffer::Cell;
use ratatui::layout::Position;
use ratatui::style::Color;
use unicode_width::UnicodeWidthStr;

/// Of more kinds of cells than this those that are no longer seen are forgotten.
const MANY: usize = 512;

/// What the terminal shows, as far as it is known. A screen has thousands of cells but few kinds of them, so each cell
/// only says of which kind it is.
#[derive(Debug, Default)]
pub(super) struct Shown {
    cells: Vec<u16>,
    kinds: Vec<Cell>,
    columns: u16,
}

impl Shown {
    /// A screen of that size of which nothing is known.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        let count = usize::from(columns) * usize::from(rows);
        if self.columns != columns || self.cells.len() != count {
            let mut unknown = Cell::EMPTY;
            unknown.set_symbol("");
            self.fill(unknown, columns, rows);
        }
    }

    /// Nothing is known any more.
    pub fn forget(&mut self) {
        self.cells.clear();
        self.kinds.clear();
    }

    /// A screen of that size on which everything is blank.
    pub fn clear(&mut self, columns: u16, rows: u16) {
        self.fill(Cell::EMPTY, columns, rows);
    }

    fn fill(&mut self, cell: Cell, columns: u16, rows: u16) {
        self.kinds = vec![cell];
        self.cells = vec![0; usize::from(columns) * usize::from(rows)];
        self.columns = columns;
    }

    /// The cell at a place.
    pub fn cell(&self, at: Position) -> Option<&Cell> {
        self.kinds
            .get(usize::from(*self.cells.get(self.index(at)?)?))
    }

    /// The column, not before a place, from which on the row has nothing but blanks without a colour of their own.
    pub fn blank_from(&self, at: Position) -> u16 {
        let blank = Need {
            bg: Color::Reset,
            text: None,
        };
        let is_blank = |x: &u16| {
            let cell = self.cell(Position { x: *x, ..at });
            cell.is_some_and(|cell| Need::of(cell) == blank)
        };
        let blanks = (at.x..self.columns).rev().take_while(is_blank).count();
        self.columns - blanks as u16
    }

    fn index(&self, at: Position) -> Option<usize> {
        let row = usize::from(at.y) * usize::from(self.columns);
        (at.x < self.columns).then_some(row + usize::from(at.x))
    }

    /// Takes note of a cell that is about to change. Whether anybody would see the change: a blank is a blank
    /// whatever its text would look like.
    pub fn note(&mut self, at: Position, cell: &Cell) -> bool {
        let need = Need::of(cell);
        let is_seen = need.text.is_some()
            || self
                .cell(at)
                .is_none_or(|known| known.symbol() != cell.symbol() || Need::of(known) != need);
        self.put(at, cell);
        if width(cell) == 2 {
            let half = Position { x: at.x + 1, ..at };
            if let Some(known) = self.cell(half) {
                let mut known = known.clone();
                known.set_symbol("");
                self.put(half, &known);
            }
        }
        is_seen
    }

    fn put(&mut self, at: Position, cell: &Cell) {
        let kind = self.kind(cell);
        let slot = self.index(at).and_then(|index| self.cells.get_mut(index));
        if let Some(slot) = slot {
            *slot = kind;
        }
    }

    /// The number of a kind of cells, known or new.
    fn kind(&mut self, cell: &Cell) -> u16 {
        let known = self.kinds.iter().position(|kind| kind == cell);
        let place = known.unwrap_or_else(|| {
            if self.kinds.len() >= MANY {
                self.forget_unseen();
            }
            self.kinds.push(cell.clone());
            self.kinds.len() - 1
        });
        place as u16
    }

    /// Numbers the kinds that are on the screen anew, and forgets the others.
    fn forget_unseen(&mut self) {
        let all = std::mem::take(&mut self.kinds);
        let mut numbers = vec![None; all.len()];
        for slot in &mut self.cells {
            let old = usize::from(*slot);
            if let (Some(number), Some(kind)) = (numbers.get_mut(old), all.get(old)) {
                *slot = *number.get_or_insert_with(|| {
                    self.kinds.push(kind.clone());
                    (self.kinds.len() - 1) as u16
                });
            }
        }
    }
}

/// The columns that a cell takes.
pub(super) fn width(cell: &Cell) -> u16 {
    (UnicodeWidthStr::width(cell.symbol()) as u16).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_kinds_is_told_apart() {
        let mut shown = Shown::default();
        shown.resize(80, 24);
        for round in 0..4_u32 {
            for y in 0..24 {
                for x in 0..80 {
                    let at = Position { x, y };
                    let letter = char::from_u32(0x4e00 + round * 1_000 + u32::from(y * 37 + x));
                    let mut cell = Cell::EMPTY;
                    cell.set_char(letter.unwrap());
                    assert!(shown.note(at, &cell));
                    assert_eq!(shown.cell(at), Some(&cell));
                }
            }
        }
        let first = shown.cell(Position::ORIGIN).unwrap().symbol();
        assert_eq!(first, char::from_u32(0x4e00 + 3_000).unwrap().to_string());
    }

    #[test]
    fn kinds_that_are_gone_are_forgotten() {
        let mut shown = Shown::default();
        shown.resize(4, 1);
        for letter in 0..10_000 {
            let mut cell = Cell::EMPTY;
            cell.set_char(char::from_u32(0x20_000 + letter).unwrap());
            shown.note(Position::ORIGIN, &cell);
        }
        assert!(shown.kinds.len() <= MANY);
    }
}
