//! The second half of a relative notation: which way a piece goes and the number behind it.
//! Knows how far each kind steps, not what is in its way.

use crate::rules::{Move, PieceKind, Point, Side};

/// The way a piece goes, as its own player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// 进, `+`: towards the enemy.
    Forward,
    /// 退, `-`: towards home.
    Back,
    /// 平, `.`: along the rank.
    Level,
}

/// 进二: a direction and a number. The number is the file reached, or, for pieces that stay on
/// their file, the points gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub direction: Direction,
    pub number: u8,
}

/// The file of a point as the side counts it: 1 to 9 from its own right.
pub(super) const fn file_for(side: Side, point: Point) -> u8 {
    match side {
        Side::Red => 9 - point.x(),
        Side::Black => point.x() + 1,
    }
}

/// The column of a file that the side counts, if there is such a file.
const fn column(side: Side, file: u8) -> Option<u8> {
    match (side, file) {
        (Side::Red, 1..=9) => Some(9 - file),
        (Side::Black, 1..=9) => Some(file - 1),
        _ => None,
    }
}

/// For kinds that change file whenever they move forward or back: the ranks that go with the
/// files gone, `None` where there is no such step.
const fn ranks_for_files(kind: PieceKind, files: u8) -> Option<i8> {
    match (kind, files) {
        (PieceKind::Advisor, 1) | (PieceKind::Horse, 2) => Some(1),
        (PieceKind::Elephant, 2) | (PieceKind::Horse, 1) => Some(2),
        _ => None,
    }
}

/// Whether the kind always moves along a rank or a file, and not by a fixed jump.
const fn goes_straight(kind: PieceKind) -> bool {
    matches!(
        kind,
        PieceKind::King | PieceKind::Rook | PieceKind::Cannon | PieceKind::Pawn
    )
}

impl Step {
    /// What the side would say of the move, if a piece of the kind can go so at all.
    pub fn of(kind: PieceKind, side: Side, m: Move) -> Option<Self> {
        let up = (m.to.y() as i8 - m.from.y() as i8) * side.forward();
        let files = m.to.x().abs_diff(m.from.x());
        let direction = match up {
            0 => Direction::Level,
            1.. => Direction::Forward,
            _ => Direction::Back,
        };
        let number = match (goes_straight(kind), up, files) {
            (true, 0, 1..) => file_for(side, m.to),
            (true, _, 0) if up != 0 => up.unsigned_abs(),
            (false, _, _) if ranks_for_files(kind, files) == Some(up.abs()) => file_for(side, m.to),
            _ => return None,
        };
        Some(Self { direction, number })
    }

    /// Where the step takes a piece of the kind that stands on `from`, if that is on the board.
    pub fn target(self, kind: PieceKind, side: Side, from: Point) -> Option<Point> {
        let (dx, dy) = self.offset(kind, side, from)?;
        from.offset(dx, dy)
    }

    /// How far the step takes a piece of the kind that stands on `from`, on the board or off it; `None` where such a
    /// piece does not go so.
    pub fn offset(self, kind: PieceKind, side: Side, from: Point) -> Option<(i8, i8)> {
        let sign = match self.direction {
            Direction::Forward => side.forward(),
            Direction::Back => -side.forward(),
            Direction::Level => 0,
        };
        if self.direction == Direction::Level {
            let dx = column(side, self.number)? as i8 - from.x() as i8;
            goes_straight(kind).then_some((dx, 0))
        } else if goes_straight(kind) {
            (self.number > 0).then_some((0, sign * self.number as i8))
        } else {
            let dx = column(side, self.number)? as i8 - from.x() as i8;
            Some((dx, sign * ranks_for_files(kind, dx.unsigned_abs())?))
        }
    }
}
