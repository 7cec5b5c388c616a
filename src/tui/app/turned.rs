//! Which way the board lies: it is kept with the game.

use super::App;

/// Under which name it is kept, for another run to find.
const TURNED: &str = "flip";

impl App {
    /// Writes down which way the board lies, once that is another one than the settings say. A board that turns by itself
    /// says nothing.
    pub(in crate::tui) fn note_turned(&mut self) {
        if self.settings.auto_flip {
            return;
        }
        let is_usual = self.flipped == self.settings.flip;
        let noted = self.saved.notes.get(TURNED).map(String::as_str);
        let note = if self.flipped { "true" } else { "false" };
        if noted != Some(note) && (noted.is_some() || !is_usual) {
            self.saved.notes.insert(TURNED.to_owned(), note.to_owned());
        }
    }

    /// Lays the board as it lay when the game was left.
    pub(in crate::tui) fn recall_turned(&mut self) {
        self.flipped = match self.saved.notes.get(TURNED).map(String::as_str) {
            Some("true") => true,
            Some("false") => false,
            _ => self.settings.flip,
        };
        self.turn_to_player();
    }
}
