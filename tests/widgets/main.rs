//! The widgets, each drawn by itself.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod beside;
mod boxes;
mod buttons;
mod lines;
mod panels;
#[path = "../support/screen.rs"]
mod screen;
