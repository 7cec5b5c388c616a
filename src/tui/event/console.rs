//! Keys, clicks and window changes where there is a console instead of a stream of bytes.

use super::{Arrival, Event};
use crate::tui::input::{Input, Mouse, MouseAction};
use crate::tui::key::{Chord, Key, Modifier};
use crossterm::event::{
    self, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use std::io;
use std::sync::mpsc::Sender;
use std::thread;

/// Turns console events into events on a thread of their own.
pub(super) fn read_input(sender: Sender<Arrival>) -> io::Result<()> {
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || {
            loop {
                let event = match event::read() {
                    Ok(event) => translated(event),
                    Err(_) => Some(Event::Closed),
                };
                let is_over = event == Some(Event::Closed);
                let is_heard = event.is_none_or(|e| sender.send(Arrival::Event(e)).is_ok());
                if is_over || !is_heard {
                    break;
                }
            }
        })?;
    Ok(())
}

fn translated(event: event::Event) -> Option<Event> {
    match event {
        event::Event::Key(key) if key.kind != KeyEventKind::Release => {
            chord(key).map(|chord| Event::Input(Input::Key(chord)))
        }
        event::Event::Mouse(mouse) => action(mouse.kind).map(|action| {
            Event::Input(Input::Mouse(Mouse {
                action,
                column: mouse.column,
                row: mouse.row,
            }))
        }),
        event::Event::Paste(text) => Some(Event::Input(Input::Paste(text))),
        event::Event::Resize(..) => Some(Event::Resized),
        _ => None,
    }
}

fn chord(event: KeyEvent) -> Option<Chord> {
    let key = match event.code {
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => return Some(Chord::shift(Key::Tab)),
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Insert => Key::Insert,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::F(number) => Key::Function(number),
        _ => return None,
    };
    let held = |modifier| event.modifiers.contains(modifier);
    let modifier = match key {
        // Ctrl with Alt is how many keyboards type signs such as `@`.
        _ if held(KeyModifiers::ALT) && !held(KeyModifiers::CONTROL) => Modifier::Alt,
        _ if held(KeyModifiers::CONTROL) && !held(KeyModifiers::ALT) => Modifier::Ctrl,
        Key::Char(_) => Modifier::Plain,
        _ if held(KeyModifiers::SHIFT) => Modifier::Shift,
        _ => Modifier::Plain,
    };
    Some(Chord { modifier, key })
}

fn action(kind: MouseEventKind) -> Option<MouseAction> {
    match kind {
        MouseEventKind::Down(MouseButton::Left) => Some(MouseAction::Press),
        MouseEventKind::Up(MouseButton::Left) => Some(MouseAction::Release),
        MouseEventKind::Down(MouseButton::Right) => Some(MouseAction::Cancel),
        MouseEventKind::ScrollUp => Some(MouseAction::WheelUp),
        MouseEventKind::ScrollDown => Some(MouseAction::WheelDown),
        _ => None,
    }
}
