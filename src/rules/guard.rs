//! What the side to move must heed so that its king is not attacked afterwards, found once for a position
//! so that nearly every move can be judged without being made. Knows the board.

use super::{Board, PieceKind, Point, PointSet, Side};

/// The dangers around the king of one side.
///
/// A move can only expose the king in four ways: a piece leaves the line to an enemy rook or king; it leaves,
/// or becomes, the only screen of an enemy cannon; it leaves the leg of an enemy horse; or the king itself
/// steps into an attack. Pieces of which the first three may be true are *bound* and tried out one by one, like the king;
/// all others may go wherever it is *open*.
pub(super) struct Guard {
    side: Side,
    king: Option<Point>,
    bound: PointSet,
    open: PointSet,
}

impl Guard {
    /// Looks around the king of `side`.
    #[inline]
    pub(super) fn new(board: &Board, side: Side) -> Self {
        let mut guard = Self {
            side,
            king: board.king(side),
            bound: PointSet::EMPTY,
            open: PointSet::ALL,
        };
        if let Some(king) = guard.king {
            guard.bound.insert(king);
            for enemy in board.occupied_by(!side) & PointSet::in_sight_of(king) {
                guard.heed(board, king, enemy);
            }
        }
        guard
    }

    #[inline]
    fn heed(&mut self, board: &Board, king: Point, enemy: Point) {
        let Some(piece) = board.at(enemy) else { return };
        match piece.kind {
            PieceKind::Rook => self.heed_line_piece(board, king, enemy),
            PieceKind::King if enemy.x() == king.x() => self.heed_line_piece(board, king, enemy),
            PieceKind::Cannon => self.heed_cannon(board, king, enemy),
            PieceKind::Horse => self.heed_horse(board, king, enemy),
            PieceKind::Pawn if piece.kind.attacks(board, piece.side, enemy, king) => {
                self.open = self.open & PointSet::of(enemy);
            }
            _ => {}
        }
    }

    /// A rook, or the other king on the same file, attacks when nothing stands between.
    #[inline]
    fn heed_line_piece(&mut self, board: &Board, king: Point, enemy: Point) {
        let between = PointSet::between(king, enemy);
        match board.between(king, enemy) {
            Some(0) => self.open = self.open & between.with(enemy),
            Some(1) => self.bound |= between & board.occupied_by(self.side),
            _ => {}
        }
    }

    /// A cannon attacks when exactly one piece stands between.
    #[inline]
    fn heed_cannon(&mut self, board: &Board, king: Point, enemy: Point) {
        let between = PointSet::between(king, enemy);
        match board.between(king, enemy) {
            Some(0) => self.open = self.open - between,
            Some(1) => {
                self.open = self.open & (between - board.occupied()).with(enemy);
                self.bound |= between & board.occupied_by(self.side);
            }
            Some(2) => self.bound |= between & board.occupied_by(self.side),
            _ => {}
        }
    }

    /// A horse attacks when its leg is free.
    #[inline]
    fn heed_horse(&mut self, board: &Board, king: Point, enemy: Point) {
        let Some(leg) = super::pieces::Horse::leg(enemy, king) else {
            return;
        };
        match board.at(leg) {
            None => self.open = self.open & PointSet::of(enemy).with(leg),
            Some(piece) if piece.side == self.side => self.bound.insert(leg),
            Some(_) => {}
        }
    }

    /// The points to which the piece on `from`, of this guard's side and the given kind, may legally move. The board is
    /// the one that the guard has seen, and is as before afterwards.
    #[inline]
    pub(super) fn targets(&self, board: &mut Board, from: Point, kind: PieceKind) -> PointSet {
        let destinations = kind.destinations(board, self.side, from);
        if self.bound.contains(from) {
            self.try_each(board, from, destinations)
        } else {
            destinations & self.open
        }
    }

    fn try_each(&self, board: &mut Board, from: Point, destinations: PointSet) -> PointSet {
        let mut safe = PointSet::EMPTY;
        for to in destinations {
            let relocation = board.relocate(from, to);
            let king = board.king(self.side);
            if !king.is_some_and(|king| board.is_attacked(king, !self.side)) && !board.kings_face()
            {
                safe.insert(to);
            }
            board.restore(relocation);
        }
        safe
    }
}
