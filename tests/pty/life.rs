//! Every way out gives the terminal back, and nothing that a terminal may do wedges the program.

use crate::terminal::{Launch, Terminal, shown};
use std::time::{Duration, Instant};

fn board(test: &str) -> Terminal {
    let mut terminal = Launch::new(test, &[]).start();
    terminal.wait_for("Red to move.");
    assert!(terminal.emulated().alternate_screen());
    assert!(terminal.emulated().hide_cursor());
    terminal
}

fn assert_given_back(terminal: &mut Terminal, code: u32) {
    assert_eq!(terminal.wait_for_exit(), code);
    assert_eq!(terminal.left_behind(), "");
}

#[test]
fn leaving_gives_the_terminal_back() {
    let mut terminal = board("leave");
    terminal.type_text("q");
    assert_given_back(&mut terminal, 0);
}

#[test]
fn ctrl_c_leaves_at_once_whatever_is_open() {
    for (place, keys) in ["", "?", ":h2", "R", "x"].into_iter().enumerate() {
        let mut terminal = board(&format!("ctrl-c-{place}"));
        terminal.type_text(keys);
        terminal.send(b"\x03");
        assert_given_back(&mut terminal, 0);
    }
}

#[test]
fn signals_end_the_program_and_give_the_terminal_back() {
    for (signal, number) in [("TERM", 15), ("HUP", 1), ("INT", 2), ("QUIT", 3)] {
        let mut terminal = board(&format!("signal-{signal}"));
        terminal.signal(signal);
        assert_given_back(&mut terminal, 128 + number);
    }
}

#[test]
fn a_panic_gives_the_terminal_back_and_is_told_on_the_shell_s_screen() {
    // The test program starts itself: its child below takes the terminal and panics.
    let me = std::env::current_exe().unwrap();
    let script = format!(
        "exec '{}' --exact life::child_that_panics_with_the_terminal_taken --nocapture",
        me.display()
    );
    let mut terminal = Launch::shell("panic", &script)
        .env("XIANGQI_TEST_PANIC", "1")
        .start();
    assert_given_back(&mut terminal, 101);
    assert!(
        terminal.screen().contains("on purpose"),
        "{}",
        terminal.screen()
    );
}

#[test]
fn child_that_panics_with_the_terminal_taken() {
    use xiangqi::tui::screen::{MouseUse, Screen};
    if std::env::var_os("XIANGQI_TEST_PANIC").is_some() {
        let _screen = Screen::enter(MouseUse::Reported).unwrap();
        panic!("on purpose");
    }
}

#[test]
fn a_closed_window_ends_the_program_soon_even_if_hang_ups_are_ignored() {
    let mut terminal = Launch::shell("closed", "trap '' HUP; exec \"$XIANGQI\"").start();
    terminal.wait_for("Red to move.");
    terminal.hang_up();
    let begin = Instant::now();
    terminal.wait_for_exit();
    assert!(begin.elapsed() < Duration::from_secs(2));
}

#[test]
fn suspending_gives_the_shell_back_and_going_on_brings_the_board_back() {
    let mut terminal = Launch::interactive_shell("suspend").start();
    terminal.wait_for("ready>");
    terminal.type_text("\"$XIANGQI\"\r");
    terminal.wait_for("Red to move.");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("Black to move.");
    // A piece is in hand.
    terminal.type_text("\t\r");
    terminal.wait_for("put down");
    let board = terminal.screen();
    terminal.send(b"\x1a");
    terminal.wait_until("the shell", |screen| {
        !screen.alternate_screen() && screen.contents().trim_end().ends_with("ready>")
    });
    assert!(!terminal.emulated().hide_cursor());
    assert!(!terminal.emulated().bracketed_paste());
    terminal.type_text("echo there is an echo\r");
    terminal.wait_until("an echo", |screen| {
        screen.contents().matches("there is an echo").count() == 2
    });
    terminal.type_text("fg\r");
    terminal.wait_until("the board", vt100::Screen::alternate_screen);
    terminal.wait_until("the same board", |screen| shown(screen) == board);
    terminal.type_text(":h9g7\r");
    terminal.wait_for("Red to move.");
    terminal.send(b"\x03");
    terminal.wait_until("the shell", |screen| {
        !screen.alternate_screen() && screen.contents().trim_end().ends_with("ready>")
    });
}

#[test]
fn a_stop_from_outside_is_a_stop_like_any_other() {
    for (test, stop) in [("stop-tstp", "TSTP"), ("stop-stop", "STOP")] {
        let mut terminal = Launch::interactive_shell(test).start();
        terminal.wait_for("ready>");
        terminal.type_text("\"$XIANGQI\"\r");
        terminal.wait_for("Red to move.");
        // The last word of the first frame: only then the whole of it has arrived.
        terminal.wait_for("n new");
        let board = terminal.screen();
        // The shell's child leads the group in the foreground.
        let group = foreground(terminal.process());
        kill(stop, group);
        terminal.wait_until("the shell", |screen| {
            screen.contents().trim_end().ends_with("ready>")
        });
        // The dead screen of a hard stop is in raw mode, where Return would not end the line.
        terminal.type_text("fg\n");
        terminal.wait_until("the same board", |screen| {
            screen.alternate_screen() && shown(screen) == board
        });
        terminal.send(b"\x03");
        terminal.wait_until("the shell", |screen| !screen.alternate_screen());
        assert!(!terminal.emulated().hide_cursor());
    }
}

#[test]
fn a_stop_where_no_shell_would_continue_it_is_declined() {
    let mut terminal = board("no-shell");
    terminal.send(b"\x1a");
    terminal.wait_for("There is no shell to go back to.");
    terminal.type_text("q");
    assert_given_back(&mut terminal, 0);
}

/// The process group in the foreground of the terminal of a process.
fn foreground(process: u32) -> u32 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let (_, rest) = stat.rsplit_once(')').unwrap();
    rest.split_whitespace().nth(5).unwrap().parse().unwrap()
}

fn kill(signal: &str, process: u32) {
    let status = std::process::Command::new("kill")
        .args([&format!("-{signal}"), &process.to_string()])
        .status()
        .unwrap();
    assert!(status.success());
}

#[test]
fn an_arrow_key_that_arrives_in_pieces_runs_no_command() {
    let mut terminal = board("torn");
    terminal.type_text(":h2");
    terminal.wait_for("> h2");
    terminal.send(b"\x1b");
    // A slow line: the rest comes later, but not as late as a person's next key.
    terminal.written_within(Duration::from_millis(80));
    terminal.send(b"[D");
    terminal.type_text("x");
    terminal.wait_for("> hx2");
    terminal.send(b"\x1b\x1b[D");
    terminal.type_text("y");
    // Option with an arrow goes a word to the left.
    terminal.wait_for("> yhx2");
    terminal.send(b"\x1b");
    terminal.wait_without("> y");
}

#[test]
fn a_paste_with_line_breaks_is_text_and_nothing_else() {
    let mut terminal = board("paste");
    terminal.send(b"\x1b[200~h2e2\nquit resign u q\n\x1b[201~");
    terminal.wait_for("> h2e2");
    terminal.wait_for("only the first line");
    terminal.type_text("\r");
    terminal.wait_for("Black to move.");
}

#[test]
fn a_raw_paste_loses_no_game() {
    let mut terminal = board("raw-paste");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("Black to move.");
    terminal.send(b"h9g7\rquit resign u q\r");
    terminal.type_text("\x1b[200~ \x1b[201~");
    // Whatever those keys were, the program is there and a question at most is open.
    terminal.send(b"\x03");
    assert_given_back(&mut terminal, 0);
}
