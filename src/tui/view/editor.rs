//! The set-up editor: palette, FEN and keys in the place of the players and the moves.

use crate::i18n::Text;
use crate::rules::PointSet;
use crate::tui::app::App;
use crate::tui::command::{COMMANDS, Context};
use crate::tui::editor::{Brush, Editor, Hand};
use crate::tui::layout::{Table, Workbench};
use crate::tui::mode::Mode;
use crate::tui::widgets::{Marks, Palette, text};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

/// Lends the palette to whoever asks where its things lie; `None` without an editor.
pub fn with_palette<T>(app: &App, use_it: impl FnOnce(Palette) -> T) -> Option<T> {
    let editor = app.editor()?;
    let chosen = match editor.hand() {
        Hand::Brush(brush) => Brush::all().iter().position(|other| *other == brush),
        Hand::Empty | Hand::Picked(_) => None,
    };
    let keys: Vec<String> = COMMANDS
        .iter()
        .filter(|spec| matches!(spec.help, Text::DoesPlaceRed | Text::DoesPlaceBlack))
        .map(|spec| app.key(spec.command))
        .collect();
    Some(use_it(Palette {
        keys: &keys,
        chosen,
        glyphs: app.glyphs(),
        twins: app.twins(),
        theme: &app.theme,
    }))
}

/// Which points are marked, and why.
pub(super) fn marks(app: &App, editor: &Editor) -> Marks {
    Marks {
        cursor: Some(app.cursor()),
        picked: match editor.hand() {
            Hand::Picked(from) => Some(from),
            Hand::Empty | Hand::Brush(_) => None,
        },
        targets: if app.settings().hints {
            editor.dots()
        } else {
            PointSet::EMPTY
        },
        blame: app.notice().and_then(crate::tui::notice::Notice::blame),
        ..Marks::default()
    }
}

/// Draws the parts beside the board.
pub(super) fn draw(app: &App, editor: &Editor, table: &Table, buffer: &mut Buffer) {
    let Workbench {
        title,
        palette,
        fen,
        keys,
    } = table.workbench();
    let lang = app.settings().lang;
    let theme = &app.theme;
    write(title, &[lang.text(Text::TitleSetUp)], theme.accent, buffer);
    let is_typing = matches!(app.modes().last(), Some(Mode::Line(_)));
    if palette != table.line || !is_typing {
        with_palette(app, |widget| widget.render(palette, buffer));
    }
    let words = editor.setup().to_string();
    let lines = in_lines(&words, fen.width, fen.height);
    write(fen, &lines, theme.screen, buffer);
    key_list(app, keys, buffer);
}

/// A FEN in lines that a column of that width has room for: its ranks whole, then the other fields, if so many lines
/// are enough.
fn in_lines(fen: &str, room: u16, rows: u16) -> Vec<&str> {
    let whole = text::wrap(fen, room);
    let room = usize::from(room);
    if whole.len() < 2 {
        return whole;
    }
    let (mut ranks, fields) = fen.split_once(' ').unwrap_or((fen, ""));
    let mut lines = Vec::new();
    while ranks.len() > room {
        let end = ranks.get(..room).and_then(|head| head.rfind('/'));
        let Some((line, rest)) = end.and_then(|end| ranks.split_at_checked(end + 1)) else {
            return whole;
        };
        lines.push(line);
        ranks = rest;
    }
    lines.extend([ranks, fields]);
    if lines.len() > usize::from(rows) {
        return whole;
    }
    lines
}

fn write(area: Rect, lines: &[&str], style: ratatui::style::Style, buffer: &mut Buffer) {
    for (y, line) in (area.top()..area.bottom()).zip(lines) {
        buffer.set_stringn(area.x, y, line, area.width.into(), style);
    }
}

/// What the keys of the editor do.
fn key_list(app: &App, area: Rect, buffer: &mut Buffer) {
    let lang = app.settings().lang;
    let buttons: Vec<(String, &str)> = COMMANDS
        .iter()
        .filter(|spec| spec.context == Context::Editor)
        .filter_map(|spec| Some((app.key(spec.command), lang.text(spec.button?))))
        .collect();
    let column = buttons.iter().map(|(key, _)| text::width(key)).max();
    let column = area.x + column.unwrap_or(0) + 1;
    for (y, (key, label)) in (area.top()..area.bottom()).zip(&buttons) {
        let room = area.right().saturating_sub(column);
        buffer.set_stringn(area.x, y, key, area.width.into(), app.theme.key);
        buffer.set_stringn(column, y, label, room.into(), app.theme.button);
    }
}
