//! What the clocks show: in the rows of the players, or in the status line where these have no room.

use crate::game::{Clock, NodeId, Remaining};
use crate::i18n::{Lang, Text};
use crate::rules::Side;
use crate::tui::app::App;
use crate::tui::mode::Mode;
use crate::tui::widgets::{self, text};

/// From how many columns on the row of a player has room for words about the clock.
const ROOM_FOR_WORDS: u16 = 30;

/// Whether little is left to a side that is to move: while the game goes on, in the game and not where one looks.
pub(super) fn is_low(app: &App, clock: &Clock, side: Side) -> bool {
    let is_to_move = match app.end() {
        Some(_) => app.turn() == Some(side),
        None => clock.turn() == side,
    };
    shown(app, clock, side).0.is_low() && is_to_move
}

/// What stands in the row of a player, beside the name and the score.
pub(super) fn in_row(
    app: &App,
    clock: &Clock,
    side: Side,
    [name, score]: [&str; 2],
    columns: u16,
) -> String {
    let lang = app.settings().lang;
    let (left, of) = shown(app, clock, side);
    let more = match left.periods {
        Some(count) => format!("x{count}"),
        None => lang.on_top(&clock.control().sides[side]),
    };
    let time = when(app, of, left.to_string());
    // What is added may be left out, what is left may not.
    let room = panel_room(&[name, score, &time], columns);
    let has_words = columns >= ROOM_FOR_WORDS && !app.settings().ascii;
    match left.periods.filter(|_| has_words) {
        Some(count) => when(app, of, lang.fill(Text::ByoYomi, &[&left, &count])),
        None if left.periods.is_some() => format!("{time} {more}"),
        None => {
            let of_move = of_this_move(app, left);
            let added = [format!("{more} {of_move}"), of_move, more];
            let mut added = added.iter().map(|text| text.trim());
            match added.find(|text| !text.is_empty() && text::width(text) < room) {
                Some(added) => format!("{time} {added}"),
                None => time,
            }
        }
    }
}

/// What is left for the move, if each has a limit: it is lost with that, however much the clock itself shows.
fn of_this_move(app: &App, left: Remaining) -> String {
    let settings = app.settings();
    let lang = if settings.ascii {
        Lang::En
    } else {
        settings.lang
    };
    let left = left.of_this_move();
    left.map_or_else(String::new, |left| lang.fill(Text::ClockThisMove, &[&left]))
}

/// What stands at the end of the status line, and whether little is left: both clocks where they have room behind the
/// words, else the one that the game waits for.
pub(super) fn in_status(
    app: &App,
    clock: &Clock,
    words: &str,
    columns: u16,
) -> Vec<(String, bool)> {
    let lang = app.settings().lang;
    let time = |side: Side| {
        let (left, of) = shown(app, clock, side);
        let time = when(app, of, left.to_string());
        match left.periods {
            Some(count) => format!("{time} x{count}"),
            None => time,
        }
    };
    let named = |side: Side| format!("{} {}", lang.side(side), time(side));
    let faced = |(side, time)| (time, is_low(app, clock, side));
    let waits_for = clock.turn();
    let [both, one] = [vec![Side::Red, Side::Black], vec![waits_for]]
        .map(|sides| sides.into_iter().map(|side| (side, named(side))).collect());
    let taken = |times: &Vec<(Side, String)>| -> u16 {
        let cells = times.iter().map(|(_, time)| text::width(time) + 1);
        cells.sum::<u16>() + text::width(words) + 3
    };
    let times = [both, one]
        .into_iter()
        .find(|times| taken(times) <= columns)
        .unwrap_or_else(|| vec![(waits_for, time(waits_for))]);
    times.into_iter().map(faced).collect()
}

/// What a clock shows. Who looks at a move of a game that is over sees the times of that move; where those of another
/// moment are shown, that is said.
fn shown(app: &App, clock: &Clock, side: Side) -> (Remaining, Option<Text>) {
    let now = clock.remaining(side, app.now);
    let game = app.game();
    if game.node() == app.live || app.modes().iter().any(|mode| matches!(mode, Mode::Pause)) {
        return (now, None);
    }
    if app.end().is_none() {
        return (now, Some(Text::ClockOfNow));
    }
    let is_on_the_way =
        game.node() == NodeId::ROOT || game.tree().path(app.live).contains(&game.node());
    match clock.remaining_at(game.ply(), side) {
        Some(then) if is_on_the_way => (then, None),
        _ => (now, Some(Text::ClockOfEnd)),
    }
}

fn when(app: &App, of: Option<Text>, time: String) -> String {
    match of {
        Some(text) => app.settings().lang.fill(text, &[&time]),
        None => time,
    }
}

/// The cells of a player's row that neither the name, which may be cut, nor the score nor the time nor the pieces lost
/// need, the latter with counts.
fn panel_room([name, score, time]: &[&str; 3], columns: u16) -> u16 {
    const LOST: u16 = 15;
    let name = text::width(name).min(widgets::SHORTEST_NAME);
    let taken = name + text::width(score) + text::width(time) + LOST;
    columns.saturating_sub(taken)
}
