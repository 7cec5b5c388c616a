//! The text files that `PlayOK`, `XieXie` and others call WXF, one game after the other: lines of a word and its value, then
//! the moves between `START{` and `}END`. Read, never written.

use super::lines::Lines;
use super::pgn::read_movetext;
use super::reading::Findings;
use super::text::{self, Encoding};
use super::{Fault, Reading, RecordError, RecordResult, Spot, Tags};
use crate::rules::Position;
use std::io::BufRead;

/// Words and the tags that they are.
const TAGS: [(&str, &str); 7] = [
    ("RED", "Red"),
    ("BLACK", "Black"),
    ("EVENT", "Event"),
    ("DATE", "Date"),
    ("PLACE", "Site"),
    ("GAME", "Title"),
    ("TIME", "TimeRule"),
];

/// Reads the games of a file, one at a time.
#[derive(Debug)]
pub(super) struct WxfReader<R> {
    lines: Lines<R>,
    count: usize,
    encoding: Encoding,
    is_done: bool,
}

/// Whether a head of a file shows this format.
pub(super) fn is_wxf(head: &[u8]) -> bool {
    let mut words = head
        .split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty());
    words
        .next()
        .is_some_and(|word| word.eq_ignore_ascii_case(b"FORMAT"))
        && words
            .next()
            .is_some_and(|word| word.eq_ignore_ascii_case(b"WXF"))
}

impl<R: BufRead> WxfReader<R> {
    /// Begins at the start of a file.
    pub(super) fn new(input: R) -> Self {
        Self {
            lines: Lines::new(input),
            count: 0,
            encoding: Encoding::Utf8,
            is_done: false,
        }
    }

    /// Reads lines up to the end of a game.
    fn game(&mut self) -> Result<Option<Reading>, RecordError> {
        let mut bytes = Vec::new();
        let mut line = Vec::new();
        let first_line = self.lines.number() + 1;
        loop {
            if !self.lines.read(&mut line)? {
                self.is_done = true;
                break;
            }
            bytes.extend_from_slice(&line);
            bytes.push(b'\n');
            if line.trim_ascii_start().starts_with(b"}END") {
                break;
            }
        }
        if bytes.trim_ascii().is_empty() {
            return Ok(None);
        }
        self.count += 1;
        let decoded = text::decode(&bytes, self.encoding);
        let mut findings = Findings::new(self.count);
        findings.note_encoding(Spot::Line(first_line), &decoded, self.encoding);
        if decoded.encoding != Encoding::Utf8 {
            self.encoding = decoded.encoding;
        }
        read_game(&decoded.text, first_line, findings).map(|mut reading| {
            reading.encoding = decoded.encoding;
            Some(reading)
        })
    }
}

fn read_game(text: &str, first_line: u64, mut findings: Findings) -> Result<Reading, RecordError> {
    let mut tags = Tags::new();
    let mut start = Position::start();
    let mut result = None;
    let mut at = 0;
    for (number, line) in (first_line..).zip(text.split_inclusive('\n')) {
        at += line.len();
        let line = line.trim();
        if line.starts_with("START{") {
            break;
        }
        let (word, value) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let value = value.trim();
        if value.is_empty() {
            continue;
        }
        match word.to_ascii_uppercase().as_str() {
            "FORMAT" => {}
            "FEN" => {
                let fault = |error| findings.error(Spot::Line(number), Fault::Fen(error));
                start = value.parse().map_err(fault)?;
            }
            "RESULT" => match RecordResult::read(value) {
                Ok(known) => result = known,
                Err(_) => findings.warn(Spot::Line(number), Fault::Result(value.to_owned())),
            },
            upper => {
                let tag = TAGS
                    .iter()
                    .find(|(known, _)| *known == upper)
                    .map_or(word, |(_, tag)| tag);
                // Behind a name come its title, its club and more, each behind a semicolon.
                let name = value.split(';').next().unwrap_or_default().trim();
                if !name.is_empty() && !tags.add(tag, name.to_owned()) {
                    findings.warn(Spot::Line(number), Fault::TooManyTags);
                }
            }
        }
    }
    let end = text.rfind("}END").unwrap_or(text.len()).max(at);
    let moves = text.get(..end).unwrap_or_default();
    let mut reading = read_movetext(moves, at, first_line, start, tags, findings);
    if reading.record.result.is_none() {
        reading.record.set_result(result);
    }
    Ok(reading)
}

impl<R: BufRead> Iterator for WxfReader<R> {
    type Item = Result<Reading, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.is_done {
            match self.game() {
                Ok(Some(reading)) => return Some(Ok(reading)),
                Ok(None) => {}
                Err(error) => {
                    self.is_done |= matches!(error.fault, Fault::Io(..));
                    return Some(Err(error));
                }
            }
        }
        None
    }
}
