//! What the program is told, and what it wants done outside.

use super::command::Command;
use super::key::Chord;
use super::layout::Target;
use super::menu::{FileList, GameList};
use super::pen::Widths;
use super::screen::MouseUse;
use crate::storage::{Doubt, Held, LeftGame, OpenedRecord, Saved};
use ratatui::layout::Size;
use std::path::PathBuf;

/// Something the state has to answer to.
#[derive(Clone, Debug)]
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
    /// The terminal has told where its cursor is, counted from 1.
    Reported {
        /// The column.
        column: u16,
        /// The row.
        row: u16,
    },
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
    Saved(PathBuf, SaveOutcome),
    /// What came of opening.
    Opened {
        /// The file.
        path: PathBuf,
        /// Whether a certain game of it was asked for.
        is_numbered: bool,
        /// The game, or why there is none.
        result: Box<Result<OpenedRecord, String>>,
    },
    /// What is in a folder that was asked for, or in the one that stands in for it, and why.
    Listed(PathBuf, Result<FileList, (FileList, String)>),
    /// The games of a file.
    Titles(GameList),
    /// The games that can be gone on with.
    FoundLeft {
        /// The games, the one that was left last first.
        left: Vec<LeftGame>,
        /// What there is to say of those that could not be read.
        told: Option<String>,
        /// Which of them was asked for.
        wanted: Wanted,
    },
    /// What came of going on with a game that was left behind.
    WentOn(Box<Result<Saved, String>>),
    /// What came of throwing away a game that was left behind.
    ThrownAway {
        /// The game.
        game: LeftGame,
        /// Those that can still be gone on with.
        left: Vec<LeftGame>,
        /// Why it is not thrown away, if it is not.
        result: Result<(), String>,
    },
    /// What came of keeping these settings.
    Stored(Vec<(&'static str, String)>, Result<(), String>),
    /// The list of solved endgames cannot be kept on disk, and why.
    ProgressNotKept(String),
    /// The game cannot be kept on disk, and why.
    NotKept(String),
}

impl Message {
    /// The record of the command line, which was read.
    pub fn opened_first(path: PathBuf, opened: OpenedRecord) -> Self {
        Self::Opened {
            path,
            is_numbered: false,
            result: Box::new(Ok(opened)),
        }
    }
}

/// What came of saving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveOutcome {
    /// The game is in the file.
    Saved {
        /// Where that is, from the root.
        at: String,
        /// What the format could not hold, if anything.
        loss: Option<String>,
        /// What the file holds now.
        held: Held,
    },
    /// A file of that name is there, and is not replaced without a question, for this reason.
    Exists(Doubt),
    /// It was not written, and why.
    Failed(String),
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
    /// Draw lines as wide as the terminal has told.
    Trust(Widths),
    /// Ring the bell.
    Bell,
    /// Take the clicks or leave them.
    Mouse(MouseUse),
    /// Put a text into the clipboard.
    Copy(String),
    /// Write the game into a file.
    Save {
        /// The file.
        path: PathBuf,
        /// Whether somebody has agreed that whatever is there is replaced.
        replace: bool,
    },
    /// Read a game from a file.
    Open {
        /// The file.
        path: PathBuf,
        /// Which of its games, counted from 1.
        number: Option<usize>,
    },
    /// Keep these settings in the file, each by its name.
    Store(Vec<(&'static str, String)>),
    /// Look into a folder.
    List(PathBuf),
    /// Name the games of a file.
    NameGames(PathBuf),
    /// Keep what endgames are solved.
    KeepProgress,
    /// The game that was kept on disk is not gone on with any more.
    PutAway,
    /// The game that was on the board before is left, to be gone on with later.
    Leave,
    /// Look for the games that can be gone on with.
    FindLeft(Wanted),
    /// Put a game away that was left behind.
    ThrowAway(LeftGame),
    /// Go on with the game of that file.
    GoOn {
        /// The file.
        path: PathBuf,
        /// Whether the game on the board is left, to be gone on with later, or put away.
        leaves: bool,
    },
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

/// Which of the games that are kept is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// None: only to know what is kept.
    None,
    /// The only one; where there are more, they are listed.
    Any,
    /// The list, also of one.
    List,
    /// The one with this number in the list, counted from 1.
    Number(usize),
}
