//! Parting with the game on the board for another one.

use super::say;
use crate::i18n::Text;
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::message::Effect;
use crate::tui::notice::{Notice, Part};

/// What becomes of the game on the board when another one takes its place.
pub(super) fn of(app: &App) -> Effect {
    if app.is_to_stay() {
        Effect::Leave
    } else {
        Effect::PutAway
    }
}

/// Says what is on the board now, and that the game before can be gone on with, where that is so.
pub(super) fn tell(app: &mut App, parting: &Effect, notice: Notice) {
    let is_kept = app.is_kept && *parting == Effect::Leave;
    let key = Part::Word(app.key(Command::GoOn));
    let notice = if is_kept {
        notice.and(Notice::fill(Text::KeptBefore, [key]))
    } else {
        notice
    };
    say(app, notice);
}
