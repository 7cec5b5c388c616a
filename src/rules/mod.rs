//! The rules of xiangqi: points, pieces, the board, positions and what is legal in them. This room knows
//! nothing of text other than FEN, of files or of screens, keeps no history and does no I/O.
//!
//! [`Setup`] holds anything a FEN can say; a [`Position`] is only made from one that can be played. Each kind of
//! piece implements [`PieceRule`] in its own file; [`Board`] is the 10x9 array with each side's list of
//! pieces; a position adds whose turn it is and answers with legal moves or with a typed [`Refusal`].
//!
//! ```
//! use xiangqi::rules::{Move, Point, Position};
//!
//! let start = Position::start();
//! assert_eq!(start.legal_moves().len(), 44);
//! let h2 = Point::new(7, 2).unwrap();
//! let e2 = Point::new(4, 2).unwrap();
//! let after = start.play(Move::new(h2, e2)).unwrap();
//! assert_eq!(after.to_string(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1");
//! ```

mod board;
mod fen;
mod guard;
mod judge;
mod legal;
mod lines;
mod moves;
mod perft;
mod piece;
pub mod pieces;
mod point;
mod position;
mod refusal;
mod ruleset;
mod setup;
mod side;
mod threat;
mod zobrist;

pub use board::Board;
pub use fen::FenError;

pub use judge::{
    Chased, Cycle, Deed, Explained, LimitCounter, Played, Ruling, explain, held, judge,
    limit_counter, occurrences, warning,
};
pub use legal::NoMove;
pub use moves::{Move, MoveList};
pub use perft::{divide, perft};
pub use piece::{Piece, PieceKind, PieceRule};
pub use point::{Point, PointSet, Points};
pub use position::Position;
pub(crate) use position::Undo;
pub use refusal::Refusal;
pub use ruleset::{MoveLimit, Repetition, RuleSet, Rules};
pub use setup::{PositionError, Setup};
pub use side::{BySide, Side};
pub use zobrist::Key;
