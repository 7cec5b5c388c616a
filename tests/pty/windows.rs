//! Windows of all sizes, and windows that change.

use crate::terminal::{Launch, shown};

#[test]
fn every_usual_window_shows_the_whole_board() {
    for (columns, rows) in [
        (80, 24),
        (40, 20),
        (120, 40),
        (200, 60),
        (22, 14),
        (132, 43),
    ] {
        let mut terminal = Launch::new(&format!("window-{columns}"), &[])
            .size(columns, rows)
            .start();
        terminal.wait_until("whole board", |screen| {
            let screen = shown(screen);
            let faces = "車俥馬傌象相士仕將帥砲炮卒兵";
            screen.chars().filter(|c| faces.contains(*c)).count() == 32
        });
        terminal.type_text(":h2e2\r");
        terminal.wait_for("Black to move.");
        terminal.send(b"\x03");
        assert_eq!(terminal.wait_for_exit(), 0);
        assert_eq!(terminal.left_behind(), "");
    }
}

/// Whether the screen shows everything that the move has changed, and nothing of what was there before: the frame comes in
/// parts, in any order.
fn is_whole_after_the_move(screen: &vt100::Screen) -> bool {
    let come = [
        "►Black",
        "C2.5",
        "[炮)",
        "(┼)──┨",
        "▐帥▌",
        "Black to move.",
        "Type a move (",
        "Enter pick up",
    ];
    let gone = ["►Red", "> h2e2", "Red to move."];
    let shown = shown(screen);
    let is_there = |part: &&str| shown.contains(*part);
    come.iter().all(is_there) && !gone.iter().any(is_there)
}

#[test]
fn shrinking_to_one_cell_and_growing_again_loses_nothing() {
    let mut terminal = Launch::new("shrink", &[]).start();
    terminal.wait_for("Red to move.");
    terminal.type_text(":h2e2\r");
    terminal.wait_until("the whole frame", is_whole_after_the_move);
    let board = terminal.screen();
    for (columns, rows, words) in [
        (21, 24, "22x14"),
        (30, 5, "22x14"),
        (5, 1, "22x14"),
        (1, 1, "2"),
    ] {
        terminal.resize(columns, rows);
        terminal.wait_for(words);
    }
    terminal.resize(80, 24);
    terminal.wait_until("the same board", |screen| shown(screen) == board);
}

#[test]
fn a_storm_of_sizes_ends_with_the_right_screen() {
    let mut terminal = Launch::new("storm", &[]).start();
    terminal.wait_for("Red to move.");
    let mut dice: u32 = 3;
    for step in 0..200 {
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let (columns, rows) = (5 + (dice >> 8) % 196, 3 + (dice >> 20) % 58);
        terminal.resize(columns as u16, rows as u16);
        terminal.type_text(
            [
                "?", "\x1b[B", "\x1b", "x", "\x1b", "R", "n", ":h2", "\x15\x7f", "[",
            ][step % 10],
        );
    }
    terminal.type_text("\x1b");
    terminal.resize(1000, 300);
    terminal.wait_for("to move.");
    terminal.resize(0, 0);
    terminal.resize(80, 24);
    terminal.wait_until("the board", |screen| {
        let rows: Vec<String> = screen.rows(0, 80).collect();
        rows.iter().any(|row| row.starts_with("    a   b   c"))
    });
    terminal.send(b"\x03");
    assert_eq!(terminal.wait_for_exit(), 0);
}
