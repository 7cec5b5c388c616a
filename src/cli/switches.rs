//! A switch with its value: `--flip=false` takes back what the settings file, or an alias of the shell, has said. Such an
//! argument is replaced by the switch that says the same, before the arguments are read: so the help, the manual and
//! the completions show plain switches, and a switch never takes the argument after it.

use super::Failure;
use super::usage;
use crate::config::{Kind, SETTINGS};
use crate::i18n::Lang;
use std::ffi::OsString;

/// The switches, each with the argument that says the opposite.
fn switches() -> Vec<(&'static str, &'static str)> {
    let mut switches = vec![("new", "start=ask"), ("resume", "start=ask")];
    for setting in SETTINGS {
        if let Kind::Flag(off) = setting.kind {
            switches.extend([(setting.name, off), (off, setting.name)]);
        }
    }
    switches
}

/// A switch with a value that says neither.
#[derive(Debug)]
pub(super) struct WrongSwitch {
    option: String,
    value: String,
}

impl WrongSwitch {
    /// The error in a language.
    pub(super) fn told(&self, lang: Lang) -> Failure {
        usage::wrong(lang, &self.option, &self.value, &["true", "false"])
    }
}

/// The arguments, those replaced that are a switch with its value. `options` are the names of all options there are: a
/// name may be shortened as long as it is only one's.
pub(super) fn replaced(
    arguments: impl IntoIterator<Item = OsString>,
    options: &[&str],
) -> Result<Vec<OsString>, WrongSwitch> {
    let switches = switches();
    let mut is_open = true;
    let replaced = arguments.into_iter().map(|argument| {
        is_open &= argument != "--";
        let text = argument.to_str().filter(|_| is_open);
        let Some((name, value)) = text
            .and_then(|text| text.strip_prefix("--"))
            .and_then(|text| text.split_once('='))
        else {
            return Ok(argument);
        };
        let name = full(name, options).unwrap_or(name);
        let switch = switches.iter().find(|(switch, _)| *switch == name);
        match (switch, value) {
            (Some((name, _)), "true") => Ok(format!("--{name}").into()),
            (Some((_, opposite)), "false") => Ok(format!("--{opposite}").into()),
            (Some(_), _) => Err(WrongSwitch {
                option: format!("--{name}"),
                value: value.to_owned(),
            }),
            (None, _) => Ok(argument),
        }
    });
    replaced.collect()
}

/// The name that a shortened one means, if it is only one.
pub(super) fn full<'a>(short: &str, options: &[&'a str]) -> Option<&'a str> {
    if let Some(name) = options.iter().find(|name| **name == short) {
        return Some(name);
    }
    let mut names = options.iter().filter(|name| name.starts_with(short));
    names.next().copied().filter(|_| names.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: [&str; 5] = ["fen", "flip", "no-flip", "mouse", "no-mouse"];

    fn told(line: &str) -> String {
        let arguments = line.split(' ').map(OsString::from);
        let replaced = replaced(arguments, &OPTIONS).unwrap();
        let words: Vec<&str> = replaced.iter().map(|word| word.to_str().unwrap()).collect();
        words.join(" ")
    }

    #[test]
    fn a_switch_with_its_value_is_the_switch_that_says_the_same() {
        for (line, means) in [
            ("xq --flip=false", "xq --no-flip"),
            ("xq --flip=true a.pgn", "xq --flip a.pgn"),
            ("xq --no-mouse=false", "xq --mouse"),
            ("xq --fl=false", "xq --no-flip"),
            ("xq --new=false", "xq --start=ask"),
            ("xq --f=false", "xq --f=false"),
            ("xq --fen=false", "xq --fen=false"),
            ("xq -- --flip=false", "xq -- --flip=false"),
            ("xq flip=false", "xq flip=false"),
            ("xq --flip false", "xq --flip false"),
        ] {
            assert_eq!(told(line), means);
        }
    }

    #[test]
    fn a_switch_takes_no_other_value() {
        for value in ["", "no", "1", "False"] {
            let argument = OsString::from(format!("--flip={value}"));
            assert!(replaced([argument], &OPTIONS).is_err(), "{value}");
        }
    }
}
