//! The words of the status line.

use crate::game::Game;
use crate::i18n::{Lang, Text};
use crate::rules::{RuleSet, Ruling, Side};
use crate::tui::app::App;
use crate::tui::boxes;
use crate::tui::command::Command;
use crate::tui::editor::Editor;
use crate::tui::menu::goal;
use crate::tui::mode::{Mode, Purpose};
use crate::tui::notice::Notice;
use crate::tui::widgets::{StatusKind, text};

/// From how many plies on the move limit is counted down.
const NEAR_LIMIT: u16 = 20;

/// What there is to say, and of which kind it is.
pub(super) fn words(app: &App) -> (StatusKind, String) {
    let lang = app.settings().lang;
    if let Some(notice) = app.notice() {
        let kind = if notice.is_refusal() {
            StatusKind::Refusal
        } else {
            StatusKind::Notice
        };
        return (kind, app.tell(notice));
    }
    if let Some(editor) = app.editor() {
        return set_up(app, editor);
    }
    if let Some(result) = boxes::result(app) {
        let told = [result].into_iter().chain(tried(app));
        return (
            StatusKind::Result,
            told.collect::<Vec<_>>().join(lang.gap()),
        );
    }
    if let Some(by) = app.game().draw_offer() {
        return (StatusKind::Notice, offered(app, by));
    }
    if let Some(warning) = app.game().warning() {
        let warning = warned(lang, &warning);
        return if is_check(app) {
            (StatusKind::Check, with_check(app, warning))
        } else {
            (StatusKind::Refusal, warning)
        };
    }
    if let Some(recorded) = app.recorded_here() {
        return (StatusKind::Notice, with_check(app, recorded));
    }
    let (kind, words) = if app.is_looking_back() {
        // It must not look like the game itself.
        let words = lang.fill(Text::LookingBack, &[&app.key(Command::ToEnd)]);
        (StatusKind::Notice, words)
    } else if let Some(tried) = tried(app) {
        (StatusKind::Notice, tried)
    } else {
        (StatusKind::Turn(app.position().turn()), to_move(app))
    };
    let kind = if is_check(app) {
        StatusKind::Check
    } else {
        kind
    };
    (kind, with_check(app, words))
}

/// That what is on the board is only tried, with what leads back to the game, and what makes the game of it.
fn tried(app: &App) -> Option<String> {
    if !app.is_beside_the_game() || app.is_looking_back() {
        return None;
    }
    let game = app.game();
    let text = match app.end() {
        // Somebody has made it the main line.
        Some(_) if game.tree().is_main(game.node()) => return None,
        Some(_) => Text::TriedAfterEnd,
        None => Text::Tried,
    };
    let (back, promote) = (app.key(Command::ToEnd), app.key(Command::Promote));
    Some(app.settings().lang.fill(text, &[&back, &promote]))
}

/// Who offers a draw, and how the other side answers.
fn offered(app: &App, by: Side) -> String {
    let lang = app.settings().lang;
    let key = app.key(Command::Draw);
    let offer = lang.fill(Text::DrawWaits, &[&lang.side(by), &key, &lang.side(!by)]);
    with_check(app, offer)
}

/// A sentence, behind the word that the side to move is in check, where it is.
fn with_check(app: &App, told: String) -> String {
    if !is_check(app) {
        return told;
    }
    let lang = app.settings().lang;
    format!("{}{}{told}", lang.text(Text::Check), lang.gap())
}

/// What a third occurrence of the position would mean, short enough for one row.
fn warned(lang: Lang, warning: &Ruling) -> String {
    let (loser, deed) = match warning {
        Ruling::PerpetualCheck { loser, .. } => (*loser, Text::WordPerpetualCheck),
        Ruling::PerpetualChase { loser, .. } => (*loser, Text::WordPerpetualChase),
        _ => return lang.text(Text::TwiceDraw).to_owned(),
    };
    lang.fill(Text::TwiceLoses, &[&lang.side(loser), &lang.text(deed)])
}

/// Who is to move in the position that is set up, and what is still wrong with it.
fn set_up(app: &App, editor: &Editor) -> (StatusKind, String) {
    let lang = app.settings().lang;
    let turn = editor.setup().turn;
    let to_move = lang.fill(Text::ToMove, &[&lang.side(turn)]);
    if is_fen_begun(app) {
        // What is said of the board would seem to be said of the line.
        return (StatusKind::Turn(turn), to_move);
    }
    let (state, short) = match editor.position() {
        Ok(position) => match Game::new(position, app.settings().rules).outcome() {
            Some(end) => (lang.fill(Text::SetupOver, &[&lang.outcome(&end)]), None),
            None => (
                lang.text(Text::SetupReady).to_owned(),
                Some(lang.fill(Text::SetupReadyShort, &[&lang.side(turn)])),
            ),
        },
        Err(fault) => (app.tell(&Notice::NotPlayable(fault)), None),
    };
    let words = format!("{to_move}{}{state}", lang.gap());
    let has_room = text::width(&words) + 2 <= app.size.width;
    let words = if has_room {
        words
    } else {
        short.unwrap_or(state)
    };
    (StatusKind::Turn(turn), words)
}

/// Whether another position stands in the line already.
fn is_fen_begun(app: &App) -> bool {
    let typed = app.modes().last().and_then(|mode| match mode {
        Mode::Line(line) if line.purpose == Purpose::Fen => Some(line.typed()),
        _ => None,
    });
    typed.is_some_and(|typed| !typed.is_empty())
}

fn is_check(app: &App) -> bool {
    app.game().rules().set == RuleSet::Standard && app.position().is_check()
}

/// Whose turn it is, and whether that is in check.
pub(super) fn whose_turn(app: &App) -> String {
    with_check(app, to_move(app))
}

fn to_move(app: &App) -> String {
    let lang = app.settings().lang;
    lang.fill(Text::ToMove, &[&lang.side(app.position().turn())])
}

/// What stands at the right end, as much of it as there is room for: how far the game has been walked back, whose turn it
/// is while something else is said, or how near the move limit is.
pub(super) fn aside(app: &App, room: u16) -> String {
    let mut asides = asides(app);
    loop {
        let joined = asides.join(" ");
        if text::width(&joined) <= room {
            return joined;
        }
        asides.pop();
    }
}

fn asides(app: &App) -> Vec<String> {
    let lang = app.settings().lang;
    if app.editor().is_some() {
        return Vec::new();
    }
    let ahead = app.ahead().len();
    let mut asides = Vec::new();
    if ahead > 0 {
        let ply = app.game().ply();
        let (side, number) = app.game().numbered(ply);
        let side = lang.side(side);
        asides.push(match ply {
            0 => lang.fill(Text::LookingAtStart, &[&ahead]),
            _ => lang.fill(Text::LookingAt, &[&ply, &(ply + ahead), &side, &number]),
        });
    }
    // At the start the notice tells what the task is.
    let is_told = app.notice().is_some() && app.game().ply() == 0;
    if let Some(endgame) = app.endgame().filter(|_| !is_told) {
        let name = endgame.name(lang);
        let here = match endgame.mate_in() {
            Some(_) => Text::EndgameHereMate,
            None => Text::EndgameHere,
        };
        asides.push(lang.fill(here, &[&name, &goal(endgame, lang)]));
    }
    let game = app.game();
    if app.turn().is_some() && app.notice().is_some() {
        asides.push(whose_turn(app));
    } else if app.turn().is_some()
        && (game.draw_offer().is_some()
            || game.warning().is_some()
            || app.recorded_here().is_some()
            || tried(app).is_some())
    {
        asides.push(to_move(app));
    } else if app.is_blindfold() {
        let key = app.key(Command::Blindfold);
        asides.push(lang.fill(Text::BlindfoldAside, &[&key]));
    }
    match app.game().plies_to_limit() {
        Some(left) if left <= NEAR_LIMIT && app.turn().is_some() => {
            asides.push(lang.fill(Text::PliesToLimit, &[&left]));
        }
        _ => {}
    }
    asides
}
