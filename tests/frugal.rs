//! How few bytes a change on the board costs, measured on what the terminal is sent.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[path = "support/wire.rs"]
mod wire;

use ratatui::layout::{Rect, Size as Cells};
use ratatui::{Terminal, TerminalOptions, Viewport};
use wire::Line;
use xiangqi::rules::{Move, Point, PointSet, Position};
use xiangqi::tui::geometry::{Geometry, Size};
use xiangqi::tui::glyphs::{GlyphSet, Grid, Twins};
use xiangqi::tui::pen::Pen;
use xiangqi::tui::theme::{Depth, Theme, ThemeName};
use xiangqi::tui::widgets::{BoardView, Cover, Labels, Marks};

/// A terminal of 80x24 with the board in it.
struct Table {
    terminal: Terminal<Pen<Line>>,
    line: Line,
    theme: Theme,
    glyphs: GlyphSet,
}

impl Table {
    fn new(name: ThemeName, depth: Depth, glyphs: GlyphSet) -> Self {
        let line = Line::default();
        let pen = Pen::new(line.clone(), || Ok(Cells::new(80, 24)));
        let options = TerminalOptions {
            viewport: Viewport::Fixed(Rect::new(0, 0, 80, 24)),
        };
        Self {
            terminal: Terminal::with_options(pen, options).unwrap(),
            line,
            theme: Theme::new(name, depth, Grid::Unicode),
            glyphs,
        }
    }

    /// Draws a frame and returns what it wrote.
    fn draw(&mut self, position: &Position, marks: &Marks) -> Vec<u8> {
        let geometry = Geometry::new(Size::Medium, false);
        let (theme, glyphs) = (&self.theme, self.glyphs);
        self.terminal
            .draw(|frame| {
                let view = BoardView {
                    board: position.board().into(),
                    geometry,
                    marks,
                    theme,
                    glyphs,
                    twins: Twins::Alike,
                    labels: Labels::Iccs,
                    cover: Cover::Open,
                    flight: None,
                };
                frame.render_widget(view, Rect::new(0, 0, geometry.columns(), geometry.rows()));
            })
            .unwrap();
        self.line.take()
    }
}

fn point(name: &str) -> Point {
    Point::all()
        .find(|point| point.to_string() == name)
        .unwrap()
}

fn every_table() -> impl Iterator<Item = (ThemeName, Depth, GlyphSet)> {
    ThemeName::ALL.into_iter().flat_map(|name| {
        Depth::ALL.into_iter().flat_map(move |depth| {
            [GlyphSet::Traditional, GlyphSet::Letters].map(|glyphs| (name, depth, glyphs))
        })
    })
}

#[test]
fn cursor_step_takes_at_most_80_bytes_and_120_in_true_colour() {
    let position = Position::start();
    for (name, depth, glyphs) in every_table() {
        let mut table = Table::new(name, depth, glyphs);
        let limit = if depth == Depth::TrueColor { 120 } else { 80 };
        for from in Point::all() {
            for to in [from.offset(1, 0), from.offset(0, 1)].into_iter().flatten() {
                for (before, after) in [(from, to), (to, from)] {
                    let at = |cursor| Marks {
                        cursor: Some(cursor),
                        last: Some(Move::new(point("h2"), point("e2"))),
                        ..Marks::default()
                    };
                    table.draw(&position, &at(before));
                    let bytes = table.draw(&position, &at(after));
                    assert!(
                        bytes.len() <= limit,
                        "{before} to {after}: {} bytes, {name:?} {depth:?} {glyphs:?}: {}",
                        bytes.len(),
                        String::from_utf8_lossy(&bytes).escape_debug()
                    );
                }
            }
        }
    }
}

#[test]
fn putting_down_a_piece_with_the_most_targets_takes_few_bytes() {
    let start = Position::start();
    for (name, depth, glyphs) in every_table() {
        let mut table = Table::new(name, depth, glyphs);
        let mut worst = 0;
        let limit = match depth {
            Depth::None => 200,
            Depth::Sixteen => 240,
            Depth::Indexed => 290,
            Depth::TrueColor => 345,
        };
        for &m in &start.legal_moves() {
            let picked = Marks {
                cursor: Some(m.to),
                picked: Some(m.from),
                targets: start.legal_targets(m.from),
                last: Some(Move::new(point("e9"), point("e8"))),
                ..Marks::default()
            };
            let played = Marks {
                cursor: Some(m.to),
                last: Some(m),
                targets: PointSet::EMPTY,
                ..Marks::default()
            };
            table.draw(&start, &picked);
            worst = worst.max(table.draw(&start.play(m).unwrap(), &played).len());
        }
        assert!(
            worst <= limit,
            "{worst} bytes, {name:?} {depth:?} {glyphs:?}"
        );
    }
}

#[test]
fn nothing_is_written_while_nothing_changes() {
    let position = Position::start();
    let marks = Marks::default();
    let mut table = Table::new(ThemeName::Wood, Depth::TrueColor, GlyphSet::Traditional);
    table.draw(&position, &marks);
    assert_eq!(table.draw(&position, &marks), b"");
}
