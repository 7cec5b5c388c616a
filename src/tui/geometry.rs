//! Where each point of the board lies among the cells of the screen, and back: pure arithmetic for the
//! three sizes and both ways to sit. Knows points, no pieces and no terminal.

use crate::rules::{Point, Side};
use ratatui::layout::{Position, Rect};

/// How large the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Size {
    /// Two cells by one for each point.
    Small,
    /// Four cells by two.
    Medium,
    /// Six cells by three; the pieces are three rows high.
    Large,
}

impl Size {
    /// All sizes, the smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];
}

/// How far apart the points of the small board are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spacing {
    /// Two cells: the glyphs of neighbours touch, and marks are told by colour.
    Tight,
    /// Three cells: between two Chinese glyphs there is room for the sign of a mark.
    Loose,
}

/// The plan of a board: which cell is which point. All cells are counted from the top left corner of the
/// area that the board with its margin and labels takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    size: Size,
    spacing: Spacing,
    flipped: bool,
}

impl Geometry {
    /// The plan for a size; `flipped` puts Black at the bottom.
    pub const fn new(size: Size, flipped: bool) -> Self {
        Self {
            size,
            spacing: Spacing::Tight,
            flipped,
        }
    }

    /// The same plan with another spacing, which only the small size heeds.
    #[must_use]
    pub const fn spaced(self, spacing: Spacing) -> Self {
        Self { spacing, ..self }
    }

    /// The size.
    pub const fn size(self) -> Size {
        self.size
    }

    /// Whether Black sits at the bottom.
    pub const fn is_flipped(self) -> bool {
        self.flipped
    }

    /// Who sits at the bottom.
    pub const fn bottom(self) -> Side {
        if self.flipped { Side::Black } else { Side::Red }
    }

    /// Cells from one point to the next, across and down.
    pub const fn pitch(self) -> (u16, u16) {
        match (self.size, self.spacing) {
            (Size::Small, Spacing::Tight) => (2, 1),
            (Size::Small, Spacing::Loose) => (3, 1),
            (Size::Medium, _) => (4, 2),
            (Size::Large, _) => (6, 3),
        }
    }

    /// Whether faces of that many cells touch each other, so that there is no cell for a mark between them.
    pub const fn is_crammed(self, face: u16) -> bool {
        self.pitch().0 <= face
    }

    /// The cell of the top left point.
    pub const fn origin(self) -> (u16, u16) {
        match self.size {
            Size::Small => (2, 1),
            Size::Medium => (4, 1),
            Size::Large => (5, 2),
        }
    }

    /// The width of the whole board with its margin and labels.
    pub const fn columns(self) -> u16 {
        let (left, _) = self.origin();
        let (across, _) = self.pitch();
        // A Chinese glyph takes the cell of its point and the next one; the margins are equally wide.
        left + 8 * across + 2 + left
    }

    /// The height of the whole board with its labels.
    pub const fn rows(self) -> u16 {
        let (_, top) = self.origin();
        let (_, down) = self.pitch();
        top + 9 * down + 1 + top
    }

    /// The rows of the labels above and below the board.
    pub const fn label_rows(self) -> (u16, u16) {
        (0, self.rows() - 1)
    }

    /// The column of the rank labels.
    pub const fn label_column(self) -> u16 {
        match self.size {
            Size::Small => 0,
            Size::Medium | Size::Large => 1,
        }
    }

    /// The cell of a point, as column and row. It is the one in which the lines cross, and the first one of
    /// a glyph.
    pub const fn cell_of(self, point: Point) -> (u16, u16) {
        let seen = if self.flipped { point.rotated() } else { point };
        let (left, top) = self.origin();
        let (across, down) = self.pitch();
        (
            left + seen.x() as u16 * across,
            top + (9 - seen.y() as u16) * down,
        )
    }

    /// The point whose piece covers a cell, if there is one.
    pub const fn point_at(self, column: u16, row: u16) -> Option<Point> {
        let (left, top) = self.origin();
        let (across, down) = self.pitch();
        // How far a piece reaches to the left of its point, and upwards.
        let (before, above) = match self.size {
            Size::Small => (0, 0),
            Size::Medium => (1, 0),
            Size::Large => (2, 1),
        };
        if column + before < left || row + above < top {
            return None;
        }
        let (x, y) = (
            (column + before - left) / across,
            (row + above - top) / down,
        );
        // Between two rows of the medium size lies no piece.
        if matches!(self.size, Size::Medium) && !(row - top).is_multiple_of(down) {
            return None;
        }
        if x > 8 || y > 9 {
            return None;
        }
        match Point::new(x as u8, 9 - y as u8) {
            Some(point) if self.flipped => Some(point.rotated()),
            point => point,
        }
    }

    /// The point under a position of the screen, when the board is drawn into `area`.
    pub fn hit(self, area: Rect, position: Position) -> Option<Point> {
        if !area.contains(position) {
            return None;
        }
        self.point_at(position.x - area.x, position.y - area.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_plan() -> impl Iterator<Item = Geometry> {
        Size::ALL.into_iter().flat_map(|size| {
            [Spacing::Tight, Spacing::Loose]
                .into_iter()
                .flat_map(move |spacing| {
                    [false, true].map(|flipped| Geometry::new(size, flipped).spaced(spacing))
                })
        })
    }

    #[test]
    fn every_point_is_found_at_its_own_cell_and_under_its_glyph() {
        for plan in every_plan() {
            for point in Point::all() {
                let (column, row) = plan.cell_of(point);
                assert_eq!(plan.point_at(column, row), Some(point), "{plan:?}");
                assert_eq!(plan.point_at(column + 1, row), Some(point), "{plan:?}");
            }
        }
    }

    #[test]
    fn margins_are_equally_wide_round_the_glyphs() {
        for plan in every_plan() {
            let columns = || Point::all().map(|point| plan.cell_of(point).0);
            let (first, last) = (columns().min().unwrap(), columns().max().unwrap());
            assert_eq!(first, plan.columns() - last - 2, "{plan:?}");
            let rows = || Point::all().map(|point| plan.cell_of(point).1);
            let (first, last) = (rows().min().unwrap(), rows().max().unwrap());
            assert_eq!(first, plan.rows() - last - 1, "{plan:?}");
        }
    }

    #[test]
    fn every_cell_belongs_to_one_point_at_most_and_every_point_has_equally_many() {
        for plan in every_plan() {
            let mut counts = [0; Point::COUNT];
            for row in 0..plan.rows() + 9 {
                for column in 0..plan.columns() + 9 {
                    if let Some(point) = plan.point_at(column, row) {
                        counts[point.index()] += 1;
                    }
                }
            }
            assert!(counts.iter().all(|count| *count == counts[0]), "{plan:?}");
        }
    }

    #[test]
    fn labels_and_margin_belong_to_no_point() {
        for plan in every_plan() {
            let (above, below) = plan.label_rows();
            for column in 0..plan.columns() {
                assert_eq!(plan.point_at(column, above), None, "{plan:?}");
                assert_eq!(plan.point_at(column, below), None, "{plan:?}");
            }
            for row in 0..plan.rows() {
                assert_eq!(plan.point_at(plan.label_column(), row), None, "{plan:?}");
                assert_eq!(plan.point_at(plan.columns() - 1, row), None, "{plan:?}");
            }
        }
    }

    #[test]
    fn medium_board_with_its_labels_leaves_38_columns_and_three_rows_of_80x24() {
        let plan = Geometry::new(Size::Medium, false);
        assert_eq!((plan.columns(), plan.rows()), (42, 21));
    }

    #[test]
    fn flipping_turns_the_board_by_half_a_turn() {
        for size in Size::ALL {
            let (plain, flipped) = (Geometry::new(size, false), Geometry::new(size, true));
            for point in Point::all() {
                assert_eq!(flipped.cell_of(point), plain.cell_of(point.rotated()));
            }
        }
    }

    #[test]
    fn click_is_looked_up_from_the_corner_of_the_drawn_board() {
        let plan = Geometry::new(Size::Medium, false);
        let area = Rect::new(10, 5, plan.columns(), plan.rows());
        let corner = Point::new(0, 9);
        assert_eq!(plan.hit(area, Position::new(14, 6)), corner);
        assert_eq!(plan.hit(area, Position::new(9, 6)), None);
        assert_eq!(plan.hit(area, Position::new(u16::MAX, u16::MAX)), None);
        assert_eq!(plan.hit(Rect::ZERO, Position::ORIGIN), None);
    }
}
