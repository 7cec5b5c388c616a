//! What keys do in boxes: help, menu, questions, the result.

use super::{clock, command_given, editor, endgame, files, left, review, say, table, walk};
use crate::i18n::Text;
use crate::tui::app::App;
use crate::tui::boxes::Overlay;
use crate::tui::command::Command;
use crate::tui::layout::{Areas, areas};
use crate::tui::menu::{Action, MenuKind};
use crate::tui::message::{Effect, Exit};
use crate::tui::mode::{Answer, Ask, Mode, Reading};
use crate::tui::notice::{Notice, Part};
use crate::tui::offer::on_result;
use crate::tui::theme::Theme;
use ratatui::layout::Rect;

/// How many rows a key goes down in a box, or up; `page` is how many a page is.
fn steps(command: Command, page: i32) -> Option<i32> {
    Some(match command {
        Command::BoxUp => -1,
        Command::BoxDown => 1,
        Command::BoxPageUp => -page,
        Command::BoxPageDown => page,
        Command::BoxTop => i32::MIN,
        Command::BoxBottom => i32::MAX,
        _ => return None,
    })
}

/// Does what a key asks of the box on top.
pub(super) fn command(app: &mut App, command: Command) -> Vec<Effect> {
    if command == Command::BoxClose {
        return close(app);
    }
    let (scroll, page) = (max_scroll(app), page(app).into());
    let rows = match app.modes.last() {
        Some(Mode::Menu(menu)) => menu.rows(app),
        _ => Vec::new(),
    };
    let buttons = on_result(app);
    match app.modes.last_mut() {
        Some(Mode::Help(at) | Mode::Reading(Reading { scroll: at, .. })) => {
            if let Some(steps) = steps(command, page) {
                let to = i32::from((*at).min(scroll)).saturating_add(steps);
                *at = to.clamp(0, scroll.into()) as u16;
            } else if command == Command::BoxAccept {
                app.modes.pop();
            }
        }
        Some(Mode::Menu(menu)) => {
            if let Some(steps) = steps(command, page) {
                menu.step(&rows, steps);
            } else if command == Command::ThrowAway {
                left::ask_throw_away(app);
            } else if command == Command::BoxAccept {
                return choose(app);
            } else if let MenuKind::Shelf(category) = menu.kind {
                let to = match command {
                    Command::BoxNext => category.next(),
                    Command::BoxPrevious => category.previous(),
                    _ => return Vec::new(),
                };
                app.modes.pop();
                endgame::open_shelf(app, to);
            }
        }
        Some(Mode::Question(question)) => match command {
            Command::Yes => return answer(app, Answer::Yes),
            Command::No => return answer(app, Answer::No),
            Command::BoxAccept => {
                let chosen = question.answer;
                return answer(app, chosen);
            }
            Command::BoxNext | Command::BoxPrevious => {
                question.answer = question.answer.other();
            }
            _ => {}
        },
        Some(Mode::Result(button)) => {
            let last = buttons.len().saturating_sub(1);
            match command {
                Command::BoxNext => *button = if *button == last { 0 } else { *button + 1 },
                Command::BoxPrevious => *button = button.checked_sub(1).unwrap_or(last),
                Command::BoxAccept => {
                    let chosen = buttons.get(*button).map(|offer| offer.command);
                    return chosen.map_or_else(Vec::new, |chosen| command_given(app, chosen));
                }
                _ => {}
            }
        }
        Some(Mode::TimeUp(_)) => {
            if command == Command::BoxAccept {
                return close(app);
            }
            clock::typed_on(app);
        }
        Some(Mode::Pause) => {
            if command == Command::BoxAccept && !std::mem::take(&mut app.typed_in_pause) {
                return close(app);
            }
            clock::say_paused(app);
            app.typed_in_pause = command != Command::BoxAccept;
        }
        Some(Mode::Line(_) | Mode::Form(_) | Mode::Editor(_)) | None => {}
    }
    Vec::new()
}

/// Closes the box on top; a question is answered with no.
pub(super) fn close(app: &mut App) -> Vec<Effect> {
    if let Some(Mode::Question(_)) = app.modes.last() {
        return answer(app, Answer::No);
    }
    if let Some(Mode::Pause) = app.modes.pop() {
        clock::go_on(app);
    }
    Vec::new()
}

/// A row of the menu was clicked.
pub(super) fn clicked(app: &mut App, row: usize) -> Vec<Effect> {
    if let Some(Mode::Menu(menu)) = app.modes.last_mut() {
        menu.row = row;
    }
    choose(app)
}

/// Does what the chosen row of the menu says.
fn choose(app: &mut App) -> Vec<Effect> {
    let Some(Mode::Menu(menu)) = app.modes.pop() else {
        return Vec::new();
    };
    let action = menu
        .rows(app)
        .into_iter()
        .nth(menu.row)
        .map(|row| row.action);
    match action {
        Some(Action::Command(command)) => command_given(app, command),
        // The list stays where it is, to be gone back to.
        Some(Action::Shelf(category)) => {
            app.modes.push(Mode::Menu(menu));
            endgame::open_shelf(app, category);
            Vec::new()
        }
        Some(Action::Endgame(place)) => {
            app.modes.push(Mode::Menu(menu));
            endgame::ask(app, place)
        }
        Some(Action::Name(folder)) => {
            files::open_load_line(app, &folder);
            Vec::new()
        }
        Some(Action::Folder(folder)) => vec![Effect::List(folder)],
        Some(Action::Record(path)) => vec![Effect::Open { path, number: None }],
        Some(Action::Game(path, number)) => vec![Effect::Open {
            path,
            number: Some(number),
        }],
        Some(Action::GoOn(path)) => files::ask_go_on(app, path),
        Some(Action::Nothing) | None => Vec::new(),
    }
}

/// Answers the question on top.
pub(super) fn answer(app: &mut App, answer: Answer) -> Vec<Effect> {
    let Some(Mode::Question(question)) = app.modes.pop() else {
        return Vec::new();
    };
    match (question.ask, answer) {
        (Ask::Again(is_swapped), Answer::Yes) => return table::begin_again(app, is_swapped),
        (Ask::Resign(side), Answer::Yes) => table::resign(app, side),
        (Ask::AcceptDraw(_), Answer::Yes) => table::accept_draw(app),
        (Ask::TakeBack(_, count), Answer::Yes) => walk::undo(app, count),
        (Ask::Quit, Answer::Yes) => return vec![Effect::Quit(Exit::Left)],
        (Ask::Pasted(text), Answer::Yes) => return files::open_pasted(app, &text),
        (Ask::Endgame(place), Answer::Yes) => return endgame::begin(app, place),
        (Ask::GoOn(path), Answer::Yes) => return files::go_on(app, path),
        (Ask::ThrowAway(game), Answer::Yes) => return vec![Effect::ThrowAway(game)],
        (Ask::SetUp(fen), Answer::Yes) => return table::set_up(app, &fen),
        (Ask::Open(path, record, is_numbered), Answer::Yes) => {
            return files::take_up(app, path, *record, is_numbered);
        }
        (Ask::Overwrite(path, _), Answer::Yes) => {
            return vec![Effect::Save {
                path,
                replace: true,
            }];
        }
        (Ask::Delete(node), Answer::Yes) => review::delete(app, node),
        (Ask::Promote, Answer::Yes) => review::promote(app),
        (Ask::LeaveEditor, Answer::Yes) => editor::leave(app),
        (Ask::Overwrite(path, _), Answer::No) => {
            let path = Part::word(path.display());
            say(app, Notice::fill(Text::WillNotOverwrite, [path]));
        }
        (Ask::AcceptDraw(side), Answer::No) => {
            app.saved.game.withdraw_draw_offer();
            say(app, Notice::fill(Text::DrawDeclined, [Part::Side(side)]));
        }
        (Ask::TakeBack(mover, _), Answer::No) => {
            say(
                app,
                Notice::fill(Text::TakeBackDeclined, [Part::Side(!mover)]),
            );
        }
        (_, Answer::No) => {}
    }
    Vec::new()
}

fn max_scroll(app: &App) -> u16 {
    measured(app, Overlay::max_scroll).unwrap_or(0)
}

/// How many rows a page of the box on top is.
pub(super) fn page(app: &App) -> u16 {
    measured(app, Overlay::page).unwrap_or(1)
}

/// What the box on top says of itself where it lies now.
fn measured(app: &App, ask: impl Fn(&Overlay, Rect, &Theme) -> u16) -> Option<u16> {
    match (areas(app.size, app), Overlay::top(app)) {
        (Areas::Table(table), Some(overlay)) => {
            let area = table.overlay(&overlay, app);
            Some(ask(&overlay, area, &app.theme))
        }
        _ => None,
    }
}
