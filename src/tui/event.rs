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
    /// When the last bytes came of a sequence that is not whole yet.
    torn_since: Option<Instant>,
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
            torn_since: None,
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
            let until = [self.torn_until(), due].into_iter().flatten().min();
            let is_due = match self.receive(until) {
                Ok(arrival) => {
                    self.take(arrival, &mut events);
                    false
                }
                Err(RecvTimeoutError::Timeout) => true,
                Err(RecvTimeoutError::Disconnected) => {
                    events.push(Event::Closed);
                    false
                }
            };
            while let Ok(arrival) = self.arrivals.try_recv() {
                self.take(arrival, &mut events);
            }
            let now = Instant::now();
            if self.torn_until().is_some_and(|until| until <= now) {
                self.torn_since = None;
                events.extend(self.parser.give_up().into_iter().map(Event::Input));
            }
            if is_due && due.is_some_and(|due| due <= now) {
                events.push(Event::Due);
            }
        }
        events
    }

    /// When the rest of a torn sequence is late. Ticks, signals and whatever else ends a wait do not put it off.
    fn torn_until(&self) -> Option<Instant> {
        Some(self.torn_since? + self.parser.patience()?)
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
                self.torn_since = self.parser.patience().map(|_| Instant::now());
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
            torn_since: None,
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
    fn ticks_and_signals_do_not_prolong_the_wait_after_an_escape() {
        let mut events = events();
        events.sender.send(Arrival::Bytes(vec![0x1b])).unwrap();
        let escape = Event::Input(Input::Key(Chord::plain(Key::Esc)));
        let mut came = Vec::new();
        for turn in 0..200 {
            if turn % 2 == 0 {
                events.sender.send(Arrival::Event(Event::Resized)).unwrap();
            }
            came = events.wait(Some(Instant::now() + Duration::from_millis(20)));
            if came.contains(&escape) {
                break;
            }
        }
        assert!(came.contains(&escape), "the wait began anew each time");
    }

    #[test]
    fn a_deadline_ends_the_wait() {
        let due = Instant::now() + Duration::from_millis(1);
        assert_eq!(events().wait(Some(due)), [Event::Due]);
    }
}
