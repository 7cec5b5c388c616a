//! The cannon's rule.

use crate::rules::lines::{along_file, along_rank, points_on_file};
use crate::rules::{Board, Piece, PieceKind, PieceRule, Point, PointSet, Refusal, Side};

/// The cannon moves like a rook; it captures only by jumping exactly one piece of either colour, the
/// screen, and taking the next piece on that line, at any distance.
pub struct Cannon;

impl PieceRule for Cannon {
    const CROSSES_RIVER: bool = true;

    #[inline]
    fn destinations(board: &Board, side: Side, from: Point) -> PointSet {
        let (rank, file) = (board.rank_bits(from.y()), board.file_bits(from.x()));
        let on_rank = along_rank(from.x(), rank);
        let on_file = along_file(from.y(), file);
        let on_rank = on_rank.reach & !rank | on_rank.beyond;
        let on_file = on_file.reach & !file | on_file.beyond;
        (PointSet::on_rank(from.y(), on_rank) | points_on_file(from.x(), on_file))
            - board.occupied_by(side)
    }

    #[inline]
    fn attacks(board: &Board, _: Side, from: Point, target: Point) -> bool {
        board.between(from, target) == Some(1)
    }

    fn refusal(board: &Board, side: Side, from: Point, to: Point) -> Option<Refusal> {
        let Some(between) = board.between(from, to) else {
            let piece = Piece::new(side, PieceKind::Cannon);
            return Some(Refusal::WrongShape { piece, at: to });
        };
        let mut screens = board.pieces_between(from, to);
        match (board.at(to).is_some(), between) {
            (false, 0) | (true, 1) => None,
            (false, _) => screens.next().map(|at| Refusal::JumpsWithoutCapture { at }),
            (true, _) => Some(Refusal::ScreenCount {
                found: between as u8,
                at: screens.nth(1).unwrap_or(to),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::Refusal;
    use crate::rules::pieces::drawing::{Drawing, point};

    #[test]
    fn cannon_moves_like_a_rook_and_captures_over_exactly_one_screen() {
        Drawing::read(
            "
             . . . r . . . . .
             . . . n* . . . . .
             . . . p . . . . .
             . . . .* . . . . .
             r* P .* C@ .* P . . P
             . . . .* . . . . .
             . . . .* . . . . .
             . . . .* . . . . .
             . . . .* . . . . .
             . . . p . . . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn cannon_needs_exactly_one_screen_to_capture() {
        let drawing = Drawing::read(
            "
             . . . r . . . . .
             . . . n . . . . .
             . . . p . . . . .
             . . . . . . . . .
             r . . C@ . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        );
        assert_eq!(
            drawing.refusal_of("a5"),
            Some(Refusal::ScreenCount {
                found: 0,
                at: point("a5")
            })
        );
        assert_eq!(drawing.refusal_of("d8"), None);
        assert_eq!(
            drawing.refusal_of("d9"),
            Some(Refusal::ScreenCount {
                found: 2,
                at: point("d8")
            })
        );
    }

    #[test]
    fn cannon_may_not_jump_without_a_capture() {
        let drawing = Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             C@ . p . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        );
        assert_eq!(
            drawing.refusal_of("e5"),
            Some(Refusal::JumpsWithoutCapture { at: point("c5") })
        );
        let at = point("b6");
        assert!(
            matches!(drawing.refusal_of("b6"), Some(Refusal::WrongShape { at: blamed, .. }) if blamed == at)
        );
    }
}
