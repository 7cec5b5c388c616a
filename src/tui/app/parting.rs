//! What becomes of the game on the board when another one takes its place, and what of it is kept anyway.

use super::App;
use crate::storage::Saved;

impl App {
    /// Whether there is something to go on with later: a game that is not over, one to which
    /// something was added since, or a record that was changed.
    pub(in crate::tui) fn is_to_stay(&self) -> bool {
        let game = &self.saved.game;
        if game.tree().is_empty() && !game.tree().is_annotated() {
            return false;
        }
        if game.has_record() {
            !self.is_filed()
        } else {
            self.end().is_none() || game.tree().is_annotated() && !self.is_filed()
        }
    }

    /// Whether something is lost when this game leaves the board: it is neither kept nor in a file.
    pub(in crate::tui) fn would_be_lost(&self) -> bool {
        !self.is_kept && self.is_to_stay() && !self.is_filed()
    }

    /// Whether the file that it was opened from or saved to last holds all of it.
    fn is_filed(&self) -> bool {
        let held = self.filed.as_ref();
        held.is_some_and(|held| *held == self.saved.content())
    }

    /// Tells whether games are kept on disk: what was in the way may be gone.
    pub fn set_kept(&mut self, is_kept: bool) {
        self.is_kept = is_kept;
    }

    /// A file holds the game as it is now.
    pub(in crate::tui) fn note_filed(&mut self) {
        self.filed = Some(self.saved.content());
    }

    /// The game that was on the board before this one.
    pub const fn parted(&self) -> Option<&Saved> {
        self.parted.as_ref()
    }
}
