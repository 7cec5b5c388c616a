//! The move list: numbered rows of two plies, side lines set in, comments. Keeps the current move in view.
//! Knows no game: its cells carry a number by which the caller knows them.

use super::canvas::Canvas;
use super::text;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::widgets::Widget;

/// One move in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCell<'a> {
    /// The move as it is written, with its signs.
    pub text: &'a str,
    /// The number by which the caller knows it.
    pub id: usize,
}

/// One row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveRow<'a> {
    /// A move number with Red's and Black's ply; either may be missing.
    Pair {
        /// How deep the side line is; 0 is the main line.
        depth: u16,
        /// The move number.
        number: u16,
        /// Red's ply.
        red: Option<MoveCell<'a>>,
        /// Black's ply.
        black: Option<MoveCell<'a>>,
    },
    /// A comment on the move before.
    Comment {
        /// How deep the side line is.
        depth: u16,
        /// The comment; one row of it.
        text: &'a str,
    },
}

/// The move list as a widget.
#[derive(Clone, Copy, Debug)]
pub struct MovesView<'a> {
    /// The rows.
    pub rows: &'a [MoveRow<'a>],
    /// The number of the move that the board shows. An arrow points to it; it stands out unless it is the newest.
    pub current: Option<usize>,
    /// The first row in view; `None` keeps the current move in view.
    pub scroll: Option<usize>,
    /// The styles.
    pub theme: &'a Theme,
}

impl MovesView<'_> {
    /// The first row that is shown in so many rows. A long list is turned by half a page at a time: moving every row up
    /// with every move would cost more bytes than the move.
    pub fn first_row(&self, rows: u16) -> usize {
        let shown = usize::from(rows);
        if let Some(scroll) = self.scroll {
            return scroll.min(self.rows.len().saturating_sub(shown));
        }
        let Some(current) = self.current else {
            return 0;
        };
        let is_current = |cell: &Option<MoveCell>| cell.is_some_and(|cell| cell.id == current);
        let row = self.rows.iter().position(|row| match row {
            MoveRow::Pair { red, black, .. } => is_current(red) || is_current(black),
            MoveRow::Comment { .. } => false,
        });
        // One row stays below the current one, so that the answer is in view, too.
        let below = usize::from(shown > 1);
        let hidden = row.map_or(0, |row| (row + 1 + below).saturating_sub(shown));
        hidden.next_multiple_of((shown / 2).max(1))
    }

    /// The last move of all. Where it is the current one the arrow is enough: to write it and the one before in other
    /// colours would cost many bytes with every move.
    fn newest(&self) -> usize {
        let cells = self.rows.iter().rev().find_map(|row| match row {
            MoveRow::Pair { red, black, .. } => black.or(*red),
            MoveRow::Comment { .. } => None,
        });
        cells.map_or(0, |cell| cell.id)
    }

    fn number_width(&self) -> u16 {
        let most = self.rows.iter().map(|row| match row {
            MoveRow::Pair { number, .. } => *number,
            MoveRow::Comment { .. } => 0,
        });
        most.max()
            .map_or(1, |number| (number.max(1).ilog10() + 1) as u16)
            .max(2)
    }

    /// Whether both moves of a row, each of so many cells, are seen whole in a list of that width.
    pub const fn shows_whole(width: u16, text: u16) -> bool {
        // A number of two digits, its dot and the marks; then each move with what stands before it.
        width.saturating_sub(5) / 2 > text
    }

    /// The columns in which Red's and Black's plies of a row begin, and the cells that each may take.
    fn columns(&self, width: u16, depth: u16) -> (u16, u16, u16) {
        let indent = (depth * 2).min(width / 3);
        let red = indent + self.number_width() + 3;
        let each = width.saturating_sub(red) / 2;
        (red, red + each, each.saturating_sub(1))
    }

    /// The number of the move under a position of the screen.
    pub fn hit(&self, area: Rect, position: Position) -> Option<usize> {
        if !area.contains(position) {
            return None;
        }
        let row = self.first_row(area.height) + usize::from(position.y - area.y);
        let MoveRow::Pair {
            depth, red, black, ..
        } = self.rows.get(row)?
        else {
            return None;
        };
        let (_, at, _) = self.columns(area.width, *depth);
        let cell = if position.x - area.x < at { red } else { black };
        cell.map(|cell| cell.id)
    }
}

impl Widget for MovesView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut canvas = Canvas::new(buffer, area);
        canvas.fill(self.theme.screen);
        let first = self.first_row(canvas.rows());
        let marked = self.current.filter(|current| *current < self.newest());
        let width = canvas.columns();
        let digits = usize::from(self.number_width());
        for (row, entry) in (0..canvas.rows()).zip(self.rows.iter().skip(first)) {
            match *entry {
                MoveRow::Pair {
                    depth,
                    number,
                    red,
                    black,
                } => {
                    let (at_red, at_black, room) = self.columns(width, depth);
                    let indent = at_red - self.number_width() - 3;
                    canvas.write(
                        indent + 1,
                        row,
                        &format!("{number:digits$}."),
                        width,
                        // In the ink of the moves: another one would cost more bytes than the number.
                        self.theme.screen,
                    );
                    let alone = width.saturating_sub(at_red);
                    let for_red = if black.is_some() { room } else { alone };
                    for (column, cell, room) in [(at_red, red, for_red), (at_black, black, room)] {
                        let Some(cell) = cell else { continue };
                        let shown = text::fit(cell.text, room, self.theme.ellipsis());
                        let style = match (marked == Some(cell.id), depth) {
                            (true, _) => self.theme.current,
                            (false, 0) => self.theme.screen,
                            (false, _) => self.theme.dim,
                        };
                        canvas.write(column, row, &shown, room, style);
                        if self.current == Some(cell.id) {
                            canvas.put(column - 1, row, self.theme.arrow(), self.theme.screen);
                        }
                    }
                    if red.is_none() && black.is_some() {
                        canvas.write(at_red, row, "...", room, self.theme.dim);
                    }
                }
                MoveRow::Comment {
                    depth,
                    text: comment,
                } => {
                    let indent = (depth * 2).min(width / 3) + 2;
                    let room = width.saturating_sub(indent);
                    let shown = text::fit(comment, room, self.theme.ellipsis());
                    canvas.write(indent, row, &shown, room, self.theme.dim);
                }
            }
        }
    }
}
