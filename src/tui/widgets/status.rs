//! The status line: whose turn, check, the result, or the last refusal. Knows no game.

use super::canvas::Canvas;
use super::captured::ClockFace;
use super::text;
use crate::rules::Side;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// What the status line is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusKind {
    /// Whose turn it is.
    Turn(Side),
    /// Whose turn it is, and that the king is in check.
    Check,
    /// How the game ended.
    Result,
    /// Why a move was refused.
    Refusal,
    /// Anything else.
    Notice,
}

/// The status line as a widget.
#[derive(Clone, Copy, Debug)]
pub struct StatusLine<'a> {
    /// What it is about.
    pub kind: StatusKind,
    /// The sentence.
    pub text: &'a str,
    /// What stands at the right end, if there is room.
    pub aside: &'a str,
    /// The clocks that stand behind all else, where the players have no rows of their own.
    pub clocks: &'a [ClockFace<'a>],
    /// The styles.
    pub theme: &'a Theme,
}

impl Widget for StatusLine<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut canvas = Canvas::row(buffer, area, self.theme.screen);
        let mut columns = canvas.columns();
        for clock in self.clocks.iter().rev() {
            let style = if clock.is_low {
                self.theme.alarm
            } else {
                self.theme.screen
            };
            columns = columns.saturating_sub(text::width(clock.time) + 1);
            canvas.write(columns, 0, clock.time, text::width(clock.time), style);
        }
        let style = match self.kind {
            StatusKind::Turn(side) => self.theme.name_of(side),
            StatusKind::Check => self.theme.alarm,
            StatusKind::Result => self.theme.accent,
            StatusKind::Refusal => self.theme.notice,
            StatusKind::Notice => self.theme.screen,
        };
        let room = columns.saturating_sub(2);
        let shown = match self.kind {
            StatusKind::Refusal | StatusKind::Notice => text::fit_ends,
            StatusKind::Turn(_) | StatusKind::Check | StatusKind::Result => text::fit_clauses,
        }(self.text, room, self.theme.ellipsis());
        let end = canvas.write(1, 0, &shown, room, style);
        let width = text::width(self.aside);
        if width > 0 && end + 2 + width < columns {
            canvas.write(columns - width - 1, 0, self.aside, width, self.theme.dim);
        }
    }
}
