//! The game as a whole: new, draw, resignation, result, leaving.

use super::hand::{ended, say_over};
use super::{endgame, parting, say, walk};
use crate::endgames::place_of;
use crate::game::{Clock, Game, Handicap, Phase};
use crate::i18n::Text;
use crate::record::{self, Format, Tags};
use crate::rules::{Position, Side};
use crate::storage::{Saved, record_of};
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::message::{Effect, Exit};
use crate::tui::mode::{Ask, Mode};
use crate::tui::notice::{Notice, Part};

/// Plays again. But for the result, where it is offered, it asks: moves begin with the same letter, and the game on the
/// board may not be over, or lost.
pub(super) fn again(app: &mut App, is_swapped: bool, is_offered: bool) -> Vec<Effect> {
    if let Some(place) = app.endgame().and_then(place_of) {
        return endgame::ask(app, place);
    }
    if !is_offered || app.would_be_lost() {
        app.modes.push(Mode::asking(Ask::Again(is_swapped)));
        return Vec::new();
    }
    begin_again(app, is_swapped)
}

/// Plays again from where the last game began, by the same players, each on the other side if wished.
pub(super) fn begin_again(app: &mut App, is_swapped: bool) -> Vec<Effect> {
    let old = &app.saved;
    let game = Game::new(old.game.start().clone(), old.game.rules());
    let mut tags = Tags::new();
    for (name, other) in [("Red", "Black"), ("Black", "Red")] {
        if let Some(player) = old.tags.known(name) {
            tags.set(if is_swapped { other } else { name }, player);
        }
    }
    if is_swapped {
        app.score = app.score.swapped();
    }
    // A game that was resumed brings its own clock.
    app.settings.clock = app.clock.as_ref().map(Clock::control);
    let parting = parting::of(app);
    let odds = Handicap::of(game.start()).filter(|_| is_swapped);
    let has_changed = app.has_changed_seats() != is_swapped;
    let effects = begin(app, game, tags, parting);
    app.note_seats(has_changed);
    if let Some(odds) = odds {
        // Red gives the odds, whoever plays Red.
        let giver = app.saved.tags.known("Red").map(str::to_owned);
        let giver = giver.unwrap_or_else(|| app.settings.lang.side(Handicap::GIVER).to_owned());
        let odds = app.settings.lang.handicap(Some(odds)).to_owned();
        let parts = [Part::Word(giver), Part::Word(odds)];
        say(app, Notice::fill(Text::OddsChangeHands, parts));
    }
    effects
}

/// Starts a game from a position; asks before one is lost for it.
pub(super) fn ask_set_up(app: &mut App, fen: String) -> Vec<Effect> {
    if fen.parse::<Position>().is_ok() && app.would_be_lost() {
        app.modes.push(Mode::asking(Ask::SetUp(fen)));
        return Vec::new();
    }
    set_up(app, &fen)
}

/// Starts a game from a position.
pub(super) fn set_up(app: &mut App, fen: &str) -> Vec<Effect> {
    match fen.parse::<Position>() {
        Ok(position) => {
            let game = Game::new(position, app.settings.rules);
            let parting = parting::of(app);
            let effects = begin(app, game, Tags::new(), parting);
            app.reset_score();
            effects
        }
        Err(error) => {
            say(app, Notice::BadFen(error));
            Vec::new()
        }
    }
}

/// Puts a new game on the board. What becomes of the old one has been decided.
pub(super) fn begin(app: &mut App, game: Game, tags: Tags, parting: Effect) -> Vec<Effect> {
    let first = game.start().turn();
    let clock = app.settings.clock.map(|control| Clock::new(control, first));
    let are_others = !app.has_players_of(&tags);
    let saved = Saved {
        tags,
        ..Saved::new(game)
    };
    // The score stays with the game that is left.
    app.take_up(saved, clock);
    if are_others {
        app.reset_score();
    }
    app.note_score();
    let begun = match app.clock.as_ref().map(Clock::control) {
        Some(control) => Notice::fill(Text::NewGameTimed, [Part::Clock(control)]),
        None => Notice::text(Text::NewGame),
    };
    parting::tell(app, &parting, begun);
    if let Phase::Over(_) = app.saved.game.phase() {
        // A position without attackers is a draw before the first move.
        app.notice = None;
        app.modes.push(Mode::Result(0));
    }
    vec![parting]
}

/// Offers a draw for the side to move, or asks whether the offer that waits is accepted. It counts where the game
/// stands, whatever is being looked at.
pub(super) fn offer_draw(app: &mut App) {
    if !walk::to_the_game(app) {
        say_over(app);
    } else if let Some(by) = app.saved.game.draw_offer() {
        app.modes.push(Mode::asking(Ask::AcceptDraw(!by)));
    } else if app.saved.game.offer_draw().is_err() {
        say_over(app);
    }
    // The status line tells of the offer as long as it waits.
}

/// Accepts the offer that waits.
pub(super) fn accept_draw(app: &mut App) {
    app.saved.game.go_to(app.live);
    if let Ok(phase @ Phase::Over(_)) = app.saved.game.offer_draw() {
        ended(app, phase);
    }
}

/// Asks whether the side to move resigns: where the game stands, whatever is being looked at.
pub(super) fn ask_resign(app: &mut App) {
    let goes_on = walk::to_the_game(app);
    match app.turn().filter(|_| goes_on) {
        Some(side) => app.modes.push(Mode::asking(Ask::Resign(side))),
        None => say_over(app),
    }
}

pub(super) fn ask_quit(app: &mut App) -> Vec<Effect> {
    if app.would_be_lost() {
        app.modes.push(Mode::asking(Ask::Quit));
        return Vec::new();
    }
    // The file of a game that is over is put away when everything is kept: before that, a second one would be written.
    vec![Effect::Quit(Exit::Left)]
}

pub(super) fn resign(app: &mut App, side: Side) {
    app.saved.game.go_to(app.live);
    if let Ok(phase) = app.saved.game.resign(side) {
        ended(app, phase);
    }
}

/// Shows the result once more.
pub(super) fn show_result(app: &mut App) {
    if app.turn().is_none() {
        app.let_go();
        app.modes.push(Mode::Result(0));
    } else if app.end().is_some() {
        // What is tried after the end does not undo it.
        say_over(app);
    } else {
        let recorded = app.recorded_notice();
        say(app, recorded.unwrap_or(Notice::text(Text::GameNotOver)));
    }
}

/// Hands the position to the terminal for its clipboard, and says it: no terminal tells whether it has taken it.
pub(super) fn copy_position(app: &mut App) -> Vec<Effect> {
    let fen = app.position().to_string();
    say(app, Notice::fill(Text::CopiedPosition, [Part::word(&fen)]));
    vec![Effect::Copy(fen)]
}

/// Hands the game to the terminal for its clipboard, as PGN.
pub(super) fn copy_game(app: &mut App) -> Vec<Effect> {
    let save = Part::Word(app.key(Command::Save));
    say(app, Notice::fill(Text::CopiedGame, [save]));
    let record = record_of(&app.saved.game, &app.saved.tags);
    let (text, _) = record::write(&record, Format::Pgn, app.settings.notation());
    vec![Effect::Copy(text)]
}
