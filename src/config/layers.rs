//! How settings from the locale, the file and the command line come together, and where each one came from.

use super::{File, NotationStyle, PieceSet, Problem, SETTINGS, Setting, Settings};
use crate::i18n::{Lang, Locale};

/// Where a setting came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The program's own choice, which may follow the locale.
    Default,
    /// The program's choice for the console of Linux.
    Console,
    /// The settings file.
    File,
    /// The command line.
    CommandLine,
}

/// Settings from one source, as words; the last one of a name counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layer(Vec<(&'static str, String)>);

impl Layer {
    /// Adds a value, by its word or by a name of it. It must be one that the setting of that name takes: an unknown one is
    /// skipped later.
    pub fn set(&mut self, name: &'static str, word: impl Into<String>) {
        let word = word.into();
        let known = Setting::named(name).and_then(|setting| setting.word_of(&word));
        self.0.push((name, known.map_or(word, str::to_owned)));
    }

    /// Adds all that another layer says, which counts more.
    pub fn extend(&mut self, other: &Self) {
        self.0.extend_from_slice(&other.0);
    }

    /// What it says of the setting of that name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, word) = self.0.iter().rfind(|(said, _)| *said == name)?;
        Some(word)
    }

    fn lang(&self) -> Option<Lang> {
        self.get("lang").and_then(Lang::parse)
    }

    fn apply(&self, settings: &mut Settings, sources: &mut [Source], source: Source) {
        for (name, word) in &self.0 {
            let found = SETTINGS
                .iter()
                .zip(&mut *sources)
                .find(|(setting, _)| setting.name == *name);
            if let Some((setting, slot)) = found
                && setting.set(settings, word)
            {
                *slot = source;
            }
        }
    }
}

/// The settings in force, with all that is known about them.
#[derive(Clone, Debug)]
pub struct Config {
    /// The settings in force.
    pub settings: Settings,
    /// The settings file as it was read.
    pub file: File,
    /// What would hold if the user had set nothing but, for this run, a language.
    pub unset: Settings,
    sources: Vec<Source>,
}

impl Config {
    /// Puts the layers together: what suits the locale, then the file, then the command line.
    pub fn settle(locale: Locale, file: File, command_line: &Layer) -> Self {
        let lang = command_line.lang().or_else(|| file.layer().lang());
        let mut settings = Settings::suited_to(locale, lang);
        let mut sources = vec![Source::Default; SETTINGS.len()];
        file.layer()
            .apply(&mut settings, &mut sources, Source::File);
        command_line.apply(&mut settings, &mut sources, Source::CommandLine);
        let mut unset = Settings::suited_to(locale, lang);
        unset.lang = locale.lang;
        if unset.ascii {
            unset.notation = NotationStyle::Wxf;
        }
        let mut config = Self {
            settings,
            file,
            unset,
            sources,
        };
        // Who asks for 7-bit characters and says nothing of the notation means the move list too.
        if config.settings.ascii && config.source("notation") == Some(Source::Default) {
            config.settings.notation = NotationStyle::Wxf;
        }
        config
    }

    /// The console of Linux has a font of some hundred characters, no Chinese ones and few lines: letters and ASCII are
    /// drawn there, unless the user has decided otherwise. Whether that changed the pieces.
    pub fn suit_console(&mut self) -> bool {
        let before = self.settings.pieces;
        for (name, word) in [("ascii", "true"), ("pieces", PieceSet::Letters.word())] {
            let mut named = SETTINGS
                .iter()
                .zip(&mut self.sources)
                .filter(|(setting, _)| setting.name == name);
            if let Some((setting, source)) = named.next()
                && setting.set(&mut self.unset, word)
                && *source == Source::Default
                && setting.get(&self.settings) != word
                && setting.set(&mut self.settings, word)
            {
                *source = Source::Console;
            }
        }
        self.settings.pieces != before
    }

    /// Does without what was said of a setting, which turned out to mean nothing.
    pub fn leave_out(&mut self, name: &str) {
        let mut named = SETTINGS
            .iter()
            .zip(&mut self.sources)
            .filter(|(setting, _)| setting.name == name);
        if let Some((setting, source)) = named.next()
            && setting.set(&mut self.settings, &setting.get(&self.unset))
        {
            *source = Source::Default;
        }
    }

    /// Whether the user has not decided a setting.
    pub fn is_open(&self, name: &str) -> bool {
        matches!(self.source(name), Some(Source::Default | Source::Console))
    }

    /// Every setting with its value and where that came from.
    pub fn origins(&self) -> impl Iterator<Item = (&'static Setting, String, Source)> {
        let values = SETTINGS.iter().map(|setting| setting.get(&self.settings));
        SETTINGS
            .iter()
            .zip(values)
            .zip(&self.sources)
            .map(|((setting, value), source)| (setting, value, *source))
    }

    /// Where a setting's value came from.
    pub fn source(&self, name: &str) -> Option<Source> {
        let place = SETTINGS.iter().position(|setting| setting.name == name)?;
        self.sources.get(place).copied()
    }

    /// What was wrong with the file.
    pub fn problems(&self) -> &[Problem] {
        self.file.problems()
    }
}
