//! A rematch that is asked for on the board.

use crate::hands::{WINDOW, drawn, press};
use crate::screen::text;
use xiangqi::config::Settings;
use xiangqi::storage::LeftGame;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

/// The text of the box on top, in one line, once a key was pressed after a game.
fn asked(is_kept: bool, keys: &str) -> String {
    asked_beside(Vec::new(), is_kept, keys)
}

fn asked_beside(left: Vec<LeftGame>, is_kept: bool, keys: &str) -> String {
    let start = Start {
        is_kept,
        is_begun: true,
        left,
        ..Start::new(Settings::default(), Depth::TrueColor)
    };
    let mut app = App::new(start, WINDOW);
    press(&mut app, keys);
    let screen = text(&drawn(&app, WINDOW));
    let boxed = screen.lines().filter_map(|row| row.split('│').nth_back(1));
    boxed.map(str::trim).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_rematch_says_who_sits_where_and_what_becomes_of_the_game() {
    let (open, over) = (":h2e2 Enter", ":h2e2 Enter R y Esc");
    let goes_on = "The game so far is kept: w goes on with it.";
    let shows = "The finished game is kept: w shows it.";
    for (key, question) in [
        ("a", "Play again?"),
        ("A", "Play again with sides changed?"),
    ] {
        for (game, kept) in [(open, goes_on), (over, shows)] {
            let told = asked(true, &format!("{game} {key}"));
            assert!(told.contains(&format!("{question} {kept}")), "{told}");
            // Where nothing is kept, nothing is promised.
            let told = asked(false, &format!("{game} {key}"));
            assert!(told.contains(question), "{told}");
            assert!(!told.contains("is kept"), "{told}");
        }
        let lost = asked(false, &format!("{open} {key}"));
        assert!(lost.contains("This game cannot be kept"), "{lost}");
    }
}

#[test]
fn the_game_before_is_said_to_be_listed_where_others_are_kept_beside_it() {
    for (game, kept) in [
        (":h2e2 Enter", "The game so far is kept: w lists it."),
        (
            ":h2e2 Enter R y Esc",
            "The finished game is kept: w lists it.",
        ),
    ] {
        let others = || vec![LeftGame::default()];
        let told = asked_beside(others(), true, &format!("{game} a"));
        assert!(told.contains(kept), "{told}");
    }
}
