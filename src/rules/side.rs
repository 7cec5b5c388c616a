//! The two sides, and the one container that is indexed by them. Knows nothing of the board.

use std::ops::{Index, IndexMut, Not};

/// One of the two players. Red starts at the bottom of the board and moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Owns ranks 0 to 4.
    Red,
    /// Owns ranks 5 to 9.
    Black,
}

impl Side {
    /// Both sides, Red first.
    pub const BOTH: [Self; 2] = [Self::Red, Self::Black];

    /// The direction in which this side's pawns advance: +1 for Red, -1 for Black.
    pub const fn forward(self) -> i8 {
        match self {
            Self::Red => 1,
            Self::Black => -1,
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySide<T> {
    /// Red's value.
    pub red: T,
    /// Black's value.
    pub black: T,
}

impl<T> BySide<T> {
    /// Makes both values, each from its side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self {
            red: make(Side::Red),
            black: make(Side::Black),
        }
    }

    /// The same pair with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            red: self.black,
            black: self.red,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Red => &mut self.red,
            Side::Black => &mut self.black,
        }
    }
}
