//! The elephant's rule.

use super::DIAGONAL;
use crate::rules::{Board, BySide, Piece, PieceKind, PieceRule, Point, PointSet, Refusal, Side};

/// The elephant moves exactly two points diagonally and stays on its own bank of the river; a piece
/// on the point between, its eye, blocks it.
pub struct Elephant;

/// One of the elephant's four ways from a point.
#[derive(Clone, Copy)]
struct Way {
    eye: Point,
    to: Point,
}

/// The ways that stay on the side's own bank, from each point.
static WAYS: BySide<[[Option<Way>; 4]; Point::COUNT]> = BySide {
    red: ways(Side::Red),
    black: ways(Side::Black),
};

const fn ways(side: Side) -> [[Option<Way>; 4]; Point::COUNT] {
    let mut table = [[None; 4]; Point::COUNT];
    let mut i = 0;
    while let Some(from) = Point::from_index(i) {
        let mut direction = 0;
        while direction < 4 {
            let (dx, dy) = DIAGONAL[direction];
            if let (Some(eye), Some(to)) = (from.offset(dx, dy), from.offset(2 * dx, 2 * dy))
                && to.on_own_bank(side)
            {
                table[i][direction] = Some(Way { eye, to });
            }
            direction += 1;
        }
        i += 1;
    }
    table
}

/// The point between two points that are two diagonal steps apart.
fn eye(from: Point, to: Point) -> Option<Point> {
    let dx = to.x() as i8 - from.x() as i8;
    let dy = to.y() as i8 - from.y() as i8;
    if dx.abs() == 2 && dy.abs() == 2 {
        from.offset(dx / 2, dy / 2)
    } else {
        None
    }
}

impl PieceRule for Elephant {
    const CROSSES_RIVER: bool = false;

    #[inline]
    fn destinations(board: &Board, side: Side, from: Point) -> PointSet {
        let mut points = PointSet::EMPTY;
        for way in WAYS[side][from.index()].iter().flatten() {
            if board.at(way.eye).is_none() {
                points.insert(way.to);
            }
        }
        points - board.occupied_by(side)
    }

    #[inline]
    fn attacks(board: &Board, side: Side, from: Point, target: Point) -> bool {
        target.on_own_bank(side) && eye(from, target).is_some_and(|eye| board.at(eye).is_none())
    }

    fn refusal(board: &Board, side: Side, from: Point, to: Point) -> Option<Refusal> {
        let Some(eye) = eye(from, to) else {
            let piece = Piece::new(side, PieceKind::Elephant);
            return Some(Refusal::WrongShape { piece, at: to });
        };
        if !to.on_own_bank(side) {
            Some(Refusal::CrossesRiver { at: to })
        } else if board.at(eye).is_some() {
            Some(Refusal::EyeBlocked { at: eye })
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
    fn elephant_goes_two_points_diagonally_unless_its_eye_is_blocked() {
        Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . .* . . . r* . .
             . . . . . . . . .
             . . . . B@ . . . .
             . . . . . p . . .
             . . .* . . . . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn elephant_names_its_eye_and_the_river() {
        let drawing = Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . B@ . . . . . .
             . . . p . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        );
        assert_eq!(
            drawing.refusal_of("e2"),
            Some(Refusal::EyeBlocked { at: point("d3") })
        );
        assert_eq!(
            drawing.refusal_of("e6"),
            Some(Refusal::CrossesRiver { at: point("e6") })
        );
        let at = point("c3");
        assert!(
            matches!(drawing.refusal_of("c3"), Some(Refusal::WrongShape { at: blamed, .. }) if blamed == at)
        );
    }
}
