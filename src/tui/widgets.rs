//! What is drawn: one file for each part of the screen. A widget takes plain values, draws itself into a
//! buffer and changes nothing; it knows neither the program's state nor its keys. Whatever does not fit into
//! its area, or into the buffer, is left away. Each one that can be clicked has a pure function that tells
//! what lies where.

mod board;
mod canvas;
mod captured;
mod divider;
mod footer;
mod form;
mod help;
mod menu;
mod moves;
mod palette;
mod popup;
mod prompt;
mod stack;
mod status;
pub mod text;

pub use board::{BoardView, Cover, Flight, Labels, Marks, Placement};
pub use captured::{ClockFace, Player, SHORTEST_NAME};
pub use divider::Divider;
pub use footer::{Button, Footer};
pub use form::{Field, FieldValue, Form};
pub use help::{Help, HelpRow};
pub use menu::{Menu, MenuItem};
pub use moves::{MoveCell, MoveRow, MovesView};
pub use palette::Palette;
pub use popup::{Popup, clear};
pub use prompt::Prompt;
pub use status::{StatusKind, StatusLine};
