//! The faces of the pieces and the characters of the lines: which sets there are and what each draws.
//! Knows no colours and no cells.

use crate::rules::{Piece, PieceKind, Side};

/// A set of faces for the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlyphSet {
    /// Traditional characters.
    Traditional,
    /// Simplified characters.
    Simplified,
    /// K A E H R C P, Red in upper case and Black in lower case.
    Letters,
}

impl GlyphSet {
    /// All sets, in the order in which a key goes through them.
    pub const ALL: [Self; 3] = [Self::Traditional, Self::Simplified, Self::Letters];

    /// The next set, round and round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Traditional => Self::Simplified,
            Self::Simplified => Self::Letters,
            Self::Letters => Self::Traditional,
        }
    }

    /// The cells that each face takes.
    pub const fn width(self) -> u16 {
        match self {
            Self::Traditional | Self::Simplified => 2,
            Self::Letters => 1,
        }
    }

    /// The face of a piece.
    pub const fn face(self, piece: Piece, twins: Twins) -> &'static str {
        match self {
            Self::Traditional => traditional(piece, twins),
            Self::Simplified => simplified(piece, twins),
            Self::Letters => letter(piece),
        }
    }

    /// What is written on the left and on the right half of the river.
    pub const fn river(self) -> [&'static str; 2] {
        match self {
            Self::Traditional => ["楚河", "漢界"],
            Self::Simplified => ["楚河", "汉界"],
            Self::Letters => ["CHU RIVER", "HAN BORDER"],
        }
    }
}

/// Whether rook, horse and cannon have one character for both sides or, as many sets do, one for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Twins {
    /// 車 馬 炮 for both sides: only the colour tells.
    Alike,
    /// 俥 傌 炮 are Red's and 車 馬 砲 are Black's.
    Apart,
}

/// What the lines are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grid {
    /// Box drawing and half blocks.
    Unicode,
    /// 7-bit characters only, for terminals where the others are missing or two cells wide.
    Ascii,
}

const fn traditional(piece: Piece, twins: Twins) -> &'static str {
    match (piece.side, piece.kind, twins) {
        (Side::Red, PieceKind::King, _) => "帥",
        (Side::Black, PieceKind::King, _) => "將",
        (Side::Red, PieceKind::Advisor, _) => "仕",
        (Side::Black, PieceKind::Advisor, _) => "士",
        (Side::Red, PieceKind::Elephant, _) => "相",
        (Side::Black, PieceKind::Elephant, _) => "象",
        (Side::Red, PieceKind::Horse, Twins::Apart) => "傌",
        (_, PieceKind::Horse, _) => "馬",
        (Side::Red, PieceKind::Rook, Twins::Apart) => "俥",
        (_, PieceKind::Rook, _) => "車",
        (Side::Red, PieceKind::Cannon, _) => "炮",
        (Side::Black, PieceKind::Cannon, _) => "砲",
        (Side::Red, PieceKind::Pawn, _) => "兵",
        (Side::Black, PieceKind::Pawn, _) => "卒",
    }
}

const fn simplified(piece: Piece, twins: Twins) -> &'static str {
    match (piece.side, piece.kind, twins) {
        (Side::Red, PieceKind::King, _) => "帅",
        (Side::Black, PieceKind::King, _) => "将",
        (Side::Red, PieceKind::Advisor, _) => "仕",
        (Side::Black, PieceKind::Advisor, _) => "士",
        (Side::Red, PieceKind::Elephant, _) => "相",
        (Side::Black, PieceKind::Elephant, _) => "象",
        (Side::Red, PieceKind::Horse, Twins::Apart) => "傌",
        (_, PieceKind::Horse, _) => "马",
        (Side::Red, PieceKind::Rook, Twins::Apart) => "俥",
        (_, PieceKind::Rook, _) => "车",
        (Side::Black, PieceKind::Cannon, Twins::Apart) => "砲",
        (_, PieceKind::Cannon, _) => "炮",
        (Side::Red, PieceKind::Pawn, _) => "兵",
        (Side::Black, PieceKind::Pawn, _) => "卒",
    }
}

const fn letter(piece: Piece) -> &'static str {
    match (piece.side, piece.kind) {
        (Side::Red, PieceKind::King) => "K",
        (Side::Black, PieceKind::King) => "k",
        (Side::Red, PieceKind::Advisor) => "A",
        (Side::Black, PieceKind::Advisor) => "a",
        (Side::Red, PieceKind::Elephant) => "E",
        (Side::Black, PieceKind::Elephant) => "e",
        (Side::Red, PieceKind::Horse) => "H",
        (Side::Black, PieceKind::Horse) => "h",
        (Side::Red, PieceKind::Rook) => "R",
        (Side::Black, PieceKind::Rook) => "r",
        (Side::Red, PieceKind::Cannon) => "C",
        (Side::Black, PieceKind::Cannon) => "c",
        (Side::Red, PieceKind::Pawn) => "P",
        (Side::Black, PieceKind::Pawn) => "p",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    fn every_piece() -> impl Iterator<Item = Piece> {
        Side::BOTH
            .into_iter()
            .flat_map(|side| PieceKind::ALL.map(|kind| Piece::new(side, kind)))
    }

    #[test]
    fn every_face_takes_the_same_cells_in_every_terminal() {
        for set in GlyphSet::ALL {
            for twins in [Twins::Alike, Twins::Apart] {
                for piece in every_piece() {
                    let face = set.face(piece, twins);
                    assert_eq!(face.width(), usize::from(set.width()), "{face}");
                    assert_eq!(face.width_cjk(), usize::from(set.width()), "{face}");
                }
            }
        }
    }

    #[test]
    fn twins_apart_have_a_face_for_each_side() {
        let faces = |set: GlyphSet, side| {
            PieceKind::ALL
                .map(|kind| set.face(Piece::new(side, kind), Twins::Apart))
                .concat()
        };
        assert_eq!(faces(GlyphSet::Traditional, Side::Red), "帥仕相傌俥炮兵");
        assert_eq!(faces(GlyphSet::Traditional, Side::Black), "將士象馬車砲卒");
        assert_eq!(faces(GlyphSet::Simplified, Side::Red), "帅仕相傌俥炮兵");
        assert_eq!(faces(GlyphSet::Simplified, Side::Black), "将士象马车砲卒");
        assert_eq!(faces(GlyphSet::Letters, Side::Red), "KAEHRCP");
        assert_eq!(faces(GlyphSet::Letters, Side::Black), "kaehrcp");
    }

    #[test]
    fn going_through_the_sets_shows_each_once() {
        let mut set = GlyphSet::Traditional;
        for expected in GlyphSet::ALL {
            assert_eq!(set, expected);
            set = set.next();
        }
        assert_eq!(set, GlyphSet::Traditional);
    }
}
