//! The signs beside the points: cursor, picked piece, targets, last move, check and the others. Each has its
//! own characters, so that no mark is told by colour alone.

use super::{BoardView, Cover};
use crate::rules::{Move, Point, PointSet};
use crate::tui::geometry::Size;
use crate::tui::glyphs::Grid;
use crate::tui::widgets::canvas::Canvas;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The points that are marked, and why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The cursor.
    pub cursor: Option<Point>,
    /// The piece that is picked up.
    pub picked: Option<Point>,
    /// Where it may go.
    pub targets: PointSet,
    /// The last move.
    pub last: Option<Move>,
    /// The king in check and the checking pieces.
    pub check: PointSet,
    /// The point to blame for the last refusal.
    pub blame: Option<Point>,
    /// The points of a loop of repeated moves.
    pub looped: PointSet,
    /// Pieces of the side to move that cannot move.
    pub stuck: PointSet,
    /// Pieces that the other side could take.
    pub threatened: PointSet,
}

/// One reason to mark a point, the most important first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Cursor,
    Picked,
    Check,
    Target,
    Blame,
    Last,
    Looped,
    Threatened,
    Stuck,
}

impl Mark {
    const ALL: [Self; 9] = [
        Self::Cursor,
        Self::Picked,
        Self::Check,
        Self::Target,
        Self::Blame,
        Self::Last,
        Self::Looped,
        Self::Threatened,
        Self::Stuck,
    ];

    /// The characters to the left and to the right of the point.
    const fn signs(self, grid: Grid) -> (&'static str, &'static str) {
        match self {
            Self::Cursor => ("[", "]"),
            Self::Picked => ("<", ">"),
            Self::Check => ("!", "!"),
            Self::Target => match grid {
                Grid::Unicode => ("•", "•"),
                Grid::Ascii => ("*", "*"),
            },
            Self::Blame => ("?", "?"),
            Self::Last => ("(", ")"),
            Self::Looped => ("~", "~"),
            Self::Threatened => ("^", "^"),
            Self::Stuck => ("=", "="),
        }
    }

    fn style(self, view: &BoardView) -> Style {
        let styles = &view.theme.marks;
        match self {
            Self::Cursor => styles.cursor,
            Self::Picked => styles.picked,
            Self::Check => styles.check,
            Self::Target => styles.target,
            Self::Blame => styles.blame,
            Self::Last => styles.last,
            Self::Looped => styles.looped,
            Self::Threatened => styles.threatened,
            Self::Stuck => styles.stuck,
        }
    }
}

impl Marks {
    /// Whether the point has a mark.
    pub(super) fn has_any(&self, point: Point) -> bool {
        Mark::ALL.iter().any(|mark| self.has(*mark, point))
    }

    fn has(&self, mark: Mark, point: Point) -> bool {
        match mark {
            Mark::Cursor => self.cursor == Some(point),
            Mark::Picked => self.picked == Some(point),
            Mark::Check => self.check.contains(point),
            Mark::Target => self.targets.contains(point),
            Mark::Blame => self.blame == Some(point),
            Mark::Last => self.last.is_some_and(|m| m.from == point || m.to == point),
            Mark::Looped => self.looped.contains(point),
            Mark::Threatened => self.threatened.contains(point),
            Mark::Stuck => self.stuck.contains(point),
        }
    }
}

/// Draws all marks.
pub fn draw(view: &BoardView, canvas: &mut Canvas) {
    for point in Point::all() {
        let has = |mark: &Mark| view.marks.has(*mark, point);
        if view.geometry.is_crammed(view.faces().width()) {
            let mut found = Mark::ALL.into_iter().filter(has);
            if let Some(first) = found.next() {
                crammed(view, canvas, point, first, found.next());
            }
            continue;
        }
        let framed = view.geometry.size() == Size::Large && view.theme.grid == Grid::Unicode;
        if framed && has(&Mark::Cursor) {
            frame(view, canvas, point);
        }
        let mut found = Mark::ALL
            .into_iter()
            .filter(|mark| has(mark) && !(framed && *mark == Mark::Cursor));
        if let Some(first) = found.next() {
            beside(view, canvas, point, first, found.next());
        }
    }
}

/// Signs at both sides of a point. Of two reasons the first has its sign on the left and the second on the
/// right.
fn beside(view: &BoardView, canvas: &mut Canvas, point: Point, first: Mark, second: Option<Mark>) {
    let (column, row) = view.geometry.cell_of(point);
    let occupied = view.board.at(point).is_some() && view.cover == Cover::Open;
    let grid = view.theme.grid;
    let mut second = second.unwrap_or(first);
    if !occupied && (first == Mark::Target || second == Mark::Target) {
        canvas.put(
            column,
            row,
            Mark::Target.signs(grid).0,
            Mark::Target.style(view),
        );
        if first == Mark::Target {
            return;
        }
        second = first;
    } else if !occupied && (first == Mark::Last || second == Mark::Last) {
        // One colour for sign, crossing and sign is one change of colour instead of three.
        canvas.recolor(column, row, Mark::Last.style(view));
    }
    let (width, reach) = match (view.geometry.size(), occupied) {
        (Size::Large, true) => (view.faces().width(), 2),
        (_, true) => (view.faces().width(), 1),
        (_, false) => (1, 1),
    };
    canvas.put(column - reach, row, first.signs(grid).0, first.style(view));
    canvas.put(
        column + width + reach - 1,
        row,
        second.signs(grid).1,
        second.style(view),
    );
}

/// The cursor of the large board: corners round the whole disc.
fn frame(view: &BoardView, canvas: &mut Canvas, point: Point) {
    let (column, row) = view.geometry.cell_of(point);
    let right = column + view.faces().width() + 1;
    let style = view.theme.marks.cursor;
    for (column, row, corner) in [
        (column - 2, row - 1, "┏"),
        (right, row - 1, "┓"),
        (column - 2, row + 1, "┗"),
        (right, row + 1, "┛"),
    ] {
        canvas.put(column, row, corner, style);
    }
}

/// Where glyphs touch each other there is no cell for a sign: a piece is marked by colour, an empty point by a
/// sign in its own two cells.
fn crammed(view: &BoardView, canvas: &mut Canvas, point: Point, first: Mark, second: Option<Mark>) {
    let (column, row) = view.geometry.cell_of(point);
    let style = first.style(view);
    if view.board.at(point).is_some() && view.cover == Cover::Open {
        canvas.restyle(
            Rect::new(column, row, 2, 1),
            style.add_modifier(Modifier::REVERSED),
        );
        return;
    }
    let grid = view.theme.grid;
    if first == Mark::Target || second == Some(Mark::Target) {
        canvas.put(
            column,
            row,
            Mark::Target.signs(grid).0,
            Mark::Target.style(view),
        );
    } else {
        canvas.put(column, row, first.signs(grid).0, style);
    }
    if first != Mark::Target {
        canvas.put(column + 1, row, first.signs(grid).1, style);
    }
}
