//! `xiangqi check`: replays every line of records, and says what is wrong with them.

use super::Failure;
use super::failure::{clean, say};
use super::page::said;
use crate::config::Config;
use crate::game::NodeId;
use crate::i18n::{Lang, Text};
use crate::record::{RecordError, open};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The arguments.
#[derive(Debug, Args)]
#[command(
    after_help = said(Text::JobCheckMore)
)]
pub struct Check {
    #[arg(help = said(Text::ArgFiles), required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// What was found in a file.
#[derive(Default)]
struct Count {
    games: usize,
    plies: usize,
    errors: usize,
}

impl Check {
    pub(super) fn run(self, config: &Config, out: &mut dyn Write) -> Result<(), Failure> {
        let lang = config.settings.lang;
        let mut is_good = true;
        for path in &self.files {
            let count = count(path, lang);
            is_good &= count.errors == 0;
            let name = clean(path.display());
            // Scripts read these words, so they are the same in every language.
            let verdict = match count.errors {
                0 => "ok".to_owned(),
                errors => counted(errors, "error", "errors"),
            };
            let games = counted(count.games, "game", "games");
            let plies = counted(count.plies, "ply", "plies");
            writeln!(out, "{name}: {games}, {plies}, {verdict}")?;
        }
        out.flush()?;
        if is_good {
            Ok(())
        } else {
            Err(Failure::Exit(1))
        }
    }
}

/// A number with its noun.
fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

fn count(path: &Path, lang: Lang) -> Count {
    let mut count = Count::default();
    let mut tell = |error: &RecordError| {
        count.errors += usize::from(error.is_error());
        report(path, error, lang);
    };
    match open(path) {
        Err(error) => tell(&error),
        Ok(reader) => {
            for game in reader {
                match game {
                    Ok(reading) => {
                        count.games += 1;
                        count.plies += reading.record.tree.line_from(NodeId::ROOT).count();
                        reading.findings.iter().for_each(&mut tell);
                    }
                    Err(error) => {
                        count.games += usize::from(error.place.game.is_some());
                        tell(&error);
                    }
                }
            }
        }
    }
    count
}

/// One line on standard error.
pub(super) fn report(path: &Path, error: &RecordError, lang: Lang) {
    let told = lang.record_error(error, &|point| point.to_string(), &|m| m.to_string());
    say(format_args!("{}: {told}", path.display()));
}
