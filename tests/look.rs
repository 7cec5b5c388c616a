//! How the board looks: snapshots of every size and set of faces, with their styles; and the promise that
//! no side and no mark is told by colour alone.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "support/screen.rs"]
mod screen;

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Color;
use ratatui::widgets::Widget;
use std::collections::HashMap;
use std::fmt::Write as _;
use xiangqi::rules::{Move, Piece, PieceKind, Point, PointSet, Position, Setup, Side};
use xiangqi::tui::geometry::{Geometry, Size, Spacing};
use xiangqi::tui::glyphs::{GlyphSet, Grid, Twins};
use xiangqi::tui::theme::{Depth, Theme, ThemeName};
use xiangqi::tui::widgets::{BoardView, Cover, Flight, Labels, Marks, Placement};

const SCENE: &str = "rnbakabnr/9/7c1/2p1C1p1p/9/9/P3P1P1P/1C7/9/RNBAKAB1R w - - 0 1";

const PLANS: [(Size, Spacing); 4] = [
    (Size::Small, Spacing::Tight),
    (Size::Small, Spacing::Loose),
    (Size::Medium, Spacing::Tight),
    (Size::Large, Spacing::Tight),
];

fn point(name: &str) -> Point {
    Point::all()
        .find(|point| point.to_string() == name)
        .unwrap()
}

fn points(names: &str) -> PointSet {
    names.split(' ').map(point).collect()
}

fn stage() -> Position {
    SCENE.parse().unwrap()
}

/// One of everything: the cursor on a piece that may be taken, check, the last move, a blamed point.
fn scene() -> Marks {
    let position = stage();
    Marks {
        cursor: Some(point("b9")),
        picked: Some(point("b2")),
        targets: position.legal_targets(point("b2")),
        last: Some(Move::new(point("e3"), point("e6"))),
        check: points("e6 e9"),
        blame: Some(point("g3")),
        looped: points("d8"),
        stuck: points("a0"),
        threatened: points("c6"),
    }
}

fn drawn(view: &BoardView) -> Buffer {
    screen::drawn(*view, view.geometry.columns(), view.geometry.rows())
}

fn scene_view<'a>(
    board: impl Into<Placement<'a>>,
    marks: &'a Marks,
    theme: &'a Theme,
) -> BoardView<'a> {
    BoardView {
        board: board.into(),
        geometry: Geometry::new(Size::Medium, false),
        marks,
        theme,
        glyphs: GlyphSet::Traditional,
        twins: Twins::Alike,
        labels: Labels::Iccs,
        cover: Cover::Open,
        flight: None,
    }
}

/// The scene in one size: with all styles in the standard set, then the text of the other sets.
fn gallery(size: Size, spacing: Spacing) -> String {
    let (position, marks) = (stage(), scene());
    let wood = Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Unicode);
    let plain = Theme::new(ThemeName::Wood, Depth::None, Grid::Unicode);
    let ascii = Theme::new(ThemeName::Wood, Depth::None, Grid::Ascii);
    let geometry = Geometry::new(size, false).spaced(spacing);
    let standard = BoardView {
        geometry,
        ..scene_view(position.board(), &marks, &wood)
    };
    let turned = Geometry::new(size, true).spaced(spacing);
    let no_marks = Marks::default();
    let mut all = format!("== traditional, wood\n{}", screen::dump(&drawn(&standard)));
    for (name, view) in [
        (
            "traditional without marks, Red's files",
            BoardView {
                marks: &no_marks,
                labels: Labels::Files,
                ..standard
            },
        ),
        (
            "simplified, flipped, x and y",
            BoardView {
                glyphs: GlyphSet::Simplified,
                geometry: turned,
                labels: Labels::Xy,
                ..standard
            },
        ),
        (
            "letters",
            BoardView {
                glyphs: GlyphSet::Letters,
                ..standard
            },
        ),
        (
            "blindfold",
            BoardView {
                cover: Cover::Pieces,
                ..standard
            },
        ),
        (
            "7-bit characters",
            BoardView {
                theme: &ascii,
                ..standard
            },
        ),
    ] {
        let _ = write!(all, "== {name}\n{}", screen::text(&drawn(&view)));
    }
    let mono = BoardView {
        theme: &plain,
        ..standard
    };
    let _ = write!(all, "== without colours\n{}", screen::dump(&drawn(&mono)));
    all
}

#[test]
fn small_board_looks_as_drawn() {
    insta::assert_snapshot!(gallery(Size::Small, Spacing::Loose));
}

#[test]
fn crammed_board_looks_as_drawn() {
    insta::assert_snapshot!(gallery(Size::Small, Spacing::Tight));
}

#[test]
fn medium_board_looks_as_drawn() {
    insta::assert_snapshot!(gallery(Size::Medium, Spacing::Tight));
}

#[test]
fn large_board_looks_as_drawn() {
    insta::assert_snapshot!(gallery(Size::Large, Spacing::Tight));
}

#[test]
fn themes_have_the_styles_as_drawn_in_every_depth() {
    let (position, marks) = (stage(), scene());
    let mut all = String::new();
    for name in ThemeName::ALL {
        for depth in Depth::ALL {
            let theme = Theme::new(name, depth, Grid::Unicode);
            let dump = screen::dump(&drawn(&scene_view(position.board(), &marks, &theme)));
            let _ = writeln!(all, "== {} {depth:?}", name.name());
            // The text is the same in all; the styles are not.
            let rows = Geometry::new(Size::Medium, false).rows();
            dump.lines().skip(2 * usize::from(rows)).for_each(|line| {
                let _ = writeln!(all, "{line}");
            });
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn without_colours_no_colour_is_drawn() {
    let (position, marks) = (stage(), scene());
    for name in ThemeName::ALL {
        for grid in [Grid::Unicode, Grid::Ascii] {
            let theme = Theme::new(name, Depth::None, grid);
            let buffer = drawn(&scene_view(position.board(), &marks, &theme));
            let is_plain = |cell: &Cell| cell.fg == Color::Reset && cell.bg == Color::Reset;
            assert!(buffer.content.iter().all(is_plain), "{}", name.name());
        }
    }
}

#[test]
fn ascii_grid_draws_only_7_bit_characters() {
    let (position, marks) = (stage(), scene());
    let theme = Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Ascii);
    for (size, spacing) in PLANS {
        for labels in [Labels::Xy, Labels::Iccs, Labels::Files] {
            for glyphs in GlyphSet::ALL {
                let picture = drawn(&BoardView {
                    geometry: Geometry::new(size, false).spaced(spacing),
                    labels,
                    glyphs,
                    ..scene_view(position.board(), &marks, &theme)
                });
                assert!(screen::text(&picture).is_ascii());
            }
        }
    }
}

#[test]
fn the_left_edge_shows_the_rank_of_every_point_whatever_labels_the_files() {
    let (position, marks) = (stage(), scene());
    let theme = Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Unicode);
    let labels = [Labels::Xy, Labels::Iccs, Labels::Files];
    let ways = labels.map(|labels| [(labels, false), (labels, true)]);
    for (size, spacing) in PLANS {
        for (labels, flipped) in ways.concat() {
            let geometry = Geometry::new(size, flipped).spaced(spacing);
            let picture = drawn(&BoardView {
                geometry,
                labels,
                ..scene_view(position.board(), &marks, &theme)
            });
            for point in Point::all() {
                let (_, row) = geometry.cell_of(point);
                let label = picture[(geometry.label_column(), row)].symbol();
                assert_eq!(label, point.y().to_string(), "{labels:?} {point}");
            }
        }
    }
}

/// Each mark alone on a point.
fn each_mark(at: Point) -> Vec<(&'static str, Marks)> {
    let none = Marks::default();
    let set = PointSet::of(at);
    let elsewhere =
        Point::all().find(|point| point.x().abs_diff(at.x()) > 2 && point.y() != at.y());
    vec![
        ("none", none),
        (
            "cursor",
            Marks {
                cursor: Some(at),
                ..none
            },
        ),
        (
            "picked",
            Marks {
                picked: Some(at),
                ..none
            },
        ),
        (
            "target",
            Marks {
                targets: set,
                ..none
            },
        ),
        (
            "last from",
            Marks {
                last: elsewhere.map(|to| Move::new(at, to)),
                ..none
            },
        ),
        ("check", Marks { check: set, ..none }),
        (
            "blame",
            Marks {
                blame: Some(at),
                ..none
            },
        ),
        (
            "loop",
            Marks {
                looped: set,
                ..none
            },
        ),
        ("stuck", Marks { stuck: set, ..none }),
        (
            "threatened",
            Marks {
                threatened: set,
                ..none
            },
        ),
    ]
}

#[test]
fn every_mark_is_told_from_every_other_by_the_text_alone() {
    let position = stage();
    for grid in [Grid::Unicode, Grid::Ascii] {
        let theme = Theme::new(ThemeName::Wood, Depth::None, grid);
        for (size, spacing) in PLANS {
            for glyphs in GlyphSet::ALL {
                let geometry = Geometry::new(size, false).spaced(spacing);
                if geometry.is_crammed(glyphs.width()) {
                    continue;
                }
                for at in Point::all() {
                    let mut seen = HashMap::new();
                    for (name, marks) in each_mark(at) {
                        let view = BoardView {
                            geometry,
                            glyphs,
                            ..scene_view(position.board(), &marks, &theme)
                        };
                        if let Some(other) = seen.insert(screen::text(&drawn(&view)), name) {
                            panic!(
                                "{name} on {at} looks like {other}: {size:?} {glyphs:?} {grid:?}"
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn cursor_leaves_the_mark_under_it_readable() {
    let position = stage();
    let theme = Theme::new(ThemeName::Wood, Depth::None, Grid::Unicode);
    for size in Size::ALL {
        for at in [point("e6"), point("e5")] {
            let mut seen = HashMap::new();
            for (name, marks) in each_mark(at) {
                if name == "cursor" {
                    continue;
                }
                let marks = Marks {
                    cursor: Some(at),
                    ..marks
                };
                let view = BoardView {
                    geometry: Geometry::new(size, false).spaced(Spacing::Loose),
                    ..scene_view(position.board(), &marks, &theme)
                };
                if let Some(other) = seen.insert(screen::text(&drawn(&view)), name) {
                    panic!("{name} under the cursor on {at} looks like {other}: {size:?}");
                }
            }
        }
    }
}

/// A board with one piece.
fn lone(piece: Piece) -> Setup {
    let mut setup = Setup::empty();
    setup.set(point("e4"), Some(piece));
    setup
}

#[test]
fn without_colours_every_piece_shows_its_side_by_its_character() {
    for grid in [Grid::Unicode, Grid::Ascii] {
        for name in ThemeName::ALL {
            let theme = Theme::new(name, Depth::None, grid);
            for glyphs in GlyphSet::ALL {
                let mut seen = HashMap::new();
                for side in Side::BOTH {
                    for kind in PieceKind::ALL {
                        let setup = lone(Piece::new(side, kind));
                        let marks = Marks {
                            cursor: Some(point("e4")),
                            ..Marks::default()
                        };
                        let view = BoardView {
                            glyphs,
                            ..scene_view(&setup, &marks, &theme)
                        };
                        let other = seen.insert(screen::text(&drawn(&view)), (side, kind));
                        assert_eq!(other, None, "{side:?} {kind:?} in {glyphs:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn rows_keep_their_cells_whatever_is_marked() {
    let position = stage();
    for depth in [Depth::None, Depth::TrueColor] {
        let theme = Theme::new(ThemeName::Wood, depth, Grid::Unicode);
        for (size, spacing) in PLANS {
            for glyphs in GlyphSet::ALL {
                for at in Point::all() {
                    for (name, marks) in each_mark(at) {
                        let view = BoardView {
                            geometry: Geometry::new(size, false).spaced(spacing),
                            glyphs,
                            ..scene_view(position.board(), &marks, &theme)
                        };
                        assert!(
                            screen::is_whole(&drawn(&view)),
                            "{name} on {at}: {size:?} {glyphs:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn paused_board_shows_neither_pieces_nor_marks() {
    let position = stage();
    let (marks, none) = (scene(), Marks::default());
    let theme = Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Unicode);
    let empty = Setup::empty();
    let covered = BoardView {
        cover: Cover::All,
        ..scene_view(position.board(), &marks, &theme)
    };
    let bare = scene_view(&empty, &none, &theme);
    assert_eq!(drawn(&covered), drawn(&bare));
}

#[test]
fn board_that_is_cut_off_anywhere_draws_nothing_outside_and_no_half_glyph() {
    let (position, marks) = (stage(), scene());
    let theme = Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Unicode);
    for size in Size::ALL {
        let view = BoardView {
            geometry: Geometry::new(size, false),
            ..scene_view(position.board(), &marks, &theme)
        };
        let (columns, rows) = (view.geometry.columns(), view.geometry.rows());
        for width in 0..columns {
            let mut buffer = Buffer::empty(Rect::new(0, 0, width, rows));
            view.render(Rect::new(0, 0, columns, rows), &mut buffer);
            assert!(screen::is_whole(&buffer), "{size:?} in {width} columns");
        }
        let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
        for area in [
            Rect::new(3, 2, 20, 5),
            Rect::new(columns - 4, rows - 3, columns, rows),
        ] {
            let before = buffer.clone();
            view.render(area, &mut buffer);
            let inside = |x, y| area.contains((x, y).into());
            for y in 0..rows {
                for x in 0..columns {
                    assert!(
                        inside(x, y) || buffer[(x, y)] == before[(x, y)],
                        "{size:?} at {x},{y}"
                    );
                }
            }
        }
        let before = buffer.clone();
        view.render(Rect::new(columns + 5, rows + 5, columns, rows), &mut buffer);
        assert_eq!(buffer, before);
    }
}

#[test]
fn piece_on_its_way_is_drawn_once_between_both_points() {
    let position = stage();
    let marks = Marks::default();
    let theme = Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Unicode);
    let still = scene_view(position.board(), &marks, &theme);
    let flight = |step| Flight {
        from: point("e3"),
        to: point("e6"),
        step,
        steps: 3,
    };
    for size in Size::ALL {
        let still = BoardView {
            geometry: Geometry::new(size, false),
            ..still
        };
        let flying = |step| {
            drawn(&BoardView {
                flight: Some(flight(step)),
                ..still
            })
        };
        let cannons = |buffer: &Buffer| screen::text(buffer).matches('炮').count();
        assert_eq!(cannons(&flying(1)), cannons(&drawn(&still)), "{size:?}");
        assert_ne!(flying(1), drawn(&still));
        assert_eq!(flying(3), drawn(&still));
    }
}
