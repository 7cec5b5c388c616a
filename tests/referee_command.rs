//! `xiangqi referee` says of the tables' lines what the tables say, and of a record what its main line deserves.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may fail")]

mod corpus;
mod program;

use corpus::Row;
use program::Run;

/// The arguments by which the program is told a table's rules.
fn options(rules: &str) -> Vec<&str> {
    rules
        .split(' ')
        .flat_map(|rule| match rule {
            "casual" => vec!["--rules", "casual"],
            "limit=100" => vec!["--move-limit", "100"],
            "limit=off" => vec!["--move-limit", "off"],
            "count-checks" => vec!["--no-exempt-checks"],
            _ => vec![],
        })
        .collect()
}

fn assert_said(row: &Row, fen: &str, rules: &[&str], moves: &str, expected: &str) {
    let arguments = [&["referee", "--fen", fen], rules, &["-"]].concat();
    let ran = Run::new(
        &format!("referee-{row}").replace([':', '.'], "-"),
        &arguments,
    )
    .with_input(moves);
    assert_eq!(
        (ran.out.as_str(), ran.code),
        (format!("{expected}\n").as_str(), 0),
        "{row}: {}",
        ran.err
    );
}

#[test]
fn the_command_says_how_lines_end() {
    for row in corpus::rows("endings.txt").iter().step_by(5) {
        assert_said(
            row,
            row.field(1),
            &options(row.field(2)),
            row.field(3),
            row.field(4),
        );
    }
}

#[test]
fn the_command_judges_repetition_under_each_setting() {
    for (index, row) in corpus::rows("repetition.txt")
        .iter()
        .enumerate()
        .step_by(20)
    {
        let (setting, column) = [("standard", 3), ("checks-only", 4), ("plain", 5)][index / 20 % 3];
        let rules = ["--repetition", setting];
        assert_said(row, row.field(1), &rules, row.field(2), row.field(column));
    }
}

#[test]
fn the_referee_judges_the_main_line_of_a_record() {
    let judge = |test: &str, text: &str, options: &[&str]| {
        let run = Run::new(
            test,
            &[&["referee", "--record", "game.pgn"], options].concat(),
        );
        std::fs::write(run.home.join("game.pgn"), text).unwrap();
        run.go()
    };
    let text = "[FEN \"3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1\"]\n\n1. e7e8 *\n\n[Red \"a\"]\n\n1. 炮二平五 马８进７ 0-1\n";
    assert_eq!(judge("record-1", text, &[]).out(), "red wins stalemate\n");
    assert_eq!(
        judge("record-2", text, &["--game", "2"]).out(),
        "playing red\n"
    );
    assert!(
        judge("record-3", text, &["--game", "3"])
            .failure(1)
            .contains('3')
    );
    let wrong = judge("record-wrong", "1. h2e2 h9g7\n2. a0a4 b9c7\n", &[]).failure(1);
    assert!(wrong.contains("line 2") && wrong.contains("a3"), "{wrong}");
    judge("record-and-moves", text, &["h2e2"]).failure(2);
}
