//! Broken and hostile files: each gives an error or a warning soon, none a crash.

use super::{main_line, read_one, results};
use std::fmt::Write;
use std::time::{Duration, Instant};
use xiangqi::record::{Fault, Reading, RecordError};

/// Reads a file and fails if that takes long; tests are built without full optimisation and share the machine.
fn read_soon(bytes: &[u8]) -> Vec<Result<Reading, RecordError>> {
    let begin = Instant::now();
    let all = results(bytes);
    assert!(
        begin.elapsed() < Duration::from_secs(4),
        "{:?}",
        begin.elapsed()
    );
    all
}

fn is_flagged(all: &[Result<Reading, RecordError>]) -> bool {
    all.iter().any(|game| {
        game.as_ref()
            .map_or(true, |reading| !reading.findings.is_empty())
    })
}

#[test]
fn a_comment_that_is_never_closed_leaves_the_moves_before_it() {
    let reading = read_one(
        "1. 炮二平五 {first (odd\n\nsecond line} 马8进7 2. 马二进三 {never closed".as_bytes(),
    );
    assert_eq!(main_line(&reading.record.tree), "h2e2 h9g7 h0g2");
    assert_eq!(reading.findings.len(), 1);
    assert_eq!(reading.findings[0].fault, Fault::OpenComment);
    assert!(
        reading.findings[0]
            .to_string()
            .starts_with("line 3, game 1: ")
    );
}

#[test]
fn a_hundred_thousand_open_brackets_are_one_warning_more() {
    let all = read_soon(format!("1. h2e2 {}", "(".repeat(100_000)).as_bytes());
    assert!(is_flagged(&all));
    let all = read_soon(format!("1. {}", "h2e2 (".repeat(100_000)).as_bytes());
    assert!(is_flagged(&all));
    assert_eq!(all[0].as_ref().unwrap().record.tree.len(), 100_000);
    assert!(is_flagged(&read_soon(
        format!("1. h2e2 {}", ")".repeat(100_000)).as_bytes()
    )));
}

#[test]
fn long_comments_and_long_games_are_read() {
    let mut text = format!("1. h2e2 {{{}}} h9g7", "很长的评注".repeat(70_000));
    for _ in 0..1250 {
        text.push_str(" a0a1 a9a8 a1a0 a8a9");
    }
    let mut all = read_soon(text.as_bytes());
    let reading = all.remove(0).unwrap();
    assert!(reading.findings.is_empty());
    assert_eq!(reading.record.tree.len(), 5002);
    assert_eq!(
        reading
            .record
            .tree
            .comment(reading.record.tree.main_line()[0])
            .len(),
        1_050_000
    );
}

#[test]
fn many_comments_tags_marks_and_side_lines_in_one_place_are_read_soon() {
    assert!(!is_flagged(&read_soon(
        format!("1. h2e2 {}", "{a} ".repeat(100_000)).as_bytes()
    )));
    assert!(!is_flagged(&read_soon(
        format!("1. h2e2 {}", "{a} (1. c3c4) ".repeat(50_000)).as_bytes()
    )));
    assert!(!is_flagged(&read_soon(
        format!("1. h2e2 {}", "$7 ".repeat(100_000)).as_bytes()
    )));
    let mut tags = String::new();
    for i in 0..50_000 {
        writeln!(tags, "[T{i} \"x\"]").unwrap();
    }
    assert!(is_flagged(&read_soon(tags.as_bytes())));
    let line = "[Red \"a\"]".repeat(50_000);
    read_soon(line.as_bytes());
    read_soon("[Red \"a\"] b\"]".repeat(20_000).as_bytes());
}

#[test]
fn deep_and_wide_web_board_trees_are_read_soon() {
    let mut text = "[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]".to_owned();
    for i in 1..30_000 {
        write!(
            text,
            "[DhtmlXQ_move_{}_1_{i}]7747[/DhtmlXQ_move_{}_1_{i}]",
            i - 1,
            i - 1
        )
        .unwrap();
    }
    let all = read_soon(text.as_bytes());
    assert_eq!(all[0].as_ref().unwrap().record.tree.len(), 30_000);

    // Each line goes one ply further than the one that it leaves, then many lines leave the last from the start.
    let shuffle = ["0908", "0001", "0809", "0100"];
    let mut text = "[DhtmlXQ_movelist]0908[/DhtmlXQ_movelist]".to_owned();
    let mut parent = 0;
    for i in 1..10_000 {
        let moves = format!("{}{}", shuffle[(i - 1) % 4], shuffle[i % 4]);
        write!(
            text,
            "[DhtmlXQ_move_{parent}_{i}_{i}]{moves}[/DhtmlXQ_move_{parent}_{i}_{i}]"
        )
        .unwrap();
        parent = i;
    }
    for i in 10_000..20_000 {
        write!(
            text,
            "[DhtmlXQ_move_{parent}_1_{i}]7747[/DhtmlXQ_move_{parent}_1_{i}]"
        )
        .unwrap();
    }
    let all = read_soon(text.as_bytes());
    assert!(!is_flagged(&all));
    assert_eq!(
        all[0].as_ref().unwrap().record.tree.len(),
        1 + 2 * 9_999 + 10_000
    );
}

#[test]
fn marks_of_the_web_board_without_end_are_read_soon() {
    for text in [
        "[DhtmlXQ_a",
        "[DhtmlXQ_a]",
        "[/DhtmlXQ_a]",
        "DhtmlXQ_a='",
        "[DhtmlXQ_movelist][",
        "[DhtmlXQ]",
        "dhtmlxq",
        "炮DhtmlXQ_炮='炮",
    ] {
        read_soon(text.repeat(40_000).as_bytes());
    }
}

#[test]
fn random_bytes_under_any_name_are_refused() {
    let mut state = 7_u64;
    let noise: Vec<u8> = (0..200_000)
        .map(|_| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 56) as u8
        })
        .collect();
    assert!(is_flagged(&read_soon(&noise)));
    for head in [
        &b"XQ\x0a"[..],
        b"XQ\x12",
        b"CCBridge Record\0",
        b"FORMAT WXF\nSTART{\n",
        b"[Game \"x\"]\n\n",
        b"[DhtmlXQ_binit]",
        b"[DhtmlXQ_movelist]7747",
    ] {
        assert!(is_flagged(&read_soon(&[head, &noise].concat())));
    }
}

#[test]
fn a_thousand_bad_games_give_their_errors_one_by_one() {
    let all = read_soon("[Red \"a\"]\n1. h2e2 h2e2 (((\n\n".repeat(1000).as_bytes());
    assert_eq!(all.len(), 1000);
    assert!(
        all.iter()
            .all(|game| game.as_ref().is_ok_and(Reading::has_error))
    );
}

#[test]
fn faults_past_a_hundred_are_counted() {
    let reading = read_one(format!("1. h2e2 {}", "(1. z9z9) ".repeat(250)).as_bytes());
    assert_eq!(reading.findings.len(), 101);
    assert_eq!(reading.findings[100].fault, Fault::More(150));
}

#[test]
fn a_record_that_is_not_opened_names_the_first_error_and_not_a_warning_before_it() {
    use xiangqi::rules::Rules;
    use xiangqi::storage::read_record;
    let text = "[Red]\n[Black \"b\"]\n\n1. a0a9 h9g7 *\n";
    let refused = read_record(text, Rules::default()).unwrap_err().to_string();
    assert!(refused.starts_with("line 4, game 1, ply 1"), "{refused}");
    // A warning is what is said where there is no error.
    let refused = read_record("[Red]\n\n*\n", Rules::default()).unwrap_err();
    let refused = refused.to_string();
    assert!(refused.contains("line 1"), "{refused}");
}
