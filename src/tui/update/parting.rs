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
    let kept = match parting {
        _ if !app.is_kept => None,
        Effect::Leave => Some(Text::KeptBefore),
        _ => app
            .parted()
            .filter(|before| before.is_finished_game())
            .map(|_| Text::KeptFinished),
    };
    let key = Part::Word(app.key(Command::GoOn));
    let notice = match kept {
        Some(text) => notice.and(Notice::fill(text, [key])),
        None => notice,
    };
    say(app, notice);
}
