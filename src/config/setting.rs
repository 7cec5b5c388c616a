//! The one table of settings: name, values, and how each is read and written as a word. Options, the file
//! and `xiangqi config` are all made from it.

use super::{BoardSize, NotationStyle, PieceSet, Settings, StartWith};
use crate::game::Handicap;
use crate::i18n::{Labels, Lang, Text, read_clock};
use crate::rules::{MoveLimit, Repetition, RuleSet};
use std::str::FromStr;

/// What values a setting takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `true` or `false`; the name of the option that says `false`.
    Flag(&'static str),
    /// Text that the setting itself checks: its name in the help, and what is expected.
    Text(&'static str, Text),
}

/// One setting.
pub struct Setting {
    /// Its name, as in the file and, with two dashes, on the command line.
    pub name: &'static str,
    /// What it takes.
    pub kind: Kind,
    /// What its option does, in one line of `--help` and the man page. Of a switch that is on unless something is
    /// said, the option that turns it off.
    pub help: Text,
    get: fn(&Settings) -> String,
    set: fn(&mut Settings, &str) -> Option<()>,
}

impl Setting {
    /// The setting with the given name.
    pub fn named(name: &str) -> Option<&'static Self> {
        SETTINGS.iter().find(|setting| setting.name == name)
    }

    /// Its value in the given settings, as the word that [`set`](Self::set) reads.
    pub fn get(&self, settings: &Settings) -> String {
        (self.get)(settings)
    }

    /// Changes its value, if the word is one that it takes, or the name of one.
    pub fn set(&self, settings: &mut Settings, word: &str) -> bool {
        (self.set)(settings, self.word_of(word).unwrap_or(word)).is_some()
    }

    /// A value as it stands in the settings file.
    pub fn literal(&self, word: &str) -> String {
        match self.kind {
            Kind::Flag(_) => word.to_owned(),
            Kind::Choice(_) | Kind::Text(..) => toml::Value::String(word.to_owned()).to_string(),
        }
    }

    /// What the setting takes, for an error message.
    pub fn expected(&self, lang: Lang) -> String {
        match self.kind {
            Kind::Choice(words) => {
                let words: Vec<String> =
                    words.iter().map(|word| self.glossed(word, lang)).collect();
                words.join(", ")
            }
            Kind::Flag(_) => "true, false".to_owned(),
            Kind::Text(_, what) => lang.text(what).to_owned(),
        }
    }
}

/// A setting whose enum has its own words.
macro_rules! choice {
    ($name:literal, $choices:ident, $field:ident, $help:ident) => {
        Setting {
            name: $name,
            kind: Kind::Choice($choices::WORDS),
            help: Text::$help,
            get: |settings| settings.$field.word().to_owned(),
            set: |settings, word| {
                settings.$field = $choices::parse(word)?;
                Some(())
            },
        }
    };
}

/// A switch.
macro_rules! flag {
    ($name:literal, $($field:ident).+, $help:ident) => {
        Setting {
            name: $name,
            kind: Kind::Flag(concat!("no-", $name)),
            help: Text::$help,
            get: |settings| settings.$($field).+.to_string(),
            set: |settings, word| {
                settings.$($field).+ = word.parse().ok()?;
                Some(())
            },
        }
    };
}

const NONE: &str = "none";
const HANDICAPS: &[&str] = &[
    NONE,
    "horse",
    "cannon",
    "two-horses",
    "rook",
    "rook-horse",
    "nine-pieces",
];

/// What a word means that may also say `none`; the outer option is empty where it means nothing.
#[allow(clippy::option_option)] // told apart at once: not understood, and understood as nothing
fn or_none<T: FromStr>(word: &str) -> Option<Option<T>> {
    match word {
        NONE => Some(None),
        word => word.parse().ok().map(Some),
    }
}

/// All settings, in the order in which they are shown.
pub const SETTINGS: &[Setting] = &[
    Setting {
        name: "lang",
        kind: Kind::Choice(&["en", "zh-Hant", "zh-Hans"]),
        help: Text::OptLang,
        get: |settings| settings.lang.tag().to_owned(),
        set: |settings, word| {
            settings.lang = Lang::parse(word)?;
            Some(())
        },
    },
    Setting {
        name: "rules",
        kind: Kind::Choice(RuleSet::WORDS),
        help: Text::OptRules,
        get: |settings| settings.rules.set.word().to_owned(),
        set: |settings, word| {
            settings.rules.set = RuleSet::parse(word)?;
            Some(())
        },
    },
    Setting {
        name: "repetition",
        kind: Kind::Choice(Repetition::WORDS),
        help: Text::OptRepetition,
        get: |settings| settings.rules.repetition.word().to_owned(),
        set: |settings, word| {
            settings.rules.repetition = Repetition::parse(word)?;
            Some(())
        },
    },
    Setting {
        name: "move-limit",
        kind: Kind::Text("PLIES", Text::ExpectedPlies),
        help: Text::OptMoveLimit,
        get: |settings| settings.rules.limit.word(),
        set: |settings, word| {
            settings.rules.limit = MoveLimit::parse(word)?;
            Some(())
        },
    },
    flag!("exempt-checks", rules.exempt_checks, OptExemptChecks),
    flag!("refuse", rules.refuse, OptRefuse),
    Setting {
        name: "handicap",
        kind: Kind::Choice(HANDICAPS),
        help: Text::OptHandicap,
        get: |settings| settings.handicap.map_or(NONE, Handicap::name).to_owned(),
        set: |settings, word| {
            settings.handicap = or_none(word)?;
            Some(())
        },
    },
    Setting {
        name: "clock",
        kind: Kind::Text("SPEC", Text::ExpectedClock),
        help: Text::OptClock,
        get: |settings| {
            settings
                .clock
                .map_or(NONE.to_owned(), |control| control.to_string())
        },
        set: |settings, word| {
            settings.clock = read_clock(word).ok()?;
            Some(())
        },
    },
    flag!("plain", plain, OptPlain),
    choice!("pieces", PieceSet, pieces, OptPieces),
    flag!("distinct", distinct, OptDistinct),
    flag!("ascii", ascii, OptAscii),
    Setting {
        name: "theme",
        kind: Kind::Text("NAME", Text::ExpectedTheme),
        help: Text::OptTheme,
        get: |settings| settings.theme.clone(),
        set: |settings, word| {
            word.clone_into(&mut settings.theme);
            Some(())
        },
    },
    choice!("size", BoardSize, size, OptSize),
    flag!("flip", flip, OptFlip),
    flag!("auto-flip", auto_flip, OptAutoFlip),
    Setting {
        name: "labels",
        kind: Kind::Choice(&["xy", "iccs", "files"]),
        help: Text::OptLabels,
        get: |settings| settings.labels.tag().to_owned(),
        set: |settings, word| {
            settings.labels = Labels::parse(word)?;
            Some(())
        },
    },
    choice!("notation", NotationStyle, notation, OptNotation),
    flag!("mouse", mouse, OptMouse),
    flag!("hints", hints, OptHints),
    flag!("blindfold", blindfold, OptBlindfold),
    flag!("animation", animation, OptAnimation),
    flag!("bell-check", bell_check, OptBellCheck),
    flag!("bell-move", bell_move, OptBellMove),
    flag!("bell-flag", bell_flag, OptBellFlag),
    flag!("takeback-asks", takeback_asks, OptTakebackAsks),
    choice!("start", StartWith, start, OptStart),
];
