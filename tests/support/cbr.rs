//! Writes CBR files, by the description of the format: the program only reads them.

#![allow(clippy::unwrap_used, reason = "every node but the root has a move")]

use xiangqi::game::NodeId;
use xiangqi::record::{Record, RecordResult};
use xiangqi::rules::{PieceKind, Point, Side};

fn square(point: Point) -> u8 {
    (9 - point.y()) * 9 + point.x()
}

fn utf16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

/// A file that holds the record.
pub fn write(record: &Record) -> Vec<u8> {
    let mut file = vec![0; 2214];
    file[..16].copy_from_slice(b"CCBridge Record\0");
    for (tag, at, most) in [
        ("Title", 180, 128),
        ("Event", 692, 64),
        ("Red", 1076, 64),
        ("Black", 1300, 64),
    ] {
        let mut text = utf16(record.tags.get(tag).unwrap_or_default());
        text.truncate(most - 2);
        file[at..at + text.len()].copy_from_slice(&text);
    }
    file[2076] = match record.result {
        None => 0,
        Some(RecordResult::RedWins) => 1,
        Some(RecordResult::BlackWins) => 2,
        Some(RecordResult::Draw) => 3,
    };
    file[2116] = if record.start.turn() == Side::Red {
        1
    } else {
        2
    };
    for side in Side::BOTH {
        for (at, kind) in record.start.board().pieces(side) {
            let low = match kind {
                PieceKind::Rook => 1,
                PieceKind::Horse => 2,
                PieceKind::Elephant => 3,
                PieceKind::Advisor => 4,
                PieceKind::King => 5,
                PieceKind::Cannon => 6,
                PieceKind::Pawn => 7,
            };
            let high = if side == Side::Red { 0x10 } else { 0x20 };
            file[2120 + usize::from(square(at))] = high | low;
        }
    }
    let comment = |file: &mut Vec<u8>, text: &str| {
        let text = utf16(text);
        file.extend((text.len() as u32 + 2).to_le_bytes());
        file.extend(text);
        file.extend([0, 0]);
    };
    let tree = &record.tree;
    let about = tree.comment(NodeId::ROOT);
    file.extend(u32::from(!about.is_empty()).to_le_bytes());
    if !about.is_empty() {
        comment(&mut file, about);
    }
    let mut to_write: Vec<NodeId> = tree.first_child(NodeId::ROOT).into_iter().collect();
    while let Some(node) = to_write.pop() {
        let m = tree.move_at(node).unwrap();
        let (child, sibling) = (tree.first_child(node), tree.next_sibling(node));
        let text = tree.comment(node);
        let mark = u8::from(child.is_none())
            | u8::from(sibling.is_some()) << 1
            | u8::from(!text.is_empty()) << 2;
        file.extend([mark, 0, square(m.from), square(m.to)]);
        if !text.is_empty() {
            comment(&mut file, text);
        }
        to_write.extend(sibling);
        to_write.extend(child);
    }
    file.extend([0; 4]);
    file
}
