//! A game: the moves with their side lines, whose turn it is, how it ended. Builds time on top of the
//! rules; knows no text format and no terminal.

mod outcome;
mod pre_order;
mod tree;

pub use outcome::{DrawReason, GameOver, Outcome, Phase, PlayError, WinReason};
pub use pre_order::PreOrder;
pub use tree::{NodeId, Shift, Tree};
