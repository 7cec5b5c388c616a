//! The game on a whole screen: two people, one board, keyboard and mouse.
//!
//! What happens comes as [`event`]s and is told to the state, [`app`], as [`message`]s; [`update`] changes
//! the state and asks for effects, [`view`] draws it. Only [`screen`], [`event`] and [`effect`] touch the
//! world, so everything else is tested without a terminal.

pub mod app;
pub mod begun;
pub mod boxes;
pub mod command;
pub mod editor;
pub mod effect;
pub mod event;
pub mod facts;
pub mod form;
pub mod geometry;
pub mod glyphs;
pub mod home;
pub mod input;
pub mod key;
pub mod keymap;
pub mod layout;
pub mod letter;
pub mod menu;
pub mod message;
pub mod mode;
pub mod notice;
pub mod offer;
pub mod paper;
pub mod pen;
pub mod screen;
pub mod sheet;
pub mod theme;
pub mod update;
pub mod view;
pub mod widgets;
pub mod width;

pub use app::{App, Start};
pub use home::Home;
pub use message::Exit;

use crate::i18n::Text;
use crate::record::Day;
use anyhow::Context as _;
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::time::{Instant, SystemTime};

/// Plays on the terminal until somebody leaves. Gives back how that was, and what is to be said of the game.
///
/// # Errors
/// When the terminal cannot be used, or is gone in the middle of the game. It is given back in any case.
pub fn run(mut start: Start, mut home: Home) -> anyhow::Result<(Exit, Option<String>)> {
    let lang = start.settings.lang;
    let mut events = event::Events::listen().context(lang.text(Text::CannotListen))?;
    let mouse = if start.settings.mouse {
        screen::MouseUse::Reported
    } else {
        screen::MouseUse::Left
    };
    let mut screen = screen::Screen::enter(mouse).context(lang.text(Text::CannotUseTerminal))?;
    events
        .read_input()
        .context(lang.text(Text::CannotReadKeys))?;
    if start.asks != app::Asks::NOTHING {
        screen.ask(width::QUESTION);
    }
    let goes_on = start.goes_on;
    let record = start.record.take();
    let mut app = App::new(start, screen.size());
    app.set_shell(screen::can_suspend());
    let begin = Instant::now();
    let said = app.notice().cloned();
    if let Some((path, opened)) = record {
        let opened = message::Message::opened_first(path, *opened);
        let _ = tell(&mut app, opened, &mut screen, &mut home)?;
        if let Some(said) = said {
            app.say_behind(said);
        }
    } else if goes_on {
        let resumed = home.go_on(&app, None, false);
        let went_on = message::Message::WentOn(Box::new(resumed));
        let _ = tell(&mut app, went_on, &mut screen, &mut home)?;
        if let Some(said) = said {
            app.say_before(said);
        }
    }
    loop {
        app.set_time(begin.elapsed());
        screen
            .draw(|frame| view::view(&app, frame))
            .context("cannot draw on the terminal")?;
        let due = app.due().map(|due| begin + due);
        for event in events.wait(due) {
            app.set_time(begin.elapsed());
            app.set_day(Day::of(SystemTime::now()));
            let message = update::message(&app, event, screen.size());
            if let ControlFlow::Break(exit) = tell(&mut app, message, &mut screen, &mut home)? {
                return Ok((exit, farewell(&app)));
            }
        }
    }
}

/// How the game that is left can be gone on with, if it is kept and not over.
fn farewell(app: &App) -> Option<String> {
    let lang = app.settings().lang;
    let is_left = app.is_kept && app.is_to_stay();
    is_left.then(|| lang.fill(Text::KeptAtExit, &[&"xiangqi --resume"]))
}

/// Tells the state something, does what it asks for, and tells it what came of that. What was played is on disk
/// before it is seen on the screen.
fn tell(
    app: &mut App,
    message: message::Message,
    screen: &mut screen::Screen,
    home: &mut Home,
) -> anyhow::Result<ControlFlow<Exit>> {
    let mut news = VecDeque::from([message]);
    let mut exit = None;
    while let Some(message) = news.pop_front() {
        for effect in update::update(app, message) {
            match effect::perform(effect, app, screen, home).context("the terminal is gone")? {
                ControlFlow::Break(code) => exit = Some(code),
                ControlFlow::Continue(message) => news.extend(message),
            }
        }
        // What is still to be told may put another game on the board, and the file is that of the other one already.
        if news.is_empty() {
            match home.keep(app) {
                Ok(()) => app.set_kept(home.is_keeping()),
                Err(why) => news.extend([message::Message::NotKept(why)]),
            }
        }
    }
    if exit.is_some() && !app.is_to_stay() {
        // Nobody goes on with a game that is over.
        home.put_away();
    }
    Ok(exit.map_or(ControlFlow::Continue(()), ControlFlow::Break))
}
