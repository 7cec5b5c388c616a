//! The key of a position: equal placements with the same side to move have the same key. Knows points
//! and pieces; the table is made when the program is compiled.

use super::{Piece, Point, Side};
use std::ops::{BitXor, BitXorAssign};

/// A 64-bit fingerprint of placement and side to move. Counters and move numbers do not enter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Key(u64);

static PIECES: [[[u64; Point::COUNT]; 7]; 2] = random_table();
const BLACK_TO_MOVE: Key = Key(0x9d39_247e_3377_6d41);

impl Key {
    /// The part of one piece on one point.
    #[inline]
    pub(super) fn of(point: Point, piece: Piece) -> Self {
        Self(PIECES[piece.side as usize][piece.kind as usize][point.index()])
    }

    /// The part of the side to move.
    #[inline]
    pub(super) fn of_turn(turn: Side) -> Self {
        match turn {
            Side::Red => Self(0),
            Side::Black => BLACK_TO_MOVE,
        }
    }

    /// The part that changes with every move.
    pub(super) const TURN: Self = BLACK_TO_MOVE;

    /// The key as a number.
    pub const fn value(self) -> u64 {
        self.0
    }
}

impl BitXor for Key {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl BitXorAssign for Key {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

/// Numbers from the `SplitMix64` generator (Steele, Lea and Flood, 2014).
const fn random_table() -> [[[u64; Point::COUNT]; 7]; 2] {
    let mut table = [[[0; Point::COUNT]; 7]; 2];
    let mut state: u64 = 0;
    let mut i = 0;
    while i < 2 * 7 * Point::COUNT {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        table[i / (7 * Point::COUNT)][i / Point::COUNT % 7][i % Point::COUNT] = z ^ (z >> 31);
        i += 1;
    }
    table
}
