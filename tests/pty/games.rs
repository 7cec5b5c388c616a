//! Whole games, from the first move to the mate, by every way there is to move a piece.

use crate::terminal::{Launch, Terminal};
use xiangqi::i18n::Labels;
use xiangqi::rules::Point;
use xiangqi::tui::geometry::{Geometry, Size};

/// The shortest mate that two helpful players can reach.
const GAME: [&str; 5] = ["h2h5", "f9e8", "h5c5", "g6g5", "c5c9"];

fn points(m: &str) -> [Point; 2] {
    let (from, to) = m.split_at(2);
    [from, to].map(|name| Labels::read(name).unwrap())
}

/// Waits for what the screen says after the move of that number.
fn wait_for_move(terminal: &mut Terminal, ply: usize) {
    match ply {
        4 => terminal.wait_for("Red wins by checkmate"),
        ply if ply % 2 == 0 => terminal.wait_for("Black to move."),
        _ => terminal.wait_for("Red to move."),
    }
}

fn assert_mated(terminal: &mut Terminal) {
    // The last move and the final position can be seen beside the result.
    terminal.wait_for("play again");
    assert!(terminal.row(1).contains("炮"), "{}", terminal.screen());
    terminal.send(b"\x1b");
    terminal.wait_without("play again");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    assert_eq!(terminal.left_behind(), "");
}

#[test]
fn a_whole_game_by_typing() {
    let mut terminal = Launch::new("by-typing", &[]).start();
    terminal.wait_for("Red to move.");
    for (ply, m) in GAME.iter().enumerate() {
        terminal.type_text(&format!(":{m}\r"));
        wait_for_move(&mut terminal, ply);
    }
    assert_mated(&mut terminal);
}

#[test]
fn a_draw_is_offered_with_a_move_and_accepted_with_the_same_key() {
    let mut terminal = Launch::new("draw-offer", &[]).start();
    terminal.wait_for("Red to move.");
    terminal.type_text("d");
    terminal.wait_for("Red offers a draw. Black: d accepts");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("Black to move.");
    terminal.wait_for("d accept draw");
    terminal.type_text("d");
    terminal.wait_for("Does Black accept the draw");
    terminal.type_text("y");
    terminal.wait_for("Draw by agreement.");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn a_whole_game_by_typing_the_numbers_of_the_old_demo() {
    let mut terminal = Launch::new("by-numbers", &[]).start();
    terminal.wait_for("Red to move.");
    for (ply, m) in GAME.iter().enumerate() {
        let [from, to] = points(m);
        terminal.type_text(&format!(
            "{} {} {} {}\r",
            from.x(),
            from.y(),
            to.x(),
            to.y()
        ));
        wait_for_move(&mut terminal, ply);
    }
    assert_mated(&mut terminal);
}

#[test]
fn a_whole_game_by_cursor() {
    let mut terminal = Launch::new("by-cursor", &[]).start();
    terminal.wait_for("Red to move.");
    let mut cursor = Labels::read("e0").unwrap();
    for (ply, m) in GAME.iter().enumerate() {
        for (place, point) in points(m).into_iter().enumerate() {
            terminal.type_text(&arrows(cursor, point));
            terminal.type_text(if place == 0 { "\r" } else { " " });
            cursor = point;
        }
        wait_for_move(&mut terminal, ply);
    }
    assert_mated(&mut terminal);
}

/// The arrow keys from one point to another.
fn arrows(from: Point, to: Point) -> String {
    let steps = |from: u8, to: u8, more: &str, less: &str| {
        let key = if to > from { more } else { less };
        key.repeat(to.abs_diff(from).into())
    };
    steps(from.x(), to.x(), "\x1b[C", "\x1b[D") + &steps(from.y(), to.y(), "\x1b[A", "\x1bOB")
}

#[test]
fn a_whole_game_by_mouse() {
    by_mouse("by-mouse", false);
}

#[test]
fn a_whole_game_by_mouse_on_the_turned_board() {
    by_mouse("by-mouse-turned", true);
}

fn by_mouse(test: &str, is_flipped: bool) {
    let mut terminal = Launch::new(test, &[]).start();
    terminal.wait_for("Red to move.");
    if is_flipped {
        terminal.type_text("f");
        terminal.wait_until("the turned board", |screen| {
            screen.rows(0, 80).next().unwrap().contains("►Red")
        });
    }
    let plan = Geometry::new(Size::Medium, is_flipped);
    for (ply, m) in GAME.iter().enumerate() {
        for point in points(m) {
            terminal.click(plan.cell_of(point));
        }
        wait_for_move(&mut terminal, ply);
    }
    terminal.wait_for("play again");
    terminal.send(b"\x03");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn a_piece_is_pulled_and_moves_of_the_list_are_clicked() {
    let mut terminal = Launch::new("pulling", &[]).start();
    terminal.wait_for("Red to move.");
    let plan = Geometry::new(Size::Medium, false);
    let [from, to] = points("h2e2").map(|point| plan.cell_of(point));
    terminal.type_text(&format!("\x1b[<0;{};{}M", from.0 + 1, from.1 + 1));
    terminal.type_text(&format!("\x1b[<0;{};{}m", to.0 + 1, to.1 + 1));
    terminal.wait_for("Black to move.");
    terminal.type_text(":h9g7\r");
    terminal.wait_for("Red to move.");
    let row = terminal.row(2);
    let byte = row
        .find("C2.5")
        .unwrap_or_else(|| panic!("no move in {row:?}"));
    let column = unicode_width::UnicodeWidthStr::width(&row[..byte]) as u16;
    terminal.click((column, 2));
    terminal.wait_for("Ply 1 of 2: Red's move 1.");
    terminal.wait_for("Looking back; End returns to the game.");
}

#[test]
fn a_game_ends_by_resignation_and_another_begins() {
    let mut terminal = Launch::new("resignation", &[]).start();
    terminal.wait_for("Red to move.");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("Black to move.");
    terminal.type_text("R");
    terminal.wait_for("Does Black resign?");
    terminal.type_text("y");
    terminal.wait_for("Red wins: Black resigned.");
    terminal.type_text("n");
    terminal.wait_for("start the game");
    terminal.type_text("\r");
    terminal.wait_for("Red to move.");
    terminal.wait_without("Black resigned");
}

#[test]
fn escape_closes_the_line_while_a_clock_shows_tenths() {
    let mut terminal = Launch::new("escape-in-tenths", &["--clock", "9s"]).start();
    terminal.wait_for("Red to move.");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("Black to move.");
    terminal.type_text(":h9g7\r");
    terminal.wait_for("0:08.");
    terminal.type_text(":quit");
    terminal.wait_for("> quit");
    terminal.send(b"\x1b");
    terminal.wait_without("> quit");
    assert!(terminal.screen().contains("0:0"), "{}", terminal.screen());
    terminal.type_text("q");
    terminal.type_text("y");
    assert_eq!(terminal.wait_for_exit(), 0);
}
