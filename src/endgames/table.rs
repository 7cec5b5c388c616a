//! The collection as a table of text, read once.

use super::{Category, Endgame, Expected, Names};
use crate::notation::iccs::{self, Ranks};
use std::sync::OnceLock;

/// The table itself.
pub(super) const TEXT: &str = include_str!("endgames.tsv");

/// Every endgame, shelf by shelf, in the order of the table.
pub fn all() -> &'static [Endgame] {
    static ALL: OnceLock<Vec<Endgame>> = OnceLock::new();
    // A row that cannot be read is left out here; a test refuses a table that has one.
    ALL.get_or_init(|| rows(TEXT).filter_map(|row| read(row).ok()).collect())
}

/// The endgames of one shelf.
pub fn by_category(
    category: Category,
) -> impl DoubleEndedIterator<Item = &'static Endgame> + Clone {
    all()
        .iter()
        .filter(move |endgame| endgame.category() == category)
}

/// The endgame with that id.
pub fn find(id: &str) -> Option<&'static Endgame> {
    all().iter().find(|endgame| endgame.id() == id)
}

/// The place of an endgame among all of them.
pub fn place_of(endgame: &Endgame) -> Option<usize> {
    all().iter().position(|other| other.id() == endgame.id())
}

/// The endgame after that one on its shelf; none after the last.
pub fn following(endgame: &Endgame) -> Option<&'static Endgame> {
    by_category(endgame.category())
        .skip_while(|other| other.id() != endgame.id())
        .nth(1)
}

/// The rows of a table: its lines without notes and blank lines.
pub(super) fn rows(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// One row.
///
/// # Errors
/// The name of the column that cannot be read.
pub(super) fn read(row: &'static str) -> Result<Endgame, &'static str> {
    let mut columns = row.split('\t');
    let mut next = |name| columns.next().ok_or(name);
    let endgame = Endgame {
        id: next("id")?,
        category: Category::parse(next("category")?).ok_or("category")?,
        names: Names {
            english: next("english")?,
            traditional: next("traditional")?,
            simplified: next("simplified")?,
        },
        start: next("fen")?.parse().map_err(|_| "fen")?,
        expected: Expected::parse(next("outcome")?).ok_or("outcome")?,
        line: next("line")?
            .split_ascii_whitespace()
            .map(|word| iccs::parse(word, Ranks::FromZero).ok_or("line"))
            .collect::<Result<_, _>>()?,
        source: next("source")?,
    };
    match columns.next() {
        None => Ok(endgame),
        Some(_) => Err("a column too many"),
    }
}
