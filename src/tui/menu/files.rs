//! The menus of records in a folder and of games in a record.

use super::{Action, FileList, GameList, Row};
use crate::i18n::Text;
use crate::tui::app::App;

/// How the folder above is called.
pub const ABOVE: &str = "../";

/// The folder above, the folders, the records, and a name of one's own.
pub(super) fn files(app: &App, list: &FileList) -> Vec<Row> {
    let above = list.folder.parent().map(|folder| Row {
        label: ABOVE.to_owned(),
        detail: String::new(),
        is_apt: true,
        action: Action::Folder(folder.to_owned()),
    });
    let folders = list.folders.iter().map(|name| Row {
        label: format!("{name}/"),
        detail: String::new(),
        is_apt: true,
        action: Action::Folder(list.folder.join(name)),
    });
    let records = list.records.iter().map(|name| Row {
        label: name.clone(),
        detail: String::new(),
        is_apt: true,
        action: Action::Record(list.folder.join(name)),
    });
    let own = Row {
        label: app.settings().lang.text(Text::TypeFile).to_owned(),
        detail: String::new(),
        is_apt: true,
        action: Action::Name(list.folder.clone()),
    };
    let rows = above.into_iter().chain(folders).chain(records);
    rows.chain([own]).collect()
}

/// The games, numbered.
pub(super) fn games(list: &GameList) -> Vec<Row> {
    let rows = list.titles.iter().enumerate().map(|(place, title)| Row {
        label: format!("{}. {title}", place + 1),
        detail: String::new(),
        is_apt: true,
        action: Action::Game(list.path.clone(), place + 1),
    });
    rows.collect()
}
