//! What the side to move must heed so that its king is not attacked afterwards, found once for a position
//! so that no move has to be made to be judged. Knows the board.

use super::threat::Threat;
use super::{Board, PieceKind, Point, PointSet, Side};

/// The dangers around the king of one side.
///
/// A move that is not the king's changes what an enemy piece can do to the king only by leaving or entering
/// the points between the two (for a horse its leg), or by taking that enemy. So for each enemy in sight it is
/// known where a piece may go: one that stands *between* may go to fewer points than all others. The king's own steps are
/// tested for attacks one by one.
pub(super) struct Guard {
    side: Side,
    king: Option<Point>,
    /// Where a piece that stands between the king and no enemy may go.
    open: PointSet,
    /// The pieces that an enemy needs to stay, or to leave, where they are.
    bound: PointSet,
}

impl Guard {
    /// Looks around the king of `side`.
    #[inline]
    pub(super) fn new(board: &Board, side: Side) -> Self {
        let mut guard = Self {
            side,
            king: board.king(side),
            open: PointSet::ALL,
            bound: PointSet::EMPTY,
        };
        if let Some(king) = guard.king {
            for threat in guard.threats(board, king) {
                guard.open = guard.open & threat.open_to_others();
                guard.bound |= threat.pivots();
            }
        }
        guard
    }

    /// How the enemies in sight bear on the king.
    #[inline]
    fn threats<'a>(&self, board: &'a Board, king: Point) -> impl Iterator<Item = Threat> + 'a {
        let occupied = board.occupied();
        (board.occupied_by(!self.side) & PointSet::in_sight_of(king))
            .iter()
            .filter_map(move |enemy| Threat::new(board, enemy, king, occupied))
    }

    /// The points to which the piece on `from`, of this guard's side and the given kind, may legally move. The board is
    /// the one that the guard has seen.
    #[inline]
    pub(super) fn targets(&self, board: &Board, from: Point, kind: PieceKind) -> PointSet {
        let destinations = kind.destinations(board, self.side, from);
        if kind == PieceKind::King {
            self.safe_steps(board, from, destinations)
        } else if self.bound.contains(from) {
            destinations & self.leash(board, from)
        } else {
            destinations & self.open
        }
    }

    #[cold]
    /// Where a piece may go that stands between the king and some enemy.
    fn leash(&self, board: &Board, from: Point) -> PointSet {
        let Some(king) = self.king else {
            return PointSet::ALL;
        };
        self.threats(board, king)
            .fold(PointSet::ALL, |leash, threat| {
                leash
                    & if threat.passes(from) {
                        threat.open_to_those_between()
                    } else {
                        threat.open_to_others()
                    }
            })
    }

    /// The steps of the king after which nothing attacks it and the other king does not face it.
    #[inline]
    fn safe_steps(&self, board: &Board, king: Point, steps: PointSet) -> PointSet {
        let without_king = board.occupied() - PointSet::of(king);
        let mut safe = PointSet::EMPTY;
        for to in steps {
            let is_attacked = (board.occupied_by(!self.side) & PointSet::in_sight_of(to))
                .iter()
                .filter_map(|enemy| Threat::new(board, enemy, to, without_king))
                .any(|threat| threat.is_attack());
            if !is_attacked {
                safe.insert(to);
            }
        }
        safe
    }
}
