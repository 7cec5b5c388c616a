//! The collection of endgames: choosing one, hints, and what is solved.

use super::{say, table};
use crate::endgames::{Endgame, all, find, following};
use crate::game::{Game, Phase};
use crate::i18n::Text;
use crate::record::Tags;
use crate::tui::app::App;
use crate::tui::menu::{Menu, MenuKind};
use crate::tui::message::Effect;
use crate::tui::mode::{Ask, Mode};
use crate::tui::notice::{Notice, Part};

/// Opens the collection, at the endgame on the board.
pub(super) fn open(app: &mut App) {
    app.let_go();
    let mut menu = Menu::new(app, MenuKind::Endgames);
    let here = app.endgame().and_then(place_of);
    let rows = menu.rows(app);
    let row = here.and_then(|here| {
        rows.iter()
            .position(|row| row.action == crate::tui::menu::Action::Endgame(here))
    });
    menu.row = row.unwrap_or(menu.row);
    app.modes.push(Mode::Menu(menu));
}

/// The place of an endgame in the collection.
pub(super) fn place_of(endgame: &Endgame) -> Option<usize> {
    all().iter().position(|other| other.id() == endgame.id())
}

/// Puts an endgame on the board, after a question if a game would be given up.
pub(super) fn ask(app: &mut App, place: usize) -> Vec<Effect> {
    if table::is_in_progress(app) && app.endgame().is_none() {
        app.modes.push(Mode::asking(Ask::Endgame(place)));
        return Vec::new();
    }
    begin(app, place)
}

/// Puts an endgame on the board.
pub(super) fn begin(app: &mut App, place: usize) -> Vec<Effect> {
    let Some(endgame) = all().get(place) else {
        return Vec::new();
    };
    let game = Game::new(endgame.start().clone(), app.settings.rules);
    let turn = game.position().turn();
    let effects = table::begin(app, game, Tags::new());
    // Nobody solves them against the clock.
    app.clock = None;
    app.saved
        .notes
        .insert(NOTE.to_owned(), endgame.id().to_owned());
    let parts = [
        Part::word(endgame.name(app.settings.lang)),
        Part::Side(turn),
        Part::Text(endgame.expected().text()),
    ];
    say(app, Notice::fill(Text::EndgameBegins, parts));
    effects
}

/// Puts the next one of the shelf on the board.
pub(super) fn next(app: &mut App) -> Vec<Effect> {
    match app.endgame().map(following) {
        None => say(app, Notice::text(Text::NoEndgame)),
        Some(None) => say(app, Notice::text(Text::LastEndgame)),
        Some(Some(endgame)) => {
            return place_of(endgame).map_or_else(Vec::new, |place| begin(app, place));
        }
    }
    Vec::new()
}

/// Says the next move of the known line.
pub(super) fn hint(app: &mut App) {
    let Some(endgame) = app.endgame() else {
        say(app, Notice::text(Text::NoEndgame));
        return;
    };
    let played = app.game().line().iter().map(|played| played.m);
    match endgame.hint(played) {
        Some(m) => {
            app.cursor = m.from;
            say(app, Notice::Hint(m));
        }
        None => say(app, Notice::text(Text::EndgameNoHint)),
    }
}

/// A move has ended the game: perhaps it was what the endgame asks for.
pub(super) fn ended(app: &mut App, phase: Phase) -> Vec<Effect> {
    let (Some(endgame), Phase::Over(outcome)) = (app.endgame(), phase) else {
        return Vec::new();
    };
    if !endgame.expected().is_met_by(&outcome) {
        return Vec::new();
    }
    app.solved = Some(endgame);
    if app.progress.solve(endgame) {
        return vec![Effect::KeepProgress];
    }
    Vec::new()
}

/// Under which name a kept game says which endgame it is.
const NOTE: &str = "endgame";

impl App {
    /// The endgame on the board, if it is one of the collection.
    pub fn endgame(&self) -> Option<&'static Endgame> {
        find(self.saved().notes.get(NOTE)?)
    }
}
