//! The form for a new game.

use super::{Field, FieldId, Form, FormKind, Value};
use crate::game::Handicap;
use crate::i18n::Text;
use crate::rules::RuleSet;
use crate::tui::app::App;
use tui_input::Input;

/// The usual clocks, as the settings take them.
const CLOCKS: [&str; 8] = [
    NONE,
    "5m",
    "10m",
    "10m+5s",
    "15m+10s",
    "20m/30s*3",
    "60m/60s",
    "30s/move",
];
const NONE: &str = "none";
/// The choice where a clock was typed.
const OWN: &str = "own";

/// The form, filled in with what was played last.
pub fn new_game(app: &App) -> Form {
    let is_lost = app.would_be_lost();
    let settings = app.settings();
    let tags = &app.saved().tags;
    let handicaps: Vec<&'static str> = std::iter::once(NONE)
        .chain(Handicap::ALL.into_iter().map(Handicap::name))
        .collect();
    let handicap = settings.handicap.map_or(NONE, Handicap::name);
    let clock = settings.clock;
    let usual = CLOCKS.into_iter().find(|word| word.parse().ok() == clock);
    let own = match usual {
        Some(_) => String::new(),
        None => settings.lang.clock(clock.as_ref()),
    };
    let mut fields = Vec::new();
    let note = if is_lost {
        Some(Text::FormGivesUp)
    } else {
        // Where nothing is kept, what is not lost stands in its file.
        let kept = if app.is_kept {
            Text::FormKeeps
        } else {
            Text::FormFiled
        };
        app.is_to_stay().then_some(kept)
    };
    fields.extend(note.map(|text| Field::new(FieldId::Note(text), Value::Heading)));
    fields.extend([
        Field::text(FieldId::Red, tags.known("Red").unwrap_or_default()),
        Field::text(FieldId::Black, tags.known("Black").unwrap_or_default()),
        Field::new(FieldId::Swap, Value::Toggle(false)),
        Field::choice(FieldId::Rules, RuleSet::WORDS, settings.rules.set.word()),
        Field::choice(FieldId::Handicap, &handicaps, handicap),
        Field::choice(FieldId::Clock, &CLOCKS, usual.unwrap_or(NONE)),
        Field::text(FieldId::OwnClock, &own),
        Field::text(FieldId::Position, ""),
        Field::new(FieldId::Go, Value::Button),
    ]);
    settle_own_clock(&mut fields);
    // Where a game would be lost, Enter alone does not do it.
    let selected = if is_lost { 1 } else { fields.len() - 1 };
    Form {
        kind: FormKind::NewGame,
        fields,
        selected,
        letter: None,
    }
}

/// A clock was typed: the choice beside it says so, as long as anything stands there.
pub fn settle_own_clock(fields: &mut [Field]) {
    let own = fields.iter().find(|field| field.id == FieldId::OwnClock);
    let has_own = own.is_some_and(|field| !field.word().is_empty());
    let clock = fields.iter_mut().find(|field| field.id == FieldId::Clock);
    if let Some(Value::Choice { words, at }) = clock.map(|field| &mut field.value) {
        words.retain(|word| word != OWN);
        if has_own {
            *at = words.len();
            words.push(OWN.to_owned());
        } else if *at >= words.len() {
            *at = 0;
        }
    }
}

/// One of the usual clocks was chosen: it takes the place of the one that was typed.
pub fn settle_usual_clock(fields: &mut [Field]) {
    let clock = fields.iter().find(|field| field.id == FieldId::Clock);
    if clock.is_some_and(|field| field.word() == OWN) {
        return;
    }
    if let Some(own) = fields
        .iter_mut()
        .find(|field| field.id == FieldId::OwnClock)
    {
        own.value = Value::Text(Input::default());
        own.error.clear();
    }
    settle_own_clock(fields);
}
