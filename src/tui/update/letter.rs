//! The letter with which a typed move begins. `h2e2` and `C2.5` begin with a letter that is a key of the board, so the
//! board takes it; as soon as the rest shows that a move was meant, what the key did is undone and the letter
//! stands in the line.

use super::{clock, editor, line};
use crate::notation::half_width;
use crate::tui::app::App;
use crate::tui::command::{Command, Context};
use crate::tui::form::{Field, FieldId};
use crate::tui::key::Chord;
use crate::tui::letter::{self, Letter};
use crate::tui::message::Message;
use crate::tui::mode::{Line, Mode, Purpose};
use crate::tui::sheet::Sheet;

/// The letter of a message to the board, or to the result or a question before it, before it does its work.
pub(super) fn pressed(app: &App, message: &Message) -> Option<Letter> {
    let gives_way = app.modes.last().is_some_and(Mode::gives_way_to_move);
    if app.context() != Context::Board && !gives_way {
        return None;
    }
    let (c, command) = match message {
        Message::Command(command) => {
            let mut letters = app.keys.keys(*command).filter_map(Chord::typed);
            (letters.find(|&c| begins_move(c))?, Some(*command))
        }
        Message::Unknown(chord) => (chord.typed().filter(|&c| begins_move(c))?, None),
        _ => return None,
    };
    Some(Letter {
        c,
        command,
        is_offered: app.saved.game.draw_offer().is_some(),
        settings: app.settings.clone(),
        chosen: app.chosen,
        node: app.saved.game.node(),
        flipped: app.flipped,
        cursor: app.cursor,
        hinted: app.hinted,
        game: (command == Some(Command::Promote))
            .then(|| Box::new((app.saved.clone(), app.live, app.clock.clone()))),
    })
}

/// Whether a move can begin so: with a file, or with the letter of a piece.
pub(super) const fn begins_move(c: char) -> bool {
    matches!(c.to_ascii_lowercase(), 'a'..='i' | 'k' | 'n' | 'r' | 'p')
}

/// Whether a piece is named by it, as the front or the rear one of two, behind its letter.
pub(super) const fn is_sign(c: char) -> bool {
    matches!(c, '+' | '-')
}

/// Whether what lies over the board came with the letter, or is the result, and knows no digits itself.
pub(super) fn has_opened_box(app: &App) -> bool {
    matches!(
        app.modes.last(),
        Some(Mode::Question(_) | Mode::Menu(_) | Mode::Editor(_) | Mode::Pause | Mode::Result(_))
    )
}

/// A move is typed before a box: the box closes, and the line begins with the letter, if one came before.
pub(super) fn reopen(app: &mut App, letter: Option<Letter>, c: char) -> Option<Letter> {
    if !has_opened_box(app) {
        return letter;
    }
    if app.editor().is_some() {
        editor::leave(app);
    } else if let Some(Mode::Pause) = app.modes.pop() {
        clock::go_on(app);
    }
    // The list of a shelf lies on the list of all shelves.
    app.modes.clear();
    // No move begins with a letter before a Chinese character.
    if let Some(letter) = letter.filter(|_| half_width(c).is_ascii()) {
        look_again(app, &letter);
        line::open(app, &letter.c.to_string());
    }
    None
}

/// After a character was typed: keeps `last`, the letter that was pressed just before the line was opened, until it
/// is seen whether it belongs to the text.
pub(super) fn typed(app: &mut App, last: Option<Letter>) {
    if let Some(Mode::Form(form)) = app.modes.last_mut() {
        form.letter = form.letter.take().or_else(|| last.map(Box::new));
        leave_form(app);
        return;
    }
    let Some(Mode::Line(line)) = app.modes.last_mut() else {
        return;
    };
    if let Some(row) = letter::row_behind(line.input.value(), &line.before) {
        line.input = row.to_owned().into();
        line.before.clear();
        return;
    }
    line.letter = line.letter.take().or_else(|| last.map(Box::new));
    // What is more than a move is a comment: that is known when it is entered.
    if line.purpose == Purpose::Entry && lacks_letter(line) {
        join(app);
    }
}

/// The form for a new game closes, and the line begins with the letter that opened it, once what was typed into the first
/// field is the rest of a move: `8+` behind an `n`. No name begins so.
fn leave_form(app: &mut App) {
    let Some(Mode::Form(form)) = app.modes.last() else {
        return;
    };
    let typed = form.field().map(Field::word).unwrap_or_default();
    let is_first = form.field().is_some_and(|field| field.id == FieldId::Red);
    let Some(letter) = form.letter.as_deref().filter(|_| is_first) else {
        return;
    };
    // No move in coordinates begins with this letter, but a name may begin with `8a`.
    let has_way = !typed.chars().any(char::is_alphabetic);
    if has_way && letter::follows(&typed) && letter::begins_rest(&typed) {
        let text = format!("{}{typed}", letter.c);
        app.modes.pop();
        line::open(app, &text);
    }
}

/// Before a line is done: puts the letter at its head if it is no more than the beginning of a move.
pub(super) fn entered(app: &mut App) {
    let Some(Mode::Line(line)) = app.modes.last() else {
        return;
    };
    if line.as_move().is_some() {
        join(app);
    }
}

/// Puts the letter at the head of the line, and undoes what its key did.
fn join(app: &mut App) {
    let Some(Mode::Line(line)) = app.modes.last_mut() else {
        return;
    };
    let Some(letter) = line.letter.take() else {
        return;
    };
    line.input = format!("{}{}", letter.c, line.typed()).into();
    line.purpose = Purpose::Entry;
    if letter.command == Some(Command::Draw) && !letter.is_offered {
        app.saved.game.withdraw_draw_offer();
    }
    look_again(app, &letter);
    app.cursor = letter.cursor;
    // What has been stored since stays, and so does what else has changed.
    if !app.unkept.is_empty() {
        app.unkept.clear();
        app.settings = letter.settings;
        app.chosen = letter.chosen;
        app.restyle();
    }
}

/// Goes back to the move that was looked at before the letter.
fn look_again(app: &mut App, letter: &Letter) {
    app.saved.game.go_to(letter.node);
    if let Some((saved, live, clock)) = letter.game.as_deref().cloned() {
        app.saved = saved;
        app.live = live;
        app.clock = clock;
        app.sheet = Sheet::new(&app.saved.game, app.settings.notation());
    }
    app.hinted = letter.hinted;
    app.flipped = letter.flipped;
}

/// Whether the text that is being typed cannot stand without its first letter.
fn lacks_letter(line: &Line) -> bool {
    line.letter.is_some() && letter::goes_with(line.input.value())
}
