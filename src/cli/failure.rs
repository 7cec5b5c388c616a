//! How a job fails: which exit code, and which line on standard error.

use crate::i18n::{Lang, Text};
use crate::notation::NotationError;
use crate::plain::tame;
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
    /// What was to be said could not be written: exit code 1.
    Unwritten(io::Error),
    /// Whoever read the output has gone: nobody is left to tell.
    NobodyReads,
}

impl Failure {
    /// The failure of some work on something that has a name.
    pub fn work(subject: impl Display, why: impl Display) -> Self {
        Self::Work(format!("{subject}: {why}"))
    }

    /// Says on standard error what went wrong, in the language where that is not said yet, and gives the exit code.
    pub(super) fn report(&self, lang: &dyn Fn() -> Lang) -> ExitCode {
        // Where the message can't be written either, the exit code has to do.
        match self {
            Self::Work(message) => {
                say(format_args!("xiangqi: {message}"));
                ExitCode::FAILURE
            }
            Self::Usage(message) => {
                say(format_args!("xiangqi: {message}"));
                ExitCode::from(2)
            }
            Self::Told(text) => {
                let told = write!(io::stdout(), "{text}").and_then(|()| io::stdout().flush());
                told.map_or_else(
                    |error| Self::from(error).report(lang),
                    |()| ExitCode::SUCCESS,
                )
            }
            Self::Unwritten(error) => {
                let lang = lang();
                let message = lang.fill(Text::CannotWrite, &[&lang.system_error(error)]);
                Self::Work(message).report(&|| lang)
            }
            Self::Exit(code) => ExitCode::from(*code),
            Self::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

/// Writes one line on standard error. Names and texts from outside do nothing to the terminal there.
pub(super) fn say(what: impl Display) {
    // Where nobody hears, the exit code has to do.
    let _ = writeln!(io::stderr(), "{}", clean(what));
}

/// A text in one line, without characters that would do something to a terminal.
pub(super) fn clean(what: impl Display) -> String {
    tame(what.to_string().trim_end()).replace(['\u{2028}', '\u{2029}'], "?")
}

/// A closed pipe is no failure: `xiangqi moves | head -1` has got what it wanted.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::NobodyReads
        } else {
            Self::Unwritten(error)
        }
    }
}

/// A text that should have been a move: told in the user's language, with points in ICCS.
pub(super) fn unread(lang: Lang, error: &NotationError) -> String {
    if let NotationError::Unreadable { text } = error {
        return lang.no_move(text);
    }
    lang.notation_error(error, &|point| point.to_string(), &|m| m.to_string())
}
