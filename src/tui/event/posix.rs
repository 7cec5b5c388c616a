//! Signals and the bytes of the terminal, on systems of the Unix kind.

use super::{Arrival, Event};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::os::fd::AsFd;
use std::sync::mpsc::Sender;
use std::thread;

/// Turns signals into events on a thread of their own, which sleeps until one comes.
pub(super) fn watch_signals(sender: Sender<Arrival>) -> io::Result<()> {
    let mut signals = Signals::new([SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH])?;
    thread::Builder::new()
        .name("signals".to_owned())
        .spawn(move || {
            for signal in signals.forever() {
                let event = match signal {
                    SIGWINCH => Event::Resized,
                    SIGTSTP => Event::Suspended,
                    SIGCONT => Event::Continued,
                    other => Event::Stop(other),
                };
                if sender.send(Arrival::Event(event)).is_err() {
                    break;
                }
            }
        })?;
    Ok(())
}

/// Hands over the bytes of the terminal as they come. The end of input and every error mean that
/// the terminal is gone: reading again would spin.
pub(super) fn read_input(sender: Sender<Arrival>) -> io::Result<()> {
    // Not `Stdin`: its buffer would glue pieces together or keep bytes back.
    let mut terminal = File::from(io::stdin().as_fd().try_clone_to_owned()?);
    thread::Builder::new()
        .name("input".to_owned())
        .spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                let arrival = match terminal.read(&mut buffer) {
                    Ok(0) => Arrival::Event(Event::Closed),
                    Ok(length) => Arrival::Bytes(buffer[..length].to_vec()),
                    Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                    Err(_) => Arrival::Event(Event::Closed),
                };
                let is_over = matches!(arrival, Arrival::Event(_));
                if sender.send(arrival).is_err() || is_over {
                    break;
                }
            }
        })?;
    Ok(())
}
