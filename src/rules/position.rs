//! A position in which one can play: board, side to move, counters and key, kept right while moves are
//! made and taken back. Knows one move of the past at most; history belongs to the game.

use super::board::Relocation;
use super::{Board, Key, Move, Piece, PositionError, Setup, Side};

/// A validated position. Under the casual rules a game may end in one without a king or with facing kings;
/// nothing else ever holds such a position.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    turn: Side,
    quiet_plies: u16,
    move_number: u16,
    key: Key,
}

/// What [`Position::make`] did, to be taken back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    relocation: Relocation,
    key: Key,
    quiet_plies: u16,
    move_number: u16,
}

impl Undo {
    /// The way back from a move that was played some time ago, made from what the line has kept of it: the move, what
    /// it took with the slot that had, and the key and the counters before it.
    pub(super) fn new(
        m: Move,
        victim: Option<(Piece, u8)>,
        key: Key,
        quiet_plies: u16,
        move_number: u16,
    ) -> Self {
        Self {
            relocation: Relocation::new(m.from, m.to, victim),
            key,
            quiet_plies,
            move_number,
        }
    }

    /// What the move took, and the slot that had.
    pub(super) fn victim(&self) -> Option<(Piece, u8)> {
        self.relocation.victim()
    }
}

impl Position {
    /// The start of a game.
    ///
    /// # Panics
    /// Never: the start setup is valid, which a test holds.
    #[expect(clippy::expect_used, reason = "a constant setup that a test validates")]
    pub fn start() -> Self {
        Self::try_from(Setup::start()).expect("the start setup is valid")
    }

    /// Where the pieces stand.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    #[inline]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// The fingerprint of placement and side to move.
    #[inline]
    pub fn key(&self) -> Key {
        self.key
    }

    /// Plies since the last capture.
    pub fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// The number of the move, from 1; it rises after Black's move.
    pub fn move_number(&self) -> u16 {
        self.move_number
    }

    /// Moves a piece without asking any rule.
    #[inline]
    pub(crate) fn make(&mut self, m: Move) -> Undo {
        let undo = Undo {
            relocation: Relocation::NOTHING,
            key: self.key,
            quiet_plies: self.quiet_plies,
            move_number: self.move_number,
        };
        let mover = self.board.at(m.from);
        let relocation = self.board.relocate(m.from, m.to);
        if let Some(piece) = mover {
            self.key ^= Key::of(m.from, piece) ^ Key::of(m.to, piece);
        }
        match relocation.captured() {
            Some(victim) => {
                self.key ^= Key::of(m.to, victim);
                self.quiet_plies = 0;
            }
            None => self.quiet_plies = self.quiet_plies.saturating_add(1),
        }
        self.key ^= Key::TURN;
        if self.turn == Side::Black {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.turn = !self.turn;
        Undo { relocation, ..undo }
    }

    /// Takes back the last [`make`](Self::make); every byte is as before.
    #[inline]
    pub(crate) fn unmake(&mut self, undo: Undo) {
        self.board.restore(undo.relocation);
        self.key = undo.key;
        self.quiet_plies = undo.quiet_plies;
        self.move_number = undo.move_number;
        self.turn = !self.turn;
    }

    /// The key computed from scratch, to hold the one that is kept against.
    pub fn fresh_key(&self) -> Key {
        Side::BOTH
            .iter()
            .flat_map(|&side| {
                self.board
                    .pieces(side)
                    .map(move |(at, kind)| Key::of(at, Piece::new(side, kind)))
            })
            .fold(Key::of_turn(self.turn), |key, part| key ^ part)
    }
}

impl TryFrom<Setup> for Position {
    type Error = PositionError;

    fn try_from(setup: Setup) -> Result<Self, PositionError> {
        let mut position = Self {
            board: setup.validated_board()?,
            turn: setup.turn,
            quiet_plies: setup.quiet_plies,
            move_number: setup.move_number,
            key: Key::default(),
        };
        position.key = position.fresh_key();
        Ok(position)
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Position({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_shown_as_its_fen() {
        let start = Position::start();
        assert_eq!(format!("{start:?}"), format!("Position({start})"));
    }
}
