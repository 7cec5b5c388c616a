//! The pieces upon their points: a face, and round it a disc as far as the size allows.

use super::{BoardView, Cover};
use crate::rules::{Piece, Point};
use crate::tui::geometry::Size;
use crate::tui::glyphs::Grid;
use crate::tui::theme::PieceStyle;
use crate::tui::widgets::canvas::Canvas;

/// Draws all pieces that are not covered.
pub fn draw(view: &BoardView, canvas: &mut Canvas) {
    if view.cover != Cover::Open {
        return;
    }
    let landing = view.flight.map(|flight| flight.to);
    for point in Point::all().filter(|&point| landing != Some(point)) {
        if let Some(piece) = view.board.at(point) {
            let style = view.theme.pieces[piece.side];
            let is_picked = view.marks.picked == Some(point);
            let style = if is_picked { style.lifted() } else { style };
            disc(view, canvas, view.geometry.cell_of(point), piece, style);
        }
    }
    if let Some(flight) = view.flight
        && let Some(piece) = view.board.at(flight.to)
    {
        let plan = view.geometry;
        let cell = flight.cell(plan.cell_of(flight.from), plan.cell_of(flight.to));
        disc(view, canvas, cell, piece, view.theme.pieces[piece.side]);
    }
}

fn disc(
    view: &BoardView,
    canvas: &mut Canvas,
    (column, row): (u16, u16),
    piece: Piece,
    style: PieceStyle,
) {
    let width = view.faces().width();
    match view.geometry.size() {
        Size::Small => {}
        Size::Medium => {
            let (left, right, rim) = match (style.rim(), view.theme.grid) {
                (Some(rim), Grid::Unicode) => ("▐", "▌", rim),
                _ => (" ", " ", view.theme.board),
            };
            canvas.put(column - 1, row, left, rim);
            canvas.put(column + width, row, right, rim);
        }
        Size::Large => large(view, canvas, (column, row), width, style),
    }
    let face = view.faces().face(piece, view.distinction());
    canvas.put(column, row, face, style.face());
}

/// A disc of three rows: half blocks above, below and at its sides, or an outline.
fn large(
    view: &BoardView,
    canvas: &mut Canvas,
    (column, row): (u16, u16),
    width: u16,
    style: PieceStyle,
) {
    let (left, right) = (column - 2, column + width + 1);
    for at in left..=right {
        canvas.put(at, row, " ", view.theme.board);
    }
    if view.theme.grid == Grid::Ascii {
        return;
    }
    let Some(rim) = style.rim() else {
        for (row, start, end) in [(row - 1, "╭", "╮"), (row, "│", "│"), (row + 1, "╰", "╯")]
        {
            canvas.put(left + 1, row, start, view.theme.board);
            canvas.put(right - 1, row, end, view.theme.board);
        }
        for at in column..column + width {
            canvas.put(at, row - 1, "─", view.theme.board);
            canvas.put(at, row + 1, "─", view.theme.board);
        }
        return;
    };
    for at in left + 1..right {
        canvas.put(at, row - 1, "▄", rim);
        canvas.put(at, row, " ", style.face());
        // An upper half block would do, but in some fonts there is a seam above it.
        canvas.put(at, row + 1, "▄", style.foot());
    }
    canvas.put(left, row, "▐", rim);
    canvas.put(right, row, "▌", rim);
}
