//! Throwing away games that nobody wants to go on with.

use super::say;
use crate::i18n::Text;
use crate::storage::LeftGame;
use crate::tui::app::App;
use crate::tui::menu::MenuKind;
use crate::tui::mode::{Ask, Mode};
use crate::tui::notice::{Notice, Part};

/// Asks whether the chosen game of the list is to be thrown away.
pub(super) fn ask_throw_away(app: &mut App) {
    let Some(Mode::Menu(menu)) = app.modes.last() else {
        return;
    };
    let chosen = app.left.get(menu.row).cloned();
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
    let last = left.len().checked_sub(1);
    app.left = left;
    if let Some(Mode::Menu(menu)) = app.modes.last_mut()
        && matches!(menu.kind, MenuKind::Left)
    {
        match last {
            Some(last) => menu.row = menu.row.min(last),
            None => {
                app.modes.pop();
            }
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
