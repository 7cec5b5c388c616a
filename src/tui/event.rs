//! Everything that can happen, in one channel: input, window changes, signals, the end of input.
//! Waiting costs nothing: every source blocks in the system, and nothing ticks.

#[cfg(not(unix))]
mod console;
#[cfg(unix)]
mod posix;

use super::input::{Input, Parser};
use std::io;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::Instant;

/// One thing that happened outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The person did something.
    Input(Input),
    /// The window may have another size.
    Resized,
    /// Someone asked the program to stop for a while.
    Suspended,
    /// The program runs again after a stop.
    Continued,
    /// A signal asked the program to end; its number.
    Stop(i32),
    /// The terminal is gone.
    Closed,
    /// The time that was waited for has come.
    Due,
}

/// What a source sends.
#[derive(Debug)]
enum Arrival {
    /// Bytes of the terminal, in the pieces in which they came.
    #[cfg_attr(not(unix), allow(dead_code))]
    Bytes(Vec<u8>),
    Event(Event),
}

/// The receiving end.
#[derive(Debug)]
pub struct Events {
    arrivals: Receiver<Arrival>,
    sender: Sender<Arrival>,
    parser: Parser,
}

impl Events {
    /// Begins to listen to signals. Nothing is read yet, so that the terminal can be prepared.
    ///
    /// # Errors
    /// When the system refuses the signal handlers.
    pub fn listen() -> io::Result<Self> {
        let (sender, arrivals) = mpsc::channel();
        #[cfg(unix)]
        posix::watch_signals(sender.clone())?;
        Ok(Self {
            arrivals,
            sender,
            parser: Parser::default(),
        })
    }

    /// Begins to read keys and clicks.
    ///
    /// # Errors
    /// When standard input cannot be used.
    pub fn read_input(&self) -> io::Result<()> {
        #[cfg(unix)]
        return posix::read_input(self.sender.clone());
        #[cfg(not(unix))]
        return console::read_input(self.sender.clone());
    }

    /// Sleeps until something happens or `due` comes, then returns all that has happened.
    pub fn wait(&mut self, due: Option<Instant>) -> Vec<Event> {
        let mut events = Vec::new();
        while events.is_empty() {
            let torn = self
                .parser
                .patience()
                .map(|patience| Instant::now() + patience);
            let until = [torn, due].into_iter().flatten().min();
            match self.receive(until) {
                Ok(arrival) => self.take(arrival, &mut events),
                Err(RecvTimeoutError::Timeout) if until == torn => {
                    events.extend(self.parser.give_up().into_iter().map(Event::Input));
                }
                Err(RecvTimeoutError::Timeout) => events.push(Event::Due),
                Err(RecvTimeoutError::Disconnected) => events.push(Event::Closed),
            }
            while let Ok(arrival) = self.arrivals.try_recv() {
                self.take(arrival, &mut events);
            }
        }
        events
    }

    fn receive(&self, until: Option<Instant>) -> Result<Arrival, RecvTimeoutError> {
        match until {
            Some(until) => self
                .arrivals
                .recv_timeout(until.saturating_duration_since(Instant::now())),
            None => self
                .arrivals
                .recv()
                .map_err(|_| RecvTimeoutError::Disconnected),
        }
    }

    fn take(&mut self, arrival: Arrival, events: &mut Vec<Event>) {
        match arrival {
            Arrival::Bytes(bytes) => {
                events.extend(self.parser.feed(&bytes).into_iter().map(Event::Input));
            }
            Arrival::Event(event) => events.push(event),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::key::{Chord, Key};
    use super::*;
    use std::time::Duration;

    fn events() -> Events {
        let (sender, arrivals) = mpsc::channel();
        Events {
            arrivals,
            sender,
            parser: Parser::default(),
        }
    }

    #[test]
    fn what_came_together_is_handed_over_together() {
        let mut events = events();
        for bytes in [&b"\x1b["[..], b"Au"] {
            events.sender.send(Arrival::Bytes(bytes.to_vec())).unwrap();
        }
        events.sender.send(Arrival::Event(Event::Resized)).unwrap();
        assert_eq!(
            events.wait(None),
            [
                Event::Input(Input::Key(Chord::plain(Key::Up))),
                Event::Input(Input::Key(Chord::char('u'))),
                Event::Resized
            ]
        );
    }

    #[test]
    fn a_lone_escape_arrives_by_itself() {
        let mut events = events();
        events.sender.send(Arrival::Bytes(vec![0x1b])).unwrap();
        let escape = Event::Input(Input::Key(Chord::plain(Key::Esc)));
        assert_eq!(events.wait(None), [escape]);
    }

    #[test]
    fn a_deadline_ends_the_wait() {
        let due = Instant::now() + Duration::from_millis(1);
        assert_eq!(events().wait(Some(due)), [Event::Due]);
    }
}
