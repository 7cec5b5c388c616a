//! Forms: fields with labels, filled in by keys or mouse. Each form knows its fields; what becomes of them is the
//! business of `update`.

mod new_game;
mod settings;
mod words;

pub use new_game::{new_game, settle_own_clock, settle_usual_clock};
pub use settings::{Acts, settings, stays};
pub use words::{choice, expected, label, theme};

use super::app::App;
use super::command::Command;
use super::letter::Letter;
use crate::config::SETTINGS;
use crate::i18n::{Lang, Text};
use std::path::Path;
use tui_input::Input;

/// A form that is being filled in.
#[derive(Clone, Debug)]
pub struct Form {
    /// Which form.
    pub kind: FormKind,
    /// Its fields.
    pub fields: Vec<Field>,
    /// The field that gets the keys.
    pub selected: usize,
    /// The letter that opened it, while all that was typed since may be the rest of a move.
    pub letter: Option<Box<Letter>>,
}

/// The forms there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormKind {
    /// What the next game will be.
    NewGame,
    /// All settings.
    Settings,
}

/// One field.
#[derive(Clone, Debug)]
pub struct Field {
    /// What it is for.
    pub id: FieldId,
    /// What is in it.
    pub value: Value,
    /// What is wrong with it, or empty.
    pub error: String,
    /// Whether its text is only a proposal: what is typed replaces it, a key that edits keeps it.
    pub is_proposed: bool,
}

/// What a field is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldId {
    /// Words that explain something.
    Note(Text),
    /// Red's name.
    Red,
    /// Black's name.
    Black,
    /// Whether the players change sides.
    Swap,
    /// The rule set.
    Rules,
    /// The handicap.
    Handicap,
    /// The clock, one of the usual ones.
    Clock,
    /// The clock, in words of one's own.
    OwnClock,
    /// The position to start from.
    Position,
    /// A setting, by its place in the table.
    Setting(usize),
    /// The button that does it.
    Go,
}

/// What is in a field.
#[derive(Clone, Debug)]
pub enum Value {
    /// Text.
    Text(Input),
    /// One of several words.
    Choice {
        /// The words.
        words: Vec<String>,
        /// Which one.
        at: usize,
    },
    /// On or off.
    Toggle(bool),
    /// A button.
    Button,
    /// A heading or a note.
    Heading,
}

impl Field {
    /// A field without a mistake.
    const fn new(id: FieldId, value: Value) -> Self {
        Self {
            id,
            value,
            error: String::new(),
            is_proposed: false,
        }
    }

    /// A field for text, with a proposal.
    fn text(id: FieldId, text: &str) -> Self {
        Self {
            is_proposed: !text.is_empty(),
            ..Self::new(id, Value::Text(Input::new(text.to_owned())))
        }
    }

    /// A field with choices, one of them chosen.
    fn choice(id: FieldId, words: &[&str], chosen: &str) -> Self {
        let at = words.iter().position(|word| *word == chosen).unwrap_or(0);
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        Self::new(id, Value::Choice { words, at })
    }

    /// What is in it, as a word.
    pub fn word(&self) -> String {
        match &self.value {
            Value::Text(input) => input.value().trim().to_owned(),
            Value::Choice { words, at } => words.get(*at).cloned().unwrap_or_default(),
            Value::Toggle(on) => on.to_string(),
            Value::Button | Value::Heading => String::new(),
        }
    }
}

impl Form {
    /// The field that gets the keys.
    pub fn field(&self) -> Option<&Field> {
        self.fields.get(self.selected)
    }

    /// What is in the field for that.
    pub fn word(&self, id: FieldId) -> String {
        let field = self.fields.iter().find(|field| field.id == id);
        field.map(Field::word).unwrap_or_default()
    }

    /// Whether text is being typed.
    pub fn is_typing(&self) -> bool {
        matches!(self.field().map(|field| &field.value), Some(Value::Text(_)))
    }

    /// Whether a character that is no key is for a text: the one in hand, or where a new game opens on its button, the
    /// first name.
    pub fn takes_text(&self) -> bool {
        self.is_typing() || self.is_on_button_of_new_game()
    }

    /// Goes to the first name if a new game is on its button.
    pub fn go_to_text(&mut self) {
        if self.is_on_button_of_new_game() {
            self.far(true, usize::MAX);
        }
    }

    fn is_on_button_of_new_game(&self) -> bool {
        let is_on_button = matches!(self.field().map(|field| &field.value), Some(Value::Button));
        self.kind == FormKind::NewGame && is_on_button
    }

    /// Says what is wrong with a field, and goes there.
    pub fn blame(&mut self, id: FieldId, why: String) {
        for (place, field) in self.fields.iter_mut().enumerate() {
            if field.id == id {
                field.error = why;
                self.selected = place;
                return;
            }
        }
    }

    /// Goes to the next field that can be filled in, or the one before.
    pub fn step(&mut self, is_back: bool) {
        let count = self.fields.len();
        for _ in 0..count {
            self.selected = if is_back {
                self.selected.checked_sub(1).unwrap_or(count - 1)
            } else {
                (self.selected + 1) % count
            };
            if !matches!(self.field().map(|f| &f.value), Some(Value::Heading) | None) {
                return;
            }
        }
    }

    /// Goes so many rows on, or back, to a field that can be filled in, and not beyond the last or first one.
    pub fn far(&mut self, is_back: bool, rows: usize) {
        let start = self.selected;
        for _ in 0..self.fields.len() {
            let before = self.selected;
            self.step(is_back);
            let is_round = (self.selected < before) != is_back;
            let is_too_far = self.selected.abs_diff(start) > rows && before != start;
            if is_round || is_too_far {
                self.selected = before;
                return;
            }
        }
    }

    /// Takes the next choice, or the one before. Whether there was one to take.
    pub fn change(&mut self, is_back: bool) -> bool {
        let Some(field) = self.fields.get_mut(self.selected) else {
            return false;
        };
        field.error.clear();
        match &mut field.value {
            Value::Choice { words, at } if is_back => {
                *at = at.checked_sub(1).unwrap_or(words.len().saturating_sub(1));
            }
            Value::Choice { words, at } => *at = (*at + 1) % words.len().max(1),
            Value::Toggle(on) => *on = !*on,
            Value::Text(_) | Value::Button | Value::Heading => return false,
        }
        true
    }

    /// The title.
    pub const fn title(&self) -> Text {
        match self.kind {
            FormKind::NewGame => Text::TitleNewGame,
            FormKind::Settings => Text::TitleSettings,
        }
    }

    /// Whether nothing is wrong with a field.
    pub fn is_right(&self, place: usize) -> bool {
        self.fields
            .get(place)
            .is_none_or(|field| field.error.is_empty())
    }

    /// The words under the fields: what is wrong with the chosen one, how it is filled in or when it acts, what
    /// may be typed on the button of a new game or over a name that is proposed; else where the settings are kept. `key`
    /// names the key of a command.
    pub fn hint(&self, lang: Lang, file: Option<&Path>, key: impl Fn(Command) -> String) -> String {
        match self.field() {
            Some(_) if self.is_on_button_of_new_game() => {
                lang.fill(Text::FormStartHint, &[&key(Command::FormAccept)])
            }
            Some(field) if !field.error.is_empty() => field.error.clone(),
            Some(field)
                if field.is_proposed && matches!(field.id, FieldId::Red | FieldId::Black) =>
            {
                lang.fill(Text::FormNameHint, &[&key(Command::LineErase)])
            }
            Some(field) if field.id == FieldId::Handicap => {
                lang.text(Text::FormOddsHint).to_owned()
            }
            Some(field) if field.id == FieldId::OwnClock => {
                lang.text(Text::FormClockHint).to_owned()
            }
            Some(Field {
                id: FieldId::Setting(place),
                value: Value::Text(_),
                ..
            }) => SETTINGS
                .get(*place)
                .map(|setting| expected(lang, setting))
                .unwrap_or_default(),
            Some(Field {
                id: FieldId::Setting(place),
                ..
            }) if settings::acts(*place) == Acts::NextGame => {
                lang.text(Text::SettingNextGame).to_owned()
            }
            Some(Field {
                id: FieldId::Setting(place),
                ..
            }) if settings::acts(*place) == Acts::NextStart => {
                lang.text(Text::SettingNextStart).to_owned()
            }
            _ if self.kind == FormKind::Settings => match file {
                Some(path) => lang.fill(Text::SettingsIn, &[&path.display()]),
                None => lang.text(Text::NoHome).to_owned(),
            },
            _ => String::new(),
        }
    }
}

impl App {
    /// The form on top, if one is open.
    pub(super) fn form(&self) -> Option<&Form> {
        match self.modes().last() {
            Some(super::mode::Mode::Form(form)) => Some(form),
            _ => None,
        }
    }
}
