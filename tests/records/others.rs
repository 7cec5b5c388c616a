//! The formats that are read for those who have such files: `CCBridge`'s, and the text of `PlayOK` and `XieXie`.

use super::support::cbr;
use super::support::games::random_game;
use super::{main_line, outline, read_all, read_clean, read_one, results};
use encoding_rs::GBK;
use xiangqi::game::NodeId;
use xiangqi::record::{Fault, RecordResult, Spot};
use xiangqi::rules::Side;

#[test]
fn cbr_files_give_lines_comments_and_names() {
    for seed in 0..40 {
        let record = random_game(seed, 100);
        let read = read_clean(&cbr::write(&record)).record;
        assert_eq!(read.tree, record.tree);
        assert_eq!(read.result, record.result);
        assert_eq!(read.tags.get("Red"), record.tags.get("Red"));
        assert_eq!(
            (read.start.board(), read.start.turn()),
            (record.start.board(), record.start.turn())
        );
    }
}

#[test]
fn broken_cbr_files_keep_what_stands_before_the_break() {
    let record = random_game(2, 40);
    let whole = cbr::write(&record);
    assert_eq!(
        results(&whole[..2000]).remove(0).unwrap_err().fault,
        Fault::Truncated
    );
    for len in (2218..whole.len() - 4).step_by(3) {
        let reading = read_one(&whole[..len]);
        assert!(reading.record.tree.len() <= record.tree.len());
    }
    let mut bad = whole.clone();
    bad[2120..2210].fill(0);
    assert!(matches!(
        results(&bad).remove(0).unwrap_err().fault,
        Fault::Start(_)
    ));
}

#[test]
fn wxf_files_are_read_one_game_after_the_other() {
    let one = "FORMAT\t\tWXF\nGAME\t\nRED\t\t胡荣华;;;\nBLACK\t\tb;;2400;\nDATE\t\t2019-02-08\nRESULT\t\t1-0\n\
        START{\n  1. C2.5 h8+7  2. H2+3 r9.8\n  3. R1.2\n}END\n";
    let record = read_clean(&GBK.encode(one).0).record;
    assert_eq!(main_line(&record.tree), "h2e2 h9g7 h0g2 i9h9 i0h0");
    assert_eq!(record.result, Some(RecordResult::RedWins));
    assert_eq!(
        (record.tags.get("Red"), record.tags.get("Black")),
        (Some("胡荣华"), Some("b"))
    );
    let black_first = "FORMAT          WXF\r\nFEN             rheakae1r/9/1c4hc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RHEAKAEHR b\r\n\r\nSTART{\r\n1. ... r9.8\r\n}END\r\n";
    let games = read_all([one, black_first, one].concat().as_bytes());
    assert_eq!(games.len(), 3);
    assert_eq!(games[1].record.start.turn(), Side::Black);
    assert_eq!(outline(&games[1].record.tree), "i9h9");
    assert_eq!(games[2].record.tree.comment(NodeId::ROOT), "");
}

#[test]
fn faults_of_wxf_files_name_their_line() {
    let text = "FORMAT WXF\nRESULT maybe\nSTART{\n1. C2.5 h8+7\n2. H2+9 r9.8\n}END\n";
    let reading = read_one(text.as_bytes());
    assert_eq!(main_line(&reading.record.tree), "h2e2 h9g7");
    let spots: Vec<Spot> = reading
        .findings
        .iter()
        .map(|finding| finding.place.spot)
        .collect();
    assert_eq!(spots, [Spot::Line(2), Spot::Line(5)]);
    assert!(matches!(
        results(b"FORMAT WXF\nFEN x\nSTART{\n}END")
            .remove(0)
            .unwrap_err()
            .fault,
        Fault::Fen(_)
    ));
}
