//! Setting up a position: keys and clicks in, state out; whole screens.

use crate::hands::{WINDOW, app, app_at, cell, drawn, press, state};
use crate::screen::text;
use ratatui::layout::Size;
use xiangqi::config::Settings;
use xiangqi::i18n::Lang;
use xiangqi::rules::{PieceKind, Point, Side};
use xiangqi::tui::layout::{Target, hit};
use xiangqi::tui::message::Effect;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

const BARE: &str = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1";

/// Runs the keys in the editor, opened on two kings, and compares the state.
fn check(cases: &[(&str, &str)]) {
    for (keys, expected) in cases {
        let mut app = app_at(BARE);
        press(&mut app, "e");
        press(&mut app, keys);
        assert_eq!(state(&app), *expected, "after {keys}");
    }
}

#[test]
fn the_editor_opens_on_the_position_of_the_board() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter e");
    assert_eq!(
        state(&app),
        "h2e2 @e2 setup<rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1> Empty"
    );
}

#[test]
fn letters_put_pieces_on_the_point_of_the_cursor() {
    check(&[
        (
            "Up R",
            "@e1 setup<3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1> Empty",
        ),
        (
            "Up p",
            "@e1 setup<3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1> Empty",
        ),
        (
            "Up H x",
            "@e1 setup<3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1> Empty",
        ),
        ("Delete", "@e0 setup<3k5/9/9/9/9/9/9/9/9/9 w - - 0 1> Empty"),
        (
            "Up C Backspace u",
            "@e1 setup<3k5/9/9/9/9/9/9/9/4C4/4K4 w - - 0 1> Empty",
        ),
    ]);
}

#[test]
fn a_piece_is_moved_by_keys_and_by_mouse() {
    check(&[
        (
            "Space Up Space",
            "@e1 setup<3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1> Empty",
        ),
        (
            "Space Up Enter",
            "@e1 setup<3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1> Empty",
        ),
        (
            "click@d9 click@d8",
            "@d8 setup<9/3k5/9/9/9/9/9/9/9/4K4 w - - 0 1> Empty",
        ),
        (
            "press@d9 release@d8",
            "@d8 setup<9/3k5/9/9/9/9/9/9/9/4K4 w - - 0 1> Empty",
        ),
        (
            "Up Space",
            "@e1 setup<3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1> Empty \"There is no piece here to pick up.\"",
        ),
    ]);
}

#[test]
fn the_palette_is_used_by_keys_and_by_mouse() {
    let rook = "Brush(Piece(Piece { side: Red, kind: Rook }))";
    let with_rook = format!("@a1 setup<3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1> {rook}");
    check(&[
        ("Tab Tab Tab Tab Tab click@a1", &with_rook),
        (
            "wheel-down wheel-down wheel-down wheel-down wheel-down click@a1",
            &with_rook,
        ),
        (
            "Shift-Tab click@d9",
            "@d9 setup<9/9/9/9/9/9/9/9/9/4K4 w - - 0 1> Brush(Eraser)",
        ),
        (
            "Tab Esc",
            "@e0 setup<3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1> Empty",
        ),
        (
            "Tab cancel@a1",
            "@e0 setup<3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1> Empty",
        ),
    ]);
}

#[test]
fn the_side_the_whole_board_and_the_fen_are_changed_by_a_key_each() {
    check(&[
        ("s", "@e0 setup<3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1> Empty"),
        ("s X", "@e0 setup<9/9/9/9/9/9/9/9/9/9 b - - 0 1> Empty"),
        (
            "S",
            "@e0 setup<rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1> Empty",
        ),
        (
            "paste@4k4/9/9/9/9/9/9/9/9/3K5_b_-_-_7_9 Enter",
            "@e0 setup<4k4/9/9/9/9/9/9/9/9/3K5 b - - 7 9> Empty",
        ),
        (
            ":9/9 Enter",
            "@e0 line<9/9> \"The FEN has 2 ranks, ten are expected.\"",
        ),
        (
            ": Esc",
            "@e0 setup<3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1> Empty",
        ),
    ]);
}

#[test]
fn the_fen_is_copied() {
    let mut app = app_at(BARE);
    let effects = press(&mut app, "e s y");
    let fen = "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1".to_owned();
    assert_eq!(effects, [Effect::Copy(fen)]);
}

#[test]
fn a_position_that_cannot_be_played_says_why_and_marks_the_point() {
    for (keys, expected, blame) in [
        ("x Enter", "Red has no king.", None),
        (
            "Up K Enter",
            "Red has 2 kings, one is expected.",
            Some("e1"),
        ),
        (
            "Left H Left H Left H Enter",
            "Red has 3 x horse, at most 2 are allowed.",
            Some("d0"),
        ),
        (
            "Up E Enter",
            "Red's elephant can never stand on e1.",
            Some("e1"),
        ),
        (
            "click@d9 click@e9 Enter",
            "The kings on e0 and e9 face each other on an open file.",
            Some("e0"),
        ),
        (
            "Left R Enter",
            "It is Red's move, but Black's king stands in check from the rook on d0.",
            Some("d0"),
        ),
    ] {
        let mut app = app_at(BARE);
        press(&mut app, "e");
        press(&mut app, keys);
        let notice = app.notice().unwrap();
        assert_eq!(app.tell(notice), expected, "after {keys}");
        let blamed = notice.blame().map(|point| point.to_string());
        assert_eq!(blamed.as_deref(), blame, "after {keys}");
    }
}

#[test]
fn a_game_starts_from_the_position() {
    let mut app = app_at(BARE);
    press(&mut app, "e s Right R Enter");
    assert_eq!(
        app.game().start().to_string(),
        "3k5/9/9/9/9/9/9/9/9/4KR3 b - - 0 1"
    );
    press(&mut app, ":d9d8 Enter");
    assert_eq!(state(&app), "d9d8 @d8");
}

#[test]
fn an_unfinished_game_is_given_up_only_after_a_question() {
    let mut app = app();
    press(&mut app, ":h2e2 Enter e S Enter");
    assert!(state(&app).contains("SetUp("), "{}", state(&app));
    press(&mut app, "n");
    assert!(state(&app).contains("setup<"), "{}", state(&app));
    press(&mut app, "Enter y");
    assert_eq!(state(&app), "@e0 \"A new game.\"");
}

#[test]
fn a_changed_position_is_thrown_away_only_after_a_question() {
    let mut app = app();
    press(&mut app, "e Esc");
    assert_eq!(state(&app), "@e0");
    press(&mut app, "e X q");
    assert_eq!(state(&app), "@e0 LeaveEditor? No");
    press(&mut app, "n");
    assert!(state(&app).contains("setup<"), "{}", state(&app));
    press(&mut app, "q y");
    assert_eq!(state(&app), "@e0");
}

#[test]
fn the_board_of_the_editor_turns_and_changes_its_looks_as_ever() {
    let mut app = app_at(BARE);
    press(&mut app, "e f g Right");
    assert!(app.is_flipped());
    assert_eq!(
        state(&app),
        "@d0 setup<3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1> Empty"
    );
}

#[test]
fn every_thing_of_the_palette_can_be_clicked() {
    let mut app = app_at(BARE);
    press(&mut app, "e");
    let mut things = Vec::new();
    for y in 0..WINDOW.height {
        for x in 0..WINDOW.width {
            if let Target::Brush(brush) = hit(&app, (x, y).into())
                && !things.contains(&brush)
            {
                things.push(brush);
            }
        }
    }
    assert_eq!(things.len(), 15);
    assert_eq!(hit(&app, cell(&app, "e0").into()), {
        Target::Point(xiangqi::i18n::Labels::read("e0").unwrap())
    });
}

#[test]
fn the_clock_stands_still_while_a_position_is_set_up() {
    let settings = Settings {
        clock: Some("1m".parse().unwrap()),
        ..Settings::default()
    };
    let mut app = App::new(Start::new(settings, Depth::TrueColor), WINDOW);
    press(&mut app, ":h2e2 Enter :h9g7 Enter e");
    assert_eq!(app.due(), None);
    press(&mut app, "Esc");
    assert!(app.due().is_some());
}

fn screen(lang: Lang, keys: &str, size: Size) -> String {
    let settings = Settings {
        lang,
        ..Settings::default()
    };
    let mut app = App::new(Start::new(settings, Depth::TrueColor), size);
    press(&mut app, keys);
    text(&drawn(&app, size))
}

#[test]
fn the_editor_looks_as_drawn() {
    insta::assert_snapshot!("editor_80x24_en", screen(Lang::En, "e Tab Tab", WINDOW));
    insta::assert_snapshot!(
        "editor_80x24_zh_hant",
        screen(Lang::ZhHant, "e x Enter", WINDOW)
    );
    let large = Size::new(120, 40);
    insta::assert_snapshot!(
        "editor_120x40_zh_hans",
        screen(Lang::ZhHans, "e X : 9", large)
    );
    let narrow = Size::new(40, 24);
    insta::assert_snapshot!("editor_40x24_en", screen(Lang::En, "e", narrow));
    let least = Size::new(24, 14);
    insta::assert_snapshot!("editor_24x14_en", screen(Lang::En, "e Tab", least));
}

#[test]
fn in_a_narrow_window_the_editor_says_its_sentences_whole() {
    let narrow = Size::new(40, 24);
    let squeezed = |text: &str| -> String { text.split_whitespace().collect() };
    for lang in Lang::ALL {
        for (keys, words) in [
            (
                "e",
                "Red to move: playable. Letters put pieces, Space the chosen.",
            ),
            ("e Up K", "Red has 2 kings, one is expected. Letters put"),
            (
                "e X K Up Up Up Up Up Up Up k",
                "The kings on e0 and e7 face each other on an open file.",
            ),
        ] {
            let picture = screen(lang, keys, narrow);
            let rows: Vec<&str> = picture.lines().collect();
            let said = squeezed(&rows[21..23].concat());
            assert!(!said.contains('…'), "{picture}");
            assert!(
                lang != Lang::En || said.contains(&squeezed(words)),
                "{picture}"
            );
        }
    }
}

#[test]
fn a_position_in_which_nobody_can_win_shows_its_result_at_once() {
    let mut app = app();
    press(&mut app, "paste@4k4/9/9/9/9/9/9/9/9/3K5_w_-_-_0_1");
    let screen = text(&drawn(&app, WINDOW));
    assert!(screen.contains("Draw: neither side"), "{screen}");
    assert!(state(&app).ends_with("result+0"), "{}", state(&app));
}

#[test]
fn a_position_that_is_over_says_so_before_it_is_played() {
    for (fen, told) in [
        (
            "R3k4/1R7/9/9/9/9/9/9/9/3K5_b_-_-_0_1",
            "Nothing to play: Red wins by checkmate.",
        ),
        (
            "3k5/2R6/9/9/9/9/9/9/9/4K4_b_-_-_0_1",
            "Nothing to play: Red wins: Black has no legal move (stalemate).",
        ),
        (
            "4k4/9/9/9/9/9/9/9/9/3K5_w_-_-_0_1",
            "Nothing to play: Draw: neither side has a piece left that can cross the river.",
        ),
    ] {
        let mut app = app();
        press(&mut app, &format!("e paste@{fen} Enter"));
        let screen = text(&drawn(&app, WINDOW));
        assert!(screen.contains(told), "{screen}");
        assert!(!screen.contains("can be played"), "{screen}");
        press(&mut app, "Enter");
        assert!(state(&app).ends_with("result+0"), "{}", state(&app));
    }
}

#[test]
fn with_nothing_changed_the_editor_has_no_change_to_take_back() {
    let mut app = app();
    press(&mut app, "e u");
    let told = app.notice().map(|notice| app.tell(notice));
    assert_eq!(told.as_deref(), Some("There is no change to take back."));
}

#[test]
fn the_character_of_a_piece_puts_it_for_its_side_or_that_of_the_hand_or_the_half() {
    let put = |ups: u8, keys: &str| {
        let mut app = app_at(BARE);
        press(&mut app, &format!("e {} {keys}", "Up ".repeat(ups.into())));
        let setup = app.editor().unwrap().setup();
        let piece = setup.at(Point::new(4, ups).unwrap()).unwrap();
        (piece.side, piece.kind)
    };
    for (side, characters) in [
        (Side::Red, ["帥帅", "仕", "相", "傌", "俥伡", "", "兵"]),
        (Side::Black, ["將将", "士", "象", "", "", "砲", "卒"]),
    ] {
        for (kind, characters) in PieceKind::ALL.into_iter().zip(characters) {
            for c in characters.chars().map(String::from) {
                assert_eq!(put(1, &c), (side, kind), "{c}");
                assert_eq!(put(6, &c), (side, kind), "{c}");
            }
        }
    }
    for (kind, characters) in [
        (PieceKind::Horse, "馬马"),
        (PieceKind::Rook, "車车"),
        (PieceKind::Cannon, "炮"),
    ] {
        for c in characters.chars().map(String::from) {
            assert_eq!(put(4, &c), (Side::Red, kind), "{c}");
            assert_eq!(put(5, &c), (Side::Black, kind), "{c}");
            // The first thing of the palette is Red's.
            assert_eq!(put(5, &format!("Tab {c}")), (Side::Red, kind), "{c}");
        }
    }
}
