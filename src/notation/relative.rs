//! A move as its own player sees it: which of the pieces alike, and where to. What the Chinese and the WXF
//! notation put into words.

use super::standing::{Lineup, Standing};
use super::step::Step;
use crate::rules::{Move, Position, Side};

/// The mover, the piece among those like it, and its step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Relative {
    pub side: Side,
    pub standing: Standing,
    pub step: Step,
}

impl Relative {
    /// Describes a move, if a piece stands on its first point and can go so at all.
    pub fn of(position: &Position, m: Move) -> Option<Self> {
        let board = position.board();
        let piece = board.at(m.from)?;
        let step = Step::of(piece.kind, piece.side, m)?;
        let standing = Lineup::of(board, piece.side, piece.kind).standing(m.from);
        Some(Self {
            side: piece.side,
            standing,
            step,
        })
    }
}
