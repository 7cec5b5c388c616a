//! End to end: the program in a pseudo-terminal, as a person meets it.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod console;
mod games;
mod keeping;
mod life;
mod settings;
mod setup;
mod surroundings;
mod terminal;
mod thrift;
mod windows;
