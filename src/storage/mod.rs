//! What survives the program: files that are replaced whole or not at all, and the game in progress.

mod replace;

pub use replace::{replace, replace_with};
