//! PGN for xiangqi, as the xqbase tools, dpxq and many programs since write it: tags, then moves in Chinese, WXF
//! or ICCS, with comments, side lines and marks, several games in a file.
//!
//! A file is cut into games while it is read (`split`), each game is decoded and read as a whole (`tag`, `token`,
//! `read`); so a file of any length needs the memory of its longest game.
//!
//! PGN has one result, that of the main line. How the players ended another line is kept behind its last move in a
//! comment of its own, `{[%result 0-1 resignation]}`, with the words of the tags `Result` and `Termination`;
//! without the reason where none is known.

mod read;
mod split;
mod tag;
mod token;
mod write;

pub(super) use read::read_movetext;
pub use write::write;

use super::text::Encoding;
use super::{Reading, RecordError};
use split::{RawGame, Splitter};
use std::io::BufRead;

/// Reads the games of a PGN file, one at a time.
#[derive(Debug)]
pub struct PgnReader<R> {
    splitter: Splitter<R>,
    game: RawGame,
    count: usize,
    encoding: Encoding,
    is_done: bool,
    /// Whether there was text before or between the games.
    has_rest: bool,
}

impl<R: BufRead> PgnReader<R> {
    /// Begins at the start of a file.
    pub fn new(input: R) -> Self {
        Self {
            splitter: Splitter::new(input),
            game: RawGame::default(),
            count: 0,
            encoding: Encoding::Utf8,
            is_done: false,
            has_rest: false,
        }
    }

    /// Whether there was text that belongs to no game.
    pub(super) const fn has_rest(&self) -> bool {
        self.has_rest || self.splitter.has_rest()
    }
}

impl<R: BufRead> Iterator for PgnReader<R> {
    type Item = Result<Reading, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.is_done {
            match self.splitter.next_game(&mut self.game) {
                Ok(true) => {
                    let reading = read::read_game(&self.game, self.count + 1, &mut self.encoding);
                    if reading.is_some() {
                        self.count += 1;
                        return reading;
                    }
                    self.has_rest = true;
                }
                Ok(false) => self.is_done = true,
                Err(error) => {
                    self.is_done = true;
                    return Some(Err(error.into()));
                }
            }
        }
        None
    }
}
