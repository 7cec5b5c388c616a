//! The game on a whole screen: two people, one board, keyboard and mouse.
//!
//! What happens comes as [`event`]s and is told to the state, [`app`], as [`message`]s; [`update`] changes
//! the state and asks for effects, [`view`] draws it. Only [`screen`], [`event`] and [`effect`] touch the
//! world, so everything else is tested without a terminal.

pub mod app;
pub mod boxes;
pub mod command;
pub mod effect;
pub mod event;
pub mod facts;
pub mod geometry;
pub mod glyphs;
pub mod input;
pub mod key;
pub mod keymap;
pub mod layout;
pub mod message;
pub mod mode;
pub mod notice;
pub mod offer;
pub mod pen;
pub mod screen;
pub mod sheet;
pub mod theme;
pub mod update;
pub mod view;
pub mod widgets;

pub use app::{App, Start};
pub use message::Exit;

use anyhow::Context as _;
use std::ops::ControlFlow;
use std::time::Instant;

/// Plays on the terminal until somebody leaves.
///
/// # Errors
/// When the terminal cannot be used, or is gone in the middle of the game. It is given back in any case.
pub fn run(start: Start) -> anyhow::Result<Exit> {
    let mut events = event::Events::listen().context("cannot listen to signals")?;
    let mouse = if start.settings.mouse {
        screen::MouseUse::Reported
    } else {
        screen::MouseUse::Left
    };
    let mut screen = screen::Screen::enter(mouse).context("cannot use the terminal")?;
    events.read_input().context("cannot read the keyboard")?;
    let mut app = App::new(start, screen.size());
    app.set_shell(screen::can_suspend());
    let begin = Instant::now();
    loop {
        app.set_time(begin.elapsed());
        screen
            .draw(|frame| view::view(&app, frame))
            .context("cannot draw on the terminal")?;
        let due = app.due().map(|due| begin + due);
        for event in events.wait(due) {
            app.set_time(begin.elapsed());
            let Some(message) = update::message(&app, event, screen.size()) else {
                continue;
            };
            for effect in update::update(&mut app, message) {
                let flow =
                    effect::perform(effect, &mut screen).context("the terminal does not answer")?;
                if let ControlFlow::Break(exit) = flow {
                    return Ok(exit);
                }
            }
        }
    }
}
