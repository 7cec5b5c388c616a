//! The form of all settings, made from their table.

use super::{Field, FieldId, Form, FormKind, Value};
use crate::config::{Chosen, Kind, NotationStyle, SETTINGS, Setting, Settings};
use crate::i18n::{Lang, Text};
use crate::tui::app::App;
use crate::tui::message::Effect;
use crate::tui::notice::{Notice, Part};
use crate::tui::screen::MouseUse;
use crate::tui::widgets::text;

/// So many cells of a refused text are quoted, so that there is room for what is said of it.
const QUOTED: u16 = 16;

/// When a changed setting shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acts {
    /// At once.
    AtOnce,
    /// With the next game.
    NextGame,
    /// When the program starts again.
    NextStart,
}

/// When the setting at a place of the table shows.
pub(super) fn acts(place: usize) -> Acts {
    match SETTINGS.get(place).map(|setting| setting.name) {
        Some(
            "rules" | "repetition" | "move-limit" | "exempt-checks" | "refuse" | "handicap"
            | "clock",
        ) => Acts::NextGame,
        Some("plain" | "start") => Acts::NextStart,
        _ => Acts::AtOnce,
    }
}

/// The form, with the settings in force.
pub fn settings(app: &App) -> Form {
    let mut fields: Vec<Field> = SETTINGS
        .iter()
        .enumerate()
        .map(|(place, setting)| {
            let id = FieldId::Setting(place);
            let word = setting.get(app.settings());
            match setting.kind {
                Kind::Choice(words) => Field::choice(id, words, &word),
                Kind::Flag(_) => Field::new(id, Value::Toggle(word == "true")),
                Kind::Text(..) if setting.name == "theme" => {
                    Field::choice(id, &app.themes.names(), &word)
                }
                Kind::Text(..) => Field::text(id, &in_words(app, setting)),
            }
        })
        .collect();
    fields.push(Field::new(FieldId::Go, Value::Button));
    Form {
        kind: FormKind::Settings,
        fields,
        selected: 0,
        letter: None,
    }
}

/// The value in force of a setting that is typed, as its field shows it.
fn in_words(app: &App, setting: &Setting) -> String {
    let settings = app.settings();
    let word = setting.get(settings);
    match (setting.name, word.as_str()) {
        ("clock", _) => settings.lang.clock(settings.clock.as_ref()),
        ("move-limit", "off") if settings.lang.is_chinese() => {
            settings.lang.text(Text::WordNone).to_owned()
        }
        _ => word,
    }
}

/// What is said where a text that was typed into a setting has been refused: which value stays.
pub fn stays(app: &App, field: &Field) -> Option<Notice> {
    let FieldId::Setting(place) = field.id else {
        return None;
    };
    let setting = SETTINGS.get(place)?;
    let text = match setting.name {
        "move-limit" => Text::NotALimit,
        "clock" => Text::NotAClock,
        _ => return None,
    };
    let typed = field.word();
    let typed = text::fit(&typed, QUOTED, app.theme.ellipsis());
    let parts = [Part::word(typed), Part::Word(in_words(app, setting))];
    Some(Notice::fill(text, parts))
}

impl App {
    /// The settings that have changed since they were kept, each with its word.
    pub(in crate::tui) fn changes(&self) -> Vec<(&'static str, String)> {
        SETTINGS
            .iter()
            .map(|setting| (setting, setting.get(&self.settings)))
            .filter(|(setting, word)| setting.get(&self.stored) != *word)
            .map(|(setting, word)| (setting.name, word))
            .collect()
    }

    /// The language was another one before: what follows it does.
    pub(in crate::tui) fn follow_language(&mut self, before: Lang) {
        let after = self.settings.lang;
        self.chosen.follow(&mut self.settings, before);
        // What is kept by default is no change to be kept.
        for (settings, chosen) in [
            (&mut self.stored, self.chosen),
            (&mut self.unset, Chosen::default()),
        ] {
            let lang = std::mem::replace(&mut settings.lang, after);
            chosen.follow(settings, before);
            settings.lang = lang;
        }
    }

    /// Whether the value of a setting would hold if the user had not decided it.
    pub(in crate::tui) fn is_default(&self, setting: &Setting, word: &str) -> bool {
        let is_in_letters = self.settings.ascii && !self.unset.ascii;
        let unset = if setting.name == "notation" && is_in_letters {
            // What the start makes of 7-bit characters that somebody asked for.
            NotationStyle::Wxf.word().to_owned()
        } else {
            setting.get(&self.unset)
        };
        unset == word
    }

    /// The user has given a setting the value that it has now.
    pub(in crate::tui) fn decide(&mut self, setting: &Setting) -> Effect {
        let word = setting.get(&self.settings);
        let is_decided = !self.is_default(setting, &word);
        self.chosen.note(setting.name, is_decided, self.decided);
        Effect::Store(vec![(setting.name, word)])
    }

    /// Takes over settings that have changed from what they were.
    pub(in crate::tui) fn settings_changed(&mut self, old: &Settings) -> Vec<Effect> {
        self.restyle();
        if self.settings.flip != old.flip {
            self.flipped = self.settings.flip;
        }
        self.turn_to_player();
        if self.settings.mouse == old.mouse {
            return Vec::new();
        }
        vec![Effect::Mouse(if self.settings.mouse {
            MouseUse::Reported
        } else {
            MouseUse::Left
        })]
    }
}
