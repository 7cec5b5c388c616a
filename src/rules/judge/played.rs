//! A move that has been made, with the facts that the judge needs, found when it is made. Knows positions.

use super::held::held_slots;
use super::limit::{LimitCounter, QuietPly};
use crate::rules::position::Undo;
use crate::rules::{Key, Move, Piece, Position, Repetition, Rules};

/// One ply of a line, 32 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub m: Move,
    /// The piece that moved.
    pub piece: Piece,
    /// What it took.
    pub captured: Option<Piece>,
    captured_slot: u8,
    /// Whether the enemy king was attacked afterwards.
    pub gives_check: bool,
    /// The fingerprint of the position afterwards.
    pub key: Key,
    /// The enemy pieces that the mover held afterwards and did not hold before, one bit for each slot of the enemy's
    /// piece list, so that a bit is one piece's until the next capture. Empty where no judge would ask: the move
    /// captures or gives check, or chases are not judged.
    pub chases: u16,
    /// The move limit's counter afterwards.
    pub limit: LimitCounter,
    quiet_plies_before: u16,
}

impl Played {
    /// Makes a move in the position and notes its facts. `before` is the ply before, if there is one. `None`, and
    /// nothing is changed, if no piece stands there to move.
    pub(crate) fn make(
        position: &mut Position,
        m: Move,
        before: Option<&Self>,
        rules: Rules,
    ) -> Option<Self> {
        let piece = position.board().at(m.from)?;
        let quiet_plies_before = position.quiet_plies();
        let (counter, was_in_check) = match before {
            Some(before) => (before.limit, before.gives_check),
            None => (LimitCounter::new(quiet_plies_before), position.is_check()),
        };
        let undo = position.make(m);
        let victim = undo.victim();
        let gives_check = position.is_check();
        let mut played = Self {
            m,
            piece,
            captured: victim.map(|(piece, _)| piece),
            captured_slot: victim.map_or(0, |(_, slot)| slot),
            gives_check,
            key: position.key(),
            chases: 0,
            limit: LimitCounter::default(),
            quiet_plies_before,
        };
        if victim.is_none() {
            let ply = QuietPly {
                mover: piece.side,
                was_in_check,
                gives_check,
            };
            played.limit = counter.after(ply, rules.exempt_checks);
            if !gives_check && rules.repetition_in_force() == Repetition::Standard {
                played.chases = newly_held(position, &played);
            }
        }
        Some(played)
    }

    /// Takes the move back; it was the last one made in the position. `key` is the one before the move, and
    /// `move_number` the number.
    pub(crate) fn unmake(&self, position: &mut Position, key: Key, move_number: u16) {
        let victim = self.captured.map(|piece| (piece, self.captured_slot));
        position.unmake(Undo::new(
            self.m,
            victim,
            key,
            self.quiet_plies_before,
            move_number,
        ));
    }
}

/// The pieces, as bits of their slots, that the mover of the last move, which captured nothing, holds now and did not
/// hold before. The position is as before afterwards.
pub(super) fn newly_held(position: &mut Position, last: &Played) -> u16 {
    let side = last.piece.side;
    let board = &mut position.board;
    let after = held_slots(board, side, u16::MAX);
    if after == 0 {
        return 0;
    }
    // Slots stay while nothing is captured, so the same bits mean the same pieces one move earlier.
    let back = board.relocate(last.m.to, last.m.from);
    let before = held_slots(board, side, after);
    board.restore(back);
    after & !before
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ply_takes_32_bytes() {
        assert_eq!(std::mem::size_of::<Played>(), 32);
    }
}
