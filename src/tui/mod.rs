//! The game on a whole screen.

pub mod command;
pub mod event;
pub mod geometry;
pub mod glyphs;
pub mod input;
pub mod key;
pub mod keymap;
pub mod pen;
pub mod screen;
pub mod theme;
pub mod widgets;
