//! Plain mode at a real terminal: it asks, it keeps the game, and it draws with letters and blanks only.

use crate::terminal::{Launch, Terminal};
use std::time::Duration;

fn plain(test: &str) -> Terminal {
    let mut terminal = Launch::new(test, &["--plain"]).start();
    terminal.wait_for("Red to move.");
    terminal
}

#[test]
fn a_question_is_asked_before_the_game_is_given_up() {
    let mut terminal = plain("console-asks");
    terminal.type_text("h2e2\r");
    terminal.wait_for("Black to move.");
    terminal.type_text("resign\r");
    terminal.wait_for("Black resigns? (yes/no)");
    terminal.type_text("no\r");
    terminal.wait_for("Nothing was changed.");
    terminal.type_text("quit\r");
    assert_eq!(terminal.wait_for_exit(), 0);
    assert!(!terminal.bytes.contains(&0x1b));
}

#[test]
fn an_offer_of_a_draw_waits_for_the_other_player() {
    let mut terminal = plain("console-draw");
    terminal.type_text("draw\r");
    terminal.wait_for("Red offers a draw.");
    terminal.type_text("h2e2\r");
    terminal
        .wait_for("Red offers a draw. Black accepts it with draw; a move of Black declines it.");
    terminal.type_text("draw\r");
    terminal.wait_for("Draw by agreement.");
    terminal.type_text("quit\r");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn a_flag_that_falls_is_told_and_rung_while_a_line_is_typed() {
    let mut terminal = Launch::new("console-flag", &["--plain", "--clock", "1s"]).start();
    terminal.wait_for("Red to move, 0:01.0 left.\n> ");
    for (line, told) in [
        ("h2e2\r", "Black to move, 0:01.0 left.\n> "),
        ("h9g7\r", "Red to move, 0:01.0 left.\n> "),
        ("h0", "> h0"),
    ] {
        terminal.type_text(line);
        terminal.wait_for(told);
    }
    terminal.wait_for("Black wins: Red's time ran out.\n> ");
    assert!(terminal.bytes.contains(&0x07));
    // What was typed by then still stands at the beginning of the line.
    terminal.type_text("g2\r");
    terminal.wait_for("The game is over.");
    terminal.type_text("undo\r");
    terminal.wait_for(" left.\n> ");
    terminal.type_text("quit\r");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn a_game_that_was_killed_goes_on_from_its_last_move() {
    let test = "console-killed";
    let mut terminal = plain(test);
    for (m, told) in [
        ("h2e2", "Red: C2.5"),
        ("h9g7", "Black: H8+7"),
        ("h0g2", "Red: H2+3"),
    ] {
        terminal.type_text(&format!("{m}\r"));
        terminal.wait_for(told);
    }
    // The prompt comes when the move is on the disk.
    terminal.wait_for("Black to move.\n> ");
    terminal.signal("KILL");
    terminal.wait_for_exit();
    let mut terminal = Launch::again(test, &["--plain"]).size(80, 60).start();
    terminal.wait_for("Going on with the last game (Red - Black) after ply 3. new starts another.");
    terminal.wait_for("Black to move.");
    terminal.type_text("new\r");
    terminal.wait_for("A new game. The game before is kept: resume goes on with it.");
    terminal.type_text("b2e2\rresume\r");
    terminal.wait_for("The game before is kept: resume goes on with it.");
    terminal.wait_for("Black to move.");
    terminal.type_text("resign\ryes\rquit\r");
    assert_eq!(terminal.wait_for_exit(), 0);
    // The one is over, the other one is still there.
    let mut terminal = Launch::again(test, &["--plain"]).size(80, 60).start();
    terminal.wait_for("Going on with the last game (Red - Black) after ply 1.");
}

#[test]
fn time_used_before_the_program_ends_is_used_when_the_game_goes_on() {
    for (test, end) in [
        ("console-time-quit", "quit\r"),
        ("console-time-end", "\x04"),
    ] {
        let mut terminal = Launch::new(test, &["--plain", "--clock", "5m"]).start();
        terminal.wait_for("A new game, clock 5m.");
        terminal.type_text("h2e2\rh9g7\r");
        terminal.wait_for("Black: H8+7");
        terminal.wait_for(" left.\n> ");
        // Nothing is typed while time passes, so only the end can tell how much it was.
        terminal.written_within(Duration::from_millis(1100));
        terminal.type_text(end);
        terminal.wait_for("The game is kept; xiangqi --resume goes on with it.");
        assert_eq!(terminal.wait_for_exit(), 0);
        let mut terminal = Launch::again(test, &["--plain", "--resume"])
            .size(80, 60)
            .start();
        terminal.wait_for("Going on with the last game (Red - Black) after ply 2.");
        // The clock runs from here on, and is told.
        terminal.wait_for("Red has 4:5");
    }
}

#[test]
fn the_end_of_input_ends_the_program() {
    let mut terminal = plain("console-end");
    terminal.send(b"\x04");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn a_dumb_terminal_gets_plain_lines() {
    let mut terminal = Launch::new("console-dumb", &[]).env("TERM", "dumb").start();
    terminal.wait_for("> ");
    terminal.type_text("b0b2\r");
    terminal.wait_for("The horse on b0 may not go to b2.");
    assert!(!terminal.bytes.contains(&0x1b));
}

#[test]
fn lines_are_broken_between_words_at_a_terminal_of_any_width() {
    let mut terminal = Launch::new("console-narrow", &["--plain"])
        .size(40, 90)
        .start();
    terminal.wait_for("Red to move.");
    // A rank and its label stay in one line.
    assert!(
        terminal
            .screen()
            .contains("\n 9  r---h---e---a---k---a---e---h---r\n")
    );
    terminal.type_text("help\r");
    terminal.wait_for("do not count");
    let screen = terminal.screen();
    assert!(
        screen.contains("checkmate\nand stalemate lose."),
        "{screen}"
    );
    terminal.type_text("moves b2\r");
    terminal.wait_for("12 legal moves");
    terminal.wait_for("  C8.9 (b2a2)  C8-1 (b2b1)\n  C8+1 (b2b3)");
    terminal.type_text("quit\r");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn the_start_tells_how_many_games_resume_lists_the_finished_ones_with_them() {
    let test = "console-several";
    let mut terminal = plain(test);
    terminal.type_text("h2e2\r");
    terminal.wait_for("Black to move.\n> ");
    terminal.type_text("new\rb2e2\r");
    terminal.wait_for("Red: C8.5");
    terminal.type_text("new\rc3c4\r");
    terminal.wait_for("Red: P7+1");
    terminal.type_text("resign\ryes\rquit\r");
    assert_eq!(terminal.wait_for_exit(), 0);
    let mut terminal = Launch::again(test, &["--plain"]).size(80, 60).start();
    terminal.wait_for("new starts another.\nOther kept games: 2; resume lists them.\n");
    terminal.type_text("resume\r");
    terminal.wait_for("1. Red - Black, plies: 1, last C2.5  (");
    terminal.wait_for("2. Red - Black, plies: 1, Red wins  (");
    terminal.type_text("resume 9\r");
    terminal.wait_for("There is no kept game 9.");
    terminal.type_text("resume 2\r");
    terminal.wait_for("Red - Black, plies: 1. This game is over: Red wins: Black resigned. The");
    terminal.type_text("quit\r");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn a_number_counts_in_the_list_that_was_shown_whatever_else_is_kept_by_then() {
    let test = "console-listed";
    let mut terminal = plain(test);
    for (m, told) in [("h2e2", "Red: C2.5"), ("b2e2", "Red: C8.5")] {
        terminal.type_text(&format!("{m}\r"));
        terminal.wait_for(told);
        terminal.type_text("new\r");
        terminal.wait_for("A new game. The game before is kept");
    }
    terminal.type_text("resume\r");
    terminal.wait_for("1. Red - Black, plies: 1, last C8.5  (");
    terminal.wait_for("2. Red - Black, plies: 1, last C2.5  (");
    // The game of another program comes first in a list by now.
    let mut other = Launch::again(test, &["--plain", "--new"]).start();
    other.wait_for("Red to move.");
    other.type_text("c3c4\rquit\r");
    assert_eq!(other.wait_for_exit(), 0);
    for (number, last) in [
        (2, "from h2 to e2"),
        (1, "from b2 to e2"),
        (2, "from h2 to e2"),
    ] {
        terminal.type_text(&format!("resume {number}\rsay last\r"));
        terminal.wait_for(last);
    }
    terminal.type_text("resume 2\r");
    terminal.wait_for("There is no kept game 2.");
    terminal.type_text("quit\r");
    assert_eq!(terminal.wait_for_exit(), 0);
}
