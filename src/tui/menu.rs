//! Menus: lists to choose from. Each knows its rows; what a chosen row does is the business of `update`.

mod commands;
mod endgames;
mod files;
mod left;

pub use endgames::{endgame_question, goal};
pub use files::ABOVE;

use super::app::App;
use super::command::Command;
use crate::endgames::Category;
use crate::i18n::Text;
use std::path::PathBuf;

/// A menu with its chosen row.
#[derive(Clone, Debug)]
pub struct Menu {
    /// Which menu.
    pub kind: MenuKind,
    /// The chosen row.
    pub row: usize,
}

/// The menus there are.
#[derive(Clone, Debug)]
pub enum MenuKind {
    /// What can be done at the start.
    Start,
    /// Every command.
    All,
    /// Every command of the set-up.
    SetUp,
    /// The shelves of the collection of endgames.
    Endgames,
    /// The endgames of one shelf.
    Shelf(Category),
    /// The records and folders of a folder.
    Files(FileList),
    /// The games of a file.
    Games(GameList),
    /// The games that can be gone on with.
    Left,
}

/// What is in a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileList {
    /// The folder.
    pub folder: PathBuf,
    /// The folders in it, by name.
    pub folders: Vec<String>,
    /// The records in it, by name.
    pub records: Vec<String>,
}

/// The games of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameList {
    /// The file.
    pub path: PathBuf,
    /// One line for each game.
    pub titles: Vec<String>,
}

/// A row of a menu.
#[derive(Clone, Debug)]
pub struct Row {
    /// What can be chosen.
    pub label: String,
    /// What stands at the right: the key, the outcome.
    pub detail: String,
    /// Whether it acts now. One that does not says why, when it is chosen.
    pub is_apt: bool,
    /// What happens then.
    pub action: Action,
}

/// What a chosen row does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Nothing: it is a heading.
    Nothing,
    /// A command.
    Command(Command),
    /// Shows the endgames of a shelf.
    Shelf(Category),
    /// An endgame, by its place in the collection.
    Endgame(usize),
    /// Shows another folder.
    Folder(PathBuf),
    /// Lets the name of a file in a folder be typed.
    Name(PathBuf),
    /// Opens a record.
    Record(PathBuf),
    /// Opens a game of a record, counted from 1.
    Game(PathBuf, usize),
    /// Goes on with the game of that file.
    GoOn(PathBuf),
}

impl Menu {
    /// A menu with its first row chosen that can be.
    pub fn new(app: &App, kind: MenuKind) -> Self {
        let mut menu = Self { kind, row: 0 };
        let rows = menu.rows(app);
        let able = rows.iter().position(|row| row.action != Action::Nothing);
        menu.row = able.unwrap_or(0);
        menu
    }

    /// The title.
    pub fn title(&self, app: &App) -> String {
        let lang = app.settings().lang;
        match &self.kind {
            MenuKind::Start => lang.text(Text::TitleStart).to_owned(),
            MenuKind::All | MenuKind::SetUp => lang.text(Text::TitleMenu).to_owned(),
            MenuKind::Endgames => endgames::title(app),
            MenuKind::Shelf(category) => endgames::shelf_title(app, *category),
            MenuKind::Files(list) => lang.fill(Text::TitleFiles, &[&list.folder.display()]),
            MenuKind::Left => lang.text(Text::TitleLeft).to_owned(),
            MenuKind::Games(list) => lang.fill(Text::TitleGames, &[&list.path.display()]),
        }
    }

    /// The rows.
    pub fn rows(&self, app: &App) -> Vec<Row> {
        match &self.kind {
            MenuKind::Start => commands::at_start(app),
            MenuKind::All => commands::all(app),
            MenuKind::SetUp => commands::in_set_up(app),
            MenuKind::Endgames => endgames::rows(app),
            MenuKind::Shelf(category) => endgames::shelf(app, *category),
            MenuKind::Files(list) => files::files(app, list),
            MenuKind::Games(list) => files::games(list),
            MenuKind::Left => left::rows(app),
        }
    }

    /// Whether one of its rows gives the command.
    pub fn gives(&self, app: &App, command: Command) -> bool {
        let is_of_commands = matches!(self.kind, MenuKind::Start | MenuKind::All | MenuKind::SetUp);
        let row = Action::Command(command);
        is_of_commands && self.rows(app).iter().any(|other| other.action == row)
    }

    /// Goes so many rows down, or up, and no further than to a row that can be chosen; where only headings lie so near, to
    /// the next one behind them.
    pub fn step(&mut self, rows: &[Row], steps: i32) {
        let able = |place: &usize| {
            rows.get(*place)
                .is_some_and(|row| row.action != Action::Nothing)
        };
        let distance = usize::try_from(steps.unsigned_abs()).unwrap_or(usize::MAX);
        let here = self.row;
        let is_near = |place: &usize| place.abs_diff(here) <= distance;
        let to = if steps < 0 {
            let mut above = (0..here.min(rows.len())).filter(able);
            let next = above.clone().next_back();
            above.find(is_near).or(next)
        } else {
            let mut below = (here.saturating_add(1)..rows.len()).filter(able);
            let next = below.clone().next();
            below.rfind(is_near).or(next)
        };
        self.row = to.unwrap_or(here);
    }
}
