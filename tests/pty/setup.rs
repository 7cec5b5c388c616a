//! A position set up in a terminal, and a game played from it.

use crate::terminal::{Launch, Terminal};

fn start(test: &str) -> Terminal {
    let mut terminal = Launch::new(test, &["--new"]).start();
    terminal.wait_for("Red to move.");
    terminal.type_text("e");
    terminal.wait_for("Set up a position");
    terminal
}

#[test]
fn a_position_is_set_up_by_keys_and_played_to_its_mate() {
    let mut terminal = start("set-up");
    terminal.type_text("X");
    terminal.wait_for("Red has no king.");
    // The red king on e0, two rooks on the seventh and eighth rank, the black king at home.
    terminal.type_text("K\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[AR");
    terminal.wait_for("9/9/4R4/9/9/9/9/9/9/4K4 w");
    terminal.type_text("\x1b[A\x1b[D\x1b[D\x1b[D\x1b[DR");
    terminal.wait_for("9/R8/4R4/9/9/9/9/9/9/4K4 w");
    terminal.type_text("\r");
    terminal.wait_for("Black has no king.");
    terminal.type_text("\x1b[A\x1b[C\x1b[C\x1b[Ck");
    terminal.wait_for("This position can be played.");
    terminal.type_text("\r");
    terminal.wait_without("Set up a position");
    terminal.type_text(":e7e9\r");
    terminal.wait_for("Red wins by checkmate");
    terminal.send(b"\x1b");
    terminal.wait_without("play again");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    assert_eq!(terminal.left_behind(), "");
}
