//! Games from and to files, and the game that another run has left behind.

use super::{line, say, table};
use crate::i18n::Text;
use crate::rules::Position;
use crate::storage::{OpenedRecord, Saved, read_record, told_clock};
use crate::tui::app::App;
use crate::tui::menu::{ABOVE, Action, FileList, GameList, Menu, MenuKind, Row};
use crate::tui::message::{Effect, SaveOutcome};
use crate::tui::mode::{Ask, Mode, Purpose};
use crate::tui::notice::{Notice, Part};
use std::path::{Path, PathBuf};

/// The name that is offered for a game that has none.
const SUGGESTED: &str = "game.pgn";

/// Opens the input line for the name of the file: the game is saved where it was saved last.
pub(super) fn open_save_line(app: &mut App) {
    let path = app.saved.file.as_deref().unwrap_or(Path::new(SUGGESTED));
    let name = path.display().to_string();
    line::propose(app, Purpose::Save, &name);
}

/// Opens the input line for the name of a file in a folder.
pub(super) fn open_load_line(app: &mut App, folder: &Path) {
    let folder = folder.join("");
    line::open_for(app, Purpose::Load, &folder.display().to_string());
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
        SaveOutcome::Saved(loss) => {
            let lang = app.settings.lang;
            let saved = lang.saved(&path, &path.display().to_string());
            let loss = loss.map(|loss| lang.gap().to_owned() + &loss);
            app.saved.file = Some(path);
            say(app, Notice::Raw(saved + &loss.unwrap_or_default()));
        }
        SaveOutcome::Exists => app.modes.push(Mode::asking(Ask::Overwrite(path))),
        SaveOutcome::Failed(why) => {
            say(app, Notice::fill(Text::CannotSave, [name, Part::Word(why)]));
        }
    }
}

/// Asks for the records of the folder where the game came from, of the one that was shown last, or of the one where the
/// program runs.
pub(super) fn list(app: &App) -> Vec<Effect> {
    let file = app.saved.file.as_deref().and_then(Path::parent);
    let folder = file
        .filter(|folder| !folder.as_os_str().is_empty())
        .or(app.folder.as_deref());
    vec![Effect::List(folder.unwrap_or(Path::new(".")).to_owned())]
}

/// Shows what is in a folder.
pub(super) fn listed(app: &mut App, asked: &Path, result: Result<FileList, (FileList, String)>) {
    let list = match result {
        Ok(list) => list,
        Err((list, why)) => {
            let parts = [
                Part::word(asked.display()),
                Part::Word(why),
                Part::word(list.folder.display()),
            ];
            say(app, Notice::fill(Text::NoFolder, parts));
            list
        }
    };
    app.let_go();
    let before = app.folder.replace(list.folder.clone());
    let mut menu = Menu::new(app, MenuKind::Files(list));
    if let Some(row) = first_file(&menu.rows(app), before.as_deref()) {
        menu.row = row;
    }
    app.modes.push(Mode::Menu(menu));
}

/// The row that is chosen first: the folder from which one has come up, else the first record, else the first folder.
fn first_file(rows: &[Row], before: Option<&Path>) -> Option<usize> {
    let find = |is_it: &dyn Fn(&Action) -> bool| rows.iter().position(|row| is_it(&row.action));
    let is_folder = |action: &Action| matches!(action, Action::Folder(_));
    let came_from = |action: &Action| matches!((action, before), (Action::Folder(folder), Some(before)) if folder == before);
    find(&came_from)
        .or_else(|| find(&|action| matches!(action, Action::Record(_))))
        .or_else(|| {
            let is_below = |row: &Row| is_folder(&row.action) && row.label != ABOVE;
            rows.iter().position(is_below)
        })
}

/// Lets one of the games of a file be chosen.
pub(super) fn choose_game(app: &mut App, list: GameList) {
    let menu = Menu::new(app, MenuKind::Games(list));
    app.modes.push(Mode::Menu(menu));
}

/// Takes a pasted text for a position or a game, if it is one. Whether it was.
pub(super) fn take_pasted(app: &mut App, text: &str) -> bool {
    let text = text.trim();
    let ask = if text.parse::<Position>().is_ok() {
        Ask::SetUp(text.to_owned())
    } else if is_game(app, text) {
        Ask::Pasted(text.to_owned())
    } else {
        return false;
    };
    app.let_go();
    app.modes.push(Mode::asking(ask));
    true
}

/// Whether a text is the record of a game: read without a doubt, with more than one move.
fn is_game(app: &App, text: &str) -> bool {
    read_record(text, app.settings.rules)
        .is_ok_and(|opened| opened.findings.is_empty() && opened.game.tree().len() > 1)
}

/// Puts a pasted game on the board.
pub(super) fn open_pasted(app: &mut App, text: &str) -> Vec<Effect> {
    match read_record(text, app.settings.rules) {
        Ok(opened) => {
            let saved = Saved {
                tags: opened.tags,
                ..Saved::new(opened.game)
            };
            app.reset_score();
            app.take_up(saved, None);
            say(app, Notice::text(Text::OpenedPaste));
            vec![Effect::PutAway]
        }
        Err(error) => {
            say(app, Notice::Raw(error.tell(app.settings.lang)));
            Vec::new()
        }
    }
}

/// What came of opening a record. Only one that was read can take the place of a game, and not without a question.
pub(super) fn opened(
    app: &mut App,
    path: PathBuf,
    is_numbered: bool,
    result: Result<OpenedRecord, String>,
) -> Vec<Effect> {
    match result {
        Ok(opened) if table::is_in_progress(app) => {
            app.modes
                .push(Mode::asking(Ask::Open(path, Box::new(opened), is_numbered)));
            Vec::new()
        }
        Ok(opened) => take_up(app, path, opened, is_numbered),
        Err(why) => {
            let name = Part::word(path.display());
            // The reason may be a sentence of its own.
            let why = Part::word(why.trim_end_matches(['.', '。']));
            say(app, Notice::fill(Text::CannotOpen, [name, why]));
            Vec::new()
        }
    }
}

/// Puts the game of a record on the board.
pub(super) fn take_up(
    app: &mut App,
    path: PathBuf,
    opened: OpenedRecord,
    is_numbered: bool,
) -> Vec<Effect> {
    let may_choose = opened.games > 1;
    let name = Part::word(path.display());
    let notice = match (opened.findings.first(), opened.games) {
        (Some(finding), _) => {
            let name = |point| app.settings.labels.name(point);
            let told = app
                .settings
                .lang
                .record_error(finding, &name, &|m| m.to_string());
            Notice::Raw(told)
        }
        (None, 2..) => Notice::fill(
            Text::ChooseGame,
            [name, Part::word(opened.games), Part::word(opened.number)],
        ),
        (None, _) => match told_clock(&opened.tags) {
            Some(clock) => Notice::fill(Text::OpenedTimed, [name, Part::Clock(clock)]),
            None => Notice::fill(Text::Opened, [name]),
        },
    };
    let saved = Saved {
        tags: opened.tags,
        file: Some(path.clone()),
        ..Saved::new(opened.game)
    };
    app.reset_score();
    app.take_up(saved, None);
    say(app, notice);
    let mut effects = vec![Effect::PutAway];
    if may_choose && !is_numbered {
        effects.push(Effect::NameGames(path));
    }
    effects
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
            app.recall_score();
            if app.clock.is_some() && app.end().is_none() {
                // The time runs again when the players say so.
                app.modes.push(Mode::Pause);
            }
            say(app, Notice::fill(Text::WentOn, [Part::word(plies)]));
        }
        Err(why) => say(app, Notice::Raw(why)),
    }
}
