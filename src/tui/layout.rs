//! Where everything lies in a window: one pure function, asked by the view and by the mouse alike.
//!
//! ```text
//! +-------------------+------------------+
//! |                   | player at the top|
//! |                   | ---------------- |
//! |       board       | moves            |
//! |                   | ---------------- |
//! |                   | player at bottom |
//! +-------------------+------------------+
//! | status                               |
//! | input line                           |
//! | buttons                              |
//! +--------------------------------------+
//! ```
//! In a narrow window the panel goes under the board, or away.

mod editor;

pub use editor::Workbench;

use super::app::App;
use super::boxes::{BoxPart, Overlay};
use super::command::Command;
use super::editor::Brush;
use super::geometry::{self, Geometry, Spacing};
use super::mode::Mode;
use super::offer::offers;
use super::view::{ListRows, list_rows, told, with_buttons};
use super::widgets::{Footer, MovesView};
use crate::config::BoardSize;
use crate::game::NodeId;
use crate::notation::Notation;
use crate::rules::Point;
use ratatui::layout::{Position, Rect, Size};

/// Where the parts lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Areas {
    /// The window has no room for the smallest board: it needs this size.
    TooSmall(Size),
    /// The board with all that goes with it.
    Table(Table),
}

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The plan of the board.
    pub geometry: Geometry,
    /// The board with its labels.
    pub board: Rect,
    /// The panel beside or under the board.
    pub panel: Option<Panel>,
    /// The status line; of several rows, where what it says needs them.
    pub status: Rect,
    /// The input line.
    pub line: Rect,
    /// The buttons; of no height where there is no room.
    pub footer: Rect,
}

/// The parts of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    /// All of it.
    pub whole: Rect,
    /// The player at the top of the board.
    pub top: Rect,
    /// The lines between the players and the moves; of no height where there is no room.
    pub lines: [Rect; 2],
    /// The move list; of no height where there is no room.
    pub moves: Rect,
    /// The player at the bottom of the board.
    pub bottom: Rect,
}

/// What lies under the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// Nothing that answers.
    Nothing,
    /// A point of the board.
    Point(Point),
    /// A thing of the editor's palette.
    Brush(Brush),
    /// A move of the list.
    Move(NodeId),
    /// A button of the bottom row.
    Button(Command),
    /// The input line.
    Line,
    /// A part of the box on top, or what it covers.
    Box(BoxPart),
}

/// The narrowest panel beside the board, and the narrowest window that has one.
const PANEL: u16 = 18;
const BESIDE: u16 = 60;
/// The widest panel: a longer way for the eyes helps nobody.
const WIDEST_PANEL: u16 = 46;
/// From this height on a panel beside the board has room for lines.
const LINED: u16 = 16;
/// Status line and input line.
const LINES: u16 = 2;

/// Where everything lies in a window of that size.
pub fn areas(size: Size, app: &App) -> Areas {
    let needed = Geometry::new(geometry::Size::Small, false);
    let needed = Size::new(needed.columns(), needed.rows() + LINES);
    if size.width < needed.width || size.height < needed.height {
        return Areas::TooSmall(needed);
    }
    let footer = u16::from(size.height > needed.height);
    let room = Rect::new(0, 0, size.width, size.height - LINES - footer);
    let (geometry, place) = best(room, app);
    let block = place.block(geometry, room);
    let board = Rect::new(block.x, block.y, geometry.columns(), geometry.rows());
    let row = |y: u16, height: u16| Rect::new(0, room.height + y, size.width, height);
    let above = told(app, size.width, place != Place::Away).above;
    let status = Rect::new(0, room.height - above, size.width, 1 + above);
    Areas::Table(Table {
        geometry,
        board,
        panel: place.panel(block, board, status.y),
        status,
        line: row(1, 1),
        footer: row(2, footer),
    })
}

/// The cells of a move in Chinese, and in the other notations.
const CHINESE: u16 = 8;
const LATIN: u16 = 4;

/// Where the panel goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Beside,
    Under,
    Away,
}

/// The largest board that fits and leaves room for a list of moves that can be read, and where its panel goes then. Where
/// no board leaves that, or the size is chosen by the players, it is the largest that fits.
fn best(room: Rect, app: &App) -> (Geometry, Place) {
    let largest = match app.settings().size {
        BoardSize::Auto | BoardSize::Large => geometry::Size::Large,
        BoardSize::Medium => geometry::Size::Medium,
        BoardSize::Small => geometry::Size::Small,
    };
    let sizes = geometry::Size::ALL.into_iter().rev();
    let plans = sizes
        .filter(|size| *size <= largest)
        .flat_map(|size| [Spacing::Loose, Spacing::Tight].map(|spacing| (size, spacing)))
        .map(|(size, spacing)| Geometry::new(size, app.is_flipped()).spaced(spacing));
    let mut fitting = plans
        .flat_map(|plan| [Place::Beside, Place::Under, Place::Away].map(|place| (plan, place)))
        .filter(|(plan, place)| place.fits(*plan, room));
    let first = fitting.clone().next();
    let text = match app.settings().notation() {
        Notation::Chinese(_) => CHINESE,
        Notation::Iccs | Notation::Wxf => LATIN,
    };
    let is_readable = |(plan, place): &(Geometry, Place)| place.has_list(*plan, room, text);
    let readable = fitting.find(is_readable);
    let chosen = match app.settings().size {
        BoardSize::Auto => readable.or(first),
        BoardSize::Small | BoardSize::Medium | BoardSize::Large => first,
    };
    let smallest = Geometry::new(geometry::Size::Small, app.is_flipped());
    chosen.unwrap_or((smallest, Place::Away))
}

impl Place {
    fn fits(self, plan: Geometry, room: Rect) -> bool {
        let (columns, rows) = match self {
            Self::Beside => (plan.columns() + PANEL, plan.rows()),
            // Both players and a few moves.
            Self::Under => (plan.columns(), plan.rows() + 4),
            Self::Away => (plan.columns(), plan.rows()),
        };
        let is_wide = self != Self::Beside || room.width >= BESIDE;
        is_wide && columns <= room.width && rows <= room.height
    }

    /// Whether the panel has a list in which moves of so many cells are seen whole.
    fn has_list(self, plan: Geometry, room: Rect, text: u16) -> bool {
        let block = self.block(plan, room);
        let board = Rect::new(block.x, block.y, plan.columns(), plan.rows());
        let panel = self.panel(block, board, block.bottom());
        panel.is_some_and(|panel| MovesView::shows_whole(panel.moves.width, text))
    }

    /// The area of board and panel together, in the middle of the room.
    fn block(self, plan: Geometry, room: Rect) -> Rect {
        let (width, height) = match self {
            Self::Beside => {
                let panel = (room.width - plan.columns()).min(WIDEST_PANEL);
                (plan.columns() + panel, plan.rows())
            }
            Self::Under => (plan.columns(), room.height),
            Self::Away => (plan.columns(), plan.rows()),
        };
        Rect::new(
            (room.width - width) / 2,
            (room.height - height) / 2,
            width,
            height,
        )
    }

    /// The panel. Its rows end above a status line that begins in this row: the moves yield, the players do not.
    fn panel(self, block: Rect, board: Rect, status: u16) -> Option<Panel> {
        let whole = match self {
            Self::Beside => Rect {
                x: board.right(),
                width: block.width - board.width,
                ..block
            },
            Self::Under => Rect {
                y: board.bottom(),
                height: block.height - board.height,
                ..block
            },
            Self::Away => return None,
        };
        let whole = Rect {
            height: whole.height.min(status.saturating_sub(whole.y)).max(2),
            ..whole
        };
        // Where it can be spared, a cell is left between the clocks and the edge of the window.
        let margin = u16::from(self == Self::Beside && whole.width > PANEL);
        let inside = Rect {
            width: whole.width - margin,
            ..whole
        };
        let line = u16::from(self == Self::Beside && whole.height >= LINED);
        let row = |y: u16, height: u16| Rect {
            y,
            height,
            ..inside
        };
        let under = |area: Rect, height: u16| Rect {
            x: inside.x + 1,
            width: inside.width - 1,
            ..row(area.bottom(), height)
        };
        let top = row(whole.y, 1);
        let moves = row(
            whole.y + 1 + line,
            whole.height.saturating_sub(2 * (1 + line)),
        );
        Some(Panel {
            whole,
            top,
            lines: [under(top, line), under(moves, line)],
            moves,
            bottom: row(whole.bottom() - 1, 1),
        })
    }
}

impl Table {
    /// The window without the rows at the bottom.
    pub fn room(&self) -> Rect {
        Rect::new(0, 0, self.status.width, self.status.y)
    }

    /// The area of a box that lies over the board.
    pub fn overlay(&self, overlay: &Overlay, app: &App) -> Rect {
        let area = overlay.area(self.room(), self.panel, &app.theme);
        match app.modes().last() {
            Some(Mode::Result(_) | Mode::TimeUp(_)) => self.beside_last_move(area, app),
            _ => area,
        }
    }

    /// The area, or where that covers less of the last move, one at the top or the foot of the board.
    fn beside_last_move(&self, area: Rect, app: &App) -> Rect {
        let last = app.game().line().last().map(|played| played.m);
        let covered = |area: &Rect| {
            let points = last.into_iter().flat_map(|m| [m.from, m.to]);
            let cells = points.map(|point| self.geometry.cell_of(point));
            cells
                .filter(|&(column, row)| {
                    area.contains(Position::new(self.board.x + column, self.board.y + row))
                })
                .count()
        };
        let at = |y: u16| Rect { y, ..area };
        let foot = self.board.bottom().saturating_sub(area.height);
        let places = [area, at(self.board.y), at(foot)].into_iter();
        places.min_by_key(covered).unwrap_or(area)
    }
}

/// What lies at a position of the window.
pub fn hit(app: &App, position: Position) -> Target {
    let Areas::Table(table) = areas(app.size, app) else {
        return Target::Nothing;
    };
    if table.footer.contains(position) {
        return button_at(app, table.footer, position);
    }
    if let Some(overlay) = Overlay::top(app) {
        let area = table.overlay(&overlay, app);
        return Target::Box(overlay.hit(area, position, &app.theme));
    }
    if let Some(brush) = editor::brush_at(app, &table, position) {
        return Target::Brush(brush);
    }
    if table.status.contains(position) {
        return Target::Nothing;
    }
    if let Some(point) = table.geometry.hit(table.board, position) {
        return Target::Point(point);
    }
    if table.line.contains(position) {
        return Target::Line;
    }
    table
        .panel
        .filter(|_| app.editor().is_none())
        .and_then(|panel| move_at(app, panel.moves, position))
        .map_or(Target::Nothing, Target::Move)
}

fn button_at(app: &App, area: Rect, position: Position) -> Target {
    let offers = offers(app);
    let index = with_buttons(app, &offers, |buttons| {
        Footer {
            buttons,
            theme: &app.theme,
        }
        .hit(area, position)
    });
    index
        .and_then(|index| offers.get(index))
        .filter(|offer| offer.is_apt)
        .map_or(Target::Nothing, |offer| Target::Button(offer.command))
}

fn move_at(app: &App, area: Rect, position: Position) -> Option<NodeId> {
    let ListRows {
        rows,
        nodes,
        current,
    } = list_rows(app, area.width);
    let list = MovesView {
        rows: &rows,
        current,
        scroll: None,
        theme: &app.theme,
    };
    nodes.get(list.hit(area, position)?).copied()
}
