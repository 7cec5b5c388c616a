//! What a record file held when it was read or written last, and whether a game may take its place without a question.
//! Knows bytes and readings; neither settings nor screens.

use crate::i18n::{Lang, Text};
use crate::notation::Notation;
use crate::record::{self, Fault, Format, Reading, Severity};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// Why a file is not replaced without a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// It is the file of another game, or nobody knows what it holds.
    Other,
    /// It is not as it was when it was read or written last.
    Changed,
    /// It holds so many games.
    Games(usize),
    /// Not all of it could be read.
    Unread,
    /// A page or some other text stands around the game.
    Text,
    /// What it holds has no room in the format of its name.
    Format(Format),
}

impl Doubt {
    /// The doubt in one sentence, but for a file of which no more is known than that it is there.
    pub fn tell(self, lang: Lang, name: &str) -> Option<String> {
        Some(match self {
            Self::Other => return None,
            Self::Changed => lang.fill(Text::HeldChanged, &[&name]),
            Self::Games(games) => lang.fill(Text::HeldGames, &[&name, &games]),
            Self::Unread => lang.fill(Text::HeldUnread, &[&name]),
            Self::Text => lang.fill(Text::HeldText, &[&name]),
            Self::Format(format) => lang.fill(Text::HeldFormat, &[&name, &format.title()]),
        })
    }

    /// What a file holds besides this game, which was read from it: so many games are there, and perhaps other text.
    pub(super) fn of(
        reading: &Reading,
        (read_as, games, has_rest): (Format, usize, bool),
        path: &Path,
    ) -> Option<Self> {
        if games > 1 {
            return Some(Self::Games(games));
        }
        let costs = |fault: &record::RecordError| {
            // Which side's numerals were written does not change the moves.
            fault.severity >= Severity::Warning && !matches!(fault.fault, Fault::Numerals(_))
        };
        if !read_as.is_written() || reading.findings.iter().any(costs) {
            return Some(Self::Unread);
        }
        if has_rest {
            return Some(Self::Text);
        }
        let format = Format::of_path(path).unwrap_or(Format::Pgn);
        let (_, losses) = record::write(&reading.record, format, Notation::Iccs);
        (!losses.is_empty()).then_some(Self::Format(format))
    }

    fn to_text(self) -> String {
        match self {
            Self::Other => "other".to_owned(),
            Self::Changed => "changed".to_owned(),
            Self::Games(games) => format!("games {games}"),
            Self::Unread => "unread".to_owned(),
            Self::Text => "text".to_owned(),
            Self::Format(format) => format!("format {format}"),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        Some(match text.split_once(' ').unwrap_or((text, "")) {
            ("other", "") => Self::Other,
            ("changed", "") => Self::Changed,
            ("games", games) => Self::Games(games.parse().ok()?),
            ("unread", "") => Self::Unread,
            ("text", "") => Self::Text,
            ("format", name) => Self::Format(Format::of_name(name)?),
            _ => return None,
        })
    }
}

/// What a file held when it was read or written last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    print: Print,
    doubt: Option<Doubt>,
}

impl Held {
    /// What was read from a file with this print.
    pub(super) const fn read(print: Print, doubt: Option<Doubt>) -> Self {
        Self { print, doubt }
    }

    /// What was written: the game and nothing else.
    pub(super) fn written(bytes: &[u8]) -> Self {
        let mut print = Print::default();
        print.add(bytes);
        Self { print, doubt: None }
    }

    /// Why the file that held this is not replaced now without a question.
    pub(super) fn doubt(&self, path: &Path) -> Option<Doubt> {
        match Print::of_file(path) {
            Ok(Some(print)) if print == self.print => self.doubt,
            _ => Some(Doubt::Changed),
        }
    }

    /// In words for a kept game.
    pub(super) fn to_text(self) -> String {
        let Print { bytes, hash } = self.print;
        let doubt = self.doubt.map(Doubt::to_text).unwrap_or_default();
        format!("{bytes} {hash:016x} {doubt}").trim_end().to_owned()
    }

    /// What [`Held::to_text`] says.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut words = text.splitn(3, ' ');
        let bytes = words.next()?.parse().ok()?;
        let hash = u64::from_str_radix(words.next()?, 16).ok()?;
        let doubt = match words.next() {
            Some(words) => Some(Doubt::parse(words)?),
            None => None,
        };
        let print = Print { bytes, hash };
        Some(Self { print, doubt })
    }
}

/// How many bytes a file has, and a number that changes with any of them (FNV-1a, which is the same in every version).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Print {
    bytes: u64,
    hash: u64,
}

impl Default for Print {
    fn default() -> Self {
        Self {
            bytes: 0,
            hash: 0xcbf2_9ce4_8422_2325,
        }
    }
}

impl Print {
    fn add(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len() as u64;
        for byte in bytes {
            self.hash = (self.hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// That of a file; none of a pipe, which gives its bytes only once.
    pub(super) fn of_file(path: &Path) -> io::Result<Option<Self>> {
        if !fs::metadata(path)?.is_file() {
            return Ok(None);
        }
        let mut file = File::open(path)?;
        let mut part = vec![0; 64 * 1024];
        let mut print = Self::default();
        loop {
            match file.read(&mut part) {
                Ok(0) => return Ok(Some(print)),
                Ok(len) => print.add(part.get(..len).unwrap_or_default()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}

#[cfg(test)]
mod tests;
