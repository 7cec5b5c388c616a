//! Coordinate moves: `h2e2`, `H2-E2`, and the dialect that counts ranks from 1. These are also the
//! moves of engine protocols. Knows points only, no position.
//!
//! ```text
//! move  = point "-"? point        point = file rank        file = a..i from Red's left, either case, or 九..一
//! rank  = 0..9 from Red's side    or, where the caller says so, 1..10
//! ```

use crate::rules::{Move, Point};

/// How a dialect counts the ranks. A text like `h3e3` is well formed in both, so that only the
/// caller can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranks {
    /// 0 to 9: ICCS, UCCI, Pikafish, and everything that this program writes.
    FromZero,
    /// 1 to 10: Fairy-Stockfish under plain UCI.
    FromOne,
}

impl Ranks {
    const fn first(self) -> u8 {
        match self {
            Self::FromZero => 0,
            Self::FromOne => 1,
        }
    }
}

/// Reads a move.
///
/// ```
/// use xiangqi::notation::iccs::{Ranks, parse};
///
/// let cannon = parse("h2e2", Ranks::FromZero);
/// assert!(cannon.is_some());
/// assert_eq!(parse("H2-E2", Ranks::FromZero), cannon);
/// assert_eq!(parse("h3e3", Ranks::FromOne), cannon);
/// assert_eq!(parse("h10e10", Ranks::FromZero), None);
/// ```
pub fn parse(text: &str, ranks: Ranks) -> Option<Move> {
    let mut characters = text.chars();
    let m = parse_move(&mut characters, ranks)?;
    characters.next().is_none().then_some(m)
}

/// Reads a move from characters that are all there is.
pub(super) fn parse_characters(characters: &[char], ranks: Ranks) -> Option<Move> {
    let mut characters = characters.iter().copied();
    let m = parse_move(&mut characters, ranks)?;
    characters.next().is_none().then_some(m)
}

/// Writes a move so that [`parse`] with the same ranks reads it.
pub fn write(m: Move, ranks: Ranks) -> String {
    let rank = |point: Point| point.y() + ranks.first();
    let file = |point: Point| char::from(b'a' + point.x());
    format!(
        "{}{}{}{}",
        file(m.from),
        rank(m.from),
        file(m.to),
        rank(m.to)
    )
}

/// Writes a move as game files with Format ICCS have it: `H2-E2`.
///
/// ```
/// use xiangqi::notation::iccs::{Ranks, parse, write_dashed};
///
/// let cannon = parse("h2e2", Ranks::FromZero).unwrap();
/// assert_eq!(write_dashed(cannon), "H2-E2");
/// ```
pub fn write_dashed(m: Move) -> String {
    format!("{}-{}", m.from, m.to).to_ascii_uppercase()
}

fn parse_move(characters: &mut (impl Iterator<Item = char> + Clone), ranks: Ranks) -> Option<Move> {
    let from = parse_point(characters, ranks)?;
    skip(characters, '-');
    let to = parse_point(characters, ranks)?;
    Some(Move::new(from, to))
}

fn parse_point(
    characters: &mut (impl Iterator<Item = char> + Clone),
    ranks: Ranks,
) -> Option<Point> {
    let x = match file_letter(characters.next()?) {
        file @ 'a'..='i' => file as u8 - b'a',
        file @ 'A'..='I' => file as u8 - b'A',
        _ => return None,
    };
    let digit = characters.next()?.to_digit(10)? as u8;
    let rank = if ranks == Ranks::FromOne && digit == 1 && skip(characters, '0') {
        10
    } else {
        digit
    };
    Point::new(x, rank.checked_sub(ranks.first())?)
}

/// The letter of a file that is named by its numeral, as the edge of a Chinese board has it on Red's side; any other
/// character as it is.
pub(super) fn file_letter(character: char) -> char {
    const FILES: [char; 9] = ['九', '八', '七', '六', '五', '四', '三', '二', '一'];
    let file = FILES.into_iter().zip('a'..='i');
    let mut named = file.filter(|(numeral, _)| *numeral == character);
    named.next().map_or(character, |(_, letter)| letter)
}

/// Goes past the character if it comes next.
fn skip(characters: &mut (impl Iterator<Item = char> + Clone), expected: char) -> bool {
    let mut ahead = characters.clone();
    let found = ahead.next() == Some(expected);
    if found {
        *characters = ahead;
    }
    found
}
