//! What each move of a repetition does, for those who want to know why the judge rules as it does. Knows
//! positions and the line; the wording belongs to the language tables.

use super::held::slot_bit;
use super::played::{Played, newly_held};
use super::ruling::Cycle;
use crate::rules::{Board, Move, Piece, Point, Position, Side};

/// What one ply of a repetition does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The number of the ply, counted from 1.
    pub ply: usize,
    /// The move.
    pub m: Move,
    /// The piece that moves.
    pub piece: Piece,
    /// What the move does.
    pub deed: Deed,
}

/// What a move does in the eyes of the judge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// It gives check.
    Check,
    /// It newly chases these pieces.
    Chase(Vec<Chased>),
    /// Anything else.
    Idle,
}

/// A chased piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chased {
    /// The piece.
    pub piece: Piece,
    /// Where it stands while it is chased.
    pub at: Point,
}

/// Tells what each ply of the cycle does. `line` is all that was played from `start` on.
pub fn explain(start: &Position, line: &[Played], cycle: Cycle) -> Vec<Explained> {
    let mut position = start.clone();
    let mut explained = Vec::with_capacity(cycle.range().len());
    for (index, played) in line.iter().enumerate().take(cycle.last) {
        position.make(played.m);
        if cycle.range().contains(&index) {
            explained.push(Explained {
                ply: index + 1,
                m: played.m,
                piece: played.piece,
                deed: deed(&mut position, played),
            });
        }
    }
    explained
}

/// What the last move did; found afresh, since a line played without judging chases has not noted them.
fn deed(position: &mut Position, last: &Played) -> Deed {
    if last.gives_check {
        return Deed::Check;
    }
    if last.captured.is_some() {
        return Deed::Idle;
    }
    match newly_held(position, last) {
        0 => Deed::Idle,
        slots => Deed::Chase(in_slots(position.board(), !last.piece.side, slots)),
    }
}

/// The pieces of a side that have these slots, rank by rank.
pub(super) fn in_slots(board: &Board, side: Side, slots: u16) -> Vec<Chased> {
    board
        .occupied_by(side)
        .iter()
        .filter(|&at| slots & slot_bit(board, at) != 0)
        .filter_map(|at| board.at(at).map(|piece| Chased { piece, at }))
        .collect()
}
