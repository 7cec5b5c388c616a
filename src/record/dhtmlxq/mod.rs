//! The text of the web board of dpxq.com, which the forums took over: fields in marks, side lines by number, moves in
//! digits. It stands in files of its own, in posts, or inside a page.
//!
//! A file is cut where a record closes; each part is decoded and read as a whole.

mod branches;
pub(super) mod lineup;
mod markup;
mod name;
mod read;
mod write;

pub use write::write;

use super::lines::{Lines, line_ends};
use super::reading::Findings;
use super::text::{self, Encoding};
use super::{Reading, RecordError, Spot};
use std::collections::VecDeque;
use std::io::{self, BufRead};

/// Reads the records of a file, one at a time.
#[derive(Debug)]
pub struct DhtmlXqReader<R> {
    lines: Lines<R>,
    bytes: Vec<u8>,
    line: Vec<u8>,
    count: usize,
    encoding: Encoding,
    /// Records that closed on one line.
    ready: VecDeque<Result<Reading, RecordError>>,
    is_done: bool,
    /// Whether there was text beside the records.
    has_rest: bool,
}

impl<R: BufRead> DhtmlXqReader<R> {
    /// Begins at the start of a file.
    pub fn new(input: R) -> Self {
        Self {
            lines: Lines::new(input),
            bytes: Vec::new(),
            line: Vec::new(),
            count: 0,
            encoding: Encoding::Utf8,
            ready: VecDeque::new(),
            is_done: false,
            has_rest: false,
        }
    }

    /// Whether there was text that belongs to no record, as the page around it.
    pub(super) const fn has_rest(&self) -> bool {
        self.has_rest
    }

    /// Gathers lines up to one on which a record closes. Gives the number of the first.
    fn gather(&mut self) -> io::Result<u64> {
        self.bytes.clear();
        let first = self.lines.number() + 1;
        loop {
            if !self.lines.read(&mut self.line)? {
                self.is_done = true;
                return Ok(first);
            }
            self.bytes.extend_from_slice(&self.line);
            self.bytes.push(b'\n');
            if markup::closes_record(&self.line) {
                return Ok(first);
            }
        }
    }

    /// Reads all records of the gathered lines.
    fn read_gathered(&mut self, first_line: u64) {
        let decoded = text::decode(&self.bytes, self.encoding);
        let lower = decoded.text.to_ascii_lowercase();
        let mut line = first_line;
        let mut from = 0;
        while from < decoded.text.len() {
            let end = lower.get(from..).and_then(markup::record_end);
            let end = end.map_or(decoded.text.len(), |end| from + end);
            let part = decoded.text.get(from..end).unwrap_or_default();
            self.has_rest = self.has_rest || markup::has_rest(part);
            let mut findings = Findings::new(self.count + 1);
            findings.note_encoding(Spot::Line(line), &decoded, self.encoding);
            if let Some(reading) = read::read_game(&decoded, part, line, findings) {
                self.count += 1;
                self.ready.push_back(reading);
            }
            line += line_ends(part.as_bytes());
            from = end;
        }
        if decoded.encoding != Encoding::Utf8 {
            self.encoding = decoded.encoding;
        }
    }
}

impl<R: BufRead> Iterator for DhtmlXqReader<R> {
    type Item = Result<Reading, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(ready) = self.ready.pop_front() {
                return Some(ready);
            }
            if self.is_done {
                return None;
            }
            match self.gather() {
                Ok(first_line) => self.read_gathered(first_line),
                Err(error) => {
                    self.is_done = true;
                    return Some(Err(error.into()));
                }
            }
        }
    }
}
