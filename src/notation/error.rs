//! Why a text was not read as a move. Holds values only: the wording for players belongs to the
//! interface, `Display` is for logs and the command line.

use crate::rules::{Move, Piece, Refusal, Side};
use std::error::Error;
use std::fmt;

/// The reasons for not playing what a text seems to say. Each keeps the text as it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotationError {
    /// The text has the shape of no notation.
    Unreadable {
        /// What was to be read.
        text: String,
    },
    /// Four numbers `x y x y` of which one is outside the board: x counts 0 to 8, y 0 to 9.
    OffBoard {
        /// What was to be read.
        text: String,
    },
    /// The text is well formed, but no legal move is written so.
    Illegal {
        /// What was to be read.
        text: String,
        /// The move that the text names, where it names exactly one.
        m: Option<Move>,
        /// Why that move is refused.
        refusal: Option<Refusal>,
        /// Why it names no move, where that can be said.
        mismatch: Option<Mismatch>,
    },
    /// Coordinates that count ranks from 1, as Fairy-Stockfish does. This program counts from 0,
    /// and does not guess.
    RanksFromOne {
        /// What was to be read.
        text: String,
        /// The move that the text would be with ranks from 1.
        m: Move,
        /// Why the same text with ranks from 0 is refused; `None` if it cannot be read so at all.
        refusal: Option<Refusal>,
    },
    /// Several legal moves fit equally well.
    Ambiguous {
        /// What was to be read.
        text: String,
        /// The moves that fit.
        candidates: Vec<Move>,
    },
    /// Only from reading what a player types: the text names its piece by a character that is the other side's alone.
    OtherSidesPiece {
        /// What was to be read.
        text: String,
        /// That character.
        character: char,
        /// Whose it is.
        side: Side,
    },
    /// Only from strict reading: the move is legal, but not all its numerals are the mover's own (Red's are
    /// Chinese, Black's Arabic).
    OtherNumerals {
        /// What was to be read.
        text: String,
        /// The move that lenient reading gives.
        m: Move,
    },
}

/// Why a well-formed text names no move at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The side to move has no such piece where the text says.
    NoPiece(Piece),
    /// It names one of several on a file by its place among them, and no two stand so.
    NoPair(Piece),
    /// A piece of this kind never goes so.
    NoStep(Piece),
    /// The piece that is meant would leave the board.
    OffBoard(Piece),
}

impl NotationError {
    /// The text that was not read.
    pub fn text(&self) -> &str {
        match self {
            Self::Unreadable { text }
            | Self::OffBoard { text }
            | Self::Illegal { text, .. }
            | Self::RanksFromOne { text, .. }
            | Self::Ambiguous { text, .. }
            | Self::OtherSidesPiece { text, .. }
            | Self::OtherNumerals { text, .. } => text,
        }
    }
}

/// Writes one lower-case English phrase.
impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { text } => write!(f, "cannot read this move: \"{text}\""),
            Self::OffBoard { text } => {
                write!(f, "off the board (x is 0-8, y is 0-9): \"{text}\"")
            }
            Self::Illegal {
                text,
                mismatch: Some(Mismatch::NoPiece(_) | Mismatch::NoPair(_)),
                ..
            } => write!(f, "no such piece stands so: \"{text}\""),
            Self::Illegal {
                text,
                mismatch: Some(Mismatch::NoStep(_)),
                ..
            } => write!(f, "no such piece goes so: \"{text}\""),
            Self::Illegal {
                text,
                mismatch: Some(Mismatch::OffBoard(_)),
                ..
            } => write!(f, "leaves the board: \"{text}\""),
            Self::Illegal { text, m: None, .. } => write!(f, "not legal here: \"{text}\""),
            Self::Illegal {
                text, m: Some(m), ..
            } => {
                write!(f, "not legal here: \"{text}\" ({m})")
            }
            Self::RanksFromOne { text, m, .. } => write!(
                f,
                "not legal here: \"{text}\" (ranks count from 0; if these count from 1, write {m})"
            ),
            Self::Ambiguous { text, candidates } => {
                write!(f, "ambiguous: \"{text}\" may be")?;
                for (i, m) in candidates.iter().enumerate() {
                    let separator = if i == 0 { "" } else { " or" };
                    write!(f, "{separator} {m}")?;
                }
                Ok(())
            }
            Self::OtherSidesPiece { text, .. } => {
                write!(f, "names a piece of the other side: \"{text}\"")
            }
            Self::OtherNumerals { text, m } => {
                write!(
                    f,
                    "written with the other side's numerals: \"{text}\" ({m})"
                )
            }
        }
    }
}

impl Error for NotationError {}
