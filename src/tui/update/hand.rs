//! The cursor and the piece in hand.

use super::{clock, endgame, say, say_too};
use crate::game::{Phase, PlayError};
use crate::i18n::Text;
use crate::record::RecordResult;
use crate::rules::{Move, Point, Refusal, Side};
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::message::Effect;
use crate::tui::mode::Mode;
use crate::tui::notice::{Notice, Part};

/// Moves the cursor as seen on the screen: to the right and upwards.
pub(super) fn step(app: &mut App, right: i8, up: i8) {
    let (dx, dy) = if app.flipped {
        (-right, -up)
    } else {
        (right, up)
    };
    app.cursor = app.cursor.offset(dx, dy).unwrap_or(app.cursor);
    app.cursor_shown = true;
}

/// Moves the cursor to the next piece of the side to move that can move, in reading order.
pub(super) fn next_piece(app: &mut App, backwards: bool) {
    let Some(turn) = app.turn() else {
        say_over(app);
        return;
    };
    let seen = |point: Point| {
        let seen = if app.flipped { point.rotated() } else { point };
        (9 - seen.y(), seen.x())
    };
    let mut able: Vec<Point> = app
        .position()
        .board()
        .pieces(turn)
        .map(|(point, _)| point)
        .filter(|point| !app.saved.game.targets(*point).is_empty())
        .collect();
    able.sort_by_key(|point| seen(*point));
    if backwards {
        able.reverse();
    }
    let here = seen(app.cursor);
    let is_after = |point: &&Point| {
        if backwards {
            seen(**point) < here
        } else {
            seen(**point) > here
        }
    };
    let next = able.iter().find(is_after).or(able.first());
    app.cursor = next.copied().unwrap_or(app.cursor);
    app.cursor_shown = true;
}

/// Picks up or puts down at the cursor.
pub(super) fn act_at_cursor(app: &mut App) -> Vec<Effect> {
    app.cursor_shown = true;
    act(app, app.cursor)
}

/// Picks up, changes the piece in hand, lets go or puts down on a point.
pub(super) fn act(app: &mut App, at: Point) -> Vec<Effect> {
    app.cursor = at;
    let Some(turn) = app.turn() else {
        say_over(app);
        return Vec::new();
    };
    let piece = app.position().board().at(at);
    let is_own = piece.is_some_and(|piece| piece.side == turn);
    match (app.picked, piece) {
        (Some(from), _) if from == at => app.let_go(),
        (_, _) if is_own => pick(app, at),
        (Some(from), _) => return play(app, Move::new(from, at)),
        (None, Some(piece)) => {
            let refusal = Refusal::NotYourPiece { at, piece };
            say(app, Notice::Refused(PlayError::Refused(refusal)));
        }
        (None, None) => say(app, Notice::text(Text::NothingHere)),
    }
    Vec::new()
}

/// Takes a piece of the side to move in hand.
pub(super) fn pick(app: &mut App, at: Point) {
    app.picked = Some(at);
    let piece = app.position().board().at(at);
    if let (Some(piece), true) = (piece, app.targets().is_empty()) {
        let parts = [Part::Piece(piece), Part::Point(at)];
        say(app, Notice::fill(Text::PieceCannotMove, parts));
    }
}

/// Says and shows which pieces of the side to move the other side could take.
pub(super) fn show_threats(app: &mut App) {
    let Some(turn) = app.turn() else {
        say_over(app);
        return;
    };
    let position = app.position();
    let pieces = position.board().pieces(turn).map(|(point, _)| point);
    let threatened = pieces
        .filter(|point| !position.attackers(*point, !turn).is_empty())
        .collect();
    say(app, Notice::Threats(turn, threatened));
}

/// Plays a move, or says why it cannot be played.
pub(super) fn play(app: &mut App, m: Move) -> Vec<Effect> {
    let (before, node) = (app.position().clone(), app.saved.game.node());
    let mover = before.turn();
    let (tree, taken_back) = (app.saved.game.tree(), app.saved.game.taken_back());
    let offered_by = app.saved.game.draw_offer();
    let is_in_place = taken_back.is_some_and(|taken| tree.parent(taken) == Some(node));
    let replaces = app.saved.game.would_replace(m);
    let recorded = recorded(app);
    let is_beside = app.is_beside_the_game();
    match play_or_follow(app, m) {
        Ok(phase) => {
            if !is_beside {
                clock::moved(app, node);
                if let Some(today) = app.today {
                    app.saved.played_on(today);
                }
            }
            app.take_off(m);
            app.let_go();
            app.cursor = m.to;
            if offered_by.is_some_and(|side| side != mover) && !is_beside {
                say(app, Notice::text(Text::DrawOfferLapsed));
            }
            if replaces {
                say_too(app, Notice::text(Text::TakenBackReplaced));
            } else if !is_in_place {
                say_side_line(app);
            }
            say_recorded(app, recorded, Text::RecordedStays);
            app.sheet.update(&app.saved.game, &before);
            app.turn_to_player();
            endgame::look_for_miss(app);
            ended(app, phase);
            let mut effects = endgame::ended(app, phase);
            effects.extend(endgame::look_for_draw(app));
            effects.extend(bells(app, phase, mover));
            effects
        }
        Err(error) => {
            say(app, Notice::Refused(error));
            Vec::new()
        }
    }
}

/// Plays a move. One that leads back into the game from beside it is followed, with the end that the players declared
/// after it.
fn play_or_follow(app: &mut App, m: Move) -> Result<Phase, PlayError> {
    let is_beside = app.is_beside_the_game();
    let game = &mut app.saved.game;
    if !is_beside {
        return game.play(m);
    }
    if let Some(error) = game.refusal(m) {
        return Err(error);
    }
    match game.tree().child(game.node(), m) {
        Some(known) => {
            game.go_to(known);
            Ok(game.phase())
        }
        None => game.try_out(m),
    }
}

/// The result of the record, where that is the result of the game.
pub(super) fn recorded(app: &App) -> Option<RecordResult> {
    app.recorded()?.result
}

/// Says what becomes of the result of the record that was that of the game, if it is that no more.
pub(super) fn say_recorded(app: &mut App, before: Option<RecordResult>, text: Text) {
    if let (Some(result), None) = (before, app.recorded()) {
        say_too(app, Notice::fill(text, [Part::word(result.as_pgn())]));
    }
}

/// A move from a place that was only looked at opens a side line.
fn say_side_line(app: &mut App) {
    let (tree, node) = (app.saved.game.tree(), app.saved.game.node());
    if tree.line_head(node) == Some(node) {
        let notice = if app.is_beside_the_game() {
            let key = Part::Word(app.key(Command::ToEnd));
            Notice::fill(Text::SideLineAfterEnd, [key])
        } else {
            Notice::text(Text::SideLineOpened)
        };
        say(app, notice);
    }
}

/// Shows the result when the game has just ended.
pub(super) fn ended(app: &mut App, phase: Phase) {
    app.solved = None;
    if let Phase::Over(_) = phase {
        // The result has the status line.
        app.notice = None;
        if app.is_beside_the_game() && app.end().is_none() {
            // Only what was tried is over: the game and its clocks go on.
            return;
        }
        clock::stop(app);
        if app.saved.game.node() == app.live {
            app.score();
        }
        app.let_go();
        app.modes.clear();
        app.modes.push(Mode::Result(0));
    }
}

fn bells(app: &App, phase: Phase, mover: Side) -> Vec<Effect> {
    let settings = &app.settings;
    let is_check = app.position().is_in_check(!mover);
    let is_over = matches!(phase, Phase::Over(_));
    let rings = settings.bell_move || settings.bell_check && (is_check || is_over);
    rings.then_some(Effect::Bell).into_iter().collect()
}

pub(super) fn say_over(app: &mut App) {
    if let Some(outcome) = app.saved.game.outcome().or_else(|| app.end()) {
        say(app, Notice::Refused(PlayError::Over(outcome)));
    }
}
