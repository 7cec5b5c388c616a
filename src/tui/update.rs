//! The one place where the state changes. Nothing here reads or writes anything outside: what is to be done
//! there is returned as effects, so that every behaviour can be tested without a terminal.

mod boxes;
mod clock;
mod editor;
mod endgame;
mod files;
mod form;
mod hand;
mod left;
mod letter;
mod line;
mod looks;
mod mouse;
mod parting;
mod review;
mod table;
mod walk;
mod width;

use super::app::App;
use super::command::{Command, Context};
use super::event::Event;
use super::form::Form;
use super::input::{Input, Mouse, MouseAction};
use super::key::{Chord, Modifier};
use super::layout::{self, Areas};
use super::letter::Letter;
use super::menu::{Menu, MenuKind};
use super::message::{Effect, Exit, Message, Turn, Wanted};
use super::mode::{Answer, Mode};
use super::notice::{Notice, Part};
use crate::game::Shift;
use crate::i18n::Text;
use crate::notation::{half_width, named_piece};
use ratatui::layout::{Position, Size};

/// What an event means in this state. `size` is the window as it is now.
pub fn message(app: &App, event: Event, size: Size) -> Message {
    match event {
        Event::Input(Input::Key(chord)) => key_message(app, chord),
        Event::Input(Input::Paste(text)) => Message::Pasted(text),
        Event::Input(Input::Mouse(mouse)) => mouse_message(app, mouse),
        Event::Input(Input::Report { column, row }) => Message::Reported { column, row },
        Event::Resized => Message::Resized(size),
        Event::Suspended => Message::Suspended,
        Event::Continued => Message::Continued,
        Event::Stop(signal) => Message::Stop(signal),
        Event::Closed => Message::Closed,
        Event::Due => Message::Tick,
    }
}

fn key_message(app: &App, chord: Chord) -> Message {
    if let Some(command) = app.command(chord) {
        return Message::Command(command);
    }
    match chord.typed() {
        Some(c)
            if is_typing(app)
                || starts_line(app, c)
                || puts_piece(app, c)
                || files::shown_folder(app).is_some() =>
        {
            Message::Typed(c)
        }
        _ => Message::Unknown(chord),
    }
}

/// Whether characters go into a text.
fn is_typing(app: &App) -> bool {
    app.context() == Context::Line || app.form().is_some_and(Form::takes_text)
}

/// Whether a character that is no key begins a typed move: a digit, a Chinese character, or a letter that moves begin
/// with.
fn starts_line(app: &App, c: char) -> bool {
    let is_digit = half_width(c).is_ascii_digit();
    // The front or rear one of two is moved by a sign: `R+.5`.
    let goes_on = is_digit || app.letter.is_some() && letter::is_sign(half_width(c));
    let begins_move = letter::begins_move(half_width(c));
    let is_chinese =
        matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3134f}');
    match app.context() {
        Context::Board => goes_on || is_chinese || begins_move,
        Context::Question if app.modes.last().is_some_and(Mode::gives_way_to_move) => {
            goes_on || is_chinese
        }
        _ => goes_on && app.letter.is_some() && letter::has_opened_box(app),
    }
}

/// Whether a character names a piece that it puts on the board.
fn puts_piece(app: &App, c: char) -> bool {
    app.context() == Context::Editor && named_piece(c).is_some()
}

fn mouse_message(app: &App, mouse: Mouse) -> Message {
    let target = layout::hit(app, Position::new(mouse.column, mouse.row));
    match mouse.action {
        MouseAction::Press => Message::Pressed(target),
        MouseAction::Release => Message::Released(target),
        MouseAction::Cancel => Message::Cancelled,
        MouseAction::WheelUp => Message::Wheel(Turn::Up),
        MouseAction::WheelDown => Message::Wheel(Turn::Down),
    }
}

/// Changes the state as the message asks, and returns what is to be done outside.
pub fn update(app: &mut App, message: Message) -> Vec<Effect> {
    let effects = changed(app, message);
    if effects
        .iter()
        .any(|effect| matches!(effect, Effect::Quit(_)))
    {
        app.renew_clock_note();
    }
    app.note_live();
    app.note_turned();
    effects
}

fn changed(app: &mut App, message: Message) -> Vec<Effect> {
    app.flight = None;
    let Some(mut effects) = clock::look(app) else {
        return answer(app, message);
    };
    // A key that was meant for the running game does nothing to the one that has just ended.
    if !is_for_the_game(&message) {
        effects.extend(answer(app, message));
    }
    effects
}

/// Whether somebody who pressed that meant the game, and not the program as a whole.
fn is_for_the_game(message: &Message) -> bool {
    match message {
        Message::Command(command) => command.spec().context != Context::Anywhere,
        Message::Typed(_)
        | Message::Pasted(_)
        | Message::Unknown(_)
        | Message::Pressed(_)
        | Message::Released(_)
        | Message::Wheel(_)
        | Message::Cancelled => true,
        _ => false,
    }
}

fn answer(app: &mut App, message: Message) -> Vec<Effect> {
    let mut letter = None;
    if is_for_the_game(&message) {
        letter = app.letter.take();
        if !matches!(app.modes.last(), Some(Mode::Question(_))) {
            app.entered = None;
        }
        app.letter = letter::pressed(app, &message);
    }
    // What a letter changed is stored as soon as it is clear that no move was meant; a line that is closed may have been
    // the beginning of one.
    let is_close = matches!(message, Message::Command(Command::LineClose));
    let mut effects = match message {
        Message::Typed(_) | Message::Tick | Message::Resized(_) => Vec::new(),
        _ if is_close => Vec::new(),
        _ => std::mem::take(&mut app.unkept),
    };
    let is_letter = is_for_the_game(&message) && app.letter.is_some();
    let done = act(app, message, letter);
    if is_close {
        effects = std::mem::take(&mut app.unkept);
    }
    let waits = |effect: &Effect| is_letter && matches!(effect, Effect::Store(_));
    let (waiting, rest): (Vec<Effect>, Vec<Effect>) = done.into_iter().partition(waits);
    app.unkept.extend(waiting);
    effects.extend(rest);
    effects
}

/// Does what the message asks; `letter` was pressed just before.
fn act(app: &mut App, message: Message, letter: Option<Letter>) -> Vec<Effect> {
    match message {
        Message::Tick => clock::calm_down(app),
        Message::Reported { column, row } => return width::told(app, column, row),
        Message::Resized(size) => app.size = size,
        Message::Stop(signal) => return vec![Effect::Quit(Exit::Signal(signal))],
        Message::Closed => return vec![Effect::Quit(Exit::Left)],
        Message::Suspended => return suspend(app),
        Message::Continued => {
            clock::go_on(app);
            return vec![Effect::Resume];
        }
        Message::Command(command) if command.spec().context == Context::Anywhere => {
            return program(app, command);
        }
        Message::Saved(path, result) => files::saved(app, path, result),
        Message::Opened {
            path,
            is_numbered,
            result,
        } => return files::opened(app, path, is_numbered, *result),
        Message::Listed(asked, result) => files::listed(app, &asked, result),
        Message::Titles(list) => files::choose_game(app, list),
        Message::FoundLeft { left, told, wanted } => {
            return files::found_left(app, left, told, wanted);
        }
        Message::WentOn(result) => return files::went_on(app, *result),
        Message::ThrownAway { game, left, result } => left::thrown(app, &game, left, result),
        Message::Stored(changes, result) => form::stored(app, &changes, result),
        Message::ProgressNotKept(why) => say(app, Notice::Raw(why)),
        Message::NotKept(why) => {
            app.is_kept = false;
            say(app, Notice::Raw(why));
        }
        // Nobody should play blind.
        _ if matches!(layout::areas(app.size, app), Areas::TooSmall(_)) => {}
        Message::Command(command) => return command_given(app, command),
        Message::Typed(c) if puts_piece(app, c) => editor::typed(app, c),
        Message::Typed(c) => {
            files::name_file(app);
            let letter = letter::reopen(app, letter, c);
            line::typed(app, c);
            letter::typed(app, letter);
        }
        Message::Pasted(text) => return line::pasted(app, &text),
        Message::Unknown(chord) => unknown(app, chord),
        Message::Pressed(target) => return mouse::pressed(app, target),
        Message::Released(target) => return mouse::released(app, target),
        Message::Wheel(turn) => return mouse::wheel(app, turn),
        Message::Cancelled => return mouse::cancelled(app),
    }
    Vec::new()
}

/// What may be asked for anywhere, in a window of any size.
fn program(app: &mut App, command: Command) -> Vec<Effect> {
    match command {
        Command::Leave => vec![Effect::Quit(Exit::Left)],
        Command::Suspend => suspend(app),
        Command::Repaint => vec![Effect::Repaint],
        _ => Vec::new(),
    }
}

/// Goes back to the shell for a while, where there is one.
fn suspend(app: &mut App) -> Vec<Effect> {
    if app.has_shell {
        clock::stand_still(app);
        return vec![Effect::Suspend];
    }
    say(app, Notice::text(Text::NoShell));
    Vec::new()
}

/// Says something until the next action.
fn say(app: &mut App, notice: Notice) {
    app.notice = Some(notice);
}

/// Says something behind what is said already.
fn say_too(app: &mut App, notice: Notice) {
    let notice = match app.notice.take() {
        Some(first) => first.and(notice),
        None => notice,
    };
    say(app, notice);
}

fn unknown(app: &mut App, chord: Chord) {
    if let Some(Mode::Question(question)) = app.modes.last_mut() {
        // Who types something else, such as a move, does not answer: no Enter behind it may mean yes.
        question.answer = Answer::No;
    }
    if let Some(Mode::Pause) = app.modes.last() {
        clock::say_paused(app);
        return;
    }
    clock::typed_on(app);
    if chord.modifier == Modifier::Alt {
        // Who presses Escape and the next key at once means two keys; terminals send one.
        say(app, Notice::fill(Text::UnknownAlt, [Part::word(chord)]));
        return;
    }
    let at_start =
        matches!(app.modes.last(), Some(Mode::Menu(menu)) if matches!(menu.kind, MenuKind::Start));
    let notice = match app.context() {
        Context::Box if at_start => Notice::text(Text::ChooseFirst),
        Context::Question => Notice::text(Text::PressYesNo),
        Context::Box | Context::Left | Context::Form | Context::Line | Context::Pause => return,
        Context::Anywhere
        | Context::Board
        | Context::Boards
        | Context::Editor
        | Context::Result => Notice::fill(
            Text::UnknownKey,
            [Part::word(chord), Part::Word(app.key(Command::Help))],
        ),
    };
    say(app, notice);
}

fn command_given(app: &mut App, command: Command) -> Vec<Effect> {
    let is_box = !matches!(command.spec().context, Context::Board | Context::Boards);
    if let Some(Mode::Menu(menu)) = app.modes.last()
        && menu.gives(app, command)
    {
        // The key that stands beside a row does what the row does.
        app.modes.pop();
    }
    let was_result = matches!(app.modes.last(), Some(Mode::Result(_)));
    if let (Some(Mode::Result(_)), false) = (app.modes.last(), is_box) {
        // Any key of the board puts the result aside and does its own work.
        app.modes.pop();
    }
    if let (Some(Mode::Pause), false) = (app.modes.last(), command == Command::Pause || is_box) {
        // Nobody plays on a covered board; what only looks or leaves is allowed.
        if !matches!(
            command,
            Command::Help | Command::Menu | Command::Quit | Command::Language | Command::GoOn
        ) {
            clock::say_paused(app);
            return Vec::new();
        }
    }
    // A hint stays while the cursor walks to where it leads.
    let is_step = matches!(
        command,
        Command::CursorUp | Command::CursorDown | Command::CursorLeft | Command::CursorRight
    );
    app.notice
        .take_if(|notice| !is_step || notice.hint().is_none());
    match command {
        Command::CursorUp => hand::step(app, 0, 1),
        Command::CursorDown => hand::step(app, 0, -1),
        Command::CursorLeft => hand::step(app, -1, 0),
        Command::CursorRight => hand::step(app, 1, 0),
        Command::NextPiece => hand::next_piece(app, false),
        Command::PreviousPiece => hand::next_piece(app, true),
        Command::Act => return hand::act_at_cursor(app),
        Command::LetGo => app.let_go(),
        Command::Type => line::open(app, ""),
        Command::Undo => walk::ask_undo(app, 1),
        Command::Redo => walk::redo(app, 1),
        Command::Back => walk::back(app, 1),
        Command::Forward => walk::forward(app, 1),
        Command::FarBack => walk::back(app, walk::FAR),
        Command::FarForward => walk::forward(app, walk::FAR),
        Command::ToStart => walk::back(app, usize::MAX),
        Command::ToEnd => walk::to_end(app),
        Command::NextLine => review::other_line(app, 1),
        Command::PreviousLine => review::other_line(app, -1),
        Command::Promote => review::ask_promote(app),
        Command::LineEarlier => review::shift(app, Shift::Up),
        Command::LineLater => review::shift(app, Shift::Down),
        Command::Comment => review::open_comment(app),
        Command::Delete => review::ask_delete(app),
        Command::New => form::open_new_game(app),
        Command::Draw => table::offer_draw(app),
        Command::Resign => table::ask_resign(app),
        Command::Pause => clock::toggle(app),
        Command::Result => table::show_result(app),
        Command::Endgames => endgame::open(app),
        Command::NextEndgame => return endgame::next(app),
        Command::Hint => endgame::hint(app),
        Command::Save => files::open_save_line(app),
        Command::SetUp => editor::open(app),
        Command::Open => return files::list(app),
        Command::GoOn => return vec![Effect::FindLeft(Wanted::Any)],
        Command::Again => return table::again(app, false, was_result),
        Command::AgainSwapped => return table::again(app, true, was_result),
        Command::CopyPosition => return table::copy_position(app),
        Command::CopyGame => return table::copy_game(app),
        Command::Flip => app.flipped = !app.flipped,
        Command::Threats => hand::show_threats(app),
        Command::Settings => form::open_settings(app),
        Command::AutoFlip
        | Command::Pieces
        | Command::Theme
        | Command::Language
        | Command::Notation
        | Command::Labels
        | Command::Size
        | Command::Hints
        | Command::Blindfold
        | Command::Lines
        | Command::Mouse => return looks::change(app, command),
        Command::Help => app.modes.push(Mode::Help(0)),
        Command::Menu => {
            let menu = Menu::new(app, MenuKind::All);
            app.modes.push(Mode::Menu(menu));
        }
        Command::Quit => return table::ask_quit(app),
        Command::Leave | Command::Suspend | Command::Repaint => return program(app, command),
        _ if command.spec().context == Context::Editor => return editor::command(app, command),
        _ if command.spec().context == Context::Line => return line::edit(app, command),
        _ if command.spec().context == Context::Form => return form::command(app, command),
        _ => return boxes::command(app, command),
    }
    Vec::new()
}
