//! The move list, as rows for its widget.

use crate::game::NodeId;
use crate::tui::app::App;
use crate::tui::widgets::{MoveCell, MoveRow};

/// The rows, and which move each number in them means.
#[derive(Clone, Debug)]
pub struct ListRows<'a> {
    /// The rows.
    pub rows: Vec<MoveRow<'a>>,
    /// The moves, by the number that a cell carries.
    pub nodes: Vec<NodeId>,
    /// The number of the move that the board shows.
    pub current: Option<usize>,
}

/// The rows of the move list.
pub fn list_rows(app: &App) -> ListRows<'_> {
    let mut nodes = Vec::new();
    let mut cell = |node: Option<NodeId>| {
        node.map(|node| {
            nodes.push(node);
            MoveCell {
                text: app.sheet.text(node),
                id: nodes.len() - 1,
            }
        })
    };
    let rows = app
        .sheet
        .rows()
        .iter()
        .map(|row| MoveRow::Pair {
            depth: row.depth,
            number: row.number,
            red: cell(row.red),
            black: cell(row.black),
        })
        .collect();
    let here = app.game().node();
    let current = nodes.iter().position(|node| *node == here);
    ListRows {
        rows,
        nodes,
        current,
    }
}
