//! The tree of moves behind the header of an XQF file. Knows nodes and their flags; whether the moves are legal is asked
//! later.

use super::header::{Header, point};
use crate::record::draft::{Draft, DraftId};
use crate::record::pre_order::{Comments, StoredNode, read_nodes};
use crate::rules::Move;

/// What tells where a move stands: the offset in the file, and the square numbers.
pub(super) type Origin = (u64, u8, u8);

/// What stands behind the header.
#[derive(Debug)]
pub(super) struct Body {
    /// The moves.
    pub(super) draft: Draft<Origin>,
    /// The bytes of the comments.
    pub(super) comments: Comments,
    /// Where the file ends too early.
    pub(super) cut: Option<u64>,
}

/// The bytes behind the header, read from front to back.
struct Bytes<'a> {
    header: &'a Header<'a>,
    all: &'a [u8],
    at: usize,
    /// Where they end too early.
    cut: Option<u64>,
}

impl Body {
    /// Reads the nodes. The first is the root: its move means nothing, its comment is the game's.
    pub(super) fn read(header: &Header<'_>, bytes: &[u8]) -> Self {
        let mut bytes = Bytes {
            header,
            all: bytes,
            at: 0,
            cut: None,
        };
        let mut draft = Draft::new((0, 0, 0));
        let mut comments = Vec::new();
        if let Some(root) = bytes.node() {
            comments.push((DraftId::ROOT, root.comment));
            read_nodes(root.has_child, &mut draft, &mut comments, || bytes.node());
        }
        Self {
            draft,
            comments,
            cut: bytes.cut,
        }
    }
}

impl Bytes<'_> {
    fn offset(&self) -> u64 {
        (super::header::LEN + self.at) as u64
    }

    /// The next bytes, without what hides them; fewer at the end of the file.
    fn take(&mut self, len: usize) -> Vec<u8> {
        let rest = self.all.get(self.at..).unwrap_or_default();
        let taken = rest.get(..len.min(rest.len())).unwrap_or_default();
        let at = self.at;
        self.at += taken.len();
        taken
            .iter()
            .enumerate()
            .map(|(i, &byte)| self.header.keys.plain(at + i, byte))
            .collect()
    }

    /// The next node; none where the file ends before it is whole. A comment that is cut off is kept.
    fn node(&mut self) -> Option<StoredNode<Origin>> {
        if self.cut.is_some() {
            return None;
        }
        let offset = self.offset();
        let head = self.take(4);
        let &[from, to, flags, _] = head.as_slice() else {
            self.cut = Some(offset);
            return None;
        };
        let keys = &self.header.keys;
        let (from, to) = (
            from.wrapping_sub(0x18).wrapping_sub(keys.from),
            to.wrapping_sub(0x20).wrapping_sub(keys.to),
        );
        let (has_child, has_sibling, has_comment) = if self.header.is_hidden() {
            (flags & 0x80 != 0, flags & 0x40 != 0, flags & 0x20 != 0)
        } else {
            (flags & 0xF0 != 0, flags & 0x0F != 0, true)
        };
        let comment = if has_comment {
            self.comment()?
        } else {
            Vec::new()
        };
        let m = point(from)
            .zip(point(to))
            .map(|(from, to)| Move::new(from, to));
        Some(StoredNode {
            m,
            origin: (offset, from, to),
            has_child,
            has_sibling,
            comment,
        })
    }

    fn comment(&mut self) -> Option<Vec<u8>> {
        let offset = self.offset();
        let head = self.take(4);
        let &[a, b, c, d] = head.as_slice() else {
            self.cut = Some(offset);
            return None;
        };
        // A length below the key is noise, and so is nothing.
        let len = u32::from_le_bytes([a, b, c, d]).saturating_sub(self.header.keys.length) as usize;
        let comment = self.take(len);
        if comment.len() < len {
            self.cut = Some(offset);
        }
        Some(comment)
    }
}

/// The text of a move for a message.
pub(super) fn text_of(from: u8, to: u8) -> String {
    match (point(from), point(to)) {
        (Some(from), Some(to)) => format!("{from}{to}"),
        _ => format!("{from} to {to}, which are not both on the board"),
    }
}
