//! The pieces that can be put on a board, in two rows or in one, and the eraser. Knows no editor: its things
//! are counted.

use super::canvas::Canvas;
use crate::rules::{Piece, PieceKind, Side};
use crate::tui::glyphs::{GlyphSet, Grid, Twins};
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

/// The palette as a widget: Red's seven pieces, Black's seven, the eraser.
#[derive(Clone, Copy, Debug)]
pub struct Palette<'a> {
    /// The keys of the pieces, shown where there are four rows.
    pub keys: &'a [String],
    /// The number of the thing in hand.
    pub chosen: Option<usize>,
    /// The faces of the pieces.
    pub glyphs: GlyphSet,
    /// Whether both sides have the same characters; without colours they never have.
    pub twins: Twins,
    /// The styles.
    pub theme: &'a Theme,
}

/// How the palette is laid out.
#[derive(Clone, Copy)]
struct Plan {
    /// Things in a row.
    columns: usize,
    /// Rows of keys above the pieces.
    above: u16,
    /// The cells of one thing.
    pitch: u16,
    glyphs: GlyphSet,
}

impl Palette<'_> {
    const KINDS: usize = PieceKind::ALL.len();
    const THINGS: usize = 2 * Self::KINDS + 1;

    fn plan(&self, area: Rect) -> Plan {
        let glyphs = match self.theme.grid {
            Grid::Unicode => self.glyphs,
            Grid::Ascii => GlyphSet::Letters,
        };
        let columns = if area.height > 1 {
            Self::KINDS + 1
        } else {
            Self::THINGS
        };
        let fits = |pitch: u16| usize::from(pitch) * columns <= usize::from(area.width);
        let face = glyphs.width();
        let wanted = [(face + 2, glyphs), (face + 1, glyphs), (face, glyphs)];
        let (pitch, glyphs) = wanted
            .into_iter()
            .find(|(pitch, _)| fits(*pitch))
            .unwrap_or((1, GlyphSet::Letters));
        Plan {
            columns,
            above: u16::from(area.height > 3 && !self.are_keys_the_faces(glyphs)),
            pitch,
            glyphs,
        }
    }

    /// Whether each piece is drawn as the letter that puts it: then there is no need to show that twice.
    fn are_keys_the_faces(&self, glyphs: GlyphSet) -> bool {
        let mut faces = pieces().map(|piece| glyphs.face(piece, self.twins));
        let is_face = |key: &String| faces.next() == Some(key.as_str());
        !self.keys.is_empty() && self.keys.iter().all(is_face)
    }

    /// Column and row of a thing.
    fn place(plan: Plan, index: usize) -> (u16, u16) {
        let (column, row) = match (plan.columns == Self::THINGS, index) {
            (true, _) => (index, 0),
            (false, index) if index == Self::THINGS - 1 => (Self::KINDS, 0),
            (false, index) => (index % Self::KINDS, index / Self::KINDS),
        };
        (column as u16 * plan.pitch, row as u16 + plan.above)
    }

    /// The number of the thing under a position of the screen.
    pub fn hit(&self, area: Rect, position: Position) -> Option<usize> {
        if !area.contains(position) {
            return None;
        }
        let plan = self.plan(area);
        let (x, y) = (position.x - area.x, position.y - area.y);
        (0..Self::THINGS).find(|index| {
            let (column, row) = Self::place(plan, *index);
            row == y && (column..column + plan.pitch).contains(&x)
        })
    }
}

/// The pieces in their order.
fn pieces() -> impl Iterator<Item = Piece> {
    let of = |side| PieceKind::ALL.map(|kind| Piece::new(side, kind));
    Side::BOTH.into_iter().flat_map(of)
}

impl Widget for Palette<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let plan = self.plan(area);
        let twins = if self.theme.has_colors() {
            self.twins
        } else {
            Twins::Apart
        };
        let mut canvas = Canvas::new(buffer, area);
        canvas.fill(self.theme.screen);
        let things = pieces().map(Some).chain([None]);
        for (index, thing) in things.enumerate() {
            let (column, row) = Self::place(plan, index);
            let face = plan.glyphs.width();
            let indent = u16::from(plan.pitch > face + 1);
            let (sign, style) = match thing {
                Some(piece) => (
                    plan.glyphs.face(piece, twins),
                    self.theme.pieces[piece.side].face(),
                ),
                None => ("x", self.theme.key),
            };
            canvas.write(column + indent, row, sign, face, style);
            if let (1, Some(key)) = (plan.above, self.keys.get(index)) {
                let row = if row == plan.above { 0 } else { row + 1 };
                canvas.write(column + indent, row, key, face, self.theme.key);
            }
            if self.chosen != Some(index) {
                continue;
            }
            if indent > 0 {
                canvas.put(column, row, "[", self.theme.key);
                let width = if thing.is_some() { face } else { 1 };
                canvas.put(column + indent + width, row, "]", self.theme.key);
            } else {
                canvas.restyle(Rect::new(column, row, face, 1), self.theme.selected);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::theme::{Depth, ThemeName};

    fn drawn(width: u16, height: u16, glyphs: GlyphSet, chosen: Option<usize>) -> String {
        let theme = Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Unicode);
        let area = Rect::new(0, 0, width, height);
        let keys: Vec<String> = "KAEHRCPkaehrcp".chars().map(String::from).collect();
        let palette = Palette {
            keys: &keys,
            chosen,
            glyphs,
            twins: Twins::Alike,
            theme: &theme,
        };
        let mut buffer = Buffer::empty(area);
        palette.render(area, &mut buffer);
        for index in 0..Palette::THINGS {
            let (x, y) = Palette::place(palette.plan(area), index);
            assert_eq!(palette.hit(area, Position::new(x, y)), Some(index));
        }
        let row = |y| {
            let mut cells = String::new();
            let mut x = 0;
            while x < width {
                let symbol = buffer[(x, y)].symbol();
                cells.push_str(symbol);
                x += crate::tui::widgets::text::width(symbol).max(1);
            }
            cells.trim_end().to_owned()
        };
        (0..height).map(row).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_keys_stand_beside_the_pieces_where_there_is_room() {
        assert_eq!(
            drawn(38, 4, GlyphSet::Traditional, Some(0)),
            " K   A   E   H   R   C   P\n[帥] 仕  相  馬  車  炮  兵  x\n \
             將  士  象  馬  車  砲  卒\n k   a   e   h   r   c   p"
        );
    }

    #[test]
    fn letters_that_are_the_keys_themselves_stand_there_once() {
        assert_eq!(
            drawn(38, 4, GlyphSet::Letters, Some(0)),
            "[K] A  E  H  R  C  P  x\n k  a  e  h  r  c  p\n\n"
        );
    }

    #[test]
    fn the_palette_fits_into_what_room_there_is() {
        assert_eq!(
            drawn(38, 2, GlyphSet::Traditional, Some(8)),
            " 帥  仕  相  馬  車  炮  兵  x\n 將 [士] 象  馬  車  砲  卒"
        );
        assert_eq!(
            drawn(45, 1, GlyphSet::Letters, Some(14)),
            " K  A  E  H  R  C  P  k  a  e  h  r  c  p [x]"
        );
        assert_eq!(
            drawn(46, 1, GlyphSet::Simplified, None),
            "帅 仕 相 马 车 炮 兵 将 士 象 马 车 炮 卒 x"
        );
        assert_eq!(drawn(20, 1, GlyphSet::Traditional, None), "KAEHRCPkaehrcpx");
    }
}
