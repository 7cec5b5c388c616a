//! The row of buttons: which key does what now. Knows no keys of its own.

use super::canvas::Canvas;
use super::text;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

/// A key and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Button<'a> {
    /// The key, as it is written.
    pub key: &'a str,
    /// What it does.
    pub label: &'a str,
    /// Whether it does that now.
    pub is_enabled: bool,
}

impl Button<'_> {
    /// The cells of the key, the blank and the label.
    fn width(&self) -> u16 {
        let key = text::width(self.key);
        let label = text::width(self.label);
        key + label + u16::from(key > 0 && label > 0)
    }

    /// Draws the button, no further than so many cells.
    pub(super) fn draw(
        &self,
        canvas: &mut Canvas,
        (column, row): (u16, u16),
        room: u16,
        (key, label): (Style, Style),
    ) {
        let at = canvas.write(column, row, self.key, room, key);
        let gap = u16::from(at > column && !self.label.is_empty());
        let at = at + gap;
        let room = (column + room).saturating_sub(at);
        canvas.write(at, row, self.label, room, label);
    }
}

/// The row of buttons as a widget.
#[derive(Clone, Copy, Debug)]
pub struct Footer<'a> {
    /// The buttons, the most important first.
    pub buttons: &'a [Button<'a>],
    /// The styles.
    pub theme: &'a Theme,
}

impl Footer<'_> {
    /// Where each button lies; `None` for one that does not fit any more.
    pub fn places(&self, area: Rect) -> Vec<Option<Rect>> {
        place(self.buttons, area, STOP)
    }

    /// The button under a position of the screen.
    pub fn hit(&self, area: Rect, position: ratatui::layout::Position) -> Option<usize> {
        self.places(area)
            .into_iter()
            .position(|place| place.is_some_and(|place| place.contains(position)))
    }
}

/// Buttons begin at every so many cells, so that a longer word does not push away all that follow.
const STOP: u16 = 4;

/// Places buttons from left to right in one row, at least two cells apart, each at a multiple of `stop` from the first.
pub(super) fn place(buttons: &[Button], area: Rect, stop: u16) -> Vec<Option<Rect>> {
    let mut column = area.x.saturating_add(1);
    buttons
        .iter()
        .map(|button| {
            let width = button.width();
            if area.height == 0 || u32::from(column) + u32::from(width) > u32::from(area.right()) {
                return None;
            }
            let place = Rect::new(column, area.y, width, 1);
            column = column.saturating_add((width + 2).next_multiple_of(stop));
            Some(place)
        })
        .collect()
}

/// Places buttons from left to right, two cells apart, in as many rows of so many columns as that takes; `None` for one that
/// is wider than a row.
pub(super) fn place_in_rows(buttons: &[Button], columns: u16) -> Vec<Option<Rect>> {
    let (mut column, mut row) = (0, 0);
    buttons
        .iter()
        .map(|button| {
            let width = button.width();
            if width > columns {
                return None;
            }
            if column + width > columns {
                (column, row) = (0, row + 1);
            }
            let place = Rect::new(column, row, width, 1);
            column += width + 2;
            Some(place)
        })
        .collect()
}

impl Widget for Footer<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let places = self.places(area);
        let mut canvas = Canvas::row(buffer, area, self.theme.button);
        for (button, place) in self.buttons.iter().zip(places) {
            if let Some(place) = place {
                let styles = if button.is_enabled {
                    (self.theme.key, self.theme.button)
                } else {
                    (self.theme.disabled, self.theme.disabled)
                };
                button.draw(&mut canvas, (place.x - area.x, 0), place.width, styles);
            }
        }
    }
}
