//! What keys and clicks do: keys in, state out, one line each.

use crate::hands::{WINDOW, app, app_at, check, drawn, press, state};
use ratatui::layout::Size;
use std::time::Duration;
use xiangqi::config::Settings;
use xiangqi::rules::BySide;
use xiangqi::storage::LeftGame;
use xiangqi::tui::message::{Effect, Exit, Message};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

#[test]
fn the_cursor_goes_where_the_key_points_and_stays_on_the_board() {
    check(&[
        ("Right", "@f0"),
        ("l l", "@g0"),
        ("Up", "@e1"),
        ("k h", "@d1"),
        ("Down j", "@e0"),
        ("Left Left Left Left Left Left", "@a0"),
    ]);
}

#[test]
fn on_the_turned_board_right_is_still_right_on_the_screen() {
    check(&[("f Right", "@d0"), ("f Up", "@e0"), ("f Down", "@e1")]);
}

#[test]
fn a_piece_is_picked_up_and_put_down() {
    check(&[
        ("Up Up Right Right Right Enter", "@[h2]"),
        ("click@h2 Left Left Left Space", "h2e2 @e2"),
        ("click@h2 Left", "@[h2] g2"),
        ("click@h2 Esc", "@h2"),
        ("click@h2 Enter", "@h2"),
        ("click@h2 click@b2", "@[b2]"),
        ("click@h2 click@e2 click@h9 click@g7", "h2e2 h9g7 @g7"),
    ]);
}

#[test]
fn a_refused_move_says_why_and_keeps_the_piece_in_hand() {
    check(&[
        (
            "click@b0 click@d1",
            "@[b0] d1 \"The horse's leg is blocked at c0.\"",
        ),
        ("click@h9", "@h9 \"The horse on h9 is Black's.\""),
        ("Enter Up Enter", "e0e1 @e1"),
        ("click@e5", "@e5 \"There is no piece here to pick up.\""),
        ("click@b0 click@d1 Up", "@[b0] d2"),
    ]);
}

#[test]
fn cursor_is_not_drawn_while_the_mouse_points() {
    for (keys, shown) in [
        ("", Some("e0")),
        ("click@h2", None),
        ("click@h2 click@e2", None),
        ("click@h2 click@e2 u", None),
        ("click@h2 Left", Some("g2")),
        ("click@h2 Tab", Some("a0")),
        ("click@h2 Enter", Some("h2")),
    ] {
        let mut app = app();
        press(&mut app, keys);
        let cursor = app.shown_cursor().map(|point| point.to_string());
        assert_eq!(cursor.as_deref(), shown, "{keys}");
    }
}

#[test]
fn tab_goes_through_the_pieces_that_can_move() {
    check(&[
        ("Tab", "@f0"),
        ("Tab Tab Tab", "@h0"),
        ("Tab Tab Tab Tab Tab", "@a3"),
        ("Shift-Tab", "@d0"),
        ("f Tab", "@d0"),
    ]);
}

#[test]
fn moves_are_typed_in_any_notation() {
    check(&[
        (":h2e2 Enter", "h2e2 @e2"),
        ("7 Space 2 Space 4 Space 2 Enter", "h2e2 @e2"),
        ("炮二平五 Enter", "h2e2 @e2"),
        (":C2.5 Enter", "h2e2 @e2"),
        (":H2-E2 Enter", "h2e2 @e2"),
        ("7", "@e0 line<7>"),
        ("炮", "@e0 line<炮>"),
        (":h2 Esc", "@e0"),
    ]);
}

#[test]
fn a_line_that_cannot_be_played_stays_to_be_mended() {
    check(&[
        (
            ":b0d1 Enter",
            "@e0 line<b0d1> \"The horse's leg is blocked at c0.\"",
        ),
        (
            ":xyz Enter",
            "@e0 line<xyz> \"Cannot read \"xyz\" as a move or a command.\"",
        ),
        (":b0d1 Enter Ctrl-U h2e2 Enter", "h2e2 @e2"),
    ]);
}

#[test]
fn the_line_is_edited_like_a_shell_s() {
    check(&[
        (":h2e3 Backspace 2", "@e0 line<h2e2>"),
        (":2e2 Home h", "@e0 line<h2e2>"),
        (":h2 Space e2 Ctrl-W", "@e0 line<h2 >"),
        (":h2e2 Ctrl-U", "@e0 line<>"),
        (":h2e2 Enter :h9g7 Esc Up", "h2e2 @e3"),
        (":h2e2 Enter : Up", "h2e2 @e2 line<h2e2>"),
        (":h2e2 Enter :abc Up Down", "h2e2 @e2 line<abc>"),
        (": Backspace", "@e0"),
    ]);
}

#[test]
fn typed_commands_do_what_their_keys_do() {
    check(&[
        (":h2e2 Enter :undo Enter", "@e2 \"Taken back: C2.5\""),
        (":悔棋 Enter", "@e0 \"There is nothing to take back.\""),
        (":resign Enter", "@e0 Resign(Red)? No"),
        (":moves Space b0 Enter", "@[b0]"),
    ]);
}

#[test]
fn threatened_pieces_are_named_on_request() {
    check(&[
        ("T", "@e0 \"Red could lose: b0 h0\""),
        ("T Up", "@e1"),
        (":h2h9 Enter T", "h2h9 @h9 \"Black could lose: b9 f9\""),
    ]);
}

#[test]
fn a_moved_piece_glides_only_where_that_is_wished_and_never_in_the_way() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter");
    assert_eq!(app.due(), None);
    let settings = Settings {
        animation: true,
        ..Settings::default()
    };
    let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
    press(&mut app, ":h2e2 Enter");
    assert!(app.due().is_some());
    app.set_time(Duration::from_millis(200));
    assert_eq!(app.due(), None);
    press(&mut app, ":h9g7 Enter Up");
    assert_eq!(app.due(), None);
}

#[test]
fn resigning_asks_and_names_who_resigns() {
    check(&[
        ("R", "@e0 Resign(Red)? No"),
        ("R R", "@e0 Resign(Red)? No \"Press y (yes) or n (no).\""),
        ("R Enter", "@e0"),
        ("R h", "@e0 Resign(Red)? Yes"),
        // A move that is typed into the question answers nothing, though h chooses and Enter takes an answer.
        ("R :h9g7 Enter", "@e0"),
        (":h2e2 Enter R", "h2e2 @e2 Resign(Black)? No"),
        (":h2e2 Enter R y", "h2e2 @e2 result+0"),
        (
            ":h2e2 Enter R y Esc R",
            "h2e2 @e2 \"The game is over. Red wins: Black resigned.\"",
        ),
    ]);
}

#[test]
fn a_resignation_or_an_agreed_draw_is_taken_back_before_any_move() {
    let goes_on = "\"The end is taken back: the game goes on.\"";
    for (keys, expected) in [
        ("R y u", format!("@e0 {goes_on}")),
        (":h2e2 Enter R y u", format!("h2e2 @e2 {goes_on}")),
        (":h2e2 Enter d d y u", format!("h2e2 @e2 {goes_on}")),
        (":h2e2 Enter R y u u", "@e2 \"Taken back: C2.5\"".to_owned()),
    ] {
        let mut app = app();
        press(&mut app, keys);
        assert_eq!(state(&app), expected, "after {keys}");
        assert!(app.turn().is_some());
    }
}

#[test]
fn the_result_can_be_put_aside_and_shown_again() {
    let mate = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1";
    for (keys, expected) in [
        (":b7b9 Enter", "b7b9 @b9 result+0"),
        (":b7b9 Enter Esc", "b7b9 @b9"),
        (":b7b9 Enter Esc r", "b7b9 @b9 result+0"),
        (":b7b9 Enter Enter", "b7b9 @b9"),
        (":b7b9 Enter Tab Enter", "@e0 \"A new game.\""),
        (":b7b9 Enter u", "@b9 \"Taken back: R8+2\""),
        (":b7b9 Enter [", "@b9"),
        (":b7b9 Enter n", "b7b9 @b9 form+8"),
        (":b7b9 Enter a", "@e0 \"A new game.\""),
        ("r", "@e0 \"The game is not over yet.\""),
    ] {
        let mut app = app_at(mate);
        press(&mut app, keys);
        assert_eq!(state(&app), expected, "after {keys}");
    }
}

#[test]
fn a_piece_is_pulled_with_the_mouse() {
    check(&[
        ("press@h2 release@e2", "h2e2 @e2"),
        ("press@h2 release@h2 release@e2", "@[h2]"),
        ("press@h2 release@h2 press@h2 release@h2", "@h2"),
        ("click@h2 press@h2 release@e2", "h2e2 @e2"),
        ("press@h2 release@79,23", "@[h2]"),
        ("press@h2 press@e2", "h2e2 @e2"),
        ("release@e2", "@e0"),
        ("press@h2 cancel@e2 release@e2", "@h2"),
        (
            "press@h2 wheel-up",
            "@h2 \"This is the start of the game.\"",
        ),
    ]);
}

#[test]
fn clicks_beside_everything_do_nothing() {
    check(&[
        ("click@0,0", "@e0"),
        ("click@79,23", "@e0"),
        ("click@500,300", "@e0"),
        ("cancel@0,0", "@e0"),
    ]);
}

#[test]
fn pasted_text_runs_nothing() {
    check(&[
        ("paste@h2e2", "@e0 line<h2e2>"),
        (
            "paste@h2e2\\nquit_resign_u_q\\n",
            "@e0 line<h2e2> \"Of the pasted text only the first line was taken.\"",
        ),
        (":h2 paste@e2", "@e0 line<h2e2>"),
        ("? paste@q", "@e0 help+0"),
        ("R paste@y", "@e0 Resign(Red)? No"),
        ("paste@\\n\\n", "@e0"),
    ]);
}

#[test]
fn unknown_keys_point_to_the_help_and_full_width_letters_work() {
    check(&[
        ("Q", "@e0 \"Q does nothing here; press ? for help.\""),
        ("г", "@e0 \"г does nothing here; press ? for help.\""),
        ("ｆ Right", "@d0"),
        ("？", "@e0 help+0"),
        ("７", "@e0 line<７>"),
        ("F5", "@e0 \"F5 does nothing here; press ? for help.\""),
    ]);
}

#[test]
fn boxes_take_all_keys_until_they_are_closed() {
    check(&[
        ("? u", "@e0 help+0"),
        ("? Down Down Up", "@e0 help+1"),
        ("? Home Up", "@e0 help+0"),
        ("? Esc", "@e0"),
        ("? click@13,23 click@h2", "@[h2]"),
        ("x click@0,0 click@h2", "@[h2]"),
        ("x Down Down Enter", "@e0 Resign(Red)? No"),
        ("n u q", "@e0 form+0"),
        ("n click@0,0", "@e0 form+8"),
        ("x Esc", "@e0"),
        ("R click@0,0", "@e0 Resign(Red)? No"),
    ]);
}

#[test]
fn every_key_of_the_looks_says_what_is_now() {
    check(&[
        ("g", "@e0 \"Pieces: simplified\""),
        ("g g", "@e0 \"Pieces: letters\""),
        ("t", "@e0 \"Theme: dark\""),
        ("L", "@e0 \"語言：繁體中文\""),
        ("m", "@e0 \"Notation: ICCS\""),
        ("b", "@e0 \"Labels: files of each side\""),
        ("z", "@e0 \"Size: small\""),
        ("i", "@e0 \"It is not shown where a piece may go.\""),
        ("G", "@e0 \"Everything is drawn in ASCII.\""),
        ("F", "@e0 \"The board turns after each move.\""),
    ]);
}

#[test]
fn in_a_window_too_small_for_the_board_keys_do_not_play_blind() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter");
    let before = state(&app);
    update(&mut app, Message::Resized(Size::new(20, 9)));
    assert_eq!(press(&mut app, "u R y q n :h9g7 Enter click@3,3"), []);
    update(&mut app, Message::Resized(Size::new(80, 24)));
    assert_eq!(state(&app), before);
}

#[test]
fn the_board_turns_by_itself_when_asked_to() {
    let mut app = app();
    press(&mut app, "F :h2e2 Enter");
    assert!(app.is_flipped());
    press(&mut app, "u");
    assert!(!app.is_flipped());
}

#[test]
fn leaving_asks_unless_nothing_is_lost() {
    let quit = vec![Effect::Quit(Exit::Left)];
    for (keys, expected) in [
        ("q", quit.clone()),
        (":h2e2 Enter q", vec![]),
        (":h2e2 Enter q y", quit.clone()),
        (":h2e2 Enter q Enter", vec![]),
        (":h2e2 Enter q q", vec![]),
        (":h2e2 Enter q :h9g7 Enter", vec![]),
        (":h2e2 Enter Ctrl-C", quit.clone()),
        ("? Ctrl-C", quit.clone()),
        (":abc Ctrl-C", quit),
        (":h2e2 Enter Q Esc Ctrl-Q Ctrl-W F10", vec![]),
    ] {
        assert_eq!(press(&mut app(), keys), expected, "after {keys}");
    }
}

#[test]
fn no_keys_whatever_break_the_program() {
    let keys: Vec<&str> = "Up Down Left Right Enter Space Esc Tab Shift-Tab u Ctrl-R [ ] PageUp PageDown \
        Home End f F g t L m b z i G n d R r s o y ? x : 7 h2e2 炮 Backspace Ctrl-W Ctrl-U y n \
        click@e0 click@e2 press@b0 release@c2 click@50,10 click@10,23 wheel-up wheel-down cancel@e5 paste@b9c7"
        .split_whitespace()
        .collect();
    let mut dice: u32 = 12;
    let mut app = app();
    for _ in 0..6000 {
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        press(&mut app, keys[(dice >> 8) as usize % keys.len()]);
        drawn(&app, WINDOW);
    }
}

#[test]
fn a_name_after_the_command_typed_once_more_is_the_name_of_the_file() {
    for (keys, name) in [
        ("s Ctrl-U save@game.pgn Enter", "game.pgn"),
        ("s Ctrl-U 存檔@game.pgn Enter", "game.pgn"),
        ("s Ctrl-U saved.pgn Enter", "saved.pgn"),
        ("s Ctrl-U save@a@b.pgn Enter", "a b.pgn"),
    ] {
        let mut app = app();
        let keys = keys.split_whitespace();
        let mut effects = Vec::new();
        for key in keys {
            for (n, word) in key.split('@').enumerate() {
                if n > 0 {
                    effects.extend(press(&mut app, "Space"));
                }
                effects.extend(press(&mut app, word));
            }
        }
        let saved = Effect::Save {
            path: name.into(),
            replace: false,
        };
        assert_eq!(effects, [saved], "{name}");
    }
}

#[test]
fn a_size_that_does_not_fit_says_which_is_drawn() {
    let mut told = Vec::new();
    let mut app = app();
    for _ in 0..4 {
        press(&mut app, "z");
        told.push(app.tell(app.notice().unwrap()));
    }
    let large = "Size: large. That does not fit here: medium is drawn.";
    assert!(told.iter().any(|words| words == large), "{told:?}");
    assert!(told.iter().any(|words| words == "Size: small"), "{told:?}");
}

#[test]
fn a_typed_move_in_the_menu_of_the_start_is_answered() {
    for key in ["7", "x"] {
        let start = Start {
            left: vec![LeftGame::default()],
            ..Start::new(Settings::default(), Depth::TrueColor)
        };
        let mut app = App::new(start, WINDOW);
        press(&mut app, key);
        let told = app.notice().map(|notice| app.tell(notice));
        let expected = "Choose with the arrows and Enter; moves are typed on the board.";
        assert_eq!(told.as_deref(), Some(expected), "after {key}");
        press(&mut app, "Down");
        assert_eq!(app.notice(), None);
    }
}

#[test]
fn the_question_before_a_position_keeps_the_fen_apart_from_its_mark() {
    let mut app = app();
    let fen = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 1 5";
    press(&mut app, ":h2e2 Enter");
    let typed = fen.replace(' ', " Space ");
    press(&mut app, &format!(":fen Space {typed} Enter"));
    let shown = crate::screen::text(&crate::hands::drawn(&app, WINDOW));
    assert!(shown.contains("set up this position?"), "{shown}");
    assert!(!shown.contains("5?"), "{shown}");
}

#[test]
fn the_menu_of_the_start_says_which_game_can_be_gone_on_with() {
    for (red, words) in [
        (None, "go on with the last game (Red - Ben, plies: 34)"),
        (
            Some("Anna"),
            "go on with the last game (Anna - Ben, plies: 34)",
        ),
    ] {
        let start = Start {
            left: vec![LeftGame {
                players: BySide {
                    red: red.map(str::to_owned),
                    black: Some("Ben".to_owned()),
                },
                plies: 34,
                ..LeftGame::default()
            }],
            ..Start::new(Settings::default(), Depth::TrueColor)
        };
        let app = App::new(start, WINDOW);
        let shown = crate::screen::text(&drawn(&app, WINDOW));
        assert!(shown.contains(words), "{shown}");
    }
}
