//! What a reader hands out for each game: the record, and what was found wrong on the way. Knows no format.

use super::text::{Decoded, Encoding};
use super::{Fault, Place, Record, RecordError, Severity, Spot};

/// One game as it was read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The game, as far as it could be read.
    pub record: Record,
    /// What was found wrong, in the order of the file.
    pub findings: Vec<RecordError>,
    /// The encoding of its text.
    pub encoding: Encoding,
}

impl Reading {
    /// Whether the rest of the main line is lost.
    pub fn has_error(&self) -> bool {
        self.findings.iter().any(RecordError::is_error)
    }
}

/// Gathers the faults of one game; past a hundred it only counts them.
#[derive(Debug)]
pub(super) struct Findings {
    game: usize,
    list: Vec<RecordError>,
    more: usize,
}

impl Findings {
    const MOST: usize = 100;

    /// Nothing found in the game of this number.
    pub(super) fn new(game: usize) -> Self {
        Self {
            game,
            list: Vec::new(),
            more: 0,
        }
    }

    /// A fault of this game, for a reader that gives the game up.
    pub(super) fn error(&self, spot: Spot, fault: Fault) -> RecordError {
        RecordError {
            severity: Severity::Error,
            place: self.place(spot, None),
            fault,
        }
    }

    /// Notes a fault; `find` finds out what and where it is, which is only done while there is room. The first error is
    /// always kept.
    pub(super) fn add_with(
        &mut self,
        severity: Severity,
        ply: Option<usize>,
        find: impl FnOnce() -> (Spot, Fault),
    ) {
        let is_first_error =
            severity == Severity::Error && !self.list.iter().any(RecordError::is_error);
        if self.list.len() < Self::MOST || is_first_error {
            let (spot, fault) = find();
            self.list.push(RecordError {
                severity,
                place: self.place(spot, ply),
                fault,
            });
        } else {
            self.more += 1;
        }
    }

    /// Notes a fault whose place is known.
    pub(super) fn add(&mut self, severity: Severity, spot: Spot, ply: Option<usize>, fault: Fault) {
        self.add_with(severity, ply, || (spot, fault));
    }

    /// Notes something beside the moves.
    pub(super) fn warn_with(&mut self, find: impl FnOnce() -> (Spot, Fault)) {
        self.add_with(Severity::Warning, None, find);
    }

    /// Notes something about the game as a whole.
    pub(super) fn warn(&mut self, spot: Spot, fault: Fault) {
        self.add(Severity::Warning, spot, None, fault);
    }

    /// Notes in which encoding a text was read, unless that is UTF-8 or known already, and what of it was damaged.
    pub(super) fn note_encoding(&mut self, spot: Spot, decoded: &Decoded<'_>, known: Encoding) {
        let (encoding, replaced) = (decoded.encoding, decoded.replaced);
        if encoding != Encoding::Utf8 && encoding != known {
            self.add(Severity::Note, spot, None, Fault::ReadAs(encoding));
        }
        if replaced > 0 {
            self.warn(spot, Fault::Malformed { encoding, replaced });
        }
    }

    fn place(&self, spot: Spot, ply: Option<usize>) -> Place {
        Place {
            spot,
            game: Some(self.game),
            ply,
        }
    }

    /// All that was found.
    pub(super) fn finish(mut self) -> Vec<RecordError> {
        if self.more > 0 {
            let more = Fault::More(self.more);
            self.list.push(RecordError {
                severity: Severity::Warning,
                place: self.place(Spot::File, None),
                fault: more,
            });
        }
        self.list
    }
}
