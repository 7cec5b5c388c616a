//! Moves that are tried beside the game, while an earlier move of it is looked at.

use crate::clocks::{OPENING, run};
use crate::hands::{WINDOW, app, app_at, drawn, open, press, state};
use crate::screen::text;
use xiangqi::config::Settings;
use xiangqi::rules::Side;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

#[test]
fn what_is_tried_beside_the_game_leaves_it_as_it_is_until_both_want_it() {
    let tried = ":h2e2 Enter :h9g7 Enter :h0g2 Enter [ [ :a9a8 Enter :i3i4 Enter ";
    let moves = |app: &App| state(app).split(" @").next().unwrap_or_default().to_owned();
    for (keys, expected) in [
        ("End", "h2e2 h9g7 h0g2"),
        ("[ End End", "h2e2 h9g7 h0g2"),
        ("R", "h2e2 h9g7 h0g2"),
        ("d", "h2e2 h9g7 h0g2"),
        // Taken back is what was tried.
        ("u", "h2e2 a9a8"),
        ("u u", "h2e2"),
        ("u u u", "h2e2 h9g7"),
        // It may become the game, and then it is that for every key.
        ("P [ End", "h2e2 a9a8 i3i4"),
        ("[ P R", "h2e2 a9a8 i3i4"),
        ("P u", "h2e2 a9a8"),
        // No other key makes another line the first.
        ("[ ( End End", "h2e2 h9g7 h0g2"),
        ("End [ ) End", "h2e2 h9g7 h0g2"),
    ] {
        let mut app = app();
        press(&mut app, tried);
        press(&mut app, keys);
        assert_eq!(moves(&app), expected, "{keys}: {}", state(&app));
        let main: Vec<String> = app
            .game()
            .tree()
            .main_line()
            .iter()
            .filter_map(|node| app.game().tree().move_at(*node))
            .map(|m| m.to_string())
            .collect();
        let is_changed = keys.contains('P');
        let game = if is_changed { "h2e2 a9a8" } else { "h2e2 h9g7" };
        assert!(main.join(" ").starts_with(game), "{keys}: {main:?}");
    }
    let mut app = app();
    press(&mut app, tried);
    let screen = text(&drawn(&app, WINDOW));
    let told = "Only tried: End returns, P makes this the game.";
    assert!(screen.contains(told), "{screen}");
    press(&mut app, "P");
    assert!(!text(&drawn(&app, WINDOW)).contains("Only tried"));
}

#[test]
fn who_looks_forward_follows_the_game_past_what_was_tried_beside_it() {
    let game = ":h2e2 Enter :h9g7 Enter :h0g2 Enter :i9h9 Enter ";
    for (keys, expected, aside) in [
        // From before the side line into the game, and to where it stands.
        ("[ [ ] ] ]", "h2e2 h9g7 h0g2", "Ply 3 of 4"),
        ("[ ]", "h2e2 h9g7", "Ply 2 of 4"),
        ("[ [ PageDown", "h2e2 h9g7 h0g2 i9h9", ""),
        ("[ [ End", "h2e2 h9g7 h0g2 i9h9", ""),
        // On the side line it is followed.
        ("} { ]", "h2e2 b9c7 b0c2", ""),
        ("] [ ]", "h2e2 b9c7 b0c2", ""),
        ("[ End", "h2e2 h9g7 h0g2 i9h9", ""),
    ] {
        let mut app = app();
        press(&mut app, game);
        press(&mut app, "Home ] :b9c7 Enter :b0c2 Enter [");
        press(&mut app, keys);
        let state = state(&app);
        let moves = state.split(" @").next();
        assert_eq!(moves, Some(expected), "{keys}");
        let screen = text(&drawn(&app, WINDOW));
        assert!(screen.contains(aside), "{keys}: {screen}");
        assert_eq!(screen.contains("Ply "), !aside.is_empty(), "{keys}");
    }
    // In a record, the main line is the game.
    let mut app = app();
    open(
        &mut app,
        "game.pgn",
        "1. h2e2 h9g7 (1... b9c7 2. b0c2) 2. h0g2 *\n",
    );
    for (keys, expected) in [
        ("Home ] ] } [ ]", "h2e2 h9g7 @"),
        ("} ]", "h2e2 b9c7 b0c2 @"),
        ("[ ]", "h2e2 b9c7 b0c2 @"),
        ("Home End", "h2e2 h9g7 h0g2 @"),
    ] {
        press(&mut app, keys);
        assert!(state(&app).starts_with(expected), "{keys}: {}", state(&app));
    }
}

#[test]
fn a_mate_that_is_only_tried_does_not_end_the_game() {
    let mut app = app_at("3k5/4R4/9/8p/9/9/9/9/9/R3K4 w - - 0 1");
    press(&mut app, ":a0a1 Enter [ :a0a9 Enter");
    let screen = text(&drawn(&app, WINDOW));
    assert!(screen.contains("Red wins by checkmate"), "{screen}");
    assert!(screen.contains("Only tried: End returns"), "{screen}");
    assert_eq!(app.player(Side::Red), "Red", "it counts for nothing");
    press(&mut app, "End");
    assert!(state(&app).starts_with("a0a1 @a9"), "{}", state(&app));
}

#[test]
fn where_takebacks_are_asked_for_so_is_another_line_in_place_of_the_game() {
    let start = Start::new(
        Settings {
            takeback_asks: true,
            ..Settings::default()
        },
        Depth::TrueColor,
    );
    let mut app = App::new(start, WINDOW);
    press(&mut app, ":h2e2 Enter :h9g7 Enter [ :b9c7 Enter P");
    assert_eq!(state(&app), "h2e2 b9c7 @c7 Promote? No");
    press(&mut app, "n End");
    assert!(state(&app).starts_with("h2e2 h9g7 @"), "{}", state(&app));
    press(&mut app, "} P y [ End");
    assert!(state(&app).starts_with("h2e2 b9c7 @"), "{}", state(&app));
}

#[test]
fn the_clocks_of_the_game_run_on_while_another_line_is_tried() {
    let timed = || {
        let settings = Settings {
            clock: Some("5".parse().unwrap()),
            ..Settings::default()
        };
        App::new(Start::new(settings, Depth::TrueColor), WINDOW)
    };
    let clocks = |app: &App| {
        let screen = text(&drawn(app, WINDOW));
        let shown = screen
            .split_whitespace()
            .filter(|word| word.len() > 3 && word.contains(':') && !word.ends_with(':'));
        shown.map(str::to_owned).collect::<Vec<_>>().join(" ")
    };
    // Red thinks for 10 s, tries something of Black's for 20 s, and comes back.
    let tried = format!("{OPENING} 10s [ :b9c7 Enter 20s :h0g2 Enter");
    let mut app = timed();
    run(&mut app, &format!("{tried} End"));
    assert_eq!(clocks(&app), "5:00 4:30");
    // What is made the game took no time, and gives none back, however often lines change.
    for keys in ["P", "P [ } P", "P u"] {
        let mut app = timed();
        run(&mut app, &format!("{tried} {keys}"));
        assert_eq!(clocks(&app), "5:00 4:30", "{keys}");
    }
    // The letter of a pawn does not make it so.
    let mut app = timed();
    run(
        &mut app,
        &format!("{OPENING} 10s [ :b9c7 Enter P7+1 Enter 20s End"),
    );
    assert_eq!(clocks(&app), "5:00 4:30");
    // A flag falls in the game.
    let mut app = timed();
    run(&mut app, &format!("{tried} 300s"));
    assert!(state(&app).starts_with("h2e2 h9g7 @"), "{}", state(&app));
    assert_eq!(app.player(Side::Black), "Black 1:0");
}

#[test]
fn a_game_that_goes_on_after_its_end_is_the_main_line_again() {
    let mut app = app();
    press(
        &mut app,
        ":h2e2 Enter :h9g7 Enter R y Esc [ [ :c3c4 Enter P",
    );
    // What somebody has made the main line is no more only tried.
    let screen = text(&drawn(&app, WINDOW));
    assert!(!screen.contains("Only tried"), "{screen}");
    press(&mut app, "End u :h0g2 Enter");
    let main = app.game().tree().main_line();
    assert_eq!(main.last(), Some(&app.game().node()));
    assert_eq!(main.len(), 3);
}

#[test]
fn deleting_moves_of_the_game_takes_them_back_with_the_question() {
    let serious = || {
        let settings = Settings {
            takeback_asks: true,
            ..Settings::default()
        };
        App::new(Start::new(settings, Depth::TrueColor), WINDOW)
    };
    for (keys, expected) in [
        ("D", "h2e2 h9g7 h0g2 i9h9 @h9 TakeBack(Black, 1)? No"),
        ("D y", "h2e2 h9g7 h0g2 @h9 \"Taken back: R9.8\""),
        ("[ D", "h2e2 h9g7 h0g2 i9h9 @h9 TakeBack(Red, 2)? No"),
        (
            ":undo Space 2 Enter",
            "h2e2 h9g7 h0g2 i9h9 @h9 TakeBack(Red, 2)? No",
        ),
        // What is only tried is nobody's.
        ("[ :b9c7 Enter D", "h2e2 h9g7 h0g2 b9c7 @c7 Delete"),
    ] {
        let mut app = serious();
        press(&mut app, ":h2e2 Enter :h9g7 Enter :h0g2 Enter :i9h9 Enter");
        press(&mut app, keys);
        assert!(state(&app).starts_with(expected), "{keys}: {}", state(&app));
    }
}
