//! The form of all settings, made from their table.

use super::{Field, FieldId, Form, FormKind, Value};
use crate::config::{Kind, SETTINGS};
use crate::tui::app::App;

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
                Kind::Text(..) => Field::text(id, &word),
            }
        })
        .collect();
    fields.push(Field::new(FieldId::Go, Value::Button));
    Form {
        kind: FormKind::Settings,
        fields,
        selected: 0,
    }
}
