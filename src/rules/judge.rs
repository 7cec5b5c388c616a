//! The referee: repetition with perpetual check and chase, the move limit and lack of material.

mod ruling;

pub use ruling::{Cycle, Ruling};
