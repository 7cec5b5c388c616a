//! A form, with its labels and choices in words.

use super::{Overlay, Shown};
use crate::tui::app::App;
use crate::tui::form::{Form, Value, choice, label};

/// The form as a box.
pub(super) fn overlay(app: &App, form: &Form) -> Overlay {
    let lang = app.settings().lang;
    let fields = form
        .fields
        .iter()
        .map(|field| {
            let shown = match &field.value {
                Value::Text(input) => Shown::Text(input.clone()),
                Value::Choice { .. } => Shown::Choice(choice(lang, field.id, &field.word())),
                Value::Toggle(on) => Shown::Toggle(*on),
                Value::Button => Shown::Button,
                Value::Heading => Shown::Heading,
            };
            (label(lang, form.kind, field.id), shown, field.error.clone())
        })
        .collect();
    Overlay::Form {
        title: lang.text(form.title()).to_owned(),
        fields,
        selected: form.selected,
        hint: form.hint(lang, app.settings_file.as_deref()),
    }
}
