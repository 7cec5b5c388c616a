//! Terminals that tell how wide they draw, late or never; and the console of Linux.

use crate::terminal::{Launch, Terminal};
use std::time::Duration;

/// The board, once the terminal has been asked where its cursor went.
fn asked(test: &str, arguments: &[&str]) -> Terminal {
    let mut terminal = Launch::new(test, arguments).start();
    terminal.wait_for("Red to move.");
    terminal.wait_for("pick up");
    assert_eq!(questions(&terminal), 2);
    terminal
}

fn questions(terminal: &Terminal) -> usize {
    let written = String::from_utf8_lossy(&terminal.bytes);
    written.matches("\x1b[6n").count()
}

/// Quits, and sees that no move and no question came of the answer.
fn quit(mut terminal: Terminal) {
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    assert_eq!(terminal.left_behind(), "");
}

#[test]
fn where_lines_are_two_columns_wide_ascii_is_drawn() {
    let mut terminal = asked("width-wide", &[]);
    terminal.type_text("\x1b[2;3R\x1b[3;3R");
    terminal.wait_for("ASCII is drawn.");
    terminal.wait_for("Red to move.");
    assert!(terminal.screen().is_ascii(), "{}", terminal.screen());
    quit(terminal);
}

#[test]
fn where_lines_are_one_column_wide_all_stays_as_it_is() {
    let mut terminal = asked("width-narrow", &[]);
    let before = terminal.screen();
    terminal.type_text("\x1b[2;2R\x1b[3;3R");
    assert_eq!(terminal.written_within(Duration::from_millis(150)), 0);
    assert_eq!(terminal.screen(), before);
    // A move is drawn rightly with what is known now.
    terminal.type_text(":h2e2\r");
    terminal.wait_for("Black to move.");
    terminal.type_text("u");
    terminal.wait_for("Red to move.");
    quit(terminal);
}

#[test]
fn report_that_comes_in_two_pieces_is_one_report() {
    let mut terminal = asked("width-torn", &[]);
    terminal.type_text("\x1b[2;");
    assert_eq!(terminal.written_within(Duration::from_millis(50)), 0);
    terminal.type_text("3R");
    terminal.wait_for("ASCII is drawn.");
    quit(terminal);
}

#[test]
fn without_an_answer_nothing_happens_and_nothing_is_written() {
    let mut terminal = asked("width-silent", &[]);
    terminal.written_within(Duration::from_millis(100));
    assert_eq!(terminal.written_within(Duration::from_millis(300)), 0);
    quit(terminal);
}

#[test]
fn where_a_chinese_character_is_one_column_wide_letters_are_drawn() {
    let mut terminal = asked("width-letters", &[]);
    terminal.type_text("\x1b[2;2R\x1b[3;2R");
    terminal.wait_for("letters are drawn.");
    assert!(!terminal.screen().contains('帥'), "{}", terminal.screen());
    assert!(terminal.screen().contains('┼'), "{}", terminal.screen());
    quit(terminal);
}

#[test]
fn user_who_has_decided_is_not_overruled() {
    let mut terminal = Launch::new("width-decided", &["--ascii", "--pieces", "letters"]).start();
    terminal.wait_for("pick up");
    assert_eq!(questions(&terminal), 0);
    quit(terminal);
    let mut terminal = asked("width-half-decided", &["--pieces", "simplified"]);
    terminal.type_text("\x1b[3;2R");
    assert_eq!(terminal.written_within(Duration::from_millis(100)), 0);
    quit(terminal);
}

#[test]
fn on_the_console_of_linux_letters_and_plain_lines_are_drawn_unless_asked_for_others() {
    let linux =
        |test, arguments: &[&str]| Launch::new(test, arguments).env("TERM", "linux").start();
    let mut terminal = linux("linux-console", &[]);
    terminal.wait_for("No Chinese characters here");
    terminal.wait_for("pick up");
    assert!(terminal.bytes.is_ascii(), "{}", terminal.screen());
    quit(terminal);
    let own = ["--pieces", "traditional", "--theme", "dark"];
    let mut terminal = linux("linux-chosen", &own);
    terminal.wait_for("pick up");
    assert!(!terminal.screen().contains("No Chinese"));
    quit(terminal);
}

#[test]
fn diagnosis_tells_what_the_terminal_has_answered() {
    let mut terminal = Launch::new("width-diagnosis", &["--diagnose"]).start();
    terminal.wait_until("question", vt100::Screen::alternate_screen);
    terminal.type_text("\x1b[2;3R\x1b[3;3R");
    terminal.wait_for("width of lines: 2 columns");
    terminal.wait_for("width of pieces: 2 columns");
    assert_eq!(terminal.wait_for_exit(), 0);
    assert_eq!(terminal.left_behind(), "");
}
