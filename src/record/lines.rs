//! Lines of a file as bytes, whatever ends them: LF, CRLF, CR or the end of the file. Holds one line at a time
//! and decodes nothing.

use super::text::mark_len;
use std::io::{self, BufRead};

/// Reads lines of bytes, and counts them.
#[derive(Debug)]
pub(super) struct Lines<R> {
    input: R,
    /// The lines handed out so far.
    count: u64,
    after_cr: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            input,
            count: 0,
            after_cr: false,
        }
    }

    /// The number of the line that was read last, from 1.
    pub(super) fn number(&self) -> u64 {
        self.count
    }

    /// Reads the next line into `line`, without what ends it and without NUL bytes, which some programs leave behind.
    /// False at the end of the file.
    pub(super) fn read(&mut self, line: &mut Vec<u8>) -> io::Result<bool> {
        line.clear();
        let mut is_any = false;
        loop {
            let buffer = match self.input.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let mut start = 0;
            if std::mem::take(&mut self.after_cr) && buffer.first() == Some(&b'\n') {
                start = 1;
            }
            let rest = buffer.get(start..).unwrap_or_default();
            if rest.is_empty() {
                if start > 0 {
                    self.input.consume(start);
                    continue;
                }
                break;
            }
            is_any = true;
            let end = rest.iter().position(|&byte| byte == b'\n' || byte == b'\r');
            let part = rest.get(..end.unwrap_or(rest.len())).unwrap_or_default();
            line.extend_from_slice(part);
            self.after_cr = end.is_some_and(|at| rest.get(at) == Some(&b'\r'));
            let used = start + part.len() + usize::from(end.is_some());
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        if is_any {
            self.count += 1;
            // Also inside a file: several files put together have several marks.
            let mut marks = 0;
            while let len @ 1.. = mark_len(line.get(marks..).unwrap_or_default()) {
                marks += len;
            }
            line.drain(..marks);
            if line.contains(&0) {
                line.retain(|&byte| byte != 0);
            }
        }
        Ok(is_any)
    }
}

/// How many lines end in a text.
#[allow(
    clippy::naive_bytecount,
    reason = "a crate for that is not worth its place"
)]
pub(super) fn line_ends(text: &[u8]) -> u64 {
    text.iter().filter(|&&byte| byte == b'\n').count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn lines(bytes: &[u8], capacity: usize) -> Vec<String> {
        let mut lines = Lines::new(BufReader::with_capacity(capacity, bytes));
        let mut line = Vec::new();
        let mut all = Vec::new();
        while lines.read(&mut line).unwrap() {
            all.push(String::from_utf8(line.clone()).unwrap());
        }
        assert_eq!(lines.number(), all.len() as u64);
        all
    }

    #[test]
    fn every_kind_of_line_end_ends_a_line_wherever_the_buffer_ends() {
        for capacity in 1..9 {
            assert_eq!(
                lines(b"ab\ncd\r\nef\rgh\r\r\nij", capacity),
                ["ab", "cd", "ef", "gh", "", "ij"]
            );
            assert_eq!(lines(b"ab\n", capacity), ["ab"]);
            assert_eq!(lines(b"", capacity), [""; 0]);
        }
    }

    #[test]
    fn a_byte_order_mark_and_trailing_zeros_are_no_text() {
        assert_eq!(
            lines(b"\xEF\xBB\xBFab\n\xEF\xBB\xBF\xEF\xBB\xBFcd\0\0", 64),
            ["ab", "cd"]
        );
    }
}
