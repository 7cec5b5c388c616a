//! Check, legal moves, checkmate and stalemate, and the reason why a move is refused. Knows the position;
//! how single pieces move is asked from their files.

use super::guard::Guard;
use super::{Move, MoveList, Piece, Point, PointSet, Position, Refusal, Side};

/// Why the side to move has no legal move. Both lose in xiangqi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoMove {
    /// Its king is in check.
    Checkmate,
    /// Its king is not in check.
    Stalemate,
}

impl Position {
    /// Whether the side to move is in check: an enemy piece could take its king, or the kings face each other.
    pub fn is_check(&self) -> bool {
        self.is_in_check(self.turn())
    }

    /// Whether a side's king could be taken, or faces the other.
    pub fn is_in_check(&self, side: Side) -> bool {
        self.board.kings_face()
            || self
                .board
                .king(side)
                .is_some_and(|king| self.board.is_attacked(king, !side))
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> PointSet {
        self.board
            .king(self.turn())
            .map_or(PointSet::EMPTY, |king| {
                self.board.attackers(king, !self.turn())
            })
    }

    /// The pieces of `side` that could take an enemy on `target`, before asking whether their own king would be left
    /// attacked.
    pub fn attackers(&self, target: Point, side: Side) -> PointSet {
        self.board.attackers(target, side)
    }

    /// Whether either side has a piece that can cross the river: a rook, horse, cannon or pawn.
    pub fn has_attackers(&self) -> bool {
        self.board.has_attackers(Side::Red) || self.board.has_attackers(Side::Black)
    }

    /// The points to which the piece on `from` may legally move; none if it is not the mover's.
    pub fn legal_targets(&self, from: Point) -> PointSet {
        match self.board.at(from) {
            Some(piece) if piece.side == self.turn() => {
                Guard::new(&self.board, piece.side).targets(&self.board, from, piece.kind)
            }
            _ => PointSet::EMPTY,
        }
    }

    /// The pieces of the side to move, each with its legal targets.
    #[inline]
    fn mobility(&self) -> impl Iterator<Item = (Point, PointSet)> + '_ {
        let guard = Guard::new(&self.board, self.turn());
        self.board
            .pieces(self.turn())
            .map(move |(from, kind)| (from, guard.targets(&self.board, from, kind)))
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        for (from, targets) in self.mobility() {
            for to in targets {
                moves.push(Move::new(from, to));
            }
        }
        moves
    }

    /// The number of legal moves, without listing them.
    #[inline]
    pub fn count_legal_moves(&self) -> u32 {
        self.mobility().map(|(_, targets)| targets.len()).sum()
    }

    /// Whether the side to move has any legal move.
    pub fn has_legal_move(&self) -> bool {
        self.mobility().any(|(_, targets)| !targets.is_empty())
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, m: Move) -> bool {
        self.legal_targets(m.from).contains(m.to)
    }

    /// Whether the game is over because the side to move has no legal move, and how.
    pub fn verdict(&self) -> Option<NoMove> {
        if self.has_legal_move() {
            None
        } else if self.is_check() {
            Some(NoMove::Checkmate)
        } else {
            Some(NoMove::Stalemate)
        }
    }

    /// Why the piece's own rule, or whose turn it is, refuses a move; all that the casual rules ask.
    pub fn casual_refusal(&self, m: Move) -> Option<Refusal> {
        let Some(piece) = self.board.at(m.from) else {
            return Some(Refusal::EmptyPoint { at: m.from });
        };
        if piece.side != self.turn() {
            Some(Refusal::NotYourPiece { at: m.from, piece })
        } else if m.from == m.to {
            Some(Refusal::SamePoint { at: m.to })
        } else if self
            .board
            .at(m.to)
            .is_some_and(|target| target.side == piece.side)
        {
            Some(Refusal::OwnPieceOnTarget { at: m.to })
        } else {
            piece.kind.refusal(&self.board, piece.side, m.from, m.to)
        }
    }

    /// Why a move is refused, `None` exactly if it is legal.
    pub fn refusal(&self, m: Move) -> Option<Refusal> {
        self.casual_refusal(m).or_else(|| {
            let mut after = self.clone();
            after.make(m);
            after.exposure(self.turn())
        })
    }

    /// How a side's king is exposed: facing the other, or attacked.
    fn exposure(&self, side: Side) -> Option<Refusal> {
        let king = self.board.king(side)?;
        if self.board.kings_face() {
            return self
                .board
                .king(!side)
                .map(|at| Refusal::LeavesKingsFacing { at });
        }
        let at = self.board.attackers(king, !side).first()?;
        let by: Piece = self.board.at(at)?;
        Some(Refusal::LeavesCheck { by, at })
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// The reason why the move is refused.
    pub fn play(&self, m: Move) -> Result<Self, Refusal> {
        if let Some(refusal) = self.refusal(m) {
            return Err(refusal);
        }
        let mut after = self.clone();
        after.make(m);
        Ok(after)
    }
}
