//! The menu of games that can be gone on with.

use super::{Action, Row};
use crate::i18n::Text;
use crate::storage::LeftGame;
use crate::tui::app::App;

/// The games, the one that was left last first.
pub(super) fn rows(app: &App) -> Vec<Row> {
    app.left.iter().map(|left| row(app, left)).collect()
}

fn row(app: &App, left: &LeftGame) -> Row {
    let lang = app.settings().lang;
    Row {
        label: left.tell(lang, app.settings().notation()),
        detail: left.when(lang),
        is_apt: true,
        action: Action::GoOn(left.path.clone()),
    }
}

/// What the menu of the start says of the one that was left last.
pub(super) fn last(app: &App) -> Option<Row> {
    let lang = app.settings().lang;
    app.left.first().map(|left| Row {
        label: lang.fill(Text::GoOnWith, &[&left.name(lang), &left.plies]),
        ..row(app, left)
    })
}
