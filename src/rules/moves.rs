//! One move, and the list into which move generation writes without allocating. Knows points only.

use super::Point;
use std::fmt;
use std::ops::Deref;

/// A move of whatever stands on `from` to `to`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the piece stands.
    pub from: Point,
    /// Where it goes.
    pub to: Point,
}

impl Move {
    /// The move from one point to another.
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    /// The same move seen in a mirror that swaps left and right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::new(self.from.mirrored(), self.to.mirrored())
    }

    /// The same move seen from the other side of the table.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self::new(self.from.rotated(), self.to.rotated())
    }
}

/// Writes ICCS coordinates, `h2e2`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Moves in place, without allocation. It holds 128: a side with two rooks (17 targets each), two
/// cannons (17), two horses (8), two elephants (4), two advisors (4), five pawns (3) and a king (4)
/// never has more than 119.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    const CAPACITY: usize = 128;

    /// An empty list.
    pub const fn new() -> Self {
        Self {
            moves: [Move::new(Point::CORNER, Point::CORNER); Self::CAPACITY],
            len: 0,
        }
    }

    /// Appends a move. A move past the capacity is dropped, which a validated position cannot reach.
    #[inline]
    pub(super) fn push(&mut self, m: Move) {
        debug_assert!(
            self.len < Self::CAPACITY,
            "more moves than a position can have"
        );
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = m;
            self.len += 1;
        }
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod shown {
    use super::*;

    #[test]
    fn moves_are_shown_as_iccs_writes_them() {
        let m = Move::new(Point::new(7, 2).unwrap(), Point::new(4, 2).unwrap());
        assert_eq!(format!("{m:?}"), "h2e2");
        let mut list = MoveList::new();
        list.push(m);
        assert_eq!(format!("{list:?}"), "[h2e2]");
    }
}
