//! The web board's text as pages, posts and programs hold it.

use super::{main_line, outline, read_all, read_clean, read_one, results};
use encoding_rs::GBK;
use xiangqi::game::NodeId;
use xiangqi::record::{Encoding, Fault, RecordResult, Spot};
use xiangqi::rules::{Position, Side};

const BINIT: &str = "8979695949392919097717866646260600102030405060708012720323436383";

#[test]
fn a_wrong_closing_mark_spoils_nothing() {
    let text = format!(
        "[DhtmlXQ][DhtmlXQ_blacktime][/DhtmlXQ_time][DhtmlXQ_result]紅勝[/DhtmlXQ_result]\
         [DhtmlXQ_binit]{BINIT}[/DhtmlXQ_binit][DhtmlXQ_movelist]7747706279678070[/DhtmlXQ_movelist][/DhtmlXQ]"
    );
    let record = read_clean(text.as_bytes()).record;
    assert_eq!(main_line(&record.tree), "h2e2 h9g7 h0g2 i9h9");
    assert_eq!(record.result, Some(RecordResult::RedWins));
    assert_eq!(record.start, Position::start());
}

#[test]
fn side_lines_count_plies_from_the_start_and_stand_in_any_order() {
    // h2e2 (c3c4 g6g5 (h9g7 b0c2)) h9g7 (b9c7) h0g2, and one more in place of the side line's first move
    let fields = [
        "[DhtmlXQ_move_1_2_2]70621927[/DhtmlXQ_move_1_2_2]",
        "[DhtmlXQ_move_1_1_4]8988[/DhtmlXQ_move_1_1_4]",
        "[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]",
        "[DhtmlXQ_comment1_2]answer[/DhtmlXQ_comment1_2]",
        "[DhtmlXQ_move_0_2_3]1022[/DhtmlXQ_move_0_2_3]",
        "[DhtmlXQ_move_0_1_1]26256364[/DhtmlXQ_move_0_1_1]",
        "[DhtmlXQ_comment2_3]deep||down[/DhtmlXQ_comment2_3]",
        "[DhtmlXQ_comment0]start[/DhtmlXQ_comment0]",
        "[DhtmlXQ_comment3]\\u597d[/DhtmlXQ_comment3]",
    ];
    let mut rotated = fields.to_vec();
    for _ in 0..fields.len() {
        rotated.rotate_left(1);
        let tree = read_clean(format!("[DhtmlXQ]\n{}\n[/DhtmlXQ]", rotated.join("\n")).as_bytes())
            .record
            .tree;
        assert_eq!(
            outline(&tree),
            "h2e2 (c3c4 g6g5 (h9g7 b0c2)) (i0i1) h9g7 (b9c7) h0g2"
        );
        assert_eq!(tree.comment(NodeId::ROOT), "start");
        assert_eq!(tree.comment(tree.main_line()[2]), "好");
        let comments: Vec<_> = tree
            .pre_order()
            .map(|node| tree.comment(node))
            .filter(|text| !text.is_empty())
            .collect();
        assert_eq!(comments, ["好", "answer", "deep\ndown"]);
    }
}

#[test]
fn a_page_of_another_encoding_and_a_script_are_read() {
    let page = format!(
        "<html><body><div id=x>[DhtmlXQ]\n[DhtmlXQ_redname]胡荣华 &amp; 徐[/DhtmlXQ_redname]<br>\n[dhtmlxq_BINIT]{BINIT}[/dhtmlxq_binit]\n\
         [DhtmlXQ_movelist]7747<br>7062[/DhtmlXQ_movelist][DhtmlXQ_comment1]马<br>炮[/DhtmlXQ_comment1]\n[/DhtmlXQ]</div>"
    );
    let reading = read_clean(&GBK.encode(&page).0);
    assert_eq!(reading.encoding, Encoding::Gb18030);
    assert_eq!(reading.record.tags.get("Red"), Some("胡荣华 & 徐"));
    assert_eq!(
        reading
            .record
            .tree
            .comment(reading.record.tree.main_line()[0]),
        "马\n炮"
    );

    let script = "<script>var DhtmlXQ_title = '车';\nvar DhtmlXQ_movelist='[0_1_0]77477062[/0_1_0][0_2_1]1022[/0_2_1]';</script>";
    let record = read_clean(script.as_bytes()).record;
    assert_eq!(outline(&record.tree), "h2e2 h9g7 (b9c7)");
    assert_eq!(record.tags.get("Title"), Some("车"));
}

#[test]
fn the_first_move_decides_who_begins() {
    let black = read_clean(b"[DhtmlXQ_movelist]7062[/DhtmlXQ_movelist]").record;
    assert_eq!(black.start.turn(), Side::Black);
    let nobody = read_clean(b"[DhtmlXQ_title]x[/DhtmlXQ_title]").record;
    assert_eq!(nobody.start, Position::start());
    let fen = read_clean(b"[DhtmlXQ_fen]3k5/9/9/9/9/9/9/9/9/4K4 b - - 5 9[/DhtmlXQ_fen]").record;
    assert_eq!(fen.start.to_string(), "3k5/9/9/9/9/9/9/9/9/4K4 b - - 5 9");
}

#[test]
fn names_with_teams_do_not_hide_the_names() {
    let text = "[DhtmlXQ_red]上海 胡荣华[/DhtmlXQ_red][DhtmlXQ_redname]胡荣华[/DhtmlXQ_redname][DhtmlXQ_black]许银川[/DhtmlXQ_black]";
    let tags = read_clean(text.as_bytes()).record.tags;
    assert_eq!(
        (tags.get("Red"), tags.get("Black"), tags.len()),
        (Some("胡荣华"), Some("许银川"), 2)
    );
}

#[test]
fn several_records_in_one_file_are_several_games() {
    let one = "[DhtmlXQ][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][/DhtmlXQ]";
    assert_eq!(
        read_all(format!("{one}\n{one}{one}\ntext around\n{one}").as_bytes()).len(),
        4
    );
}

#[test]
fn a_bad_move_ends_the_line_it_stands_in() {
    let reading = read_one(b"[DhtmlXQ]\n[DhtmlXQ_movelist]774770627777[/DhtmlXQ_movelist]\n[DhtmlXQ_move_0_3_1]1022[/DhtmlXQ_move_0_3_1]");
    assert_eq!(outline(&reading.record.tree), "h2e2 h9g7");
    let finding = &reading.findings[0];
    assert!(finding.is_error());
    assert_eq!(
        (finding.place.spot, finding.place.ply),
        (Spot::Line(2), Some(3))
    );
    let reading = read_one(b"[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_move_0_2_1]99997967[/DhtmlXQ_move_0_2_1]");
    assert_eq!(outline(&reading.record.tree), "h2e2 h9g7");
    assert!(!reading.has_error() && reading.findings.len() == 1);
    let reading = read_one(b"[DhtmlXQ_movelist]7747706[/DhtmlXQ_movelist]");
    assert_eq!(reading.findings[0].fault, Fault::Digits("706".to_owned()));
}

#[test]
fn lines_that_leave_nothing_are_left_out_with_a_warning() {
    let text = "[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist][DhtmlXQ_move_5_1_1]7747[/DhtmlXQ_move_5_1_1]\
        [DhtmlXQ_move_3_1_2]7747[/DhtmlXQ_move_3_1_2][DhtmlXQ_move_2_1_3]7747[/DhtmlXQ_move_2_1_3]\
        [DhtmlXQ_move_0_9_4]7747[/DhtmlXQ_move_0_9_4][DhtmlXQ_move_0_0_5]7747[/DhtmlXQ_move_0_0_5][DhtmlXQ_comment9]x[/DhtmlXQ_comment9]";
    let reading = read_one(text.as_bytes());
    assert_eq!(outline(&reading.record.tree), "h2e2 h9g7");
    let orphans = reading
        .findings
        .iter()
        .filter(|finding| matches!(finding.fault, Fault::Orphan { .. }))
        .count();
    assert_eq!(
        (orphans, reading.findings.len(), reading.has_error()),
        (5, 6, false)
    );
}

#[test]
fn the_old_version_is_refused_by_name() {
    let reading = read_one(b"[DhtmlXQ_movelist]7747C5X0[/DhtmlXQ_movelist]");
    assert_eq!(reading.findings[0].fault, Fault::OldBoard);
    assert!(reading.has_error());
}

#[test]
fn a_page_without_a_record_says_so() {
    let all = results(b"<html>DhtmlXQ</html>");
    assert_eq!(all.len(), 1);
    assert_eq!(all[0].as_ref().unwrap_err().fault, Fault::NoGame);
}

#[test]
fn the_mark_that_closes_a_record_is_text_within_a_comment() {
    let note = "see [/DhtmlXQ] and [DhtmlXQ] and [/dhtmlxq] again";
    let record = format!(
        "[DhtmlXQ]\n[DhtmlXQ_comment1]{note}[/DhtmlXQ_comment1]\n\
         [DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n"
    );
    for text in [record.clone(), record.replace('\n', "")] {
        let games = read_all(format!("{text}{text}").as_bytes());
        assert_eq!(games.len(), 2, "{text}");
        for reading in games {
            let tree = reading.record.tree;
            let line = tree.main_line();
            assert_eq!(line.len(), 2);
            assert_eq!(tree.comment(line[0]), note);
        }
    }
    // A field that nothing closes does not reach into the next record.
    let cut = "[DhtmlXQ][DhtmlXQ_comment0]x[/DhtmlXQ]";
    assert_eq!(read_all(format!("{cut}{record}").as_bytes()).len(), 2);
}
