//! A buffer seen through an area: whatever is drawn outside is dropped, and a wide glyph is drawn whole
//! or not at all. Knows no widget.

use super::text;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The part of a buffer into which a widget draws, with cells counted from its own corner.
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    /// What of the area lies inside the buffer.
    seen: Rect,
}

impl<'a> Canvas<'a> {
    /// The canvas of an area, which may lie partly or fully outside the buffer.
    pub fn new(buffer: &'a mut Buffer, area: Rect) -> Self {
        let seen = area.intersection(buffer.area);
        Self { buffer, area, seen }
    }

    /// The canvas of the first row of an area, filled with blanks of a style.
    pub fn row(buffer: &'a mut Buffer, area: Rect, style: Style) -> Self {
        let height = area.height.min(1);
        let mut canvas = Self::new(buffer, Rect { height, ..area });
        canvas.fill(style);
        canvas
    }

    /// The columns of the area.
    pub const fn columns(&self) -> u16 {
        self.area.width
    }

    /// The rows of the area.
    pub const fn rows(&self) -> u16 {
        self.area.height
    }

    /// Fills the area with blanks of a style.
    pub fn fill(&mut self, style: Style) {
        for y in self.seen.top()..self.seen.bottom() {
            for x in self.seen.left()..self.seen.right() {
                if let Some(cell) = self.buffer.cell_mut((x, y)) {
                    cell.reset();
                    cell.set_style(style);
                }
            }
        }
    }

    /// Draws one glyph of one or two cells.
    pub fn put(&mut self, column: u16, row: u16, glyph: &str, style: Style) {
        let (x, y) = (
            self.area.x.saturating_add(column),
            self.area.y.saturating_add(row),
        );
        if column >= self.area.width || !self.seen.contains((x, y).into()) {
            return;
        }
        let wide = text::width(glyph) > 1;
        let second = x.checked_add(1).filter(|&next| next < self.seen.right());
        if let Some(cell) = self.buffer.cell_mut((x, y)) {
            cell.reset();
            cell.set_style(style);
            if !wide || second.is_some() {
                cell.set_symbol(glyph);
            }
        }
        if let (true, Some(next)) = (wide, second)
            && let Some(cell) = self.buffer.cell_mut((next, y))
        {
            cell.reset();
            cell.set_style(style);
        }
    }

    /// Draws text, no further than so many cells, and returns the column after it.
    pub fn write(&mut self, column: u16, row: u16, text: &str, room: u16, style: Style) -> u16 {
        let room = room.min(self.area.width.saturating_sub(column));
        let mut at = column;
        let (x, y) = (
            self.area.x.saturating_add(column),
            self.area.y.saturating_add(row),
        );
        if row >= self.area.height
            || y < self.seen.top()
            || y >= self.seen.bottom()
            || x >= self.seen.right()
        {
            return at;
        }
        let room = room.min(self.seen.right() - x);
        let shown = text::head(text, room);
        if x >= self.seen.left() {
            self.buffer.set_stringn(x, y, shown, room.into(), style);
        }
        at += text::width(shown);
        at
    }

    /// Changes the style of a cell that is drawn already.
    pub fn recolor(&mut self, column: u16, row: u16, style: Style) {
        self.restyle(Rect::new(column, row, 1, 1), style);
    }

    /// Changes the style of cells that are drawn already.
    pub fn restyle(&mut self, area: Rect, style: Style) {
        let area = Rect {
            x: self.area.x.saturating_add(area.x),
            y: self.area.y.saturating_add(area.y),
            ..area
        };
        self.buffer.set_style(area.intersection(self.seen), style);
    }
}
