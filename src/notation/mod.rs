//! One move in words: coordinates, Chinese notation in both scripts, and WXF. Knows the rules, and
//! nothing of games, files or screens.
//!
//! [`write()`] says a legal move in the chosen [`Notation`]; [`read`] takes any of them, and finds out by
//! itself which one it is given. The grammars stand in `chinese`, `wxf` and [`iccs`]; a text of four
//! numbers, `7 2 4 2`, is read as `x y x y`.
//!
//! A text is first taken apart, then every piece that it may mean is tried, in three tiers: what
//! this program writes, what other publications write for the same piece, and last what leaves open
//! which of several pieces is meant. The best tier with a legal move decides. One move is read, several
//! are ambiguous, and with none the error says why the move that was named is refused.
//!
//! ```
//! use xiangqi::notation::{Notation, NotationError, Script, read, write};
//! use xiangqi::rules::Position;
//!
//! let start = Position::start();
//! let cannon = read(&start, "炮二平五")?;
//! assert_eq!(cannon.to_string(), "h2e2");
//! for text in ["h2e2", "H2-E2", "7 2 4 2", "7,2,4,2", "砲２平５", "C2.5", "c2=5", "C25"] {
//!     assert_eq!(read(&start, text)?, cannon);
//! }
//! assert_eq!(write(&start, cannon, Notation::Wxf), "C2.5");
//!
//! let position: Position = "4k4/9/9/r8/9/9/r8/9/9/3K5 b - - 0 1".parse().unwrap();
//! let front = read(&position, "前车平9")?;
//! assert_eq!(front.to_string(), "a3i3");
//! assert_eq!(write(&position, front, Notation::Chinese(Script::Traditional)), "前車平9");
//! let either = read(&position, "车1平9");
//! assert!(matches!(either, Err(NotationError::Ambiguous { candidates, .. }) if candidates.len() == 2));
//! # Ok::<(), NotationError>(())
//! ```

mod chinese;
mod coordinates;
mod error;
mod glyph;
pub mod iccs;
mod partial;
mod reader;
mod relative;
mod standing;
mod step;
mod tidy;
mod wxf;

pub use error::{Mismatch, NotationError};
pub use glyph::named_piece;
pub use partial::completions;
pub use tidy::half_width;

use crate::rules::{Move, Position, RuleSet};
use glyph::DigitWidth;
use reader::Reader;
use relative::Relative;
use tidy::TidyText;

/// The two ways of writing Chinese.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    /// 車馬進退
    Traditional,
    /// 车马进退
    Simplified,
}

/// The notations in which a move can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// `h2e2`
    Iccs,
    /// 炮二平五
    Chinese(Script),
    /// `C2.5`
    Wxf,
}

/// Writes a move of the position. Black's digits are half-width, as on a screen.
///
/// A move that the piece can't make by its own rule has no name in the relative notations, and
/// is written as coordinates.
pub fn write(position: &Position, m: Move, notation: Notation) -> String {
    let Some(relative) = Relative::of(position, m).filter(|_| notation != Notation::Iccs) else {
        return m.to_string();
    };
    match notation {
        Notation::Chinese(script) => chinese::write(&relative, script, DigitWidth::Half),
        Notation::Iccs | Notation::Wxf => wxf::write(&relative),
    }
}

/// Writes a move in Chinese with full-width digits, as game files have it: 马８进７.
pub fn write_full_width(position: &Position, m: Move, script: Script) -> String {
    match Relative::of(position, m) {
        Some(relative) => chinese::write(&relative, script, DigitWidth::Full),
        None => m.to_string(),
    }
}

/// Reads a move in any notation under the standard rules.
///
/// # Errors
/// The text is no move, or no legal one, or fits several.
pub fn read(position: &Position, text: &str) -> Result<Move, NotationError> {
    read_with(position, RuleSet::Standard, text)
}

/// Reads a move in any notation; the rule set decides what is legal.
///
/// # Errors
/// The text is no move, or no legal one, or fits several.
pub fn read_with(position: &Position, rules: RuleSet, text: &str) -> Result<Move, NotationError> {
    Reader::new(position, rules).read(text).map(|found| found.m)
}

/// Reads a move that a player types in any notation. A pawn or a king is the mover's own by its character: 兵 and 帥 are
/// Red's, 卒 and 將 Black's. The other characters are mixed by too many to tell anything.
///
/// ```
/// use xiangqi::notation::{NotationError, read_typed};
/// use xiangqi::rules::{Position, RuleSet};
///
/// let start = Position::start();
/// assert!(read_typed(&start, RuleSet::Standard, "士4进5").is_ok());
/// let black = read_typed(&start, RuleSet::Standard, "卒1进1");
/// assert!(matches!(black, Err(NotationError::OtherSidesPiece { character: '卒', .. })));
/// ```
///
/// # Errors
/// The text is no move, or no legal one, or fits several; or it names a piece of the other side.
pub fn read_typed(position: &Position, rules: RuleSet, text: &str) -> Result<Move, NotationError> {
    match other_sides_piece(position, text) {
        Some(error) => Err(error),
        None => read_with(position, rules, text),
    }
}

/// That a text, whole or still being typed, names a piece by a character that is the other side's alone.
pub fn other_sides_piece(position: &Position, text: &str) -> Option<NotationError> {
    let tidy = TidyText::of(text)?;
    let (character, side) = chinese::other_sides_piece(tidy.without_marks(), position.turn())?;
    Some(NotationError::OtherSidesPiece {
        text: text.to_owned(),
        character,
        side,
    })
}

/// Reads a move of a game file. Chinese numerals have to be the mover's own: a file that begins with
/// Black's move would else turn into another game without a sign.
///
/// ```
/// use xiangqi::notation::{NotationError, read_strict};
/// use xiangqi::rules::{Position, RuleSet};
///
/// let start = Position::start();
/// assert!(read_strict(&start, RuleSet::Standard, "马八进七").is_ok());
/// let black = read_strict(&start, RuleSet::Standard, "马８进７");
/// assert!(matches!(black, Err(NotationError::OtherNumerals { .. })));
/// ```
///
/// # Errors
/// The text is no move, or no legal one, or fits several; or it is one, but written with the other side's
/// numerals.
pub fn read_strict(position: &Position, rules: RuleSet, text: &str) -> Result<Move, NotationError> {
    let found = Reader::new(position, rules).read(text)?;
    if found.has_other_numerals {
        return Err(NotationError::OtherNumerals {
            text: text.to_owned(),
            m: found.m,
        });
    }
    Ok(found.m)
}
