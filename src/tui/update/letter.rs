//! The letter with which a typed move begins. `h2e2` and `C2.5` begin with a letter that is a key of the board, so the
//! board takes it; as soon as the rest shows that a move was meant, what the key did is undone and the letter
//! stands in the line.

use super::{editor, line, looks};
use crate::tui::app::App;
use crate::tui::command::{Command, Context};
use crate::tui::key::Chord;
use crate::tui::letter::Letter;
use crate::tui::message::{Effect, Message};
use crate::tui::mode::{Line, Mode, Purpose};

/// The letter of a message to the board, before it does its work.
pub(super) fn pressed(app: &App, message: &Message) -> Option<Letter> {
    if app.context() != Context::Board {
        return None;
    }
    let (c, command) = match message {
        Message::Command(command) => {
            let mut letters = app.keys.keys(*command).filter_map(Chord::typed);
            (letters.find(|&c| begins_move(c))?, Some(*command))
        }
        Message::Unknown(chord) => (chord.typed()?, None),
        _ => return None,
    };
    begins_move(c).then(|| Letter {
        c,
        command,
        settings: app.settings.clone(),
        flipped: app.flipped,
        cursor: app.cursor,
    })
}

/// Whether a move can begin so: with a file, or with the letter of a piece.
const fn begins_move(c: char) -> bool {
    matches!(c.to_ascii_lowercase(), 'a'..='i' | 'k' | 'n' | 'r' | 'p')
}

/// Whether what lies over the board came with the letter, and knows no digits itself.
pub(super) fn has_opened_box(app: &App) -> bool {
    matches!(
        app.modes.last(),
        Some(Mode::Question(_) | Mode::Menu(_) | Mode::Editor(_))
    )
}

/// A digit after a letter that opened a box: the box closes, and the line begins with the letter.
pub(super) fn reopen(app: &mut App, letter: Option<Letter>) -> Option<Letter> {
    let letter = letter?;
    if !has_opened_box(app) {
        return Some(letter);
    }
    if app.editor().is_some() {
        editor::leave(app);
    } else {
        app.modes.pop();
    }
    line::open(app, &letter.c.to_string());
    None
}

/// After a character was typed: keeps `last`, the letter that was pressed just before the line was opened, until it
/// is seen whether it belongs to the text.
pub(super) fn typed(app: &mut App, last: Option<Letter>) -> Vec<Effect> {
    let Some(Mode::Line(line)) = app.modes.last_mut() else {
        return Vec::new();
    };
    line.letter = line.letter.take().or_else(|| last.map(Box::new));
    match line.purpose {
        Purpose::Entry => join(app),
        // What is more than a move is a comment: that is known when it is entered.
        Purpose::Comment(_) | Purpose::Fen | Purpose::Save | Purpose::Load => Vec::new(),
    }
}

/// Puts the letter at the head of the line if the rest cannot stand without it, and undoes what its key did.
pub(super) fn join(app: &mut App) -> Vec<Effect> {
    let Some(Mode::Line(line)) = app.modes.last_mut() else {
        return Vec::new();
    };
    if !lacks_letter(line) {
        return Vec::new();
    }
    let Some(letter) = line.letter.take() else {
        return Vec::new();
    };
    line.purpose = Purpose::Entry;
    line.input = format!("{}{}", letter.c, line.input.value()).into();
    if letter.command == Some(Command::Draw) {
        app.saved.game.withdraw_draw_offer();
    }
    app.settings = letter.settings;
    app.flipped = letter.flipped;
    app.cursor = letter.cursor;
    app.restyle();
    letter
        .command
        .and_then(|command| looks::keep(app, command))
        .into_iter()
        .collect()
}

/// Whether the text is a move without its first letter. No entry begins with a digit and then a file or a direction;
/// a comment has to be one from end to end.
fn lacks_letter(line: &Line) -> bool {
    let mut text = line.input.value().chars();
    let first = text.next().is_some_and(|c| c.is_ascii_digit());
    let second = text.next().is_some_and(|c| match c {
        'a'..='i' | 'A'..='I' => true,
        '.' | '=' | '+' | '-' => line.purpose == Purpose::Entry,
        _ => false,
    });
    let rest = match line.purpose {
        Purpose::Entry => true,
        Purpose::Comment(_) => {
            text.next().is_some_and(|c| c.is_ascii_digit()) && text.next().is_none()
        }
        Purpose::Fen | Purpose::Save | Purpose::Load => false,
    };
    first && second && rest
}
