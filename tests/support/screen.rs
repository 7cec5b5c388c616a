//! A screen as text for snapshots: its characters, and below them its styles, since red and black are the
//! game. A wide glyph takes its two columns in both layers.

#![allow(dead_code, reason = "each test program uses its own part of this")]

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier};
use ratatui::widgets::Widget;
use std::fmt::Write as _;
use unicode_width::UnicodeWidthStr;

/// The rows of a buffer as they are seen.
pub fn rows(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    (area.top()..area.bottom())
        .map(|y| {
            let mut row = String::new();
            let mut x = area.left();
            while x < area.right() {
                let symbol = buffer[(x, y)].symbol();
                row.push_str(symbol);
                x += symbol.width().max(1) as u16;
            }
            row
        })
        .collect()
}

/// The characters alone, without the blanks at the ends of rows.
pub fn text(buffer: &Buffer) -> String {
    rows(buffer).iter().fold(String::new(), |mut all, row| {
        all.push_str(row.trim_end());
        all.push('\n');
        all
    })
}

/// The characters, then a letter for the style of each cell, then what the letters mean.
pub fn dump(buffer: &Buffer) -> String {
    let mut legend = Legend::default();
    let mut all = text(buffer);
    for y in buffer.area.top()..buffer.area.bottom() {
        let _ = writeln!(all, "{}", legend.row(buffer, y));
    }
    all + &legend.tell()
}

/// The styles that were met, in their order.
#[derive(Default)]
pub struct Legend(Vec<String>);

impl Legend {
    /// A letter for the style of each cell of a row.
    pub fn row(&mut self, buffer: &Buffer, y: u16) -> String {
        let area = buffer.area;
        (area.left()..area.right())
            .map(|x| self.letter(style_of(&buffer[(x, y)])))
            .collect()
    }

    /// The letter for a style.
    pub fn letter(&mut self, style: String) -> char {
        let known = self.0.iter().position(|known| *known == style);
        let index = known.unwrap_or_else(|| {
            self.0.push(style);
            self.0.len() - 1
        });
        letter(index)
    }

    /// What the letters mean.
    pub fn tell(&self) -> String {
        let mut all = String::new();
        for (index, style) in self.0.iter().enumerate() {
            let _ = writeln!(all, "{}: {style}", letter(index));
        }
        all
    }
}

fn letter(index: usize) -> char {
    const LETTERS: &[u8] = b".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    LETTERS.get(index).map_or('?', |&letter| letter.into())
}

/// The style of a cell in words. The foreground of a blank is not seen and not told.
pub fn style_of(cell: &Cell) -> String {
    let mut words = Vec::new();
    let blank = cell.symbol() == " "
        && !cell
            .modifier
            .intersects(Modifier::REVERSED | Modifier::UNDERLINED);
    if !blank && cell.fg != Color::Reset {
        words.push(cell.fg.to_string());
    }
    if cell.bg != Color::Reset {
        words.push(format!("on {}", cell.bg));
    }
    if !blank && !cell.modifier.is_empty() {
        words.push(format!("{:?}", cell.modifier).to_lowercase());
    }
    if words.is_empty() {
        "plain".to_owned()
    } else {
        words.join(" ")
    }
}

/// Whether every wide glyph has both its cells, so that a terminal shows what the buffer says.
pub fn is_whole(buffer: &Buffer) -> bool {
    let area = buffer.area;
    (area.top()..area.bottom()).all(|y| {
        (area.left()..area.right()).all(|x| {
            let wide = buffer[(x, y)].symbol().width() > 1;
            !wide || x + 1 < area.right() && buffer[(x + 1, y)].symbol() == " "
        })
    })
}

/// A widget in a buffer of its own.
pub fn drawn(widget: impl Widget, columns: u16, rows: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    widget.render(buffer.area, &mut buffer);
    buffer
}

/// The text of a widget alone.
pub fn shown(widget: impl Widget, columns: u16, rows: u16) -> String {
    text(&drawn(widget, columns, rows))
}

/// Draws a widget inside, partly outside and fully outside a buffer, and sees that nothing but its area
/// changes and no glyph is cut in half.
pub fn keeps_to_its_area(widget: impl Widget + Copy) {
    for width in [0, 1, 2, 3, 5, 9, 16, 30, 60] {
        for height in [0, 1, 2, 3, 6, 20] {
            for (x, y) in [(0, 0), (3, 2), (25, 7), (29, 9), (40, 40)] {
                let area = Rect::new(x, y, width, height);
                let mut buffer = Buffer::empty(Rect::new(0, 0, 30, 10));
                widget.render(area, &mut buffer);
                assert!(is_whole(&buffer), "a glyph is cut at {area}");
                for y in 0..10 {
                    for x in 0..30 {
                        let is_blank = buffer[(x, y)] == Cell::default();
                        assert!(
                            is_blank || area.contains(Position::new(x, y)),
                            "{area} drew at {x},{y}"
                        );
                    }
                }
            }
        }
    }
}
