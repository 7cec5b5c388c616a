//! Writes XQF files of every version, by the published description of the format: the program only reads
//! them, so the tests need somebody who writes them.

use encoding_rs::GBK;
use xiangqi::game::NodeId;
use xiangqi::record::{Record, RecordResult};
use xiangqi::rules::{Piece, PieceKind, Point, Side};

/// The version and the bytes that choose the encryption.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// 10 is version 1.0.
    pub version: u8,
    /// Byte 3.
    pub mask: u8,
    /// Bytes 8 to 11.
    pub base: [u8; 4],
    /// Bytes 12 to 14; byte 15 makes their sum right.
    pub keys: [u8; 3],
}

/// The shape of version 1.0, which hides nothing.
pub const PLAIN: Shape = Shape {
    version: 10,
    mask: 0,
    base: [0; 4],
    keys: [0; 3],
};

const SLOTS: [PieceKind; 16] = {
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
    [
        Rook, Horse, Elephant, Advisor, King, Advisor, Elephant, Horse, Rook, Cannon, Cannon, Pawn,
        Pawn, Pawn, Pawn, Pawn,
    ]
};

const OFFSETS: [(&str, usize, usize); 12] = [
    ("Title", 80, 63),
    ("Subtitle", 144, 63),
    ("Event", 208, 63),
    ("Date", 272, 15),
    ("Site", 288, 15),
    ("Red", 304, 15),
    ("Black", 320, 15),
    ("TimeRule", 336, 63),
    ("RedTime", 400, 15),
    ("BlackTime", 416, 15),
    ("Annotator", 464, 15),
    ("Author", 480, 15),
];

struct Cipher {
    piece: u8,
    from: u8,
    to: u8,
    length: u32,
    stream: [u8; 32],
}

impl Shape {
    fn is_hidden(self) -> bool {
        self.version > 10
    }

    fn cipher(self) -> Cipher {
        if !self.is_hidden() {
            return Cipher {
                piece: 0,
                from: 0,
                to: 0,
                length: 0,
                stream: [0; 32],
            };
        }
        let [s, a, b] = self.keys.map(u32::from);
        let c = (1024 - s - a - b) % 256;
        let f = |key: u32| 54 * key * key + 221;
        let piece = f(a) * a % 256;
        let from = f(b) * piece % 256;
        let to = f(c) * from % 256;
        let mut stream = *b"[(C) Copyright Mr. Dong Shiwei.]";
        for (i, byte) in stream.iter_mut().enumerate() {
            *byte &= ([s, a, b, c][i % 4] as u8 & self.mask) | self.base[i % 4];
        }
        Cipher {
            piece: piece as u8,
            from: from as u8,
            to: to as u8,
            length: (s * 256 + a) % 32_000 + 767,
            stream,
        }
    }
}

fn square(point: Point) -> u8 {
    point.x() * 10 + point.y()
}

/// A file that holds the record. Texts are written in GBK and cut to what the header has room for.
pub fn write(record: &Record, shape: Shape) -> Vec<u8> {
    write_with(record, shape, |text| GBK.encode(text).0.into_owned())
}

/// Like [`write`], with texts in another encoding.
pub fn write_with(record: &Record, shape: Shape, encode: impl Fn(&str) -> Vec<u8>) -> Vec<u8> {
    let cipher = shape.cipher();
    let mut file = header(record, shape, &cipher, &encode);
    let mut body = Vec::new();
    let tree = &record.tree;
    let mut to_write = vec![NodeId::ROOT];
    while let Some(node) = to_write.pop() {
        let sibling = tree.next_sibling(node);
        let child = tree.first_child(node);
        let (from, to) = tree
            .move_at(node)
            .map_or((0, 0), |m| (square(m.from), square(m.to)));
        body.push(from.wrapping_add(0x18).wrapping_add(cipher.from));
        body.push(to.wrapping_add(0x20).wrapping_add(cipher.to));
        let comment = encode(tree.comment(node));
        let len = comment.len() as u32 + cipher.length;
        if shape.is_hidden() {
            let flag = |is_set: bool, bit: u8| if is_set { bit } else { 0 };
            let has_comment = !comment.is_empty();
            // The low bits are noise in real files.
            body.push(
                flag(child.is_some(), 0x80)
                    | flag(sibling.is_some(), 0x40)
                    | flag(has_comment, 0x20)
                    | 0x13,
            );
            body.push(0xFF);
            if has_comment {
                body.extend(len.to_le_bytes());
                body.extend(comment);
            }
        } else {
            let flag = |is_set: bool, nibble: u8| if is_set { nibble } else { 0 };
            body.push(flag(child.is_some(), 0xF0) | flag(sibling.is_some(), 0x0F));
            body.push(0);
            body.extend(len.to_le_bytes());
            body.extend(comment);
        }
        to_write.extend(sibling);
        to_write.extend(child);
    }
    file.extend(
        body.iter()
            .enumerate()
            .map(|(i, byte)| byte.wrapping_add(cipher.stream[i % 32])),
    );
    file
}

fn header(
    record: &Record,
    shape: Shape,
    cipher: &Cipher,
    encode: &impl Fn(&str) -> Vec<u8>,
) -> Vec<u8> {
    let mut file = vec![0; 1024];
    file[..2].copy_from_slice(b"XQ");
    file[2] = shape.version;
    file[3] = shape.mask;
    file[8..12].copy_from_slice(&shape.base);
    if shape.is_hidden() {
        file[12..15].copy_from_slice(&shape.keys);
        file[15] = shape
            .keys
            .iter()
            .fold(0_u8, |sum, key| sum.wrapping_sub(*key));
    }
    let mut places: Vec<(Piece, Point)> = Point::all()
        .filter_map(|point| record.start.board().at(point).map(|piece| (piece, point)))
        .collect();
    for slot in 0..32_usize {
        let piece = Piece::new(Side::BOTH[slot / 16], SLOTS[slot % 16]);
        let place = places
            .iter()
            .position(|(other, _)| *other == piece)
            .map(|at| places.remove(at).1);
        let byte = place.map_or(0xFF, square).wrapping_add(cipher.piece);
        // Captured pieces must stay above 89 whatever the key is; the square number 255 does.
        let at = if shape.version >= 12 {
            (slot + 63 - usize::from(cipher.piece) % 32) % 32
        } else {
            slot
        };
        file[16 + at] = byte;
    }
    // Often wrong in real files, so it is always wrong here.
    file[50] = u8::from(record.start.turn() == Side::Red);
    file[51] = match record.result {
        None => 0,
        Some(RecordResult::RedWins) => 1,
        Some(RecordResult::BlackWins) => 2,
        Some(RecordResult::Draw) => 3,
    };
    for (tag, at, most) in OFFSETS {
        if let Some(value) = record.tags.get(tag) {
            let mut text = encode(value);
            text.truncate(most);
            file[at] = text.len() as u8;
            file[at + 1..=at + text.len()].copy_from_slice(&text);
        }
    }
    file
}
