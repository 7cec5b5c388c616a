//! Throwing away games that nobody wants to go on with.

use super::say;
use crate::i18n::Text;
use crate::storage::LeftGame;
use crate::tui::app::App;
use crate::tui::menu::{Action, Menu, MenuKind, Row};
use crate::tui::mode::{Ask, Mode};
use crate::tui::notice::{Notice, Part};

/// Asks whether the chosen game of the list is to be thrown away.
pub(super) fn ask_throw_away(app: &mut App) {
    let Some(Mode::Menu(menu)) = app.modes.last() else {
        return;
    };
    let row = menu.rows(app).into_iter().nth(menu.row);
    let Some(Action::GoOn(path)) = row.map(|row| row.action) else {
        return;
    };
    let chosen = app.left.iter().find(|game| game.path == path).cloned();
    let question = chosen.map(|game| Mode::asking(Ask::ThrowAway(game)));
    app.modes.extend(question);
}

/// What came of throwing a game away. The list stays open, as long as there is a game in it.
pub(super) fn thrown(
    app: &mut App,
    game: &LeftGame,
    left: Vec<LeftGame>,
    result: Result<(), String>,
) {
    let told = game.tell(app.settings.lang, app.settings.notation());
    app.left = left;
    if let Some(Mode::Menu(mut menu)) = app.modes.pop_if(|mode| is_list(mode)) {
        let rows = menu.rows(app);
        // Where the row of a heading has come to the place of the game, the game behind that.
        let is_game = |row: &Row| row.action != Action::Nothing;
        let next = rows.iter().skip(menu.row).position(is_game);
        let before = rows.iter().rposition(is_game);
        if let Some(row) = next.map(|next| menu.row + next).or(before) {
            menu.row = row;
            app.modes.push(Mode::Menu(menu));
        }
    }
    say(
        app,
        match result {
            Ok(()) => Notice::fill(Text::ThrownAway, [Part::word(told)]),
            Err(why) => Notice::Raw(why),
        },
    );
}

/// Whether the games that are kept are listed.
const fn is_list(mode: &Mode) -> bool {
    matches!(
        mode,
        Mode::Menu(Menu {
            kind: MenuKind::Left,
            ..
        })
    )
}
