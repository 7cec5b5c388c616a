//! The options that are settings: made from the table of settings, so that none can be forgotten.

use super::page::said;
use crate::config::{Kind, Layer, SETTINGS, Setting, Settings};
use crate::i18n::{Lang, Text};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser, ValueParser};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use std::ffi::OsStr;

/// All settings, as options of the game itself.
#[derive(Debug, Default)]
pub struct SettingOptions(Layer);

/// Those settings that a line of play depends on, its start and its rules, as options of a command that judges one.
#[derive(Debug, Default)]
pub struct RuleOptions(Layer);

const RULES: [&str; 6] = [
    "handicap",
    "rules",
    "repetition",
    "move-limit",
    "exempt-checks",
    "refuse",
];

fn rule_settings() -> impl Iterator<Item = &'static Setting> {
    SETTINGS
        .iter()
        .filter(|setting| RULES.contains(&setting.name))
}

impl SettingOptions {
    /// The settings that were given.
    pub fn layer(&self) -> &Layer {
        &self.0
    }
}

impl RuleOptions {
    /// The settings that were given.
    pub fn layer(&self) -> &Layer {
        &self.0
    }
}

/// Whether the switch is on unless something is said: then the option that turns it off is the one to show.
fn is_on(setting: &Setting) -> bool {
    setting.get(&Settings::default()) == "true"
}

/// The parser of a setting's value. It complains in clap's way, which names the option and what it takes.
fn value_parser(setting: &'static Setting) -> ValueParser {
    match setting.kind {
        Kind::Choice(words) => ValueParser::new(Choice {
            setting,
            words: PossibleValuesParser::new(words),
        }),
        Kind::Flag(_) | Kind::Text(..) => ValueParser::from(move |word: &str| {
            if setting.set(&mut Settings::default(), word) {
                Ok(word.to_owned())
            } else {
                Err(setting.expected(Lang::En))
            }
        }),
    }
}

/// Reads a value of a setting that takes one of a few words, by its word or by a name of it.
#[derive(Clone)]
struct Choice {
    setting: &'static Setting,
    words: PossibleValuesParser,
}

impl TypedValueParser for Choice {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        let word = value.to_str().and_then(|typed| self.setting.word_of(typed));
        match word {
            Some(word) => Ok(word.to_owned()),
            // The complaint names the words.
            None => self.words.parse_ref(command, argument, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        self.words.possible_values()
    }
}

/// The parser of the values of one setting, for a command that takes no other one.
pub(super) fn parser_of(name: &str) -> ValueParser {
    Setting::named(name).map_or_else(ValueParser::string, value_parser)
}

/// The help of a setting with the words it takes, unless it names them all.
fn with_words(help: &str, words: &[&str]) -> String {
    if words.iter().all(|word| help.contains(word)) {
        help.to_owned()
    } else {
        format!("{help} ({})", words.join(", "))
    }
}

/// Adds the option for the start, and the switches that say the same in a word.
fn start(command: Command, arg: Arg) -> Command {
    let switch = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
    command
        .arg(arg)
        .arg(
            switch("new")
                .help(said(Text::ArgNew))
                .overrides_with("start"),
        )
        .arg(
            switch("resume")
                .help(said(Text::ArgResume))
                .overrides_with("start")
                .conflicts_with("new"),
        )
}

/// Adds the option of one setting; a switch has two, of which the less useful is hidden.
fn add(command: Command, setting: &'static Setting) -> Command {
    let switch = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
    let arg = Arg::new(setting.name)
        .long(setting.name)
        .help(said(setting.help));
    match setting.kind {
        Kind::Flag(off) => command
            .arg(
                switch(setting.name)
                    .help(said(setting.help))
                    .hide(is_on(setting)),
            )
            .arg(
                switch(off)
                    .help(said(setting.help))
                    .hide(!is_on(setting))
                    .overrides_with(setting.name),
            ),
        Kind::Choice(words) => {
            let arg = arg
                .value_name("WORD")
                .help(with_words(said(setting.help), words))
                .hide_possible_values(true)
                .value_parser(value_parser(setting))
                .global(setting.name == "lang");
            if setting.name == "start" {
                start(command, arg)
            } else {
                command.arg(arg)
            }
        }
        Kind::Text(value, _) => {
            command.arg(arg.value_name(value).value_parser(value_parser(setting)))
        }
    }
}

/// Reads what was said about one setting.
fn read(matches: &ArgMatches, setting: &'static Setting, layer: &mut Layer) {
    match setting.kind {
        Kind::Flag(off) => {
            for (option, word) in [(setting.name, "true"), (off, "false")] {
                if matches.get_flag(option) {
                    layer.set(setting.name, word);
                }
            }
        }
        Kind::Choice(_) | Kind::Text(..) => {
            if let Some(word) = matches.get_one::<String>(setting.name) {
                layer.set(setting.name, word);
            }
            let switches = ["new", "resume"].into_iter();
            for word in switches.filter(|word| setting.name == "start" && matches.get_flag(word)) {
                layer.set(setting.name, word);
            }
        }
    }
}

fn read_all(matches: &ArgMatches, settings: impl Iterator<Item = &'static Setting>) -> Layer {
    let mut layer = Layer::default();
    settings.for_each(|setting| read(matches, setting, &mut layer));
    layer
}

impl Args for SettingOptions {
    fn augment_args(command: Command) -> Command {
        SETTINGS.iter().fold(command, add)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for SettingOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Self(read_all(matches, SETTINGS.iter())))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for RuleOptions {
    fn augment_args(command: Command) -> Command {
        rule_settings().fold(command, add)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for RuleOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        Ok(Self(read_all(matches, rule_settings())))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
