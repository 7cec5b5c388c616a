//! Draws the state: asks the layout where, hands plain values to the widgets, and decides nothing else.

mod clock;
mod editor;
mod line;
mod list;
mod status;
mod told;

pub use editor::with_palette;
pub use list::{ListRows, list_rows};
pub(super) use told::told;

use super::app::App;
use super::boxes::Overlay;
use super::layout::{Areas, Panel, Table, areas};
use super::mode::Mode;
use super::notice::Notice;
use super::offer::{Offer, offers};
use super::widgets::{
    self, BoardView, Button, ClockFace, Cover, Divider, Footer, Marks, MovesView, Placement,
    Player, StatusLine,
};
use crate::i18n::{Labels, Text};
use crate::rules::{Played, PointSet, RuleSet};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect, Size};
use ratatui::widgets::{Clear, Widget};

/// Draws one frame.
pub fn view(app: &App, frame: &mut Frame) {
    let window = frame.area();
    let cursor = draw(app, window, frame.buffer_mut());
    if let Some(position) = cursor {
        frame.set_cursor_position(position);
    }
}

/// Draws the state into a buffer and tells where the terminal's cursor belongs.
pub fn draw(app: &App, window: Rect, buffer: &mut Buffer) -> Option<Position> {
    buffer.set_style(window, app.theme.screen);
    let table = match areas(window.as_size(), app) {
        Areas::Table(table) => table,
        Areas::TooSmall(needed) => {
            too_small(app, window, needed, buffer);
            return None;
        }
    };
    let overlay = Overlay::top(app).map(|overlay| (table.overlay(&overlay, app), overlay));
    let covered = overlay.as_ref().map(|(area, _)| *area);
    board(app, &table, covered, buffer);
    if let Some(panel) = table.panel.filter(|_| app.editor().is_none()) {
        players(app, &table, &panel, buffer);
        for line in panel.lines {
            Divider { theme: &app.theme }.render(line, buffer);
        }
        moves(app, above(panel.moves, covered), buffer);
    }
    let cursor = line::draw(app, table.line, buffer);
    status(app, &table, buffer);
    // Scraps of the palette and the FEN beside a list would look like a part of it.
    let is_scrap = |(area, overlay): &(Rect, Overlay)| {
        !matches!(overlay, Overlay::Popup { .. })
            && table
                .panel
                .is_some_and(|panel| panel.whole.intersects(*area))
    };
    if let Some(editor) = app
        .editor()
        .filter(|_| !overlay.as_ref().is_some_and(is_scrap))
    {
        editor::draw(app, editor, &table, buffer);
    }
    footer(app, table.footer, buffer);
    let Some((area, overlay)) = overlay else {
        return cursor;
    };
    if app.editor().is_some()
        && let Some(panel) = table
            .panel
            .filter(|panel| panel.whole.union(area) == panel.whole)
    {
        // Nor would the keys of the set-up whose words a question covers say anything.
        let foot = Rect {
            y: area.y,
            height: panel.whole.bottom() - area.y,
            ..panel.whole
        };
        Clear.render(foot, buffer);
        buffer.set_style(foot, app.theme.screen);
    }
    overlay.render(area, &app.theme, buffer);
    overlay.cursor(area, &app.theme)
}

fn too_small(app: &App, window: Rect, needed: Size, buffer: &mut Buffer) {
    let lang = app.settings().lang;
    let size_alone = format!("{}x{}", needed.width, needed.height);
    let sentence = lang.fill(Text::WindowTooSmall, &[&needed.width, &needed.height]);
    let short = lang.fill(Text::WindowTooSmallShort, &[&size_alone]);
    let has_room = |words: &&String| {
        let lines = widgets::text::wrap(words, window.width);
        let is_whole = lines.iter().any(|line| line.contains(&size_alone));
        lines.len() <= window.height.into() && (is_whole || !words.contains(&size_alone))
    };
    let words = [&sentence, &short].into_iter().find(has_room);
    let words = words.unwrap_or(&size_alone);
    let lines = widgets::text::wrap(words, window.width);
    for (row, line) in (0..window.height).zip(lines) {
        buffer.set_stringn(0, row, line, window.width.into(), app.theme.screen);
    }
}

fn board(app: &App, table: &Table, covered: Option<Rect>, buffer: &mut Buffer) {
    let marks = app
        .editor()
        .map_or_else(|| marks(app), |editor| editor::marks(app, editor));
    let view = BoardView {
        board: app
            .editor()
            .map_or(Placement::Board(app.position().board()), |editor| {
                Placement::Setup(editor.setup())
            }),
        geometry: table.geometry,
        marks: &marks,
        theme: &app.theme,
        glyphs: app.glyphs(),
        twins: app.twins(),
        labels: match app.settings().labels {
            Labels::Xy => widgets::Labels::Xy,
            Labels::Iccs => widgets::Labels::Iccs,
            Labels::Files => widgets::Labels::Files,
        },
        cover: cover(app),
        flight: app.flight(),
    };
    view.render(table.board, buffer);
    if let Some(covered) = covered {
        view.clear_beside(table.board, covered, buffer);
    }
}

/// What of the board is hidden. A position that is set up never is, and neither is the end of a game.
fn cover(app: &App) -> Cover {
    if app.modes().iter().any(|mode| matches!(mode, Mode::Pause)) {
        Cover::All
    } else if app.is_blindfold() {
        Cover::Pieces
    } else {
        Cover::Open
    }
}

/// Which points are marked, and why.
fn marks(app: &App) -> Marks {
    let hint = app.notice().and_then(Notice::hint);
    Marks {
        cursor: app.shown_cursor(),
        picked: app.picked(),
        // Of the piece in hand a hint shows the one move that it names.
        targets: match hint {
            Some(m) => [m.to].into_iter().collect(),
            // Dots would tell where the pieces stand.
            None if app.settings().hints && !app.is_blindfold() => app.targets(),
            None => PointSet::EMPTY,
        },
        last: app.game().line().last().map(|played| played.m),
        check: if app.is_blindfold() {
            PointSet::EMPTY
        } else {
            checks(app)
        },
        blame: app.notice().and_then(Notice::blame),
        looped: looped(app),
        stuck: app
            .picked()
            .filter(|_| app.targets().is_empty())
            .into_iter()
            .collect(),
        threatened: app.notice().map_or(PointSet::EMPTY, Notice::threats),
    }
}

/// The king in check and the pieces that check it. Under the casual rules nobody is told.
fn checks(app: &App) -> PointSet {
    let position = app.position();
    if app.game().rules().set == RuleSet::Casual || !position.is_check() {
        return PointSet::EMPTY;
    }
    let king = position.board().king(position.turn());
    king.map_or(PointSet::EMPTY, |king| position.checkers().with(king))
}

/// The points of the moves by which the referee has ended the game.
fn looped(app: &App) -> PointSet {
    let cycle = app.game().ruling().and_then(|ruling| ruling.cycle());
    let plies: &[Played] = cycle
        .and_then(|cycle| app.game().line().get(cycle.range()))
        .unwrap_or_default();
    plies
        .iter()
        .flat_map(|played| [played.m.from, played.m.to])
        .collect::<PointSet>()
}

fn players(app: &App, table: &Table, panel: &Panel, buffer: &mut Buffer) {
    let bottom = table.geometry.bottom();
    for (side, area) in [(!bottom, panel.top), (bottom, panel.bottom)] {
        let (name, score) = (app.name_of(side), app.score_of(side));
        let clock = app.clock.as_ref().map(|clock| {
            let time = clock::in_row(app, clock, side, [&name, &score], area.width);
            (time, clock::is_low(app, clock, side))
        });
        Player {
            side,
            name: &name,
            score: &score,
            is_to_move: app.turn() == Some(side),
            lost: &app.game().captured(side),
            clock: clock.as_ref().map(|(time, is_low)| ClockFace {
                time,
                is_low: *is_low,
            }),
            glyphs: app.glyphs(),
            twins: app.twins(),
            theme: &app.theme,
        }
        .render(area, buffer);
    }
}

/// The part of the moves that a box at their foot leaves in view.
fn above(moves: Rect, covered: Option<Rect>) -> Rect {
    match covered {
        Some(covered) if covered.bottom() == moves.bottom() && covered.top() > moves.top() => {
            Rect {
                height: covered.top() - moves.top(),
                ..moves
            }
        }
        _ => moves,
    }
}

fn moves(app: &App, area: Rect, buffer: &mut Buffer) {
    let list = list_rows(app, area.width);
    MovesView {
        rows: &list.rows,
        current: list.current,
        scroll: None,
        theme: &app.theme,
    }
    .render(area, buffer);
}

/// The status line, in all its rows.
fn status(app: &App, table: &Table, buffer: &mut Buffer) {
    let told = told(app, table.status.width, table.panel.is_some());
    let faces: Vec<ClockFace> = told
        .times
        .iter()
        .map(|(time, is_low)| ClockFace {
            time,
            is_low: *is_low,
        })
        .collect();
    let rows = table.status.rows().zip(&told.rows);
    let shortest = rows.min_by_key(|(_, row)| widgets::text::width(row));
    // The clocks stay where they are; whose turn it is stands where there is room.
    let with_clocks = table.status.bottom().saturating_sub(1);
    let with_aside = match shortest {
        Some((place, _)) if faces.is_empty() => place.y,
        _ => with_clocks,
    };
    let places = table.status.union(table.line).rows();
    for (place, text) in places.zip(&told.rows) {
        let clocks = if place.y == with_clocks {
            &faces
        } else {
            [].as_slice()
        };
        let aside = if place.y == with_aside {
            let taken = 4 + told.taken + widgets::text::width(text);
            status::aside(app, table.status.width.saturating_sub(taken))
        } else {
            String::new()
        };
        let line = StatusLine {
            kind: told.kind,
            text,
            aside: &aside,
            clocks,
            theme: &app.theme,
        };
        line.render(place, buffer);
    }
}

fn footer(app: &App, area: Rect, buffer: &mut Buffer) {
    with_buttons(app, &offers(app), |buttons| {
        Footer {
            buttons,
            theme: &app.theme,
        }
        .render(area, buffer);
    });
}

/// Lends the buttons of what can be done now to a widget.
pub fn with_buttons<T>(app: &App, offers: &[Offer], use_them: impl FnOnce(&[Button]) -> T) -> T {
    let lang = app.settings().lang;
    let keys: Vec<String> = offers.iter().map(|offer| app.key(offer.command)).collect();
    let buttons: Vec<Button> = offers
        .iter()
        .zip(&keys)
        .map(|(offer, key)| Button {
            key,
            label: lang.text(offer.label),
            is_enabled: offer.is_apt,
        })
        .collect();
    use_them(&buttons)
}
