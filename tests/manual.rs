//! What the program prints about itself: help, manual page, completions.

#![allow(clippy::unwrap_used)] // a test that can't go on has failed

mod program;

use program::{Ran, Run};

fn run(test: &str, arguments: &[&str]) -> Ran {
    Run::new(test, arguments).go()
}

#[test]
fn every_option_of_the_settings_is_in_the_help_and_the_manual() {
    let help = run("help-all", &["--help"]).out();
    let manual = run("man", &["man"]).out().replace("\\-", "-");
    for option in [
        "--fen",
        "--rules",
        "--handicap",
        "--clock",
        "--plain",
        "--lang",
        "--pieces",
        "--ascii",
        "--theme",
        "--size",
        "--flip",
        "--auto-flip",
        "--labels",
        "--notation",
        "--repetition",
        "--move-limit",
        "--no-mouse",
        "--new",
        "--resume",
        "--diagnose",
    ] {
        assert!(help.contains(option), "{option} in the help");
        assert!(manual.contains(option), "{option} in the manual");
    }
    for job in [
        "moves",
        "referee",
        "perft",
        "check",
        "convert",
        "config",
        "completions",
        "man",
    ] {
        assert!(manual.contains(&format!(".SS {job}")), "{job}");
    }
    for section in ["KEYS", "LINES", "FILES", "ENVIRONMENT", "EXIT STATUS"] {
        assert!(manual.contains(&format!(".SH {section}\n")), "{section}");
    }
    for words in ["take the last move back", "悔棋", "Ctrl-R"] {
        assert!(manual.contains(words), "{words}");
    }
}

#[test]
fn completions_are_written_for_each_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&format!("completions-{shell}"), &["completions", shell]).out();
        assert!(script.contains("auto-flip"), "{shell}");
    }
}
