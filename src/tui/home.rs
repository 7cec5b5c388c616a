//! What the board keeps outside of the program: the game in progress, the one that another run has left behind,
//! and the settings.

use super::app::App;
use crate::config::File;
use crate::i18n::Text;
use crate::storage::{Autosave, Leftover, Saved, replace};
use std::path::PathBuf;

/// The games on disk.
#[derive(Debug)]
pub struct Home {
    autosave: Autosave,
    leftover: Option<Leftover>,
    settings: Option<File>,
    /// Where the solved endgames are kept.
    progress: Option<PathBuf>,
}

impl Home {
    /// Keeps games there.
    pub const fn new(
        autosave: Autosave,
        leftover: Option<Leftover>,
        settings: Option<File>,
        progress: Option<PathBuf>,
    ) -> Self {
        Self {
            autosave,
            leftover,
            settings,
            progress,
        }
    }

    /// Keeps settings in the file.
    ///
    /// # Errors
    /// The trouble in one sentence.
    pub fn store(&self, app: &App, changes: &[(&'static str, String)]) -> Result<(), String> {
        let lang = app.settings().lang;
        let nowhere = || lang.text(Text::NoHome).to_owned();
        let file = self.settings.as_ref().ok_or_else(nowhere)?;
        file.write(changes).map_err(|error| error.tell(lang))
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
    /// The trouble in one sentence.
    pub fn keep_progress(&self, app: &App) -> Result<(), String> {
        let Some(path) = &self.progress else {
            return Ok(());
        };
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        folder
            .and_then(|()| replace(path, app.progress.to_string().as_bytes()))
            .map_err(|error| format!("{}: {error}", path.display()))
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
