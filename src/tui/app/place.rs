//! Where the game itself stands while another move is looked at: it is kept with the game.

use super::App;
use crate::game::Outcome;

impl App {
    /// Writes down where the game stands, if that is not what is looked at.
    pub(in crate::tui) fn note_live(&mut self) {
        self.saved.note_stand(self.live);
    }

    /// How the game itself ended, whatever is looked at.
    pub(in crate::tui) fn end(&self) -> Option<Outcome> {
        self.saved.game.outcome_at(self.live)
    }

    /// Whether another place is looked at than the one where the game ended: what is tried there is no part of the
    /// game that was played.
    pub(in crate::tui) fn is_after_the_game(&self) -> bool {
        self.saved.game.node() != self.live && self.end().is_some()
    }
}
