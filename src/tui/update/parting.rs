//! Parting with the game on the board for another one.

use super::say;
use crate::i18n::Text;
use crate::storage::Saved;
use crate::tui::app::App;
use crate::tui::message::Effect;
use crate::tui::notice::Notice;

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
    let is_left = *parting == Effect::Leave;
    let is_finished = app.parted().is_some_and(Saved::is_finished_game);
    let notice = match app.kept(is_left.then_some(Text::KeptBefore), is_finished) {
        Some(kept) => notice.and(kept),
        None => notice,
    };
    say(app, notice);
}
