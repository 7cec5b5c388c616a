//! The built-in endgames: famous compositions, mate exercises and practical lessons, each with its start position,
//! what is known of its outcome and, where there is one, the known line. Knows positions and moves; who plays
//! them, and where progress is kept, belongs to others.
//!
//! The data is one table, `endgames.tsv`, whose head says what the columns mean and how each entry was checked.
//!
//! ```
//! use xiangqi::endgames::{Category, by_category, find};
//!
//! let stars = find("seven-stars").unwrap();
//! assert_eq!(stars.names().traditional, "七星聚會");
//! assert_eq!(stars.hint([]), stars.line().first().copied());
//! assert!(by_category(Category::Lessons).count() >= 15);
//! ```

mod category;
mod endgame;
mod expected;
mod progress;
mod table;

pub use category::Category;
pub use endgame::{Endgame, Names};
pub use expected::Expected;
pub use progress::Progress;
pub use table::{all, by_category, find, following, place_of};

#[cfg(test)]
mod tests;
