//! The command line: arguments become a job, the job writes lines and ends with an exit code. The only
//! place that knows arguments; knows no widget.

mod check;
mod completions;
mod config;
mod console;
mod convert;
mod diagnose;
mod failure;
mod input;
mod line;
mod man;
mod mistakes;
mod moves;
mod options;
mod page;
mod perft;
mod play;
mod referee;
mod switches;
mod usage;

pub use failure::Failure;

use crate::config::{Config, File, Folders, Layer, Setting};
use crate::i18n::{Lang, Locale, Text};
use clap::{Arg, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use options::SettingOptions;
use page::said;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Debug, Parser)]
#[command(
    name = "xiangqi",
    version,
    infer_long_args = true,
    args_override_self = true,
    about = said(Text::Program),
    after_help = said(Text::ProgramMore)
)]
struct Arguments {
    #[command(subcommand)]
    job: Option<Job>,
    #[command(flatten)]
    play: play::PlayOptions,
    #[command(flatten)]
    options: SettingOptions,
    #[arg(help = said(Text::ArgRecord))]
    record: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Job {
    #[command(about = said(Text::JobMoves))]
    Moves(moves::Moves),
    #[command(about = said(Text::JobReferee))]
    Referee(referee::Referee),
    #[command(about = said(Text::JobPerft))]
    Perft(perft::Perft),
    #[command(about = said(Text::JobCheck))]
    Check(check::Check),
    #[command(about = said(Text::JobConvert))]
    Convert(convert::Convert),
    #[command(about = said(Text::JobConfig))]
    Config(SettingOptions),
    #[command(about = said(Text::JobCompletions))]
    Completions(completions::Completions),
    #[command(about = said(Text::JobMan))]
    Man,
}

impl Job {
    /// Its name, and where it takes a position, if it takes one.
    fn place(&mut self) -> (&'static str, Option<&mut Option<String>>) {
        match self {
            Self::Moves(job) => ("moves", Some(&mut job.line.fen)),
            Self::Referee(job) => ("referee", Some(&mut job.line.fen)),
            Self::Perft(job) => ("perft", Some(&mut job.fen)),
            Self::Check(_) => ("check", None),
            Self::Convert(_) => ("convert", None),
            Self::Config(_) => ("config", None),
            Self::Completions(_) => ("completions", None),
            Self::Man => ("man", None),
        }
    }
}

/// Runs the program: reads the arguments of this process, does what they say, gives the exit code.
pub fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout());
    let result = read(std::env::args_os())
        .and_then(|arguments| run(arguments, &mut out))
        .and_then(|()| out.flush().map_err(Failure::from));
    let Err(failure) = result else {
        return ExitCode::SUCCESS;
    };
    failure.report(&|| language(&std::env::args_os().collect::<Vec<_>>()))
}

/// Reads the arguments. What describes them all is large, so it is made once and is gone before anything runs.
fn read(arguments: impl Iterator<Item = OsString>) -> Result<Arguments, Failure> {
    let given: Vec<OsString> = arguments.collect();
    let command = Arguments::command();
    let options: Vec<&str> = command.get_arguments().filter_map(Arg::get_long).collect();
    let lang = || language(&given);
    let arguments = switches::replaced(given.iter().cloned(), &options);
    let arguments = arguments.map_err(|wrong| wrong.told(lang()))?;
    let matches = command.try_get_matches_from(&arguments);
    let read = matches.and_then(|mut matches| Arguments::from_arg_matches_mut(&mut matches));
    // What is wrong is told in one line; help goes to whoever asked for it.
    read.map_err(|error| {
        if error.use_stderr() {
            usage::told(lang(), &error)
        } else {
            asked(&arguments, error, lang())
        }
    })
}

/// What was asked for instead of a job: a page of the help in the user's language, or the version.
fn asked(arguments: &[OsString], error: clap::Error, lang: Lang) -> Failure {
    let asked = if lang.is_chinese() {
        let told = page::command(lang).try_get_matches_from(arguments);
        told.err().unwrap_or(error)
    } else {
        error
    };
    Failure::Told(page::page(&asked.render().to_string(), lang))
}

/// The language in which is told what is wrong with the arguments: chosen as the program chooses it, where that can be.
fn language(arguments: &[OsString]) -> Lang {
    let mut layer = Layer::default();
    let words: Vec<&str> = arguments.iter().filter_map(|word| word.to_str()).collect();
    for (place, word) in words.iter().enumerate() {
        let (name, value) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (*word, words.get(place + 1).copied()),
        };
        // Any shorter beginning could be that of another option.
        let is_lang = matches!(name, "--lang" | "--lan");
        let is_known = |tag: &&str| Setting::named("lang")?.word_of(tag);
        if let Some(tag) = value.filter(|_| is_lang).as_ref().and_then(is_known) {
            layer.set("lang", tag);
        }
    }
    let file = Folders::detect().settings_file();
    let file = file.map(File::load).unwrap_or_default();
    Config::settle(Locale::detect(), file, &layer).settings.lang
}

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let folders = Folders::detect();
    let file = folders.settings_file().map(File::load).unwrap_or_default();
    let locale = Locale::detect();
    let mut layer = arguments.options.layer().clone();
    match &arguments.job {
        Some(Job::Moves(job)) => layer.extend(job.line.rules.layer()),
        Some(Job::Referee(job)) => layer.extend(job.line.rules.layer()),
        Some(Job::Perft(job)) => {
            if let Some(handicap) = &job.handicap {
                layer.set("handicap", handicap);
            }
        }
        Some(Job::Config(options)) => layer.extend(options.layer()),
        _ => {}
    }
    let config = Config::settle(locale, file, &layer);
    let lang = config.settings.lang;
    let place = arguments.job.as_mut().and_then(|job| job.place().1);
    let has_position = arguments.play.fen.is_some() || place.is_some_and(|fen| fen.is_some());
    if has_position && layer.get("handicap").is_some_and(|odds| odds != "none") {
        return Err(usage::exclude(lang, "--fen", "--handicap"));
    }
    if let Some(record) = arguments.record.as_deref() {
        misspelt(record, lang)?;
    }
    let job = arguments.job;
    let job = job.map(|job| with_place(job, &arguments.play, arguments.record.as_deref(), lang));
    let notation = layer.get("notation");
    match job.transpose()? {
        None => {
            let table = play::Table {
                config,
                locale,
                folders,
            };
            play::run(table, &arguments.play, arguments.record.as_deref(), out)
        }
        Some(Job::Moves(job)) => job.run(&config, notation, out),
        Some(Job::Referee(job)) => job.run(&config, out),
        Some(Job::Perft(job)) => job.run(&config, out),
        Some(Job::Check(job)) => job.run(&config, out),
        Some(Job::Convert(job)) => job.run(&config, notation, out),
        Some(Job::Config(_)) => config::run(config, out),
        Some(Job::Completions(job)) => job.run(page::command(config.settings.lang), out),
        Some(Job::Man) => man::run(Arguments::command(), out),
    }
}

/// The job with the position that was said before its name. Anything else that only the board can show does not go
/// with it.
fn with_place(
    mut job: Job,
    play: &play::PlayOptions,
    record: Option<&Path>,
    lang: Lang,
) -> Result<Job, Failure> {
    let (name, place) = job.place();
    let other = match (&play.fen, place) {
        _ if record.is_some() => Some("RECORD"),
        _ if play.diagnose => Some("--diagnose"),
        (Some(fen), Some(place)) => {
            place.get_or_insert_with(|| fen.clone());
            None
        }
        (Some(_), None) => Some("--fen"),
        (None, _) => None,
    };
    match other {
        Some(other) => Err(usage::exclude(lang, other, name)),
        None => Ok(job),
    }
}

/// Whether the name of a record that is not there was meant as a command.
fn misspelt(record: &Path, lang: Lang) -> Result<(), Failure> {
    let word = record.to_str().filter(|_| !record.exists());
    let command = Arguments::command();
    let jobs: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    match word.and_then(|word| usage::like(word, &jobs)) {
        Some(job) => {
            let why = lang.fill(Text::MeantCommand, &[&job]);
            Err(Failure::work(record.display(), why))
        }
        None => Ok(()),
    }
}
