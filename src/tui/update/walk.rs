//! Taking back, and walking through the game.

use super::{clock, say};
use crate::game::{NodeId, Outcome};
use crate::i18n::Text;
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::mode::{Ask, Mode};
use crate::tui::notice::{Notice, Part};

/// How far the page keys go.
pub(super) const FAR: usize = 10;

/// Puts the position on the board where the game stands, before something is done to the game: what is looked at is not
/// meant. Gives `false`, and does nothing, if the game is over.
pub(super) fn to_the_game(app: &mut App) -> bool {
    if app.end().is_some() {
        return false;
    }
    if app.saved.game.node() != app.live {
        go_to(app, app.live);
    }
    true
}

/// A move of the game that is being played is taken back where that stands, also while an earlier one is looked at; one
/// that was only tried, and one of a record, on the board.
fn to_what_is_played(app: &mut App) {
    if !app.saved.game.has_record() && (app.is_looking_back() || !app.is_played_here()) {
        to_the_game(app);
    }
}

/// Takes moves back, once the other player agrees where the settings say so.
pub(super) fn ask_undo(app: &mut App, count: usize) {
    to_what_is_played(app);
    let has_moves = app.saved.game.ply() > 0;
    let is_played = app.turn().is_some() && !app.is_beside_the_game();
    // Who has lost would have the game go on.
    let end = app.scored.filter(|_| app.saved.game.node() == app.live);
    if app.settings.takeback_asks && has_moves && (is_played || end.is_some()) {
        let winner = end.and_then(Outcome::winner);
        let mover = winner.map_or_else(|| app.saved.game.wants_back(count), |winner| !winner);
        app.modes.push(Mode::asking(Ask::TakeBack(mover, count)));
    } else {
        undo(app, count);
    }
}

/// Takes moves back: another move in their place replaces them. Only from where it ended can a game be taken up again.
pub(super) fn undo(app: &mut App, count: usize) {
    let outcome = app.saved.game.outcome();
    if outcome.is_some_and(Outcome::is_given_up) {
        // What was declared goes first; the moves stay.
        app.saved.game.withdraw();
        clock::returned(app);
        arrive(app);
        say(app, Notice::text(Text::Withdrawn));
        if count > 1 {
            undo(app, count - 1);
        }
        return;
    }
    let is_beside = app.is_beside_the_game();
    let mut undone = Vec::new();
    for _ in 0..count {
        let node = app.saved.game.node();
        if app.saved.game.take_back().is_none() {
            break;
        }
        undone.push(app.sheet.text(node).to_owned());
    }
    if !is_beside {
        clock::returned(app);
    }
    arrive(app);
    say(app, told(app, Text::Undone, &undone, Text::NothingToUndo));
}

/// Plays again what was taken back.
pub(super) fn redo(app: &mut App, count: usize) {
    to_what_is_played(app);
    let is_beside = app.is_beside_the_game();
    let first = app.saved.game.ply();
    for _ in 0..count {
        if app.saved.game.redo().is_none() {
            break;
        }
    }
    if !is_beside {
        clock::returned(app);
    }
    arrive(app);
    let way = app.saved.game.tree().path(app.saved.game.node());
    let redone = way.iter().skip(first).map(|node| app.sheet.text(*node));
    let redone: Vec<String> = redone.map(str::to_owned).collect();
    if redone.is_empty() || app.turn().is_some() {
        say(app, told(app, Text::Redone, &redone, Text::NothingToRedo));
    }
}

/// Which moves were taken back or played again.
fn told(app: &App, done: Text, moves: &[String], nothing: Text) -> Notice {
    if moves.is_empty() {
        return Notice::text(nothing);
    }
    Notice::fill(done, [Part::Word(app.settings.lang.some_of(moves))])
}

/// Looks back.
pub(super) fn back(app: &mut App, count: usize) {
    let steps = (0..count)
        .take_while(|_| app.saved.game.undo().is_some())
        .count();
    arrive(app);
    if steps == 0 {
        say(app, Notice::text(Text::AtStart));
    }
}

/// Looks forward.
pub(super) fn forward(app: &mut App, count: usize) {
    let mut steps = 0;
    while steps < count
        && !is_before_taken_back(app)
        && let Some(&next) = app.ahead().first()
    {
        app.saved.game.go_to(next);
        steps += 1;
    }
    arrive(app);
    if steps == 0 {
        say_at_end(app);
    }
}

/// Whether nothing but what was taken back lies ahead of the game: to look at it would be to play it again.
fn is_before_taken_back(app: &App) -> bool {
    let game = &app.saved.game;
    game.node() == app.live && !game.has_record() && game.is_next_taken_back()
}

fn say_at_end(app: &mut App) {
    let notice = if is_before_taken_back(app) {
        let key = Part::Word(app.key(Command::Redo));
        Notice::fill(Text::AheadTakenBack, [key])
    } else {
        Notice::text(Text::AtEnd)
    };
    say(app, notice);
}

/// Looks at the last move: where the game stands if that lies ahead, else the end of the line. Who is there already
/// comes to where the game stands, or, if that is here, to the end of the main line.
pub(super) fn to_end(app: &mut App) {
    if app.is_looking_back() {
        go_to(app, app.live);
        return;
    }
    if is_before_taken_back(app) {
        say_at_end(app);
        return;
    }
    if let Some(&last) = app.ahead().last() {
        go_to(app, last);
        return;
    }
    let game = &app.saved.game;
    let here = game.node();
    let main = game.tree().main_line().last().copied();
    match main.filter(|&main| main != here) {
        _ if here != app.live => {
            go_to(app, app.live);
            say(app, Notice::text(Text::GameStands));
        }
        Some(main) => {
            go_to(app, main);
            let key = Part::Word(app.key(Command::ToEnd));
            say(app, Notice::fill(Text::MainLineEnds, [key]));
        }
        None => say(app, Notice::text(Text::AtEnd)),
    }
}

/// Goes to a move of the list.
pub(super) fn go_to(app: &mut App, node: NodeId) {
    app.saved.game.go_to(node);
    arrive(app);
}

/// Another position is on the board: nothing is in hand any more.
pub(super) fn arrive(app: &mut App) {
    app.let_go();
    app.turn_to_player();
}
