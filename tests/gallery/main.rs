//! Every screen and every dialog of the program, declared once: what each looks like, and what holds for all of
//! them.
//!
//! Whether each mark and each side is told by the text alone is the business of `tests/look.rs`; how single widgets
//! keep to their areas, that of `tests/widgets`.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod colours;
mod complete;
#[path = "../support/hands.rs"]
mod hands;
mod laws;
mod margins;
mod rooms;
mod scene;
#[path = "../support/screen.rs"]
mod screen;
mod walls;
mod widths;
