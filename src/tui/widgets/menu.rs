//! A box with rows to choose from. Knows no choices of its own.

use super::canvas::Canvas;
use super::popup::{centered, frame, more};
use super::stack::Stack;
use super::text;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
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

/// How far the second line of a label is indented.
const HANGING: u16 = 2;

impl MenuItem<'_> {
    /// The label, in as many lines of a row of so many columns as it takes, with the column of each, and in which line the
    /// detail stands.
    fn lines(&self, columns: u16) -> (Vec<(u16, &str)>, usize) {
        let detail = match text::width(self.detail).min(columns) {
            0 => 0,
            width => width + 1,
        };
        if text::width(self.label) + detail <= columns {
            return (vec![(0, self.label)], 0);
        }
        let label = self.label.trim_start();
        let indent = text::width(self.label) - text::width(label);
        let room = columns.saturating_sub(indent + HANGING).max(1);
        let lines: Vec<_> = text::wrap(label, room)
            .into_iter()
            .enumerate()
            .map(|(row, line)| (indent + if row == 0 { 0 } else { HANGING }, line))
            .collect();
        let last = lines.len().saturating_sub(1);
        let end = lines.last().map_or(0, |(at, line)| at + text::width(line));
        let beside = if end + detail <= columns {
            last
        } else {
            last + 1
        };
        (lines, beside)
    }

    fn height(&self, columns: u16) -> u16 {
        let (lines, beside) = self.lines(columns);
        text::rows(lines.len().max(beside + 1))
    }
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
        let columns = (widest + 4).min(within.width);
        let rows: u16 = self.heights(columns).iter().sum();
        centered(within, columns, rows.saturating_add(2 + self.hint_rows()))
    }

    /// The rows of each item in a box of so many columns.
    fn heights(&self, columns: u16) -> Vec<u16> {
        let room = columns.saturating_sub(4);
        self.items.iter().map(|item| item.height(room)).collect()
    }

    fn hint_rows(&self) -> u16 {
        if self.hint.is_empty() { 0 } else { 2 }
    }

    /// How many items are seen at once in a box of this area.
    pub fn shown(&self, area: Rect) -> u16 {
        text::rows(self.stack(area).count())
    }

    fn stack(&self, area: Rect) -> Stack {
        let rows = area.height.saturating_sub(2 + self.hint_rows());
        Stack::new(self.heights(area.width), self.selected, rows)
    }

    /// Whether a box of this area has rows above or below those that it shows.
    pub fn is_cut(&self, area: Rect) -> bool {
        usize::from(self.shown(area)) < self.items.len()
    }

    /// The row under a position of the screen, if it can be chosen.
    pub fn hit(&self, area: Rect, position: Position) -> Option<usize> {
        let inside = area.inner(Margin::new(1, 1));
        if !inside.contains(position) {
            return None;
        }
        let index = self.stack(area).at(position.y - inside.y)?;
        let item = self.items.get(index)?;
        item.is_enabled.then_some(index)
    }
}

impl Widget for Menu<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let inside = frame(area, self.title, self.theme, buffer);
        let stack = self.stack(area);
        more(area, stack.is_above(), stack.is_below(), self.theme, buffer);
        let mut canvas = Canvas::new(buffer, inside);
        let room = inside.width.saturating_sub(2);
        for (index, row, rows) in stack.seen() {
            let Some(item) = self.items.get(index) else {
                continue;
            };
            let style = if item.is_enabled && item.is_apt {
                self.theme.popup
            } else {
                self.theme.popup_dim
            };
            let (lines, beside) = item.lines(room);
            for (row, (column, line)) in (row..row + rows).zip(lines) {
                canvas.write(1 + column, row, line, room.saturating_sub(column), style);
            }
            let detail = text::fit(item.detail, room, self.theme.ellipsis());
            let column = 1 + room - text::width(&detail);
            let beside = row + text::rows(beside).min(rows - 1);
            canvas.write(column, beside, &detail, room, style);
            if index == self.selected {
                canvas.restyle(Rect::new(0, row, inside.width, rows), self.theme.selected);
            }
        }
        if !self.hint.is_empty() && inside.height > 0 {
            let hint = text::fit(self.hint, room, self.theme.ellipsis());
            canvas.write(1, inside.height - 1, &hint, room, self.theme.popup_dim);
        }
    }
}
