//! The rules of the seven kinds of piece, one file each.

mod advisor;
mod cannon;
#[cfg(test)]
pub(in crate::rules) mod drawing;
mod elephant;
mod horse;
mod king;
mod pawn;
mod rook;

pub use advisor::Advisor;
pub use cannon::Cannon;
pub use elephant::Elephant;
pub use horse::Horse;
pub use king::King;
pub use pawn::Pawn;
pub use rook::Rook;

use super::{Point, PointSet};

/// The points one step away from `from` in each of the directions, as far as they are on the board.
const fn steps(from: Point, directions: &[(i8, i8)]) -> PointSet {
    let mut points = PointSet::EMPTY;
    let mut i = 0;
    while i < directions.len() {
        let (dx, dy) = directions[i];
        if let Some(point) = from.offset(dx, dy) {
            points.insert(point);
        }
        i += 1;
    }
    points
}

/// The four directions along the lines of the board.
const ORTHOGONAL: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
/// The four directions across the squares of the board.
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
