//! The pieces upon their points: a face, and round it a disc as far as the size allows.

use super::{BoardView, Cover};
use crate::rules::{Piece, Point};
use crate::tui::geometry::Size;
use crate::tui::glyphs::Grid;
use crate::tui::widgets::canvas::Canvas;
use ratatui::style::{Modifier, Style};

/// Draws all pieces that are not covered.
pub fn draw(view: &BoardView, canvas: &mut Canvas) {
    if view.cover != Cover::Open {
        return;
    }
    for point in view.board.occupied() {
        if let Some(piece) = view.board.at(point) {
            disc(view, canvas, point, piece);
        }
    }
}

fn disc(view: &BoardView, canvas: &mut Canvas, point: Point, piece: Piece) {
    let (column, row) = view.geometry.cell_of(point);
    let style = view.theme.pieces[piece.side];
    let width = view.faces().width();
    canvas.put(
        column,
        row,
        view.faces().face(piece, view.distinction()),
        style.face,
    );
    let solid = match (style.rim, view.theme.grid) {
        (Some(rim), Grid::Unicode) => Some(rim),
        _ => None,
    };
    match view.geometry.size() {
        Size::Small => {}
        Size::Medium => {
            let (left, right) = if solid.is_some() {
                ("▐", "▌")
            } else {
                (" ", " ")
            };
            let rim = solid.unwrap_or(view.theme.board);
            canvas.put(column - 1, row, left, rim);
            canvas.put(column + width, row, right, rim);
        }
        Size::Large => large(view, canvas, (column, row), width, solid),
    }
}

/// A disc of three rows: half blocks above and below, half blocks at its sides.
fn large(
    view: &BoardView,
    canvas: &mut Canvas,
    (column, row): (u16, u16),
    width: u16,
    solid: Option<Style>,
) {
    let rim = solid.unwrap_or(view.theme.board);
    let inside = rim.add_modifier(Modifier::REVERSED);
    let (above, below, left, right) = match solid {
        Some(_) => ("▄", "▀", "▐", "▌"),
        None => (" ", " ", " ", " "),
    };
    for at in column - 1..=column + width {
        canvas.put(at, row - 1, above, rim);
        canvas.put(at, row + 1, below, rim);
    }
    canvas.put(column - 2, row, left, rim);
    canvas.put(column + width + 1, row, right, rim);
    if solid.is_some() {
        canvas.put(column - 1, row, " ", inside);
        canvas.put(column + width, row, " ", inside);
    } else {
        canvas.put(column - 1, row, " ", rim);
        canvas.put(column + width, row, " ", rim);
    }
}
