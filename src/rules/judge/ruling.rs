//! What the referee says of a game that has run into repetition, the move limit or lack of material.
//! Knows sides, pieces and points; how it is found is the judge's business.

use crate::rules::{Piece, Point, PointSet, Side};
use std::ops::Range;

/// The plies between the first and the last occurrence of a repeated position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cycle {
    /// The number of the first ply, counted from 1.
    pub first: usize,
    /// The number of the last ply, after which the position stood again.
    pub last: usize,
}

impl Cycle {
    /// The places of the plies in a line of moves, counted from 0.
    pub fn range(self) -> Range<usize> {
        self.first.saturating_sub(1)..self.last
    }
}

/// How the referee ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// Every move of one side in the cycle gave check, but not every move of the other: that side loses.
    PerpetualCheck {
        /// The side that checked.
        loser: Side,
        /// The plies judged.
        cycle: Cycle,
    },
    /// Every move of one side in the cycle newly chased the same piece, and the other side did nothing of the
    /// kind: that side loses.
    PerpetualChase {
        /// The side that chased.
        loser: Side,
        /// The piece that was chased; of several the most valuable.
        victim: Piece,
        /// Where it stands now.
        at: Point,
        /// Where all pieces stand now that were chased with every move.
        all: PointSet,
        /// The plies judged.
        cycle: Cycle,
    },
    /// Every move of both sides gave check: a draw.
    MutualCheck {
        /// The plies judged.
        cycle: Cycle,
    },
    /// Both sides chased with every move: a draw.
    MutualChase {
        /// The plies judged.
        cycle: Cycle,
    },
    /// There were checks in the cycle, but neither side checked with every move: a draw.
    RepetitionWithChecks {
        /// The plies judged.
        cycle: Cycle,
    },
    /// Neither side broke a rule: a draw.
    Repetition {
        /// The plies judged.
        cycle: Cycle,
    },
    /// The limit of plies without a capture has been reached: a draw.
    MoveLimit {
        /// The limit.
        plies: u16,
    },
    /// Neither side has a piece that can cross the river: a draw.
    NoAttackers,
}

impl Ruling {
    /// The side that loses; `None` if it is a draw.
    pub const fn loser(&self) -> Option<Side> {
        match *self {
            Self::PerpetualCheck { loser, .. } | Self::PerpetualChase { loser, .. } => Some(loser),
            _ => None,
        }
    }

    /// The plies of the repetition, where it is one.
    pub const fn cycle(&self) -> Option<Cycle> {
        match *self {
            Self::PerpetualCheck { cycle, .. }
            | Self::PerpetualChase { cycle, .. }
            | Self::MutualCheck { cycle }
            | Self::MutualChase { cycle }
            | Self::RepetitionWithChecks { cycle }
            | Self::Repetition { cycle } => Some(cycle),
            Self::MoveLimit { .. } | Self::NoAttackers => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cycle_counts_plies_from_one_and_its_range_from_zero() {
        assert_eq!(Cycle { first: 1, last: 8 }.range(), 0..8);
        assert_eq!(Cycle { first: 5, last: 12 }.range().len(), 8);
    }

    #[test]
    fn only_perpetual_check_and_chase_have_a_loser() {
        let cycle = Cycle { first: 1, last: 8 };
        let loser = Side::Black;
        assert_eq!(Ruling::PerpetualCheck { loser, cycle }.loser(), Some(loser));
        assert_eq!(Ruling::MutualCheck { cycle }.loser(), None);
        assert_eq!(Ruling::MoveLimit { plies: 120 }.cycle(), None);
        assert_eq!(Ruling::Repetition { cycle }.cycle(), Some(cycle));
    }
}
