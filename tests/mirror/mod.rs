//! The same position seen otherwise: in a mirror, or from the other side of the table.

use xiangqi::rules::{Piece, Point, Position, Setup, Side};

/// The position with the pieces of the points moved as `place` says, of the sides that `own` says.
pub fn transformed(
    position: &Position,
    place: fn(Point) -> Point,
    own: fn(Side) -> Side,
) -> Position {
    let before = Setup::from(position);
    let mut after = Setup::empty();
    for (point, piece) in before.pieces() {
        after.set(place(point), Some(Piece::new(own(piece.side), piece.kind)));
    }
    after.turn = own(before.turn);
    after.quiet_plies = before.quiet_plies;
    after.move_number = before.move_number;
    Position::try_from(after).unwrap_or_else(|error| panic!("{position:?}: {error}"))
}
