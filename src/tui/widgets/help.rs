//! The help: a table of keys and what they do, under headings. Knows no keys of its own.

use super::canvas::Canvas;
use super::popup::{centered, frame, more};
use super::text;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// One row of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpRow<'a> {
    /// The name of a group.
    Heading(&'a str),
    /// Keys and what they do.
    Keys(&'a str, &'a str),
    /// A sentence.
    Text(&'a str),
    /// An empty row.
    Blank,
}

/// The help as a widget.
#[derive(Clone, Copy, Debug)]
pub struct Help<'a> {
    /// The title.
    pub title: &'a str,
    /// The rows.
    pub rows: &'a [HelpRow<'a>],
    /// How many rows are scrolled away at the top.
    pub scroll: u16,
    /// The styles.
    pub theme: &'a Theme,
}

/// With fewer cells than these on both sides together, the help takes the whole width.
const SCRAPS: u16 = 8;

impl Help<'_> {
    fn key_column(&self) -> u16 {
        self.rows
            .iter()
            .map(|row| match row {
                HelpRow::Keys(keys, what) if !what.is_empty() => text::width(keys),
                _ => 0,
            })
            .max()
            .unwrap_or(0)
    }

    /// The area that the help takes within another.
    pub fn area(&self, within: Rect) -> Rect {
        let keys = self.key_column();
        let widest = self
            .rows
            .iter()
            .map(|row| match row {
                HelpRow::Keys(alone, "") => text::width(alone),
                HelpRow::Keys(_, what) => keys + 2 + text::width(what),
                HelpRow::Heading(line) | HelpRow::Text(line) => text::width(line),
                HelpRow::Blank => 0,
            })
            .max()
            .unwrap_or(0);
        let columns = widest.max(text::width(self.title) + 2) + 4;
        // What would be left of the screen beside it looks torn.
        let columns = if columns + SCRAPS > within.width {
            within.width
        } else {
            columns
        };
        centered(within, columns, text::rows(self.rows.len()) + 2)
    }

    /// The rows that are seen at once in a box of this area.
    pub const fn shown(area: Rect) -> u16 {
        area.height.saturating_sub(2)
    }

    /// How far it can be scrolled when it has this area.
    pub fn max_scroll(&self, area: Rect) -> u16 {
        text::rows(self.rows.len()).saturating_sub(Self::shown(area))
    }
}

impl Widget for Help<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let inside = frame(area, self.title, self.theme, buffer);
        let keys = self.key_column();
        let scroll = self.scroll.min(self.max_scroll(area));
        more(
            area,
            scroll > 0,
            scroll < self.max_scroll(area),
            self.theme,
            buffer,
        );
        let mut canvas = Canvas::new(buffer, inside);
        let room = inside.width.saturating_sub(2);
        for (row, entry) in (0..inside.height).zip(self.rows.iter().skip(scroll.into())) {
            match entry {
                HelpRow::Heading(line) => {
                    canvas.write(1, row, line, room, self.theme.title);
                }
                HelpRow::Text(line) => {
                    let line = text::fit(line, room, self.theme.ellipsis());
                    canvas.write(1, row, &line, room, self.theme.popup);
                }
                HelpRow::Keys(key, what) => {
                    canvas.write(1, row, key, room, self.theme.title);
                    let left = room.saturating_sub(keys + 2);
                    let what = text::fit(what, left, self.theme.ellipsis());
                    canvas.write(keys + 3, row, &what, left, self.theme.popup);
                }
                HelpRow::Blank => {}
            }
        }
    }
}
