//! Plain mode at standard input and output: reads lines, prints answers, does what needs files.

use super::Failure;
use super::failure::{clean, say};
use super::input::{Line, Lines};
use super::play::Table;
use crate::config::{PieceSet, Source, StartWith};
use crate::i18n::{Lang, Text};
use crate::plain::{Effect, Plain, Reply, SaveResult, tame};
use crate::record::Day;
use crate::rules::Position;
use crate::storage::{
    Autosave, Found, LeftGame, Leftover, SaveError, Written, expanded, open_record, save_record,
    told,
};
use crate::tui::paper::{columns, folded};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime};

/// Whether somebody types here and sees nothing of what is printed: without a word, the program would seem to hang.
fn is_played_blind() -> bool {
    io::stdin().is_terminal() && !io::stdout().is_terminal() && io::stderr().is_terminal()
}

/// A game at the console.
pub(super) struct Console {
    table: Table,
    plain: Plain,
    /// Somebody sits there: games are kept, and questions asked.
    interactive: bool,
    began: Instant,
    autosave: Autosave,
    /// The games of the list that was shown last, by their files.
    listed: Vec<PathBuf>,
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
            began: Instant::now(),
            autosave,
            listed: Vec::new(),
        }
    }

    fn lang(&self) -> Lang {
        self.table.config.settings.lang
    }

    /// Plays until the input ends or somebody quits.
    pub fn run(
        mut self,
        record: Option<&Path>,
        wrong: &[String],
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let mut news = match record {
            Some(path) => self.open_first(path)?,
            None => self.resume(),
        };
        for problem in self.table.config.problems() {
            news = news + &clean(problem.tell(self.lang())) + "\n";
        }
        for mistake in wrong {
            news = news + &clean(mistake) + "\n";
        }
        if self.interactive && !self.table.locale.utf8 {
            news = news + self.lang().text(Text::NotUtf8) + "\n";
        }
        if is_played_blind() {
            say(self.lang().text(Text::OutputElsewhere));
        }
        self.suit_columns();
        print(out, &self.plain.greeting(&news))?;
        self.keep(out)?;
        let has_echo = io::stdin().is_terminal();
        let mut lines = Lines::default();
        let mut is_first = true;
        loop {
            write!(out, "{}", self.plain.prompt())?;
            out.flush()?;
            let line = match self.next_line(&mut lines, out)? {
                Ok(Some(line)) => line,
                // A terminal that can't be read any more has gone.
                Err(error) if !has_echo => {
                    let (lang, input) = (self.lang(), self.lang().text(Text::StandardInput));
                    return Err(Failure::work(input, lang.system_error(&error)));
                }
                Ok(None) | Err(_) => {
                    self.plain.set_time(self.began.elapsed());
                    self.leave_off(out)?;
                    writeln!(out)?;
                    return Ok(());
                }
            };
            let line = match line.strip_prefix('\u{feff}') {
                Some(rest) if is_first => rest.to_owned(),
                _ => line,
            };
            is_first = false;
            if !has_echo {
                // In a pipe nobody sees what was typed, and the transcript should be whole.
                writeln!(out, "{}", tame(&line))?;
            }
            self.plain.set_time(self.began.elapsed());
            if self.interactive {
                // In a pipe the same lines must give the same record.
                self.plain.set_day(Day::of(SystemTime::now()));
            }
            self.plain
                .set_kept(self.interactive && self.autosave.is_keeping());
            self.suit_columns();
            let reply = self.plain.line(&line);
            if self.carry_out(reply, out)? {
                return self.leave_off(out);
            }
            self.keep(out)?;
        }
    }

    /// The next line. What the clocks have to tell is told while it is waited for, and the prompt stands anew below; what
    /// has been typed by then is still the beginning of the line.
    fn next_line(&mut self, lines: &mut Lines, out: &mut dyn Write) -> Result<Line, Failure> {
        loop {
            let now = self.began.elapsed();
            let wait = self.plain.due().map(|due| due.saturating_sub(now));
            if let Some(line) = lines.next(wait) {
                return Ok(line);
            }
            self.plain.set_time(self.began.elapsed());
            self.suit_columns();
            if let Some(reply) = self.plain.tick() {
                writeln!(out)?;
                self.carry_out(reply, out)?;
                self.keep(out)?;
                write!(out, "{}", self.plain.prompt())?;
                out.flush()?;
            }
        }
    }

    /// Tells how wide the terminal is by now.
    fn suit_columns(&mut self) {
        if let Some(columns) = columns() {
            self.plain.set_columns(columns);
        }
    }

    /// Prints an answer and does what it asks for. Whether that was the end.
    fn carry_out(&mut self, reply: Reply, out: &mut dyn Write) -> Result<bool, Failure> {
        let mut next = Some(reply);
        while let Some(reply) = next.take() {
            print(out, &reply.text)?;
            match reply.effect {
                None => {}
                Some(Effect::Quit) => return Ok(true),
                Some(Effect::Bell) => out.write_all(b"\x07")?,
                Some(Effect::PutAway) => self.autosave.close(),
                Some(Effect::Leave) => match self.plain.parted() {
                    Some(saved) => self.autosave.leave(saved),
                    None => self.autosave.close(),
                },
                Some(Effect::GoOn(number)) => next = Some(self.go_on(number)),
                Some(Effect::Save { path, replace }) => next = Some(self.save(path, replace)),
                Some(Effect::Load { path, number }) => next = Some(self.open(&path, number)),
            }
        }
        Ok(false)
    }

    fn save(&mut self, path: PathBuf, replace: bool) -> Reply {
        let notation = self.table.config.settings.notation();
        let target = expanded(&path);
        let saved = self.plain.saved();
        let result = match save_record(&target, saved, notation, replace) {
            Ok(Written { losses, held }) => {
                let at = told(&target);
                SaveResult::Saved { at, losses, held }
            }
            Err(SaveError::Exists(doubt)) => SaveResult::Exists(doubt),
            Err(error) => SaveResult::Failed(error.tell(self.lang())),
        };
        self.plain.was_saved(path, &result)
    }

    fn open(&mut self, path: &Path, number: Option<usize>) -> Reply {
        let rules = self.table.config.settings.rules;
        match open_record(&expanded(path), number, rules) {
            Ok(opened) => self.plain.opened(path.to_owned(), opened),
            Err(error) => self.plain.cannot_open(path, &error.tell(self.lang())),
        }
    }

    /// Opens the record of the command line; here a failure ends the program. What there is to say about it.
    fn open_first(&mut self, path: &Path) -> Result<String, Failure> {
        let rules = self.table.config.settings.rules;
        let opened = open_record(path, None, rules);
        let opened =
            opened.map_err(|error| Failure::work(path.display(), error.tell(self.lang())))?;
        let lines = opened.findings.len() + 1;
        let shown = self.plain.opened(path.to_owned(), opened).text;
        // The board comes with the greeting.
        Ok(shown.split_inclusive('\n').take(lines).collect())
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
        match found.unfinished().into_iter().next() {
            Some(leftover) => {
                let title = leftover.title(SystemTime::now());
                // A pipe looks at the game and leaves the file to whoever goes on with it.
                let resumed = if self.interactive {
                    self.autosave.resume(leftover, Autosave::close)
                } else {
                    Ok(leftover.saved)
                };
                match resumed {
                    Ok(saved) => {
                        self.plain.take_up(saved);
                        told = told + &self.plain.gone_on(&title) + "\n";
                        told += &self.others_left();
                    }
                    Err(error) => told = told + &error.tell(lang) + "\n",
                }
            }
            None if self.table.config.settings.start == StartWith::Resume => {
                told = told + lang.text(Text::NothingToResume) + "\n";
            }
            None => {}
        }
        told
    }

    /// What else can be gone on with, in a line.
    fn others_left(&self) -> String {
        if !self.interactive {
            return String::new();
        }
        let all = self.autosave.find().all();
        let can_go_on = all.iter().any(|left| left.saved.can_go_on());
        match self.plain.others_left(can_go_on, all.len()) {
            others if others.is_empty() => others,
            others => others + "\n",
        }
    }

    /// Goes on with a game that is kept, or shows it again: the only one, or that of the number in the list that was shown
    /// last.
    fn go_on(&mut self, number: Option<usize>) -> Reply {
        let now = SystemTime::now();
        let mut left = self.autosave.find().all();
        let titles: Vec<LeftGame> = left.iter().map(|left| left.title(now)).collect();
        let paths = || titles.iter().map(|title| title.path.clone()).collect();
        let place = match (number, left.len()) {
            (None, 1) => 0,
            (_, 0) | (None, _) => {
                self.listed = paths();
                return self.plain.choose_left(&titles);
            }
            (Some(number), _) => {
                if self.listed.is_empty() {
                    self.listed = paths();
                }
                let listed = self.listed.get(number.saturating_sub(1));
                let is_listed = |left: &Leftover| listed.is_some_and(|path| left.path() == path);
                match left.iter().position(is_listed) {
                    Some(place) => place,
                    None => return self.plain.no_left(number),
                }
            }
        };
        let chosen = left.remove(place);
        let before = chosen.path().to_owned();
        let stays = self.plain.is_to_stay();
        let present = self.plain.saved();
        let resumed = if self.interactive {
            self.autosave.resume(chosen, |autosave| {
                if stays {
                    autosave.leave(present);
                } else {
                    autosave.close();
                }
            })
        } else {
            Ok(chosen.saved)
        };
        if let (Some(now), Some(listed)) = (
            self.autosave.path(),
            self.listed.iter_mut().find(|path| **path == before),
        ) {
            // On the board it has another file.
            now.clone_into(listed);
        }
        match (resumed, titles.get(place)) {
            (Ok(saved), Some(title)) => self.plain.went_on(title, saved),
            (Err(error), _) => Reply {
                text: error.tell_taking(self.lang()) + "\n",
                effect: None,
            },
            (Ok(_), None) => Reply::default(),
        }
    }

    /// Brings the disk up to date for the last time; a game that needs nothing more is put away, and of another it is said
    /// how it is gone on with.
    fn leave_off(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        self.keep(out)?;
        if self.plain.is_done() {
            self.autosave.close();
        }
        if self.interactive && self.autosave.is_keeping() && self.plain.is_to_stay() {
            let told = self.lang().fill(Text::KeptAtExit, &[&"xiangqi --resume"]);
            print(out, &(told + "\n"))?;
        }
        Ok(())
    }

    /// Brings the disk up to date. In a pipe there is nobody who would go on.
    fn keep(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        if !self.interactive {
            return Ok(());
        }
        if let Err(error) = self.autosave.keep(self.plain.saved()) {
            print(out, &(error.tell(self.lang()) + "\n"))?;
        }
        Ok(())
    }
}

/// Writes lines, at a terminal broken between words where it ends.
fn print(out: &mut dyn Write, text: &str) -> io::Result<()> {
    match columns() {
        Some(columns) => out.write_all(folded(text, columns).as_bytes()),
        None => out.write_all(text.as_bytes()),
    }
}
