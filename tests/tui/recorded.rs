//! What a record says of its result: told when it is opened and asked for, and kept until the game ends elsewhere.

use crate::hands::{app, open, press};
use xiangqi::rules::Side;
use xiangqi::tui::App;
use xiangqi::tui::boxes::{self, Overlay};
use xiangqi::tui::message::Message;
use xiangqi::tui::update::update;

/// The program with a record on the board.
fn with_record(text: &str) -> App {
    let mut app = app();
    open(&mut app, "game.pgn", text);
    app
}

fn told(app: &App) -> String {
    let told = app.notice().map(|notice| app.tell(notice));
    told.unwrap_or_default()
}

fn asked(app: &App) -> String {
    let Some(Overlay::Popup { body, .. }) = Overlay::top(app) else {
        panic!("nothing is asked");
    };
    body
}

/// A record of which the rules know no end.
const FORFEIT: &str =
    "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\n1. h2e2 h9g7 2. h0g2 1-0\n";

#[test]
fn the_result_of_a_record_is_told_and_stays_with_its_moves() {
    let recorded = "Recorded result: 1-0 (time forfeit).";
    let mut app = with_record(FORFEIT);
    assert_eq!(told(&app), format!("Opened game.pgn. {recorded}"));
    press(&mut app, "r");
    assert_eq!(told(&app), recorded);
    press(&mut app, "Left r");
    assert_eq!(told(&app), recorded, "it is that of the game");
    press(&mut app, "End R");
    let question = format!("{recorded} Does Black resign? Red then wins.");
    assert_eq!(asked(&app), question);
    press(&mut app, "n :g6g5 Enter");
    assert_eq!(
        told(&app),
        "The recorded result (1-0) stays with the moves of the record."
    );
    press(&mut app, "r");
    assert_eq!(told(&app), "The game is not over yet.");
    press(&mut app, "u r");
    assert_eq!(told(&app), recorded, "the move is taken back");
}

#[test]
fn the_result_of_a_record_is_gone_with_its_last_move() {
    let mut app = with_record(FORFEIT);
    press(&mut app, "D y");
    assert_eq!(
        told(&app),
        "Deleted: H2+3 The recorded result (1-0) is gone with it."
    );
}

#[test]
fn what_a_record_says_is_told_beside_what_the_rules_say() {
    let mate = "[Result \"0-1\"]\n[FEN \"4k4/R8/1R7/9/9/9/9/9/9/3K5 w\"]\n\n1. b7b9 0-1\n";
    let mut app = with_record(mate);
    press(&mut app, "r");
    let result = boxes::result(&app).unwrap();
    assert_eq!(result, "Red wins by checkmate. Recorded result: 0-1.");
    let mut app = with_record(&mate.replace("0-1", "1-0"));
    assert_eq!(told(&app), "Opened game.pgn.");
    press(&mut app, "r");
    assert_eq!(boxes::result(&app).unwrap(), "Red wins by checkmate.");
}

#[test]
fn the_score_of_a_sitting_stays_while_its_players_look_at_a_record_of_theirs() {
    let winner = |app: &App, side| app.player(side).ends_with(" 1:0");
    let seated = || {
        let mut app = app();
        press(
            &mut app,
            "n Anna Down Bert PageDown Enter :h2e2 Enter R y Esc",
        );
        assert!(winner(&app, Side::Red));
        app
    };
    let record = |red: &str, black: &str| {
        format!("[Red \"{red}\"]\n[Black \"{black}\"]\n[Result \"0-1\"]\n\n1. h2e2 h9g7 0-1\n")
    };
    for (red, black, side) in [("Anna", "Bert", Side::Red), ("Bert", "Anna", Side::Black)] {
        let mut app = seated();
        open(&mut app, "game.pgn", &record(red, black));
        assert!(winner(&app, side), "{}", app.player(side));
        assert_eq!(app.name_of(side), "Anna");
        press(&mut app, "n PageDown Enter");
        assert!(winner(&app, side), "{}", app.player(side));
    }
    let mut app = seated();
    open(&mut app, "game.pgn", &record("Cho", "Dan"));
    assert_eq!(app.player(Side::Red), "Cho");
    // Who goes back from there to the game on the other sides finds the points with their owner.
    let mut app = seated();
    let first = app.saved().clone();
    open(&mut app, "game.pgn", &record("Bert", "Anna"));
    update(&mut app, Message::WentOn(Box::new(Ok(first))));
    assert!(winner(&app, Side::Red), "{}", app.player(Side::Red));
}
