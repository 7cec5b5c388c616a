//! The binary files of `XQStudio`, versions 1.0 to 1.8: read, never written. One file holds one game.
//!
//! `header` reads the fixed part, `cipher` takes the encryption away, `body` reads the tree of moves. Texts are GBK;
//! what is plainly something else is read as such, and that is said.

mod body;
mod cipher;
mod header;

use super::reading::Findings;
use super::text::{self, Encoding};
use super::{Fault, Reading, Record, RecordError, Spot, note};
use crate::rules::{Position, RuleSet};
use body::Body;
use header::Header;
use std::borrow::Cow;

/// Reads a file.
///
/// # Errors
/// The file is not of this format or damaged, or nobody can play from its start position.
pub fn read(file: &[u8]) -> Result<Reading, RecordError> {
    let mut findings = Findings::new(1);
    let header = Header::read(file).map_err(|fault| findings.error(Spot::File, fault))?;
    let mut body = Body::read(&header, file.get(header::LEN..).unwrap_or_default());
    let page = CodePage::of(
        header
            .texts()
            .map(|(_, text)| text)
            .chain(body.comments.iter().map(|(_, text)| text.as_slice())),
    );
    if let Some(name) = page.foreign_name() {
        findings.warn(Spot::File, Fault::CodePage(name));
    }
    let mut replaced = 0;
    let mut decode = |bytes: &[u8]| {
        let text = page.decode(bytes);
        replaced += text.matches(char::REPLACEMENT_CHARACTER).count();
        text.replace("\r\n", "\n")
            .replace('\r', "\n")
            .replace('\0', "")
    };
    let mut record = Record::new(Position::start());
    for (tag, text) in header.texts() {
        record.tags.set(tag, decode(text).replace('\n', " "));
    }
    for (node, text) in std::mem::take(&mut body.comments) {
        body.draft.comment(node, note::trimmed(&decode(&text)));
    }
    if replaced > 0 {
        let encoding = Encoding::Gb18030;
        findings.warn(Spot::File, Fault::Malformed { encoding, replaced });
    }
    let mut setup = header.setup(|point| findings.warn(Spot::Byte(16), Fault::Overlap(point)));
    if let Some(piece) = body.draft.first_move().and_then(|m| setup.at(m.from)) {
        setup.turn = piece.side;
    }
    record.start = Position::try_from(setup)
        .map_err(|error| findings.error(Spot::Byte(16), Fault::Start(error)))?;
    record.set_result(header.result());
    let describe = |(offset, from, to): body::Origin| (Spot::Byte(offset), body::text_of(from, to));
    record.tree = body
        .draft
        .judge(&record.start, RuleSet::Standard, &mut findings, describe);
    if let Some(offset) = body.cut {
        findings.add(
            super::Severity::Error,
            Spot::Byte(offset),
            None,
            Fault::Truncated,
        );
    }
    Ok(Reading {
        record,
        findings: findings.finish(),
        encoding: Encoding::Gb18030,
    })
}

/// In what the texts of a file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CodePage {
    /// As the format prescribes.
    Gbk,
    Utf8,
    Big5,
    /// Latin letters with marks: the Vietnamese code page, which shares most of them with the Western one.
    Vietnamese,
}

impl CodePage {
    fn of<'a>(texts: impl Iterator<Item = &'a [u8]>) -> Self {
        let mut sample: Vec<u8> = Vec::new();
        for text in texts.take(2000) {
            if !text.is_ascii() {
                sample.extend_from_slice(text);
                sample.push(b'\n');
            }
        }
        let marked = sample.iter().filter(|byte| **byte >= 0x80).count();
        if marked == 0 {
            return Self::Gbk;
        }
        if sample.is_ascii() || std::str::from_utf8(&sample).is_ok() {
            return Self::Utf8;
        }
        if is_latin(&sample) {
            return Self::Vietnamese;
        }
        match text::decode(&sample, Encoding::Gb18030).encoding {
            Encoding::Big5 => Self::Big5,
            Encoding::Utf8 | Encoding::Gb18030 => Self::Gbk,
        }
    }

    fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Gbk => Encoding::Gb18030.decode(bytes),
            Self::Utf8 => Encoding::Utf8.decode(bytes),
            Self::Big5 => Encoding::Big5.decode(bytes),
            Self::Vietnamese => {
                encoding_rs::WINDOWS_1258
                    .decode_without_bom_handling(bytes)
                    .0
            }
        }
    }

    const fn foreign_name(self) -> Option<&'static str> {
        match self {
            Self::Gbk => None,
            Self::Utf8 => Some("UTF-8"),
            Self::Big5 => Some("Big5"),
            Self::Vietnamese => Some("windows-1258"),
        }
    }
}

/// Whether a text is of Latin letters, some with marks: then there are more plain letters than bytes of others, and
/// those stand in short runs beside plain letters. The bytes of Chinese come in long runs, and where half a character
/// looks like a letter, the other half does not.
fn is_latin(text: &[u8]) -> bool {
    let marked = text.iter().filter(|byte| **byte >= 0x80).count();
    let letters = text
        .iter()
        .filter(|byte| byte.is_ascii_alphabetic())
        .count();
    let (mut short, mut all) = (0, 0);
    let mut before = None;
    for run in text.chunk_by(|a, b| (*a >= 0x80) == (*b >= 0x80)) {
        if run.first().is_some_and(|byte| *byte >= 0x80) {
            all += 1;
            short += usize::from(
                run.len() <= 3 && before.is_some_and(|byte: u8| byte.is_ascii_alphabetic()),
            );
        }
        before = run.last().copied();
    }
    letters > marked && short * 3 > all * 2
}
