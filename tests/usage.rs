//! What the command line takes, and what it says of what it does not take.

#![allow(clippy::unwrap_used)] // a test that can't go on has failed

mod program;

use program::{Ran, Run};

fn run(test: &str, arguments: &[&str]) -> Ran {
    Run::new(test, arguments).go()
}

/// A name, the arguments, and what is said of them.
const WRONG: &[(&str, &str, &str)] = &[
    (
        "option",
        "--nosuch",
        "there is no option --nosuch; see xiangqi --help",
    ),
    (
        "near",
        "--flop",
        "there is no option --flop; did you mean --flip?; see xiangqi --help",
    ),
    (
        "beginning",
        "--re",
        "--re is the beginning of more than one option; see xiangqi --help",
    ),
    (
        "job",
        "moves --size small",
        "--size means nothing to this command; see xiangqi --help",
    ),
    ("letter", "-x", "there is no option -x; see xiangqi --help"),
    (
        "value",
        "--size huge",
        "--size cannot be \"huge\" (auto, small, medium, large)",
    ),
    (
        "rules",
        "--rules s",
        "--rules cannot be \"s\" (standard, casual)",
    ),
    (
        "like",
        "--pieces lettrs",
        "--pieces cannot be \"lettrs\" (traditional, simplified, letters); did you mean letters?",
    ),
    (
        "lang",
        "--lang fr",
        "--lang cannot be \"fr\" (en, zh-Hant, zh-Hans)",
    ),
    (
        "theme",
        "--theme nosuch",
        "--theme cannot be \"nosuch\" (wood, dark, light, mono, high-contrast)",
    ),
    (
        "limit",
        "--move-limit x",
        "--move-limit cannot be \"x\" (a number of plies, or off); see xiangqi --help",
    ),
    (
        "switch",
        "--flip=no",
        "--flip cannot be \"no\" (true, false)",
    ),
    (
        "off",
        "--no-mouse=2",
        "--no-mouse cannot be \"2\" (true, false)",
    ),
    (
        "plain",
        "--diagnose=yes",
        "--diagnose takes no value: \"yes\"; see xiangqi --help",
    ),
    ("empty", "--fen", "--fen needs a value; see xiangqi --help"),
    (
        "empty-choice",
        "--size=",
        "--size needs a value (auto, small, medium, large); see xiangqi --help",
    ),
    (
        "depth",
        "perft many",
        "DEPTH cannot be \"many\" (a number of plies, 0 to 20); see xiangqi --help",
    ),
    (
        "deep",
        "perft 21",
        "DEPTH cannot be \"21\" (a number of plies, 0 to 20); see xiangqi --help",
    ),
    ("no-depth", "perft", "DEPTH is missing; see xiangqi --help"),
    (
        "shell",
        "completions csh",
        "SHELL cannot be \"csh\" (bash, elvish, fish, powershell, zsh)",
    ),
    (
        "game",
        "convert a b --game 0",
        "--game cannot be \"0\" (a number, the first game is 1); see xiangqi --help",
    ),
    ("files", "check", "FILE is missing; see xiangqi --help"),
    (
        "files-two",
        "convert",
        "IN OUT is missing; see xiangqi --help",
    ),
    (
        "more",
        "config x",
        "\"x\" is one argument too many; see xiangqi --help",
    ),
    (
        "help",
        "help nosuch",
        "there is no command nosuch; see xiangqi --help",
    ),
    (
        "fen",
        "--fen 9/9",
        "--fen: The FEN has 2 ranks, ten are expected.",
    ),
    (
        "moves-fen",
        "moves --fen x",
        "--fen: The FEN has 1 rank, ten are expected.",
    ),
    (
        "fen-and-record",
        "--fen x game.pgn",
        "--fen and RECORD exclude each other; see xiangqi --help",
    ),
    (
        "new-and-resume",
        "--new --resume",
        "--new and --resume exclude each other; see xiangqi --help",
    ),
];

#[test]
fn a_wrong_command_line_is_one_line_and_code_2() {
    let handicaps = "none, horse, cannon, two-horses, rook, rook-horse, nine-pieces";
    for (test, line, says) in WRONG {
        let line: Vec<&str> = line.split(' ').collect();
        let told = run(&format!("usage-{test}"), &line).failure(2);
        assert_eq!(told, format!("xiangqi: {says}\n"), "{test}");
    }
    let told = run("usage-handicap", &["--handicap", "foo"]).failure(2);
    assert_eq!(
        told,
        format!("xiangqi: --handicap cannot be \"foo\" ({handicaps})\n")
    );
    let told = run("usage-clock", &["--clock", "soon"]).failure(2);
    assert!(
        told.starts_with("xiangqi: --clock cannot be \"soon\" (a time such as 10m"),
        "{told}"
    );
}

#[test]
fn what_is_wrong_is_told_in_the_language_of_the_program_with_the_same_code() {
    let wrong =
        "xiangqi: --size 不能是「huge」（auto（自動）, small（小）, medium（中）, large（大））\n";
    let hant = run("usage-hant", &["--lang", "zh-Hant", "--size", "huge"]);
    assert_eq!(hant.failure(2), wrong);
    let locale = Run::new("usage-locale", &["--size", "huge"]).env("LANG", "zh_TW.UTF-8");
    assert_eq!(locale.go().failure(2), wrong);
    let file = Run::new("usage-file", &["--nosuch"]);
    let folder = file.home.join(".config/xiangqi");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("config.toml"), "lang = \"zh-Hans\"\n").unwrap();
    let told = file.go().failure(2);
    assert_eq!(
        told,
        "xiangqi: 没有 --nosuch 这个选项；请看 xiangqi --help\n"
    );
    for (test, line, says) in WRONG {
        let line: Vec<&str> = line.split(' ').chain(["--lan=zh-Hans"]).collect();
        let told = run(&format!("usage-hans-{test}"), &line).failure(2);
        let is_english = told == format!("xiangqi: {says}\n") && !says.starts_with("FEN");
        assert!(!is_english, "{test}: {told}");
    }
}

#[test]
fn the_help_of_the_program_and_of_a_command_follows_the_language() {
    let help = run("help-hans", &["--lang=zh-Hans", "--help"]).out();
    assert!(
        help.starts_with("象棋：") && help.contains("用法：xiangqi [选项]"),
        "{help}"
    );
    for line in [&["moves", "--help"][..], &["help", "moves"]] {
        let ran = Run::new("help-moves", line).env("LANG", "zh_TW.UTF-8").go();
        assert!(
            ran.out.contains("棋盤") || ran.out.contains("著法"),
            "{}",
            ran.out
        );
        assert!(!ran.out.contains("Usage"), "{}", ran.out);
        assert_eq!(ran.code, 0);
    }
    let english = Run::new("help-en", &["--help", "--lang", "en"]).env("LANG", "zh_TW.UTF-8");
    assert!(english.go().out().contains("Usage: xiangqi"));
}

#[test]
fn a_command_that_is_misspelt_is_not_only_a_file_that_is_not_there() {
    let told = run("misspelt", &["movs"]).failure(1);
    assert_eq!(
        told,
        "xiangqi: movs: no such file; did you mean the command moves?\n"
    );
}

#[test]
fn an_argument_too_many_is_named_as_it_was_typed() {
    for typed in ["../r/b.pgn", "./b.pgn", "my game=1.pgn", "[b].pgn", "<b>"] {
        let told = run("too-many", &["../r/a.pgn", typed]).failure(2);
        let expected =
            format!("xiangqi: \"{typed}\" is one argument too many; see xiangqi --help\n");
        assert_eq!(told, expected);
    }
}

/// What `config` says of a setting: its value, and where that came from.
fn shown(test: &str, file: &str, options: &[&str], name: &str) -> String {
    let run = Run::new(test, &[options, &["config"]].concat());
    let folder = run.home.join(".config/xiangqi");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("config.toml"), file).unwrap();
    let shown = run.go().out();
    let line = shown
        .lines()
        .find(|line| line.starts_with(&format!("{name} = ")));
    line.unwrap()
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn every_switch_of_the_file_can_be_turned_back_on_the_command_line() {
    use xiangqi::config::{Kind, SETTINGS, Settings};
    for setting in SETTINGS {
        let Kind::Flag(off) = setting.kind else {
            continue;
        };
        let name = setting.name;
        let is_on = setting.get(&Settings::default()) == "true";
        let file = format!("{name} = {}\n", !is_on);
        // The one that is shown in the help.
        let option = if is_on { off } else { name };
        let turned = format!("--{option}=false");
        let line = shown(&format!("switch-{name}"), &file, &[&turned], name);
        assert_eq!(line, format!("{name} = {is_on} # command line"));
        let same = format!("--{option}=true");
        let line = shown(&format!("switch-{name}"), "", &[&same], name);
        assert_eq!(line, format!("{name} = {} # command line", !is_on));
    }
}

#[test]
fn of_a_switch_that_is_given_twice_the_last_one_counts() {
    for (options, value) in [
        (&["--flip", "--flip=false"][..], "false"),
        (&["--flip=false", "--flip"], "true"),
        (&["--flip", "--flip"], "true"),
    ] {
        let line = shown("switch-twice", "", options, "flip");
        assert_eq!(
            line,
            format!("flip = {value} # command line"),
            "{options:?}"
        );
    }
    let line = shown(
        "size-twice",
        "",
        &["--size", "small", "--size", "large"],
        "size",
    );
    assert_eq!(line, "size = \"large\" # command line");
}

#[test]
fn the_start_can_be_said_like_every_other_setting() {
    let file = "start = \"resume\"\n";
    for (options, word) in [
        (&["--resume=false"][..], "ask"),
        (&["--start", "ask"], "ask"),
        (&["--new"], "new"),
        (&["--new", "--new=false"], "ask"),
        (&["--start=ask", "--new"], "new"),
    ] {
        let line = shown("start", file, options, "start");
        assert_eq!(
            line,
            format!("start = \"{word}\" # command line"),
            "{options:?}"
        );
    }
}

#[test]
fn config_takes_the_options_before_and_behind_its_name() {
    for arguments in [
        &["config", "--theme", "dark", "--no-mouse", "--rules=casual"][..],
        &["--theme", "dark", "--no-mouse", "config", "--rules=casual"],
        &[
            "--theme",
            "light",
            "config",
            "--theme",
            "dark",
            "--mouse=false",
            "--rules",
            "casual",
        ],
    ] {
        let shown = run("config-options", arguments).out();
        let shown: Vec<&str> = shown.split_whitespace().collect();
        let shown = shown.join(" ");
        for line in [
            "theme = \"dark\" # command line",
            "mouse = false # command line",
            "rules = \"casual\" # command line",
            "size = \"auto\" # default",
        ] {
            assert!(shown.contains(line), "{arguments:?}: {shown}");
        }
    }
    let told = run("config-theme", &["config", "--theme", "nosuch"]).failure(2);
    assert!(
        told.starts_with("xiangqi: --theme cannot be \"nosuch\""),
        "{told}"
    );
}

#[test]
fn a_position_before_the_name_of_a_command_counts_and_what_a_command_has_no_use_for_is_refused() {
    let fen = "3k5/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1";
    let behind = run("fen-behind", &["moves", "--fen", fen]).out();
    assert_eq!(run("fen-before", &["--fen", fen, "moves"]).out(), behind);
    let counted = run("fen-perft", &["--fen", fen, "perft", "1"]).out;
    assert!(
        counted.contains(&format!("nodes {}", behind.lines().count())),
        "{counted}"
    );
    for (arguments, says) in [
        (&["--fen", fen, "config"][..], "--fen and config"),
        (&["--diagnose", "man"], "--diagnose and man"),
        (&["game.pgn", "perft", "1"], "RECORD and perft"),
    ] {
        let told = run("fen-elsewhere", arguments).failure(2);
        let says = format!("xiangqi: {says} exclude each other; see xiangqi --help\n");
        assert_eq!(told, says);
    }
}

#[test]
fn a_position_and_a_handicap_exclude_each_other_wherever_they_stand() {
    let fen = "3k5/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1";
    let says = "xiangqi: --fen and --handicap exclude each other; see xiangqi --help\n";
    for arguments in [
        &["--fen", fen, "--handicap", "rook"][..],
        &["--handicap", "rook", "--fen", fen, "moves"],
        &["--handicap", "rook", "moves", "--fen", fen],
        &["--fen", fen, "referee", "--handicap", "rook"],
        &["perft", "1", "--fen", fen, "--handicap", "rook"],
    ] {
        let told = run("fen-and-odds", arguments).failure(2);
        assert_eq!(told, says, "{arguments:?}");
    }
    run(
        "fen-no-odds",
        &["--fen", fen, "moves", "--handicap", "none"],
    )
    .out();
}

#[test]
fn a_handicap_counts_before_and_behind_the_name_of_a_command() {
    let moves = |test: &str, arguments: &[&str]| run(test, arguments).out();
    let behind = moves("odds-behind", &["moves", "--handicap", "rook"]);
    assert!(
        !behind.contains("a0a1") && behind.contains("i0i1"),
        "{behind}"
    );
    assert_eq!(
        moves("odds-before", &["--handicap", "rook", "moves"]),
        behind
    );
    let counted = format!("nodes {}\n", behind.lines().count());
    for arguments in [
        &["--handicap", "rook", "perft", "1"][..],
        &["perft", "1", "--handicap", "rook"],
        &["--handicap", "horse", "perft", "1", "--handicap", "rook"],
    ] {
        assert_eq!(run("odds-perft", arguments).out, counted, "{arguments:?}");
    }
    let told = run("odds-referee", &["--handicap", "rook", "referee", "a0a1"]).failure(1);
    assert!(told.contains("a0a1"), "{told}");
    run("odds-wrong", &["perft", "1", "--handicap", "queen"]).failure(2);
}

#[test]
fn a_notation_before_the_name_of_a_command_counts_and_the_one_behind_it_counts_more() {
    let moves = |test: &str, arguments: &[&str]| run(test, arguments).out();
    let wxf = moves("notation-behind", &["moves", "--notation", "wxf"]);
    assert!(wxf.starts_with("a0a1\tR9+1\n"), "{wxf}");
    assert_eq!(
        moves("notation-before", &["--notation", "wxf", "moves"]),
        wxf
    );
    let both = ["--notation", "iccs", "moves", "--notation", "wxf"];
    assert_eq!(moves("notation-both", &both), wxf);
    let run = Run::new(
        "notation-convert",
        &["--notation", "wxf", "convert", "-", "-"],
    );
    let written = run.with_input("[Event \"\"]\n\n1. h2e2 *\n").out();
    assert!(written.contains("1. C2.5 *"), "{written}");
}

#[test]
fn a_plain_switch_does_not_take_the_argument_after_it() {
    let told = run("switch-argument", &["--flip", "false"]).failure(1);
    assert!(told.starts_with("xiangqi: false: "), "{told}");
}

#[test]
fn the_help_says_once_that_a_switch_can_be_turned_back() {
    let help = run("switch-help", &["--help"]).out();
    assert_eq!(help.matches("=false").count(), 2, "{help}");
    let manual = run("switch-manual", &["man"]).out().replace("\\-", "-");
    assert!(manual.contains("--flip=false"), "{manual}");
}

#[test]
fn a_script_does_without_the_settings_file_as_the_readme_says() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap();
    assert!(page.contains("XDG_CONFIG_HOME=/dev/null xiangqi"));
    let piped = |test: &str, folder: Option<&str>| {
        let run = Run::new(test, &[]);
        let own = run.home.join(".config/xiangqi");
        std::fs::create_dir_all(&own).unwrap();
        std::fs::write(own.join("config.toml"), "lang = \"zh-Hans\"\n").unwrap();
        match folder {
            Some(folder) => run.env("XDG_CONFIG_HOME", folder),
            None => run,
        }
        .with_input("board\n")
        .out()
    };
    assert!(piped("file-counts", None).contains("红方"));
    assert!(piped("file-aside", Some("/dev/null")).contains("Red to move."));
}
