//! A box with rows to choose from. Knows no choices of its own.

use super::canvas::Canvas;
use super::popup::{centered, frame, more};
use super::text;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

/// One row of a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuItem<'a> {
    /// What is chosen.
    pub label: &'a str,
    /// What stands at the right: a key, a value, a date.
    pub detail: &'a str,
    /// Whether it can be chosen now; a heading cannot.
    pub is_enabled: bool,
    /// Whether it acts now; it can be chosen all the same.
    pub is_apt: bool,
}

/// A menu as a widget.
#[derive(Clone, Copy, Debug)]
pub struct Menu<'a> {
    /// The title.
    pub title: &'a str,
    /// The rows.
    pub items: &'a [MenuItem<'a>],
    /// The chosen row.
    pub selected: usize,
    /// A line under the rows.
    pub hint: &'a str,
    /// The styles.
    pub theme: &'a Theme,
}

impl Menu<'_> {
    /// The area that the menu takes within another.
    pub fn area(&self, within: Rect) -> Rect {
        let widest = self
            .items
            .iter()
            .map(|item| text::width(item.label) + 2 + text::width(item.detail))
            .max()
            .unwrap_or(0);
        let widest = widest
            .max(text::width(self.title) + 2)
            .max(text::width(self.hint));
        centered(
            within,
            widest + 4,
            text::rows(self.items.len()) + 2 + self.hint_rows(),
        )
    }

    fn hint_rows(&self) -> u16 {
        if self.hint.is_empty() { 0 } else { 2 }
    }

    /// The rows that are seen at once in a box of this area.
    pub fn shown(&self, area: Rect) -> u16 {
        area.height.saturating_sub(2 + self.hint_rows())
    }

    /// The rows of items that a box of this area has, and the first item shown: the chosen one is always
    /// in view.
    fn window(&self, area: Rect) -> (u16, usize) {
        let rows = self.shown(area);
        let shown = usize::from(rows);
        let first = (self.selected + 1).saturating_sub(shown.div_ceil(2) + shown / 4);
        (rows, first.min(self.items.len().saturating_sub(shown)))
    }

    /// Whether a box of this area has rows above or below those that it shows.
    pub fn is_cut(&self, area: Rect) -> bool {
        usize::from(self.window(area).0) < self.items.len()
    }

    /// The row under a position of the screen, if it can be chosen.
    pub fn hit(&self, area: Rect, position: Position) -> Option<usize> {
        let (rows, first) = self.window(area);
        let inside = Rect::new(area.x + 1, area.y + 1, area.width.saturating_sub(2), rows);
        if !inside.contains(position) {
            return None;
        }
        let index = first + usize::from(position.y - inside.y);
        self.items
            .get(index)
            .filter(|item| item.is_enabled)
            .map(|_| index)
    }
}

impl Widget for Menu<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let inside = frame(area, self.title, self.theme, buffer);
        let (rows, first) = self.window(area);
        let is_below = first + usize::from(rows) < self.items.len();
        more(area, first > 0, is_below, self.theme, buffer);
        let mut canvas = Canvas::new(buffer, inside);
        let room = inside.width.saturating_sub(2);
        for (row, (index, item)) in (0..rows).zip(self.items.iter().enumerate().skip(first)) {
            let style = if item.is_enabled && item.is_apt {
                self.theme.popup
            } else {
                self.theme.popup_dim
            };
            let detail = text::fit(item.detail, room, self.theme.ellipsis());
            let column = 1 + room - text::width(&detail);
            let left = (room - text::width(&detail)).saturating_sub(u16::from(!detail.is_empty()));
            let label = text::fit(item.label, left, self.theme.ellipsis());
            canvas.write(1, row, &label, left, style);
            canvas.write(column, row, &detail, room, style);
            if index == self.selected {
                canvas.restyle(Rect::new(0, row, inside.width, 1), self.theme.selected);
            }
        }
        if !self.hint.is_empty() && inside.height > 0 {
            let hint = text::fit(self.hint, room, self.theme.ellipsis());
            canvas.write(1, inside.height - 1, &hint, room, self.theme.popup_dim);
        }
    }
}
