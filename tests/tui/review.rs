//! Taking back, walking through the game, side lines and comments: keys in, state out.

use crate::hands::{WINDOW, app, app_at, check, drawn, open, press, state};
use crate::screen::rows;
use ratatui::layout::Size;
use xiangqi::game::Outcome;
use xiangqi::tui::App;
use xiangqi::tui::boxes::Overlay;

#[test]
fn taking_back_and_playing_again_clear_what_is_in_hand() {
    check(&[
        (":h2e2 Enter click@h9 u", "@h9 \"Taken back: C2.5\""),
        (
            ":h2e2 Enter click@h9 u click@g7",
            "@g7 \"There is no piece here to pick up.\"",
        ),
        ("u", "@e0 \"There is nothing to take back.\""),
        (":h2e2 Enter u Ctrl-R", "h2e2 @e2 \"Played again: C2.5\""),
        ("Ctrl-R", "@e0 \"There is nothing to play again.\""),
    ]);
}

#[test]
fn a_move_in_the_place_of_one_taken_back_replaces_it() {
    check(&[
        (
            ":h2e2 Enter u :b2e2 Enter u Ctrl-R",
            "b2e2 @e2 \"Played again: C8.5\"",
        ),
        (
            ":h2e2 Enter :h9g7 Enter u u :b2e2 Enter Ctrl-R",
            "b2e2 @e2 \"There is nothing to play again.\"",
        ),
    ]);
}

#[test]
fn a_move_that_replaces_what_was_taken_back_says_so() {
    let replaced = "\"This move takes the place of what was taken back.\"";
    check(&[
        (":h2e2 Enter u :b2e2 Enter", &format!("b2e2 @e2 {replaced}")),
        (
            ":h2e2 Enter :h9g7 Enter u u click@b2 click@e2",
            &format!("b2e2 @e2 {replaced}"),
        ),
        // The same move once more loses nothing but what followed it, which can still be played again.
        (":h2e2 Enter :h9g7 Enter u u :h2e2 Enter", "h2e2 @e2"),
        (":h2e2 Enter u Ctrl-R :h9g7 Enter", "h2e2 h9g7 @g7"),
    ]);
}

#[test]
fn a_move_from_a_place_that_was_only_looked_at_opens_a_side_line() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter :h9g7 Enter [ [ :b2e2 Enter");
    assert_eq!(
        state(&app),
        "b2e2 @e2 \"This move opens a side line; End returns to the game.\""
    );
    assert_eq!(app.game().tree().len(), 3);
    // A record goes on there.
    let mut app = crate::hands::app();
    open(&mut app, "game.pgn", "1. h2e2 h9g7 *\n");
    press(&mut app, "Home :b2e2 Enter");
    assert_eq!(
        state(&app),
        "b2e2 @e2 \"This move opens a side line; the moves played before are kept.\""
    );
    press(&mut app, ":b9c7 Enter");
    assert_eq!(state(&app), "b2e2 b9c7 @c7", "said once");
}

#[test]
fn side_lines_are_visited_promoted_moved_and_deleted() {
    let lines = ":h2e2 Enter [ :b2e2 Enter [ :c3c4 Enter ";
    for (keys, expected) in [
        ("}", "h2e2 @c4 \"Line 1 of 3: C2.5\""),
        ("{", "b2e2 @c4 \"Line 2 of 3: C8.5\""),
        ("P [ ]", "c3c4 @c4"),
        ("P P", "c3c4 @c4 \"This is the main line.\""),
        ("( { }", "c3c4 @c4 \"Line 2 of 3: P7+1\""),
        ("Delete", "c3c4 @c4 Delete(NodeId(3))? No"),
        ("Delete Enter", "c3c4 @c4"),
        ("Delete y", "@c4 \"Deleted: P7+1\""),
        ("Home D", "@c4 \"There is no move here to delete.\""),
        ("[ {", "b2e2 @c4 \"Line 2 of 3: C8.5\""),
        ("[ }", "h2e2 @c4 \"Line 1 of 3: C2.5\""),
        // The moves in the place of the last one come first.
        (
            ":h9g7 Enter [ :b9c7 Enter [ }",
            "h2e2 @c7 \"Line 1 of 3: C2.5\"",
        ),
    ] {
        let mut app = app();
        press(&mut app, lines);
        press(&mut app, keys);
        assert_eq!(state(&app), expected, "after {keys}");
    }
}

#[test]
fn a_move_is_commented_and_the_comment_mended() {
    check(&[
        (":h2e2 Enter c", "h2e2 @e2 line<>"),
        (
            ":h2e2 Enter cgood Enter",
            "h2e2 @e2 \"The comment is kept.\"",
        ),
        (":h2e2 Enter cgood Enter c", "h2e2 @e2 line<good>"),
        (
            ":h2e2 Enter cgood Enter c Ctrl-U Enter",
            "h2e2 @e2 \"The comment is gone.\"",
        ),
        (
            ":h2e2 Enter cquit Enter",
            "h2e2 @e2 \"The comment is kept.\"",
        ),
        (":h2e2 Enter cgood Esc c", "h2e2 @e2 line<>"),
    ]);
}

#[test]
fn walking_goes_through_the_game_and_stops_at_its_ends() {
    let game = ":h2e2 Enter :h9g7 Enter :h0g2 Enter ";
    for (keys, expected) in [
        ("[", "h2e2 h9g7 @g2"),
        ("[ [ ]", "h2e2 h9g7 @g2"),
        ("Home", "@g2"),
        ("Home [", "@g2 \"This is the start of the game.\""),
        ("Home End", "h2e2 h9g7 h0g2 @g2"),
        ("]", "h2e2 h9g7 h0g2 @g2 \"This is the last move.\""),
        ("PageUp", "@g2"),
        ("PageUp PageDown", "h2e2 h9g7 h0g2 @g2"),
        ("wheel-up", "h2e2 h9g7 @g2"),
        ("wheel-up wheel-down", "h2e2 h9g7 h0g2 @g2"),
        ("click@46,2", "h2e2 @g2"),
    ] {
        let mut app = app();
        press(&mut app, game);
        press(&mut app, keys);
        assert_eq!(state(&app), expected, "after {keys}");
    }
}

#[test]
fn where_the_next_moves_branch_the_other_ones_are_visited() {
    check(&[
        (
            ":h2e2 Enter }",
            "h2e2 @e2 \"No other move was tried here.\"",
        ),
        (
            ":h2e2 Enter :h9g7 Enter [ :b9c7 Enter [ }",
            "h2e2 h9g7 @c7 \"Line 1 of 2: H8+7\"",
        ),
        (
            ":h2e2 Enter :h9g7 Enter [ :b9c7 Enter [ [ ] ] [ }",
            "h2e2 b9c7 @c7 \"Line 2 of 2: H2+3\"",
        ),
    ]);
}

#[test]
fn every_move_that_is_taken_back_or_played_again_is_named() {
    check(&[
        (
            ":h2e2 Enter :h9g7 Enter :undo Space 2 Enter",
            "@g7 \"Taken back: H8+7, C2.5\"",
        ),
        (
            ":h2e2 Enter :h9g7 Enter :undo Space 2 Enter :redo Space 2 Enter",
            "h2e2 h9g7 @g7 \"Played again: C2.5, H8+7\"",
        ),
        (
            ":h2e2 Enter :h9g7 Enter :h0g2 Enter :i9h9 Enter :b0c2 Enter :undo Space 5 Enter",
            "@c2 \"Taken back: H8+7 ... C2.5 (5)\"",
        ),
    ]);
}

#[test]
fn a_line_without_the_result_may_become_the_main_one_but_not_silently() {
    let told = |keys: &str| {
        let mut app = app();
        press(&mut app, keys);
        app.notice().map(|notice| app.tell(notice))
    };
    let told_of = "This line is the main line now. The result stays with the other one.";
    let other = ":h2e2 Enter R y Esc Home :b2e2 Enter P";
    assert_eq!(told(other).as_deref(), Some(told_of));
    let unfinished = ":h2e2 Enter [ :b2e2 Enter P";
    assert_eq!(
        told(unfinished).as_deref(),
        Some("The game goes on here now.")
    );
    // A record says its result in a tag.
    let mut app = app();
    let text = "[Result \"1-0\"]\n\n1. h2e2 (1. c3c4 g6g5) h9g7 1-0\n";
    open(&mut app, "game.pgn", text);
    press(&mut app, "Home } P");
    let told = app.notice().map(|notice| app.tell(notice));
    assert_eq!(told.as_deref(), Some(told_of));
    press(&mut app, "Home } P");
    let told = app.notice().map(|notice| app.tell(notice));
    assert_eq!(told.as_deref(), Some("This line is the main line now."));
}

#[test]
fn moving_a_line_says_where_it_is_and_what_becomes_of_the_main_line() {
    let record = "1. h2e2 (1. b2e2) (1. c3c4) *\n";
    for (keys, expected) in [
        ("(", "Line 2 of 3: P7+1"),
        ("( (", "This line is the main line now."),
        ("( ( (", "Line 1 of 3: P7+1"),
        (")", "Line 3 of 3: P7+1"),
        ("( ( )", "This line is a side line now."),
        ("( ( ) )", "Line 3 of 3: P7+1"),
    ] {
        let mut app = app();
        open(&mut app, "game.pgn", record);
        press(&mut app, "Home } }");
        press(&mut app, keys);
        let told = app.notice().map(|notice| app.tell(notice));
        assert_eq!(told.as_deref(), Some(expected), "{keys}");
    }
    // A result stays with the line that has it.
    let mut app = app();
    press(&mut app, ":h2e2 Enter R y Esc Home :b2e2 Enter } )");
    let told = app.notice().map(|notice| app.tell(notice));
    let expected = "This line is a side line now. The result stays with it.";
    assert_eq!(told.as_deref(), Some(expected));
}

#[test]
fn a_side_line_of_a_side_line_becomes_the_main_line_at_once() {
    let mut app = app();
    let record = "1. h2e2 (1. b2e2 b9c7 (1... i9i8)) h9g7 *\n";
    open(&mut app, "game.pgn", record);
    press(&mut app, "Home } ] } P");
    let told = app.notice().map(|notice| app.tell(notice));
    assert_eq!(told.as_deref(), Some("This line is the main line now."));
    assert!(app.game().tree().is_main(app.game().node()));
}

#[test]
fn a_comment_is_no_command_to_the_program() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter c [%result Space 1-0] Enter");
    let node = app.game().node();
    assert_eq!(app.game().tree().comment(node), "[ %result 1-0]");
}

#[test]
fn the_question_before_deleting_says_what_else_goes() {
    let asked = |keys: &str| {
        let mut app = app();
        press(&mut app, keys);
        let Some(Overlay::Popup { body, .. }) = Overlay::top(&app) else {
            panic!("no question");
        };
        body
    };
    let bare = asked(":h2e2 Enter Delete");
    assert!(bare.contains("Delete C2.5?"), "{bare}");
    assert!(!bare.contains("With it go"), "{bare}");
    let commented = asked(":h2e2 Enter c c c Enter Delete");
    assert!(commented.contains("With it go comments: 1."), "{commented}");
    let more = asked(":h2e2 Enter :h9g7 Enter :b2c2 Enter [ [ Delete");
    assert!(more.contains("(plies in all: 3)"), "{more}");
    let lines = asked(":h2e2 Enter :h9g7 Enter [ :b9c7 Enter c c c Enter [ Delete");
    assert!(lines.contains("(plies in all: 3)"), "{lines}");
    assert!(
        lines.contains("With it go side lines: 1, comments: 1."),
        "{lines}"
    );
}

#[test]
fn what_is_done_to_the_game_is_done_where_it_stands_and_not_where_somebody_looks() {
    let game = ":h2e2 Enter :h9g7 Enter ";
    let side_line = ":h2e2 Enter :h9g7 Enter [ :b9c7 Enter ";
    for (keys, expected) in [
        ("[ R", "h2e2 h9g7 @g7 Resign(Red)? No"),
        ("[ :resign Enter", "h2e2 h9g7 @g7 Resign(Red)? No"),
        ("[ [ d", "h2e2 h9g7 @g7"),
        ("[ u", "h2e2 @g7 \"Taken back: H8+7\""),
        ("[ :undo Enter", "h2e2 @g7 \"Taken back: H8+7\""),
        ("u [ Ctrl-R", "h2e2 h9g7 @g7 \"Played again: H8+7\""),
        (
            "[ Ctrl-R",
            "h2e2 h9g7 @g7 \"There is nothing to play again.\"",
        ),
    ] {
        let mut app = app();
        press(&mut app, game);
        press(&mut app, keys);
        assert_eq!(state(&app), expected, "after {keys}");
    }
    // Another line is on the board than that of the game.
    let mut app = app();
    press(&mut app, side_line);
    assert!(state(&app).starts_with("h2e2 b9c7 @"), "{}", state(&app));
    press(&mut app, "R");
    assert_eq!(state(&app), "h2e2 h9g7 @c7 Resign(Red)? No");
    press(&mut app, "y");
    let won = app.game().outcome().and_then(Outcome::winner);
    assert_eq!(won, Some(xiangqi::rules::Side::Black));
}

#[test]
fn in_a_record_the_move_on_the_board_is_taken_back() {
    let mut app = app();
    let text = "1. h2e2 h9g7 2. h0g2 *\n";
    open(&mut app, "game.pgn", text);
    press(&mut app, "[ u");
    assert!(state(&app).starts_with("h2e2 @"), "{}", state(&app));
}

#[test]
fn the_word_for_the_board_says_that_the_board_is_in_view() {
    check(&[(":board Enter", "@e0 \"The board is in view.\"")]);
}

#[test]
fn what_is_tried_after_the_end_does_not_make_the_game_go_on() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter R y Esc Home :b2e2 Enter r");
    let told = app.notice().map(|notice| app.tell(notice));
    assert_eq!(
        told.as_deref(),
        Some("The game is over. Red wins: Black resigned.")
    );
}

#[test]
fn the_moves_of_a_kind_of_piece_are_listed_by_its_name() {
    let mut app = app();
    press(&mut app, ":moves Space horse Enter");
    let shown = crate::screen::text(&crate::hands::drawn(&app, crate::hands::WINDOW));
    assert!(shown.contains("4 legal moves:"), "{shown}");
    assert!(shown.contains("H2+1") && !shown.contains("R1+1"), "{shown}");
}

#[test]
fn looking_back_is_told_with_the_way_to_the_game() {
    let words = "Looking back; End returns to the game.";
    let game = ":h2e2 Enter :h9g7 Enter :h0g2 Enter :i9h9 Enter ";
    for end in ["", "R y Esc "] {
        let mut app = app();
        press(&mut app, &format!("{game}{end}"));
        let status = |app: &App| rows(&drawn(app, WINDOW))[21].clone();
        assert!(!status(&app).contains(words), "{}", status(&app));
        for (keys, aside) in [
            ("[", "Ply 3 of 4"),
            ("[", "Ply 2 of 4"),
            ("Home", "The start"),
        ] {
            press(&mut app, keys);
            let status = status(&app);
            assert!(status.contains(words) && status.contains(aside), "{status}");
            assert!(!status.contains("to move"), "{status}");
        }
        press(&mut app, "End");
        assert!(!status(&app).contains(words), "{}", status(&app));
        assert_eq!(app.game().ply(), 4);
        // Of what is said at the right, as much is left as has room.
        let narrow = Size::new(66, 24);
        press(&mut app, "Home");
        let rows = rows(&drawn(&app, narrow));
        assert!(rows[21].contains(words), "{}", rows[21]);
    }
    // A check is told all the same.
    let mut app = app_at("3k5/9/9/9/9/9/9/9/4R4/5K3 w");
    press(&mut app, ":e1d1 Enter :d9e9 Enter :d1d5 Enter [ [");
    let status = rows(&drawn(&app, WINDOW))[21].clone();
    assert!(status.contains(&format!("Check! {words}")), "{status}");
}

#[test]
fn from_the_end_of_a_side_line_the_end_key_leads_to_where_the_game_stands() {
    let over = ":h2e2 Enter :h9g7 Enter :h0g2 Enter R y Esc [ [ :a9a8 Enter";
    let end = "\"Here the game stands.\"";
    let opened = "This move opens a side line; End returns to the game.";
    for (keys, expected) in [
        ("", format!("h2e2 a9a8 @a8 \"{opened}\"")),
        ("End", format!("h2e2 h9g7 h0g2 @a8 {end}")),
        (":h0g2 Enter [ End", "h2e2 a9a8 h0g2 @g2".to_owned()),
    ] {
        let mut app = app();
        press(&mut app, &format!("{over} {keys}"));
        assert!(
            state(&app).starts_with(&expected),
            "{keys}: {}",
            state(&app)
        );
    }
    // Where a side line is what is played, the main line is what is looked at.
    let record = "1. h2e2 h9g7 2. h0g2 *\n";
    for (keys, expected) in [
        (
            "End",
            "h2e2 h9g7 h0g2 @a8 \"Here the main line ends; End returns to the game.\"",
        ),
        ("End End", "h2e2 a9a8 @a8 \"Here the game stands.\""),
    ] {
        let mut app = app();
        open(&mut app, "game.pgn", record);
        press(&mut app, &format!("Home ] :a9a8 Enter {keys}"));
        assert_eq!(state(&app), expected, "{keys}");
    }
}

#[test]
fn the_result_of_a_side_line_stands_under_it_as_players_write_it() {
    let mut app = app();
    let text = "1. h2e2 h9g7 (1... h7e7 {well played} 1/2-1/2) 2. h0g2 *\n";
    open(&mut app, "game.pgn", text);
    let screen = crate::screen::text(&drawn(&app, WINDOW));
    assert!(screen.contains("well played"), "{screen}");
    assert!(screen.contains(" 1/2-1/2"), "{screen}");
    assert!(!screen.contains("%result"), "{screen}");
}

#[test]
fn what_was_taken_back_is_not_looked_at_as_if_it_were_the_game() {
    for keys in ["]", "End", "PageDown"] {
        let mut app = app();
        press(&mut app, ":h2e2 Enter :h9g7 Enter u");
        press(&mut app, keys);
        let told = "Ctrl-R plays again what was taken back.";
        assert_eq!(state(&app), format!("h2e2 @g7 \"{told}\""), "{keys}");
        press(&mut app, "[");
        press(&mut app, keys);
        assert!(
            state(&app).starts_with("h2e2 @g7"),
            "{keys}: {}",
            state(&app)
        );
        press(&mut app, "Ctrl-R");
        assert!(state(&app).starts_with("h2e2 h9g7 "), "{}", state(&app));
    }
}
