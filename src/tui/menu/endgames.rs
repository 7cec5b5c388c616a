//! The menu of the collection of endgames.

use super::{Action, Row};
use crate::endgames::{Category, all};
use crate::i18n::Text;
use crate::tui::app::App;

/// The title says how many are solved.
pub(super) fn title(app: &App) -> String {
    let lang = app.settings().lang;
    let solved = app.progress.count(all());
    let progress = lang.fill(Text::EndgameProgress, &[&solved, &all().len()]);
    format!("{}: {progress}", lang.text(Text::TitleEndgames))
}

/// The endgames, shelf by shelf; the solved ones bear a sign.
pub(super) fn rows(app: &App) -> Vec<Row> {
    let lang = app.settings().lang;
    let mut rows = Vec::new();
    for category in Category::ALL {
        rows.push(Row {
            label: lang.text(category.title()).to_owned(),
            detail: String::new(),
            action: Action::Nothing,
        });
        let shelf = all()
            .iter()
            .enumerate()
            .filter(|(_, endgame)| endgame.category() == category);
        rows.extend(shelf.map(|(place, endgame)| {
            let sign = if app.progress.is_solved(endgame) {
                "* "
            } else {
                "  "
            };
            Row {
                label: format!("{sign}{}", endgame.name(lang)),
                detail: lang.text(endgame.expected().text()).to_owned(),
                action: Action::Endgame(place),
            }
        }));
    }
    rows
}
