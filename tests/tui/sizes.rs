//! Which size of the board is chosen in a window, so that the moves can be read beside it.

use crate::hands::{drawn, press};
use crate::screen::text;
use ratatui::layout::Size;
use xiangqi::config::{BoardSize, Settings};
use xiangqi::i18n::Lang;
use xiangqi::tui::geometry;
use xiangqi::tui::layout::{Areas, areas};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

fn begun(lang: Lang, size: Size, board: BoardSize) -> App {
    let settings = Settings {
        size: board,
        notation: xiangqi::config::NotationStyle::of(lang),
        lang,
        ..Settings::default()
    };
    let mut app = App::new(Start::new(settings, Depth::TrueColor), size);
    press(&mut app, ":h2e2 Enter :h9g7 Enter");
    app
}

fn board(lang: Lang, size: Size) -> geometry::Size {
    match areas(size, &begun(lang, size, BoardSize::Auto)) {
        Areas::Table(table) => table.geometry.size(),
        Areas::TooSmall(needed) => panic!("{size} is smaller than {needed}"),
    }
}

#[test]
fn where_any_board_leaves_room_the_moves_are_read_whole() {
    for (lang, moves, narrowest) in [
        (Lang::En, ["C2.5", "H8+7"], 22),
        (Lang::ZhHant, ["炮二平五", "馬8進7"], 30),
        (Lang::ZhHans, ["炮二平五", "马8进7"], 30),
    ] {
        for width in narrowest..=110 {
            for height in [20, 24, 30, 40] {
                let size = Size::new(width, height);
                let shown = text(&drawn(&begun(lang, size, BoardSize::Auto), size));
                for m in moves {
                    assert!(shown.contains(m), "{m} in {size}:\n{shown}");
                }
            }
        }
    }
}

#[test]
fn the_usual_windows_keep_their_boards() {
    use geometry::Size::{Large, Medium, Small};
    for lang in Lang::ALL {
        for (width, height, expected) in [
            (80, 24, Medium),
            (120, 40, Large),
            (40, 20, Small),
            (66, 24, Medium),
            (44, 30, Medium),
            // No board leaves room for moves.
            (58, 15, Small),
        ] {
            let size = Size::new(width, height);
            assert_eq!(board(lang, size), expected, "{size} {lang}");
        }
    }
    // Short moves have room beside a larger board.
    assert_eq!(board(Lang::En, Size::new(60, 24)), Medium);
    assert_eq!(board(Lang::ZhHant, Size::new(60, 24)), Small);
}

#[test]
fn a_size_that_the_players_chose_is_drawn_although_the_moves_have_no_room() {
    let size = Size::new(56, 24);
    let app = begun(Lang::En, size, BoardSize::Medium);
    let Areas::Table(table) = areas(size, &app) else {
        panic!("the window is too small");
    };
    assert_eq!(table.geometry.size(), geometry::Size::Medium);
    assert_eq!(table.panel, None);
}
