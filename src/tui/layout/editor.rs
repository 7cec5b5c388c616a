//! Where the parts of the set-up editor lie: they take the place of the players and the moves.

use super::Table;
use crate::tui::app::App;
use crate::tui::editor::Brush;
use crate::tui::view::with_palette;
use ratatui::layout::{Position, Rect};

/// The parts of the editor beside the board; of no height where there is no room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Workbench {
    /// The heading.
    pub title: Rect,
    /// The pieces to choose from.
    pub palette: Rect,
    /// The FEN.
    pub fen: Rect,
    /// The keys.
    pub keys: Rect,
}

/// From this height on the panel has room for more than the palette and the FEN.
const ROOMY: u16 = 10;
/// No FEN of a position that was made is longer: ten full ranks, and the other fields.
const FEN: u16 = 109;

impl Table {
    /// Where the parts of the editor lie.
    pub fn workbench(&self) -> Workbench {
        let Some(panel) = self.panel else {
            // The board alone: the palette takes the input line, while nobody types.
            return Workbench {
                palette: self.line,
                ..Workbench::default()
            };
        };
        let whole = Rect {
            x: panel.whole.x + 1,
            width: panel.whole.width.saturating_sub(1),
            ..panel.whole
        };
        let rows = |y: u16, height: u16| {
            Rect {
                y: whole.y + y,
                height,
                ..whole
            }
            .intersection(whole)
        };
        if whole.height < ROOMY {
            return Workbench {
                palette: rows(0, 1),
                fen: rows(1, whole.height.saturating_sub(1)),
                ..Workbench::default()
            };
        }
        let fen = FEN.div_ceil(whole.width.max(1));
        Workbench {
            title: rows(0, 1),
            palette: rows(1, 4),
            fen: Rect {
                width: whole.width.saturating_sub(1),
                ..rows(6, fen)
            },
            keys: rows(7 + fen, whole.height.saturating_sub(7 + fen)),
        }
    }
}

/// What of the palette lies at a position.
pub(super) fn brush_at(app: &App, table: &Table, position: Position) -> Option<Brush> {
    let index = with_palette(app, |palette| {
        palette.hit(table.workbench().palette, position)
    })??;
    Brush::all().get(index).copied()
}
