//! How one piece bears on a point: what has to stand between for it to attack, and which moves change
//! that. Knows the board.

use super::pieces::Horse;
use super::{Board, PieceKind, Point, PointSet};

/// A piece that would attack a target if the right number of pieces stood between them.
pub(super) struct Threat {
    attacker: Point,
    /// The points strictly between the two; for a horse its leg.
    between: PointSet,
    /// The pieces on those points.
    standing: PointSet,
    /// With how many pieces between it attacks: one for a cannon, none for all others.
    screens: u32,
}

impl Threat {
    /// How the piece on `attacker` bears on `target` if just the points of `occupied` hold pieces; `None` if nothing
    /// that stands between could ever make it attack.
    #[inline]
    pub(super) fn new(
        board: &Board,
        attacker: Point,
        target: Point,
        occupied: PointSet,
    ) -> Option<Self> {
        let piece = board.at(attacker)?;
        let in_line = attacker.x() == target.x() || attacker.y() == target.y();
        let (between, screens) = match piece.kind {
            PieceKind::Rook if in_line => (PointSet::between(attacker, target), 0),
            PieceKind::Cannon if in_line => (PointSet::between(attacker, target), 1),
            PieceKind::Horse => (PointSet::of(Horse::leg(attacker, target)?), 0),
            PieceKind::Pawn if piece.kind.attacks(board, piece.side, attacker, target) => {
                (PointSet::EMPTY, 0)
            }
            // Facing kings are judged as if they could take each other along the file.
            PieceKind::King if attacker.x() == target.x() => {
                (PointSet::between(attacker, target), 0)
            }
            _ => return None,
        };
        Some(Self {
            attacker,
            between,
            standing: between & occupied,
            screens,
        })
    }

    /// Whether it attacks now.
    #[inline]
    pub(super) fn is_attack(&self) -> bool {
        self.standing.len() == self.screens
    }

    /// Whether a piece that does not stand between may go to a point without leaving, or making, an attack.
    #[inline]
    pub(super) fn open_to_others(&self) -> PointSet {
        let standing = self.standing.len();
        if standing == self.screens {
            self.free_or_attacker()
        } else if standing + 1 == self.screens {
            !self.between
        } else {
            PointSet::ALL
        }
    }

    /// The same for a piece that itself stands between.
    #[inline]
    pub(super) fn open_to_those_between(&self) -> PointSet {
        let standing = self.standing.len();
        if standing == self.screens {
            !self.between
        } else if standing == self.screens + 1 {
            self.free_or_attacker()
        } else {
            PointSet::ALL
        }
    }

    /// The pieces between whose leaving, or staying, makes the attack.
    #[inline]
    pub(super) fn pivots(&self) -> PointSet {
        if self.standing.len() <= self.screens + 1 {
            self.standing
        } else {
            PointSet::EMPTY
        }
    }

    /// Whether a piece stands between.
    #[inline]
    pub(super) fn passes(&self, point: Point) -> bool {
        self.between.contains(point)
    }

    /// The empty points between, where one more piece would stand, and the attacker's own, where it would be taken.
    #[inline]
    fn free_or_attacker(&self) -> PointSet {
        (self.between - self.standing).with(self.attacker)
    }
}
