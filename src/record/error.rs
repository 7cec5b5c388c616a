//! What can be wrong with a record, how badly, and where. Knows no file names: whoever opened the file
//! puts its name in front.

use super::text::Encoding;
use crate::notation::NotationError;
use crate::rules::{FenError, Point, PositionError};
use std::fmt;

/// How much a fault costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Nothing is lost; a choice was made that the reader should know.
    Note,
    /// Something beside the main line was mended or left out.
    Warning,
    /// A game, or the rest of its main line, could not be read.
    Error,
}

/// Where in the file something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Nowhere in particular.
    File,
    /// A line of a text file, from 1.
    Line(u64),
    /// A byte of a binary file, from 0.
    Byte(u64),
}

/// Where in the file and in the game something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line or byte.
    pub spot: Spot,
    /// The number of the game in the file, from 1; none where the fault is the file's.
    pub game: Option<usize>,
    /// The number of the half-move, from 1.
    pub ply: Option<usize>,
}

/// One thing that is wrong with a record.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordError {
    /// How much it costs.
    pub severity: Severity,
    /// Where it stands.
    pub place: Place,
    /// What it is.
    pub fault: Fault,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// The system could not read on: the kind of trouble, and the system's words.
    Io(std::io::ErrorKind, String),
    /// The file holds no game.
    NoGame,
    /// The text is UTF-16.
    Utf16,
    /// The text is not UTF-8; it was read in this encoding.
    ReadAs(Encoding),
    /// Some bytes are no characters of the encoding.
    Malformed {
        /// The encoding that fits best.
        encoding: Encoding,
        /// How many characters were replaced.
        replaced: usize,
    },
    /// A text of a binary file is not in the encoding that its format prescribes.
    CodePage(&'static str),
    /// A tag line cannot be read.
    Tag(String),
    /// A tag stands twice and says two things; the first counts.
    SameTag(String),
    /// There are more tags than any record has.
    TooManyTags,
    /// The start position cannot be read.
    Fen(FenError),
    /// Nobody can play from the start position.
    Start(PositionError),
    /// Two pieces stand on one point.
    Overlap(Point),
    /// A move cannot be read, or is not legal where it stands.
    Move(NotationError),
    /// The numerals of a move belong to the side that is not to move; it was read for the side that is.
    Numerals(String),
    /// A comment is never closed.
    OpenComment,
    /// So many side lines are never closed.
    OpenVariations(usize),
    /// A side line is closed that was never opened.
    StrayClose,
    /// A side line stands where there is no move to replace.
    NothingToReplace,
    /// The number of a side line's first move is one of Black's, but a move of Red's stands before it; left out.
    OtherSide(String),
    /// Moves stand behind the result of the game; left out.
    AfterResult(String),
    /// A mark is not a number from 0 to 255.
    Nag(String),
    /// The result tag and the end of the moves disagree; the end of the moves counts.
    Results {
        /// What the tag says.
        tag: String,
        /// What the moves end with.
        end: String,
    },
    /// A result that cannot be read.
    Result(String),
    /// The record is of the old version 2 of the web board.
    OldBoard,
    /// A list of moves is not made of groups of four digits.
    Digits(String),
    /// A side line leaves a line or a ply that does not exist.
    Orphan {
        /// The number of the side line.
        branch: u32,
        /// The line that it leaves.
        parent: u32,
        /// The ply that it replaces.
        ply: u32,
    },
    /// A comment stands at a ply that does not exist.
    LostComment(String),
    /// Two side lines have the same number.
    SameBranch(u32),
    /// The file does not begin with `XQ`.
    NotXqf,
    /// The file does not begin with `CCBridge Record`.
    NotCbr,
    /// A version that this program does not know.
    Version(u8),
    /// The sum of the key bytes is wrong.
    Keys,
    /// The file ends in the middle of something.
    Truncated,
    /// The file is larger than any of its kind.
    TooLarge(u64),
    /// So many more faults were found.
    More(usize),
}

impl RecordError {
    /// The fault that costs most; of several, the first.
    pub fn gravest(faults: &[Self]) -> Option<&Self> {
        faults.iter().rev().max_by_key(|fault| fault.severity)
    }

    /// A fault of the file as a whole.
    pub(crate) fn of_file(fault: Fault) -> Self {
        Self {
            severity: Severity::Error,
            place: Place {
                spot: Spot::File,
                game: None,
                ply: None,
            },
            fault,
        }
    }

    /// Whether a game, or the rest of its main line, is lost.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

impl From<std::io::Error> for RecordError {
    fn from(error: std::io::Error) -> Self {
        Self::of_file(Fault::Io(error.kind(), error.to_string()))
    }
}

impl std::error::Error for RecordError {}

/// Writes one line: the place, then what is wrong.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&one_line(&format!("{}{}", self.place, self.fault)))
    }
}

/// A message of which parts come from a file: in one line, and no longer than anybody reads.
pub(crate) fn one_line(text: &str) -> String {
    const LONGEST: usize = 300;
    let mut chars = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let mut line: String = chars.by_ref().take(LONGEST).collect();
    if chars.next().is_some() {
        line.push('…');
    }
    line
}

/// Writes `line 3, game 2, ply 7: `, or nothing.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        match self.spot {
            Spot::File => {}
            Spot::Line(line) => {
                write!(f, "line {line}")?;
                gap = ", ";
            }
            Spot::Byte(byte) => {
                write!(f, "byte {byte}")?;
                gap = ", ";
            }
        }
        if let Some(game) = self.game {
            write!(f, "{gap}game {game}")?;
            gap = ", ";
        }
        if let Some(ply) = self.ply {
            write!(f, "{gap}ply {ply}")?;
            gap = ", ";
        }
        if gap.is_empty() {
            Ok(())
        } else {
            f.write_str(": ")
        }
    }
}

/// Writes one lower-case English phrase.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(_, words) => f.write_str(words),
            Self::NoGame => f.write_str("no game in file"),
            Self::Utf16 => f.write_str("the text is UTF-16; save it as UTF-8"),
            Self::ReadAs(encoding) => write!(f, "read as {encoding}"),
            Self::Malformed { encoding, replaced } => {
                write!(
                    f,
                    "{replaced} characters are not {encoding}; save the file as UTF-8"
                )
            }
            Self::CodePage(name) => write!(f, "text that is not GBK was read as {name}"),
            Self::Tag(text) => write!(f, "not a tag, [Name \"value\"] expected: {text}"),
            Self::SameTag(name) => write!(f, "the tag {name} stands twice; the first counts"),
            Self::TooManyTags => f.write_str("too many tags; the rest was left out"),
            Self::Fen(error) => write!(f, "{error}"),
            Self::Start(error) => write!(f, "start position: {error}"),
            Self::Overlap(at) => write!(
                f,
                "start position: two pieces stand on {at}; the later one stays"
            ),
            Self::Move(error) => write!(f, "{error}"),
            Self::Numerals(text) => write!(f, "the numerals are the other side's: \"{text}\""),
            Self::OpenComment => {
                f.write_str("a comment that begins here is never closed, } expected")
            }
            Self::OpenVariations(count) => {
                write!(f, "{count} side lines are never closed, ) expected")
            }
            Self::StrayClose => f.write_str("a ) without its ("),
            Self::NothingToReplace => {
                f.write_str("a side line before the move that it would replace; left out")
            }
            Self::OtherSide(text) => write!(
                f,
                "a side line of Black's behind a move of Red's: \"{text}\"; left out"
            ),
            Self::AfterResult(text) => write!(f, "moves behind the result were left out: {text}"),
            Self::Nag(text) => write!(f, "not a mark, $0 to $255 expected: \"{text}\""),
            Self::Results { tag, end } => {
                write!(f, "the result tag says \"{tag}\", the moves end with {end}")
            }
            Self::Result(text) => write!(f, "not a result: \"{text}\""),
            Self::OldBoard => f.write_str(
                "the record is of the web board's old version 2, which is not supported",
            ),
            Self::Digits(text) => write!(f, "four digits a move expected: \"{text}\""),
            Self::Orphan {
                branch,
                parent,
                ply,
            } => {
                write!(
                    f,
                    "side line {branch} leaves line {parent} at ply {ply}, which does not exist; left out"
                )
            }
            Self::LostComment(name) => {
                write!(f, "{name} stands at a ply that does not exist; left out")
            }
            Self::SameBranch(branch) => {
                write!(f, "side line {branch} stands twice; the first stays")
            }
            Self::NotXqf => f.write_str("not an XQF file: it does not begin with XQ"),
            Self::NotCbr => f.write_str("not a CBR file: it does not begin with CCBridge Record"),
            Self::Version(version) => {
                write!(
                    f,
                    "XQF version {}.{} is not known, 1.0 to 1.8 expected",
                    version / 10,
                    version % 10
                )
            }
            Self::Keys => f.write_str("the sum of the key bytes is wrong: the file is damaged"),
            Self::Truncated => f.write_str("the file ends too early"),
            Self::TooLarge(limit) => write!(
                f,
                "larger than any file of its kind, at most {limit} bytes expected"
            ),
            Self::More(count) => write!(f, "and {count} more"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_one_line_whatever_the_file_says() {
        let error = RecordError::of_file(Fault::Tag("a\nb\u{1b}[31m".to_owned()));
        assert!(error.to_string().ends_with("a b [31m"));
        let error = RecordError::of_file(Fault::Result("x".repeat(1_000_000)));
        assert!(error.to_string().len() < 400);
    }
}
