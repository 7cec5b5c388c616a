//! The characters of Chinese move texts: which ones mean the same, and which one is written.
//! Knows single characters, not how they follow each other.

use super::Script;
use super::step::Direction;
use crate::rules::{PieceKind, Side};

/// What one character means, whichever script or variant it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Glyph {
    Piece(PieceKind),
    Place(Place),
    Direction(Direction),
    Numeral(u8, Numerals),
}

/// 前, 中, 后: a piece's place among those on its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Front,
    Middle,
    Rear,
}

/// Red counts 一二三, Black 123.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numerals {
    Chinese,
    Arabic,
}

impl Numerals {
    /// The numerals of a side's files and steps (rule book of 2020, 1.1).
    pub const fn of(side: Side) -> Self {
        match side {
            Side::Red => Self::Chinese,
            Side::Black => Self::Arabic,
        }
    }
}

/// How wide Black's digits are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DigitWidth {
    Half,
    Full,
}

impl Glyph {
    /// The meaning of a character, `None` if move texts don't use it. Full-width forms have to be
    /// narrowed before.
    pub const fn of(character: char) -> Option<Self> {
        Some(match character {
            '1'..='9' => Self::Numeral(character as u8 - b'0', Numerals::Arabic),
            '一' => Self::Numeral(1, Numerals::Chinese),
            '二' => Self::Numeral(2, Numerals::Chinese),
            '三' => Self::Numeral(3, Numerals::Chinese),
            '四' => Self::Numeral(4, Numerals::Chinese),
            '五' => Self::Numeral(5, Numerals::Chinese),
            '六' => Self::Numeral(6, Numerals::Chinese),
            '七' => Self::Numeral(7, Numerals::Chinese),
            '八' => Self::Numeral(8, Numerals::Chinese),
            '九' => Self::Numeral(9, Numerals::Chinese),
            '车' | '車' | '俥' | '伡' | '硨' | '砗' => Self::Piece(PieceKind::Rook),
            '马' | '馬' | '傌' => Self::Piece(PieceKind::Horse),
            '炮' | '砲' | '包' => Self::Piece(PieceKind::Cannon),
            '兵' | '卒' => Self::Piece(PieceKind::Pawn),
            '相' | '象' => Self::Piece(PieceKind::Elephant),
            '仕' | '士' => Self::Piece(PieceKind::Advisor),
            '帅' | '帥' | '将' | '將' => Self::Piece(PieceKind::King),
            '进' | '進' | '上' => Self::Direction(Direction::Forward),
            '退' | '下' => Self::Direction(Direction::Back),
            '平' => Self::Direction(Direction::Level),
            '前' => Self::Place(Place::Front),
            '中' => Self::Place(Place::Middle),
            '后' | '後' => Self::Place(Place::Rear),
            _ => return None,
        })
    }
}

/// The kind of piece that a character names, and its side where the character is one side's only: 帥 is Red's,
/// 車 馬 炮 are either's.
pub fn named_piece(character: char) -> Option<(PieceKind, Option<Side>)> {
    let Some(Glyph::Piece(kind)) = Glyph::of(character) else {
        return None;
    };
    let side = match character {
        '帅' | '帥' | '仕' | '相' | '俥' | '伡' | '傌' | '兵' => Some(Side::Red),
        '将' | '將' | '士' | '象' | '砲' | '卒' => Some(Side::Black),
        _ => None,
    };
    Some((kind, side))
}

/// The character for a piece: each side has its own for some kinds.
pub(super) const fn piece(kind: PieceKind, side: Side, script: Script) -> char {
    match (kind, side, script) {
        (PieceKind::King, Side::Red, Script::Traditional) => '帥',
        (PieceKind::King, Side::Red, Script::Simplified) => '帅',
        (PieceKind::King, Side::Black, Script::Traditional) => '將',
        (PieceKind::King, Side::Black, Script::Simplified) => '将',
        (PieceKind::Advisor, Side::Red, _) => '仕',
        (PieceKind::Advisor, Side::Black, _) => '士',
        (PieceKind::Elephant, Side::Red, _) => '相',
        (PieceKind::Elephant, Side::Black, _) => '象',
        (PieceKind::Horse, _, Script::Traditional) => '馬',
        (PieceKind::Horse, _, Script::Simplified) => '马',
        (PieceKind::Rook, _, Script::Traditional) => '車',
        (PieceKind::Rook, _, Script::Simplified) => '车',
        (PieceKind::Cannon, _, _) => '炮',
        (PieceKind::Pawn, Side::Red, _) => '兵',
        (PieceKind::Pawn, Side::Black, _) => '卒',
    }
}

/// The character for a direction.
pub(super) const fn direction(direction: Direction, script: Script) -> char {
    match (direction, script) {
        (Direction::Forward, Script::Traditional) => '進',
        (Direction::Forward, Script::Simplified) => '进',
        (Direction::Back, _) => '退',
        (Direction::Level, _) => '平',
    }
}

/// The character for a place.
pub(super) const fn place(place: Place, script: Script) -> char {
    match (place, script) {
        (Place::Front, _) => '前',
        (Place::Middle, _) => '中',
        (Place::Rear, Script::Traditional) => '後',
        (Place::Rear, Script::Simplified) => '后',
    }
}

/// The Chinese numeral, which ordinals of both sides use.
pub(super) const fn chinese_numeral(number: u8) -> char {
    match number {
        1 => '一',
        2 => '二',
        3 => '三',
        4 => '四',
        5 => '五',
        6 => '六',
        7 => '七',
        8 => '八',
        _ => '九',
    }
}

/// The numeral that a side uses for files and steps, 1 to 9.
pub(super) fn numeral(number: u8, side: Side, width: DigitWidth) -> char {
    let zero = match (Numerals::of(side), width) {
        (Numerals::Chinese, _) => return chinese_numeral(number),
        (Numerals::Arabic, DigitWidth::Half) => '0',
        (Numerals::Arabic, DigitWidth::Full) => '０',
    };
    char::from_u32(u32::from(zero) + u32::from(number)).unwrap_or(zero)
}
