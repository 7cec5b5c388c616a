//! The lines of standard input. Where a clock runs they are waited for no longer than until it has something to tell;
//! else nothing wakes up before a line is there. Knows no game.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// A line that was read; `None` at the end of the input.
pub(super) type Line = io::Result<Option<String>>;

/// The lines, as they come.
#[derive(Debug, Default)]
pub(super) struct Lines {
    reader: Option<Reader>,
}

/// A thread that waits for a line when it is asked for one, and reads no further: what is typed behind the last line is
/// for the program that comes after this one.
#[derive(Debug)]
struct Reader {
    ask: Sender<()>,
    told: Receiver<Line>,
    /// Whether it waits for a line by now.
    is_asked: bool,
}

impl Lines {
    /// The next line; nothing if `wait` is over before.
    pub fn next(&mut self, wait: Option<Duration>) -> Option<Line> {
        if wait.is_none() && self.reader.is_none() {
            return Some(read_line(&mut io::stdin().lock()));
        }
        self.reader.get_or_insert_with(Reader::new).next(wait)
    }
}

impl Reader {
    fn new() -> Self {
        let (ask, asked) = channel();
        let (tell, told) = channel();
        thread::spawn(move || {
            while let Ok(()) = asked.recv() {
                if tell.send(read_line(&mut io::stdin().lock())).is_err() {
                    break;
                }
            }
        });
        Self {
            ask,
            told,
            is_asked: false,
        }
    }

    fn next(&mut self, wait: Option<Duration>) -> Option<Line> {
        if !self.is_asked {
            self.is_asked = self.ask.send(()).is_ok();
        }
        let told = match wait {
            Some(wait) => self.told.recv_timeout(wait),
            None => self.told.recv().map_err(RecvTimeoutError::from),
        };
        match told {
            Ok(line) => {
                self.is_asked = false;
                Some(line)
            }
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Ok(None)),
        }
    }
}

/// The next line; `None` at the end of the input.
fn read_line(input: &mut dyn BufRead) -> Line {
    let mut bytes = Vec::new();
    loop {
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) if bytes.is_empty() => return Ok(None),
            Ok(_) => return Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}
