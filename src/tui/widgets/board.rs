//! The board: lines, labels, pieces and marks, from plain values. Knows a board's pieces, not the rules.

mod lines;
mod marks;
mod pieces;
mod placement;

pub use marks::Marks;
pub use placement::{Flight, Placement};

use super::canvas::Canvas;
use crate::rules::Point;
use crate::tui::geometry::{Geometry, Size};
use crate::tui::glyphs::{GlyphSet, Grid, Twins};
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// Which coordinates the edge of the board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Labels {
    /// 0-8 and 0-9.
    Xy,
    /// a-i and 0-9.
    Iccs,
    /// Red's 九 to 一 and Black's 1 to 9, each on its own side.
    Files,
}

/// What of the board is hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cover {
    /// Nothing.
    #[default]
    Open,
    /// The pieces, for playing blindfold.
    Pieces,
    /// The pieces and all marks, while the clocks are paused.
    All,
}

/// The board as a widget.
#[derive(Clone, Copy, Debug)]
pub struct BoardView<'a> {
    /// The pieces.
    pub board: Placement<'a>,
    /// Size, spacing and who sits at the bottom. It wants [`Geometry::columns`] by [`Geometry::rows`] cells.
    pub geometry: Geometry,
    /// The marked points.
    pub marks: &'a Marks,
    /// The colours and the kind of lines.
    pub theme: &'a Theme,
    /// The faces of the pieces; lines of 7-bit characters make them letters.
    pub glyphs: GlyphSet,
    /// Whether both sides have the same characters; without colours they never have.
    pub twins: Twins,
    /// The coordinates at the edge.
    pub labels: Labels,
    /// What is hidden.
    pub cover: Cover,
    /// The piece that is on its way, if moves are animated.
    pub flight: Option<Flight>,
}

impl BoardView<'_> {
    /// The set of faces that is drawn.
    fn faces(&self) -> GlyphSet {
        match self.theme.grid {
            Grid::Unicode => self.glyphs,
            Grid::Ascii => GlyphSet::Letters,
        }
    }

    /// Which characters tell the sides apart.
    fn distinction(&self) -> Twins {
        // Where glyphs touch each other a mark takes the piece's colours.
        if self.theme.has_colors() && !self.geometry.is_crammed(self.faces().width()) {
            self.twins
        } else {
            Twins::Apart
        }
    }
}

impl BoardView<'_> {
    /// Takes away what would be left beside a box of pieces and signs whose character or crossing it covers, on a board
    /// that has been drawn in this area.
    pub fn clear_beside(&self, area: Rect, covered: Rect, buffer: &mut Buffer) {
        let area = self.drawn_in(area);
        for point in Point::all() {
            let is_piece = self.cover == Cover::Open && self.board.at(point).is_some();
            if !is_piece && !self.marks.has_any(point) {
                continue;
            }
            let width = if is_piece { self.faces().width() } else { 1 };
            let (reach, height) = match self.geometry.size() {
                Size::Small => (0, 0),
                Size::Medium => (1, 0),
                Size::Large => (2, 1),
            };
            let (column, row) = self.geometry.cell_of(point);
            let (x, y) = (area.x + column, area.y + row);
            if !Rect::new(x, y, width, 1).intersects(covered) {
                continue;
            }
            let disc = Rect::new(
                x.saturating_sub(reach),
                y.saturating_sub(height),
                width + 2 * reach,
                1 + 2 * height,
            );
            for place in disc.intersection(area).positions() {
                if let Some(cell) = buffer.cell_mut(place) {
                    cell.reset();
                    cell.set_style(self.theme.board);
                }
            }
        }
    }

    /// The part of an area that the board takes.
    fn drawn_in(&self, area: Rect) -> Rect {
        Rect {
            width: area.width.min(self.geometry.columns()),
            height: area.height.min(self.geometry.rows()),
            ..area
        }
    }
}

impl Widget for BoardView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = self.drawn_in(area);
        let mut canvas = Canvas::new(buffer, area);
        lines::draw(&self, &mut canvas);
        pieces::draw(&self, &mut canvas);
        if self.cover != Cover::All {
            marks::draw(&self, &mut canvas);
        }
    }
}
