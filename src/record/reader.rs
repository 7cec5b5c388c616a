//! Reads the games of a file of any format, one after the other. Knows the formats' readers, and chooses between them.

use super::dhtmlxq::DhtmlXqReader;
use super::pgn::PgnReader;
use super::wxf::WxfReader;
use super::{Fault, Format, Reading, RecordError, cbr, text, xqf};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};
use std::path::Path;

/// So many bytes are looked at to recognise a format.
const HEAD: u64 = 64 * 1024;

/// So many bytes of a file without a telling name are looked at, to know whether it is a record.
const GLANCE: u64 = 64;

/// Larger than any record of a binary format; a file that goes on is no record.
const LARGEST: u64 = 64 << 20;

/// The games of a file. An `Err` is a game, or a file, that could not be read at all; games that could be read in part
/// come with their [findings](Reading::findings). A file without any game gives one error.
#[derive(Debug)]
pub struct Reader<R> {
    source: Source<R>,
    format: Format,
    has_given: bool,
}

type Whole<R> = Chain<Cursor<Vec<u8>>, R>;

#[derive(Debug)]
enum Source<R> {
    Pgn(PgnReader<Whole<R>>),
    DhtmlXq(DhtmlXqReader<Whole<R>>),
    Wxf(WxfReader<Whole<R>>),
    Binary(Option<Whole<R>>),
}

/// A reader of whatever can be read.
pub type AnyReader = Reader<Box<dyn BufRead>>;

/// Opens a file, or standard input where the path is `-`. Its first bytes decide the format, then the ending of its name.
///
/// # Errors
/// The file cannot be read, or is in an encoding that is not supported.
pub fn open(path: &Path) -> Result<AnyReader, RecordError> {
    Reader::new(input(path)?, Format::of_path(path))
}

/// Opens a file, or standard input, of a format that is known.
///
/// # Errors
/// The file cannot be read, or is in an encoding that is not supported.
pub fn open_as(path: &Path, format: Format) -> Result<AnyReader, RecordError> {
    Reader::of_format(input(path)?, format)
}

/// Whether a file is a record by its name's ending or, where that says nothing, by how it begins. A text that speaks of
/// a format further on is none, and a pipe is not looked into.
pub fn looks_like_record(path: &Path) -> bool {
    Format::of_path(path).is_some() || begins_like_record(path).unwrap_or(false)
}

fn begins_like_record(path: &Path) -> io::Result<bool> {
    if !path.metadata()?.is_file() {
        return Ok(false);
    }
    let mut head = Vec::new();
    File::open(path)?.take(GLANCE).read_to_end(&mut head)?;
    Ok(Format::sniff(&head).is_some_and(|format| format != Format::DhtmlXq))
}

fn input(path: &Path) -> Result<Box<dyn BufRead>, RecordError> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufReader::with_capacity(
            HEAD as usize,
            io::stdin(),
        )));
    }
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::Error::from(io::ErrorKind::IsADirectory).into());
    }
    Ok(Box::new(BufReader::with_capacity(HEAD as usize, file)))
}

impl<R: BufRead> Reader<R> {
    /// Begins to read. The first bytes decide the format; where they show none, it is `expected`, else PGN.
    ///
    /// # Errors
    /// The input cannot be read, or is in an encoding that is not supported.
    pub fn new(input: R, expected: Option<Format>) -> Result<Self, RecordError> {
        let (head, input) = split_head(input)?;
        // A text with the ending of a text may be anything; only a page is surely no PGN.
        let is_page = head.trim_ascii_start().starts_with(b"<");
        let expected = expected.filter(|format| *format != Format::DhtmlXq || is_page);
        let format = Format::sniff(&head).or(expected).unwrap_or(Format::Pgn);
        Self::over(head, input, format)
    }

    /// Begins to read a format that is known.
    ///
    /// # Errors
    /// The input cannot be read, or is in an encoding that is not supported.
    pub fn of_format(input: R, format: Format) -> Result<Self, RecordError> {
        let (head, input) = split_head(input)?;
        Self::over(head, input, format)
    }

    fn over(head: Vec<u8>, input: R, format: Format) -> Result<Self, RecordError> {
        if !matches!(format, Format::Xqf | Format::Cbr) && text::is_utf16(&head) {
            return Err(RecordError::of_file(Fault::Utf16));
        }
        let whole = Cursor::new(head).chain(input);
        Ok(Self {
            source: match format {
                Format::Pgn => Source::Pgn(PgnReader::new(whole)),
                Format::DhtmlXq => Source::DhtmlXq(DhtmlXqReader::new(whole)),
                Format::Wxf => Source::Wxf(WxfReader::new(whole)),
                Format::Xqf | Format::Cbr => Source::Binary(Some(whole)),
            },
            format,
            has_given: false,
        })
    }

    /// The format that is read.
    pub const fn format(&self) -> Format {
        self.format
    }

    /// Whether there was text, as far as has been read, that belongs to no game: a page, or words behind a result. Told of
    /// the formats that are written.
    pub const fn has_rest(&self) -> bool {
        match &self.source {
            Source::Pgn(reader) => reader.has_rest(),
            Source::DhtmlXq(reader) => reader.has_rest(),
            Source::Wxf(_) | Source::Binary(_) => false,
        }
    }
}

/// Takes the first bytes off, to be looked at.
fn split_head<R: BufRead>(mut input: R) -> io::Result<(Vec<u8>, R)> {
    let mut head = Vec::new();
    input.by_ref().take(HEAD).read_to_end(&mut head)?;
    Ok((head, input))
}

fn read_binary(input: impl Read, format: Format) -> Result<Reading, RecordError> {
    let mut bytes = Vec::new();
    input.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.is_empty() {
        return Err(RecordError::of_file(Fault::NoGame));
    }
    if bytes.len() as u64 > LARGEST {
        return Err(RecordError::of_file(Fault::TooLarge(LARGEST)));
    }
    match format {
        Format::Cbr => cbr::read(&bytes),
        _ => xqf::read(&bytes),
    }
}

impl<R: BufRead> Iterator for Reader<R> {
    type Item = Result<Reading, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = match &mut self.source {
            Source::Pgn(reader) => reader.next(),
            Source::DhtmlXq(reader) => reader.next(),
            Source::Wxf(reader) => reader.next(),
            Source::Binary(input) => input.take().map(|input| read_binary(input, self.format)),
        };
        if next.is_none() && !self.has_given {
            self.has_given = true;
            return Some(Err(RecordError::of_file(Fault::NoGame)));
        }
        self.has_given = true;
        next
    }
}
