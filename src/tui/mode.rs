//! What lies over the board. The modes form a stack; the top one gets the keys.

use super::command::Context;
use super::editor::Editor;
use super::form::Form;
use super::letter::{self, Letter};
use super::menu::{Menu, MenuKind};
use crate::entry::{self, Entry, Order};
use crate::game::NodeId;
use crate::i18n::Text;
use crate::rules::Side;
use crate::storage::{Doubt, LeftGame, OpenedRecord};
use std::path::PathBuf;
use std::time::Duration;
use tui_input::Input;

/// Something that takes the keys from the board.
#[derive(Clone, Debug)]
pub enum Mode {
    /// The input line is open.
    Line(Line),
    /// The help is open, scrolled down by so many rows.
    Help(u16),
    /// A text is there to be read.
    Reading(Reading),
    /// A menu is open.
    Menu(Menu),
    /// A question waits for its answer.
    Question(Question),
    /// The result is shown, with the chosen button.
    Result(usize),
    /// The clock has ended the game while somebody was busy: no key but those that close it counts, until none has been
    /// typed for a while since that time.
    TimeUp(Duration),
    /// A form is being filled in.
    Form(Form),
    /// The clocks stand still and the board is covered.
    Pause,
    /// A position is set up in the place of the game.
    Editor(Box<Editor>),
}

/// The input line.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// What becomes of the text.
    pub purpose: Purpose,
    /// The text with its cursor.
    pub input: Input,
    /// Which entry of the history is shown, counted from the newest.
    pub recalled: Option<usize>,
    /// What was being typed before the history was asked.
    pub draft: String,
    /// The letter that was pressed just before the line was opened.
    pub letter: Option<Box<Letter>>,
    /// What stood in the line when it was opened.
    pub before: String,
    /// Whether the next character takes the place of the text.
    pub held: Held,
}

/// How firmly the text of the line stands. A text that the next character replaces looks selected; a key that edits
/// keeps it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Held {
    /// It stays.
    #[default]
    Firm,
    /// It was entered and refused: what comes next takes its place.
    Refused,
    /// It is only a proposal: so it is here.
    Proposed,
}

/// A text to be read, a sentence or a list to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What it is about.
    pub title: Text,
    /// The text.
    pub text: String,
    /// How many rows are scrolled away.
    pub scroll: u16,
}

/// What becomes of the text of the input line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// It is a move or a command.
    #[default]
    Entry,
    /// It is the comment on a move, or on the start.
    Comment(NodeId),
    /// It is a FEN for the editor.
    Fen,
    /// It is the file to which the game is saved.
    Save,
    /// It is the file of a record to open.
    Load,
}

impl Purpose {
    /// The command that the text follows.
    pub const fn command(self) -> Option<&'static str> {
        match self {
            Self::Save => Some("save"),
            Self::Load => Some("load"),
            Self::Entry | Self::Comment(_) | Self::Fen => None,
        }
    }
}

impl Line {
    /// What was typed behind the text that stood in the line when it was opened.
    pub fn typed(&self) -> &str {
        let text = self.input.value();
        match self.purpose {
            Purpose::Comment(_) => text.strip_prefix(self.before.as_str()).unwrap_or(text),
            Purpose::Entry | Purpose::Fen | Purpose::Save | Purpose::Load => text,
        }
    }

    /// The move that is meant, with the letter that opened the line, if nothing but the beginning of one was typed. A
    /// comment that begins in the same way needs no more than a blank.
    pub fn as_move(&self) -> Option<String> {
        let letter = self.letter.as_deref()?;
        let takes_moves = matches!(self.purpose, Purpose::Entry | Purpose::Comment(_));
        let begins = letter::begins_rest(self.typed());
        (takes_moves && begins).then(|| format!("{}{}", letter.c, self.typed()))
    }

    /// The text with the command that it follows, unless that was typed once more.
    pub fn whole(&self) -> String {
        let text = self.input.value();
        let again = matches!(
            (self.purpose, entry::read(text.trim())),
            (Purpose::Save, Ok(Entry::Order(Order::Save(Some(_)))))
                | (Purpose::Load, Ok(Entry::Order(Order::Load(..))))
        );
        match self.purpose.command().filter(|_| !again) {
            Some(command) => format!("{command} {text}"),
            None => text.to_owned(),
        }
    }
}

/// A question with the answer that Enter would give: no, until the person chooses otherwise.
#[derive(Clone, Debug)]
pub struct Question {
    /// What is asked.
    pub ask: Ask,
    /// The chosen answer.
    pub answer: Answer,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Do it.
    Yes,
    /// Do nothing.
    No,
}

/// What can be asked.
#[derive(Clone, Debug)]
pub enum Ask {
    /// Whether to give up this game and begin it again, with the sides changed or not.
    Again(bool),
    /// Whether a side resigns.
    Resign(Side),
    /// Whether a side accepts the draw that the other one offers.
    AcceptDraw(Side),
    /// Whether the other side lets this side take so many moves back.
    TakeBack(Side, usize),
    /// Whether to leave, although the game is not kept.
    Quit,
    /// Whether to give up this game for that of a file, which has been read; whether it was chosen by its number.
    Open(PathBuf, Box<OpenedRecord>, bool),
    /// Whether to give up this game for the one in a pasted text.
    Pasted(String),
    /// Whether to give up this game for an endgame, by its place in the collection.
    Endgame(usize),
    /// Whether to give up this game for one that was left behind.
    GoOn(PathBuf),
    /// Whether to throw away a game that was left behind.
    ThrowAway(LeftGame),
    /// Whether to give up this game for a position.
    SetUp(String),
    /// Whether to replace a file, and why that is a question.
    Overwrite(PathBuf, Doubt),
    /// Whether the game goes on in the line that was tried.
    Promote,
    /// Whether to delete a move and all that follows it.
    Delete(NodeId),
    /// Whether to leave the editor, although its position is not kept.
    LeaveEditor,
}

impl Ask {
    /// Whether it is put to the player who is to answer it with a move as well: with no.
    pub const fn is_declined_by_move(&self) -> bool {
        matches!(self, Self::AcceptDraw(_) | Self::TakeBack(..))
    }
}

impl Mode {
    /// Which keys count.
    pub const fn context(&self) -> Context {
        match self {
            Self::Line(_) => Context::Line,
            Self::Question(_) => Context::Question,
            Self::Result(_) => Context::Result,
            Self::Form(_) => Context::Form,
            Self::Pause => Context::Pause,
            Self::Editor(_) => Context::Editor,
            Self::Menu(menu) if matches!(menu.kind, MenuKind::Left) => Context::Left,
            Self::Help(_) | Self::Reading(_) | Self::Menu(_) | Self::TimeUp(_) => Context::Box,
        }
    }

    /// Whether a move may be typed although this lies over the board.
    pub const fn gives_way_to_move(&self) -> bool {
        match self {
            Self::Result(_) => true,
            // Its letters are the keys of the board.
            Self::Menu(menu) => matches!(menu.kind, MenuKind::All),
            Self::Question(question) => question.ask.is_declined_by_move(),
            _ => false,
        }
    }

    /// A question whose answer is no until the person says otherwise.
    pub const fn asking(ask: Ask) -> Self {
        Self::Question(Question {
            ask,
            answer: Answer::No,
        })
    }
}

impl Answer {
    /// The other answer.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Yes => Self::No,
            Self::No => Self::Yes,
        }
    }
}
