//! End to end: the program in a pseudo-terminal, as a person meets it.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "../chance/mod.rs"]
#[allow(dead_code, reason = "each test program uses its own part of this")]
mod chance;
mod console;
mod games;
mod keeping;
mod kills;
mod left;
mod life;
#[path = "../support/screen.rs"]
mod screen;
mod settings;
mod setup;
mod surroundings;
mod terminal;
mod thrift;
mod widths;
mod windows;
