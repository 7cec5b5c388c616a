//! What the beginning of a typed move means: which moves begin so, and which one of them Enter plays. Knows the state,
//! draws and changes nothing.

use super::app::App;
use crate::entry;
use crate::notation::completions;
use crate::rules::Move;

/// The moves that begin as the text does.
pub fn moves(app: &App, text: &str) -> Vec<Move> {
    completions(app.position(), app.game().rules().set, text)
}

/// The only one of them, if the text is more than a slip of the hand: a single letter is none, and what a command begins
/// with as well may be meant for that.
pub fn only(app: &App, text: &str, moves: &[Move]) -> Option<Move> {
    let [only] = moves else { return None };
    let is_enough = text.trim().chars().nth(1).is_some();
    let may_be_command = entry::beginning(text, app.settings().lang).is_some();
    (is_enough && !may_be_command).then_some(*only)
}
