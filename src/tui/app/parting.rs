//! What becomes of the game on the board when another one takes its place, and what of it is kept anyway.

use super::App;
use crate::storage::Saved;

impl App {
    /// Whether there is something to go on with later: a game that is not over, one to which
    /// something was added since, or a record that was changed.
    pub(in crate::tui) fn is_to_stay(&self) -> bool {
        self.saved.is_to_stay(self.live)
    }

    /// Whether something is lost when this game leaves the board: it is neither kept nor in a file.
    pub(in crate::tui) fn would_be_lost(&self) -> bool {
        !self.is_kept && self.is_to_stay() && !self.saved.is_filed()
    }

    /// Tells whether games are kept on disk: what was in the way may be gone.
    pub fn set_kept(&mut self, is_kept: bool) {
        self.is_kept = is_kept;
    }

    /// The game that was on the board before this one.
    pub const fn parted(&self) -> Option<&Saved> {
        self.parted.as_ref()
    }
}
