//! What a box leaves of the board beside it.

use crate::boxes::board_below;
use crate::screen::drawn;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use ratatui::widgets::Widget;
use xiangqi::rules::{Move, Point, Position, Side};
use xiangqi::tui::geometry::{Geometry, Size};
use xiangqi::tui::glyphs::{GlyphSet, Grid};
use xiangqi::tui::theme::{Depth, Theme, ThemeName};
use xiangqi::tui::widgets::{BoardView, Marks, Popup};

#[test]
fn no_piece_is_halved_beside_a_box_in_any_colours_and_sizes() {
    let position = Position::start();
    let marks = Marks {
        cursor: Point::new(1, 2),
        last: Some(Move {
            from: Point::new(7, 2).unwrap(),
            to: Point::new(4, 2).unwrap(),
        }),
        ..Marks::default()
    };
    for depth in [Depth::None, Depth::TrueColor] {
        let theme = Theme::new(ThemeName::Wood, depth, Grid::Unicode);
        for (size, glyphs) in [
            (Size::Medium, GlyphSet::Traditional),
            (Size::Medium, GlyphSet::Letters),
            (Size::Large, GlyphSet::Traditional),
            (Size::Large, GlyphSet::Letters),
        ] {
            let geometry = Geometry::new(size, false);
            let board = BoardView {
                glyphs,
                ..board_below(&position, geometry, &marks, &theme)
            };
            let whole = drawn(board, geometry.columns(), geometry.rows());
            for x in 0..geometry.columns() - 9 {
                let mut buffer = whole.clone();
                let area = Rect::new(x, x % 3 + 1, 9, geometry.rows() - 8);
                board.clear_beside(buffer.area, area, &mut buffer);
                frame_of(&theme, area, &mut buffer);
                for (point, _) in Side::BOTH
                    .iter()
                    .flat_map(|side| position.board().pieces(*side))
                {
                    let (column, row) = geometry.cell_of(point);
                    let at = (column, row);
                    if buffer[at].symbol() == whole[at].symbol() && !area.contains(at.into()) {
                        continue;
                    }
                    let (reach, height) = if size == Size::Large { (2, 1) } else { (1, 0) };
                    for (x, y) in (column - reach..=column + reach)
                        .flat_map(|x| (row - height..=row + height).map(move |y| (x, y)))
                        .filter(|at| !area.contains((*at).into()))
                    {
                        let cell = &buffer[(x, y)];
                        assert_eq!(cell.symbol(), " ", "{size:?} {glyphs:?} {point}: {area}");
                        assert_eq!(Some(cell.bg), theme.board.bg.or(Some(Color::Reset)));
                        assert!(!cell.modifier.contains(Modifier::REVERSED));
                    }
                }
            }
        }
    }
}

/// Draws a box without words.
fn frame_of(theme: &Theme, area: Rect, buffer: &mut Buffer) {
    let popup = Popup {
        title: "",
        body: "",
        buttons: &[],
        selected: None,
        scroll: 0,
        theme,
    };
    popup.render(area, buffer);
}
