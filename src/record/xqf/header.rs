//! The first 1024 bytes of an XQF file: version, keys, start position, result and names. Knows offsets, and
//! no moves.

use super::cipher::{Keys, is_sum_right};
use crate::record::dhtmlxq::lineup;
use crate::record::{Fault, RecordResult};
use crate::rules::{Point, Setup, Side};

/// The length of the header.
pub(super) const LEN: usize = 1024;

/// Texts: where the length byte stands, the most bytes, and the tag.
const TEXTS: [(usize, usize, &str); 12] = [
    (80, 63, "Title"),
    (144, 63, "Subtitle"),
    (208, 63, "Event"),
    (272, 15, "Date"),
    (288, 15, "Site"),
    (304, 15, "Red"),
    (320, 15, "Black"),
    (336, 63, "TimeRule"),
    (400, 15, "RedTime"),
    (416, 15, "BlackTime"),
    (464, 15, "Annotator"),
    (480, 15, "Author"),
];

/// What the header says.
#[derive(Debug)]
pub(super) struct Header<'a> {
    bytes: &'a [u8],
    /// The version: 10 is 1.0.
    pub(super) version: u8,
    /// The keys; all zero in version 1.0.
    pub(super) keys: Keys,
}

impl<'a> Header<'a> {
    /// Reads the header of a file.
    pub(super) fn read(file: &'a [u8]) -> Result<Self, Fault> {
        if !file.starts_with(b"XQ") {
            return Err(Fault::NotXqf);
        }
        let bytes = file.get(..LEN).ok_or(Fault::Truncated)?;
        let byte = |at: usize| bytes.get(at).copied().unwrap_or_default();
        let four = |at: usize| [byte(at), byte(at + 1), byte(at + 2), byte(at + 3)];
        let version = byte(2);
        let keys = match version {
            1..=10 => Keys::default(),
            11..=18 if is_sum_right(four(12)) => Keys::of(byte(3), four(8), four(12)),
            11..=18 => return Err(Fault::Keys),
            _ => return Err(Fault::Version(version)),
        };
        Ok(Self {
            bytes,
            version,
            keys,
        })
    }

    fn byte(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or_default()
    }

    /// Whether the file keeps numbers and texts hidden.
    pub(super) const fn is_hidden(&self) -> bool {
        self.version > 10
    }

    /// The start position. Whose turn it is says a byte that is often wrong.
    pub(super) fn setup(&self, mut overlap: impl FnMut(Point)) -> Setup {
        let mut places = [u8::MAX; 32];
        for i in 0..32_usize {
            let slot = if self.version >= 12 {
                (i + 1 + usize::from(self.keys.piece)) % 32
            } else {
                i
            };
            if let Some(place) = places.get_mut(slot) {
                *place = self.byte(16 + i).wrapping_sub(self.keys.piece);
            }
        }
        let mut setup = Setup::empty();
        for (place, piece) in places.into_iter().zip(lineup::slots()) {
            if let Some(point) = point(place) {
                if setup.at(point).is_some() {
                    overlap(point);
                }
                setup.set(point, Some(piece));
            }
        }
        if self.byte(50) == 1 {
            setup.turn = Side::Black;
        }
        setup
    }

    /// The result.
    pub(super) fn result(&self) -> Option<RecordResult> {
        match self.byte(51) {
            1 => Some(RecordResult::RedWins),
            2 => Some(RecordResult::BlackWins),
            3 | 4 => Some(RecordResult::Draw),
            _ => None,
        }
    }

    /// The tags and the bytes of their texts, empty ones left out.
    pub(super) fn texts(&self) -> impl Iterator<Item = (&'static str, &'a [u8])> + '_ {
        let bytes = self.bytes;
        TEXTS.into_iter().filter_map(move |(at, most, tag)| {
            let len = usize::from(self.byte(at)).min(most);
            let text = bytes.get(at + 1..at + 1 + len)?;
            // What stands behind a zero is what an earlier, longer text left.
            let text = text.split(|byte| *byte == 0).next()?.trim_ascii();
            (!text.is_empty()).then_some((tag, text))
        })
    }
}

/// The point of a square number: file times ten plus rank, above 89 none.
pub(super) const fn point(square: u8) -> Option<Point> {
    Point::new(square / 10, square % 10)
}
