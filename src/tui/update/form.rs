//! Filling in forms, and what becomes of them.

use super::{boxes, parting, say, say_too, table};
use crate::config::{SETTINGS, Setting, Settings};
use crate::game::{Game, Handicap, TimeControl};
use crate::i18n::{Text, read_clock};
use crate::record::Tags;
use crate::rules::{FenError, Position, RuleSet};
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::form::{
    FieldId, Form, FormKind, Value, expected, new_game, settings, settle_own_clock,
    settle_usual_clock, stays,
};
use crate::tui::message::Effect;
use crate::tui::mode::Mode;
use crate::tui::notice::{Notice, Part};
use tui_input::{Input, InputRequest};

/// Opens the form for a new game.
pub(super) fn open_new_game(app: &mut App) {
    app.let_go();
    let form = new_game(app);
    app.modes.push(Mode::Form(form));
}

/// Opens the form of settings.
pub(super) fn open_settings(app: &mut App) {
    app.let_go();
    let form = settings(app);
    app.modes.push(Mode::Form(form));
}

/// Does what a key asks of the form on top. A field with a mistake is left at the second try, when the mistake has been
/// told.
pub(super) fn command(app: &mut App, command: Command) -> Vec<Effect> {
    let Some(Mode::Form(form)) = app.modes.last_mut() else {
        return Vec::new();
    };
    match command {
        Command::FormClose => {
            let effects = typed(app);
            say_what_stays(app);
            app.modes.pop();
            return effects;
        }
        Command::FormNext
        | Command::FormPrevious
        | Command::FormTop
        | Command::FormBottom
        | Command::FormPageUp
        | Command::FormPageDown => {
            let place = form.selected;
            let is_told = !form.is_right(place);
            let page = boxes::page(app).into();
            let effects = typed(app);
            if let Some(Mode::Form(form)) = app.modes.last_mut()
                && (is_told || form.is_right(place))
            {
                step(form, command, page);
            }
            return effects;
        }
        Command::FormMore | Command::FormLess if form.change(command == Command::FormLess) => {
            if form.field().is_some_and(|field| field.id == FieldId::Clock) {
                settle_usual_clock(&mut form.fields);
            }
            return changed(app);
        }
        Command::FormAccept => return accept(app),
        _ => {}
    }
    Vec::new()
}

/// A field was clicked: it is chosen, and changed if it needs no typing.
pub(super) fn clicked(app: &mut App, place: usize) -> Vec<Effect> {
    let mut effects = typed(app);
    let Some(Mode::Form(form)) = app.modes.last_mut() else {
        return effects;
    };
    form.selected = place;
    effects.extend(match form.field().map(|field| &field.value) {
        Some(Value::Choice { .. } | Value::Toggle(_)) => command(app, Command::FormMore),
        Some(Value::Button) => accept(app),
        _ => Vec::new(),
    });
    effects
}

/// A character that was typed.
pub(super) fn typed_into(app: &mut App, c: char) {
    if let Some(Mode::Form(form)) = app.modes.last_mut() {
        form.go_to_text();
        edit(app, InputRequest::InsertChar(c));
    }
}

/// An editing key or a character for the text that is being typed.
pub(super) fn edit(app: &mut App, request: InputRequest) {
    if let Some(Mode::Form(form)) = app.modes.last_mut()
        && let Some(field) = form.fields.get_mut(form.selected)
        && let Value::Text(input) = &mut field.value
    {
        let was_proposed = std::mem::take(&mut field.is_proposed);
        if was_proposed && matches!(request, InputRequest::InsertChar(_)) {
            *input = Input::default();
        }
        input.handle(request);
        field.error.clear();
        if field.id == FieldId::OwnClock {
            settle_own_clock(&mut form.fields);
        }
    }
}

fn accept(app: &mut App) -> Vec<Effect> {
    let Some(Mode::Form(form)) = app.modes.last_mut() else {
        return Vec::new();
    };
    match form.field().map(|field| &field.value) {
        Some(Value::Button) => go(app),
        Some(Value::Text(_)) => {
            let is_told = !form.is_right(form.selected);
            let effects = changed(app);
            if let Some(Mode::Form(form)) = app.modes.last_mut()
                && (is_told || form.is_right(form.selected))
            {
                form.step(false);
            }
            effects
        }
        Some(Value::Choice { .. } | Value::Toggle(_)) => {
            form.step(false);
            Vec::new()
        }
        Some(Value::Heading) | None => Vec::new(),
    }
}

/// Goes to another field; `page` is how many rows a page is.
fn step(form: &mut Form, command: Command, page: usize) {
    match command {
        Command::FormTop => form.far(true, usize::MAX),
        Command::FormBottom => form.far(false, usize::MAX),
        Command::FormPageUp => form.far(true, page),
        Command::FormPageDown => form.far(false, page),
        _ => form.step(command == Command::FormPrevious),
    }
}

/// What was typed into a setting acts as soon as its field is left.
fn typed(app: &mut App) -> Vec<Effect> {
    let is_typing = app.form().is_some_and(Form::is_typing);
    if is_typing { changed(app) } else { Vec::new() }
}

/// A setting acts and is kept at once; a new game waits for its button, but says at once what is wrong with it.
fn changed(app: &mut App) -> Vec<Effect> {
    let Some(field) = app.form().and_then(Form::field) else {
        return Vec::new();
    };
    let (id, word) = (field.id, field.word());
    let FieldId::Setting(place) = id else {
        let complaint = match id {
            FieldId::OwnClock if !word.is_empty() => own_clock(app, &word).err(),
            FieldId::Position if !word.is_empty() => own_start(app, &word).err(),
            _ => None,
        };
        if let (Some(why), Some(Mode::Form(form))) = (complaint, app.modes.last_mut()) {
            form.blame(id, why);
        }
        return Vec::new();
    };
    let Some(setting) = SETTINGS.get(place) else {
        return Vec::new();
    };
    let old = app.settings.clone();
    if setting.set(&mut app.settings, &word) {
        // What was typed in the user's own words is kept in the fixed ones.
        if setting.get(&old) == setting.get(&app.settings) {
            return Vec::new();
        }
        let kept = app.decide(setting);
        if app.settings.lang != old.lang {
            app.follow_language(old.lang);
            tell_anew(app);
        }
        let mut effects = app.settings_changed(&old);
        effects.push(kept);
        return effects;
    }
    let expected = expected(app.settings.lang, setting);
    if let Some(Mode::Form(form)) = app.modes.last_mut() {
        form.blame(id, expected);
    }
    Vec::new()
}

/// Says of what was typed into the settings and refused that it changes nothing.
fn say_what_stays(app: &mut App) {
    let Some(form) = app.form() else { return };
    let refused = form.fields.iter().filter(|field| !field.error.is_empty());
    let told = refused.filter_map(|field| stays(app, field));
    if let Some(told) = told.reduce(Notice::and) {
        say(app, told);
    }
}

/// Fills the fields of the settings anew: with the language others have changed too, and their words.
fn tell_anew(app: &mut App) {
    let fresh = settings(app);
    if let Some(Mode::Form(form)) = app.modes.last_mut() {
        form.fields = fresh.fields;
    }
}

/// The button was pressed.
fn go(app: &mut App) -> Vec<Effect> {
    let Some(form) = app.form().cloned() else {
        return Vec::new();
    };
    match form.kind {
        FormKind::NewGame => match begin(app, &form) {
            Ok(effects) => effects,
            Err((id, why)) => {
                if let Some(Mode::Form(form)) = app.modes.last_mut() {
                    form.blame(id, why);
                }
                Vec::new()
            }
        },
        FormKind::Settings => {
            say_what_stays(app);
            app.modes.pop();
            match app.changes() {
                // Every change was kept when it was made.
                changes if changes.is_empty() => Vec::new(),
                changes => vec![Effect::Store(changes)],
            }
        }
    }
}

/// The clock that was typed, or what is wrong with it.
fn own_clock(app: &App, text: &str) -> Result<Option<TimeControl>, String> {
    read_clock(text).map_err(|error| app.settings.lang.clock_error(&error))
}

/// The position that was typed, or what is wrong with it.
fn own_start(app: &App, fen: &str) -> Result<Position, String> {
    let Settings { lang, labels, .. } = app.settings;
    let why = |error: FenError| lang.fen_error(&error, &|point| labels.name(point));
    fen.parse().map_err(why)
}

/// Starts the game that the form describes.
fn begin(app: &mut App, form: &Form) -> Result<Vec<Effect>, (FieldId, String)> {
    let clock = match (form.word(FieldId::OwnClock), form.word(FieldId::Clock)) {
        (own, usual) if own.is_empty() => usual.parse().ok(),
        (own, _) => own_clock(app, &own).map_err(|why| (FieldId::OwnClock, why))?,
    };
    let handicap: Option<Handicap> = form.word(FieldId::Handicap).parse().ok();
    let fen = form.word(FieldId::Position);
    let start = match (fen.as_str(), handicap) {
        ("", None) => Position::start(),
        ("", Some(handicap)) => handicap.start(),
        (fen, _) => own_start(app, fen).map_err(|why| (FieldId::Position, why))?,
    };
    app.settings.clock = clock;
    app.settings.handicap = handicap;
    if let Some(set) = RuleSet::parse(&form.word(FieldId::Rules)) {
        app.settings.rules.set = set;
    }
    let mut tags = Tags::new();
    let is_swapped = form.word(FieldId::Swap) == "true";
    for (id, name, other) in [
        (FieldId::Red, "Red", "Black"),
        (FieldId::Black, "Black", "Red"),
    ] {
        let player = form.word(id);
        if !player.is_empty() {
            tags.set(if is_swapped { other } else { name }, player);
        }
    }
    if is_swapped {
        app.score = app.score.swapped();
    }
    let game = Game::new(start, app.settings.rules);
    let parting = parting::of(app);
    let has_changed = app.has_changed_seats() != is_swapped;
    let effects = table::begin(app, game, tags, parting);
    app.note_seats(has_changed);
    if let Some(odds) = handicap.filter(|_| fen.is_empty()) {
        let odds = app.settings.lang.handicap(Some(odds)).to_owned();
        say_too(app, Notice::fill(Text::OddsGiven, [Part::Word(odds)]));
    }
    Ok(effects)
}

/// What came of keeping the settings. Where a key has changed one of them, that has been told already, and that it is
/// kept as well would be told in the middle of what comes next.
pub(super) fn stored(
    app: &mut App,
    changes: &[(&'static str, String)],
    result: Result<(), String>,
) {
    let notice = match result {
        Ok(()) => {
            for (name, word) in changes {
                if let Some(setting) = Setting::named(name) {
                    setting.set(&mut app.stored, word);
                }
            }
            if !app
                .form()
                .is_some_and(|form| form.kind == FormKind::Settings)
            {
                return;
            }
            Notice::text(Text::SettingsKept)
        }
        Err(why) => Notice::fill(Text::SettingsNotKept, [Part::Word(why)]),
    };
    if app.notice.is_none() {
        say(app, notice);
    }
}
