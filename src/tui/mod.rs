//! The game on a whole screen.

pub mod event;
pub mod input;
pub mod key;
pub mod pen;
pub mod screen;
