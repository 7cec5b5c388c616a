//! The settings file: TOML text to values and back. What can't be read is named by line and column and
//! left out, one entry at a time; what is written changes the named values and no other byte.

use super::edit::{Additions, Edited};
use super::{Change, Layer, Setting};
use crate::i18n::{Lang, Text};
use crate::storage::replace;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

/// A place in the file, counted from 1 in lines and characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// The text with its lines, so that a place is found without reading all that stands before it.
struct Lines<'a> {
    text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        let after = text.match_indices('\n').map(|(newline, _)| newline + 1);
        let starts = std::iter::once(0).chain(after).collect();
        Self { text, starts }
    }

    fn place(&self, offset: usize) -> Place {
        let line = self.starts.partition_point(|&start| start <= offset);
        let start = self.starts.get(line.saturating_sub(1));
        let before = start.and_then(|&start| self.text.get(start..offset));
        Place {
            line,
            column: before.unwrap_or_default().chars().count() + 1,
        }
    }
}

/// Writes `line:column`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// One thing in the file that was not understood, and is therefore ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where it stands; `None` where the whole file could not be read.
    pub place: Option<Place>,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with an entry of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The file could not be read at all: the kind of trouble, and the platform's reason.
    Unreadable(io::ErrorKind, String),
    /// It is no TOML there, says the parser.
    Syntax(String),
    /// No setting has this name.
    UnknownKey(String),
    /// The setting does not take this value.
    WrongValue {
        /// The setting.
        key: String,
        /// What stands there.
        value: String,
        /// What could stand there.
        expected: Expected,
    },
}

/// What could stand in an entry of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// What the setting of that name takes.
    Setting(&'static str),
    /// What the text says.
    Told(Text),
}

impl Expected {
    fn tell(self, lang: Lang) -> String {
        match self {
            Self::Setting(name) => Setting::named(name)
                .map(|setting| setting.expected(lang))
                .unwrap_or_default(),
            Self::Told(text) => lang.text(text).to_owned(),
        }
    }
}

impl Problem {
    /// The problem in one line.
    pub fn tell(&self, lang: Lang) -> String {
        let told = match &self.fault {
            Fault::Unreadable(kind, words) => {
                let why = lang.system_trouble(*kind, words);
                lang.fill(Text::SettingsUnreadable, &[&why])
            }
            Fault::Syntax(why) => lang.fill(Text::SettingsSyntax, &[&lang.toml_trouble(why)]),
            Fault::UnknownKey(key) => lang.fill(Text::SettingsUnknownKey, &[key]),
            Fault::WrongValue {
                key,
                value,
                expected,
            } => {
                let expected = expected.tell(lang);
                lang.fill(Text::SettingsWrongValue, &[key, value, &expected])
            }
        };
        match self.place {
            Some(place) => format!("config.toml:{place}: {told}"),
            None => format!("config.toml: {told}"),
        }
    }
}

/// A key binding of the file's `[keys]` table. Which actions and keys exist, the key table knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyBinding {
    /// The action's name.
    pub action: String,
    /// The keys, each with the place where it stands; none unbinds the action.
    pub keys: Vec<(String, Place)>,
    /// Where the binding stands.
    pub place: Place,
}

/// The settings file as it was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    path: Option<PathBuf>,
    layer: Layer,
    keys: Vec<KeyBinding>,
    themes: BTreeMap<String, BTreeMap<String, String>>,
    /// Where the values stand, by the names of their keys.
    places: BTreeMap<String, Place>,
    problems: Vec<Problem>,
    additions: Additions,
}

impl File {
    /// Reads the file. A missing one says nothing and is no problem.
    pub fn load(path: PathBuf) -> Self {
        let mut file = match bytes(&path) {
            Ok(bytes) => Self::parse(&String::from_utf8_lossy(&bytes)),
            Err(error) if is_absence(&error) => Self::default(),
            Err(error) => Self {
                problems: vec![Problem {
                    place: None,
                    fault: Fault::Unreadable(error.kind(), error.to_string()),
                }],
                ..Self::default()
            },
        };
        file.path = Some(path);
        file
    }

    /// Understands as much of the text as it can.
    pub fn parse(text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = Lines::new(text);
        let mut file = Self::default();
        let (table, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let place = lines.place(error.span().map_or(0, |span| span.start));
            file.complain(place, Fault::Syntax(error.message().to_owned()));
        }
        // Where the parser loses its way, several of its rules may name the same line; one is enough, and
        // what it made of the rest of that line is a guess.
        let line = |problem: &Problem| problem.place.map(|place| place.line);
        file.problems.sort_by_key(|problem| problem.place);
        file.problems.dedup_by_key(|problem| line(problem));
        let broken: BTreeSet<_> = file.problems.iter().filter_map(line).collect();
        for (key, value) in table.get_ref() {
            let name = key.get_ref().as_ref();
            let place = lines.place(key.span().start);
            match (name, value.get_ref()) {
                _ if broken.contains(&place.line) => {}
                ("keys", DeValue::Table(bindings)) => file.read_keys(&lines, bindings),
                ("themes", DeValue::Table(themes)) => file.read_themes(&lines, themes),
                _ => file.read_setting(
                    name,
                    value.get_ref(),
                    place,
                    lines.place(value.span().start),
                ),
            }
        }
        file.problems.sort_by_key(|problem| problem.place);
        file
    }

    fn complain(&mut self, place: Place, fault: Fault) {
        let place = Some(place);
        self.problems.push(Problem { place, fault });
    }

    fn read_setting(&mut self, name: &str, value: &DeValue<'_>, at_key: Place, at_value: Place) {
        let Some(setting) = Setting::named(name) else {
            return self.complain(at_key, Fault::UnknownKey(name.to_owned()));
        };
        self.places.insert(name.to_owned(), at_value);
        let word = word(value);
        // A trial on throw-away settings: the word must be one that the setting takes.
        let taken = word
            .as_ref()
            .is_some_and(|word| setting.set(&mut super::Settings::default(), word));
        match word {
            Some(word) if taken => self.layer.set(setting.name, word),
            word => {
                let expected = Expected::Setting(setting.name);
                self.wrong_value(name, word, value, expected, at_value);
            }
        }
    }

    fn wrong_value(
        &mut self,
        key: &str,
        word: Option<String>,
        value: &DeValue<'_>,
        expected: Expected,
        at: Place,
    ) {
        let value = word.unwrap_or_else(|| value.type_str().to_owned());
        let key = key.to_owned();
        self.complain(
            at,
            Fault::WrongValue {
                key,
                value,
                expected,
            },
        );
    }

    fn read_keys(&mut self, lines: &Lines<'_>, bindings: &DeTable<'_>) {
        for (action, value) in bindings {
            let name = action.get_ref().as_ref();
            let (named, may_be_empty) = match value.get_ref() {
                DeValue::Array(keys) => (keys.iter().collect(), keys.is_empty()),
                _ => (vec![value], false),
            };
            let mut keys = Vec::new();
            for key in named {
                let at = lines.place(key.span().start);
                if let Some(key) = key.get_ref().as_str() {
                    keys.push((key.to_owned(), at));
                } else {
                    let expected = Expected::Told(Text::ExpectedKeys);
                    self.wrong_value(&format!("keys.{name}"), None, key.get_ref(), expected, at);
                }
            }
            if may_be_empty || !keys.is_empty() {
                self.keys.push(KeyBinding {
                    action: name.to_owned(),
                    keys,
                    place: lines.place(action.span().start),
                });
            }
        }
    }

    fn read_themes(&mut self, lines: &Lines<'_>, themes: &DeTable<'_>) {
        for (name, value) in themes {
            let name = name.get_ref().as_ref();
            let Some(roles) = value.get_ref().as_table() else {
                let at = lines.place(value.span().start);
                let key = format!("themes.{name}");
                let expected = Expected::Told(Text::ExpectedTable);
                self.wrong_value(&key, None, value.get_ref(), expected, at);
                continue;
            };
            let mut theme = BTreeMap::new();
            for (role, value) in roles {
                let role = role.get_ref().as_ref();
                if let Some(style) = value.get_ref().as_str() {
                    let at = lines.place(value.span().start);
                    self.places.insert(format!("themes.{name}.{role}"), at);
                    theme.insert(role.to_owned(), style.to_owned());
                } else {
                    let at = lines.place(value.span().start);
                    let key = format!("themes.{name}.{role}");
                    let expected = Expected::Told(Text::ExpectedColour);
                    self.wrong_value(&key, None, value.get_ref(), expected, at);
                }
            }
            self.themes.insert(name.to_owned(), theme);
        }
    }

    /// Where the file is or would be; `None` where the platform has no place for it.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether the file was there and said anything.
    pub(super) fn layer(&self) -> &Layer {
        &self.layer
    }

    /// The key bindings, in the order of their actions' names.
    pub fn keys(&self) -> &[KeyBinding] {
        &self.keys
    }

    /// The user's own themes: by name, each a table of roles and styles.
    pub fn themes(&self) -> &BTreeMap<String, BTreeMap<String, String>> {
        &self.themes
    }

    /// Where the value of a key stands, as `theme` or `themes.night.cursor`.
    pub fn place_of(&self, key: &str) -> Option<Place> {
        self.places.get(key).copied()
    }

    /// What was not understood.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Writes the given settings into the file, beside whatever else it holds by now. A line that was added by an earlier
    /// call is erased where its setting has gone back to what holds without it.
    ///
    /// # Errors
    /// There is no place for the file, it can't be written, or it holds a mistake: text that was not understood is
    /// not rewritten.
    pub fn write(&mut self, changes: &[Change]) -> Result<(), CannotWrite> {
        let path = self.path.as_deref().ok_or(CannotWrite::NoPlace)?;
        let text = match bytes(path) {
            Ok(bytes) => Some(String::from_utf8(bytes).map_err(|_| CannotWrite::Mistakes)?),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(CannotWrite::Io(error)),
        };
        let mut additions = self.additions.clone();
        let edited = additions.edit(text.clone(), changes);
        let done = match edited.ok_or(CannotWrite::Mistakes)? {
            Edited::Nothing => std::fs::remove_file(path),
            Edited::Text(edited) if edited == text.unwrap_or_default() => Ok(()),
            Edited::Text(edited) => path
                .parent()
                .map_or(Ok(()), std::fs::create_dir_all)
                .and_then(|()| replace(path, edited.as_bytes())),
        };
        done.map_err(CannotWrite::Io)?;
        self.additions = additions;
        Ok(())
    }
}

/// What the file holds. Nothing is waited for: a pipe that nobody fills would hold up the start for ever.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let kind = std::fs::metadata(path)?.file_type();
    if kind.is_file() || kind.is_dir() {
        std::fs::read(path)
    } else {
        Err(io::ErrorKind::NotSeekable.into())
    }
}

/// Whether the error only says that there is no such file: a folder that is missing, or is no folder, holds none.
fn is_absence(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

/// A scalar as the word that stands for it on the command line.
fn word(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Boolean(flag) => Some(flag.to_string()),
        DeValue::Integer(number) => Some(number.to_string()),
        _ => None,
    }
}

/// Why the settings file was left as it was.
#[derive(Debug)]
pub enum CannotWrite {
    /// The platform names no folder for it.
    NoPlace,
    /// It holds text that was not understood.
    Mistakes,
    /// The platform refused.
    Io(io::Error),
}

impl CannotWrite {
    /// The reason in one line.
    pub fn tell(&self, lang: Lang) -> String {
        match self {
            Self::NoPlace => lang.text(Text::NoHome).to_owned(),
            Self::Mistakes => lang.text(Text::SettingsMistakes).to_owned(),
            Self::Io(error) => lang.system_error(error),
        }
    }
}
