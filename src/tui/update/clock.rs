//! The clocks: they follow the game, not what is looked at.

use super::{hand, say};
use crate::game::{Clock, NodeId};
use crate::i18n::Text;
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::message::Effect;
use crate::tui::mode::Mode;
use crate::tui::notice::{Notice, Part};

/// Sees whether a flag has fallen, and what is to be done then. It ends the game where that stands, whatever is
/// looked at. What is being typed stays as it is.
pub(super) fn look(app: &mut App) -> Option<Vec<Effect>> {
    let running = app.clock.as_ref().filter(|clock| clock.is_running())?;
    let side = running.flagged(app.now)?;
    app.saved.game.go_to(app.live);
    if let Ok(phase) = app.saved.game.flag(side) {
        app.turn_to_player();
        let typed: Vec<Mode> = std::mem::take(&mut app.modes)
            .into_iter()
            .filter(|mode| matches!(mode, Mode::Line(_) | Mode::Form(_)))
            .collect();
        hand::ended(app, phase);
        app.modes = typed;
        app.modes.push(Mode::TimeUp(app.now));
    }
    stop(app);
    let rings = app.settings.bell_flag.then_some(Effect::Bell);
    Some(rings.into_iter().collect())
}

/// Somebody still types what was meant for the game that the clock has ended.
pub(super) fn typed_on(app: &mut App) {
    if let Some(Mode::TimeUp(since)) = app.modes.last_mut() {
        *since = app.now;
    }
}

/// Nobody has typed for a while: what is pressed from now on is meant for the result.
pub(super) fn calm_down(app: &mut App) {
    if app.calm_at().is_some_and(|calm| calm <= app.now) {
        app.modes = vec![Mode::Result(0)];
    }
}

/// A move of the game was played after the move of that node.
pub(super) fn moved(app: &mut App, from: NodeId) {
    let now = app.now;
    let ply = app.saved.game.tree().ply(from);
    if let Some(clock) = &mut app.clock {
        if from != app.live {
            clock.return_to(ply, now);
        }
        clock.forget_after(ply);
        // A flag that has fallen was seen before the move was played.
        let _ = clock.moved(now);
        let control = clock.control();
        app.saved.played_with(control);
    }
    app.live = app.saved.game.node();
    keep_first(app);
    app.note_clock();
}

/// Moves of the game were taken back or played again; its end may be among them.
pub(super) fn returned(app: &mut App) {
    app.live = app.saved.game.node();
    app.solved = None;
    keep_first(app);
    app.score();
    let (ply, now, is_over) = (app.saved.game.ply(), app.now, app.turn().is_none());
    if let Some(clock) = &mut app.clock {
        clock.return_to(ply, now);
        if is_over {
            clock.stop(now);
        }
    }
    app.note_clock();
}

/// The game goes on in a line that leaves it after so many plies.
pub(super) fn went_over(app: &mut App, fork: usize) {
    let (ply, now) = (app.saved.game.ply(), app.now);
    app.live = app.saved.game.node();
    app.score();
    if let Some(clock) = &mut app.clock {
        clock.go_over(fork, ply, now);
    }
    app.note_clock();
}

/// The line of a game that goes on is the first one of its tree: that is what a file holds as the game.
fn keep_first(app: &mut App) {
    if app.is_played_here() && app.end().is_none() && app.saved.game.tree_mut().promote(app.live) {
        app.sheet.lay_out(&app.saved.game);
    }
}

/// The game has ended.
pub(super) fn stop(app: &mut App) {
    let now = app.now;
    if let Some(clock) = &mut app.clock {
        clock.stop(now);
    }
    app.note_clock();
}

/// The players pause, or go on.
pub(super) fn toggle(app: &mut App) {
    if let Some(Mode::Pause) = app.modes.last() {
        app.modes.pop();
        go_on(app);
    } else if app.turn().is_none() || app.end().is_some() {
        hand::say_over(app);
    } else if app.clock.is_none() {
        say(app, Notice::text(Text::NoClock));
    } else {
        stand_still(app);
        app.let_go();
        app.typed_in_pause = false;
        app.modes.push(Mode::Pause);
    }
}

/// Somebody typed a move, or something else that does nothing in a pause.
pub(super) fn say_paused(app: &mut App) {
    app.typed_in_pause = true;
    let key = Part::Word(app.key(Command::Pause));
    say(app, Notice::fill(Text::PauseStands, [key]));
}

/// Stops the running clock for a while.
pub(super) fn stand_still(app: &mut App) {
    let now = app.now;
    if let Some(clock) = &mut app.clock {
        clock.pause(now);
    }
    app.note_clock();
}

/// Ends the while, unless the players have paused or look away from the game.
pub(super) fn go_on(app: &mut App) {
    let is_paused = app
        .modes
        .iter()
        .any(|mode| matches!(mode, Mode::Pause | Mode::Editor(_)));
    let now = app.now;
    if let Some(clock) = app.clock.as_mut().filter(|_| !is_paused) {
        Clock::resume(clock, now);
    }
}
