//! What every reader of records has to keep, whatever it reads.

use xiangqi::notation::{Notation, Script};
use xiangqi::record::{Format, Reader, write};

/// Reads bytes as a format. Of one input in eight, whatever could be read has to come back from both formats that are
/// written; that takes ten times as long.
pub fn check(bytes: &[u8], format: Format) {
    let Ok(reader) = Reader::of_format(bytes, format) else {
        return;
    };
    for game in reader {
        let reading = match game {
            Ok(reading) => reading,
            Err(error) => {
                assert!(!error.to_string().contains('\n'));
                continue;
            }
        };
        if bytes.len() % 8 != 0 {
            continue;
        }
        for target in [Format::Pgn, Format::DhtmlXq] {
            let notation = Notation::Chinese(Script::Simplified);
            let (text, losses) = write(&reading.record, target, notation);
            let again = Reader::of_format(text.as_bytes(), target).unwrap().next().unwrap().unwrap().record;
            assert_eq!(again.start, reading.record.start);
            assert_eq!(again.result, reading.record.result);
            assert_eq!(again.tree.len(), reading.record.tree.len());
            assert!(!losses.is_empty() || again.tree == reading.record.tree);
        }
    }
}
