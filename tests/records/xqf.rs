//! `XQStudio`'s files of every version, written by the test support.

use super::support::games::random_game;
use super::support::xqf::{PLAIN, Shape, write, write_with};
use super::{coordinates, outline, read_clean, read_one, results};
use encoding_rs::WINDOWS_1258;
use xiangqi::game::NodeId;
use xiangqi::record::{Fault, Record, RecordResult, Spot};
use xiangqi::rules::Position;

fn shapes() -> Vec<Shape> {
    let keys = [
        [0, 0, 0],
        [1, 2, 3],
        [255, 255, 255],
        [200, 17, 94],
        [125, 31, 1],
    ];
    let mut shapes = vec![
        PLAIN,
        Shape {
            version: 1,
            ..PLAIN
        },
    ];
    for version in 11..=18 {
        for keys in keys {
            for (mask, base) in [(0, [0; 4]), (255, [0; 4]), (0x5A, [1, 200, 7, 255])] {
                shapes.push(Shape {
                    version,
                    mask,
                    base,
                    keys,
                });
            }
        }
    }
    shapes
}

fn three_first_moves() -> Record {
    let mut record = Record::new(Position::start());
    let lines = ["h2e2 h9g7 h0g2", "c3c4 g6g5", "b0c2"];
    for line in lines {
        let mut node = NodeId::ROOT;
        for text in line.split(' ') {
            let m = coordinates(text);
            node = record.tree.add(node, m);
        }
    }
    record.tree.set_comment(NodeId::ROOT, "开局".to_owned());
    let first = record.tree.main_line()[0];
    record.tree.set_comment(first, "中炮\n第二行".to_owned());
    for (tag, value) in [
        ("Title", "五七炮"),
        ("Event", "全国赛"),
        ("Red", "胡荣华"),
        ("Author", "某"),
    ] {
        record.tags.set(tag, value);
    }
    record.result = Some(RecordResult::Draw);
    record.tags.set("Result", "1/2-1/2");
    record
}

#[test]
fn every_version_and_key_gives_all_lines_comments_and_names() {
    let record = three_first_moves();
    for shape in shapes() {
        let read = read_clean(&write(&record, shape)).record;
        assert_eq!(
            outline(&read.tree),
            "h2e2 (c3c4 g6g5) (b0c2) h9g7 h0g2",
            "{shape:?}"
        );
        assert_eq!(read, record, "{shape:?}");
    }
}

#[test]
fn random_trees_and_positions_come_back_whatever_the_turn_byte_says() {
    for (seed, shape) in shapes().into_iter().enumerate() {
        let record = random_game(seed as u64, 120);
        let read = read_clean(&write(&record, shape)).record;
        assert_eq!(read.tree, record.tree);
        assert_eq!(read.result, record.result);
        if !record.tree.is_empty() {
            assert_eq!(
                (read.start.board(), read.start.turn()),
                (record.start.board(), record.start.turn())
            );
        }
    }
}

#[test]
fn texts_of_another_code_page_are_read_or_flagged() {
    let mut record = three_first_moves();
    let text = "Trận đấu cờ tướng hay nhất năm nay";
    record.tree.set_comment(NodeId::ROOT, text.to_owned());
    for node in record.tree.main_line() {
        record.tree.set_comment(node, String::new());
    }
    record.tags = xiangqi::record::Tags::default();
    // The code page writes the tone as a sign of its own behind the letter.
    let decomposed = |text: &str| {
        text.replace('ậ', "â\u{323}")
            .replace('ấ', "â\u{301}")
            .replace('ờ', "ơ\u{300}")
            .replace("ướ", "ươ\u{301}")
    };
    let vietnamese = write_with(&record, PLAIN, |text| {
        WINDOWS_1258.encode(&decomposed(text)).0.into_owned()
    });
    let reading = read_one(&vietnamese);
    assert_eq!(reading.findings.len(), 1);
    assert_eq!(reading.findings[0].fault, Fault::CodePage("windows-1258"));
    assert!(
        reading
            .record
            .tree
            .comment(NodeId::ROOT)
            .starts_with("Tr\u{e2}\u{323}n \u{111}")
    );
    let reading = read_one(&write_with(&record, PLAIN, |text| text.as_bytes().to_vec()));
    assert_eq!(reading.record.tree.comment(NodeId::ROOT), text);
    assert_eq!(reading.findings[0].fault, Fault::CodePage("UTF-8"));
}

#[test]
fn broken_files_are_refused_by_name() {
    let whole = write(
        &three_first_moves(),
        Shape {
            version: 18,
            keys: [9, 8, 7],
            ..PLAIN
        },
    );
    let refusal = |bytes: &[u8]| results(bytes).remove(0).unwrap_err().fault;
    assert_eq!(refusal(&whole[..1000]), Fault::Truncated);
    let mut bad = whole.clone();
    bad[15] ^= 1;
    assert_eq!(refusal(&bad), Fault::Keys);
    let mut bad = whole.clone();
    bad[2] = 19;
    assert_eq!(refusal(&bad), Fault::Version(19));
    let mut bad = write(&three_first_moves(), PLAIN);
    bad[16 + 4] = 0xFF;
    assert!(matches!(refusal(&bad), Fault::Start(_)));
}

#[test]
fn a_file_cut_anywhere_keeps_what_stands_before_the_cut() {
    let record = three_first_moves();
    for shape in [
        PLAIN,
        Shape {
            version: 16,
            keys: [9, 8, 7],
            mask: 255,
            ..PLAIN
        },
    ] {
        let whole = write(&record, shape);
        for len in 1024..whole.len() {
            let reading = read_one(&whole[..len]);
            assert!(reading.has_error());
            assert!(reading.record.tree.len() < record.tree.len() || len > whole.len() - 8);
        }
    }
}

#[test]
fn an_illegal_move_ends_its_line_and_two_pieces_on_a_point_are_told() {
    let mut file = write(&three_first_moves(), PLAIN);
    // The second node behind the root, after the root's and the first move's comments.
    let second = 1024 + 8 + 4 + 8 + 11;
    assert_eq!(file[second], 79 + 0x18);
    file[second + 1] = 0x20 + 75;
    let reading = read_one(&file);
    assert_eq!(outline(&reading.record.tree), "h2e2 (c3c4 g6g5) (b0c2)");
    let finding = &reading.findings[0];
    assert!(finding.is_error());
    assert_eq!(
        (finding.place.spot, finding.place.ply),
        (Spot::Byte(second as u64), Some(2))
    );

    let mut file = write(&three_first_moves(), PLAIN);
    file[16 + 31] = file[16 + 30];
    let reading = read_one(&file);
    assert!(matches!(reading.findings[0].fault, Fault::Overlap(_)));
}
