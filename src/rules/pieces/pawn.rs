//! The pawn's rule.

use super::steps;
use crate::rules::{Board, Piece, PieceKind, PieceRule, Point, PointSet, Refusal, Side};

/// The pawn moves one point forward; after crossing the river it may also move one point sideways. It
/// never moves back and is never promoted, so on the last rank it can only go sideways.
pub struct Pawn;

static RED_STEPS: [PointSet; Point::COUNT] = pawn_steps(Side::Red);
static BLACK_STEPS: [PointSet; Point::COUNT] = pawn_steps(Side::Black);

const fn pawn_steps(side: Side) -> [PointSet; Point::COUNT] {
    let forward = (0, side.forward());
    let mut table = [PointSet::EMPTY; Point::COUNT];
    let mut i = 0;
    while let Some(from) = Point::from_index(i) {
        table[i] = if from.on_own_bank(side) {
            steps(from, &[forward])
        } else {
            steps(from, &[forward, (1, 0), (-1, 0)])
        };
        i += 1;
    }
    table
}

impl Pawn {
    #[inline]
    fn steps(side: Side, from: Point) -> PointSet {
        match side {
            Side::Red => RED_STEPS[from.index()],
            Side::Black => BLACK_STEPS[from.index()],
        }
    }
}

impl PieceRule for Pawn {
    const CROSSES_RIVER: bool = true;

    #[inline]
    fn destinations(board: &Board, side: Side, from: Point) -> PointSet {
        Self::steps(side, from) - board.occupied_by(side)
    }

    #[inline]
    fn attacks(_: &Board, side: Side, from: Point, target: Point) -> bool {
        Self::steps(side, from).contains(target)
    }

    fn refusal(_: &Board, side: Side, from: Point, to: Point) -> Option<Refusal> {
        if Self::steps(side, from).contains(to) {
            return None;
        }
        let dx = to.x() as i8 - from.x() as i8;
        let dy = to.y() as i8 - from.y() as i8;
        Some(match (dx.abs(), dy * side.forward()) {
            (0, -1) => Refusal::PawnBackward { at: to },
            (1, 0) => Refusal::PawnSideways { at: to },
            _ => {
                let piece = Piece::new(side, PieceKind::Pawn);
                Refusal::WrongShape { piece, at: to }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::Refusal;
    use crate::rules::pieces::drawing::{Drawing, point};

    #[test]
    fn pawn_goes_straight_before_the_river() {
        Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . p* . . . .
             . . . . P@ . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn pawn_goes_sideways_too_beyond_the_river() {
        Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . .* p@ P* . . .
             . . . . .* . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn pawn_on_the_last_rank_only_goes_sideways() {
        Drawing::read(
            "
             .* P@ .* . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn pawn_may_not_go_back_nor_sideways_before_the_river() {
        let drawing = Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . P@ . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        );
        assert_eq!(
            drawing.refusal_of("e2"),
            Some(Refusal::PawnBackward { at: point("e2") })
        );
        assert_eq!(
            drawing.refusal_of("d3"),
            Some(Refusal::PawnSideways { at: point("d3") })
        );
        let at = point("e5");
        assert!(
            matches!(drawing.refusal_of("e5"), Some(Refusal::WrongShape { at: blamed, .. }) if blamed == at)
        );
    }
}
