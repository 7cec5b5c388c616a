//! The horse's rule.

use crate::rules::{Board, Piece, PieceKind, PieceRule, Point, PointSet, Refusal, Side};

/// The horse moves one point along a rank or file and then one point diagonally outward; a piece on
/// the first of the two points, its leg, blocks it.
///
/// The leg is next to where the horse starts, so a horse may attack another that does not attack it.
pub struct Horse;

/// Where a horse may go from each point, by which of its legs are blocked: bit 0 the one to the left
/// of the point, bit 1 below, bit 2 to the right, bit 3 above.
static JUMPS: [[PointSet; 16]; Point::COUNT] = {
    let legs = [(-1, 0), (0, -1), (1, 0), (0, 1)];
    let mut table = [[PointSet::EMPTY; 16]; Point::COUNT];
    let mut i = 0;
    while let Some(from) = Point::from_index(i) {
        let mut blocked = 0;
        while blocked < 16 {
            let mut leg = 0;
            while leg < 4 {
                if blocked >> leg & 1 == 0 {
                    let (dx, dy) = legs[leg];
                    let outward = super::steps(
                        from,
                        &[(2 * dx + dy, 2 * dy + dx), (2 * dx - dy, 2 * dy - dx)],
                    );
                    table[i][blocked] = table[i][blocked].union(outward);
                }
                leg += 1;
            }
            blocked += 1;
        }
        i += 1;
    }
    table
};

impl Horse {
    /// The point that must be empty for a horse to go from one point to the other; `None` if no horse goes so.
    #[inline]
    pub(in crate::rules) fn leg(from: Point, to: Point) -> Option<Point> {
        let dx = to.x() as i8 - from.x() as i8;
        let dy = to.y() as i8 - from.y() as i8;
        match (dx.abs(), dy.abs()) {
            (2, 1) => from.offset(dx / 2, 0),
            (1, 2) => from.offset(0, dy / 2),
            _ => None,
        }
    }
}

impl PieceRule for Horse {
    const CROSSES_RIVER: bool = true;

    #[inline]
    fn destinations(board: &Board, side: Side, from: Point) -> PointSet {
        JUMPS[from.index()][board.neighbours(from)] - board.occupied_by(side)
    }

    #[inline]
    fn attacks(board: &Board, _: Side, from: Point, target: Point) -> bool {
        Self::leg(from, target).is_some_and(|leg| board.at(leg).is_none())
    }

    fn refusal(board: &Board, side: Side, from: Point, to: Point) -> Option<Refusal> {
        let Some(leg) = Self::leg(from, to) else {
            let piece = Piece::new(side, PieceKind::Horse);
            return Some(Refusal::WrongShape { piece, at: to });
        };
        board
            .at(leg)
            .is_some()
            .then_some(Refusal::LegBlocked { at: leg })
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::Refusal;
    use crate::rules::pieces::drawing::{Drawing, point};

    #[test]
    fn horse_goes_over_its_free_legs_only() {
        Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . .* . .* . . .
             . . .* . . . . . .
             . . . . N@ p . . .
             . . r* . . . . . .
             . . . P . .* . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn horse_at_the_edge_stays_on_the_board() {
        Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . .* . . . . . . .
             . . p* . . . . . .
             N@ . . . . . . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn horse_names_the_leg_next_to_where_it_starts() {
        let drawing = Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . r . . . . .
             . . . . p . . . .
             . . . . N@ . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        );
        assert_eq!(
            drawing.refusal_of("d6"),
            Some(Refusal::LegBlocked { at: point("e5") })
        );
        let at = point("e6");
        assert!(
            matches!(drawing.refusal_of("e6"), Some(Refusal::WrongShape { at: blamed, .. }) if blamed == at)
        );
    }
}
