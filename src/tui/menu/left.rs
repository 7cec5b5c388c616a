//! The menu of games that can be gone on with.

use super::{Action, Row};
use crate::i18n::Text;
use crate::storage::LeftGame;
use crate::tui::app::App;
use crate::tui::widgets::text;

/// The games, the one that was left last first; behind a heading, those that are over.
pub(super) fn rows(app: &App) -> Vec<Row> {
    let is_over = |left: &&LeftGame| left.outcome.is_some();
    let finished = app.left.iter().rev().take_while(is_over).count();
    let (unfinished, finished) = app.left.split_at(app.left.len() - finished);
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

/// A game. Its names give way where the row has no room: how far it is gone and how it ended always stand.
fn row(app: &App, left: &LeftGame) -> Row {
    let lang = app.settings().lang;
    let tell = |name: &str| left.tell_as(name, lang, app.settings().notation());
    let name = named(app, left, &tell(""));
    Row {
        label: tell(&name),
        detail: left.when(lang),
        is_apt: true,
        action: Action::GoOn(left.path.clone()),
    }
}

/// What the menu of the start says of the one that was left last.
pub(super) fn last(app: &App) -> Option<Row> {
    let lang = app.settings().lang;
    app.left.first().map(|left| {
        let tell = |name: &str| lang.fill(Text::GoOnWith, &[&name, &left.plies]);
        let name = named(app, left, &tell(""));
        Row {
            label: tell(&name),
            ..row(app, left)
        }
    })
}

/// What a box and its menu take of a row besides the words: frame, margins, and a blank before what stands at the right.
const AROUND: u16 = 5;
/// What is left of a name at least.
const SHORTEST: u16 = 3;

/// The name of a game, cut as far as the rest of its row needs it.
fn named(app: &App, left: &LeftGame, rest: &str) -> String {
    let (lang, ellipsis) = (app.settings().lang, app.theme.ellipsis());
    let rest = text::width(rest) + text::width(&left.when(lang)) + AROUND;
    let room = app.size.width.saturating_sub(rest);
    let names = left.names(lang);
    let between = text::width(LeftGame::BETWEEN);
    let for_names = match names.len() {
        0 | 1 => room,
        _ => room.saturating_sub(between),
    };
    let shares = names.iter().enumerate().map(|(place, name)| {
        // The others may need less than an equal share.
        let others = names
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != place);
        let fair = for_names / text::rows(names.len()).max(1);
        let others: u16 = others.map(|(_, other)| text::width(other).min(fair)).sum();
        text::fit(
            name,
            for_names.saturating_sub(others).max(SHORTEST),
            ellipsis,
        )
    });
    let shares: Vec<_> = shares.collect();
    shares.join(LeftGame::BETWEEN)
}
