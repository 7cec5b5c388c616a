//! A form, with its labels and choices in words.

use super::{Overlay, Shown};
use crate::tui::app::App;
use crate::tui::form::{Form, Value, choice, label};
use crate::tui::widgets::text;

/// The form as a box.
pub(super) fn overlay(app: &App, form: &Form) -> Overlay {
    let lang = app.settings().lang;
    let fields = form
        .fields
        .iter()
        .map(|field| {
            let shown = match &field.value {
                Value::Text(input) => Shown::Text(input.clone()),
                Value::Choice { words, .. } => {
                    let widths = words
                        .iter()
                        .map(|word| text::width(&choice(lang, field.id, word)));
                    let chosen = choice(lang, field.id, &field.word());
                    Shown::Choice(chosen, widths.max().unwrap_or(0))
                }
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
        hint: form.hint(lang, app.settings_file.as_deref(), |command| {
            app.key(command)
        }),
    }
}
