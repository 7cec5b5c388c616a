//! PGN as many programs write it.

use super::{main_line, outline, read_all, read_clean, read_one, results};
use encoding_rs::{BIG5, GB18030, GBK};
use xiangqi::game::NodeId;
use xiangqi::record::{Encoding, Fault, RecordResult, Severity, Spot};

const OPENING: &str = "h2e2 h9g7 h0g2 g6g5";

fn gbk(text: &str) -> Vec<u8> {
    GBK.encode(text).0.into_owned()
}

#[test]
fn every_kind_of_move_text_gives_the_same_moves() {
    for text in [
        "1. 炮二平五 马8进7 2. 马二进三 卒7进1",
        "1. 炮二平五 马８进７\n2. 马二进三 卒７进１",
        "1. 炮二平五 馬8進7 2. 馬二進三 卒7進1 *",
        "1.炮二平五 1...马8进7 2.马二进三 2...卒7进1",
        "[Format \"WXF\"]\n\n1. C2.5 H8+7 2. H2+3 P7+1",
        "1. c2=5 h8+7 2. h2+3 p7+1",
        "1. C2.5 N8+7 2. N2+3 P7+1",
        "１. Ｃ２．５ Ｈ８＋７ ２. Ｈ２＋３ Ｐ７＋１",
        "[Format \"ICCS\"]\n\n1. H2-E2 H9-G7 2. H0-G2 G6-G5",
        "h2e2 h9g7 h0g2 g6g5",
        "1. h2e2     h9g7\n2.          h0g2\n3. g6g5",
    ] {
        assert_eq!(
            main_line(&read_clean(text.as_bytes()).record.tree),
            OPENING,
            "{text}"
        );
    }
}

#[test]
fn every_encoding_and_line_end_gives_the_same_game() {
    let text = "[Game \"Chinese Chess\"]\n[Red \"陳寒峰\"]\n[Black \"許銀川\"]\n\n1. 炮二平五 {好棋} 馬8進7 2. 馬二進三 卒7進1 *\n";
    let simplified = "[Game \"Chinese Chess\"]\n[Red \"陈寒峰\"]\n[Black \"许银川\"]\n\n1. 炮二平五 {好棋} 马8进7 2. 马二进三 卒7进1 *\n";
    let with_mark = [b"\xEF\xBB\xBF", text.as_bytes()].concat();
    for (bytes, encoding, red) in [
        (text.as_bytes().to_vec(), Encoding::Utf8, "陳寒峰"),
        (with_mark, Encoding::Utf8, "陳寒峰"),
        (
            text.replace('\n', "\r\n").into_bytes(),
            Encoding::Utf8,
            "陳寒峰",
        ),
        (
            text.replace('\n', "\r").into_bytes(),
            Encoding::Utf8,
            "陳寒峰",
        ),
        (
            text.trim_end().as_bytes().to_vec(),
            Encoding::Utf8,
            "陳寒峰",
        ),
        (
            [text.as_bytes(), &[0; 40]].concat(),
            Encoding::Utf8,
            "陳寒峰",
        ),
        (gbk(simplified), Encoding::Gb18030, "陈寒峰"),
        (gbk(text), Encoding::Gb18030, "陳寒峰"),
        (
            GB18030
                .encode(&simplified.replace("好棋", "好棋𠀀"))
                .0
                .into_owned(),
            Encoding::Gb18030,
            "陈寒峰",
        ),
        (BIG5.encode(text).0.into_owned(), Encoding::Big5, "陳寒峰"),
    ] {
        let reading = read_clean(&bytes);
        assert_eq!(reading.encoding, encoding);
        assert_eq!(reading.record.tags.get("Red"), Some(red));
        assert_eq!(main_line(&reading.record.tree), OPENING);
        let first = reading.record.tree.main_line()[0];
        assert!(reading.record.tree.comment(first).starts_with("好棋"));
    }
}

#[test]
fn the_choice_of_an_encoding_is_reported() {
    let reading = read_one(&gbk("1. 炮二平五 马8进7"));
    assert_eq!(reading.findings.len(), 1);
    assert_eq!(reading.findings[0].severity, Severity::Note);
    assert_eq!(reading.findings[0].fault, Fault::ReadAs(Encoding::Gb18030));
}

#[test]
fn games_of_different_encodings_in_one_file_are_each_read_in_their_own() {
    let one = "[Red \"胡荣华\"]\n\n1. 炮二平五 马8进7 *\n\n";
    let bytes = [
        one.as_bytes(),
        &gbk(one),
        b"\xEF\xBB\xBF",
        one.as_bytes(),
        &gbk(one),
    ]
    .concat();
    let games = read_all(&bytes);
    assert_eq!(games.len(), 4);
    assert!(
        games.iter().all(
            |game| game.record.tags.get("Red") == Some("胡荣华") && game.record.tree.len() == 2
        )
    );
}

#[test]
fn utf16_is_refused_by_name() {
    let bytes: Vec<u8> = "\u{feff}1. 炮二平五"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let error = results(&bytes).remove(0).unwrap_err();
    assert_eq!(error.to_string(), "the text is UTF-16; save it as UTF-8");
}

#[test]
fn a_file_without_a_game_says_so() {
    for bytes in [
        &b""[..],
        b"\n \r\n\t\n",
        b"\xEF\xBB\xBF",
        b"\0\0\0",
        b"{only a comment}",
    ] {
        let all = results(bytes);
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].as_ref().unwrap_err().fault, Fault::NoGame);
    }
}

#[test]
fn tags_without_moves_are_one_game() {
    for bytes in [
        &b"[Event \"x\"]\n"[..],
        b"[Game \"Chinese Chess\"]\n\n",
        b"[FEN \"4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\"]\n",
    ] {
        let all = results(bytes);
        assert_eq!(all.len(), 1);
        assert!(all[0].as_ref().unwrap().record.tree.is_empty());
    }
}

#[test]
fn side_lines_hang_where_they_belong() {
    let text =
        "1. 炮二平五 (1. 兵七进一 卒7进1 (1... 马8进7 2. 马八进七)) 1... 马8进7 2. 马二进三 *";
    let tree = read_clean(text.as_bytes()).record.tree;
    assert_eq!(outline(&tree), "h2e2 (c3c4 g6g5 (h9g7 b0c2)) h9g7 h0g2");
    let text = "1. h2e2 h9g7 (1... g6g5) (1... b9c7 2. h0g2 (2. b0c2) 2... a9b9) 2. h0g2";
    let tree = read_clean(text.as_bytes()).record.tree;
    assert_eq!(
        outline(&tree),
        "h2e2 h9g7 (g6g5) (b9c7 h0g2 (b0c2) a9b9) h0g2"
    );
}

#[test]
fn comments_are_kept_whole_wherever_they_stand() {
    let text = "[Red \"a\"]\n{before\n\nthe game} ; and more\n1. h2e2 {first (odd\n\nsecond line} h9g7 {a} {b}\n( {at the start} 1... g6g5 {c} )\n{d} 2. h0g2";
    let tree = read_clean(text.as_bytes()).record.tree;
    let line = tree.main_line();
    assert_eq!(tree.comment(NodeId::ROOT), "before\n\nthe game\nand more");
    assert_eq!(tree.comment(line[0]), "first (odd\n\nsecond line");
    assert_eq!(tree.comment(line[1]), "a\nb\nd");
    let other = tree.next_sibling(line[1]).unwrap();
    assert_eq!(tree.comment(other), "at the start\nc");
}

#[test]
fn marks_are_kept_in_both_forms() {
    let tree = read_clean(b"1. h2e2! $10 h9g7?! 2. h0g2 $255 $255")
        .record
        .tree;
    let line = tree.main_line();
    assert_eq!(tree.nags(line[0]), [1, 10]);
    assert_eq!(tree.nags(line[1]), [6]);
    assert_eq!(tree.nags(line[2]), [255]);
}

#[test]
fn the_result_comes_from_the_moves_or_from_the_tag() {
    for (text, result) in [
        ("1. h2e2 1-0", Some(RecordResult::RedWins)),
        ("[Result \"0-1\"]\n\n1. h2e2", Some(RecordResult::BlackWins)),
        (
            "[Result \"1/2-1/2\"]\n\n1. h2e2 *",
            Some(RecordResult::Draw),
        ),
        (
            "[Result \"*\"]\n\n1. h2e2 1/2-1/2",
            Some(RecordResult::Draw),
        ),
        ("1. h2e2 *", None),
        ("1. h2e2 (1. c3c4 1-0) h9g7", None),
    ] {
        assert_eq!(read_clean(text.as_bytes()).record.result, result, "{text}");
    }
    let reading = read_one(b"[Result \"0-1\"]\n\n1. h2e2 1-0");
    assert_eq!(reading.record.result, Some(RecordResult::RedWins));
    assert!(matches!(reading.findings[0].fault, Fault::Results { .. }));
}

#[test]
fn what_stands_after_the_result_is_nobodys() {
    let text = "[Red \"a\"]\n\n1. h2e2 1-0\n\n============ { (\n棋谱由 example 提供\n[Red \"b\"]\n\n1. c3c4 0-1 more";
    let games = read_all(text.as_bytes());
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|game| game.findings.is_empty()));
    assert_eq!(main_line(&games[1].record.tree), "c3c4");
}

#[test]
fn a_start_position_is_read_and_black_may_begin() {
    let text = "[FEN \"4k4/9/9/r8/9/9/r8/9/9/3K5 b - - 0 1\"]\n\n1. ... 前车平9 2. 帅六进一";
    let reading = read_clean(text.as_bytes());
    assert_eq!(main_line(&reading.record.tree), "a3i3 d0d1");
    let text = "[FEN \"rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r\"]\n\n1. h2e2";
    assert_eq!(read_clean(text.as_bytes()).record.tree.len(), 1);
    let error = results(b"[Red \"a\"]\n[FEN \"4k4/9/9 b\"]\n\n1. h2e2")
        .remove(0)
        .unwrap_err();
    assert_eq!(
        (error.place.spot, error.place.game),
        (Spot::Line(2), Some(1))
    );
    assert!(matches!(error.fault, Fault::Fen(_)));
}

#[test]
fn a_game_that_cannot_be_read_does_not_stop_those_after_it() {
    let text = "[FEN \"nonsense\"]\n\n1. h2e2 *\n\n[Red \"b\"]\n\n1. c3c4 *\n";
    let all = results(text.as_bytes());
    assert_eq!(all.len(), 2);
    assert!(all[0].is_err());
    assert_eq!(main_line(&all[1].as_ref().unwrap().record.tree), "c3c4");
}

#[test]
fn a_bad_move_ends_the_main_line_and_says_where() {
    let text = "[Red \"a\"]\n\n1. h2e2 *\n\n[Red \"b\"]\n\n1. 炮二平五 马8进7\n2. 马二进五 (2. 兵七进一) 卒7进1 1-0\n";
    let games = read_all(text.as_bytes());
    let reading = &games[1];
    assert_eq!(outline(&reading.record.tree), "h2e2 h9g7");
    assert_eq!(reading.record.result, Some(RecordResult::RedWins));
    assert_eq!(reading.findings.len(), 1);
    let finding = &reading.findings[0];
    assert!(finding.is_error());
    assert_eq!(
        (finding.place.spot, finding.place.game, finding.place.ply),
        (Spot::Line(8), Some(2), Some(3))
    );
    assert!(finding.to_string().starts_with("line 8, game 2, ply 3: "));
    assert!(finding.to_string().contains("马二进五"));
}

#[test]
fn a_bad_move_in_a_side_line_is_a_warning() {
    let text = "1. h2e2 (1. c3c4 a1a9 (1... h9g7) 2. b2b3) h9g7 (1... e9e4) 2. h0g2";
    let reading = read_one(text.as_bytes());
    assert_eq!(outline(&reading.record.tree), "h2e2 (c3c4) h9g7 h0g2");
    assert!(!reading.has_error());
    assert_eq!(reading.findings.len(), 2);
    assert_eq!(reading.findings[1].place.ply, Some(2));
}

#[test]
fn a_move_in_the_numerals_of_the_other_side_is_flagged() {
    let reading = read_one("1. 马8进7 炮二平五".as_bytes());
    assert_eq!(main_line(&reading.record.tree), "b0c2 b7e7");
    assert_eq!(reading.findings.len(), 1);
    assert!(matches!(reading.findings[0].fault, Fault::Numerals(_)));
}

#[test]
fn casual_games_keep_their_rules() {
    let text = "[Rules \"casual\"]\n\n1. 炮二平五 马8进7 2. 炮五进四 士4进5 3. 炮五进三";
    let reading = read_clean(text.as_bytes());
    assert_eq!(reading.record.tree.len(), 5, "the king was taken");
}

#[test]
fn unknown_tags_and_values_are_kept_as_they_are() {
    let text = "[Game \"Chinese Chess\"]\n[Event \"\"]\n[White \"a\"]\n[RedElo \"2400\"]\n[Date \"2005.??.??\"]\n\n*";
    let tags = read_clean(text.as_bytes()).record.tags;
    let pairs: Vec<_> = tags.iter().collect();
    assert_eq!(
        pairs,
        [
            ("Event", ""),
            ("Red", "a"),
            ("RedElo", "2400"),
            ("Date", "2005.??.??")
        ]
    );
}
