//! The command line: arguments become a job, the job writes lines and ends with an exit code. The only
//! place that knows arguments; knows no widget.

mod check;
mod completions;
mod config;
mod console;
mod convert;
mod diagnose;
mod failure;
mod line;
mod man;
mod moves;
mod options;
mod perft;
mod play;
mod referee;
mod switches;
mod usage;

pub use failure::Failure;

use crate::config::{Config, File, Folders};
use crate::i18n::{Lang, Locale, Text};
use clap::{Arg, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use options::SettingOptions;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Xiangqi (Chinese chess) for two people at one terminal
#[derive(Debug, Parser)]
#[command(
    name = "xiangqi",
    version,
    infer_long_args = true,
    args_override_self = true,
    after_help = "Without a command the board opens. Every option can stand in the settings file too, \
                  without its dashes; `xiangqi config` names that file and the settings in force. The \
                  command line wins, and `=false` turns a switch back, as in `--flip=false`."
)]
struct Arguments {
    #[command(subcommand)]
    job: Option<Job>,
    #[command(flatten)]
    play: play::PlayOptions,
    #[command(flatten)]
    options: SettingOptions,
    /// A record to review and play on
    record: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Job {
    /// List the legal moves after the given ones, sorted, one a line
    Moves(moves::Moves),
    /// Say what the rules say of a line of play, in fixed words
    Referee(referee::Referee),
    /// Count the lines of play to a depth
    Perft(perft::Perft),
    /// Replay records, and name each game's first illegal move and why
    Check(check::Check),
    /// Convert records from one format to another
    Convert(convert::Convert),
    /// Show the settings in force and where each came from
    Config,
    /// Print the completions of a shell
    Completions(completions::Completions),
    /// Print the manual page
    Man,
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
    failure.report()
}

/// Reads the arguments. What describes them all is large, so it is made once and is gone before anything runs.
fn read(arguments: impl Iterator<Item = OsString>) -> Result<Arguments, Failure> {
    let command = Arguments::command();
    let options: Vec<&str> = command.get_arguments().filter_map(Arg::get_long).collect();
    let arguments = switches::replaced(arguments, &options)?;
    let mut matches = command.try_get_matches_from(arguments)?;
    Ok(Arguments::from_arg_matches_mut(&mut matches)?)
}

fn run(arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let folders = Folders::detect();
    let file = folders.settings_file().map(File::load).unwrap_or_default();
    let locale = Locale::detect();
    let mut layer = arguments.options.into_layer();
    match &arguments.job {
        Some(Job::Moves(job)) => layer.extend(job.line.rules.layer()),
        Some(Job::Referee(job)) => layer.extend(job.line.rules.layer()),
        _ => {}
    }
    let config = Config::settle(locale, file, &layer);
    if let Some(record) = arguments.record.as_deref() {
        misspelt(record, config.settings.lang)?;
    }
    match arguments.job {
        None => {
            let table = play::Table {
                config,
                locale,
                folders,
            };
            play::run(table, &arguments.play, arguments.record.as_deref(), out)
        }
        Some(Job::Moves(job)) => job.run(&config, out),
        Some(Job::Referee(job)) => job.run(&config, out),
        Some(Job::Perft(job)) => job.run(out),
        Some(Job::Check(job)) => job.run(&config, out),
        Some(Job::Convert(job)) => job.run(&config, out),
        Some(Job::Config) => config::run(config, out),
        Some(Job::Completions(job)) => job.run(Arguments::command(), out),
        Some(Job::Man) => man::run(Arguments::command(), out),
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
