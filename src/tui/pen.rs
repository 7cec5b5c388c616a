//! Draws changed cells with as few bytes as it can. It remembers where the terminal's cursor is, what colours are on
//! and what the screen shows, from frame to frame, and says only what changes. A Chinese glyph is two columns
//! everywhere, but the width of line drawing is up to the terminal: until the terminal has told it, the column is named
//! anew after such a character, so that one wrong width never shifts a row.

mod ink;
mod plan;
mod route;
mod shown;
mod travel;

use ink::Ink;
use plan::{Run, by_ink, runs};
use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Size};
use shown::{Shown, width};
use std::io::{self, Write};
use travel::Place;
use unicode_width::UnicodeWidthStr;

/// A change of more runs of cells than this is a new screen, and is written from top to bottom.
const FEW: usize = 100;

/// Makes the rest of the row blank. The cursor stays.
const ERASE: &str = "\x1b[K";

/// A backend for ratatui that writes to a terminal of the ANSI kind.
#[derive(Debug)]
pub struct Pen<W: Write> {
    out: W,
    page: String,
    hand: Hand,
    shown: Shown,
    cursor_shown: Option<bool>,
    measure: fn() -> io::Result<Size>,
}

/// Where the pen is and what it is dipped in.
#[derive(Clone, Copy, Debug)]
struct Hand {
    place: Place,
    ink: Option<Ink>,
    columns: u16,
    widths: Widths,
}

/// How wide the terminal draws line drawing and other characters whose width is its own choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Widths {
    /// Nobody knows.
    #[default]
    Unsure,
    /// One column each.
    Narrow,
}

impl<W: Write> Pen<W> {
    /// A pen that knows nothing yet of the terminal's state, and how to learn its size.
    pub fn new(out: W, measure: fn() -> io::Result<Size>) -> Self {
        Self {
            out,
            page: String::new(),
            hand: Hand {
                place: Place::Unknown,
                ink: None,
                columns: 0,
                widths: Widths::default(),
            },
            shown: Shown::default(),
            cursor_shown: None,
            measure,
        }
    }

    /// Forgets what the terminal's state is: someone else has written to it.
    pub fn forget(&mut self) {
        self.page.clear();
        self.hand.place = Place::Unknown;
        self.hand.ink = None;
        self.shown.forget();
        self.cursor_shown = None;
    }

    /// Takes note of what the terminal has told of its widths.
    pub fn trust(&mut self, widths: Widths) {
        self.hand.widths = widths;
    }

    /// Adds a text that moves the cursor but leaves the screen as it is. It goes out with the next frame.
    pub fn stray(&mut self, sequence: &str) {
        self.page.push_str(sequence);
        self.hand.place = Place::Unknown;
    }

    /// Adds a text that neither moves the cursor nor changes colours: the bell, a title, the
    /// clipboard.
    ///
    /// # Errors
    /// When the terminal is gone.
    pub fn say(&mut self, sequence: &str) -> io::Result<()> {
        self.page.push_str(sequence);
        self.flush_page()
    }

    fn flush_page(&mut self) -> io::Result<()> {
        if !self.page.is_empty() {
            let written = self.out.write_all(self.page.as_bytes());
            self.page.clear();
            written?;
        }
        self.out.flush()
    }
}

impl Hand {
    /// Writes runs, one after the other.
    fn write(mut self, runs: &[Run], shown: &Shown) -> (String, Self) {
        let mut page = String::new();
        for run in runs {
            page.push_str(&self.place.way(run.at));
            self.place = Place::Known(run.at);
            let ink = Ink::for_need(self.ink, run.need);
            page.push_str(&ink.sequence(self.ink));
            self.ink = Some(ink);
            self.print(run, shown, &mut page);
        }
        (page, self)
    }

    /// Where the terminal's cursor is after a run.
    fn exit(mut self, run: &Run, shown: &Shown) -> Place {
        self.print(run, shown, &mut String::new());
        self.place
    }

    fn print(&mut self, run: &Run, shown: &Shown, page: &mut String) {
        let blank_from = shown.blank_from(run.at);
        let mut at = run.at;
        while at.x < run.end {
            let Some(cell) = shown.cell(at) else { break };
            if at.x >= blank_from && usize::from(run.end - at.x) > ERASE.len() {
                page.push_str(&self.place.way(at));
                page.push_str(ERASE);
                self.place = Place::Known(at);
                break;
            }
            self.put(cell, at, page);
            at.x += width(cell);
        }
    }

    fn put(&mut self, cell: &Cell, at: Position, page: &mut String) {
        let symbol = cell.symbol();
        let width = UnicodeWidthStr::width(symbol) as u16;
        let is_sure =
            self.widths == Widths::Narrow || width == UnicodeWidthStr::width_cjk(symbol) as u16;
        // Line drawing goes on where line drawing ended; anything else is put where it belongs.
        if is_sure || self.place != Place::Row(at) {
            page.push_str(&self.place.way(at));
        }
        page.push_str(symbol);
        let next = Position::new(at.x.saturating_add(width), at.y);
        self.place = if next.x + 1 >= self.columns {
            // Past the last column every terminal waits in its own way.
            Place::Unknown
        } else if is_sure {
            Place::Known(next)
        } else {
            Place::Row(next)
        };
    }
}

/// Makes the hidden second half of every wide glyph differ from any cell that is drawn. What a
/// terminal leaves there when the glyph is overwritten is its own affair, and only a difference
/// between the frames gets the half repainted.
pub fn mark_second_halves(buffer: &mut Buffer) {
    let columns = usize::from(buffer.area.width).max(1);
    for row in buffer.content.chunks_mut(columns) {
        let mut x = 0;
        while let Some([glyph, half]) = row.get_mut(x..x + 2) {
            if UnicodeWidthStr::width(glyph.symbol()) == 2 {
                half.reset();
                half.set_symbol("");
                x += 1;
            }
            x += 1;
        }
    }
}

impl<W: Write> Backend for Pen<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let size = self.size()?;
        self.hand.columns = size.width;
        self.shown.resize(size.width, size.height);
        let mut changed = Vec::new();
        for (x, y, cell) in content {
            let at = Position::new(x, y);
            if self.shown.note(at, cell) {
                changed.push(at);
            }
        }
        let runs = runs(&changed, &self.shown);
        let mut drawn = self.hand.write(&runs, &self.shown);
        if runs.len() <= FEW {
            let hand = self.hand;
            let runs = by_ink(runs, hand.ink, hand.place, |run| {
                hand.exit(run, &self.shown)
            });
            let other = hand.write(&runs, &self.shown);
            if other.0.len() < drawn.0.len() {
                drawn = other;
            }
        }
        let (page, hand) = drawn;
        self.page.push_str(&page);
        self.hand = hand;
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.cursor_shown != Some(false) {
            self.page.push_str("\x1b[?25l");
            self.cursor_shown = Some(false);
        }
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if self.cursor_shown != Some(true) {
            self.page.push_str("\x1b[?25h");
            self.cursor_shown = Some(true);
        }
        Ok(())
    }

    /// The place as far as it is known; the terminal is not asked, as its answer would come among
    /// the keys.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(match self.hand.place {
            Place::Known(at) | Place::Row(at) => at,
            Place::Unknown => Position::ORIGIN,
        })
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        let to = position.into();
        self.page.push_str(&self.hand.place.way(to));
        self.hand.place = Place::Known(to);
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        let sequence = match clear_type {
            ClearType::All => "\x1b[2J",
            ClearType::AfterCursor => "\x1b[J",
            ClearType::BeforeCursor => "\x1b[1J",
            ClearType::CurrentLine => "\x1b[2K",
            ClearType::UntilNewLine => "\x1b[K",
        };
        self.page.push_str("\x1b[m");
        self.page.push_str(sequence);
        self.hand.place = Place::Unknown;
        self.hand.ink = Some(Ink::NONE);
        if clear_type == ClearType::All {
            let size = self.size()?;
            self.shown.clear(size.width, size.height);
        } else {
            self.shown.forget();
        }
        Ok(())
    }

    fn size(&self) -> io::Result<Size> {
        (self.measure)()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize {
            columns_rows: self.size()?,
            pixels: Size::default(),
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.flush_page()
    }
}

#[cfg(test)]
mod tests;
