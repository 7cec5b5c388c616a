//! Typed moves that begin with a letter, though letters are keys of the board.

use crate::hands::{WINDOW, app, app_at, check, drawn, press, state};
use crate::screen::text;
use xiangqi::config::{NotationStyle, PieceSet, Settings};
use xiangqi::rules::Side;
use xiangqi::tui::message::Effect;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

#[test]
fn a_typed_move_may_begin_with_a_letter_that_is_a_key() {
    check(&[
        ("h2e2 Enter", "h2e2 @e2"),
        ("h2-e2 Enter", "h2e2 @e2"),
        ("b0c2 Enter", "b0c2 @c2"),
        ("g3g4 Enter", "g3g4 @g4"),
        ("i0i1 Enter", "i0i1 @i1"),
        ("c3c4 Enter", "c3c4 @c4"),
        ("d0e1 Enter", "d0e1 @e1"),
        ("e3e4 Enter", "e3e4 @e4"),
        ("a0a1 Enter", "a0a1 @a1"),
        ("R1+1 Enter", "i0i1 @i1"),
        ("E3+5 Enter", "g0e2 @e2"),
        ("C2.5 Enter", "h2e2 @e2"),
        ("c2.5 Enter", "h2e2 @e2"),
        ("C2", "@e0 line<C2>"),
        ("H2", "@e0 line<2>"),
        ("h2", "@d0 line<2>"),
        ("H2+3 Enter", "h0g2 @g2"),
        ("N8+7 Enter", "b0c2 @c2"),
        ("n8+7 Enter", "b0c2 @c2"),
        ("n8+", "@e0 line<n8+>"),
        ("n8", "@e0 form+0"),
        ("ｈ２ｅ２ Enter", "h2e2 @e2"),
        ("Ｃ２．５ Enter", "h2e2 @e2"),
        (
            "：ｈ２ｅ２ Enter ：ｕｎｄｏ Enter",
            "@e2 \"Taken back: C2.5\"",
        ),
    ]);
}

#[test]
fn a_typed_move_may_name_the_front_or_the_rear_piece_though_its_letter_is_a_key() {
    // Two of each kind on a file.
    for (fen, typed) in [
        ("5k3/9/3R5/9/3R5/9/9/9/9/4K4 w", "R+.3 R-.3 r+.3 r--1 R++1"),
        ("5k3/9/9/3P5/3P5/9/9/9/9/4K4 w", "P++1 P+.5 P-.5 p++1 p-.5"),
        ("5k3/9/9/3H5/9/9/3H5/9/9/4K4 w", "H++7 H+-7 n++7 N--7 h++7"),
        ("5k3/9/9/3C5/3C5/9/9/9/9/4K4 w", "C+.5 c+.5 C-.5 c--1"),
        ("5k3/9/9/9/8p/2E6/9/9/9/2E1K4 w", "E+-5 e+-5 E-+5 e-+5"),
        ("5k3/9/9/9/8p/9/9/3A5/9/3AK4 w", "A+-5 a+-5 A-+5 a-+5"),
    ] {
        for typed in typed.split_whitespace() {
            let mut app = app_at(&format!("{fen} - - 0 1"));
            press(&mut app, &format!(":{typed} Enter"));
            let expected = state(&app);
            assert_eq!(app.game().ply(), 1, "{typed}: {expected}");
            let mut app = app_at(&format!("{fen} - - 0 1"));
            press(&mut app, &format!("{typed} Enter"));
            assert_eq!(state(&app), expected, "{typed}");
        }
    }
}

#[test]
fn a_move_typed_before_the_menu_changes_nothing_else() {
    for (typed, expected) in [
        ("i9i8", "h2e2 i9i8 @i8"),
        ("g6g5", "h2e2 g6g5 @g5"),
        ("b9c7", "h2e2 b9c7 @c7"),
        ("h9g7", "h2e2 h9g7 @g7"),
        ("H8+7", "h2e2 h9g7 @g7"),
    ] {
        let mut app = app();
        press(&mut app, ":h2e2 Enter x");
        let before = app.settings().clone();
        let effects = press(&mut app, &format!("{typed} Enter"));
        assert_eq!(state(&app), expected, "{typed}");
        assert_eq!(*app.settings(), before, "{typed}");
        let stores = |effect: &Effect| matches!(effect, Effect::Store(_));
        assert!(!effects.iter().any(stores), "{typed}");
    }
}

#[test]
fn a_letter_before_a_sign_changes_no_line_of_the_game() {
    let mut app = app_at("5k3/9/9/3P5/3P5/9/9/9/9/4K4 w - - 0 1");
    press(&mut app, ":e0e1 Enter Home :e0d0 Enter :f9f8 Enter");
    let main = |app: &App| app.game().tree().main_line();
    let before = main(&app);
    press(&mut app, "P++1");
    assert!(state(&app).contains("line<P++1>"), "{}", state(&app));
    assert_eq!(main(&app), before);
    press(&mut app, "Enter");
    assert_eq!(main(&app), before);
    assert_eq!(app.game().ply(), 3);
}

#[test]
fn escape_and_a_key_at_once_say_why_nothing_was_done() {
    for keys in ["", "?", "n", ",", "x", ":h2"] {
        let mut app = app();
        press(&mut app, keys);
        press(&mut app, "Alt-u");
        let told = app.notice().map(|notice| app.tell(notice));
        let expected = "Alt-u does nothing here. After Esc, wait a moment.";
        assert_eq!(told.as_deref(), Some(expected), "{keys}");
    }
}

#[test]
fn the_beginning_of_a_move_is_no_comment_though_the_letter_opens_one() {
    let incomplete = |text: &str, whole: &str| {
        format!("@e0 line<{text}> \"\"{text}\" is only the beginning of a move, such as {whole}.\"")
    };
    for text in ["c2", "c2e", "c2.", "c+.5"] {
        let mut app = app();
        press(&mut app, &format!("{text} Enter"));
        let shown = state(&app);
        assert!(
            shown.starts_with(&format!("@e0 line<{text}> \"")),
            "{shown}"
        );
        assert_eq!(app.game().tree().comment(app.game().node()), "", "{text}");
    }
    check(&[
        ("c3-c4 Enter", "c3c4 @c4"),
        ("c25 Enter", "h2e2 @e2"),
        ("c2 Backspace 3c4 Enter", "c3c4 @c4"),
        ("h2 Enter", &incomplete("h2", "h2h1")),
        ("C2 Enter", &incomplete("C2", "C2-1")),
        ("h2e Enter", "h2e2 @e2"),
        (":7 Space 2 Enter", &incomplete("7 2", "7 2 7 1")),
    ]);
}

#[test]
fn the_letter_is_seen_as_soon_as_a_digit_follows_it() {
    for (keys, shown) in [
        ("h2", " > h2  could be "),
        ("h2e", " > h2e  C2.5: Enter plays it"),
        ("b0", " > b0  could be "),
        // Who walked with the letter and goes on with numbers sees that as well.
        ("h 7 Space 2", " > 7 2  could be "),
        // It is seen too where no move begins so.
        ("h7w", " > h7w  no move begins like this"),
        ("h Right 2", " > 2  "),
    ] {
        let mut app = app();
        press(&mut app, keys);
        let picture = text(&drawn(&app, WINDOW));
        assert!(picture.contains(shown), "{keys}\n{picture}");
    }
}

#[test]
fn what_a_beginning_could_be_is_named_so_that_it_begins_like_that() {
    use NotationStyle::{Chinese, Wxf};
    for (notation, keys, shown) in [
        (Wxf, ":h2e2 Enter :C", "C  could be C2+7 C2+4 C2+3 "),
        (Wxf, ":h2e2 Enter :c", "c  could be C2+7 C2+4 C2+3 "),
        (Wxf, ":h2e2 Enter :Ｃ", "Ｃ  could be C2+7 C2+4 C2+3 "),
        (Wxf, ":h2e2 Enter :c9", "c9  could be c9a7 c9e7 "),
        (Wxf, "h2", "h2  could be H2+3 H2+1 h2h1 "),
        (Wxf, ":炮", "炮  could be 炮八退一 "),
        (Wxf, ":7 Space 2", "7 2  could be C2-1 "),
        (Chinese, ":炮", "炮  could be 炮八退一 "),
        // The characters make no other notation.
        (Chinese, ":马", "马  could be 馬八進"),
        (Chinese, ":h2", "h2  could be h2h1 h2c2 "),
        (Chinese, ":c2", "c2  could be C2-1 C2.7 "),
    ] {
        let settings = Settings {
            notation,
            ..Settings::default()
        };
        let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
        press(&mut app, keys);
        let picture = text(&drawn(&app, WINDOW));
        assert!(picture.contains(shown), "{keys}\n{picture}");
    }
}

#[test]
fn a_comment_may_begin_with_a_digit_and_is_seen_as_what_it_is() {
    let mut app = app();
    press(&mut app, "c2");
    let picture = |app: &App| text(&drawn(app, WINDOW));
    let shown = picture(&app);
    assert!(shown.contains(" > c2  could be C2"), "{shown}");
    assert!(shown.contains("Space: comment"), "{shown}");
    press(&mut app, "Space pawns Space up");
    let shown = picture(&app);
    assert!(
        shown.contains(" > 2 pawns up  a comment on the start"),
        "{shown}"
    );
    press(&mut app, "Enter");
    let comment = |app: &App| app.game().tree().comment(app.game().node()).to_owned();
    assert_eq!(comment(&app), "2 pawns up");
    // A move that is typed over the comment leaves it alone; a verdict is added to it.
    press(&mut app, "c2.5");
    let shown = picture(&app);
    assert!(shown.contains(" > c2.5  C2.5: Enter plays it"), "{shown}");
    press(&mut app, "Backspace Backspace Backspace Space +- Enter");
    assert_eq!(comment(&app), "2 pawns up +-");
    press(&mut app, "c2.5 Enter");
    assert_eq!(state(&app), "h2e2 @e2");
    press(&mut app, "Home");
    assert_eq!(comment(&app), "2 pawns up +-");
    press(&mut app, "c Ctrl-U 2 Space Enter");
    assert_eq!(comment(&app), "2");
    press(&mut app, "c Ctrl-U +- Enter");
    assert_eq!(comment(&app), "+-");
}

#[test]
fn a_move_typed_at_the_result_starts_nothing() {
    for (keys, text) in [("e3e4", "e3e4"), ("b0c2", "b0c2"), ("h2e2", "h2e2")] {
        let mut app = app();
        press(&mut app, "h2e2 Enter R y");
        assert!(state(&app).contains("result"), "{}", state(&app));
        press(&mut app, keys);
        assert!(
            state(&app).ends_with(&format!("line<{text}>")),
            "{keys}: {}",
            state(&app)
        );
        press(&mut app, "Enter");
        assert!(app.editor().is_none(), "{keys}");
        assert!(
            state(&app).contains("Red wins: Black resigned."),
            "{keys}: {}",
            state(&app)
        );
    }
}

#[test]
fn a_move_typed_while_a_finished_game_is_looked_at_opens_a_side_line_and_nothing_else() {
    for (keys, red) in [("a0a1 Enter", 'a'), ("A6+5 Enter", 'A')] {
        let mut app = app();
        press(&mut app, ":h2e2 Enter :h9g7 Enter R y Esc [ [");
        press(&mut app, keys);
        assert_eq!(app.game().tree().main_line().len(), 2, "{red}");
        assert!(app.game().tree().has_side_lines(), "{red}: {}", state(&app));
        assert_eq!(press(&mut app, "Esc"), [], "{red}");
    }
    // P makes a side line the main one, but not in P1+1.
    let mut app = app();
    press(&mut app, ":h2e2 Enter :h9g7 Enter R y Esc [ [ i0i1 Enter");
    let main = app.game().tree().main_line().clone();
    press(&mut app, "P7+1 Enter");
    assert_eq!(*app.game().tree().main_line(), main, "{}", state(&app));
}

#[test]
fn who_lets_a_begun_move_go_has_changed_nothing() {
    let mut app = app();
    press(&mut app, "f0 Esc");
    assert!(!app.is_flipped());
    assert_eq!(press(&mut app, "b0 Esc"), []);
    assert_eq!(state(&app), "@e0");
}

#[test]
fn a_single_letter_or_the_beginning_of_a_command_plays_no_move() {
    // From file d there is one move, but who types this may want a draw.
    let mut app = app();
    press(&mut app, ":d");
    let picture = text(&drawn(&app, WINDOW));
    assert!(
        picture.contains("draw: offer or accept a draw"),
        "{picture}"
    );
    press(&mut app, "Enter");
    assert!(app.game().ply() == 0, "{}", state(&app));
    press(&mut app, "Ctrl-U d0 Enter");
    assert!(state(&app).starts_with("d0e1"), "{}", state(&app));
}

#[test]
fn what_the_letter_did_as_a_key_is_undone() {
    let mut app = app();
    press(&mut app, "d0e1 Enter");
    assert_eq!(app.game().draw_offer(), None);
    let before = app.settings().clone();
    let mut effects = press(&mut app, "g");
    assert_ne!(app.settings().pieces, PieceSet::Traditional);
    effects.extend(press(&mut app, "3g"));
    assert!(state(&app).contains("g3g"), "{}", state(&app));
    effects.extend(press(&mut app, "4 Enter"));
    assert_eq!(*app.settings(), before);
    let stores = |effect: &Effect| matches!(effect, Effect::Store(_));
    assert!(!effects.iter().any(stores), "{effects:?}");
}

#[test]
fn what_a_key_changed_is_stored_with_the_next_one() {
    for next in ["Left", "q", "7 Space 2 Esc", ":"] {
        let mut app = app();
        let mut effects = press(&mut app, "g");
        effects.extend(press(&mut app, next));
        let stores = |effect: &&Effect| matches!(effect, Effect::Store(_));
        assert_eq!(
            effects.iter().filter(stores).count(),
            1,
            "{next}: {effects:?}"
        );
    }
}

#[test]
fn what_has_been_stored_is_not_undone() {
    let mut app = app();
    let effects = press(&mut app, "g 3 Right g");
    assert!(state(&app).contains("g3g"), "{}", state(&app));
    assert!(
        matches!(effects.as_slice(), [Effect::Store(_)]),
        "{effects:?}"
    );
    assert_ne!(app.settings().pieces, PieceSet::Traditional);
}

#[test]
fn a_move_may_begin_with_the_key_that_accepts_a_draw() {
    check(&[
        ("d h2e2 Enter d", "h2e2 @e2 AcceptDraw(Black)? No"),
        ("d d", "@e0 AcceptDraw(Black)? No"),
        ("d d y", "@e0 result+0"),
        (
            "d h2e2 Enter d9e8 Enter",
            "h2e2 d9e8 @e8 \"This move declines the draw.\"",
        ),
        ("R 7 Space 2 Space 4 Space 2 Enter", "h2e2 @e2"),
        ("d h2e2 Enter d Esc d9e8", "h2e2 @e2 line<d9e8>"),
    ]);
}

#[test]
fn after_the_end_a_typed_move_is_still_no_key() {
    let mut app = app();
    press(&mut app, "d d y Esc");
    let before = app.settings().clone();
    press(&mut app, "h9g7 Enter b9c7 Enter");
    assert_eq!(*app.settings(), before, "{}", state(&app));
}

#[test]
fn a_letter_that_was_meant_as_a_key_stays_one() {
    check(&[
        ("h 7 Space 2 Space 4 Space 2 Enter", "h2e2 @e2"),
        ("R 2 Esc Right 7", "@f0 line<7>"),
        ("H 7 Space 2 Space 4 Space 2 Enter", "h2e2 @e2"),
        ("H 炮二平五 Enter", "h2e2 @e2"),
        ("P 炮 二 平 五 Enter", "h2e2 @e2"),
        (
            "e Right 2",
            "@f0 setup<rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1> Empty \"2 does nothing here; press ? for help.\"",
        ),
        (
            "R Right 2",
            "@e0 Resign(Red)? No \"Press y (yes) or n (no).\"",
        ),
        (
            "h Right 2e2 Enter",
            "@e0 line<2e2> \"Cannot read \"2e2\" as a move or a command.\"",
        ),
    ]);
    let mut app = app();
    press(&mut app, "c 3c4 Space is Space good Enter");
    assert_eq!(app.game().tree().comment(app.game().node()), "3c4 is good");
    assert!(!state(&app).contains("c3c4"));
}

#[test]
fn a_name_that_begins_with_a_digit_is_typed_into_the_form_for_a_new_game() {
    for (keys, name) in [("n 8ball", "8ball"), ("n 2", "2"), ("n Down 8+7", "8+7")] {
        let mut app = app();
        press(&mut app, keys);
        assert!(state(&app).contains("form+"), "{keys}: {}", state(&app));
        press(&mut app, "PageDown Enter");
        let players = [Side::Red, Side::Black].map(|side| app.player(side));
        assert!(players.contains(&name.to_owned()), "{keys}: {players:?}");
    }
    // A name that stands there already is no part of what is typed.
    let mut app = app();
    press(&mut app, "n Anna PageDown Enter n8+7 Enter");
    assert_eq!(state(&app), "b0c2 @c2");
}

#[test]
fn a_character_of_the_other_side_is_told_while_it_is_typed_and_not_played() {
    let told = "It is Red's turn; 卒 is Black's.";
    let mut app = app();
    press(&mut app, ":卒1");
    let screen = text(&drawn(&app, WINDOW));
    assert!(screen.contains(told), "{screen}");
    press(&mut app, "进1 Enter");
    assert_eq!(app.game().ply(), 0);
    assert_eq!(
        app.notice().map(|notice| app.tell(notice)).as_deref(),
        Some(told)
    );
}

#[test]
fn the_line_says_that_keys_are_letters_and_leaves_what_enter_does_to_the_buttons() {
    let mut app = app();
    press(&mut app, ":");
    let shown = text(&drawn(&app, WINDOW));
    assert!(shown.contains("u, n, q are letters now."), "{shown}");
    assert_eq!(shown.matches("Enter").count(), 1, "{shown}");
}
