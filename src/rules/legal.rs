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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::pieces::drawing::point;

    fn position(fen: &str) -> Position {
        fen.parse().unwrap()
    }

    fn m(text: &str) -> Move {
        Move::new(point(&text[..2]), point(&text[2..]))
    }

    #[track_caller]
    fn assert_moves(fen: &str, expected: &str) {
        let mut moves: Vec<String> = position(fen)
            .legal_moves()
            .iter()
            .map(Move::to_string)
            .collect();
        moves.sort();
        assert_eq!(moves.join(" "), expected, "{fen}");
    }

    #[test]
    fn the_leg_that_counts_is_next_to_the_horse() {
        let checked = "4k4/4a4/3N5/9/9/9/9/9/9/3K5 b";
        assert!(position(checked).is_check());
        assert_moves(checked, "e8d7 e9d9 e9f9");
        let blocked = "4k4/3n5/3N5/9/9/9/9/9/9/3K5 b";
        assert!(!position(blocked).is_check());
        assert_moves(blocked, "e9d9 e9e8 e9f9");
    }

    #[test]
    fn a_cannon_check_is_met_by_pulling_the_screen_away() {
        let fen = "4k4/9/4c4/9/4P4/9/9/9/9/4K4 w";
        assert!(position(fen).is_check());
        assert_moves(fen, "e0d0 e0f0 e5d5 e5f5");
    }

    #[test]
    fn stepping_between_meets_a_rook_and_a_cannon_at_once() {
        let after = position("c3k2C1/4a4/6R2/9/9/9/9/9/9/3K5 w")
            .play(m("g7g9"))
            .unwrap();
        assert!(after.is_check());
        assert_eq!(after.verdict(), None);
        assert_eq!(&after.legal_moves()[..], &[m("e8f9")]);
    }

    #[test]
    fn a_piece_that_alone_keeps_the_kings_apart_stays_on_their_file() {
        let pawn = position("4k4/9/9/4P4/9/9/9/9/9/4K4 w");
        assert_eq!(pawn.legal_targets(point("e6")), PointSet::of(point("e7")));
        assert_eq!(
            pawn.refusal(m("e6d6")),
            Some(Refusal::LeavesKingsFacing { at: point("e9") })
        );
        let horse = position("3k5/9/9/9/3N5/9/9/9/9/3K5 w");
        assert!(horse.legal_targets(point("d5")).is_empty());
    }

    #[test]
    fn no_legal_move_without_check_is_stalemate_for_either_side() {
        for (fen, last) in [
            ("3k5/9/4P4/9/9/9/9/9/9/4K4 w", "e7e8"),
            ("4k4/9/9/9/9/9/9/4p4/9/3K5 b", "e2e1"),
        ] {
            let after = position(fen).play(m(last)).unwrap();
            assert_eq!(after.verdict(), Some(NoMove::Stalemate));
        }
    }

    #[test]
    fn no_legal_move_in_check_is_checkmate() {
        let mate = position("3k5/9/9/9/9/9/9/9/R8/4K4 w")
            .play(m("a1d1"))
            .unwrap();
        assert_eq!(mate.verdict(), Some(NoMove::Checkmate));
    }

    #[test]
    fn elephants_reach_their_seven_points_and_no_more() {
        assert_moves("4k4/9/9/9/9/2B6/9/9/9/3K5 w", "c4a2 c4e2 d0d1");
        assert!(position("4k4/9/9/9/9/9/9/4n4/9/2BK5 w").is_legal(m("c0e2")));
    }

    #[test]
    fn refusals_outside_the_piece_rules_name_their_point() {
        let start = Position::start();
        let refused = |text| start.refusal(m(text));
        assert_eq!(
            refused("e4e5"),
            Some(Refusal::EmptyPoint { at: point("e4") })
        );
        let piece = Piece::new(Side::Black, crate::rules::PieceKind::Horse);
        assert_eq!(
            refused("h9g7"),
            Some(Refusal::NotYourPiece {
                at: point("h9"),
                piece
            })
        );
        assert_eq!(
            refused("h2h2"),
            Some(Refusal::SamePoint { at: point("h2") })
        );
        assert_eq!(
            refused("h2h0"),
            Some(Refusal::OwnPieceOnTarget { at: point("h0") })
        );
        let pinned = position("4k4/9/9/9/4r4/9/9/9/4N4/4K4 w");
        let by = Piece::new(Side::Black, crate::rules::PieceKind::Rook);
        assert_eq!(
            pinned.refusal(m("e1g2")),
            Some(Refusal::LeavesCheck {
                by,
                at: point("e5")
            })
        );
    }

    #[test]
    fn the_casual_rules_ask_the_piece_only() {
        let pinned = position("4k4/9/9/9/4r4/9/9/9/4N4/4K4 w");
        assert_eq!(pinned.casual_refusal(m("e1g2")), None);
        assert!(pinned.casual_refusal(m("e1e3")).is_some());
    }
}
