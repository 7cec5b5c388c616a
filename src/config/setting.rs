//! The one table of settings: name, values, and how each is read and written as a word. Options, the file
//! and `xiangqi config` are all made from it.

use super::{BoardSize, NotationStyle, PieceSet, Settings, StartWith};
use crate::i18n::{Labels, Lang};
use crate::rules::{MoveLimit, Repetition, RuleSet};

/// What values a setting takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of these words.
    Choice(&'static [&'static str]),
    /// `true` or `false`.
    Flag,
    /// Text that the setting itself checks; the word says what is expected.
    Text(&'static str),
}

/// One setting.
pub struct Setting {
    /// Its name, as in the file and, with two dashes, on the command line.
    pub name: &'static str,
    /// What it takes.
    pub kind: Kind,
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

    /// Changes its value, if the word is one that it takes.
    pub fn set(&self, settings: &mut Settings, word: &str) -> bool {
        (self.set)(settings, word).is_some()
    }

    /// What the setting takes, for an error message.
    pub fn expected(&self) -> String {
        match self.kind {
            Kind::Choice(words) => words.join(", "),
            Kind::Flag => "true, false".to_owned(),
            Kind::Text(what) => what.to_owned(),
        }
    }
}

/// A setting whose enum has its own words.
macro_rules! choice {
    ($name:literal, $choices:ident, $field:ident) => {
        Setting {
            name: $name,
            kind: Kind::Choice($choices::WORDS),
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
    ($name:literal, $($field:ident).+) => {
        Setting {
            name: $name,
            kind: Kind::Flag,
            get: |settings| settings.$($field).+.to_string(),
            set: |settings, word| {
                settings.$($field).+ = word.parse().ok()?;
                Some(())
            },
        }
    };
}

const RULE_SETS: &[&str] = &["standard", "casual"];
const REPETITIONS: &[&str] = &["standard", "checks-only", "plain", "off"];

/// All settings, in the order in which they are shown.
pub const SETTINGS: &[Setting] = &[
    Setting {
        name: "lang",
        kind: Kind::Choice(&["en", "zh-Hant", "zh-Hans"]),
        get: |settings| settings.lang.tag().to_owned(),
        set: |settings, word| {
            settings.lang = Lang::parse(word)?;
            Some(())
        },
    },
    Setting {
        name: "rules",
        kind: Kind::Choice(RULE_SETS),
        get: |settings| match settings.rules.set {
            RuleSet::Standard => "standard".to_owned(),
            RuleSet::Casual => "casual".to_owned(),
        },
        set: |settings, word| {
            settings.rules.set = match word {
                "standard" => RuleSet::Standard,
                "casual" => RuleSet::Casual,
                _ => return None,
            };
            Some(())
        },
    },
    Setting {
        name: "repetition",
        kind: Kind::Choice(REPETITIONS),
        get: |settings| match settings.rules.repetition {
            Repetition::Standard => "standard".to_owned(),
            Repetition::ChecksOnly => "checks-only".to_owned(),
            Repetition::Plain => "plain".to_owned(),
            Repetition::Off => "off".to_owned(),
        },
        set: |settings, word| {
            settings.rules.repetition = match word {
                "standard" => Repetition::Standard,
                "checks-only" => Repetition::ChecksOnly,
                "plain" => Repetition::Plain,
                "off" => Repetition::Off,
                _ => return None,
            };
            Some(())
        },
    },
    Setting {
        name: "move-limit",
        kind: Kind::Text("120, 100, another number of plies, off"),
        get: |settings| match settings.rules.limit {
            MoveLimit::Plies(plies) => plies.to_string(),
            MoveLimit::Off => "off".to_owned(),
        },
        set: |settings, word| {
            settings.rules.limit = match word {
                "off" => MoveLimit::Off,
                plies => MoveLimit::Plies(plies.parse().ok().filter(|plies| *plies > 0)?),
            };
            Some(())
        },
    },
    flag!("exempt-checks", rules.exempt_checks),
    flag!("refuse", rules.refuse),
    Setting {
        name: "handicap",
        kind: Kind::Text("the name of a handicap"),
        get: |settings| settings.handicap.clone(),
        set: |settings, word| {
            word.clone_into(&mut settings.handicap);
            Some(())
        },
    },
    Setting {
        name: "clock",
        kind: Kind::Text("a time control"),
        get: |settings| settings.clock.clone(),
        set: |settings, word| {
            word.clone_into(&mut settings.clock);
            Some(())
        },
    },
    flag!("plain", plain),
    choice!("pieces", PieceSet, pieces),
    flag!("ascii", ascii),
    Setting {
        name: "theme",
        kind: Kind::Text("the name of a theme"),
        get: |settings| settings.theme.clone(),
        set: |settings, word| {
            word.clone_into(&mut settings.theme);
            Some(())
        },
    },
    choice!("size", BoardSize, size),
    flag!("flip", flip),
    flag!("auto-flip", auto_flip),
    Setting {
        name: "labels",
        kind: Kind::Choice(&["xy", "iccs", "files"]),
        get: |settings| settings.labels.tag().to_owned(),
        set: |settings, word| {
            settings.labels = Labels::parse(word)?;
            Some(())
        },
    },
    choice!("notation", NotationStyle, notation),
    flag!("mouse", mouse),
    flag!("hints", hints),
    flag!("animation", animation),
    flag!("bell-check", bell_check),
    flag!("bell-move", bell_move),
    flag!("bell-flag", bell_flag),
    flag!("takeback-asks", takeback_asks),
    choice!("start", StartWith, start),
];
