//! The menu of games that can be gone on with.

use super::{Action, Row};
use crate::i18n::Text;
use crate::storage::LeftGame;
use crate::tui::app::App;
use crate::tui::widgets::text;

/// The games, the one that was left last first; behind a heading, those that are over.
pub(super) fn rows(app: &App) -> Vec<Row> {
    let (unfinished, finished) = app
        .left
        .split_at(app.left.partition_point(|left| !left.is_finished));
    let heading = Row {
        label: app.settings().lang.text(Text::LeftFinished).to_owned(),
        detail: String::new(),
        is_apt: true,
        action: Action::Nothing,
    };
    let heading = (!finished.is_empty()).then_some(heading);
    let rows =
        |games: &[LeftGame]| -> Vec<Row> { games.iter().map(|left| row(app, left)).collect() };
    rows(unfinished)
        .into_iter()
        .chain(heading)
        .chain(rows(finished))
        .collect()
}

/// A game.
fn row(app: &App, left: &LeftGame) -> Row {
    let lang = app.settings().lang;
    Row {
        label: left.tell_as(&named(app, left), lang, app.settings().notation()),
        detail: left.when(lang),
        is_apt: true,
        action: Action::GoOn(left.path.clone()),
    }
}

/// What the menu of the start says of the one that was left last, if that can be gone on with.
pub(super) fn last(app: &App) -> Option<Row> {
    let lang = app.settings().lang;
    app.left
        .first()
        .filter(|left| !left.is_finished)
        .map(|left| Row {
            label: lang.fill(Text::GoOnWith, &[&named(app, left), &left.plies]),
            ..row(app, left)
        })
}

/// The name of a game. A record may hold any name: none fills the window.
fn named(app: &App, left: &LeftGame) -> String {
    let names = left.names(app.settings().lang);
    let shown = names
        .iter()
        .map(|name| text::fit(name, app.size.width, app.theme.ellipsis()));
    shown.collect::<Vec<_>>().join(LeftGame::BETWEEN)
}
