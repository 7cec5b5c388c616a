//! What the status line says that needs more rows than it has.

use crate::hands::{drawn, press};
use crate::screen::rows;
use ratatui::layout::{Position, Size};
use xiangqi::config::Settings;
use xiangqi::i18n::Lang;
use xiangqi::tui::layout::{Areas, Table, Target, areas, hit};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

fn begun(lang: Lang, window: Size) -> App {
    let settings = Settings {
        lang,
        clock: Some("5m".parse().unwrap()),
        ..Settings::default()
    };
    App::new(Start::new(settings, Depth::TrueColor), window)
}

fn table(app: &App, window: Size) -> Table {
    match areas(window, app) {
        Areas::Table(table) => table,
        Areas::TooSmall(needed) => panic!("{window} is smaller than {needed}"),
    }
}

/// The rows of the status line, and that of the input line.
fn told(app: &App, window: Size) -> Vec<String> {
    let table = table(app, window);
    let below = table.status.union(table.line);
    let rows = rows(&drawn(app, window));
    let told = rows[usize::from(below.y)..usize::from(below.bottom())].iter();
    told.map(|row| row.trim().to_owned()).collect()
}

#[test]
fn the_copied_position_is_shown_whole_in_every_window() {
    let long = "r1b1k1b1r/1n1a1a1n1/1c5c1/p1p1p1p1p/1p1p1p1p1/1P1P1P1P1/P1P1P1P1P/1C5C1/1N1A1A1N1/R1B1K1B1R w - - 0 1";
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    for (width, height) in [
        (40, 20),
        (44, 30),
        (52, 20),
        (60, 20),
        (60, 24),
        (80, 24),
        (97, 24),
        (120, 40),
        (200, 50),
    ] {
        for lang in Lang::ALL {
            for (keys, fen) in [
                ("y".to_owned(), start),
                (format!("e paste@{} Enter y", long.replace(' ', "_")), long),
            ] {
                let window = Size::new(width, height);
                let mut app = begun(lang, window);
                press(&mut app, &keys);
                let told = told(&app, window);
                let joined: String = told.concat().split_whitespace().collect();
                let whole: String = fen.split_whitespace().collect();
                assert!(
                    joined.contains(&whole),
                    "{width}x{height} {lang}: {told:#?}"
                );
                let in_one_row = told.iter().any(|row| row.starts_with(fen));
                let has_room = fen.len() + 2 <= usize::from(width);
                assert_eq!(in_one_row, has_room, "{width}x{height} {lang}: {told:#?}");
            }
        }
    }
}

#[test]
fn a_refusal_is_read_whole_in_a_narrow_window() {
    for window in [Size::new(40, 20), Size::new(30, 15)] {
        for lang in Lang::ALL {
            let mut app = begun(lang, window);
            press(&mut app, ":castle Enter");
            let mut told = told(&app, window);
            // The last row is that of what was typed.
            told.pop();
            let told = told.concat();
            assert!(!told.contains('…') && told.contains("castle"), "{told}");
        }
    }
}

#[test]
fn a_long_status_leaves_both_players_in_view_and_covers_no_point_that_could_be_clicked() {
    let window = Size::new(40, 20);
    let mut app = begun(Lang::En, window);
    press(&mut app, ":h2e2 Enter :h9g7 Enter y");
    let shown = rows(&drawn(&app, window)).join("\n");
    assert!(shown.contains("Black") && shown.contains("►Red"), "{shown}");

    let window = Size::new(30, 15);
    let mut app = begun(Lang::En, window);
    let usual = table(&app, window).board;
    press(&mut app, "y");
    assert_eq!(table(&app, window).board, usual);
    for place in table(&app, window).status.rows() {
        for x in place.left()..place.right() {
            assert_eq!(hit(&app, Position::new(x, place.y)), Target::Nothing);
        }
    }
}

#[test]
fn what_stays_until_the_next_move_covers_no_point_of_the_board() {
    let window = Size::new(30, 15);
    for lang in Lang::ALL {
        let mut app = begun(lang, window);
        press(&mut app, ":h2e2 Enter :h9g7 Enter");
        let usual = usize::from(table(&app, window).status.y);
        let board = |app: &App| rows(&drawn(app, window))[..usual - 1].join("\n");
        for keys in ["d", "[ [", ":b9c7 Enter :h0g2 Enter", "End :h0g2 Enter"] {
            press(&mut app, keys);
            press(&mut app, "Left");
            let shown = board(&app);
            let pieces = shown.chars().filter(|c| "車车馬马炮砲".contains(*c));
            assert_eq!(pieces.count(), 12, "{keys}, {lang:?}: {shown}");
        }
    }
}

#[test]
fn whatever_begins_a_game_says_with_which_clock() {
    let fen = "3k5/9/9/9/9/9/9/9/R8/4K4_w_-_-_0_1";
    let ways = [
        "n Enter".to_owned(),
        ":h2e2 Enter R y Esc a y".to_owned(),
        ":h2e2 Enter R y Esc A y".to_owned(),
        format!("paste@{fen}"),
        format!("e paste@{fen} Enter Enter"),
    ];
    for way in ways {
        for (lang, words) in [
            (Lang::En, "A new game, clock 5m."),
            (Lang::ZhHant, "新的一局：局時5分。"),
            (Lang::ZhHans, "新的一局：局时5分。"),
        ] {
            let window = Size::new(40, 20);
            let mut app = begun(lang, window);
            press(&mut app, &way);
            let told = told(&app, window);
            assert!(told.iter().any(|row| row.contains(words)), "{way} {told:?}");
        }
    }
}

#[test]
fn whose_turn_it_is_stands_below_what_is_said_where_the_players_have_no_rows() {
    let window = Size::new(30, 15);
    for lang in Lang::ALL {
        let mut app = App::new(
            Start::new(
                Settings {
                    lang,
                    ..Settings::default()
                },
                Depth::TrueColor,
            ),
            window,
        );
        press(&mut app, ":h2e2 Enter u");
        let told = told(&app, window).concat();
        let red = match lang {
            Lang::En => "Red to move.",
            Lang::ZhHant => "輪到紅方走棋。",
            Lang::ZhHans => "轮到红方走棋。",
        };
        assert!(told.contains(red), "{told}");
    }
}
