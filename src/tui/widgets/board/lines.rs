//! The empty board: its lines, the palaces' diagonals, the river's words and the labels at the edge.

use super::{BoardView, Labels};
use crate::rules::{Point, Side};
use crate::tui::geometry::Size;
use crate::tui::glyphs::{GlyphSet, Grid};
use crate::tui::widgets::canvas::Canvas;
use crate::tui::widgets::text;

/// Draws everything that stays when the pieces are taken away.
pub fn draw(view: &BoardView, canvas: &mut Canvas) {
    canvas.fill(view.theme.board);
    for point in Point::all() {
        joint(view, canvas, point);
    }
    for side in Side::BOTH {
        diagonals(view, canvas, side);
    }
    if view.geometry.size() == Size::Large && view.theme.grid == Grid::Unicode {
        stars(view, canvas);
    }
    river(view, canvas);
    labels(view, canvas);
}

/// How the lines meet in column `x` and row `y`, counted from the top left point.
const fn crossing(x: u16, y: u16) -> &'static str {
    let edge = x == 0 || x == 8;
    let closed_above = y == 0 || y == 5 && !edge;
    let closed_below = y == 9 || y == 4 && !edge;
    match (x, closed_above, closed_below) {
        (0, true, _) => "┏",
        (0, _, true) => "┗",
        (0, ..) => "┠",
        (8, true, _) => "┓",
        (8, _, true) => "┛",
        (8, ..) => "┨",
        (_, true, _) if y == 0 => "┯",
        (_, true, _) => "┬",
        (_, _, true) if y == 9 => "┷",
        (_, _, true) => "┴",
        _ => "┼",
    }
}

/// A point's crossing and the lines from it to the right and downwards.
fn joint(view: &BoardView, canvas: &mut Canvas, point: Point) {
    let style = view.theme.board;
    let (column, row) = view.geometry.cell_of(point);
    let (left, top) = view.geometry.origin();
    let (across, down) = view.geometry.pitch();
    let (x, y) = ((column - left) / across, (row - top) / down);
    let (cross, dash, bar) = match view.theme.grid {
        Grid::Unicode => (
            crossing(x, y),
            if y == 0 || y == 9 { "━" } else { "─" },
            if x == 0 || x == 8 { "┃" } else { "│" },
        ),
        Grid::Ascii => ("+", "-", "|"),
    };
    canvas.put(column, row, cross, style);
    if x < 8 {
        for step in 1..across {
            canvas.put(column + step, row, dash, style);
        }
    }
    // Only the outermost files cross the river.
    if y < 9 && (y != 4 || x == 0 || x == 8) {
        for step in 1..down {
            canvas.put(column, row + step, bar, style);
        }
    }
}

/// The diagonals of a palace. They rise two cells in a row; dots of a quarter of a row's height follow that
/// exactly, where the one diagonal character that fonts have would leave gaps.
fn diagonals(view: &BoardView, canvas: &mut Canvas, side: Side) {
    let middle = Point::all().find(|point| point.x() == 4 && point.rank_for(side) == 1);
    let Some(middle) = middle else { return };
    let (column, row) = view.geometry.cell_of(middle);
    let style = view.theme.board;
    let (_, down) = view.geometry.pitch();
    if view.geometry.size() == Size::Small {
        let cross = match view.theme.grid {
            Grid::Unicode => "╳",
            Grid::Ascii => "X",
        };
        canvas.put(column, row, cross, style);
        return;
    }
    for step in 1..down {
        let aside = step * 2;
        let (falling, rising) = match view.theme.grid {
            Grid::Unicode => (["⠈", "⠢", "⡀"], ["⢀", "⠔", "⠁"]),
            Grid::Ascii => ([" ", "\\", " "], [" ", "/", " "]),
        };
        for (offset, glyph) in (0..).zip(falling) {
            if glyph != " " {
                canvas.put(column + aside + offset - 1, row + step, glyph, style);
                canvas.put(column + offset - aside - 1, row - step, glyph, style);
            }
        }
        for (offset, glyph) in (0..).zip(rising) {
            if glyph != " " {
                canvas.put(column + aside + offset - 1, row - step, glyph, style);
                canvas.put(column + offset - aside - 1, row + step, glyph, style);
            }
        }
    }
}

/// The small corners round the points on which cannons and pawns begin.
fn stars(view: &BoardView, canvas: &mut Canvas) {
    let style = view.theme.board;
    let (left, _) = view.geometry.origin();
    let (across, _) = view.geometry.pitch();
    for point in Point::all() {
        if !matches!(
            (point.x(), point.y()),
            (1 | 7, 2 | 7) | (0 | 2 | 4 | 6 | 8, 3 | 6)
        ) {
            continue;
        }
        let (column, row) = view.geometry.cell_of(point);
        if column > left {
            canvas.put(column - 1, row - 1, "┘", style);
            canvas.put(column - 1, row + 1, "┐", style);
        }
        if column < left + 8 * across {
            canvas.put(column + 1, row - 1, "└", style);
            canvas.put(column + 1, row + 1, "┌", style);
        }
    }
}

/// The words in the river, where it has a row for them.
fn river(view: &BoardView, canvas: &mut Canvas) {
    let (left, top) = view.geometry.origin();
    let (across, down) = view.geometry.pitch();
    if down < 2 {
        return;
    }
    let row = top + 4 * down + down / 2;
    let style = view.theme.river;
    let [left_word, right_word] = view.faces().river();
    if view.faces() == GlyphSet::Letters {
        for (file, word) in [(2, left_word), (6, right_word)] {
            let column = left + file * across - text::width(word) / 2;
            canvas.write(column, row, word, text::width(word), style);
        }
        return;
    }
    // One character on a file, where a piece's would stand: clear of the large cursor's corners.
    for (first, word) in [(1, left_word), (6, right_word)] {
        for (file, c) in (first..).zip(word.chars()) {
            let mut bytes = [0; 4];
            canvas.put(left + file * across, row, c.encode_utf8(&mut bytes), style);
        }
    }
}

/// The coordinates at the edge.
fn labels(view: &BoardView, canvas: &mut Canvas) {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    const FILES: [&str; 9] = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
    const NUMERALS: [&str; 9] = ["九", "八", "七", "六", "五", "四", "三", "二", "一"];
    let plan = view.geometry;
    let style = view.theme.label;
    let (above, below) = plan.label_rows();
    for x in 0..9u8 {
        for (row, side) in [(below, plan.bottom()), (above, !plan.bottom())] {
            let Some(point) = Point::new(x, 0) else {
                continue;
            };
            let (column, _) = plan.cell_of(point);
            let index = usize::from(x);
            let label = match view.labels {
                Labels::Xy => DIGITS.get(index),
                Labels::Iccs => FILES.get(index),
                Labels::Files if side == Side::Black => DIGITS.get(index + 1),
                Labels::Files if view.faces() == GlyphSet::Letters => DIGITS.get(9 - index),
                Labels::Files => NUMERALS.get(index),
            };
            canvas.put(column, row, label.copied().unwrap_or_default(), style);
        }
    }
    // Also beside the files of each side: a refusal names a point by its file and its rank.
    for y in 0..10u8 {
        let Some(point) = Point::new(0, y) else {
            continue;
        };
        let (_, row) = plan.cell_of(point);
        let label = DIGITS.get(usize::from(y)).copied().unwrap_or_default();
        canvas.put(plan.label_column(), row, label, style);
    }
}
