//! The input line: a mark, the text being typed and what it would mean. Knows no commands.

use super::canvas::Canvas;
use super::text;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;
use ratatui::widgets::Widget;
use tui_input::Input;

/// The input line as a widget.
#[derive(Clone, Copy, Debug)]
pub struct Prompt<'a> {
    /// What stands before the text, such as `> `.
    pub label: &'a str,
    /// The text being typed, or `None` while nobody types.
    pub input: Option<&'a Input>,
    /// Whether the next character takes the place of the text.
    pub is_selected: bool,
    /// What a partial entry would mean, or how to start typing; as many clauses as there is room for.
    pub hint: &'a str,
    /// Which keys act now: at the right end, if there is room.
    pub keys: &'a str,
    /// The styles.
    pub theme: &'a Theme,
}

impl Prompt<'_> {
    /// The cells that the text may take.
    fn room(&self, area: Rect) -> u16 {
        area.width.saturating_sub(text::width(self.label) + 2)
    }

    /// Where the terminal's cursor belongs while somebody types.
    pub fn cursor(&self, area: Rect) -> Option<Position> {
        let input = self.input?;
        let room = self.room(area);
        if room == 0 || area.height == 0 {
            return None;
        }
        let scroll = input.visual_scroll(room.into());
        let inside = input.visual_cursor().saturating_sub(scroll) as u16;
        Some(Position::new(
            area.x + 1 + text::width(self.label) + inside.min(room),
            area.y,
        ))
    }
}

impl Widget for Prompt<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let room = self.room(area);
        let mut canvas = Canvas::row(buffer, area, self.theme.screen);
        let columns = canvas.columns();
        let mut at = canvas.write(1, 0, self.label, columns, self.theme.key);
        if let Some(input) = self.input {
            let scroll = input.visual_scroll(room.into());
            let shown = text::tail(input.value(), scroll);
            let style = if self.is_selected {
                self.theme.input.add_modifier(Modifier::REVERSED)
            } else {
                self.theme.input
            };
            at = canvas.write(at, 0, shown, room, style) + 2;
        }
        let left = columns.saturating_sub(at + 1);
        // Half a sentence says nothing.
        let hint = text::clauses(self.hint, left);
        let end = canvas.write(at, 0, hint, left, self.theme.hint);
        let keys = text::width(self.keys);
        if keys > 0 && end + 2 + keys <= columns {
            canvas.write(columns - keys, 0, self.keys, keys, self.theme.hint);
        }
    }
}
