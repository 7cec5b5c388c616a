//! How a game ended, or whose turn it is. Knows the referee's rulings; says nothing in words.

use crate::rules::{Refusal, Ruling, Side};
use std::fmt;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Won {
        /// The side that won.
        winner: Side,
        /// How it won.
        by: WinReason,
    },
    /// Neither side won.
    Drawn(DrawReason),
}

/// Why a side won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The loser is in check and has no legal move.
    Checkmate,
    /// The loser is not in check and has no legal move.
    Stalemate,
    /// The loser's king was taken (casual rules).
    KingCaptured,
    /// The loser let the kings face each other (casual rules).
    KingsFacing,
    /// The loser repeated the position giving check with every move.
    PerpetualCheck,
    /// The loser repeated the position chasing a piece with every move.
    PerpetualChase,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Time,
}

/// Why a game was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// Neither side has a piece that can cross the river.
    NoAttackers,
    /// The position was repeated and neither side broke a rule.
    Repetition,
    /// The position was repeated and both sides checked with every move.
    MutualCheck,
    /// The position was repeated and both sides chased with every move.
    MutualChase,
    /// The position was repeated with checks, but not with every move of one side.
    RepetitionWithChecks,
    /// Too many plies were played without a capture.
    MoveLimit,
    /// The players agreed.
    Agreement,
    /// One side's time ran out, but the other has nothing that could ever win.
    TimeWithoutAttackers,
}

/// Whether a game is being played or over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A side is to move.
    Playing {
        /// That side.
        turn: Side,
    },
    /// The game has ended.
    Over(Outcome),
}

/// Why a move was not played. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayError {
    /// The game is over.
    Over(Outcome),
    /// A rule of movement refuses it.
    Refused(Refusal),
    /// It would lose by repetition, and such moves are refused in this game.
    WouldLose(Ruling),
}

/// Why a game could not be ended by declaration: it is over already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameOver(pub Outcome);

impl Outcome {
    /// The side that won, if one did.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won { winner, .. } => Some(winner),
            Self::Drawn(_) => None,
        }
    }

    /// Whether the players themselves have ended the game, by resigning or agreeing.
    pub const fn is_given_up(self) -> bool {
        matches!(
            self,
            Self::Won {
                by: WinReason::Resignation,
                ..
            } | Self::Drawn(DrawReason::Agreement)
        )
    }
}

impl From<Ruling> for Outcome {
    fn from(ruling: Ruling) -> Self {
        match ruling {
            Ruling::PerpetualCheck { loser, .. } => Self::Won {
                winner: !loser,
                by: WinReason::PerpetualCheck,
            },
            Ruling::PerpetualChase { loser, .. } => Self::Won {
                winner: !loser,
                by: WinReason::PerpetualChase,
            },
            Ruling::MutualCheck { .. } => Self::Drawn(DrawReason::MutualCheck),
            Ruling::MutualChase { .. } => Self::Drawn(DrawReason::MutualChase),
            Ruling::RepetitionWithChecks { .. } => Self::Drawn(DrawReason::RepetitionWithChecks),
            Ruling::Repetition { .. } => Self::Drawn(DrawReason::Repetition),
            Ruling::MoveLimit { .. } => Self::Drawn(DrawReason::MoveLimit),
            Ruling::NoAttackers => Self::Drawn(DrawReason::NoAttackers),
        }
    }
}

// Here and not beside the ruling: the rules know nothing of games.
impl Ruling {
    /// The end of the game that this ruling means.
    pub fn outcome(self) -> Outcome {
        self.into()
    }
}

impl Phase {
    /// The end of the game, if it has ended.
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Playing { .. } => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(_) => f.write_str("the game is over"),
            Self::Refused(refusal) => write!(f, "the move is refused at {}", refusal.blame()),
            Self::WouldLose(_) => f.write_str("the move would lose by repetition"),
        }
    }
}

impl std::error::Error for PlayError {}

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is over")
    }
}

impl std::error::Error for GameOver {}
