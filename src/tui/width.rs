//! How wide the terminal draws what it may draw in one column or in two: the question, and what its answers mean. The
//! terminal is asked where its cursor went. Nobody waits for the answer, and there may be none.

use super::event::{Event, Events};
use super::input::Input;
use super::screen::{MouseUse, Screen};
use std::io;
use std::time::{Duration, Instant};

/// A line and a Chinese character, each at the start of a row, where the cursor went after it, and the row is blank again.
/// The first row is left out: a report of it could be the key Shift-F3.
pub const QUESTION: &str =
    "\x1b[2;1H\u{2500}\x1b[6n\x1b[2;1H\x1b[K\x1b[3;1H\u{5e25}\x1b[6n\x1b[3;1H\x1b[K";

/// What the terminal may draw wider or narrower than it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Lines, dots and blocks, whose width is the terminal's own choice.
    Lines,
    /// Chinese characters, which are two columns wide.
    Characters,
}

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What was measured.
    pub kind: Kind,
    /// The columns that it took.
    pub columns: u16,
}

impl Answer {
    /// What a report of the cursor's place means, counted from 1; nothing where it answers another question.
    ///
    /// ```
    /// use xiangqi::tui::width::{Answer, Kind};
    ///
    /// let wide = Answer { kind: Kind::Lines, columns: 2 };
    /// assert_eq!(Answer::of(3, 2), Some(wide));
    /// assert_eq!(Answer::of(40, 12), None);
    /// ```
    pub const fn of(column: u16, row: u16) -> Option<Self> {
        let kind = match row {
            2 => Kind::Lines,
            3 => Kind::Characters,
            _ => return None,
        };
        match column {
            2 | 3 => Some(Self {
                kind,
                columns: column - 1,
            }),
            _ => None,
        }
    }
}

/// Asks the terminal, and waits so long for both answers.
///
/// # Errors
/// When the terminal cannot be used.
pub fn measured(patience: Duration) -> io::Result<Vec<Answer>> {
    let mut events = Events::listen()?;
    let mut screen = Screen::enter(MouseUse::Left)?;
    events.read_input()?;
    screen.say(QUESTION)?;
    let due = Instant::now() + patience;
    let mut answers = Vec::new();
    while answers.len() < 2 {
        for event in events.wait(Some(due)) {
            match event {
                Event::Input(Input::Report { column, row }) => {
                    answers.extend(Answer::of(column, row));
                }
                Event::Due | Event::Stop(_) | Event::Closed => return Ok(answers),
                _ => {}
            }
        }
    }
    Ok(answers)
}
