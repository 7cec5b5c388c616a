//! What is wrong with a command line, in one line: the argument, what stands there, and what could. A name is
//! proposed only where it is like the one that was typed.

use super::Failure;
use crate::config::{Kind, SETTINGS, Setting};
use crate::i18n::{Lang, Text};
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::error::Error as _;

/// A value that an option does not take.
pub(super) fn wrong(lang: Lang, option: &str, value: &str, good: &[&str]) -> Failure {
    let told = glossed(lang, option, good);
    let message = lang.fill(Text::UsageCannotBe, &[&option, &value, &told]);
    Failure::Usage(meant(lang, message, like(value, good)))
}

/// The values that an option takes, with what they are called.
fn glossed(lang: Lang, option: &str, good: &[&str]) -> String {
    let setting = option.strip_prefix("--").and_then(Setting::named);
    let glossed = |word: &&str| match setting {
        Some(setting) => setting.glossed(word, lang),
        None => (*word).to_owned(),
    };
    good.iter().map(glossed).collect::<Vec<_>>().join(", ")
}

/// Two arguments that do not go together.
pub(super) fn exclude(lang: Lang, one: &str, other: &str) -> Failure {
    let message = lang.fill(Text::UsageExclude, &[&one, &other]);
    Failure::Usage(lang.fill(Text::UsageSeeHelp, &[&message]))
}

/// A message with the name that was perhaps meant.
fn meant(lang: Lang, message: String, name: Option<&str>) -> String {
    match name {
        Some(name) => lang.fill(Text::UsageMeant, &[&message, &name]),
        None => message,
    }
}

/// What clap found wrong.
pub(super) fn told(lang: Lang, error: &Error) -> Failure {
    let argument = of(error, ContextKind::InvalidArg);
    // `--size <WORD>`, `<DEPTH>`, `[RECORD]`, `<FILE>...`: the name that is typed, else the one of the place.
    let name = |text: &str| {
        let mut words = text.split(['=', ' ', '[']).filter(|word| !word.is_empty());
        words.next().map_or(String::new(), bare)
    };
    let argument = name(&argument);
    let value = of(error, ContextKind::InvalidValue);
    let good = all(error, ContextKind::ValidValue);
    let good: Vec<&str> = good.iter().map(String::as_str).collect();
    let message = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() && good.is_empty() => {
            lang.fill(Text::UsageNeedsValue, &[&argument])
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            let told = glossed(lang, &argument, &good);
            lang.fill(Text::UsageNeedsOneOf, &[&argument, &told])
        }
        ErrorKind::InvalidValue => return wrong(lang, &argument, &value, &good),
        ErrorKind::ValueValidation => {
            let why = expected(lang, &argument, error);
            lang.fill(Text::UsageCannotBe, &[&argument, &value, &why])
        }
        ErrorKind::UnknownArgument if argument.starts_with('-') => unknown(lang, error, &argument),
        ErrorKind::UnknownArgument => {
            // Here stands what was typed, and no name of a place.
            let typed = of(error, ContextKind::InvalidArg);
            lang.fill(Text::UsageTooMany, &[&typed])
        }
        ErrorKind::InvalidSubcommand => {
            let job = of(error, ContextKind::InvalidSubcommand);
            lang.fill(Text::UsageNoJob, &[&job])
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = all(error, ContextKind::InvalidArg);
            let missing: Vec<String> = missing.iter().map(|text| name(text)).collect();
            lang.fill(Text::UsageMissing, &[&missing.join(" ")])
        }
        ErrorKind::ArgumentConflict => {
            let other = name(&of(error, ContextKind::PriorArg));
            return exclude(lang, &argument, &other);
        }
        ErrorKind::TooManyValues => lang.fill(Text::UsageTakesNoValue, &[&argument, &value]),
        _ => plain(error),
    };
    Failure::Usage(lang.fill(Text::UsageSeeHelp, &[&message]))
}

/// What an argument takes that checks its values itself.
fn expected(lang: Lang, argument: &str, error: &Error) -> String {
    if let Some(setting) = argument.strip_prefix("--").and_then(Setting::named) {
        return setting.expected(lang);
    }
    let why = error.source().map(ToString::to_string).unwrap_or_default();
    Text::of_command_line(&why).map_or(why, |text| lang.text(text).to_owned())
}

/// An option that there is not, at least not there.
fn unknown(lang: Lang, error: &Error, option: &str) -> String {
    let job = of(error, ContextKind::SuggestedSubcommand);
    if !job.is_empty() {
        return lang.fill(Text::UsageOptionOf, &[&option, &job]);
    }
    let proposed = of(error, ContextKind::SuggestedArg);
    // The beginning of only one option would have been taken for it.
    if proposed.starts_with(option) {
        return lang.fill(Text::UsageManyOptions, &[&option]);
    }
    let is_named = |setting: &Setting| {
        let name = option.strip_prefix("--");
        let is_off = |off| name == Some(off);
        name == Some(setting.name) || matches!(setting.kind, Kind::Flag(off) if is_off(off))
    };
    if SETTINGS.iter().any(is_named) {
        return lang.fill(Text::UsageNotHere, &[&option]);
    }
    let message = lang.fill(Text::UsageNoOption, &[&option]);
    meant(lang, message, like(option, &[proposed.as_str()]))
}

/// A name of a place without its brackets.
fn bare(word: &str) -> String {
    let is_bracket = |c| matches!(c, '<' | '>' | '[' | ']' | '.');
    if word.starts_with('-') {
        word.to_owned()
    } else {
        word.trim_matches(is_bracket).to_owned()
    }
}

/// The first one of what an error says of itself under a heading.
fn of(error: &Error, kind: ContextKind) -> String {
    all(error, kind).into_iter().next().unwrap_or_default()
}

/// All that an error says of itself under a heading.
fn all(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// The first line of what clap itself would print.
fn plain(error: &Error) -> String {
    let text = error.render().to_string();
    let line = text.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_owned()
}

/// The name among several that is like a word: the word is its beginning, or lacks no more than a mark or two of it.
pub(super) fn like<'a>(word: &str, names: &[&'a str]) -> Option<&'a str> {
    let word = word.to_lowercase();
    let is_like = |name: &&&str| {
        let name = name.to_lowercase();
        let most = match name.trim_start_matches('-').chars().count() {
            0..=3 => 0,
            4..=5 => 1,
            _ => 2,
        };
        let is_beginning = word.trim_start_matches('-').len() > 1 && name.starts_with(&word);
        is_beginning || distance(&word, &name) <= most
    };
    let nearest = names.iter().filter(is_like);
    nearest
        .min_by_key(|name| distance(&word, &name.to_lowercase()))
        .copied()
}

/// How many marks must be put in, taken out, changed or swapped with their neighbour to make one word the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    let mut mark_before = None;
    for (place, mark) in one.chars().enumerate() {
        let mut next = vec![place + 1];
        for (column, to) in other.iter().enumerate() {
            let at = |row: &[usize], column: usize| row.get(column).copied().unwrap_or(usize::MAX);
            let changed = at(&row, column) + usize::from(mark != *to);
            let put = at(&next, column).min(at(&row, column + 1)) + 1;
            let mut least = changed.min(put);
            let is_swapped = column
                .checked_sub(1)
                .is_some_and(|left| mark_before == Some(*to) && other.get(left) == Some(&mark));
            if is_swapped && !before.is_empty() {
                least = least.min(at(&before, column - 1) + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut row, next);
        mark_before = Some(mark);
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_name_that_is_like_the_word_is_proposed() {
        let names = ["horse", "two-horses", "rook", "nine-pieces", "--flip"];
        for (word, name) in [
            ("hores", Some("horse")),
            ("rok", Some("rook")),
            ("Rook", Some("rook")),
            ("nine", Some("nine-pieces")),
            ("--flop", Some("--flip")),
            ("--fli", Some("--flip")),
            ("foo", None),
            ("queen", None),
            ("r", None),
            ("", None),
            ("--nosuch", None),
        ] {
            assert_eq!(like(word, &names), name, "{word}");
        }
    }
}
