//! What several tests of records need: made-up games, and files in formats that the program does not write.

pub mod cbr;
pub mod games;
pub mod xqf;
