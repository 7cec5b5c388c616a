//! What the commands take and print in other languages than English.

#![allow(clippy::unwrap_used)] // a test that can't go on has failed

mod program;

use program::{Ran, Run};

fn run(test: &str, arguments: &[&str]) -> Ran {
    Run::new(test, arguments).go()
}

#[test]
fn a_value_is_known_by_the_name_that_the_program_shows_for_it() {
    let moves = |arguments: &[&str]| run("names", arguments).out();
    let behind = moves(&["moves", "--handicap", "rook"]);
    for name in ["讓單車", "让单车", "left rook"] {
        assert_eq!(moves(&["moves", "--handicap", name]), behind, "{name}");
        assert_eq!(moves(&["--handicap", name, "moves"]), behind, "{name}");
    }
    let settings = moves(&[
        "config",
        "--theme",
        "深色",
        "--pieces",
        "字母",
        "--labels",
        "字母座標",
        "--lang",
        "繁體中文",
        "--notation",
        "中文",
        "--rules",
        "隨意",
    ]);
    for says in [
        "theme = \"dark\"",
        "pieces = \"letters\"",
        "labels = \"iccs\"",
        "lang = \"zh-Hant\"",
        "notation = \"chinese\"",
        "rules = \"casual\"",
    ] {
        assert!(settings.contains(says), "{says}: {settings}");
    }
    let file = Run::new("names-file", &["config"]);
    let folder = file.home.join(".config/xiangqi");
    std::fs::create_dir_all(&folder).unwrap();
    let text = "lang = \"简体中文\"\ntheme = \"浅色\"\nhandicap = \"让九子\"\n";
    std::fs::write(folder.join("config.toml"), text).unwrap();
    let told = file.go().out();
    for says in [
        "lang = \"zh-Hans\"",
        "theme = \"light\"",
        "handicap = \"nine-pieces\"",
    ] {
        assert!(told.contains(says), "{says}: {told}");
    }
}

#[test]
fn what_a_command_prints_is_in_the_language_of_the_program() {
    let hant = |test: &str, arguments: &[&str]| {
        let arguments = ["--lang", "zh-Hant"].iter().chain(arguments);
        Run::new(test, &arguments.copied().collect::<Vec<_>>())
    };
    let check = hant("said-check", &["check", "a.pgn"]);
    std::fs::write(check.home.join("a.pgn"), "1. h2e2 h9g7 *\n").unwrap();
    // Scripts read the summary.
    assert_eq!(check.go().out(), "a.pgn: 1 game, 2 plies, ok\n");
    let told = hant("said-input", &["moves", "-"]).with_input(b"\xff");
    assert_eq!(told.failure(1), "xiangqi: 標準輸入: 不是 UTF-8 文字\n");
    let settings = hant("said-config", &["config"]).go().out();
    for says in ["# 命令列", "# 預設"] {
        assert!(settings.contains(says), "{settings}");
    }
    let counted = hant("said-perft", &["perft", "1"]).go();
    assert!(counted.err.contains("百萬個局面"), "{}", counted.err);
}
