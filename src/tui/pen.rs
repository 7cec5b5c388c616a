//! Draws changed cells with as few bytes as it can. It remembers where the terminal's cursor is and
//! what colours are on, from frame to frame, and says only what changes. A Chinese glyph is two
//! columns everywhere, but the width of line drawing is up to the terminal: after such a character
//! the column is named anew, so that one wrong width never shifts a row.

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr;

/// A backend for ratatui that writes to a terminal of the ANSI kind.
#[derive(Debug)]
pub struct Pen<W: Write> {
    out: W,
    page: String,
    place: Place,
    ink: Option<Ink>,
    cursor_shown: Option<bool>,
    measure: fn() -> io::Result<Size>,
    columns: u16,
}

/// What is known of the place where the next character would appear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Unknown,
    /// The row is sure, the column is this one or later.
    Row(Position),
    Known(Position),
}

/// The colours and attributes that are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ink {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Ink {
    const NONE: Self = Self {
        fg: Color::Reset,
        bg: Color::Reset,
        modifier: Modifier::empty(),
    };
}

/// The attributes that show on a blank.
const SEEN_ON_BLANK: Modifier = Modifier::UNDERLINED
    .union(Modifier::REVERSED)
    .union(Modifier::CROSSED_OUT);

/// Attribute, code to switch it on, code to switch it off (which may switch another off too).
const ATTRIBUTES: [(Modifier, u8, u8); 8] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

impl<W: Write> Pen<W> {
    /// A pen that knows nothing yet of the terminal's state, and how to learn its size.
    pub fn new(out: W, measure: fn() -> io::Result<Size>) -> Self {
        Self {
            out,
            page: String::new(),
            place: Place::Unknown,
            ink: None,
            cursor_shown: None,
            measure,
            columns: 0,
        }
    }

    /// Forgets what the terminal's state is: someone else has written to it.
    pub fn forget(&mut self) {
        self.page.clear();
        self.place = Place::Unknown;
        self.ink = None;
        self.cursor_shown = None;
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

    /// Goes to a cell by the shortest way that is sure to end there.
    fn go(&mut self, to: Position) {
        if self.place == Place::Known(to) {
            return;
        }
        let mut way = match (to.x, to.y) {
            (0, 0) => "\x1b[H".to_owned(),
            (0, y) => format!("\x1b[{}H", y + 1),
            (x, y) => format!("\x1b[{};{}H", y + 1, x + 1),
        };
        let along = match self.place {
            Place::Known(from) => Some(format!("{}{}", down(from.y, to.y), right(from.x, to.x))),
            Place::Row(from) => Some(format!("{}{}", down(from.y, to.y), column(to.x))),
            Place::Unknown => None,
        };
        way = along.filter(|along| along.len() < way.len()).unwrap_or(way);
        self.page.push_str(&way);
        self.place = Place::Known(to);
    }

    /// Switches to what the cell needs, leaving alone what would not show on it.
    fn dip(&mut self, cell: &Cell) {
        let mut wanted = Ink {
            fg: cell.fg,
            bg: cell.bg,
            modifier: cell.modifier,
        };
        let is_blank = cell.symbol() == " " && !cell.modifier.intersects(SEEN_ON_BLANK);
        if let (true, Some(ink)) = (is_blank, self.ink) {
            wanted.fg = ink.fg;
            wanted.modifier = ink.modifier - SEEN_ON_BLANK;
        }
        if self.ink == Some(wanted) {
            return;
        }
        let afresh = change(Ink::NONE, wanted);
        let afresh = match afresh.as_str() {
            "" => String::new(),
            codes => format!("0;{codes}"),
        };
        let codes = match self.ink {
            Some(ink) => {
                let codes = change(ink, wanted);
                if afresh.len() < codes.len() {
                    afresh
                } else {
                    codes
                }
            }
            None => afresh,
        };
        let _ = write!(self.page, "\x1b[{codes}m");
        self.ink = Some(wanted);
    }

    fn put(&mut self, cell: &Cell, at: Position) {
        let symbol = cell.symbol();
        self.page.push_str(symbol);
        let width = UnicodeWidthStr::width(symbol) as u16;
        let next = Position::new(at.x.saturating_add(width), at.y);
        let is_sure = width == UnicodeWidthStr::width_cjk(symbol) as u16;
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

fn repeat(count: u16, last: char) -> String {
    match count {
        0 => String::new(),
        1 => format!("\x1b[{last}"),
        _ => format!("\x1b[{count}{last}"),
    }
}

fn down(from: u16, to: u16) -> String {
    if to >= from {
        repeat(to - from, 'B')
    } else {
        repeat(from - to, 'A')
    }
}

fn right(from: u16, to: u16) -> String {
    let steps = if to >= from {
        repeat(to - from, 'C')
    } else {
        repeat(from - to, 'D')
    };
    let named = column(to);
    if named.len() < steps.len() {
        named
    } else {
        steps
    }
}

fn column(to: u16) -> String {
    match to {
        0 => "\r".to_owned(),
        _ => format!("\x1b[{}G", to + 1),
    }
}

/// The codes, joined by `;`, that turn one ink into the other.
fn change(from: Ink, to: Ink) -> String {
    let mut codes = String::new();
    let mut on = from.modifier;
    for (attribute, _, off) in ATTRIBUTES {
        if on.contains(attribute) && !to.modifier.contains(attribute) {
            let _ = write!(codes, "{off};");
            for (other, _, _) in ATTRIBUTES.iter().filter(|(_, _, code)| *code == off) {
                on.remove(*other);
            }
        }
    }
    for (attribute, code, _) in ATTRIBUTES {
        if to.modifier.contains(attribute) && !on.contains(attribute) {
            let _ = write!(codes, "{code};");
        }
    }
    if to.fg != from.fg {
        push_color(&mut codes, to.fg, 30);
    }
    if to.bg != from.bg {
        push_color(&mut codes, to.bg, 40);
    }
    codes.pop();
    codes
}

fn push_color(codes: &mut String, color: Color, base: u8) {
    let named = |offset: u8| format!("{};", base + offset);
    let bright = |offset: u8| format!("{};", base + 60 + offset);
    let text = match color {
        Color::Reset => named(9),
        Color::Black => named(0),
        Color::Red => named(1),
        Color::Green => named(2),
        Color::Yellow => named(3),
        Color::Blue => named(4),
        Color::Magenta => named(5),
        Color::Cyan => named(6),
        Color::Gray => named(7),
        Color::DarkGray => bright(0),
        Color::LightRed => bright(1),
        Color::LightGreen => bright(2),
        Color::LightYellow => bright(3),
        Color::LightBlue => bright(4),
        Color::LightMagenta => bright(5),
        Color::LightCyan => bright(6),
        Color::White => bright(7),
        Color::Indexed(index) => format!("{};5;{index};", base + 8),
        Color::Rgb(red, green, blue) => format!("{};2;{red};{green};{blue};", base + 8),
    };
    codes.push_str(&text);
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
        self.columns = self.size()?.width;
        let mut is_first = true;
        for (x, y, cell) in content {
            let at = Position::new(x, y);
            let follows = self.place == Place::Row(at) && !is_first;
            let is_unsure =
                UnicodeWidthStr::width(cell.symbol()) != UnicodeWidthStr::width_cjk(cell.symbol());
            if !(follows && is_unsure) {
                self.go(at);
            }
            self.dip(cell);
            self.put(cell, at);
            is_first = false;
        }
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
        Ok(match self.place {
            Place::Known(at) | Place::Row(at) => at,
            Place::Unknown => Position::ORIGIN,
        })
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.go(position.into());
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
        self.place = Place::Unknown;
        self.ink = Some(Ink::NONE);
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
