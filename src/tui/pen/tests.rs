//! What the pen writes, read back through a terminal emulator.

use super::*;
use ratatui::Terminal;
use ratatui::style::Style;
use ratatui::style::{Color, Modifier};

const SIZE: Size = Size::new(20, 5);

fn terminal() -> Terminal<Pen<Vec<u8>>> {
    Terminal::new(Pen::new(Vec::new(), || Ok(SIZE))).unwrap()
}

/// Draws a frame and returns the bytes that it took.
fn draw(terminal: &mut Terminal<Pen<Vec<u8>>>, paint: impl FnOnce(&mut Buffer)) -> Vec<u8> {
    terminal
        .draw(|frame| {
            paint(frame.buffer_mut());
            mark_second_halves(frame.buffer_mut());
        })
        .unwrap();
    std::mem::take(&mut terminal.backend_mut().out)
}

fn emulator() -> vt100::Parser {
    let [rows, columns] = [SIZE.height, SIZE.width].map(|n| n.try_into().unwrap());
    vt100::Parser::new(rows, columns, 0)
}

fn color(color: vt100::Color) -> Color {
    match color {
        vt100::Color::Default => Color::Reset,
        vt100::Color::Idx(index) => Color::Indexed(index),
        vt100::Color::Rgb(red, green, blue) => Color::Rgb(red, green, blue),
    }
}

fn assert_shows(emulator: &vt100::Parser, buffer: &Buffer) {
    for y in 0..SIZE.height {
        let mut x = 0;
        while x < SIZE.width {
            let cell = &buffer[(x, y)];
            let seen = emulator.screen().cell(y, x).unwrap();
            let text = if seen.has_contents() {
                seen.contents()
            } else {
                " "
            };
            assert_eq!(text, cell.symbol(), "text at {x},{y}");
            assert_eq!(color(seen.bgcolor()), cell.bg, "background at {x},{y}");
            assert_eq!(
                (seen.underline(), seen.inverse()),
                (
                    cell.modifier.contains(Modifier::UNDERLINED),
                    cell.modifier.contains(Modifier::REVERSED)
                ),
                "attributes at {x},{y}"
            );
            if cell.symbol() != " " {
                assert_eq!(color(seen.fgcolor()), cell.fg, "colour at {x},{y}");
                assert_eq!(
                    (seen.bold(), seen.italic(), seen.dim()),
                    (
                        cell.modifier.contains(Modifier::BOLD),
                        cell.modifier.contains(Modifier::ITALIC),
                        cell.modifier.contains(Modifier::DIM)
                    ),
                    "attributes at {x},{y}"
                );
            }
            x += (UnicodeWidthStr::width(cell.symbol()) as u16).max(1);
        }
    }
}

/// A source of numbers that only look random.
struct Dice(u32);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % sides
    }
}

#[test]
fn the_terminal_shows_every_frame_exactly() {
    let symbols = [" ", "a", "Z", "炮", "帥", "─", "╳", "●", "▐"];
    let colors = [
        Color::Reset,
        Color::Indexed(1),
        Color::Indexed(208),
        Color::Rgb(200, 150, 90),
        Color::Rgb(200, 150, 91),
    ];
    let modifiers = [
        Modifier::empty(),
        Modifier::BOLD,
        Modifier::DIM.union(Modifier::ITALIC),
        Modifier::REVERSED,
        Modifier::UNDERLINED.union(Modifier::ITALIC),
    ];
    let mut dice = Dice(7);
    let mut terminal = terminal();
    terminal.clear().unwrap();
    let mut emulator = emulator();
    let mut content = Buffer::empty(ratatui::layout::Rect::from((Position::ORIGIN, SIZE)));
    for _ in 0..400 {
        for _ in 0..dice.roll(12) {
            let style = Style::new()
                .fg(colors[dice.roll(colors.len())])
                .bg(colors[dice.roll(colors.len())])
                .add_modifier(modifiers[dice.roll(modifiers.len())]);
            let (x, y) = (dice.roll(20) as u16, dice.roll(5) as u16);
            for dx in 0..2 {
                if let Some(cell) = content.cell_mut((x + dx, y)) {
                    cell.reset();
                }
            }
            if x > 0 && UnicodeWidthStr::width(content[(x - 1, y)].symbol()) == 2 {
                content[(x - 1, y)].reset();
            }
            content.set_stringn(
                x,
                y,
                symbols[dice.roll(symbols.len())],
                (20 - x).into(),
                style,
            );
        }
        let bytes = draw(&mut terminal, |buffer| *buffer = content.clone());
        emulator.process(&bytes);
        assert_shows(&emulator, &content);
    }
}

#[test]
fn a_frame_without_change_writes_nothing() {
    let mut terminal = terminal();
    let paint = |buffer: &mut Buffer| {
        buffer.set_string(3, 2, "炮二平五", Style::new().fg(Color::Red));
    };
    assert!(!draw(&mut terminal, paint).is_empty());
    assert_eq!(draw(&mut terminal, paint), b"");
}

#[test]
fn only_the_colour_that_changes_is_named() {
    let mut terminal = terminal();
    let red = Style::new()
        .fg(Color::Rgb(200, 0, 0))
        .bg(Color::Rgb(90, 60, 30));
    draw(&mut terminal, |buffer| {
        buffer.set_string(0, 0, "ab", red);
    });
    let bytes = draw(&mut terminal, |buffer| {
        buffer.set_string(0, 0, "ab", red);
        buffer.set_string(2, 0, "  c", red.fg(Color::Rgb(0, 0, 0)));
    });
    assert_eq!(bytes.escape_ascii().to_string(), "\\x1b[38;2;0;0;0m  c");
}

#[test]
fn after_line_drawing_the_column_is_named_anew() {
    let mut terminal = terminal();
    let bytes = draw(&mut terminal, |buffer| {
        buffer.set_string(0, 0, "──车─a", Style::new());
    });
    assert_eq!(
        String::from_utf8(bytes).unwrap().replace('\x1b', "^"),
        "^[H^[m──^[3G车─^[6Ga^[?25l"
    );
}

#[test]
fn where_the_terminal_has_told_its_widths_the_column_is_known() {
    let mut terminal = terminal();
    terminal.backend_mut().trust(Widths::Narrow);
    let paint = |buffer: &mut Buffer, rows: &[u16]| {
        for y in rows {
            buffer.set_string(4, *y, "┼", Style::new());
        }
    };
    draw(&mut terminal, |buffer| paint(buffer, &[0]));
    let bytes = draw(&mut terminal, |buffer| paint(buffer, &[0, 2, 4]));
    // Straight down and one back is less than the name of the place.
    assert_eq!(
        bytes.escape_ascii().to_string(),
        "\\n\\n\\x08\\xe2\\x94\\xbc".repeat(2)
    );
}

#[test]
fn a_cleared_screen_is_drawn_whole_again() {
    let mut terminal = terminal();
    let paint = |buffer: &mut Buffer| {
        buffer.set_string(3, 2, "帥", Style::new().bg(Color::Blue));
    };
    draw(&mut terminal, paint);
    terminal.backend_mut().forget();
    terminal.clear().unwrap();
    let bytes = draw(&mut terminal, paint);
    let mut emulator = emulator();
    emulator.process(b"noise");
    emulator.process(&bytes);
    assert_eq!(emulator.screen().contents().trim(), "帥");
    assert!(emulator.screen().hide_cursor());
}

#[test]
fn the_end_of_a_row_is_erased_in_one_go_where_it_has_no_colour_of_its_own() {
    let mut terminal = terminal();
    terminal.clear().unwrap();
    let mut paint = |text: &str, style: Style| {
        let bytes = draw(&mut terminal, |buffer| {
            buffer.set_string(0, 0, text, style);
        });
        bytes.escape_ascii().to_string()
    };
    paint("a long sentence", Style::new());
    assert_eq!(paint("a word", Style::new()), "\\x1b[3Gword\\x1b[K");
    let blue = Style::new().bg(Color::Blue);
    paint("a long long sentence", blue);
    let bytes = paint("a word              ", blue);
    assert!(!bytes.contains("\\x1b[K"), "{bytes}");
}
