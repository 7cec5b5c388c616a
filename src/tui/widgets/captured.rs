//! The row of one player: whose turn, the name, the pieces lost and the clock. Knows no game.

use super::canvas::Canvas;
use super::text;
use crate::rules::{Piece, PieceKind, Side};
use crate::tui::glyphs::{GlyphSet, Grid, Twins};
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// What a player's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockFace<'a> {
    /// The time, as it is written.
    pub time: &'a str,
    /// Whether little is left.
    pub is_low: bool,
}

/// One player's row as a widget.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a> {
    /// The side.
    pub side: Side,
    /// The name, or the side's word.
    pub name: &'a str,
    /// What the player has won, in a row with the name; empty where no game has ended.
    pub score: &'a str,
    /// Whether this player is to move.
    pub is_to_move: bool,
    /// The pieces that this player has lost, in the order of the game.
    pub lost: &'a [Piece],
    /// The clock, if there is one.
    pub clock: Option<ClockFace<'a>>,
    /// The faces of the pieces.
    pub glyphs: GlyphSet,
    /// Whether both sides have the same characters.
    pub twins: Twins,
    /// The styles.
    pub theme: &'a Theme,
}

impl Widget for Player<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut canvas = Canvas::new(buffer, area.intersection(Rect { height: 1, ..area }));
        canvas.fill(self.theme.screen);
        let columns = canvas.columns();
        let clock = self.clock.map_or(0, |clock| text::width(clock.time) + 1);
        let room = columns.saturating_sub(clock);
        let turn = if self.is_to_move {
            self.theme.arrow()
        } else {
            " "
        };
        canvas.put(0, 0, turn, self.theme.name_of(self.side));
        let lost = self.lost_pieces(room);
        // A long name gives way, to the pieces lost as far as something of it is left.
        let score = self.score_and_blank();
        let others = room.saturating_sub(1 + text::width(&score));
        let least = text::width(self.name).min(SHORTEST_NAME);
        let for_lost = text::width(&lost).min(others.saturating_sub(least));
        let for_name = others - for_lost;
        let name = text::fit(self.name, for_name, self.theme.ellipsis());
        let name = format!("{name}{score}");
        let at = canvas.write(1, 0, &name, room, self.theme.name_of(self.side));
        let lost = text::fit(&lost, room.saturating_sub(at), self.theme.ellipsis());
        let style = self.theme.name_of(self.side);
        canvas.write(at, 0, &lost, room.saturating_sub(at), style);
        if let Some(clock) = self.clock {
            let style = if clock.is_low {
                self.theme.alarm
            } else {
                self.theme.screen
            };
            let column = columns.saturating_sub(text::width(clock.time));
            canvas.write(column, 0, clock.time, columns, style);
        }
    }
}

/// What of a name is left at least, in cells, before the pieces lost are cut.
pub const SHORTEST_NAME: u16 = 6;

impl Player<'_> {
    fn score_and_blank(&self) -> String {
        match self.score {
            "" => String::new(),
            score => format!(" {score}"),
        }
    }

    /// The lost pieces behind a minus, one by one, or with counts if that is too wide for half of the row.
    fn lost_pieces(&self, room: u16) -> String {
        let glyphs = match self.theme.grid {
            Grid::Unicode => self.glyphs,
            Grid::Ascii => GlyphSet::Letters,
        };
        let twins = if self.theme.has_colors() {
            self.twins
        } else {
            Twins::Apart
        };
        let count = |kind| self.lost.iter().filter(|piece| piece.kind == kind).count();
        // What is lost counts against its side: nobody should take it for a gain.
        let sign = if self.lost.is_empty() { " " } else { " -" };
        let mut each = String::from(sign);
        let mut counted = String::from(sign);
        for kind in [
            PieceKind::Rook,
            PieceKind::Cannon,
            PieceKind::Horse,
            PieceKind::Elephant,
            PieceKind::Advisor,
            PieceKind::Pawn,
            PieceKind::King,
        ] {
            let face = glyphs.face(Piece::new(self.side, kind), twins);
            let number = count(kind);
            for _ in 0..number {
                each.push_str(face);
            }
            if number > 0 {
                counted.push_str(face);
            }
            if number > 1 {
                counted.push_str(&number.to_string());
            }
        }
        let name = text::width(self.name) + text::width(&self.score_and_blank()) + 1;
        if text::width(&each) + name <= room {
            each
        } else {
            counted
        }
    }
}
