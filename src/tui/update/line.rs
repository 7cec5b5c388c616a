//! The input line: editing, history, and doing what it says.

use super::{clock, command_given, editor, files, form, hand, letter, review, say, table, walk};
use crate::entry::{self, Entry, Movers, Order, Topic};
use crate::i18n::Text;
use crate::notation::{self, NotationError};
use crate::plain::{self, Teller};
use crate::rules::{Move, PieceKind, Position};
use crate::tui::app::App;
use crate::tui::begun;
use crate::tui::command::{Command, Context};
use crate::tui::message::{Effect, Wanted};
use crate::tui::mode::{Held, Line, Mode, Purpose, Reading};
use crate::tui::notice::Notice;
use crate::tui::widgets::text;
use tui_input::{Input, InputRequest};

/// How many entered lines are kept.
const KEPT: usize = 200;
/// The longest text that is taken from a paste.
const LONGEST: usize = 1000;

/// The ranks that a FEN parts with slashes.
const RANKS: usize = 10;

/// Opens the line with a text in it.
pub(super) fn open(app: &mut App, text: &str) {
    open_for(app, Purpose::Entry, text);
}

/// Opens the line for a purpose, with a text in it.
pub(super) fn open_for(app: &mut App, purpose: Purpose, text: &str) {
    app.let_go();
    app.modes.push(Mode::Line(Line {
        purpose,
        input: Input::new(text.to_owned()),
        before: text.to_owned(),
        ..Line::default()
    }));
}

/// Opens the line with a text that what is typed replaces.
pub(super) fn propose(app: &mut App, purpose: Purpose, text: &str) {
    open_for(app, purpose, text);
    if let Some(Mode::Line(line)) = app.modes.last_mut() {
        line.held = Held::Proposed;
    }
}

/// Closes the line, if it is open on top.
pub(super) fn close(app: &mut App) {
    if let Some(Mode::Line(_)) = app.modes.last() {
        app.modes.pop();
    }
}

/// What the line that was entered last names could not be saved or opened: the line is there again, to be mended.
pub(super) fn reopen(app: &mut App) {
    if let Some(mut line) = app.entered.take() {
        line.held = Held::Refused;
        app.modes.push(Mode::Line(line));
    }
}

/// A character was typed: into the open line, or to open it.
pub(super) fn typed(app: &mut App, c: char) {
    app.notice = None;
    match app.modes.last_mut() {
        Some(Mode::Form(_)) => form::typed_into(app, c),
        Some(Mode::Line(line)) => {
            if std::mem::take(&mut line.held) != Held::Firm {
                line.input = Input::default();
                line.letter = None;
            }
            line.input.handle(InputRequest::InsertChar(c));
            line.recalled = None;
        }
        _ => open(app, &c.to_string()),
    }
}

/// Pasted text goes into the line and runs nothing. Only its first line is taken. A whole position or game is put on the
/// board.
pub(super) fn pasted(app: &mut App, text: &str) -> Vec<Effect> {
    app.notice = None;
    let takes_text = matches!(
        app.context(),
        Context::Board | Context::Line | Context::Form | Context::Editor
    );
    let taken = match app.context() {
        Context::Board => files::take_pasted(app, text),
        _ => None,
    };
    if taken.is_none() && takes_text {
        paste(app, text);
    } else if app.context() == Context::Pause {
        clock::say_paused(app);
    }
    taken.unwrap_or_default()
}

/// Types the first line of a text.
fn paste(app: &mut App, text: &str) {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let Some(first) = lines.next() else {
        return;
    };
    let is_cut = lines.next().is_some();
    let shown: String = first
        .chars()
        .filter(|c| !c.is_control())
        .take(LONGEST)
        .collect();
    if app.context() == Context::Board {
        open(app, &shown);
    } else if app.context() == Context::Editor {
        open_for(app, Purpose::Fen, &shown);
    } else {
        for c in shown.chars() {
            typed(app, c);
        }
    }
    if is_cut {
        say(app, Notice::text(Text::PastedLines));
    }
}

/// Does what an editing key asks.
pub(super) fn edit(app: &mut App, command: Command) -> Vec<Effect> {
    if let (Some(Mode::Form(_)), Some(request)) = (app.modes.last(), request(command)) {
        form::edit(app, request);
        return Vec::new();
    }
    let Some(Mode::Line(line)) = app.modes.last_mut() else {
        return Vec::new();
    };
    line.held = Held::Firm;
    match command {
        Command::LineEnter => {
            let effects = enter(app);
            refused(app);
            return effects;
        }
        Command::LineClose => {
            // Who has begun a move meant none of what its letter does.
            letter::entered(app);
            app.modes.pop();
            return Vec::new();
        }
        Command::LineOlder => {
            recall(app, true);
            return Vec::new();
        }
        Command::LineNewer => {
            recall(app, false);
            return Vec::new();
        }
        // Erasing nothing closes the line, as in vi.
        Command::LineErase
            if line.input.value().is_empty() && !matches!(line.purpose, Purpose::Comment(_)) =>
        {
            app.modes.pop();
            return Vec::new();
        }
        _ => {}
    }
    if let Some(request) = request(command) {
        line.input.handle(request);
    }
    Vec::new()
}

/// Notes that the line is still there because what it says was refused.
fn refused(app: &mut App) {
    let is_refusal = app.notice().is_some_and(Notice::is_refusal);
    if let Some(Mode::Line(line)) = app.modes.last_mut()
        && is_refusal
    {
        line.held = Held::Refused;
    }
}

/// What an editing key does to the text.
const fn request(command: Command) -> Option<InputRequest> {
    Some(match command {
        Command::LineLeft => InputRequest::GoToPrevChar,
        Command::LineRight => InputRequest::GoToNextChar,
        Command::LineWordLeft => InputRequest::GoToPrevWord,
        Command::LineWordRight => InputRequest::GoToNextWord,
        Command::LineStart => InputRequest::GoToStart,
        Command::LineEnd => InputRequest::GoToEnd,
        Command::LineErase => InputRequest::DeletePrevChar,
        Command::LineDelete => InputRequest::DeleteNextChar,
        Command::LineEraseWord => InputRequest::DeletePrevWord,
        Command::LineEraseAll => InputRequest::DeleteLine,
        Command::LineEraseRest => InputRequest::DeleteTillEnd,
        _ => return None,
    })
}

/// Shows an older or newer line of the history.
fn recall(app: &mut App, older: bool) {
    let App { modes, history, .. } = app;
    let Some(Mode::Line(line)) = modes.last_mut() else {
        return;
    };
    let wanted = match (line.recalled, older) {
        (None, true) => Some(0),
        (None, false) => return,
        (Some(shown), true) => Some(shown + 1),
        (Some(shown), false) => shown.checked_sub(1),
    };
    let text = match wanted {
        None => line.draft.clone(),
        Some(wanted) => match history.iter().rev().nth(wanted) {
            Some(text) => text.clone(),
            None => return,
        },
    };
    if line.recalled.is_none() {
        line.draft = line.whole();
    }
    // What was typed before need not be a file.
    if line.purpose.command().is_some() {
        line.purpose = Purpose::Entry;
    }
    line.recalled = wanted;
    line.input = Input::new(text);
}

/// Does what the line says. It stays open when that cannot be done, to be mended.
fn enter(app: &mut App) -> Vec<Effect> {
    letter::entered(app);
    let Some(Mode::Line(line)) = app.modes.last() else {
        return Vec::new();
    };
    if line.purpose.command().is_some() && line.input.value().trim().is_empty() {
        let is_saving = line.purpose == Purpose::Save;
        close(app);
        if is_saving {
            say(app, Notice::text(Text::NothingNamed));
        }
        return Vec::new();
    }
    let text = line.whole().trim().to_owned();
    if let Purpose::Comment(node) = line.purpose {
        close(app);
        review::comment(app, node, text);
        return Vec::new();
    }
    if line.purpose == Purpose::Fen {
        editor::entered(app, &text);
        return Vec::new();
    }
    if !text.is_empty() && app.history.last() != Some(&text) {
        app.history.push(text.clone());
        let surplus = app.history.len().saturating_sub(KEPT);
        app.history.drain(..surplus);
    }
    match entry::read(&text) {
        Ok(Entry::Empty) => {
            close(app);
            Vec::new()
        }
        Ok(Entry::Order(Order::SetUp(fen))) => set_up(app, fen),
        Ok(Entry::Order(order)) => {
            let entered = app.modes.pop();
            if let (Order::Save(Some(_)) | Order::Load(..), Some(Mode::Line(line))) =
                (&order, entered)
            {
                app.entered = Some(line);
            }
            obey(app, order)
        }
        // Nothing but a FEN has so many slashes.
        Ok(Entry::Move(text)) if text.matches('/').count() >= RANKS - 1 => set_up(app, text),
        Ok(Entry::Move(text)) => play(app, &text),
        Err(error) => {
            say(app, Notice::Misspelt(error));
            Vec::new()
        }
    }
}

/// Sets a position up, or says what is wrong with it.
fn set_up(app: &mut App, fen: String) -> Vec<Effect> {
    if let Err(error) = fen.parse::<Position>() {
        say(app, Notice::BadFen(error));
        return Vec::new();
    }
    close(app);
    table::ask_set_up(app, fen)
}

fn play(app: &mut App, text: &str) -> Vec<Effect> {
    if app.turn().is_none() {
        close(app);
        hand::say_over(app);
        return Vec::new();
    }
    let rules = app.saved.game.rules().set;
    match notation::read_typed(app.position(), rules, text)
        .or_else(|error| begun_by(app, text, error))
    {
        Ok(m) => {
            let effects = hand::play(app, m);
            if !app.notice().is_some_and(Notice::is_refusal) {
                close(app);
            }
            effects
        }
        Err(notice) => {
            say(app, notice);
            Vec::new()
        }
    }
}

/// The only move that begins as the text does, which was named beside it; where there are several, what there is to say.
fn begun_by(app: &App, text: &str, error: NotationError) -> Result<Move, Notice> {
    let moves = match error {
        NotationError::Unreadable { .. } => begun::moves(app, text),
        _ => Vec::new(),
    };
    if let Some(only) = begun::only(app, text, &moves) {
        return Ok(only);
    }
    match moves.as_slice() {
        [] => Err(Notice::Unread(error)),
        [first, ..] => {
            let head = text.trim().to_ascii_lowercase();
            let whole = moves.iter().find_map(|m| in_coordinates(*m, &head));
            let whole = whole.unwrap_or_else(|| app.write(*first));
            Err(Notice::Incomplete(text.to_owned(), whole))
        }
    }
}

/// A move as it is typed in coordinates, letters or numbers, if it begins so.
fn in_coordinates(m: Move, begun: &str) -> Option<String> {
    let numbers = [m.from.x(), m.from.y(), m.to.x(), m.to.y()].map(|number| number.to_string());
    let ways = [m.to_string(), numbers.join(" ")];
    ways.into_iter().find(|way| way.starts_with(begun))
}

/// Does what a typed command asks.
fn obey(app: &mut App, order: Order) -> Vec<Effect> {
    match order {
        Order::Undo(count) => walk::ask_undo(app, count),
        Order::Redo(count) => walk::redo(app, count),
        Order::Moves(Movers::At(point)) => return hand::act(app, point),
        Order::Moves(Movers::All) => list_moves(app, None),
        Order::Moves(Movers::Kind(kind)) => list_moves(app, Some(kind)),
        Order::Say(topic) => tell(app, topic),
        Order::Fen => return command_given(app, Command::CopyPosition),
        Order::SetUp(fen) => return table::ask_set_up(app, fen),
        Order::Save(Some(path)) => return files::save(path),
        Order::Save(None) => files::open_save_line(app),
        Order::Load(path, number) => return vec![Effect::Open { path, number }],
        Order::Flip => return command_given(app, Command::Flip),
        Order::Accept if app.end().is_none() && app.saved.game.draw_offer().is_none() => {
            say(app, Notice::text(Text::NoDrawOffered));
        }
        Order::Draw | Order::Accept => return command_given(app, Command::Draw),
        Order::Resign => return command_given(app, Command::Resign),
        Order::New => return command_given(app, Command::New),
        // Who asks for the list with a word can discard the only game in it, too.
        Order::GoOn(None) => return vec![Effect::FindLeft(Wanted::List)],
        Order::GoOn(Some(number)) => return vec![Effect::FindLeft(Wanted::Number(number))],
        Order::Help => return command_given(app, Command::Help),
        Order::Quit => return command_given(app, Command::Quit),
        Order::Board => say(app, Notice::text(Text::BoardInView)),
    }
    Vec::new()
}

/// Tells the position in words.
fn tell(app: &mut App, topic: Topic) {
    let lang = app.settings.lang;
    let game = &app.saved.game;
    let last = match game.ply() {
        0 => String::new(),
        _ => app.sheet.text(game.node()).to_owned(),
    };
    let clock = app.clock.as_ref();
    let teller = Teller {
        game,
        last,
        clocks: clock.map_or_else(String::new, |clock| plain::clocks(clock, app.now, lang)),
        lang,
        labels: app.settings.labels,
    };
    let text = teller.tell(topic);
    give_to_read(app, Text::TitleTold, text);
}

/// Lists all moves of the side to move, or those of a kind of piece.
fn list_moves(app: &mut App, kind: Option<PieceKind>) {
    let Some(turn) = app.turn() else {
        hand::say_over(app);
        return;
    };
    let seen = &*app;
    let pieces = seen.position().board().pieces(turn);
    let moves: Vec<String> = pieces
        .filter(|(_, each)| kind.is_none_or(|kind| kind == *each))
        .flat_map(|(from, _)| {
            let targets = seen.saved.game.targets(from).into_iter();
            targets.map(move |to| seen.write(Move::new(from, to)))
        })
        .collect();
    if moves.is_empty() {
        say(app, Notice::text(Text::NoMovesOfKind));
        return;
    }
    let count = match moves.len() {
        1 => app.settings.lang.text(Text::OneLegalMove).to_owned(),
        count => app.settings.lang.fill(Text::LegalMoves, &[&count]),
    };
    give_to_read(
        app,
        Text::TitleMoves,
        format!("{count}\n{}", moves.join("  ")),
    );
}

/// Says what fits into the status line; the rest is read in a box.
fn give_to_read(app: &mut App, title: Text, text: String) {
    let line = text.trim_end();
    if !line.contains('\n') && text::width(line) + 2 <= app.size.width {
        say(app, Notice::Raw(line.to_owned()));
    } else {
        app.modes.push(Mode::Reading(Reading {
            title,
            text,
            scroll: 0,
        }));
    }
}
