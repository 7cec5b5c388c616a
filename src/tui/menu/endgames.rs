//! The menus of the collection of endgames: its shelves, and what stands on one.

use super::{Action, Row};
use crate::endgames::{Category, Endgame, all, by_category, place_of};
use crate::i18n::{Lang, Text};
use crate::rules::NoMove;
use crate::tui::app::App;

/// The title of the shelves says how much of the whole is solved.
pub(super) fn title(app: &App) -> String {
    let lang = app.settings().lang;
    titled(app, Text::TitleEndgames, lang, all())
}

/// The title of a shelf says how much of it is solved.
pub(super) fn shelf_title(app: &App, category: Category) -> String {
    let lang = app.settings().lang;
    titled(app, category.title(), lang, by_category(category))
}

fn titled<'a>(
    app: &App,
    title: Text,
    lang: Lang,
    endgames: impl IntoIterator<Item = &'a Endgame> + Clone,
) -> String {
    let colon = if lang.is_chinese() { "：" } else { ": " };
    format!("{}{colon}{}", lang.text(title), progress(app, endgames))
}

fn progress<'a>(app: &App, endgames: impl IntoIterator<Item = &'a Endgame> + Clone) -> String {
    let count = endgames.clone().into_iter().count();
    let solved = app.progress.count(endgames);
    let lang = app.settings().lang;
    lang.fill(Text::EndgameProgress, &[&solved, &count])
}

/// The shelves.
pub(super) fn rows(app: &App) -> Vec<Row> {
    let lang = app.settings().lang;
    let shelves = Category::ALL.into_iter().map(|category| Row {
        label: lang.text(category.title()).to_owned(),
        detail: progress(app, by_category(category)),
        is_apt: true,
        action: Action::Shelf(category),
    });
    shelves.collect()
}

/// The endgames of a shelf; the solved ones bear a sign.
pub(super) fn shelf(app: &App, category: Category) -> Vec<Row> {
    let lang = app.settings().lang;
    let rows = by_category(category).filter_map(|endgame| {
        let sign = if app.progress.is_solved(endgame) {
            "* "
        } else {
            "  "
        };
        Some(Row {
            label: format!("{sign}{}", endgame.name(lang)),
            detail: goal(endgame, lang),
            is_apt: true,
            action: Action::Endgame(place_of(endgame)?),
        })
    });
    rows.collect()
}

/// What is to be reached, and in how many moves if that is known.
pub fn goal(endgame: &Endgame, lang: Lang) -> String {
    let outcome = lang.text(endgame.expected().text());
    let (Some(end), Some(moves)) = (endgame.end(), endgame.mate_in()) else {
        return outcome.to_owned();
    };
    let text = match end {
        NoMove::Checkmate => Text::EndgameMateIn,
        NoMove::Stalemate => Text::EndgameStalemateIn,
    };
    lang.fill(text, &[&outcome, &moves])
}

/// What is asked before the endgame of that place takes the place of what is tried on the board.
pub fn endgame_question(app: &App, place: usize) -> String {
    let lang = app.settings().lang;
    match all().get(place) {
        Some(new) if app.endgame().map(Endgame::id) != Some(new.id()) => {
            lang.fill(Text::QuestionEndgame, &[&new.name(lang)])
        }
        _ => lang.text(Text::QuestionEndgameAnew).to_owned(),
    }
}
