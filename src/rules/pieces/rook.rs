//! The rook's rule.

use crate::rules::lines::{along_file, along_rank, points_on_file};
use crate::rules::{Board, Piece, PieceKind, PieceRule, Point, PointSet, Refusal, Side};

/// The rook moves any number of empty points along a rank or file and may take the first piece it meets.
pub struct Rook;

impl PieceRule for Rook {
    const CROSSES_RIVER: bool = true;

    #[inline]
    fn destinations(board: &Board, side: Side, from: Point) -> PointSet {
        let on_rank = along_rank(from.x(), board.rank_bits(from.y())).reach;
        let on_file = along_file(from.y(), board.file_bits(from.x())).reach;
        (PointSet::on_rank(from.y(), on_rank) | points_on_file(from.x(), on_file))
            - board.occupied_by(side)
    }

    #[inline]
    fn attacks(board: &Board, _: Side, from: Point, target: Point) -> bool {
        board.between(from, target) == Some(0)
    }

    fn refusal(board: &Board, side: Side, from: Point, to: Point) -> Option<Refusal> {
        match board.between(from, to) {
            None => {
                let piece = Piece::new(side, PieceKind::Rook);
                Some(Refusal::WrongShape { piece, at: to })
            }
            Some(0) => None,
            Some(_) => board
                .pieces_between(from, to)
                .next()
                .map(|at| Refusal::PathBlocked { at }),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::Refusal;
    use crate::rules::pieces::drawing::{Drawing, point};

    #[test]
    fn rook_goes_along_lines_up_to_the_first_piece() {
        Drawing::read(
            "
             . . . . . . . . .
             . . . n . . . . .
             . . . p* . . . . .
             . . . .* . . . . .
             .* .* .* R@ .* P . . p
             . . . .* . . . . .
             . . . .* . . . . .
             . . . .* . . . . .
             . . . .* . . . . .
             . . . .* . . . . .
            ",
        )
        .assert_stars_are_where_it_goes();
    }

    #[test]
    fn rook_names_the_first_piece_in_its_way() {
        let drawing = Drawing::read(
            "
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             R@ . P p . . . . r
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
            ",
        );
        assert_eq!(
            drawing.refusal_of("i5"),
            Some(Refusal::PathBlocked { at: point("c5") })
        );
        let at = point("b6");
        assert!(
            matches!(drawing.refusal_of("b6"), Some(Refusal::WrongShape { at: blamed, .. }) if blamed == at)
        );
    }
}
