//! The line to the terminal, with what goes over it kept to be counted and shown to an emulator.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// Where the bytes go.
#[derive(Clone, Default)]
pub struct Line(Rc<RefCell<Vec<u8>>>);

impl Line {
    /// What has come since the last time.
    pub fn take(&self) -> Vec<u8> {
        self.0.take()
    }
}

impl Write for Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
