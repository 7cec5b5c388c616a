//! Why a move is refused: one typed reason for each rule, with the point that is to blame. The
//! wording belongs to the language tables.

use super::{Piece, Point};

/// The rule that refuses a move. `at` is always the point to blame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// Nothing stands on the point to move from.
    EmptyPoint {
        /// The empty point.
        at: Point,
    },
    /// The piece to move belongs to the side that is not to move.
    NotYourPiece {
        /// Where it stands.
        at: Point,
        /// The piece.
        piece: Piece,
    },
    /// The move goes nowhere.
    SamePoint {
        /// The point that was named twice.
        at: Point,
    },
    /// A piece of the mover's own side stands on the target.
    OwnPieceOnTarget {
        /// The target.
        at: Point,
    },
    /// The piece does not move that way at all.
    WrongShape {
        /// The piece.
        piece: Piece,
        /// The target.
        at: Point,
    },
    /// A piece stands on the horse's leg.
    LegBlocked {
        /// The leg.
        at: Point,
    },
    /// A piece stands on the elephant's eye.
    EyeBlocked {
        /// The eye.
        at: Point,
    },
    /// An elephant may not cross the river.
    CrossesRiver {
        /// The target.
        at: Point,
    },
    /// A piece stands in the rook's way.
    PathBlocked {
        /// The first piece in the way.
        at: Point,
    },
    /// A cannon captures over exactly one screen, and here there are none or several.
    ScreenCount {
        /// How many pieces stand between.
        found: u8,
        /// The second screen where there are several, else the target.
        at: Point,
    },
    /// A cannon may not jump when it does not capture.
    JumpsWithoutCapture {
        /// The first piece in the way.
        at: Point,
    },
    /// A pawn may not go back.
    PawnBackward {
        /// The target.
        at: Point,
    },
    /// A pawn may not go sideways before it has crossed the river.
    PawnSideways {
        /// The target.
        at: Point,
    },
    /// A king or advisor may not leave the palace.
    OutOfPalace {
        /// The piece.
        piece: Piece,
        /// The target.
        at: Point,
    },
    /// The move leaves the mover's own king in check.
    LeavesCheck {
        /// The piece that would give check.
        by: Piece,
        /// Where that piece stands.
        at: Point,
    },
    /// The move leaves the kings facing each other on an open file.
    LeavesKingsFacing {
        /// Where the enemy king stands.
        at: Point,
    },
}

impl Refusal {
    /// The point to blame, which a board can mark.
    pub const fn blame(self) -> Point {
        match self {
            Self::EmptyPoint { at }
            | Self::NotYourPiece { at, .. }
            | Self::SamePoint { at }
            | Self::OwnPieceOnTarget { at }
            | Self::WrongShape { at, .. }
            | Self::LegBlocked { at }
            | Self::EyeBlocked { at }
            | Self::CrossesRiver { at }
            | Self::PathBlocked { at }
            | Self::ScreenCount { at, .. }
            | Self::JumpsWithoutCapture { at }
            | Self::PawnBackward { at }
            | Self::PawnSideways { at }
            | Self::OutOfPalace { at, .. }
            | Self::LeavesCheck { at, .. }
            | Self::LeavesKingsFacing { at } => at,
        }
    }
}
