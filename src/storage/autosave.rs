//! The game in progress on disk, so that a kill or a power cut loses no move. Each running program has a file of
//! its own: two never write into one. A game that is left for another one keeps its file; that program can take it up
//! again, and the next ones when it has gone.

use super::found::{Found, Leftover};
use super::process::Process;
use super::replace::{replace, sync_folder};
use super::saved::Saved;
use super::script;
use crate::game::{Bookmark, NodeId};
use crate::i18n::{Lang, Text};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The ending of a game's file.
pub(super) const ENDING: &str = "game";

/// Keeps the game of this program.
#[derive(Debug)]
pub struct Autosave {
    folder: Option<PathBuf>,
    own: Process,
    path: Option<PathBuf>,
    kept: Option<Kept>,
    /// A game from a file as it was first seen: as long as it is only looked at, the file is enough.
    from_file: Option<String>,
    /// The last attempt failed; that has been told once.
    failing: bool,
}

/// What the file says.
#[derive(Debug)]
struct Kept {
    journal: File,
    body: String,
    place: Bookmark,
    notes: BTreeMap<String, String>,
}

/// Why the game is not on disk.
#[derive(Debug)]
pub enum CannotKeep {
    /// The platform names no folder for it.
    NoPlace,
    /// The platform refused.
    Io(PathBuf, io::Error),
}

impl CannotKeep {
    /// The trouble in one sentence.
    pub fn tell(&self, lang: Lang) -> String {
        lang.fill(Text::AutosaveOff, &[&self.why(lang)])
    }

    /// Why a game that was left behind is not taken up, in one sentence.
    pub fn tell_taking(&self, lang: Lang) -> String {
        match self {
            Self::Io(_, error) if error.kind() == io::ErrorKind::NotFound => {
                lang.text(Text::LeftElsewhere).to_owned()
            }
            _ => self.tell(lang),
        }
    }

    /// Why a game that was left behind is not thrown away, in one sentence.
    pub fn tell_throwing(&self, lang: Lang) -> String {
        match self {
            Self::Io(_, error) if error.kind() == io::ErrorKind::NotFound => {
                lang.text(Text::LeftElsewhere).to_owned()
            }
            _ => lang.fill(Text::NotThrownAway, &[&self.why(lang)]),
        }
    }

    /// The reason alone.
    pub fn why(&self, lang: Lang) -> String {
        match self {
            Self::NoPlace => lang.text(Text::NoHome).to_owned(),
            Self::Io(path, error) => {
                let colon = if lang.is_chinese() { "：" } else { ": " };
                format!("{}{colon}{}", path.display(), lang.system_error(error))
            }
        }
    }
}

impl Autosave {
    /// Keeps games in this folder. Nothing is touched before there is something to keep.
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self {
            folder,
            own: Process::own(),
            path: None,
            kept: None,
            from_file: None,
            failing: false,
        }
    }

    /// Brings the disk up to date with the game: usually one appended line, flushed to the disk.
    ///
    /// # Errors
    /// The game could not be kept. Told once, until it has worked again: each later call tries anew.
    pub fn keep(&mut self, saved: &Saved) -> Result<(), CannotKeep> {
        if self.path.is_none() && !self.is_worth_keeping(saved) {
            return Ok(());
        }
        match self.write(saved) {
            Ok(()) => {
                self.failing = false;
                Ok(())
            }
            Err(error) => {
                // What the file holds is uncertain now: the next attempt writes it whole.
                self.kept = None;
                let is_news = !std::mem::replace(&mut self.failing, true);
                if is_news { Err(error) } else { Ok(()) }
            }
        }
    }

    /// Whether there is anything that would be lost: a move, an end, a change of a game from a file.
    fn is_worth_keeping(&mut self, saved: &Saved) -> bool {
        if saved.file.is_some() {
            let now = script::body(saved, None);
            return *self.from_file.get_or_insert_with(|| now.clone()) != now;
        }
        !saved.game.tree().is_empty() || saved.game.end_at(NodeId::ROOT).is_some()
    }

    fn write(&mut self, saved: &Saved) -> Result<(), CannotKeep> {
        let body = script::body(saved, None);
        if let (Some(kept), Some(path)) = (&mut self.kept, &self.path)
            && let Some(lines) = kept.news(saved, &body)
        {
            if !lines.is_empty() {
                let appended = kept.journal.write_all(lines.as_bytes());
                appended
                    .and_then(|()| kept.journal.sync_data())
                    .map_err(|error| CannotKeep::Io(path.clone(), error))?;
            }
            kept.note(saved, body);
            return Ok(());
        }
        let path = self.own_path()?;
        let text = script::whole(&self.own, &body, saved);
        let journal = replace(&path, text.as_bytes())
            .and_then(|()| OpenOptions::new().append(true).open(&path));
        let journal = journal.map_err(|error| CannotKeep::Io(path.clone(), error))?;
        self.kept = Some(Kept {
            journal,
            body,
            place: saved.game.bookmark(),
            notes: saved.notes.clone(),
        });
        self.path = Some(path);
        Ok(())
    }

    /// The file of the game on the board.
    fn own_path(&self) -> Result<PathBuf, CannotKeep> {
        self.path.clone().map_or_else(|| self.new_path(), Ok)
    }

    /// A file that is not there yet, in a folder that is.
    fn new_path(&self) -> Result<PathBuf, CannotKeep> {
        let folder = self.folder.as_ref().ok_or(CannotKeep::NoPlace)?;
        fs::create_dir_all(folder).map_err(|error| CannotKeep::Io(folder.clone(), error))?;
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Ok(folder.join(format!("{}-{}.{ENDING}", now.as_nanos(), self.own.id())))
    }

    /// Puts the game away: nobody is asked to go on with it. The next game gets a file of its own.
    pub fn close(&mut self) {
        if let Some(kept) = &mut self.kept {
            // If this fails, the game is offered once more, which does no harm.
            let _ = writeln!(kept.journal, "{}", script::CLOSED)
                .and_then(|()| kept.journal.sync_data());
        }
        self.forget();
    }

    /// Leaves the game as it is now, to be gone on with later. The next game gets a file of its own.
    pub fn leave(&mut self, saved: &Saved) {
        if saved.game.tree().is_empty() {
            return self.close();
        }
        // If this fails, the file still says what it said before.
        let _ = self.keep(saved);
        self.touch();
        self.forget();
    }

    /// Makes the game on the board the one that comes first when they are found. What the disk notes by itself is too
    /// coarse to tell which of two came later.
    fn touch(&self) {
        if let Some(kept) = &self.kept {
            let _ = kept.journal.set_modified(SystemTime::now());
        }
    }

    fn forget(&mut self) {
        self.kept = None;
        self.path = None;
        self.from_file = None;
        self.failing = false;
    }

    /// Whether what is played is on disk, as far as is known.
    pub fn is_keeping(&self) -> bool {
        self.folder.is_some() && !self.failing
    }

    /// The file of the game on the board, once there is one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Looks for the games that can be gone on with: those of programs that have gone, and those that this one has left.
    pub fn find(&self) -> Found {
        let Some(folder) = &self.folder else {
            return Found::default();
        };
        Found::search(folder, |path, owner| {
            let is_on_board = self.path.as_deref() == Some(path);
            !is_on_board && owner.is_none_or(|owner| *owner == self.own || !owner.is_alive())
        })
    }

    /// Puts a game away that was left behind: nobody is asked to go on with it any more. One that is over is removed.
    ///
    /// # Errors
    /// Another program was faster, or the platform refused. Nothing is lost then.
    pub fn throw_away(&self, leftover: &Leftover) -> Result<(), CannotKeep> {
        let path = self.new_path()?;
        // As with resuming, only one program can win this.
        fs::rename(&leftover.path, &path)
            .map_err(|error| CannotKeep::Io(leftover.path.clone(), error))?;
        let saved = &leftover.saved;
        if saved.is_finished_game() {
            return fs::remove_file(&path).map_err(|error| CannotKeep::Io(path, error));
        }
        // Written whole: behind a line that was cut off, the word would not count.
        let body = script::body(saved, None);
        let text = format!(
            "{}{}\n",
            script::whole(&self.own, &body, saved),
            script::CLOSED
        );
        replace(&path, text.as_bytes()).map_err(|error| CannotKeep::Io(path, error))
    }

    /// Takes over a game that was left behind. Only when it is there, `part` parts with the one on the board.
    ///
    /// # Errors
    /// Another program was faster, or the file can't be moved. Nothing has changed then.
    pub fn resume(
        &mut self,
        leftover: Leftover,
        part: impl FnOnce(&mut Self),
    ) -> Result<Saved, CannotKeep> {
        let path = self.new_path()?;
        // Only one program can win this: for the others the file has gone.
        fs::rename(&leftover.path, &path)
            .map_err(|error| CannotKeep::Io(leftover.path.clone(), error))?;
        sync_folder(&path);
        part(self);
        self.path = Some(path);
        if self.keep(&leftover.saved).is_err() {
            // The game is there all the same. The next attempt tells the trouble.
            self.failing = false;
        }
        self.touch();
        Ok(leftover.saved)
    }
}

impl Kept {
    /// The lines to append so that the file says what the game is now; `None` if it must be written whole.
    fn news(&self, saved: &Saved, body: &str) -> Option<String> {
        let game = &saved.game;
        let mut lines = String::new();
        if body == self.body {
            if game.bookmark() != self.place {
                lines.push_str(&script::at(game));
            }
        } else {
            let tree = game.tree();
            let m = tree.move_at(game.node())?;
            // A line that is appended puts its move behind the others in its place.
            let is_new_leaf = tree.parent(game.node()) == Some(self.place.node)
                && tree.first_child(game.node()).is_none()
                && tree.next_sibling(game.node()).is_none();
            let is_bare = tree.comment(game.node()).is_empty()
                && tree.nags(game.node()).is_empty()
                && game.end_at(game.node()).is_none();
            let replaces = self.place.taken_back.is_some();
            if !is_new_leaf
                || !is_bare
                || replaces
                || script::body(saved, Some(game.node())) != self.body
            {
                return None;
            }
            lines.push_str(&script::play(m));
        }
        for (name, value) in &saved.notes {
            if self.notes.get(name) != Some(value) {
                lines.push_str(&script::note(name, value));
            }
        }
        let has_lost_one = self
            .notes
            .keys()
            .any(|name| !saved.notes.contains_key(name));
        (!has_lost_one).then_some(lines)
    }

    fn note(&mut self, saved: &Saved, body: String) {
        self.body = body;
        self.place = saved.game.bookmark();
        self.notes.clone_from(&saved.notes);
    }
}

#[cfg(test)]
mod tests;
