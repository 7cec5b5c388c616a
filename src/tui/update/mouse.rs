//! The mouse: click to pick and put, pull from piece to point, buttons, the list, the wheel.

use super::{boxes, clock, command_given, editor, form, hand, line, walk};
use crate::rules::Point;
use crate::tui::app::{App, Press};
use crate::tui::boxes::BoxPart;
use crate::tui::command::{Command, Context};
use crate::tui::layout::Target;
use crate::tui::message::{Effect, Turn};

/// The button went down.
pub(super) fn pressed(app: &mut App, target: Target) -> Vec<Effect> {
    app.pressed = None;
    match target {
        Target::Button(command) | Target::Box(BoxPart::Choice(command)) => {
            return command_given(app, command);
        }
        Target::Box(BoxPart::Row(row)) => {
            return match app.context() {
                Context::Form => form::clicked(app, row),
                _ => boxes::clicked(app, row),
            };
        }
        Target::Box(BoxPart::Outside)
            if !matches!(
                app.context(),
                Context::Question | Context::Pause | Context::Form
            ) =>
        {
            return boxes::close(app);
        }
        Target::Box(BoxPart::Outside) if app.context() == Context::Pause => {
            clock::say_paused(app);
            app.typed_in_pause = false;
        }
        Target::Box(_) | Target::Nothing => {}
        Target::Point(point) => return pressed_on_board(app, point),
        Target::Brush(brush) => editor::chosen(app, brush),
        Target::Move(node) => {
            app.notice = None;
            walk::go_to(app, node);
        }
        Target::Line => match app.context() {
            Context::Board => return command_given(app, Command::Type),
            Context::Editor => return command_given(app, Command::EditFen),
            _ => {}
        },
    }
    Vec::new()
}

fn pressed_on_board(app: &mut App, point: Point) -> Vec<Effect> {
    app.notice = None;
    line::close(app);
    if app.editor().is_some() {
        editor::pressed(app, point);
        return Vec::new();
    }
    app.cursor_shown = false;
    let was_picked = app.picked == Some(point);
    if was_picked {
        // It may be pulled from here: whether it is let go shows when the button comes up.
        app.cursor = point;
        app.pressed = Some(Press {
            at: point,
            was_picked,
        });
        return Vec::new();
    }
    let effects = hand::act(app, point);
    if app.picked == Some(point) {
        app.pressed = Some(Press {
            at: point,
            was_picked,
        });
    }
    effects
}

/// The button came up.
pub(super) fn released(app: &mut App, target: Target) -> Vec<Effect> {
    let Some(press) = app.pressed.take() else {
        return Vec::new();
    };
    match target {
        Target::Point(point) if app.editor().is_some() => {
            editor::released(app, press, point);
            Vec::new()
        }
        Target::Point(point) if point != press.at => {
            app.notice = None;
            hand::act(app, point)
        }
        Target::Point(_) if press.was_picked => {
            app.let_go();
            Vec::new()
        }
        _ => Vec::new(),
    }
}

/// The wheel walks through the game, or scrolls a box.
pub(super) fn wheel(app: &mut App, turn: Turn) -> Vec<Effect> {
    let (on_board, in_box, in_form) = match turn {
        Turn::Up => (Command::Back, Command::BoxUp, Command::FormPrevious),
        Turn::Down => (Command::Forward, Command::BoxDown, Command::FormNext),
    };
    match app.context() {
        Context::Board | Context::Boards | Context::Result | Context::Anywhere => {
            command_given(app, on_board)
        }
        Context::Box | Context::Left => command_given(app, in_box),
        Context::Form => command_given(app, in_form),
        Context::Editor => command_given(
            app,
            match turn {
                Turn::Up => Command::EditPrevious,
                Turn::Down => Command::EditNext,
            },
        ),
        Context::Line | Context::Question | Context::Pause => Vec::new(),
    }
}

/// The other button lets go, or closes what is open.
pub(super) fn cancelled(app: &mut App) -> Vec<Effect> {
    app.notice = None;
    app.let_go();
    match app.context() {
        Context::Board | Context::Boards | Context::Anywhere | Context::Pause => Vec::new(),
        Context::Editor => {
            editor::let_go(app);
            Vec::new()
        }
        Context::Line => {
            line::close(app);
            Vec::new()
        }
        Context::Box | Context::Left | Context::Form | Context::Question | Context::Result => {
            boxes::close(app)
        }
    }
}
