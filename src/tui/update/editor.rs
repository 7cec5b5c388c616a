//! What keys and clicks do in the set-up editor.

use super::{clock, hand, line, say, table};
use crate::i18n::Text;
use crate::notation::named_piece;
use crate::rules::{Piece, PieceKind, Point, Setup, Side};
use crate::tui::app::{App, Press};
use crate::tui::command::Command;
use crate::tui::editor::{Brush, Editor, Hand};
use crate::tui::menu::{Menu, MenuKind};
use crate::tui::message::Effect;
use crate::tui::mode::{Ask, Mode, Purpose};
use crate::tui::notice::{Notice, Part};

/// Opens the editor with the position on the board.
pub(super) fn open(app: &mut App) {
    app.let_go();
    clock::stand_still(app);
    let setup = Setup::from(app.position());
    app.modes.push(Mode::Editor(Box::new(Editor::new(setup))));
}

/// Does what a key asks.
pub(super) fn command(app: &mut App, command: Command) -> Vec<Effect> {
    match command {
        Command::EditUp => hand::step(app, 0, 1),
        Command::EditDown => hand::step(app, 0, -1),
        Command::EditLeft => hand::step(app, -1, 0),
        Command::EditRight => hand::step(app, 1, 0),
        Command::EditPlay if is_empty_handed(app) => return play(app),
        Command::EditAct | Command::EditPlay => act(app, app.cursor),
        Command::EditFen => line::open_for(app, Purpose::Fen, ""),
        Command::EditCopy => return copy(app),
        Command::EditMenu => {
            let menu = Menu::new(app, MenuKind::SetUp);
            app.modes.push(Mode::Menu(menu));
        }
        Command::EditClose => close(app),
        _ => change(app, command),
    }
    Vec::new()
}

fn is_empty_handed(app: &App) -> bool {
    app.editor()
        .is_none_or(|editor| editor.hand() == Hand::Empty)
}

/// Changes the position, or what is in hand.
fn change(app: &mut App, command: Command) {
    let at = app.cursor;
    let Some(editor) = app.editor_mut() else {
        return;
    };
    match command {
        Command::EditErase => editor.put(at, None),
        Command::EditNext => editor.choose_next(false),
        Command::EditPrevious => editor.choose_next(true),
        Command::EditTurn => editor.change_turn(),
        Command::EditClear => editor.clear(),
        Command::EditStart => editor.replace(Setup::start()),
        Command::EditUndo => {
            if !editor.undo() {
                say(app, Notice::text(Text::NothingToRevert));
            }
        }
        _ => {
            if let Some(piece) = placed(command) {
                editor.put(at, Some(piece));
            }
        }
    }
}

/// Puts the piece of a typed character. Where either side has such a piece, it is that of the piece in hand, or of the half
/// of the board.
pub(super) fn typed(app: &mut App, c: char) {
    app.notice = None;
    let at = app.cursor;
    let (Some((kind, side)), Some(editor)) = (named_piece(c), app.editor_mut()) else {
        return;
    };
    let in_hand = editor.piece().map(|piece| piece.side);
    let half = if at.on_own_bank(Side::Red) {
        Side::Red
    } else {
        Side::Black
    };
    let side = side.or(in_hand).unwrap_or(half);
    editor.put(at, Some(Piece::new(side, kind)));
}

/// The piece that a command places.
const fn placed(command: Command) -> Option<Piece> {
    let (side, kind) = match command {
        Command::RedKing => (Side::Red, PieceKind::King),
        Command::RedAdvisor => (Side::Red, PieceKind::Advisor),
        Command::RedElephant => (Side::Red, PieceKind::Elephant),
        Command::RedHorse => (Side::Red, PieceKind::Horse),
        Command::RedRook => (Side::Red, PieceKind::Rook),
        Command::RedCannon => (Side::Red, PieceKind::Cannon),
        Command::RedPawn => (Side::Red, PieceKind::Pawn),
        Command::BlackKing => (Side::Black, PieceKind::King),
        Command::BlackAdvisor => (Side::Black, PieceKind::Advisor),
        Command::BlackElephant => (Side::Black, PieceKind::Elephant),
        Command::BlackHorse => (Side::Black, PieceKind::Horse),
        Command::BlackRook => (Side::Black, PieceKind::Rook),
        Command::BlackCannon => (Side::Black, PieceKind::Cannon),
        Command::BlackPawn => (Side::Black, PieceKind::Pawn),
        _ => return None,
    };
    Some(Piece::new(side, kind))
}

fn act(app: &mut App, at: Point) {
    app.cursor = at;
    if let Some(editor) = app.editor_mut()
        && !editor.act(at)
    {
        say(app, Notice::text(Text::NothingHere));
    }
}

/// The mouse button went down on a point: what is there may be pulled from here.
pub(super) fn pressed(app: &mut App, at: Point) {
    app.notice = None;
    let was_picked = app
        .editor()
        .is_some_and(|editor| editor.hand() == Hand::Picked(at));
    if !was_picked {
        act(app, at);
    }
    app.cursor = at;
    if app
        .editor()
        .is_some_and(|editor| editor.hand() == Hand::Picked(at))
    {
        app.pressed = Some(Press { at, was_picked });
    }
}

/// The mouse button came up on a point.
pub(super) fn released(app: &mut App, press: Press, at: Point) {
    if at != press.at || press.was_picked {
        act(app, at);
    }
}

/// A thing of the palette was clicked.
pub(super) fn chosen(app: &mut App, brush: Brush) {
    app.notice = None;
    line::close(app);
    if let Some(editor) = app.editor_mut() {
        editor.choose(brush);
    }
}

/// Lays down what is in hand. Tells whether anything was.
pub(super) fn let_go(app: &mut App) -> bool {
    app.pressed = None;
    app.editor_mut().is_some_and(Editor::let_go)
}

/// Lays down what is in hand, or else leaves; a position that was made is not thrown away unasked.
fn close(app: &mut App) {
    if let_go(app) {
        return;
    }
    if app.editor().is_some_and(Editor::is_changed) {
        app.modes.push(Mode::asking(Ask::LeaveEditor));
    } else {
        leave(app);
    }
}

/// Leaves the editor.
pub(super) fn leave(app: &mut App) {
    app.modes.retain(|mode| !matches!(mode, Mode::Editor(_)));
    clock::go_on(app);
}

/// Starts a game from the position, or says why it cannot be played.
fn play(app: &mut App) -> Vec<Effect> {
    let Some(editor) = app.editor() else {
        return Vec::new();
    };
    match editor.position() {
        Ok(position) => return table::ask_set_up(app, position.to_string()),
        Err(fault) => say(app, Notice::NotPlayable(fault)),
    }
    Vec::new()
}

fn copy(app: &mut App) -> Vec<Effect> {
    let Some(editor) = app.editor() else {
        return Vec::new();
    };
    let fen = editor.setup().to_string();
    say(app, Notice::fill(Text::CopiedPosition, [Part::word(&fen)]));
    vec![Effect::Copy(fen)]
}

/// A FEN was entered: it is set up, or said what is wrong with it.
pub(super) fn entered(app: &mut App, text: &str) {
    if text.is_empty() {
        line::close(app);
        return;
    }
    match text.parse::<Setup>() {
        Ok(setup) => {
            line::close(app);
            if let Some(editor) = app.editor_mut() {
                editor.replace(setup);
            }
        }
        Err(error) => say(app, Notice::BadFen(error)),
    }
}
