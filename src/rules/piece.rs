//! Pieces and the trait that each kind of piece implements; the one place that matches on the kind.
//! Knows the board's interface, but none of the rules themselves.

use super::pieces::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
use super::{Board, Point, PointSet, Refusal, Side};

/// The seven kinds of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PieceKind {
    /// The general, 帥 and 將: the piece the game is about.
    King,
    /// The guard, 仕 and 士.
    Advisor,
    /// The minister, 相 and 象.
    Elephant,
    /// 傌 and 馬.
    Horse,
    /// The chariot, 俥 and 車.
    Rook,
    /// 炮 and 砲.
    Cannon,
    /// The soldier, 兵 and 卒.
    Pawn,
}

impl PieceKind {
    /// All kinds, in the order in which the pieces stand on the board from the middle outwards.
    pub const ALL: [Self; 7] = [
        Self::King,
        Self::Advisor,
        Self::Elephant,
        Self::Horse,
        Self::Rook,
        Self::Cannon,
        Self::Pawn,
    ];

    /// The FEN letter, upper case.
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Advisor => 'A',
            Self::Elephant => 'B',
            Self::Horse => 'N',
            Self::Rook => 'R',
            Self::Cannon => 'C',
            Self::Pawn => 'P',
        }
    }

    /// How many of this kind a side has at the start, which is the most it can ever have.
    pub const fn full_count(self) -> u8 {
        match self {
            Self::King => 1,
            Self::Pawn => 5,
            _ => 2,
        }
    }

    /// Whether the kind may cross the river. Only such pieces can attack the enemy king.
    pub const fn crosses_river(self) -> bool {
        match self {
            Self::King => King::CROSSES_RIVER,
            Self::Advisor => Advisor::CROSSES_RIVER,
            Self::Elephant => Elephant::CROSSES_RIVER,
            Self::Horse => Horse::CROSSES_RIVER,
            Self::Rook => Rook::CROSSES_RIVER,
            Self::Cannon => Cannon::CROSSES_RIVER,
            Self::Pawn => Pawn::CROSSES_RIVER,
        }
    }

    /// [`PieceRule::destinations`] of this kind.
    #[inline]
    pub(super) fn destinations(self, board: &Board, side: Side, from: Point) -> PointSet {
        match self {
            Self::King => King::destinations(board, side, from),
            Self::Advisor => Advisor::destinations(board, side, from),
            Self::Elephant => Elephant::destinations(board, side, from),
            Self::Horse => Horse::destinations(board, side, from),
            Self::Rook => Rook::destinations(board, side, from),
            Self::Cannon => Cannon::destinations(board, side, from),
            Self::Pawn => Pawn::destinations(board, side, from),
        }
    }

    /// [`PieceRule::attacks`] of this kind.
    #[inline]
    pub(super) fn attacks(self, board: &Board, side: Side, from: Point, target: Point) -> bool {
        match self {
            Self::King => King::attacks(board, side, from, target),
            Self::Advisor => Advisor::attacks(board, side, from, target),
            Self::Elephant => Elephant::attacks(board, side, from, target),
            Self::Horse => Horse::attacks(board, side, from, target),
            Self::Rook => Rook::attacks(board, side, from, target),
            Self::Cannon => Cannon::attacks(board, side, from, target),
            Self::Pawn => Pawn::attacks(board, side, from, target),
        }
    }

    /// [`PieceRule::refusal`] of this kind.
    pub(super) fn refusal(
        self,
        board: &Board,
        side: Side,
        from: Point,
        to: Point,
    ) -> Option<Refusal> {
        match self {
            Self::King => King::refusal(board, side, from, to),
            Self::Advisor => Advisor::refusal(board, side, from, to),
            Self::Elephant => Elephant::refusal(board, side, from, to),
            Self::Horse => Horse::refusal(board, side, from, to),
            Self::Rook => Rook::refusal(board, side, from, to),
            Self::Cannon => Cannon::refusal(board, side, from, to),
            Self::Pawn => Pawn::refusal(board, side, from, to),
        }
    }
}

/// A piece: whose it is and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: PieceKind,
}

impl Piece {
    /// A piece of the given side and kind.
    pub const fn new(side: Side, kind: PieceKind) -> Self {
        Self { side, kind }
    }

    /// The FEN letter: upper case for Red, lower case for Black.
    pub const fn fen_char(self) -> char {
        match self.side {
            Side::Red => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece of a FEN letter; `E` also reads as elephant and `H` as horse.
    pub const fn from_fen_char(letter: char) -> Option<Self> {
        let kind = match letter.to_ascii_uppercase() {
            'K' => PieceKind::King,
            'A' => PieceKind::Advisor,
            'B' | 'E' => PieceKind::Elephant,
            'N' | 'H' => PieceKind::Horse,
            'R' => PieceKind::Rook,
            'C' => PieceKind::Cannon,
            'P' => PieceKind::Pawn,
            _ => return None,
        };
        let side = if letter.is_ascii_uppercase() {
            Side::Red
        } else {
            Side::Black
        };
        Some(Self::new(side, kind))
    }
}

/// How one kind of piece moves, before asking whether its own king is left attacked.
///
/// Each kind is a unit type that implements the trait in its own file, with the sentence of the
/// rule book as its doc. The three forms of the rule stand side by side there, and law tests over
/// random boards hold them together.
pub trait PieceRule {
    /// Whether this kind may ever stand beyond the river.
    const CROSSES_RIVER: bool;

    /// The points to which a piece of `side` on `from` may go: empty ones, and those of enemies it may take.
    fn destinations(board: &Board, side: Side, from: Point) -> PointSet;

    /// Whether a piece of `side` on `from` could take an enemy that stands on `target`.
    fn attacks(board: &Board, side: Side, from: Point, target: Point) -> bool;

    /// Why a piece of `side` on `from` may not go to `to`, which is another point that no piece of its own side
    /// holds; `None` exactly where [`destinations`](Self::destinations) has `to`.
    fn refusal(board: &Board, side: Side, from: Point, to: Point) -> Option<Refusal>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_side_begins_with_sixteen_pieces_and_one_king() {
        assert_eq!(PieceKind::King.full_count(), 1);
        let counts = PieceKind::ALL.map(PieceKind::full_count);
        assert_eq!(counts.iter().sum::<u8>(), 16);
    }
}
