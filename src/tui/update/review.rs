//! Side lines and comments.

use super::{clock, hand, line, say, walk};
use crate::game::{NodeId, Shift};
use crate::i18n::Text;
use crate::record::RESULT_COMMAND;
use crate::tui::app::App;
use crate::tui::command::Command;
use crate::tui::mode::{Ask, Mode, Purpose};
use crate::tui::notice::{Notice, Part};

/// Goes to another move that was tried in the place of the last one; where there is none, to one that was tried in the
/// place of the next.
pub(super) fn other_line(app: &mut App, steps: isize) {
    let Some((lines, place)) = lines_here(app) else {
        say(app, Notice::text(Text::NoOtherLine));
        return;
    };
    let next = (place as isize + steps).rem_euclid(lines.len() as isize) as usize;
    if let Some(node) = lines.get(next) {
        walk::go_to(app, *node);
        say_line(app);
    }
}

/// Says which of the lines that part here is on the board.
fn say_line(app: &mut App) {
    let notice = match lines_here(app) {
        Some((lines, place)) => {
            let node = lines.get(place).copied().unwrap_or(NodeId::ROOT);
            let parts = [
                Part::word(place + 1),
                Part::word(lines.len()),
                Part::word(app.sheet.text(node)),
            ];
            Notice::fill(Text::OtherLine, parts)
        }
        None => Notice::text(Text::NoOtherLine),
    };
    say(app, notice);
}

/// The moves between which there is a choice: those in the place of the last move, or else of the next, and which of
/// them is played.
fn lines_here(app: &App) -> Option<(Vec<NodeId>, usize)> {
    let (game, tree) = (&app.saved.game, app.saved.game.tree());
    let choice = |played: NodeId| {
        let lines: Vec<NodeId> = tree.children(tree.parent(played)?).collect();
        let place = lines.iter().position(|line| *line == played)?;
        (lines.len() > 1).then_some((lines, place))
    };
    choice(game.node()).or_else(|| choice(game.next_node()?))
}

/// Makes the line on the board the main line; where only tried moves are on the board, the game goes on there, once the
/// other player agrees where the settings say so.
pub(super) fn ask_promote(app: &mut App) {
    if is_tried(app) && app.settings.takeback_asks {
        app.modes.push(Mode::asking(Ask::Promote));
    } else {
        promote(app);
    }
}

/// Whether moves are on the board that were tried beside a game that goes on.
fn is_tried(app: &App) -> bool {
    app.is_beside_the_game() && app.end().is_none() && !app.is_looking_back()
}

/// Makes the line on the board the main line, and the game, if it was tried beside that.
pub(super) fn promote(app: &mut App) {
    let node = app.saved.game.node();
    if is_tried(app) {
        let tree = app.saved.game.tree();
        let ply = tree.shared_plies(node, app.live);
        let last = tree.line_from(node).last().unwrap_or(node);
        app.saved.game.tree_mut().promote(last);
        walk::go_to(app, last);
        changed(app);
        clock::went_over(app, ply);
        say(app, Notice::text(Text::PromotedToGame));
        return;
    }
    let had_result = has_main_line_result(app);
    let is_changed = app.saved.game.tree_mut().promote(node);
    changed(app);
    let text = match (is_changed, had_result && !has_main_line_result(app)) {
        (true, true) => Text::PromotedWithoutResult,
        (true, false) => Text::Promoted,
        (false, _) => Text::IsMainLine,
    };
    say(app, Notice::text(text));
}

/// Whether a result stands behind the main line: the one that a file names.
fn has_main_line_result(app: &App) -> bool {
    let game = &app.saved.game;
    let last = game.tree().main_line().last().copied();
    game.outcome_at(last.unwrap_or(NodeId::ROOT)).is_some() || app.recorded().is_some()
}

/// Moves the line before or after its neighbour, and says where it is then.
pub(super) fn shift(app: &mut App, shift: Shift) {
    let node = app.saved.game.node();
    let tree = app.saved.game.tree();
    // A line is moved as a whole: from the move with which it left the others.
    let head = tree.line_head(node).unwrap_or(node);
    let (was_main, had_result) = (tree.is_main(node), has_main_line_result(app));
    let is_game_first = app.is_played_here() && app.end().is_none() && tree.is_main(app.live);
    if app.saved.game.tree_mut().shift(head, shift) {
        if is_game_first && !app.saved.game.tree().is_main(app.live) {
            app.saved.game.tree_mut().promote(app.live);
            let key = Part::Word(app.key(Command::Promote));
            say(app, Notice::fill(Text::GameStaysFirst, [key]));
            return;
        }
        changed(app);
    }
    let is_main = app.saved.game.tree().is_main(node);
    let has_lost_result = had_result && !has_main_line_result(app);
    let text = match (was_main, is_main, has_lost_result) {
        (true, true, _) | (false, false, _) => return say_line(app),
        (false, true, false) => Text::Promoted,
        (false, true, true) => Text::PromotedWithoutResult,
        (true, false, false) => Text::Demoted,
        (true, false, true) => Text::DemotedWithResult,
    };
    say(app, Notice::text(text));
}

/// Asks before a move is deleted; where one of the game itself goes, that is taken back, and the other player is asked.
pub(super) fn ask_delete(app: &mut App) {
    let way = app.saved.game.tree().path(app.live);
    let is_of_game = app.is_played_here() && app.end().is_none();
    let place = way.iter().position(|&node| node == app.saved.game.node());
    match (app.saved.game.node(), place) {
        (NodeId::ROOT, _) => say(app, Notice::text(Text::NothingToDelete)),
        (_, Some(place)) if is_of_game && app.settings.takeback_asks => {
            walk::ask_undo(app, way.len() - place);
        }
        (node, _) => app.modes.push(Mode::asking(Ask::Delete(node))),
    }
}

/// Deletes a move and all that follows it.
pub(super) fn delete(app: &mut App, node: NodeId) {
    let deleted = app.sheet.text(node).to_owned();
    let end = app.live;
    let was_over = app.saved.game.outcome_at(end).is_some();
    let recorded = hand::recorded(app);
    app.saved.game.tree_mut().delete(node);
    changed(app);
    walk::arrive(app);
    let goes_on = was_over && !app.saved.game.tree().contains(end) && app.turn().is_some();
    let text = if goes_on {
        Text::DeletedEnd
    } else {
        Text::Deleted
    };
    say(app, Notice::fill(text, [Part::Word(deleted)]));
    hand::say_recorded(app, recorded, Text::RecordedGone);
}

/// Opens the line for the comment on the move on the board.
pub(super) fn open_comment(app: &mut App) {
    let node = app.saved.game.node();
    let comment = app.saved.game.tree().comment(node).replace('\n', " ");
    line::open_for(app, Purpose::Comment(node), &comment);
}

/// Writes a comment, or takes it away.
pub(super) fn comment(app: &mut App, node: NodeId, comment: String) {
    let text = if comment.is_empty() {
        Text::CommentGone
    } else {
        Text::CommentKept
    };
    // A record keeps the result of a line so: a person who writes it must not end the game.
    let is_known = app.saved.game.tree().comment(node).contains(RESULT_COMMAND);
    let comment = if is_known {
        comment
    } else {
        comment.replace(RESULT_COMMAND, "[ %result ")
    };
    app.saved.game.tree_mut().set_comment(node, comment);
    changed(app);
    say(app, Notice::text(text));
}

fn changed(app: &mut App) {
    app.sheet.lay_out(&app.saved.game);
    let tree = app.saved.game.tree();
    if tree.contains(app.live) {
        // The line that was played may be the main one of its record no more.
        app.score();
    } else {
        app.live = app.saved.game.node();
        clock::returned(app);
    }
}
