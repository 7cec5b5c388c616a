//! The move list, as rows for its widget.

use crate::game::NodeId;
use crate::record::result_in_comment;
use crate::tui::app::App;
use crate::tui::sheet::Content;
use crate::tui::widgets::{MoveCell, MoveRow, text};

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

/// The rows of a move list of that width.
pub fn list_rows(app: &App, width: u16) -> ListRows<'_> {
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
        .flat_map(|row| match row.content {
            Content::Moves { number, red, black } => vec![MoveRow::Pair {
                depth: row.depth,
                number,
                red: cell(red),
                black: cell(black),
            }],
            Content::Comment(node) => {
                let comment = app.game().tree().comment(node);
                let room = width.saturating_sub(2 * row.depth + 3);
                let parts = result_in_comment(comment).unwrap_or([comment, "", ""]);
                parts
                    .into_iter()
                    .flat_map(|part| text::wrap(part.trim_ascii(), room))
                    .map(|text| MoveRow::Comment {
                        depth: row.depth,
                        text,
                    })
                    .collect()
            }
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
