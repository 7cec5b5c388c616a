//! The command line: every command and every way to get it wrong.

#![allow(clippy::unwrap_used)] // a test that can't go on has failed

mod program;

use program::{Ran, Run};
use std::io::Read;
use std::process::Stdio;

fn run(test: &str, arguments: &[&str]) -> Ran {
    Run::new(test, arguments).go()
}

fn referee(test: &str, arguments: &[&str]) -> String {
    let mut all = vec!["referee"];
    all.extend(arguments);
    run(test, &all).out().trim_end().to_owned()
}

#[test]
fn the_legal_moves_of_the_start_are_listed_sorted() {
    let out = run("moves-start", &["moves"]).out();
    let moves: Vec<&str> = out.lines().collect();
    assert_eq!(moves.len(), 44);
    assert_eq!((moves[0], moves[43]), ("a0a1", "i3i4"));
    assert!(moves.is_sorted());
}

#[test]
fn moves_are_listed_with_their_notation_after_a_tab() {
    let chinese = [
        "moves",
        "--notation",
        "chinese",
        "--lang",
        "zh-Hans",
        "h2e2",
    ];
    let out = run("moves-chinese", &chinese).out();
    assert!(out.lines().any(|line| line == "h9g7\t马8进7"), "{out}");
    let out = run("moves-wxf", &["moves", "--notation", "wxf"]).out();
    assert!(out.lines().any(|line| line == "h2e2\tC2.5"), "{out}");
    let out = run("moves-iccs", &["moves", "--notation", "iccs"]).out();
    assert!(
        out.lines()
            .all(|line| line.split_once('\t').is_some_and(|(a, b)| a == b)),
        "{out}"
    );
}

#[test]
fn moves_of_a_position_follow_its_fen() {
    let fen = "4k4/9/4c4/9/4P4/9/9/9/9/4K4 w - - 0 1";
    assert_eq!(
        run("moves-fen", &["moves", "--fen", fen]).out(),
        "e0d0\ne0f0\ne5d5\ne5f5\n"
    );
}

#[test]
fn a_game_that_is_mate_has_no_moves() {
    let fen = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1";
    assert_eq!(
        run("moves-mate", &["moves", "--fen", fen, "b7b9"]).out(),
        ""
    );
}

#[test]
fn a_pipe_that_closes_early_is_no_failure() {
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_xiangqi"))
        .args(["perft", "3", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut err = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut err)
        .unwrap();
    assert!(!err.contains("panic"), "{err}");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn perft_ends_with_the_number_of_nodes() {
    let ran = run("perft", &["perft", "3"]);
    assert_eq!((ran.code, ran.out.as_str()), (0, "nodes 79666\n"));
    assert!(ran.err.contains("nodes/s"), "{}", ran.err);
    let ran = run("perft-divide", &["perft", "2", "--divide"]);
    let counted = ran
        .out
        .lines()
        .filter_map(|line| line.split_once(' '))
        .filter(|(m, _)| *m != "nodes");
    let counts: Vec<u64> = counted.map(|(_, count)| count.parse().unwrap()).collect();
    assert_eq!((counts.len(), counts.iter().sum::<u64>()), (44, 1920));
    assert!(ran.out.ends_with("nodes 1920\n"), "{}", ran.out);
    assert_eq!(run("perft-0", &["perft", "0"]).out, "nodes 1\n");
}

#[test]
fn the_referee_speaks_in_fixed_words() {
    let stale = "3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1";
    let mate = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1";
    let rook = "4k4/9/9/R8/9/9/9/9/9/3K5 w - - 0 1";
    let bare = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1";
    for (test, line, words) in [
        ("start", &[][..], "playing red"),
        ("one", &["h2e2"], "playing black"),
        ("numbers", &["7", "2", "4", "2"], "playing black"),
        ("numbers-together", &["7 2 4 2", "7,9,6,7"], "playing red"),
        ("check", &["--fen", rook, "a6a9"], "playing black check"),
        ("mate", &["--fen", mate, "b7b9"], "red wins checkmate"),
        ("stalemate", &["--fen", stale, "e7e8"], "red wins stalemate"),
        ("bare", &["--fen", bare], "draw no-attackers"),
        ("notation", &["炮二平五", "馬8進7", "C8.6"], "playing black"),
    ] {
        assert_eq!(referee(&format!("referee-{test}"), line), words, "{test}");
    }
}

#[test]
fn the_referee_judges_the_casual_rules() {
    let facing = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    let casual = ["--rules", "casual", "--fen", facing, "e0d0"];
    assert_eq!(referee("casual-facing", &casual), "black wins kings-facing");
    let told = run("casual-not", &["referee", "--fen", facing, "e0d0"]).failure(1);
    assert!(told.contains("facing"), "{told}");
    let king = "3k5/9/9/9/9/p8/9/9/9/4K3R w - - 0 1";
    let casual = ["--rules", "casual", "--fen", king, "i0i9", "a4a3", "i9d9"];
    assert_eq!(referee("casual-king", &casual), "red wins king-captured");
}

#[test]
fn the_referee_judges_repetition_as_it_is_told_to() {
    let fen = "3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1";
    let loops = ["a8a9", "d9d8", "a9a8", "d8d9"].repeat(2);
    let with = |options: &[&'static str]| [&["--fen", fen][..], options, &loops].concat();
    assert_eq!(
        referee("perpetual", &with(&[])),
        "black wins perpetual-check"
    );
    assert_eq!(
        referee("plain", &with(&["--repetition", "plain"])),
        "draw repetition"
    );
    assert_eq!(
        referee("off", &with(&["--repetition", "off"])),
        "playing red"
    );
    assert_eq!(
        referee(
            "limit",
            &with(&[
                "--repetition",
                "off",
                "--move-limit",
                "8",
                "--no-exempt-checks"
            ])
        ),
        "draw move-limit"
    );
    let explained = run(
        "explain",
        &[&["referee", "--explain"][..], &with(&[])].concat(),
    )
    .out();
    let lines: Vec<&str> = explained.lines().collect();
    assert_eq!(lines[0], "black wins perpetual-check");
    assert_eq!(
        lines[1],
        "Position repeated three times (plies 1 to 8). Red checked with every move: Black wins."
    );
    assert_eq!(lines[2], "1. Red a8a9: gives check");
    assert_eq!(lines[3], "2. Black d9d8: idle");
    assert_eq!(lines.len(), 10);
}

#[test]
fn the_words_of_the_referee_are_the_same_in_every_language() {
    for lang in ["en", "zh-Hant", "zh-Hans"] {
        let words = referee(&format!("words-{lang}"), &["--lang", lang, "h2e2"]);
        assert_eq!(words, "playing black");
    }
}

#[test]
fn a_dash_reads_the_moves_from_standard_input() {
    let dash = |test: &str, input: &str| Run::new(test, &["referee", "-"]).with_input(input).out();
    assert_eq!(dash("dash", "h2e2 h9g7\n"), "playing red\n");
    assert_eq!(
        dash("dash-numbered", "1. 炮二平五 馬8進7\n2. 馬二進三\n"),
        "playing black\n"
    );
    assert_eq!(dash("dash-xy", "1 2 4 2\n7 9 6 7\n"), "playing red\n");
    assert_eq!(dash("dash-empty", ""), "playing red\n");
}

#[test]
fn an_illegal_move_is_named_with_its_ply_and_the_reason() {
    let told = run("illegal", &["referee", "h2e2", "h9g7", "b0d1"]).failure(1);
    assert_eq!(
        told,
        "xiangqi: ply 3: b0d1: The horse's leg is blocked at c0.\n"
    );
    let told = run("illegal-zh", &["moves", "--lang", "zh-Hant", "b0d1"]).failure(1);
    assert_eq!(told, "xiangqi: 第 1 著：b0d1: 蹩馬腿：c0 有棋子擋著。\n");
    let told = run("unreadable", &["referee", "hello"]).failure(1);
    assert!(
        told.starts_with("xiangqi: ply 1: \"hello\" is not a xiangqi move: "),
        "{told}"
    );
}

#[test]
fn a_move_after_the_end_is_an_error() {
    let fen = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1";
    let told = run("after-end", &["referee", "--fen", fen, "b7b9", "e9e8"]).failure(1);
    assert_eq!(
        told,
        "xiangqi: ply 2: e9e8: The game is over. Red wins by checkmate.\n"
    );
}

#[test]
fn help_and_version_are_plain_text() {
    for arguments in [
        &["--help"][..],
        &["--version"],
        &["moves", "--help"],
        &["help", "perft"],
    ] {
        let out = run("help", arguments).out();
        assert!(!out.contains('\u{1b}') && !out.is_empty());
    }
    assert_eq!(
        run("version", &["--version"]).out(),
        format!("xiangqi {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn a_record_that_is_not_there_is_named() {
    let told = run("missing", &["missing.pgn"]).failure(1);
    assert!(told.starts_with("xiangqi: missing.pgn: "), "{told}");
}

#[test]
fn the_settings_in_force_are_shown_with_where_they_came_from() {
    let first = Run::new("config", &["--flip", "config"]);
    let folder = first.home.join("xdg/xiangqi");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(
        folder.join("config.toml"),
        "size = \"small\"\ncolour = \"red\"\n",
    )
    .unwrap();
    let xdg = first.home.join("xdg");
    let ran = first.env("XDG_CONFIG_HOME", xdg.to_str().unwrap()).go();
    assert_eq!(ran.code, 0);
    let source = |name: &str| {
        let line = ran
            .out
            .lines()
            .find(|line| line.starts_with(&format!("{name} = ")))
            .unwrap();
        line.rsplit("# ").next().unwrap().to_owned()
    };
    assert_eq!(
        (source("size"), source("flip")),
        ("file".to_owned(), "command line".to_owned())
    );
    assert_eq!(source("theme"), "default");
    assert_eq!(
        ran.err,
        "config.toml:2:1: there is no setting named colour; ignored.\n"
    );
}

#[test]
fn the_settings_show_what_the_console_of_linux_made_of_them() {
    let sources = |test: &str, arguments: &[&str]| {
        let shown = Run::new(test, arguments).env("TERM", "linux").go().out();
        let line = |name: &str| {
            let found = shown.lines().find(|line| line.starts_with(name)).unwrap();
            found.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        [line("pieces = "), line("ascii = ")]
    };
    assert_eq!(
        sources("config-console", &["config"]),
        [
            "pieces = \"letters\" # TERM=linux",
            "ascii = true # TERM=linux"
        ]
    );
    assert_eq!(
        sources("config-chosen", &["--pieces", "simplified", "config"]),
        [
            "pieces = \"simplified\" # command line",
            "ascii = true # TERM=linux"
        ]
    );
}

#[test]
fn a_chinese_clock_is_shown_in_the_fixed_words_and_told_in_chinese() {
    let options = ["--lang", "zh-Hant", "--clock", "10分+5秒", "config"];
    let shown = run("config-clock", &options).out();
    let line = shown.lines().find(|line| line.starts_with("clock"));
    let line = line
        .unwrap()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert_eq!(line, "clock = \"10m+5s\" # 命令列：局時10分，每步加5秒");
}

#[test]
fn what_config_prints_can_stand_in_the_settings_file() {
    let first = Run::new(
        "config-round",
        &[
            "--size",
            "large",
            "--clock",
            "10m+5s",
            "--no-mouse",
            "config",
        ],
    );
    let home = first.home.clone();
    let printed = first.go().out();
    let folder = home.join(".config/xiangqi");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("config.toml"), &printed).unwrap();
    let again = Run::in_home(home, &["config"]).go().out();
    let values = |text: &str| -> Vec<String> {
        text.lines()
            .skip(1)
            .map(|line| line.split('#').next().unwrap_or_default().trim().to_owned())
            .collect()
    };
    assert_eq!(values(&again), values(&printed));
    assert!(
        again.lines().skip(1).all(|line| line.ends_with("# file")),
        "{again}"
    );
}

#[test]
fn what_config_prints_of_keys_and_own_themes_counts_when_it_is_fed_back() {
    let file = "theme = \"mine\"\n[keys]\nundo = [\"u\", \"Backspace\", \"g\"]\nflip = []\nresign = \"NoSuchKey\"\n\
                dance = \"x\"\ndraw = '\"'\n[themes.mine]\nbase = \"dark\"\ncursor = \"#ffcc00\"\ngrid = \"loud\"\n\
                [themes.\"的 \\\"\"]\nbase = \"gold\"\n[themes.late]\n";
    let shown = |test: &str, file: &str| {
        let run = Run::new(test, &["config"]);
        let folder = run.home.join(".config/xiangqi");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("config.toml"), file).unwrap();
        let ran = run.go();
        let values = ran.out.lines().skip(1);
        let values = values.map(|line| {
            line.split(" # ")
                .next()
                .unwrap_or_default()
                .trim()
                .to_owned()
        });
        (values.collect::<Vec<_>>(), ran.out.clone(), ran.err)
    };
    let (values, printed, complaints) = shown("config-own", file);
    assert_eq!(complaints.lines().count(), 5, "{complaints}");
    let tables = values.iter().skip_while(|line| !line.starts_with('['));
    let tables: Vec<&str> = tables.map(String::as_str).collect();
    let expected = [
        "[keys]",
        "undo = [\"u\", \"Backspace\"]",
        "draw = ['\"']",
        "flip = []",
        "",
        "[themes.late]",
        "",
        "[themes.mine]",
        "base = \"dark\"",
        "cursor = \"#ffcc00\"",
        "",
        "[themes.\"的 \\\"\"]",
    ];
    assert_eq!(tables, expected);
    let (again, _, complaints) = shown("config-own-again", &printed);
    assert_eq!((again, complaints), (values, String::new()));
    // A theme that is not there is not in force.
    let (values, ..) = shown("config-gone", "theme = \"gone\"\n");
    assert!(
        values.contains(&"theme = \"wood\"".to_owned()),
        "{values:?}"
    );
}

#[test]
fn a_report_of_a_fault_needs_no_terminal() {
    let out = run("diagnose", &["--diagnose"]).out();
    for fact in [
        "xiangqi ",
        "platform: ",
        "TERM: xterm-256color",
        "LANG: en_US.UTF-8",
        "colours: 256",
        "settings: ",
        "width of lines: not asked",
        "width of pieces: not asked",
        "width test",
    ] {
        assert!(out.contains(fact), "{fact}: {out}");
    }
    assert!(!out.contains('\u{1b}'));
}

#[test]
fn nothing_from_outside_reaches_the_terminal_raw() {
    let arguments: [&[&str]; 6] = [
        &["check", "no\u{1b}[31m\nfile"],
        &["convert", "no\u{1b}[31m\nfile", "-"],
        &["moves", "\u{1b}[31mxx"],
        &["referee", "--record", "a\u{9b}\u{7}"],
        &["--lang", "\u{1b}[31m"],
        &["a\u{1b}[31m\nb"],
    ];
    for (number, arguments) in arguments.into_iter().enumerate() {
        let ran = Run::new(&format!("raw-{number}"), arguments).go();
        let all = format!("{}{}", ran.out, ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{all:?}");
        let is_raw = |c: char| c.is_control() && c != '\n';
        assert!(!all.contains(is_raw), "{all:?}");
    }
}

#[test]
fn what_is_no_move_is_told_what_would_be_one() {
    let err = Run::new("no-move", &["moves", "xx"]).go().failure(1);
    assert!(err.contains("\"xx\" is not a xiangqi move: h2e2"), "{err}");
    let long = "x".repeat(100_000);
    let err = Run::new("no-move-long", &["referee", &long]).go().err;
    assert!(err.len() < 400, "{}", err.len());
}

#[test]
fn moves_that_are_refused_are_not_listed() {
    // The rook has checked from two points in turn; a third time would lose.
    let line = ["--refuse", "--fen", "3k5/9/9/9/9/9/9/9/4K4/8R w - - 0 1"];
    let played = [
        "i0i9", "d9d8", "i9i8", "d8d9", "i8i9", "d9d8", "i9i8", "d8d9",
    ];
    let arguments = |job| [&[job][..], &line, &played].concat();
    let listed = Run::new("refuse-moves", &arguments("moves")).go().out();
    assert!(!listed.contains("i8i9"), "{listed}");
    for m in ["i8i9", "i8h8"] {
        let mut arguments = arguments("referee");
        arguments.push(m);
        let ran = Run::new("refuse-referee", &arguments).go();
        let is_listed = listed.lines().any(|line| line == m);
        assert_eq!(ran.code == 0, is_listed, "{m}: {listed}{}", ran.err);
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_cannot_be_written_says_why() {
    let run = Run::new("full", &["convert", "a.pgn", "/dev/full"]);
    std::fs::write(run.home.join("a.pgn"), "1. h2e2 *\n").unwrap();
    let err = run.go().failure(1);
    assert!(err.contains("/dev/full: the disk is full"), "{err}");
    let run = Run::new("folder", &["convert", "a.pgn", "."]);
    std::fs::write(run.home.join("a.pgn"), "1. h2e2 *\n").unwrap();
    assert!(run.go().failure(1).contains(".: it is a folder"));
}

#[test]
fn the_help_says_most_options_in_one_line() {
    let out = run("help-lines", &["--help"]).out();
    let options = out.split("\nOptions:\n").nth(1).unwrap();
    let options = options.split("\n\n").next().unwrap();
    let is_option = |line: &&str| line.trim_start().starts_with('-');
    let further: Vec<&str> = options.lines().filter(|line| !is_option(line)).collect();
    // The handicaps and the clocks have more words than a line.
    assert!(further.len() <= 2, "{further:#?}");
    assert!(options.lines().all(|line| line.chars().count() <= 80));
}
