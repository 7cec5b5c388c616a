//! Files with random damage: no reader may panic or hang, and what it gives can be written and read again.

#![allow(clippy::unwrap_used, reason = "a game that was written can be read")]

use super::results;
use super::support::cbr::write as write_cbr;
use super::support::games::random_game;
use super::support::xqf::{PLAIN, Shape, write as write_xqf};
use proptest::prelude::*;
use std::io::Cursor;
use xiangqi::notation::{Notation, Script};
use xiangqi::record::{Format, Reader, write};

const CHINESE: Notation = Notation::Chinese(Script::Simplified);

/// One thing that goes wrong with a file.
#[derive(Clone, Debug)]
enum Damage {
    Put(usize, u8),
    Cut(usize, usize),
    Insert(usize, Vec<u8>),
    Copy(usize, usize, usize),
}

fn damage() -> impl Strategy<Value = Damage> {
    let sign = prop_oneof![
        Just(b"{".to_vec()),
        Just(b"}".to_vec()),
        Just(b"(".to_vec()),
        Just(b")".to_vec()),
        Just(b";".to_vec()),
        Just(b"$".to_vec()),
        Just(b"\"]\n[".to_vec()),
        Just(b"\n[Red \"x\"]\n".to_vec()),
        Just(b"1-0".to_vec()),
        Just(b"[DhtmlXQ_move_0_3_1]".to_vec()),
        Just(b"[/DhtmlXQ_".to_vec()),
        Just(b"\\ud840".to_vec()),
        Just(b"\xFF\xFE".to_vec()),
        Just("炮二平五".as_bytes().to_vec()),
        proptest::collection::vec(any::<u8>(), 0..8),
    ];
    prop_oneof![
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Damage::Put(at, byte)),
        (any::<usize>(), 0..40_usize).prop_map(|(at, len)| Damage::Cut(at, len)),
        (any::<usize>(), sign).prop_map(|(at, bytes)| Damage::Insert(at, bytes)),
        (any::<usize>(), any::<usize>(), 0..60_usize)
            .prop_map(|(from, to, len)| Damage::Copy(from, to, len)),
    ]
}

fn damaged(mut file: Vec<u8>, damages: &[Damage]) -> Vec<u8> {
    for damage in damages {
        let place = |at: usize| at % (file.len() + 1);
        match damage {
            Damage::Put(at, byte) => {
                let at = place(*at);
                if let Some(old) = file.get_mut(at) {
                    *old = *byte;
                }
            }
            Damage::Cut(at, len) => {
                let at = place(*at);
                let end = (at + len).min(file.len());
                file.drain(at..end);
            }
            Damage::Insert(at, bytes) => {
                let at = place(*at);
                file.splice(at..at, bytes.iter().copied());
            }
            Damage::Copy(from, to, len) => {
                let from = place(*from);
                let part = file[from..(from + len).min(file.len())].to_vec();
                let to = place(*to);
                file.splice(to..to, part);
            }
        }
    }
    file
}

/// Reads bytes in every format, and writes and reads again whatever they gave.
fn read_and_write(bytes: &[u8]) {
    let _ = results(bytes);
    for format in Format::ALL {
        let Ok(reader) = Reader::of_format(Cursor::new(bytes), format) else {
            continue;
        };
        for reading in reader.filter_map(Result::ok) {
            for finding in &reading.findings {
                assert!(!finding.to_string().contains('\n'), "{finding}");
            }
            for target in [Format::Pgn, Format::DhtmlXq] {
                let (text, _) = write(&reading.record, target, CHINESE);
                let again = results(text.as_bytes()).remove(0).unwrap();
                assert_eq!(again.record.tree.len(), reading.record.tree.len(), "{text}");
                assert_eq!(again.record.result, reading.record.result, "{text}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_pgn_never_panics(seed in 0..1000_u64, damages in proptest::collection::vec(damage(), 1..12)) {
        let (text, _) = write(&random_game(seed, 40), Format::Pgn, CHINESE);
        read_and_write(&damaged(text.into_bytes(), &damages));
    }

    #[test]
    fn damaged_gbk_never_panics(seed in 0..1000_u64, damages in proptest::collection::vec(damage(), 1..12)) {
        let (text, _) = write(&random_game(seed, 40), Format::Pgn, CHINESE);
        read_and_write(&damaged(encoding_rs::GBK.encode(&text).0.into_owned(), &damages));
    }

    #[test]
    fn damaged_web_boards_never_panic(seed in 0..1000_u64, damages in proptest::collection::vec(damage(), 1..12)) {
        let (text, _) = write(&random_game(seed, 40), Format::DhtmlXq, CHINESE);
        read_and_write(&damaged(text.into_bytes(), &damages));
    }

    #[test]
    fn damaged_xqf_never_panics(
        seed in 0..1000_u64,
        version in prop_oneof![Just(10_u8), 11..=18_u8],
        keys in any::<[u8; 3]>(),
        damages in proptest::collection::vec(damage(), 1..12),
    ) {
        let file = write_xqf(&random_game(seed, 40), Shape { version, keys, mask: 0xA5, ..PLAIN });
        read_and_write(&damaged(file, &damages));
    }

    #[test]
    fn damaged_cbr_never_panics(seed in 0..1000_u64, damages in proptest::collection::vec(damage(), 1..12)) {
        read_and_write(&damaged(write_cbr(&random_game(seed, 40)), &damages));
    }

    #[test]
    fn bytes_of_nothing_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        read_and_write(&bytes);
    }
}
