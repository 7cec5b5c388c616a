//! A line that parts what stands above it from what stands below. Knows neither.

use super::canvas::Canvas;
use crate::tui::glyphs::Grid;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// The line as a widget, in the first row of its area.
#[derive(Clone, Copy, Debug)]
pub struct Divider<'a> {
    /// The styles.
    pub theme: &'a Theme,
}

impl Widget for Divider<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut canvas = Canvas::row(buffer, area, self.theme.screen);
        let dash = match self.theme.grid {
            Grid::Unicode => "─",
            Grid::Ascii => "-",
        };
        for column in 0..canvas.columns() {
            canvas.put(column, 0, dash, self.theme.dim);
        }
    }
}
