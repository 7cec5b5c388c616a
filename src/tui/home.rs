//! What the board keeps outside of the program: the game in progress, the one that another run has left behind,
//! and the settings.

use super::app::App;
use crate::config::{Change, File, Setting};
use crate::i18n::Text;
use crate::storage::{Autosave, Ledger, Leftover, Saved};

/// The games on disk.
#[derive(Debug)]
pub struct Home {
    autosave: Autosave,
    leftover: Option<Leftover>,
    settings: Option<File>,
    /// Where the solved endgames are kept.
    solved: Ledger,
}

impl Home {
    /// Keeps games there.
    pub const fn new(
        autosave: Autosave,
        leftover: Option<Leftover>,
        settings: Option<File>,
        solved: Ledger,
    ) -> Self {
        Self {
            autosave,
            leftover,
            settings,
            solved,
        }
    }

    /// Keeps settings in the file, as long as they are not what holds without them.
    ///
    /// # Errors
    /// The trouble in one sentence.
    pub fn store(&mut self, app: &App, changes: &[(&'static str, String)]) -> Result<(), String> {
        let lang = app.settings().lang;
        let nowhere = || lang.text(Text::NoHome).to_owned();
        let file = self.settings.as_mut().ok_or_else(nowhere)?;
        let changes = changes.iter().map(|(name, word)| Change {
            name,
            word: word.clone(),
            is_default: Setting::named(name).is_some_and(|setting| app.is_default(setting, word)),
        });
        let changes: Vec<Change> = changes.collect();
        file.write(&changes).map_err(|error| error.tell(lang))
    }

    /// Brings the disk up to date.
    ///
    /// # Errors
    /// The trouble in one sentence, the first time that it comes.
    pub fn keep(&mut self, app: &App) -> Result<(), String> {
        let kept = self.autosave.keep(app.saved());
        kept.map_err(|error| error.tell(app.settings().lang))
    }

    /// Keeps which endgames are solved.
    ///
    /// # Errors
    /// The trouble in one sentence, the first time that it comes.
    pub fn keep_progress(&mut self, app: &App) -> Result<(), String> {
        let lang = app.settings().lang;
        let kept = self.solved.add(&app.progress.to_string());
        kept.map_err(|error| lang.fill(Text::ProgressNotKept, &[&error.why(lang)]))
    }

    /// The game on disk is not gone on with any more.
    pub fn put_away(&mut self) {
        self.autosave.close();
    }

    /// Takes over the game that another run has left behind.
    ///
    /// # Errors
    /// The trouble in one sentence.
    pub fn go_on(&mut self, app: &App) -> Result<Saved, String> {
        let lang = app.settings().lang;
        let nothing = || lang.text(Text::NothingToResume).to_owned();
        let leftover = self.leftover.take().ok_or_else(nothing)?;
        let resumed = self.autosave.resume(leftover);
        resumed.map_err(|error| error.tell(lang))
    }
}
