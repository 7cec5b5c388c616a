//! The panels: what they show in little room, that they never draw outside it, and that a click finds what
//! lies under it.

use crate::buttons::{BUTTONS, theme};
use crate::screen::{self, drawn, keeps_to_its_area, shown};
use ratatui::layout::{Position as Cell, Rect};
use tui_input::Input;
use xiangqi::rules::{Piece, PieceKind, Side};
use xiangqi::tui::glyphs::{GlyphSet, Grid, Twins};
use xiangqi::tui::theme::{Depth, Theme, ThemeName};
use xiangqi::tui::widgets::{
    ClockFace, Footer, MoveCell, MoveRow, MovesView, Player, Prompt, StatusKind, StatusLine, text,
};

const ROWS: [MoveRow; 5] = [
    MoveRow::Pair {
        depth: 0,
        number: 1,
        red: Some(MoveCell {
            text: "炮二平五",
            id: 1,
        }),
        black: Some(MoveCell {
            text: "馬8進7",
            id: 2,
        }),
    },
    MoveRow::Comment {
        depth: 0,
        text: "王天一: the usual answer",
    },
    MoveRow::Pair {
        depth: 1,
        number: 1,
        red: None,
        black: Some(MoveCell {
            text: "砲8平5",
            id: 7,
        }),
    },
    MoveRow::Pair {
        depth: 2,
        number: 2,
        red: Some(MoveCell {
            text: "馬二進三",
            id: 8,
        }),
        black: None,
    },
    MoveRow::Pair {
        depth: 0,
        number: 2,
        red: Some(MoveCell {
            text: "馬二進三",
            id: 3,
        }),
        black: Some(MoveCell {
            text: "車9平8",
            id: 4,
        }),
    },
];

fn player<'a>(name: &'a str, lost: &'a [Piece], theme: &'a Theme) -> Player<'a> {
    Player {
        side: Side::Black,
        name,
        score: "",
        is_to_move: true,
        lost,
        clock: Some(ClockFace {
            time: "4:05",
            is_low: false,
        }),
        glyphs: GlyphSet::Traditional,
        twins: Twins::Alike,
        theme,
    }
}

#[test]
fn every_panel_keeps_to_its_area() {
    let theme = theme();
    let input = Input::new("王天一 plays".to_owned());
    let lost = [Piece::new(Side::Black, PieceKind::Pawn); 5];
    keeps_to_its_area(player("王天一", &lost, &theme));
    keeps_to_its_area(Footer {
        buttons: &BUTTONS,
        theme: &theme,
    });
    keeps_to_its_area(MovesView {
        rows: &ROWS,
        current: Some(3),
        scroll: None,
        theme: &theme,
    });
    keeps_to_its_area(StatusLine {
        kind: StatusKind::Check,
        text: "紅方走棋, 將軍!",
        aside: "standard",
        clocks: &[],
        theme: &theme,
    });
    keeps_to_its_area(Prompt {
        label: "> ",
        input: Some(&input),
        is_selected: false,
        hint: "炮二平五",
        keys: "",
        theme: &theme,
    });
}

#[test]
fn player_row_counts_lost_pieces_when_they_do_not_fit_one_by_one() {
    let theme = theme();
    let piece = |kind| Piece::new(Side::Black, kind);
    let lost = [
        piece(PieceKind::Pawn),
        piece(PieceKind::Rook),
        piece(PieceKind::Pawn),
        piece(PieceKind::Pawn),
    ];
    assert_eq!(
        shown(player("Black", &lost, &theme), 30, 1),
        "►Black -車卒卒卒          4:05\n"
    );
    assert_eq!(
        shown(player("Black", &lost, &theme), 19, 1),
        "►Black -車卒3  4:05\n"
    );
}

#[test]
fn long_names_are_cut_by_cells_in_every_width() {
    let theme = theme();
    let long = "x".repeat(300);
    for name in ["王天一王天一王天一王天一", "a王b天c一", &long, "👩‍🚀🇹🇼❤️"]
    {
        for width in 0..=30 {
            let buffer = drawn(player(name, &[], &theme), width, 1);
            assert!(screen::is_whole(&buffer), "{name} in {width}");
            let row = screen::text(&buffer);
            assert!(
                width < 5 || row.ends_with("4:05\n"),
                "{name} pushed out the clock: {row}"
            );
        }
    }
}

#[test]
fn buttons_are_found_where_they_are_drawn_and_nowhere_else() {
    let theme = theme();
    let footer = Footer {
        buttons: &BUTTONS,
        theme: &theme,
    };
    assert_eq!(shown(footer, 40, 1), " Enter pick up   u 悔棋  ? help\n");
    let area = Rect::new(2, 5, 40, 1);
    let found: Vec<_> = (0..45).map(|x| footer.hit(area, Cell::new(x, 5))).collect();
    let count = |button| found.iter().filter(|hit| **hit == button).count();
    assert_eq!((count(Some(0)), count(Some(1)), count(Some(2))), (13, 6, 6));
    assert_eq!(footer.hit(area, Cell::new(5, 6)), None);
    let narrow = Rect::new(0, 0, 24, 1);
    assert_eq!(footer.places(narrow).iter().flatten().count(), 2);
    assert_eq!(shown(footer, 24, 1), " Enter pick up   u 悔棋\n");
}

#[test]
fn side_lines_are_set_in_and_comments_are_cut() {
    let theme = theme();
    let list = MovesView {
        rows: &ROWS,
        current: Some(3),
        scroll: None,
        theme: &theme,
    };
    let expected = "  1. 炮二平五 馬8進7
  王天一: the usual an…
    1. ...     砲8平5
      2. 馬二進三
  2.►馬二進三 車9平8

";
    assert_eq!(shown(list, 23, 6), expected);
}

#[test]
fn current_move_is_in_view_in_a_game_of_any_length() {
    let theme = theme();
    let rows: Vec<MoveRow> = (0..150)
        .map(|index| MoveRow::Pair {
            depth: 0,
            number: index as u16 + 1,
            red: Some(MoveCell {
                text: "炮二平五",
                id: 2 * index,
            }),
            black: Some(MoveCell {
                text: "馬8進7",
                id: 2 * index + 1,
            }),
        })
        .collect();
    for height in 1..25 {
        for current in 0..300 {
            let list = MovesView {
                rows: &rows,
                current: Some(current),
                scroll: None,
                theme: &theme,
            };
            let first = list.first_row(height);
            let seen = first..first + usize::from(height);
            assert!(
                seen.contains(&(current / 2)),
                "ply {current} in {height} rows"
            );
        }
    }
    let list = MovesView {
        rows: &rows,
        current: Some(199),
        scroll: None,
        theme: &theme,
    };
    assert_eq!(
        shown(list, 30, 3),
        "  99. 炮二平五    馬8進7\n 100. 炮二平五   ►馬8進7\n 101. 炮二平五    馬8進7\n"
    );
    let area = Rect::new(10, 1, 30, 3);
    assert_eq!(list.hit(area, Cell::new(17, 2)), Some(198));
    assert_eq!(list.hit(area, Cell::new(30, 2)), Some(199));
    assert_eq!(list.hit(area, Cell::new(9, 2)), None);
    let scrolled = MovesView {
        scroll: Some(7),
        ..list
    };
    assert_eq!(scrolled.hit(area, Cell::new(17, 1)), Some(14));
    let past = MovesView {
        scroll: Some(1000),
        ..list
    };
    assert_eq!(past.first_row(3), 147);
}

#[test]
fn status_line_keeps_its_sentence_before_what_stands_aside() {
    let theme = theme();
    let line = StatusLine {
        kind: StatusKind::Turn(Side::Red),
        text: "紅方走棋",
        aside: "standard",
        clocks: &[],
        theme: &theme,
    };
    assert_eq!(shown(line, 25, 1), " 紅方走棋       standard\n");
    assert_eq!(shown(line, 15, 1), " 紅方走棋\n");
    assert_eq!(shown(line, 8, 1), " 紅方…\n");
}

#[test]
fn typed_text_scrolls_with_its_cursor_and_shows_what_it_means() {
    let theme = theme();
    let input = Input::new("炮二平".to_owned());
    let prompt = Prompt {
        label: "> ",
        input: Some(&input),
        is_selected: false,
        hint: "炮二平一",
        keys: "",
        theme: &theme,
    };
    assert_eq!(shown(prompt, 30, 1), " > 炮二平  炮二平一\n");
    assert_eq!(
        prompt.cursor(Rect::new(0, 20, 30, 1)),
        Some(Cell::new(9, 20))
    );
    let area = Rect::new(0, 0, 8, 1);
    let cursor = prompt.cursor(area).unwrap();
    assert!(area.contains(cursor), "{cursor}");
    assert_eq!(shown(prompt, 8, 1), " > 二平\n");
    let idle = Prompt {
        input: None,
        ..prompt
    };
    assert_eq!(shown(idle, 30, 1), " > 炮二平一\n");
    assert_eq!(idle.cursor(area), None);
}

#[test]
fn ascii_theme_draws_panels_with_7_bit_characters() {
    let theme = Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Ascii);
    let lost = [Piece::new(Side::Black, PieceKind::Pawn)];
    assert_eq!(
        shown(player("Black", &lost, &theme), 20, 1),
        ">Black -p       4:05\n"
    );
    let line = StatusLine {
        kind: StatusKind::Check,
        text: "Check to the king",
        aside: "",
        clocks: &[],
        theme: &theme,
    };
    assert_eq!(shown(line, 9, 1), " Check ~\n");
    assert_eq!(text::fit("Red to move", 5, theme.ellipsis()), "Red ~");
}
