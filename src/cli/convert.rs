//! `xiangqi convert`: from one format of records to another, game by game.

use super::Failure;
use super::check::report;
use super::failure::say;
use super::page::said;
use crate::config::Config;
use crate::i18n::{Lang, Text};
use crate::notation::{Notation, Script};
use crate::record::{AnyReader, Format, Loss, Reading, RecordError, open, open_as, write};
use crate::storage::replace_with;
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The arguments.
#[derive(Debug, Args)]
#[command(
    after_help = said(Text::JobConvertMore)
)]
pub struct Convert {
    #[arg(help = said(Text::ArgIn), value_name = "IN")]
    from_path: PathBuf,
    #[arg(help = said(Text::ArgOut), value_name = "OUT")]
    to_path: PathBuf,
    #[arg(help = said(Text::ArgFrom), long, value_name = "FORMAT", value_parser = PossibleValuesParser::new(Format::ALL.map(Format::name)))]
    from: Option<String>,
    #[arg(help = said(Text::ArgTo), long, value_name = "FORMAT", value_parser = PossibleValuesParser::new(["pgn", "dhtmlxq"]))]
    to: Option<String>,
    #[arg(help = said(Text::ArgOnly), long, value_name = "N", value_parser = game_number)]
    game: Option<u64>,
    #[arg(help = said(Text::ArgConvertNotation), long, value_name = "NOTATION",
          value_parser = PossibleValuesParser::new(["chinese", "traditional", "wxf", "iccs"]))]
    notation: Option<String>,
    #[arg(help = said(Text::ArgForce), long)]
    force: bool,
}

pub(super) fn game_number(text: &str) -> Result<u64, &'static str> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or(said(Text::UsageGame))
}

impl Convert {
    /// Converts, in the notation of the command or in the one that was said before its name.
    pub(super) fn run(
        self,
        config: &Config,
        before: Option<&str>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let target = self.target(config.settings.lang)?;
        let mut job = Job {
            from_path: &self.from_path,
            to_path: &self.to_path,
            only: self.game,
            target,
            notation: notation(self.notation.as_deref().or(before)),
            lang: config.settings.lang,
            written: 0,
            has_error: false,
            losses: 0,
        };
        let lang = job.lang;
        let reader = job.open(self.from.as_deref().and_then(Format::of_name))?;
        if is_stream(&self.to_path) {
            job.copy(reader, out)?;
        } else if self.to_path.is_dir() {
            let why = job.lang.text(Text::SystemIsFolder);
            return Err(Failure::work(self.to_path.display(), why));
        } else if self.to_path.metadata().is_ok_and(|old| !old.is_file()) {
            // A device or a pipe is written to; it can't be replaced.
            let file = OpenOptions::new().write(true).open(&self.to_path);
            file.map_err(Stop::Write)
                .and_then(|mut file| job.copy(reader, &mut file))
                .map_err(|stop| stop.told(&self.to_path, lang))?;
        } else if !self.force && self.to_path.symlink_metadata().is_ok() {
            let why = job.lang.text(Text::ExistsAlready);
            return Err(Failure::work(self.to_path.display(), why));
        } else {
            replace_with(&self.to_path, |file| job.copy(reader, file))
                .map_err(|stop| stop.told(&self.to_path, lang))?;
        }
        if job.has_error {
            Err(Failure::Exit(1))
        } else {
            Ok(())
        }
    }

    fn target(&self, lang: Lang) -> Result<Format, Failure> {
        let named = self.to.as_deref().and_then(Format::of_name);
        let format = named
            .or_else(|| Format::of_path(&self.to_path))
            .unwrap_or(Format::Pgn);
        if format.is_written() {
            Ok(format)
        } else {
            let told = lang.fill(Text::UsageOnlyRead, &[&self.to_path.display(), &format]);
            Err(Failure::Usage(told))
        }
    }
}

/// The notation of a word; that of Chinese moves is the one that most programs read.
fn notation(word: Option<&str>) -> Notation {
    match word {
        Some("traditional") => Notation::Chinese(Script::Traditional),
        Some("wxf") => Notation::Wxf,
        Some("iccs") => Notation::Iccs,
        _ => Notation::Chinese(Script::Simplified),
    }
}

/// Whether a name stands for standard input or output.
fn is_stream(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Why nothing was put in the place of the file.
enum Stop {
    /// It could not be written.
    Write(io::Error),
    /// Already told: there was no game to write.
    Reported,
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Write(error)
    }
}

impl Stop {
    fn told(self, path: &Path, lang: Lang) -> Failure {
        match self {
            Self::Write(error) => Failure::work(path.display(), lang.system_error(&error)),
            Self::Reported => Failure::Exit(1),
        }
    }
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Write(error) => error.into(),
            Stop::Reported => Self::Exit(1),
        }
    }
}

/// One conversion on its way.
struct Job<'a> {
    from_path: &'a Path,
    to_path: &'a Path,
    only: Option<u64>,
    target: Format,
    notation: Notation,
    lang: Lang,
    written: u64,
    has_error: bool,
    losses: usize,
}

impl Job<'_> {
    /// So many losses are told one by one.
    const MOST_LOSSES: usize = 50;

    fn open(&mut self, format: Option<Format>) -> Result<AnyReader, Failure> {
        let opened = match format {
            Some(format) => open_as(self.from_path, format),
            None => open(self.from_path),
        };
        opened.map_err(|error| {
            self.tell(&error);
            Failure::Exit(1)
        })
    }

    /// Writes all games, or the one that is asked for.
    fn copy(&mut self, reader: AnyReader, out: &mut dyn Write) -> Result<(), Stop> {
        let mut number = 0;
        for game in reader {
            number += 1;
            if self.only.is_some_and(|only| only != number) {
                continue;
            }
            match game {
                Ok(reading) => self.write(&reading, number, out)?,
                Err(error) => self.tell(&error),
            }
            if self.only.is_some() {
                break;
            }
        }
        if self.losses > Self::MOST_LOSSES {
            self.say(format_args!(
                "{}",
                self.lang.record_more(self.losses - Self::MOST_LOSSES)
            ));
        }
        if self.written > 0 {
            return Ok(());
        }
        if let Some(only) = self.only.filter(|only| *only > number) {
            let told = self.lang.record_no_game(only, number);
            say(format_args!("{}: {told}", self.from_path.display()));
        }
        Err(Stop::Reported)
    }

    fn write(&mut self, reading: &Reading, number: u64, out: &mut dyn Write) -> Result<(), Stop> {
        reading
            .findings
            .iter()
            .for_each(|finding| self.tell(finding));
        let (text, losses) = write(&reading.record, self.target, self.notation);
        if self.written > 0 {
            out.write_all(b"\n")?;
        }
        out.write_all(text.as_bytes())?;
        self.written += 1;
        for loss in &losses {
            self.lose(loss, number);
        }
        Ok(())
    }

    fn tell(&mut self, error: &RecordError) {
        self.has_error |= error.is_error();
        report(self.from_path, error, self.lang);
    }

    fn lose(&mut self, loss: &Loss, number: u64) {
        self.losses += 1;
        if self.losses <= Self::MOST_LOSSES {
            self.say(format_args!("{}", self.lang.record_loss(loss, number)));
        }
    }

    fn say(&self, what: std::fmt::Arguments<'_>) {
        say(format_args!("{}: {what}", self.to_path.display()));
    }
}
