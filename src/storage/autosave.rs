//! The game in progress on disk, so that a kill or a power cut loses no move. Each running program has a file of
//! its own: two never write into one. What is found from a program that has gone can be taken over.

use super::process::Process;
use super::replace::{self, replace, sync_folder};
use super::saved::Saved;
use super::script;
use crate::game::{Bookmark, NodeId};
use crate::i18n::{Lang, Text};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// The ending of a game's file.
const ENDING: &str = "game";
/// The ending of a file that could not be read, and was put aside.
const ASIDE: &str = "unreadable";
/// So many games that were put away are left for those who regret it.
const CLOSED_KEPT: usize = 50;

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

    /// The file of this program's game, in a folder that is there.
    fn own_path(&self) -> Result<PathBuf, CannotKeep> {
        if let Some(path) = &self.path {
            return Ok(path.clone());
        }
        let folder = self.folder.as_ref().ok_or(CannotKeep::NoPlace)?;
        fs::create_dir_all(folder).map_err(|error| CannotKeep::Io(folder.clone(), error))?;
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Ok(folder.join(format!("{}-{}.{ENDING}", now.as_nanos(), self.own.id())))
    }

    /// Puts the game away: nobody is asked to go on with it. The next game gets a file of its own.
    pub fn close(&mut self) {
        if let Some(mut kept) = self.kept.take() {
            // If this fails, the game is offered once more, which does no harm.
            let _ = writeln!(kept.journal, "{}", script::CLOSED)
                .and_then(|()| kept.journal.sync_data());
        }
        self.path = None;
        self.from_file = None;
        self.failing = false;
    }

    /// Takes over a game that a program left behind.
    ///
    /// # Errors
    /// Another program was faster, or the file can't be moved.
    pub fn resume(&mut self, leftover: Leftover) -> Result<Saved, CannotKeep> {
        self.close();
        let path = self.own_path()?;
        // Only one program can win this: for the others the file has gone.
        fs::rename(&leftover.path, &path)
            .map_err(|error| CannotKeep::Io(leftover.path.clone(), error))?;
        sync_folder(&path);
        self.path = Some(path);
        self.keep(&leftover.saved)?;
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
            let is_new_leaf = tree.parent(game.node()) == Some(self.place.node)
                && tree.first_child(game.node()).is_none();
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

/// A game that a program left behind.
#[derive(Debug)]
pub struct Leftover {
    path: PathBuf,
    /// The game.
    pub saved: Saved,
}

/// A file that could not be read, or not to its end, and was put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Where it is now.
    pub path: PathBuf,
    /// The line that was not understood.
    pub line: usize,
}

impl SetAside {
    /// The trouble in one sentence.
    pub fn tell(&self, lang: Lang) -> String {
        let line = lang.fill(Text::LineNumber, &[&self.line]);
        lang.fill(Text::AutosaveSetAside, &[&line, &self.path.display()])
    }
}

/// What there is in the folder of games.
#[derive(Debug, Default)]
pub struct Found {
    /// The newest game that can go on.
    pub leftover: Option<Leftover>,
    /// What had to be put aside.
    pub set_aside: Vec<SetAside>,
}

impl Found {
    /// Looks for games of programs that have gone, the newest first.
    pub fn in_folder(folder: &Path) -> Self {
        let mut found = Self::default();
        let mut closed = 0;
        replace::remove_halves(folder, Duration::ZERO);
        for path in newest_first(folder) {
            let Ok(bytes) = fs::read(&path) else { continue };
            let text = String::from_utf8_lossy(&bytes);
            if script::owner(&text).is_some_and(|owner| owner.is_alive()) {
                continue;
            }
            match script::read(&text) {
                Ok(script) if script.is_closed => {
                    closed += 1;
                    if closed > CLOSED_KEPT {
                        let _ = fs::remove_file(&path);
                    }
                }
                Ok(script) => {
                    if let Some(line) = script.broken_at {
                        let aside = path.with_extension(ASIDE);
                        // The good part goes on; the whole is kept beside it.
                        if fs::copy(&path, &aside).is_ok() {
                            found.set_aside.push(SetAside { path: aside, line });
                        }
                    }
                    let saved = script.saved;
                    found.leftover.get_or_insert(Leftover { path, saved });
                }
                Err(line) => {
                    let aside = path.with_extension(ASIDE);
                    if fs::rename(&path, &aside).is_ok() {
                        found.set_aside.push(SetAside { path: aside, line });
                    }
                }
            }
        }
        found
    }
}

fn newest_first(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, path)| path).collect()
}

#[cfg(test)]
mod tests;
