//! Games from and to files, and the game that another run has left behind.

use super::{line, say, table};
use crate::i18n::Text;
use crate::storage::{OpenedRecord, Saved};
use crate::tui::app::App;
use crate::tui::message::{Effect, SaveOutcome};
use crate::tui::mode::{Ask, Mode};
use crate::tui::notice::{Notice, Part};
use std::path::{Path, PathBuf};

/// The name that is offered for a game that has none.
const SUGGESTED: &str = "game.pgn";

/// Opens the input line with the command that saves the game where it was saved last.
pub(super) fn open_save_line(app: &mut App) {
    let path = app.saved.file.as_deref().unwrap_or(Path::new(SUGGESTED));
    let text = format!("save {}", path.display());
    line::open(app, &text);
}

/// Saves the game. The file that it came from or was saved to last may be replaced.
pub(super) fn save(app: &mut App, path: PathBuf) -> Vec<Effect> {
    let replace = app.saved.file.as_ref() == Some(&path);
    vec![Effect::Save { path, replace }]
}

/// What came of saving.
pub(super) fn saved(app: &mut App, path: PathBuf, outcome: SaveOutcome) {
    let name = Part::word(path.display());
    match outcome {
        SaveOutcome::Saved(None) => {
            app.saved.file = Some(path);
            say(app, Notice::fill(Text::Saved, [name]));
        }
        SaveOutcome::Saved(Some(loss)) => {
            app.saved.file = Some(path);
            say(app, Notice::Raw(loss));
        }
        SaveOutcome::Exists => app.modes.push(Mode::asking(Ask::Overwrite(path))),
        SaveOutcome::Failed(why) => {
            say(app, Notice::fill(Text::CannotSave, [name, Part::Word(why)]));
        }
    }
}

/// Opens a record, after a question if a game would be given up.
pub(super) fn ask_open(app: &mut App, path: PathBuf, number: Option<usize>) -> Vec<Effect> {
    if table::is_in_progress(app) {
        app.modes.push(Mode::asking(Ask::Open(path, number)));
        return Vec::new();
    }
    vec![Effect::Open { path, number }]
}

/// Puts the game of a record on the board.
pub(super) fn opened(
    app: &mut App,
    path: PathBuf,
    result: Result<OpenedRecord, String>,
) -> Vec<Effect> {
    let name = Part::word(path.display());
    let opened = match result {
        Ok(opened) => opened,
        Err(why) => {
            say(app, Notice::fill(Text::CannotOpen, [name, Part::Word(why)]));
            return Vec::new();
        }
    };
    let notice = match (opened.findings.first(), opened.games) {
        (Some(finding), _) => Notice::Raw(finding.to_string()),
        (None, 2..) => Notice::fill(
            Text::ChooseGame,
            [name, Part::word(opened.games), Part::word(opened.number)],
        ),
        (None, _) => Notice::fill(Text::Opened, [name]),
    };
    let saved = Saved {
        tags: opened.tags,
        file: Some(path),
        ..Saved::new(opened.game)
    };
    app.take_up(saved, None);
    say(app, notice);
    vec![Effect::PutAway]
}

/// Goes on with the game that another run has left behind.
pub(super) fn go_on(app: &mut App) -> Vec<Effect> {
    if app.leftover.is_none() {
        say(app, Notice::text(Text::NothingToResume));
        return Vec::new();
    }
    vec![Effect::GoOn]
}

/// The game that was left behind is there.
pub(super) fn went_on(app: &mut App, result: Result<Saved, String>) {
    app.leftover = None;
    match result {
        Ok(saved) => {
            let plies = saved.game.ply();
            let clock = App::clock_of(&saved);
            app.take_up(saved, clock);
            if app.clock.is_some() && app.turn().is_some() {
                // The time runs again when the players say so.
                app.modes.push(Mode::Pause);
            }
            say(app, Notice::fill(Text::WentOn, [Part::word(plies)]));
        }
        Err(why) => say(app, Notice::Raw(why)),
    }
}
