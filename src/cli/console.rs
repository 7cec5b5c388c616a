//! Plain mode at standard input and output: reads lines, prints answers, does what needs files.

use super::Failure;
use super::play::Table;
use crate::config::{PieceSet, Source, StartWith};
use crate::i18n::{Lang, Text};
use crate::plain::{Effect, Plain, Reply, SaveResult, tame};
use crate::record::Tags;
use crate::rules::Position;
use crate::storage::{Autosave, Found, SaveError, Saved, expanded, open_record, save_record};
use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// A game at the console.
pub(super) struct Console {
    table: Table,
    plain: Plain,
    /// Somebody sits there: games are kept, and questions asked.
    interactive: bool,
    tags: Tags,
    autosave: Autosave,
}

impl Console {
    pub fn new(table: Table, start: Position, interactive: bool) -> Self {
        let mut settings = table.config.settings.clone();
        // Who reads no Chinese, or hears the board, is better served by letters; on the board one key changes them.
        if table.config.source("pieces") == Some(Source::Default) && !settings.lang.is_chinese() {
            settings.pieces = PieceSet::Letters;
        }
        let plain = Plain::new(start, settings, interactive);
        let autosave = Autosave::new(table.folders.games());
        Self {
            table,
            plain,
            interactive,
            tags: Tags::new(),
            autosave,
        }
    }

    fn lang(&self) -> Lang {
        self.table.config.settings.lang
    }

    /// Plays until the input ends or somebody quits.
    pub fn run(mut self, record: Option<&Path>, out: &mut dyn Write) -> Result<(), Failure> {
        let first = match record {
            Some(path) => self.open_first(path)?,
            None => self.resume(),
        };
        for problem in self.table.config.problems() {
            writeln!(out, "{}", problem.tell(self.lang()))?;
        }
        if self.interactive && !self.table.locale.utf8 {
            writeln!(out, "{}", self.lang().text(Text::NotUtf8))?;
        }
        write!(out, "{first}{}", self.plain.greeting())?;
        let stdin = io::stdin();
        let has_echo = stdin.is_terminal();
        let mut input = stdin.lock();
        loop {
            write!(out, "{}", self.plain.prompt())?;
            out.flush()?;
            let Some(line) = read_line(&mut input) else {
                writeln!(out)?;
                return Ok(());
            };
            if !has_echo {
                // In a pipe nobody sees what was typed, and the transcript should be whole.
                writeln!(out, "{}", tame(&line))?;
            }
            let reply = self.plain.line(&line);
            if self.carry_out(reply, out)? {
                return Ok(());
            }
            self.keep(out)?;
        }
    }

    /// Prints an answer and does what it asks for. Whether that was the end.
    fn carry_out(&mut self, reply: Reply, out: &mut dyn Write) -> Result<bool, Failure> {
        let mut next = Some(reply);
        while let Some(reply) = next.take() {
            write!(out, "{}", reply.text)?;
            match reply.effect {
                None => {}
                Some(Effect::Quit) => return Ok(true),
                Some(Effect::PutAway) => {
                    self.autosave.close();
                    self.tags = Tags::new();
                }
                Some(Effect::Save { path, replace }) => next = Some(self.save(path, replace)),
                Some(Effect::Load { path, number }) => next = Some(self.open(&path, number)),
            }
        }
        Ok(false)
    }

    fn save(&mut self, path: PathBuf, replace: bool) -> Reply {
        let notation = self.table.config.settings.notation();
        let target = expanded(&path);
        let result = match save_record(&target, self.plain.game(), &self.tags, notation, replace) {
            Ok(_) => SaveResult::Saved,
            Err(SaveError::Exists) => SaveResult::Exists,
            Err(error) => SaveResult::Failed(error.to_string()),
        };
        self.plain.saved(path, &result)
    }

    fn open(&mut self, path: &Path, number: Option<usize>) -> Reply {
        let rules = self.table.config.settings.rules;
        match open_record(&expanded(path), number, rules) {
            Ok(opened) => {
                self.autosave.close();
                self.tags = opened.tags;
                let findings = lines(&opened.findings);
                let mut reply =
                    self.plain
                        .opened(opened.game, path.to_owned(), opened.number, opened.games);
                reply.text = findings + &reply.text;
                reply
            }
            Err(error) => self.plain.cannot_open(path, &error.to_string()),
        }
    }

    /// Opens the record of the command line; here a failure ends the program.
    fn open_first(&mut self, path: &Path) -> Result<String, Failure> {
        let rules = self.table.config.settings.rules;
        let opened =
            open_record(path, None, rules).map_err(|error| Failure::work(path.display(), error))?;
        self.tags = opened.tags;
        let findings = lines(&opened.findings);
        let name = path.display();
        let told = if opened.games > 1 {
            self.lang()
                .fill(Text::ChooseGame, &[&name, &opened.games, &opened.number])
        } else {
            self.lang().fill(Text::Opened, &[&name])
        };
        self.plain.go_on(opened.game, Some(path.to_owned()));
        Ok(format!("{findings}{told}\n"))
    }

    /// Goes on with the unfinished game, where that is wanted. What there is to say about it.
    fn resume(&mut self) -> String {
        let wanted = match self.table.config.settings.start {
            StartWith::Ask => self.interactive && !self.plain.is_set_up(),
            StartWith::Resume => true,
            StartWith::New => false,
        };
        let Some(folder) = self.table.folders.games().filter(|_| wanted) else {
            return String::new();
        };
        let lang = self.lang();
        let found = Found::in_folder(&folder);
        let mut told: String = found
            .set_aside
            .iter()
            .map(|aside| aside.tell(lang) + "\n")
            .collect();
        let is_open = |saved: &Saved| saved.game.outcome().is_none();
        match found.leftover.filter(|leftover| is_open(&leftover.saved)) {
            Some(leftover) => match self.autosave.resume(leftover) {
                Ok(saved) => {
                    let plies = saved.game.ply();
                    self.tags = saved.tags;
                    self.plain.go_on(saved.game, saved.file);
                    told = told + &lang.fill(Text::GoneOn, &[&plies]) + "\n";
                }
                Err(error) => told = told + &error.tell(lang) + "\n",
            },
            None if self.table.config.settings.start == StartWith::Resume => {
                told = told + lang.text(Text::NothingToResume) + "\n";
            }
            None => {}
        }
        told
    }

    /// Brings the disk up to date. In a pipe there is nobody who would go on.
    fn keep(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        if !self.interactive {
            return Ok(());
        }
        let saved = Saved {
            game: self.plain.game().clone(),
            tags: self.tags.clone(),
            file: self.plain.file().map(Path::to_owned),
            notes: std::collections::BTreeMap::new(),
        };
        if let Err(error) = self.autosave.keep(&saved) {
            writeln!(out, "{}", error.tell(self.lang()))?;
        }
        Ok(())
    }
}

/// One thing a line.
fn lines(things: &[impl Display]) -> String {
    things
        .iter()
        .map(|thing| thing.to_string() + "\n")
        .collect()
}

/// The next line; `None` at the end of the input, or where it can't be read any more: the terminal has gone.
fn read_line(input: &mut dyn BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    loop {
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) if bytes.is_empty() => return None,
            Ok(_) => return Some(String::from_utf8_lossy(&bytes).into_owned()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return None,
        }
    }
}
