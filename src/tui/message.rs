//! What the program is told, and what it wants done outside.

use super::command::Command;
use super::key::Chord;
use super::layout::Target;
use super::screen::MouseUse;
use ratatui::layout::Size;
use std::path::PathBuf;

/// Something the state has to answer to.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// A command, by key, button or menu.
    Command(Command),
    /// A character that is no command here.
    Typed(char),
    /// A key that means nothing here.
    Unknown(Chord),
    /// Text was pasted.
    Pasted(String),
    /// The mouse button went down.
    Pressed(Target),
    /// The mouse button came up.
    Released(Target),
    /// The wheel was turned.
    Wheel(Turn),
    /// The other mouse button went down: let go.
    Cancelled,
    /// The window has another size.
    Resized(Size),
    /// The time that was waited for has come.
    Tick,
    /// A signal asks the program to end.
    Stop(i32),
    /// The terminal is gone.
    Closed,
    /// Somebody outside stops the program for a while.
    Suspended,
    /// It goes on.
    Continued,
    /// What came of saving.
    Saved(PathBuf, Result<(), String>),
}

/// Which way the wheel turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Away from the person.
    Up,
    /// Towards the person.
    Down,
}

/// Something to be done outside; the state itself touches nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// End the program.
    Quit(Exit),
    /// Give the terminal back and stop until continued.
    Suspend,
    /// Take the terminal again after a stop.
    Resume,
    /// Draw everything anew.
    Repaint,
    /// Ring the bell.
    Bell,
    /// Take the clicks or leave them.
    Mouse(MouseUse),
    /// Put a text into the clipboard.
    Copy(String),
}

/// Why the program ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The person left, or the terminal did.
    Left,
    /// A signal asked for it.
    Signal(i32),
}

impl Exit {
    /// The exit code, as shells expect it.
    pub const fn code(self) -> u8 {
        match self {
            Self::Left => 0,
            Self::Signal(number) => 128 + number as u8,
        }
    }
}
