//! Games from and to files, and the game that another run has left behind.

use super::{line, parting, say, say_too, table};
use crate::i18n::Text;
use crate::record::RecordError;
use crate::rules::{BySide, Position};
use crate::storage::{LeftGame, OpenedRecord, Saved, read_record, told_clock};
use crate::tui::app::App;
use crate::tui::menu::{ABOVE, Action, FileList, GameList, Menu, MenuKind, Row};
use crate::tui::message::{Effect, SaveOutcome, Wanted};
use crate::tui::mode::{Ask, Mode, Purpose};
use crate::tui::notice::{Notice, Part};
use crate::tui::widgets::text;
use std::path::{Path, PathBuf};

/// The name that is offered for a game that has none.
const SUGGESTED: &str = "game.pgn";

/// A file whose path takes more cells than that is named without its folder where something is said of it.
const LONG_NAME: u16 = 24;

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

/// The folder whose files are shown on top.
pub(super) fn shown_folder(app: &App) -> Option<&Path> {
    match app.modes.last() {
        Some(Mode::Menu(Menu {
            kind: MenuKind::Files(list),
            ..
        })) => Some(&list.folder),
        _ => None,
    }
}

/// Where the files of a folder are shown, the line for a name takes the place of the list.
pub(super) fn name_file(app: &mut App) {
    if let Some(folder) = shown_folder(app).map(Path::to_owned) {
        app.modes.pop();
        open_load_line(app, &folder);
    }
}

/// Saves the game. Nobody has been asked yet whether what is there may be replaced.
pub(super) fn save(path: PathBuf) -> Vec<Effect> {
    let replace = false;
    vec![Effect::Save { path, replace }]
}

/// What came of saving.
pub(super) fn saved(app: &mut App, path: PathBuf, outcome: SaveOutcome) {
    let name = Part::word(path.display());
    match outcome {
        SaveOutcome::Saved { at, loss, held } => {
            let lang = app.settings.lang;
            let saved = lang.saved(&path, &at);
            let is_whole = loss.is_none();
            let loss = loss.map(|loss| lang.gap().to_owned() + &loss);
            app.saved.is_in_file(path, Some(held));
            if is_whole {
                app.saved.note_filed();
            }
            say(app, Notice::Raw(saved + &loss.unwrap_or_default()));
            if app.saved.game.is_next_taken_back() {
                say_too(app, Notice::text(Text::SavedWithout));
            }
        }
        SaveOutcome::Exists(doubt) => {
            app.modes.push(Mode::asking(Ask::Overwrite(path, doubt)));
        }
        SaveOutcome::Failed(why) => {
            line::reopen(app);
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

/// Takes a pasted text for a position or a game, if it is one, and puts that on the board.
pub(super) fn take_pasted(app: &mut App, text: &str) -> Option<Vec<Effect>> {
    let text = text.trim();
    let is_position = text.parse::<Position>().is_ok();
    if !is_position && !is_game(app, text) {
        return None;
    }
    app.let_go();
    Some(if is_position {
        table::ask_set_up(app, text.to_owned())
    } else if app.would_be_lost() {
        app.modes.push(Mode::asking(Ask::Pasted(text.to_owned())));
        Vec::new()
    } else {
        open_pasted(app, text)
    })
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
            let parting = parting::of(app);
            app.take_up_record(saved);
            let notice = with_recorded(app, Notice::text(Text::OpenedPaste));
            parting::tell(app, &parting, notice);
            vec![parting]
        }
        Err(error) => {
            say(app, Notice::Raw(error.tell(app.settings.lang)));
            Vec::new()
        }
    }
}

/// What came of opening a record. Only one that was read can take the place of a game; where that would be
/// lost, it is asked about.
pub(super) fn opened(
    app: &mut App,
    path: PathBuf,
    is_numbered: bool,
    result: Result<OpenedRecord, String>,
) -> Vec<Effect> {
    match result {
        Ok(opened) if app.would_be_lost() => {
            app.modes
                .push(Mode::asking(Ask::Open(path, Box::new(opened), is_numbered)));
            Vec::new()
        }
        Ok(opened) => take_up(app, path, opened, is_numbered),
        Err(why) => {
            // In which folder it lies is known, and the reason needs the room.
            let whole = path.display().to_string();
            let name = match path.file_name() {
                Some(name) if text::width(&whole) > LONG_NAME => name.display().to_string(),
                _ => whole,
            };
            let name = Part::Word(name);
            // The reason may be a sentence of its own.
            let why = Part::word(why.trim_end_matches(['.', '。']));
            line::reopen(app);
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
    let notice = match (RecordError::gravest(&opened.findings), opened.games) {
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
    let saved = opened.into_saved(path.clone());
    let parting = parting::of(app);
    app.take_up_record(saved);
    app.saved.note_filed();
    let notice = with_recorded(app, notice);
    parting::tell(app, &parting, notice);
    let mut effects = vec![parting];
    if may_choose && !is_numbered {
        effects.push(Effect::NameGames(path));
    }
    effects
}

/// What was opened, and what that says of its result, unless it stands on the board.
fn with_recorded(app: &App, opened: Notice) -> Notice {
    match app.recorded_notice() {
        Some(recorded) => opened.and(recorded),
        None => opened,
    }
}

/// The games are found that can be gone on with: the only one is taken up, one of several is chosen.
pub(super) fn found_left(
    app: &mut App,
    left: Vec<LeftGame>,
    told: Option<String>,
    wanted: Wanted,
) -> Vec<Effect> {
    app.left = left;
    if let Some(told) = told {
        say(app, Notice::Raw(told));
    }
    let chosen = match (app.left.as_slice(), wanted) {
        (_, Wanted::None) => return Vec::new(),
        ([], _) => {
            if app.notice.is_none() {
                say(app, Notice::text(Text::NoGameKept));
            }
            return Vec::new();
        }
        (games, Wanted::Number(number)) => {
            let Some(game) = number.checked_sub(1).and_then(|place| games.get(place)) else {
                say(app, Notice::fill(Text::NoSuchGame, [Part::word(number)]));
                return Vec::new();
            };
            Some(game)
        }
        ([game], Wanted::Any) => Some(game),
        (_, Wanted::Any | Wanted::List) => None,
    };
    if let Some(chosen) = chosen {
        let path = chosen.path.clone();
        return ask_go_on(app, path);
    }
    app.let_go();
    let menu = Menu::new(app, MenuKind::Left);
    app.modes.push(Mode::Menu(menu));
    Vec::new()
}

/// Goes on with a game that was left behind; asks before the one on the board is lost for it.
pub(super) fn ask_go_on(app: &mut App, path: PathBuf) -> Vec<Effect> {
    if app.would_be_lost() {
        app.modes.push(Mode::asking(Ask::GoOn(path)));
        return Vec::new();
    }
    go_on(app, path)
}

/// Goes on with a game that was left behind.
pub(super) fn go_on(app: &mut App, path: PathBuf) -> Vec<Effect> {
    app.renew_clock_note();
    let leaves = parting::of(app) == Effect::Leave;
    app.left.retain(|game| game.path != path);
    vec![Effect::GoOn { path, leaves }]
}

/// The game that was left behind is there.
pub(super) fn went_on(app: &mut App, result: Result<Saved, String>) -> Vec<Effect> {
    match result {
        Ok(saved) => {
            let clock = App::clock_of(&saved);
            let parting = parting::of(app);
            let are_others = !app.has_players_of(&saved.tags);
            let was_here = app
                .parted()
                .is_some_and(|parted| parted.content() == saved.content());
            let had_changed_seats = app.has_changed_seats();
            app.take_up(saved, clock);
            if are_others {
                app.score = BySide::default();
            }
            app.recall_score(was_here, had_changed_seats);
            app.recall_turned();
            if app.clock.is_some() && app.end().is_none() {
                // The time runs again when the players say so.
                app.typed_in_pause = false;
                app.modes.push(Mode::Pause);
            }
            let notice = if let Some(end) = app.end() {
                let told = app.settings.lang.outcome(&end);
                Notice::fill(Text::WentBack, [Part::Word(told)])
            } else {
                let plies = app.saved.game.tree().ply(app.live);
                Notice::fill(Text::WentOn, [Part::word(plies)])
            };
            parting::tell(app, &parting, notice);
        }
        Err(why) => say(app, Notice::Raw(why)),
    }
    vec![Effect::FindLeft(Wanted::None)]
}
