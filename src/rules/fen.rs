//! FEN: one position in one line of text. Reads leniently what other programs write, and says what is
//! wrong and where; writes one fixed form. Knows [`Setup`] only.

use super::{Piece, Point, Position, PositionError, Setup, Side};
use std::fmt;
use std::str::FromStr;

/// The largest ply counter or move number that is read.
const LARGEST_COUNTER: u16 = 9999;

/// What is wrong with a FEN, in the order in which it is tested. Ranks are named 0 to 9 as players name them,
/// columns count the characters of the text from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// There is no text.
    Empty,
    /// There are not ten ranks.
    Ranks {
        /// How many there are.
        found: usize,
    },
    /// A rank is not nine points wide.
    Width {
        /// The rank, 0..=9.
        rank: u8,
        /// How many points it has.
        found: usize,
        /// Its text.
        text: String,
        /// Where its text begins.
        column: usize,
    },
    /// A character stands for no piece.
    Piece {
        /// The character.
        letter: char,
        /// The rank, 0..=9.
        rank: u8,
        /// Where it stands in the text.
        column: usize,
    },
    /// The side to move is not one of `w r b`.
    Side {
        /// What stands there.
        text: String,
        /// Where it begins.
        column: usize,
    },
    /// A counter is not a number from 0 to 9999, or there is something after the last one.
    Counter {
        /// What stands there.
        text: String,
        /// Where it begins.
        column: usize,
    },
    /// The text is well formed, but nobody can play from there.
    Position(PositionError),
}

impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let bare = strip_wrapping(text);
        let mut fields = bare.split_whitespace();
        let board = fields.next().ok_or(FenError::Empty)?;
        let place = |part: &str| column(text, part);

        let mut setup = read_board(board, place)?;
        let mut fields = fields.peekable();
        if let Some(&side) = fields.peek() {
            setup.turn = match side {
                "w" | "W" | "r" | "R" => Side::Red,
                "b" | "B" => Side::Black,
                _ => {
                    return Err(FenError::Side {
                        text: side.to_owned(),
                        column: place(side),
                    });
                }
            };
            fields.next();
        }
        let mut counters = fields.filter(|&field| field != "-");
        if let Some(field) = counters.next() {
            setup.quiet_plies = read_counter(field, place)?;
        }
        if let Some(field) = counters.next() {
            setup.move_number = read_counter(field, place)?.max(1);
        }
        match counters.next() {
            None => Ok(setup),
            Some(field) => Err(FenError::Counter {
                text: field.to_owned(),
                column: place(field),
            }),
        }
    }
}

fn read_board(board: &str, place: impl Fn(&str) -> usize) -> Result<Setup, FenError> {
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != Point::RANKS as usize {
        return Err(FenError::Ranks { found: rows.len() });
    }
    let ranks = || rows.iter().zip((0..Point::RANKS).rev());
    for (row, rank) in ranks() {
        let found: usize = row.chars().map(points_of).sum();
        if found != Point::FILES as usize {
            return Err(FenError::Width {
                rank,
                found,
                text: (*row).to_owned(),
                column: place(row),
            });
        }
    }
    let mut setup = Setup::empty();
    for (row, rank) in ranks() {
        let mut file = 0;
        for (i, letter) in row.char_indices() {
            match (letter, Piece::from_fen_char(letter), Point::new(file, rank)) {
                ('1'..='9', ..) => {}
                (_, Some(piece), Some(point)) => setup.set(point, Some(piece)),
                _ => {
                    return Err(FenError::Piece {
                        letter,
                        rank,
                        column: place(&row[i..]),
                    });
                }
            }
            file += points_of(letter) as u8;
        }
    }
    Ok(setup)
}

/// How many points a character of a rank covers.
fn points_of(letter: char) -> usize {
    letter.to_digit(10).map_or(1, |digit| digit as usize)
}

fn read_counter(field: &str, place: impl Fn(&str) -> usize) -> Result<u16, FenError> {
    match field.parse() {
        Ok(number)
            if number <= LARGEST_COUNTER && field.bytes().all(|byte| byte.is_ascii_digit()) =>
        {
            Ok(number)
        }
        _ => Err(FenError::Counter {
            text: field.to_owned(),
            column: place(field),
        }),
    }
}

/// Drops what people copy along with a FEN: blanks, quotes, a PGN tag, the words of an engine command.
fn strip_wrapping(text: &str) -> &str {
    let mut bare = text.trim();
    if let Some(inner) = bare
        .strip_prefix('[')
        .and_then(|inner| inner.strip_suffix(']'))
    {
        bare = inner.trim();
    }
    for word in ["position", "fen"] {
        if let Some(start) = bare.get(..word.len())
            && start.eq_ignore_ascii_case(word)
            && let rest = &bare[word.len()..]
            && (rest.is_empty() || rest.starts_with(|c: char| c.is_whitespace() || c == '"'))
        {
            bare = rest.trim_start();
        }
    }
    bare.trim_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '“' | '”'))
}

/// The column, counted in characters from 1, at which a part of a text begins.
fn column(text: &str, part: &str) -> usize {
    let offset = part.as_ptr() as usize - text.as_ptr() as usize;
    text.get(..offset)
        .map_or(0, |before| before.chars().count())
        + 1
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        Self::try_from(text.parse::<Setup>()?).map_err(FenError::Position)
    }
}

/// Writes all six fields.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..Point::RANKS).rev() {
            let mut empty = 0;
            for point in (0..Point::FILES).filter_map(|file| Point::new(file, rank)) {
                match self.at(point) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                            empty = 0;
                        }
                        write!(f, "{}", piece.fen_char())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let turn = match self.turn {
            Side::Red => 'w',
            Side::Black => 'b',
        };
        write!(f, " {turn} - - {} {}", self.quiet_plies, self.move_number)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FEN: ")?;
        match self {
            Self::Empty => f.write_str("no text, a board of ten ranks expected"),
            Self::Ranks { found: 8 } => {
                f.write_str("8 ranks, 10 expected: this looks like western chess")
            }
            Self::Ranks { found } => write!(f, "{found} ranks, 10 expected"),
            Self::Width {
                rank,
                found,
                text,
                column,
            } => write!(
                f,
                "rank {rank} has {found} points, 9 expected: \"{text}\" (column {column})"
            ),
            Self::Piece {
                letter,
                rank,
                column,
            } => {
                write!(
                    f,
                    "\"{}\" on rank {rank} is no piece",
                    letter.escape_debug()
                )?;
                match letter.to_ascii_uppercase() {
                    'G' => f.write_str(", the general is written K and the guard A")?,
                    'S' => f.write_str(", the soldier is written P")?,
                    'M' => f.write_str(", the minister is written B or E")?,
                    _ => f.write_str(", one of K A B N R C P or a digit 1-9 expected")?,
                }
                write!(f, " (column {column})")
            }
            Self::Side { text, column } => {
                write!(
                    f,
                    "side to move \"{}\", w or b expected (column {column})",
                    text.escape_debug()
                )
            }
            Self::Counter { text, column } => write!(
                f,
                "counter \"{}\", a number from 0 to {LARGEST_COUNTER} expected (column {column})",
                text.escape_debug()
            ),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FenError {}
