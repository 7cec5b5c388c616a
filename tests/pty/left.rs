//! A game that another one takes the place of: it can be gone on with in the same sitting, by the next program, and
//! after a kill at any moment.

use crate::terminal::{Launch, Terminal, folder_of};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use xiangqi::storage::Found;

fn play(terminal: &mut Terminal, m: &str, row: &str) {
    terminal.type_text(&format!(":{m}\r"));
    terminal.wait_for(row);
}

fn games_of(test: &str) -> PathBuf {
    folder_of(test).join(".local/state/xiangqi/games")
}

/// How many moves the games have that the next program finds.
fn plies(test: &str) -> Vec<usize> {
    let found = Found::in_folder(&games_of(test));
    assert!(found.set_aside.is_empty(), "{:?}", found.set_aside);
    let left = found.unfinished();
    left.iter().map(|left| left.saved.game.ply()).collect()
}

#[test]
fn a_new_game_leaves_the_one_before_and_w_changes_them_as_often_as_is_wished() {
    let test = "left-swap";
    let mut terminal = Launch::new(test, &["--new"]).start();
    terminal.wait_for("Red to move.");
    play(&mut terminal, "h2e2", "C2.5");
    play(&mut terminal, "h9g7", "H8+7");
    terminal.type_text("n\r");
    terminal.wait_for("A new game. The game before is kept: w goes on with it.");
    play(&mut terminal, "c3c4", "P7+1");
    for told in ["Going on after ply 2.", "Going on after ply 1."] {
        terminal.type_text("w");
        terminal.wait_for(told);
        terminal.wait_for("The game before is kept: w goes on with it.");
    }
    // Another program that runs beside it does not take what belongs to the first.
    let mut other = Launch::again(test, &[]).start();
    other.wait_for("Red to move.");
    other.type_text("w");
    other.wait_for("There is no other game to go on with");
    play(&mut other, "b2e2", "C8.5");
    terminal.signal("KILL");
    terminal.wait_for_exit();
    other.type_text("w");
    other.wait_for("Games that are kept");
    other.wait_for("Red - Black, plies: 1, last P7+1 ");
    other.wait_for("Red - Black, plies: 2, last H8+7 ");
    other.type_text("\r");
    other.wait_for("Going on after ply 1. The game before is kept");
    other.type_text("q");
    assert_eq!(other.wait_for_exit(), 0);
    let mut left = plies(test);
    left.sort_unstable();
    assert_eq!(left, [1, 1, 2]);
    let mut terminal = Launch::again(test, &[]).start();
    terminal.wait_for("go on with the last game (Red - Black, plies: 1)");
    terminal.wait_for("choose among the kept games (3)");
}

#[test]
fn what_w_will_do_is_said_as_it_then_does_it() {
    let test = "left-promised";
    let (alone, listed) = (
        "The game before is kept: w goes on with it.",
        "The game before is kept: w lists it.",
    );
    let mut terminal = Launch::new(test, &["--new"]).start();
    terminal.wait_for("Red to move.");
    for promised in [alone, listed] {
        play(&mut terminal, "h2e2", "C2.5");
        terminal.type_text("n\r");
        terminal.wait_for(promised);
    }
    terminal.type_text("w");
    terminal.wait_for("Games that are kept");
    terminal.type_text("\r");
    terminal.wait_for("Going on after ply 1.");
    // The empty board was not kept, one of the two is on the board.
    terminal.type_text("n\r");
    terminal.wait_for(listed);
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    // Also where nothing is offered at the start.
    let mut terminal = Launch::again(test, &["--new"]).start();
    terminal.wait_for("Red to move.");
    play(&mut terminal, "h2e2", "C2.5");
    terminal.type_text("n\r");
    terminal.wait_for(listed);
    // The game that is named is gone on with, whatever else is kept.
    terminal.type_text("h2e2\rR y");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    let mut terminal = Launch::again(test, &[]).start();
    terminal.wait_for("go on with the last game (Red - Black, plies: 1)");
    terminal.type_text("\r");
    terminal.wait_for("Going on after ply 1.");
}

#[test]
fn a_game_thrown_away_from_the_list_is_offered_by_no_program_any_more() {
    let test = "left-thrown";
    let mut terminal = Launch::new(test, &["--new"]).start();
    terminal.wait_for("Red to move.");
    play(&mut terminal, "h2e2", "C2.5");
    terminal.type_text("n\r");
    terminal.wait_for("A new game.");
    play(&mut terminal, "b0c2", "H8+7");
    terminal.type_text("n\r");
    terminal.wait_for("A new game.");
    terminal.type_text("w");
    terminal.wait_for("Red - Black, plies: 1, last C2.5 ");
    terminal.wait_for("Red - Black, plies: 1, last H8+7 ");
    terminal.wait_for("D discard");
    terminal.type_text("D");
    terminal.wait_for("Discard Red - Black");
    terminal.type_text("y");
    terminal.wait_for("Discarded: Red - Black, plies: 1, last H8+7.");
    terminal.type_text("\x03");
    assert_eq!(terminal.wait_for_exit(), 0);
    assert_eq!(plies(test), [1]);
    let kept = std::fs::read_dir(games_of(test)).unwrap().count();
    assert_eq!(kept, 2, "the file stays among those that were put away");
}

#[test]
fn a_game_passed_over_at_the_start_is_there_for_w() {
    let test = "left-passed-over";
    let mut terminal = Launch::new(test, &["--new"]).start();
    terminal.wait_for("Red to move.");
    play(&mut terminal, "h2e2", "C2.5");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    let mut terminal = Launch::again(test, &["--new"]).start();
    terminal.wait_for("Red to move.");
    terminal.type_text("w");
    terminal.wait_for("Going on after ply 1.");
}

#[test]
fn whenever_the_program_is_killed_while_games_change_places_both_are_there() {
    for (way, back, comes_back) in [("w", "w", "goes on with it."), ("n\r", "w\r", "lists it.")] {
        let test = "left-kill";
        let mut terminal = Launch::new(test, &["--new"]).start();
        terminal.wait_for("Red to move.");
        play(&mut terminal, "h2e2", "C2.5");
        play(&mut terminal, "h9g7", "H8+7");
        terminal.type_text("n\r");
        terminal.wait_for("A new game.");
        play(&mut terminal, "c3c4", "P7+1");
        // A kill leaves what stands in the folder at that moment: it is looked at all the time.
        let is_over = Arc::new(AtomicBool::new(false));
        let watch = {
            let (is_over, games) = (Arc::clone(&is_over), games_of(test));
            std::thread::spawn(move || {
                let mut looks = 0;
                while !is_over.load(Ordering::Relaxed) {
                    let texts = std::fs::read_dir(&games).unwrap().flatten();
                    for path in texts.map(|entry| entry.path()) {
                        let is_game = path.extension().is_some_and(|ending| ending == "game");
                        let found = std::fs::read_to_string(&path).unwrap_or_default();
                        let has_moves = ["\nmove ", "\nplay "].iter().any(|m| found.contains(m));
                        assert!(!is_game || found.is_empty() || has_moves, "{found}");
                        looks += 1;
                    }
                }
                looks
            })
        };
        for _ in 0..4 {
            terminal.type_text(way);
            terminal.wait_for(&format!("The game before is kept: w {comes_back}"));
            terminal.type_text(back);
            terminal.wait_for("Going on after ply 1.");
        }
        is_over.store(true, Ordering::Relaxed);
        assert!(watch.join().unwrap() > 0);
        terminal.signal("KILL");
        terminal.wait_for_exit();
        let mut left = plies(test);
        left.sort_unstable();
        assert_eq!(left, [1, 2]);
    }
}
