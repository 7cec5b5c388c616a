//! The binary files of `CCBridge`, one game each: read, never written. Nothing in them is hidden; texts are UTF-16.

use super::draft::{Draft, DraftId};
use super::pre_order::{Comments, StoredNode, read_nodes};
use super::reading::Findings;
use super::text::Encoding;
use super::{Fault, Reading, Record, RecordError, RecordResult, Severity, Spot, note};
use crate::rules::{Move, Piece, PieceKind, Point, Position, RuleSet, Setup, Side};

/// What a file begins with.
pub(super) const MAGIC: &[u8] = b"CCBridge Record\0";

/// Where the board stands: ninety bytes, row by row from Black's side.
const BOARD: usize = 2120;
/// Where the game's comment stands, and behind it the moves.
const BODY: usize = 2214;

/// Texts: where they stand, the most bytes, and the tag.
const TEXTS: [(usize, usize, &str); 4] = [
    (180, 128, "Title"),
    (692, 64, "Event"),
    (1076, 64, "Red"),
    (1300, 64, "Black"),
];

/// The low half of a piece's byte; the high half is 1 for Red and 2 for Black.
const KINDS: [PieceKind; 7] = [
    PieceKind::Rook,
    PieceKind::Horse,
    PieceKind::Elephant,
    PieceKind::Advisor,
    PieceKind::King,
    PieceKind::Cannon,
    PieceKind::Pawn,
];

/// What tells where a move stands: the offset in the file, and the square numbers.
type Origin = (u64, u8, u8);

/// Reads a file.
///
/// # Errors
/// The file is not of this format or too short, or nobody can play from its start position.
pub(super) fn read(file: &[u8]) -> Result<Reading, RecordError> {
    let mut findings = Findings::new(1);
    if !file.starts_with(MAGIC) {
        return Err(findings.error(Spot::File, Fault::NotCbr));
    }
    if file.len() < BODY + 4 {
        return Err(findings.error(Spot::File, Fault::Truncated));
    }
    let mut record = Record::new(Position::start());
    for (at, most, tag) in TEXTS {
        let value = utf16(file.get(at..at + most).unwrap_or_default());
        if !value.is_empty() {
            record.tags.set(tag, value.replace('\n', " "));
        }
    }
    record.set_result(match file.get(2076) {
        Some(1) => Some(RecordResult::RedWins),
        Some(2) => Some(RecordResult::BlackWins),
        Some(3 | 4) => Some(RecordResult::Draw),
        _ => None,
    });
    let mut bytes = Bytes {
        file,
        at: BODY,
        cut: None,
    };
    let mut draft = Draft::new((0, 0, 0));
    let mut comments: Comments = Vec::new();
    if bytes.number() != Some(0) {
        comments.push((DraftId::ROOT, bytes.comment().unwrap_or_default()));
    }
    read_nodes(true, &mut draft, &mut comments, || bytes.node());
    for (node, text) in comments {
        draft.comment(node, note::trimmed(&utf16(&text)));
    }
    let mut setup = setup(file);
    if let Some(piece) = draft.first_move().and_then(|m| setup.at(m.from)) {
        setup.turn = piece.side;
    }
    record.start = Position::try_from(setup)
        .map_err(|error| findings.error(Spot::Byte(BOARD as u64), Fault::Start(error)))?;
    let describe = |(offset, from, to): Origin| {
        let text = match (point(from), point(to)) {
            (Some(from), Some(to)) => format!("{from}{to}"),
            _ => format!("{from} to {to}, which are not both on the board"),
        };
        (Spot::Byte(offset), text)
    };
    record.tree = draft.judge(&record.start, RuleSet::Standard, &mut findings, describe);
    if let Some(offset) = bytes.cut {
        findings.add(Severity::Error, Spot::Byte(offset), None, Fault::Truncated);
    }
    Ok(Reading {
        record,
        findings: findings.finish(),
        encoding: Encoding::Utf8,
    })
}

fn setup(file: &[u8]) -> Setup {
    let mut setup = Setup::empty();
    for square in 0..90_u8 {
        let byte = file
            .get(BOARD + usize::from(square))
            .copied()
            .unwrap_or_default();
        let side = match byte >> 4 {
            1 => Side::Red,
            2 => Side::Black,
            _ => continue,
        };
        let kind = usize::from(byte & 0x0F)
            .checked_sub(1)
            .and_then(|kind| KINDS.get(kind));
        if let (Some(&kind), Some(point)) = (kind, point(square)) {
            setup.set(point, Some(Piece::new(side, kind)));
        }
    }
    if file.get(2116) == Some(&2) {
        setup.turn = Side::Black;
    }
    setup
}

/// The point of a square number: row from Black's side times nine plus file.
fn point(square: u8) -> Option<Point> {
    Point::new(square % 9, 9_u8.checked_sub(square / 9)?)
}

/// Text up to its first zero.
fn utf16(bytes: &[u8]) -> String {
    let units = bytes
        .chunks_exact(2)
        .filter_map(|pair| Some(u16::from_le_bytes(pair.try_into().ok()?)));
    let text: String = char::decode_utf16(units.take_while(|unit| *unit != 0))
        .map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect();
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// The bytes behind the header, read from front to back.
struct Bytes<'a> {
    file: &'a [u8],
    at: usize,
    /// Where they end too early.
    cut: Option<u64>,
}

impl<'a> Bytes<'a> {
    fn take(&mut self, len: usize) -> &'a [u8] {
        let rest = self.file.get(self.at..).unwrap_or_default();
        let taken = rest.get(..len.min(rest.len())).unwrap_or_default();
        if taken.len() < len {
            self.cut.get_or_insert(self.at as u64);
        }
        self.at += taken.len();
        taken
    }

    fn number(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.take(4).try_into().ok()?))
    }

    fn comment(&mut self) -> Option<Vec<u8>> {
        let len = self.number()?;
        Some(self.take(len as usize).to_vec())
    }

    /// The next node; none at the end, which is a node of zeros or the end of the file.
    fn node(&mut self) -> Option<StoredNode<Origin>> {
        let offset = self.at as u64;
        if self.cut.is_some() {
            return None;
        }
        let &[mark, _, from, to] = self.take(4) else {
            return None;
        };
        if [mark, from, to] == [0; 3] {
            return None;
        }
        let comment = if mark & 4 == 0 {
            Vec::new()
        } else {
            self.comment().unwrap_or_default()
        };
        Some(StoredNode {
            m: point(from)
                .zip(point(to))
                .map(|(from, to)| Move::new(from, to)),
            origin: (offset, from, to),
            has_child: mark & 1 == 0,
            has_sibling: mark & 2 != 0,
            comment,
        })
    }
}
