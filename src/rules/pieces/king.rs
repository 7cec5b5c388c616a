//! The king's rule.

use super::{ORTHOGONAL, steps};
use crate::rules::{Board, Piece, PieceKind, PieceRule, Point, PointSet, Refusal, Side};

/// The king moves one point along a rank or file and never leaves its palace.
///
/// That the two kings may not face each other on an open file is a rule about positions, not about
/// steps: see [`Board::kings_face`].
pub struct King;

static STEPS: [PointSet; Point::COUNT] = {
    let mut table = [PointSet::EMPTY; Point::COUNT];
    let mut i = 0;
    while let Some(from) = Point::from_index(i) {
        table[i] = steps(from, &ORTHOGONAL);
        i += 1;
    }
    table
};

impl PieceRule for King {
    const CROSSES_RIVER: bool = false;

    #[inline]
    fn destinations(board: &Board, side: Side, from: Point) -> PointSet {
        (STEPS[from.index()] & PointSet::palace(side)) - board.occupied_by(side)
    }

    #[inline]
    fn attacks(_: &Board, side: Side, from: Point, target: Point) -> bool {
        target.in_palace(side) && STEPS[from.index()].contains(target)
    }

    fn refusal(_: &Board, side: Side, from: Point, to: Point) -> Option<Refusal> {
        let piece = Piece::new(side, PieceKind::King);
        if !STEPS[from.index()].contains(to) {
            Some(Refusal::WrongShape { piece, at: to })
        } else if !to.in_palace(side) {
            Some(Refusal::OutOfPalace { piece, at: to })
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::Refusal;
    use crate::rules::pieces::drawing::{Drawing, point};

    #[test]
    fn king_steps_along_lines_inside_its_palace() {
        Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . .* . . . . .
             . . . K@ p* . . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn king_may_not_leave_the_palace_nor_step_diagonally() {
        let drawing = Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . K@ . . . . .
             . . . . . . . . .
            ",
        );
        let at = point("c1");
        assert!(
            matches!(drawing.refusal_of("c1"), Some(Refusal::OutOfPalace { at: blamed, .. }) if blamed == at)
        );
        let at = point("e2");
        assert!(
            matches!(drawing.refusal_of("e2"), Some(Refusal::WrongShape { at: blamed, .. }) if blamed == at)
        );
    }
}
