//! What the board keeps outside of the program: the game in progress, those that were left for others, and
//! the settings.

use super::app::App;
use crate::config::{Change, File, Setting};
use crate::i18n::Text;
use crate::storage::{Autosave, Found, Ledger, LeftGame, Leftover, Saved};
use std::path::Path;
use std::time::SystemTime;

/// The games on disk.
#[derive(Debug)]
pub struct Home {
    autosave: Autosave,
    /// The games that are kept, as they were found last.
    left: Vec<Leftover>,
    settings: Option<File>,
    /// Where the solved endgames are kept.
    solved: Ledger,
}

impl Home {
    /// Keeps games there.
    pub const fn new(
        autosave: Autosave,
        left: Vec<Leftover>,
        settings: Option<File>,
        solved: Ledger,
    ) -> Self {
        Self {
            autosave,
            left,
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

    /// Whether games are kept, as far as is known.
    pub fn is_keeping(&self) -> bool {
        self.autosave.is_keeping()
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

    /// The game that was on the board before is left as it was, to be gone on with later.
    pub fn leave(&mut self, app: &App) {
        match app.parted() {
            Some(saved) => self.autosave.leave(saved),
            None => self.autosave.close(),
        }
    }

    /// Looks for the games that can be gone on with; and what could not be read, in one sentence.
    pub fn find(&mut self, app: &App) -> (Vec<LeftGame>, Option<String>) {
        let found = self.autosave.find();
        let aside = found.set_aside.first();
        let told = aside.map(|aside| aside.tell(app.settings().lang));
        (self.take_found(found), told)
    }

    fn take_found(&mut self, found: Found) -> Vec<LeftGame> {
        self.left = found.all();
        let now = SystemTime::now();
        self.left.iter().map(|left| left.title(now)).collect()
    }

    /// Puts the game of that file away, which was left behind.
    ///
    /// # Errors
    /// The trouble in one sentence.
    pub fn throw_away(&mut self, app: &App, path: &Path) -> Result<(), String> {
        let lang = app.settings().lang;
        let Some(game) = self.left.iter().find(|left| left.path() == path) else {
            return Err(lang.text(Text::NothingToResume).to_owned());
        };
        let thrown = self.autosave.throw_away(game);
        thrown.map_err(|error| error.tell_throwing(lang))
    }

    /// Takes up the game of that file, or the one that was left last and can be gone on with. The one on the board is left, or else put away.
    ///
    /// # Errors
    /// The trouble in one sentence.
    pub fn go_on(&mut self, app: &App, path: Option<&Path>, leaves: bool) -> Result<Saved, String> {
        let lang = app.settings().lang;
        let is_wanted = |left: &Leftover| match path {
            Some(path) => left.path() == path,
            None => left.saved.can_go_on(),
        };
        let Some(place) = self.left.iter().position(is_wanted) else {
            return Err(lang.text(Text::NothingToResume).to_owned());
        };
        let part = |autosave: &mut Autosave| {
            if leaves {
                autosave.leave(app.saved());
            } else {
                autosave.close();
            }
        };
        let resumed = self.autosave.resume(self.left.remove(place), part);
        resumed.map_err(|error| error.tell_taking(lang))
    }
}
