//! The advisor's rule.

use super::{DIAGONAL, steps};
use crate::rules::{Board, Piece, PieceKind, PieceRule, Point, PointSet, Refusal, Side};

/// The advisor moves one point diagonally and never leaves its palace.
pub struct Advisor;

static STEPS: [PointSet; Point::COUNT] = {
    let mut table = [PointSet::EMPTY; Point::COUNT];
    let mut i = 0;
    while let Some(from) = Point::from_index(i) {
        table[i] = steps(from, &DIAGONAL);
        i += 1;
    }
    table
};

impl PieceRule for Advisor {
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
        let piece = Piece::new(side, PieceKind::Advisor);
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
    fn advisor_steps_diagonally_inside_its_palace() {
        Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . .* . R . . .
             . . . . A@ . . . .
             . . . n* . .* . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn advisor_may_not_leave_the_palace_nor_step_along_a_line() {
        let drawing = Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . A@ . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        );
        let at = point("c3");
        assert!(
            matches!(drawing.refusal_of("c3"), Some(Refusal::OutOfPalace { at: blamed, .. }) if blamed == at)
        );
        let at = point("d1");
        assert!(
            matches!(drawing.refusal_of("d1"), Some(Refusal::WrongShape { at: blamed, .. }) if blamed == at)
        );
    }
}
