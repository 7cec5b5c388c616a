//! What the notations write, read and refuse in single positions.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use xiangqi::i18n::Lang;
use xiangqi::notation::{
    Notation, NotationError, Script, completions, iccs, read, read_strict, read_with, write,
};
use xiangqi::rules::{Move, Point, Position, Refusal, RuleSet};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// What a text is read as: a move in ICCS, `illegal`, `unreadable`, `ambiguous` or the like.
fn reading(position: &Position, text: &str) -> String {
    match read(position, text) {
        Ok(m) => m.to_string(),
        Err(NotationError::Unreadable { .. }) => "unreadable".to_owned(),
        Err(NotationError::OffBoard { .. }) => "off the board".to_owned(),
        Err(NotationError::Illegal { .. }) => "illegal".to_owned(),
        Err(NotationError::RanksFromOne { m, .. }) => format!("ranks from one: {m}"),
        Err(NotationError::Ambiguous { candidates, .. }) => {
            let candidates: Vec<String> = candidates.iter().map(Move::to_string).collect();
            format!("ambiguous: {}", candidates.join(" "))
        }
        Err(
            error @ (NotationError::OtherNumerals { .. } | NotationError::OtherSidesPiece { .. }),
        ) => panic!("from lenient reading: {error}"),
    }
}

fn assert_readings(fen: &str, expected: &[(&str, &str)]) {
    let position = position(fen);
    for (text, found) in expected {
        assert_eq!(reading(&position, text), *found, "{text} in {fen}");
    }
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

#[test]
fn front_is_nearer_the_enemy_for_both_sides() {
    assert_readings(
        "3k5/9/9/R8/9/9/R8/9/9/4K4 w - - 0 1",
        &[
            ("前车平二", "a6h6"),
            ("后车平二", "a3h3"),
            ("R+.2", "a6h6"),
            ("+R.2", "a6h6"),
            ("R-.2", "a3h3"),
        ],
    );
    assert_readings(
        "4k4/9/9/r8/9/9/r8/9/9/3K5 b - - 0 1",
        &[
            ("前车平9", "a3i3"),
            ("後車平９", "a6i6"),
            ("车1平9", "ambiguous: a3i3 a6i6"),
            ("r-.9", "a6i6"),
        ],
    );
}

#[test]
fn a_doubled_piece_may_go_without_its_place_when_only_one_fits() {
    assert_readings(
        "3k5/9/9/9/9/8R/9/9/8R/4K4 w - - 0 1",
        &[
            ("车一退二", "i4i2"),
            ("R1-2", "i4i2"),
            ("车一退一", "ambiguous: i1i0 i4i3"),
            ("R1-1", "ambiguous: i1i0 i4i3"),
            ("前车退一", "i4i3"),
            ("车后退一", "i1i0"),
            ("前车一退一", "i4i3"),
            ("后车退三", "illegal"),
            ("前炮退一", "illegal"),
        ],
    );
}

#[test]
fn two_rooks_on_different_files_need_no_place() {
    let fen = "3k5/9/9/9/9/9/8R/9/R8/4K4 w - - 0 1";
    assert_readings(
        fen,
        &[
            ("车一退二", "i3i1"),
            ("车九平一", "a1i1"),
            ("前车退二", "illegal"),
        ],
    );
    let position = position(fen);
    let written = |text| write(&position, read(&position, text).unwrap(), Notation::Wxf);
    assert_eq!(
        (written("i3i1"), written("a1i1")),
        ("R1-2".to_owned(), "R9.1".to_owned())
    );
}

/// The text of each pawn's step to the file that is given, front to back, in Chinese and in WXF.
fn pawn_texts(fen: &str, steps: &[&str]) -> Vec<String> {
    let position = position(fen);
    let m = |step: &&str| read(&position, step).unwrap();
    let chinese = Notation::Chinese(Script::Simplified);
    let text = |m| {
        format!(
            "{} {}",
            write(&position, m, chinese),
            write(&position, m, Notation::Wxf)
        )
    };
    steps.iter().map(m).map(text).collect()
}

#[test]
fn pawns_on_one_file_are_named_from_the_front() {
    let two = "3k5/9/2P6/9/2P6/9/9/9/9/4K4 w - - 0 1";
    assert_eq!(
        pawn_texts(two, &["c7d7", "c5d5"]),
        ["前兵平六 P+.6", "后兵平六 P-.6"]
    );
    let three = "3k5/9/2P6/2P6/2P6/9/9/9/9/4K4 w - - 0 1";
    assert_eq!(
        pawn_texts(three, &["c7d7", "c6d6", "c5d5"]),
        ["前兵平六 P+.6", "中兵平六 P7.6", "后兵平六 P-.6"]
    );
    let four = "3k5/9/9/9/2p6/2p6/2p6/2p6/9/4K4 b - - 0 1";
    assert_eq!(
        pawn_texts(four, &["c2d2", "c3d3", "c4d4"]),
        ["前卒平4 ++.4", "二卒平4 P+.4", "三卒平4 P-.4"]
    );
    let five = "3k5/2P6/2P6/2P6/2P6/2P6/9/9/9/4K4 w - - 0 1";
    assert_eq!(
        pawn_texts(five, &["c8d8", "c7d7", "c6d6", "c5d5"]),
        [
            "前兵平六 ++.6",
            "二兵平六 P+.6",
            "三兵平六 P7.6",
            "四兵平六 P-.6"
        ]
    );
}

#[test]
fn pawns_on_two_files_are_named_by_place_and_file() {
    let fen = "3k5/9/2P3P2/2P6/2P3P2/9/9/9/9/4K4 w - - 0 1";
    assert_eq!(
        pawn_texts(fen, &["c7d7", "c6d6", "c5d5", "g7f7", "g5f5"]),
        [
            "前七平六 7+.6",
            "中七平六 77.6",
            "后七平六 7-.6",
            "前三平四 3+.4",
            "后三平四 3-.4"
        ]
    );
    let lone = "3k5/9/9/9/9/2p3p2/2p3p2/8p/9/4K4 b - - 0 1";
    assert_eq!(
        pawn_texts(lone, &["c3d3", "c4d4", "g3f3", "i2i1"]),
        ["前3平4 3+.4", "后3平4 3-.4", "前7平6 7+.6", "卒9进1 P9+1"]
    );
}

#[test]
fn other_publications_names_of_pawns_on_one_file_are_read() {
    assert_readings(
        "3k5/9/2P6/2P6/2P6/9/9/9/9/4K4 w - - 0 1",
        &[
            ("一兵平六", "c7d7"),
            ("二兵平六", "c6d6"),
            ("三兵平六", "c5d5"),
            ("四兵平六", "illegal"),
            ("二七平六", "c6d6"),
            ("中兵七平六", "c6d6"),
            ("兵七平六", "ambiguous: c5d5 c6d6 c7d7"),
            ("兵七进一", "c7c8"),
            ("17=6", "c7d7"),
            ("27=6", "c6d6"),
            ("37=6", "c5d5"),
            ("77=6", "illegal"),
            ("P7=6", "c6d6"),
            ("P..6", "c6d6"),
            ("S..6", "c6d6"),
            ("+P.6", "c7d7"),
            ("-P.6", "c5d5"),
            ("Pb.6", "c6d6"),
            ("P7+1", "c7c8"),
        ],
    );
    assert_readings(
        "3k5/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w - - 0 1",
        &[
            ("四兵平六", "c5d5"),
            ("后兵平六", "c5d5"),
            ("一兵平六", "c8d8"),
            ("中兵平六", "illegal"),
            ("P+.6", "c7d7"),
            ("+P.6", "c8d8"),
            ("＋Ｐ．６", "c8d8"),
            ("-P.6", "c5d5"),
            ("P-.6", "c6d6"),
            ("--.6", "c5d5"),
            ("Pd.6", "c5d5"),
            ("pe.6", "illegal"),
        ],
    );
}

#[test]
fn other_publications_names_of_pawns_on_two_files_are_read() {
    let fen = "3k5/9/2P3P2/2P6/2P3P2/9/9/9/9/4K4 w - - 0 1";
    assert_readings(
        fen,
        &[
            ("前兵三平四", "g7f7"),
            ("二七平六", "c6d6"),
            ("三七平六", "c5d5"),
            ("一兵平四", "g7f7"),
            ("二兵平四", "g5f5"),
            ("三兵平六", "c7d7"),
            ("五兵平六", "c5d5"),
            ("前兵平四", "g7f7"),
            ("前兵进一", "ambiguous: c7c8 g7g8"),
            ("前兵平五", "illegal"),
            ("中兵平六", "c6d6"),
            ("P+.4", "g7f7"),
            ("P++1", "ambiguous: c7c8 g7g8"),
            ("13=4", "g7f7"),
            ("Pe.6", "c5d5"),
            ("P3.4", "ambiguous: g5f5 g7f7"),
        ],
    );
    let three_on_file_three = "3k5/9/2P3P2/6P2/2P3P2/9/9/9/9/4K4 w - - 0 1";
    assert_readings(
        three_on_file_three,
        &[("33.4", "g6f6"), ("23.4", "g6f6"), ("3-.4", "g5f5")],
    );
    assert_readings(
        "3k5/9/9/9/9/2p3p2/2p3p2/8p/9/4K4 b - - 0 1",
        &[
            ("二7平6", "g4f4"),
            ("后７平６", "g4f4"),
            ("三卒平6", "g3f3"),
            ("后卒7平6", "g4f4"),
        ],
    );
}

#[test]
fn advisors_and_elephants_on_one_file_are_told_apart_by_their_direction() {
    assert_readings(
        "3ak4/9/3a5/9/9/9/9/9/9/3K5 b - - 0 1",
        &[
            ("士4进5", "d9e8"),
            ("士4退5", "d7e8"),
            ("前士退5", "d7e8"),
            ("后士进5", "d9e8"),
            ("A4+5", "d9e8"),
        ],
    );
    assert_readings(
        "4k4/9/9/9/9/2B6/9/9/9/2BK5 w - - 0 1",
        &[
            ("相七进五", "c0e2"),
            ("相七退五", "c4e2"),
            ("前相退五", "c4e2"),
            ("象7進5", "c0e2"),
            ("B7-5", "c4e2"),
        ],
    );
}

#[test]
fn records_with_mixed_digits_and_scripts_are_read_from_the_movers_side() {
    let mut position = Position::start();
    for (text, expected) in [
        ("炮二平五", "h2e2"),
        ("马８进７", "h9g7"),
        ("傌二上三", "h0g2"),
        ("卒７进１", "g6g5"),
    ] {
        assert_eq!(reading(&position, text), expected);
        position = position.play(read(&position, text).unwrap()).unwrap();
    }
    assert_readings(
        START,
        &[
            ("炮2平5", "h2e2"),
            ("砲 二　平 五!", "h2e2"),
            ("（炮二平五）", "h2e2"),
        ],
    );
    assert_readings(
        &START.replace(" w ", " b "),
        &[("炮八平五", "h7e7"), ("包8平5", "h7e7")],
    );
}

#[test]
fn western_texts_are_read_in_either_case_and_with_either_sign() {
    let western = ["C2=5", "c2.5", "C25", "Ｃ２．５", "c2=5!?", "C2.5+"];
    assert_readings(START, &western.map(|text| (text, "h2e2")));
    let horse = ["h8+7", "H8+7", "N8+7", "n8＋7"];
    assert_readings(
        &START.replace(" w ", " b "),
        &horse.map(|text| (text, "h9g7")),
    );
    let end = position("4k4/4a3R/9/9/9/9/9/9/4K4/9 w - - 0 1");
    let up = read(&end, "i8i9").unwrap();
    assert_eq!(write(&end, up, Notation::Wxf), "R1+1");
}

#[test]
fn coordinates_are_read_in_either_case_with_or_without_dash() {
    let texts = [
        "h2e2",
        "H2E2",
        "h2-e2",
        "H2-E2",
        "h2 e2",
        "７ ２ ４ ２",
        "7 2 4 2",
        "7,2,4,2",
        "7, 2, 4, 2",
        " 7\t2,4 2 ",
    ];
    assert_readings(START, &texts.map(|text| (text, "h2e2")));
    assert_readings(
        START,
        &[
            ("7 2 4 9", "illegal"),
            ("9 2 4 2", "off the board"),
            ("7 2 4 10", "off the board"),
            ("7 2 4 99999999999", "off the board"),
            ("7242", "unreadable"),
            ("7 2 4", "unreadable"),
            ("7 2 4 2 1", "unreadable"),
            ("-1", "unreadable"),
            ("", "unreadable"),
            ("j2e2", "unreadable"),
            ("h2", "unreadable"),
            ("h2e2e4", "unreadable"),
        ],
    );
}

#[test]
fn coordinates_that_count_ranks_from_one_are_refused_with_a_hint() {
    assert_readings(
        START,
        &[
            ("h3e3", "ranks from one: h2e2"),
            ("b10c8", "ranks from one: b9c7"),
            ("h10-g8", "ranks from one: h9g7"),
            ("b3b10", "ranks from one: b2b9"),
            ("h3e4", "illegal"),
            ("b0a1", "illegal"),
        ],
    );
    let error = read(&Position::start(), "h3e3").unwrap_err();
    let at = Point::new(7, 3).unwrap();
    assert!(
        matches!(error, NotationError::RanksFromOne { refusal: Some(Refusal::EmptyPoint { at: empty }), .. } if empty == at)
    );
    assert_eq!(
        iccs::parse("b10c8", iccs::Ranks::FromOne)
            .unwrap()
            .to_string(),
        "b9c7"
    );
}

#[test]
fn a_refused_text_tells_the_move_and_the_reason() {
    let start = Position::start();
    let m = Move::new(Point::new(1, 0).unwrap(), Point::new(3, 1).unwrap());
    for text in ["马八进六", "H8+6", "b0d1", "1 0 3 1"] {
        let Err(NotationError::Illegal {
            m: named, refusal, ..
        }) = read(&start, text)
        else {
            panic!("{text}");
        };
        assert_eq!((named, refusal), (Some(m), start.refusal(m)), "{text}");
        assert!(refusal.is_some());
    }
    let nothing = read(&start, "马一进二");
    assert!(matches!(
        nothing,
        Err(NotationError::Illegal {
            m: None,
            refusal: None,
            ..
        })
    ));
}

#[test]
fn a_text_that_names_no_move_tells_what_is_wrong_with_it() {
    let told = |text: &str| {
        let error = read(&Position::start(), text).unwrap_err();
        Lang::En.notation_error(&error, &|point| point.to_string(), &|m| m.to_string())
    };
    for (texts, reason) in [
        (["C2.2", "炮二平二"], "The move starts and ends on h2."),
        (["C1.2", "炮一平二"], "Red has no such cannon: "),
        (
            ["H8.7", "马八平七"],
            "A horse goes one step along a line and then one diagonally outward: not ",
        ),
        (
            ["A4.5", "仕四平五"],
            "An advisor goes one step diagonally: not ",
        ),
        (
            ["E3+4", "相三进四"],
            "An elephant goes exactly two points diagonally: not ",
        ),
    ] {
        for text in texts {
            assert!(told(text).starts_with(reason), "{text}: {}", told(text));
        }
    }
    for (texts, piece) in [
        (["C2+9", "炮二进九"], "cannon"),
        (["E3-5", "相三退五"], "elephant"),
        (["K5-1", "帅五退一"], "king"),
    ] {
        for text in texts {
            let off = format!("\"{text}\" would take the {piece} off the board.");
            assert_eq!(told(text), off);
        }
    }
}

#[test]
fn strict_reading_wants_the_movers_own_numerals() {
    let start = Position::start();
    let strict = |text| read_strict(&start, RuleSet::Standard, text);
    assert!(strict("马八进七").is_ok());
    assert!(strict("H8+7").is_ok());
    for text in ["马8进7", "马８进７", "马八进7", "马8进七"] {
        let m = read(&start, text).unwrap();
        assert_eq!(
            strict(text),
            Err(NotationError::OtherNumerals {
                text: text.to_owned(),
                m
            })
        );
    }
    assert!(matches!(
        strict("马8进6"),
        Err(NotationError::Illegal { .. })
    ));
    let pawns = position("3k5/9/9/9/2p6/2p6/2p6/2p6/9/4K4 b - - 0 1");
    for text in ["二卒平4", "二卒平４", "2卒平4"] {
        assert_eq!(
            read_strict(&pawns, RuleSet::Standard, text)
                .unwrap()
                .to_string(),
            "c3d3",
            "{text}"
        );
    }
}

#[test]
fn casual_rules_also_read_moves_that_only_they_allow() {
    let pinned = position("4k4/9/9/4r4/9/9/9/4R4/9/4K4 w - - 0 1");
    for text in ["车五平一", "R5.1", "e2i2", "4 2 8 2"] {
        assert!(matches!(
            read(&pinned, text),
            Err(NotationError::Illegal {
                refusal: Some(Refusal::LeavesCheck { .. }),
                ..
            })
        ));
        assert_eq!(
            read_with(&pinned, RuleSet::Casual, text)
                .unwrap()
                .to_string(),
            "e2i2"
        );
        assert_eq!(completions(&pinned, RuleSet::Standard, text), []);
        assert_eq!(completions(&pinned, RuleSet::Casual, text).len(), 1);
    }
}
