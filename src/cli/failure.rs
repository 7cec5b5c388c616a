//! How a job fails: which exit code, and which line on standard error.

use crate::i18n::Lang;
use crate::notation::NotationError;
use crate::rules::FenError;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a job was not done.
#[derive(Debug)]
pub enum Failure {
    /// The work failed: exit code 1.
    Work(String),
    /// The command line was wrong: exit code 2.
    Usage(String),
    /// Help or the version was asked for instead of a job: exit code 0.
    Told(String),
    /// All is said already, or a signal ended the program: this is the exit code that shells expect.
    Exit(u8),
    /// Whoever read the output has gone: nobody is left to tell.
    NobodyReads,
}

impl Failure {
    /// The failure of some work on something that has a name.
    pub fn work(subject: impl Display, why: impl Display) -> Self {
        Self::Work(format!("{subject}: {why}"))
    }

    /// Says on standard error what went wrong, and gives the exit code.
    pub(super) fn report(&self) -> ExitCode {
        // Where the message can't be written either, the exit code has to do.
        match self {
            Self::Work(message) => {
                let _ = writeln!(io::stderr(), "xiangqi: {message}");
                ExitCode::FAILURE
            }
            Self::Usage(message) => {
                let _ = writeln!(io::stderr(), "xiangqi: {message}");
                ExitCode::from(2)
            }
            Self::Told(text) => {
                let _ = write!(io::stdout(), "{text}").and_then(|()| io::stdout().flush());
                ExitCode::SUCCESS
            }
            Self::Exit(code) => ExitCode::from(*code),
            Self::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

/// A closed pipe is no failure: `xiangqi moves | head -1` has got what it wanted.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::NobodyReads
        } else {
            Self::work("cannot write", error)
        }
    }
}

impl From<FenError> for Failure {
    fn from(error: FenError) -> Self {
        Self::Usage(error.to_string())
    }
}

/// One line out of the several that clap prints: what is wrong, what would be right, where help is.
impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Self {
        let text = error.render().to_string();
        if !error.use_stderr() {
            return Self::Told(text);
        }
        let body = text.split("\n\nUsage:").next().unwrap_or_default();
        let body = body
            .split("\n\nFor more information")
            .next()
            .unwrap_or_default();
        let lines: Vec<&str> = body
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect();
        let message = lines.join("; ");
        let message = message.strip_prefix("error: ").unwrap_or(&message);
        Self::Usage(format!(
            "{}; see xiangqi --help",
            message.replace(":;", ":")
        ))
    }
}

/// A text that should have been a move: told in the user's language, with points in ICCS.
pub(super) fn unread(lang: Lang, error: &NotationError) -> String {
    lang.notation_error(error, &|point| point.to_string(), &|m| m.to_string())
}
