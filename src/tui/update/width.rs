//! What the terminal has told of its widths.

use super::say;
use crate::config::PieceSet;
use crate::i18n::Text;
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::message::Effect;
use crate::tui::notice::{Notice, Part};
use crate::tui::pen::Widths;
use crate::tui::width::{Answer, Kind};

/// Draws as the terminal can show it. What is changed here is not the user's choice, and is not kept as such.
pub(super) fn told(app: &mut App, column: u16, row: u16) -> Vec<Effect> {
    let Some(answer) = Answer::of(column, row) else {
        return Vec::new();
    };
    let (text, command) = match (answer.kind, answer.columns) {
        (Kind::Lines, 1) if app.asks.lines => {
            app.asks.lines = false;
            return vec![Effect::Trust(Widths::Narrow)];
        }
        (Kind::Lines, 2) if app.asks.lines => {
            app.settings.ascii = true;
            app.stored.ascii = true;
            app.unset.ascii = true;
            (Text::WideLines, Command::Lines)
        }
        (Kind::Characters, 1) if app.asks.characters && !app.settings.ascii => {
            app.settings.pieces = PieceSet::Letters;
            app.stored.pieces = PieceSet::Letters;
            app.unset.pieces = PieceSet::Letters;
            (Text::NoCharacters, Command::Pieces)
        }
        _ => return Vec::new(),
    };
    match answer.kind {
        Kind::Lines => app.asks.lines = false,
        Kind::Characters => app.asks.characters = false,
    }
    app.restyle();
    let key = app.key(command);
    say(app, Notice::fill(text, [Part::Word(key)]));
    // What was drawn in other widths lies anywhere.
    vec![Effect::Repaint]
}
