//! What becomes of the game on the board when another one takes its place, and what of it is kept anyway.

use super::App;
use crate::i18n::Text;
use crate::storage::Saved;
use crate::tui::command::Command;
use crate::tui::notice::{Notice, Part};

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

    /// That a game is kept which another one takes the place of, and what the key does that brings it back. `left` says
    /// it of a game to go on with.
    pub(in crate::tui) fn kept(&self, left: Option<Text>, is_finished: bool) -> Option<Notice> {
        let finished = is_finished.then_some(Text::KeptFinished);
        let text = left.or(finished).filter(|_| self.is_kept)?;
        let comes_back = match left {
            _ if !self.left.is_empty() => Text::KeyLists,
            Some(_) => Text::KeyGoesOn,
            None => Text::KeyShows,
        };
        let key = Part::Word(self.key(Command::GoOn));
        Some(Notice::fill(text, [key, Part::Text(comes_back)]))
    }

    /// The game that was on the board before this one.
    pub const fn parted(&self) -> Option<&Saved> {
        self.parted.as_ref()
    }
}
