//! A box with labelled fields: text, choices, switches, buttons. Knows no settings.

use super::canvas::Canvas;
use super::popup::{centered, frame, more};
use super::stack::Stack;
use super::text;
use crate::tui::glyphs::Grid;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::Widget;
use std::borrow::Cow;
use tui_input::Input;

/// What a field holds.
#[derive(Clone, Copy, Debug)]
pub enum FieldValue<'a> {
    /// A text to be edited.
    Text(&'a Input),
    /// One of several choices, as it is named, and the cells of the longest one.
    Choice(&'a str, u16),
    /// On or off.
    Toggle(bool),
    /// Nothing: the label is a button.
    Button,
    /// Nothing: the label is a heading.
    Heading,
}

/// A labelled field.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The label.
    pub label: &'a str,
    /// What it holds.
    pub value: FieldValue<'a>,
    /// What is wrong with it, or empty.
    pub error: &'a str,
}

/// A form as a widget.
#[derive(Clone, Copy, Debug)]
pub struct Form<'a> {
    /// The title.
    pub title: &'a str,
    /// The fields.
    pub fields: &'a [Field<'a>],
    /// The field that gets the keys.
    pub selected: usize,
    /// A line under the fields.
    pub hint: &'a str,
    /// The styles.
    pub theme: &'a Theme,
}

impl Form<'_> {
    /// The cells of a text field.
    const FIELD: u16 = 24;

    fn label_column(&self) -> u16 {
        self.fields
            .iter()
            .filter(|field| !matches!(field.value, FieldValue::Button | FieldValue::Heading))
            .map(|field| text::width(field.label))
            .max()
            .unwrap_or(0)
    }

    /// The labels as they are seen in a box of that width: they yield to the values.
    fn labels_within(&self, columns: u16) -> u16 {
        let values = self.fields.iter().map(|field| match field.value {
            FieldValue::Text(_) => 12,
            FieldValue::Choice(_, widest) => widest + 4,
            FieldValue::Toggle(_) => 3,
            FieldValue::Button | FieldValue::Heading => 0,
        });
        let room = columns.saturating_sub(6);
        let values = values.max().unwrap_or(0).min(room * 2 / 3);
        self.label_column().min(room - values)
    }

    /// The area that the form takes within another.
    pub fn area(&self, within: Rect) -> Rect {
        let labels = self.label_column();
        let widest = self
            .fields
            .iter()
            .map(|field| {
                let value = match field.value {
                    FieldValue::Text(_) => Self::FIELD,
                    FieldValue::Choice(_, widest) => (widest + 4).max(Self::FIELD),
                    FieldValue::Toggle(_) => 3,
                    FieldValue::Button => return text::width(field.label) + 4,
                    FieldValue::Heading => return text::width(field.label),
                };
                labels + 2 + value
            })
            .max()
            .unwrap_or(0);
        let errors = self
            .fields
            .iter()
            .map(|field| text::width(field.error))
            .max()
            .unwrap_or(0);
        let widest = widest
            .max(text::width(self.title) + 2)
            .max(text::width(self.hint))
            .max(errors);
        let columns = (widest + 4).min(within.width);
        let rows: u16 = self.heights(columns).iter().sum();
        centered(within, columns, rows.saturating_add(2 + self.foot(columns)))
    }

    /// The words under the fields: what is wrong with the chosen one, or the hint.
    fn words(&self) -> (&str, Style) {
        match self.fields.get(self.selected) {
            Some(field) if !field.error.is_empty() => (field.error, self.theme.title),
            _ => (self.hint, self.theme.popup_dim),
        }
    }

    /// The rows of the words under the fields in a box of so many columns, with an empty one above if they are short.
    fn foot(&self, columns: u16) -> u16 {
        let room = columns.saturating_sub(4);
        text::rows(text::wrap(self.words().0, room).len()).max(2)
    }

    /// The lines of the label of a field in a box of so many columns, in which line its value stands, and at which column.
    fn lines<'a>(&self, field: &Field<'a>, columns: u16) -> (Vec<&'a str>, u16, u16) {
        let labels = self.labels_within(columns);
        let room = columns.saturating_sub(4);
        let is_whole = text::width(field.label) <= labels;
        let needed = match field.value {
            FieldValue::Button | FieldValue::Heading => return (vec![field.label], 0, 0),
            FieldValue::Text(_) | FieldValue::Toggle(_) => 0,
            FieldValue::Choice(choice, _) => text::width(choice) + 4,
        };
        let is_beside = needed <= room.saturating_sub(labels + 2);
        let value = if is_beside { labels + 3 } else { 1 };
        if is_whole && is_beside {
            return (vec![field.label], 0, value);
        }
        let lines = text::wrap(field.label, room);
        let last = lines.len().saturating_sub(1);
        let ends_before = lines.last().is_none_or(|line| text::width(line) <= labels);
        let row = if ends_before && is_beside {
            last
        } else {
            last + 1
        };
        (lines, text::rows(row), value)
    }

    /// The rows of each field in a box of so many columns.
    fn heights(&self, columns: u16) -> Vec<u16> {
        let height = |field| {
            let (lines, row, _) = self.lines(field, columns);
            text::rows(lines.len()).max(row + 1)
        };
        self.fields.iter().map(height).collect()
    }

    /// How many fields are seen at once in a box of this area.
    pub fn shown(&self, area: Rect) -> u16 {
        text::rows(self.stack(area).count())
    }

    fn stack(&self, area: Rect) -> Stack {
        let rows = area.height.saturating_sub(2 + self.foot(area.width));
        Stack::new(self.heights(area.width), self.selected, rows)
    }

    /// The field under a position of the screen, unless it is a heading.
    pub fn hit(&self, area: Rect, position: Position) -> Option<usize> {
        let inside = area.inner(Margin::new(1, 1));
        if !inside.contains(position) {
            return None;
        }
        let index = self.stack(area).at(position.y - inside.y)?;
        let field = self.fields.get(index)?;
        (!matches!(field.value, FieldValue::Heading)).then_some(index)
    }

    /// Where the terminal's cursor belongs: in the chosen field, if it is a text.
    pub fn cursor(&self, area: Rect) -> Option<Position> {
        let field = self.fields.get(self.selected)?;
        let FieldValue::Text(input) = field.value else {
            return None;
        };
        let stack = self.stack(area);
        let (_, first, rows) = stack.seen().find(|(index, ..)| *index == self.selected)?;
        let (_, row, value) = self.lines(field, area.width);
        if row >= rows {
            return None;
        }
        let row = first + row;
        let column = value + 1;
        let room = area.width.saturating_sub(column + 2);
        let scroll = input.visual_scroll(room.saturating_sub(1).into());
        let inside = input.visual_cursor().saturating_sub(scroll) as u16;
        Some(Position::new(
            area.x + column + inside.min(room),
            area.y + 1 + row,
        ))
    }
}

impl Widget for Form<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let inside = frame(area, self.title, self.theme, buffer);
        let stack = self.stack(area);
        more(area, stack.is_above(), stack.is_below(), self.theme, buffer);
        let mut canvas = Canvas::new(buffer, inside);
        let room = inside.width.saturating_sub(2);
        for (index, row, rows) in stack.seen() {
            let Some(field) = self.fields.get(index) else {
                continue;
            };
            let (lines, below, column) = self.lines(field, area.width);
            let style = match field.value {
                FieldValue::Heading => self.theme.title,
                _ => self.theme.popup,
            };
            for (row, line) in (row..row + rows).zip(lines) {
                let line = match field.value {
                    FieldValue::Button => Cow::Owned(format!("[ {line} ]")),
                    _ => Cow::Borrowed(line),
                };
                let line = text::fit(&line, room, self.theme.ellipsis());
                canvas.write(1, row, &line, room, style);
            }
            if below < rows {
                self.value(index, column, row + below, &mut canvas);
            }
            if index == self.selected {
                canvas.restyle(Rect::new(0, row, inside.width, rows), self.theme.selected);
            }
        }
        // Words that are long begin in the empty row.
        let (words, style) = self.words();
        let words = text::wrap(words, room);
        let from = inside.height.saturating_sub(text::rows(words.len()));
        for (row, line) in (from..inside.height).zip(words) {
            canvas.write(1, row, line, room, style);
        }
    }
}

impl Form<'_> {
    /// Draws the value of a field.
    fn value(&self, index: usize, column: u16, row: u16, canvas: &mut Canvas) {
        let Some(field) = self.fields.get(index) else {
            return;
        };
        let left = canvas.columns().saturating_sub(column + 1);
        let (open, shut) = match self.theme.grid {
            Grid::Unicode => ("◂ ", " ▸"),
            Grid::Ascii => ("< ", " >"),
        };
        match field.value {
            FieldValue::Text(input) => {
                let blank = Rect::new(column, row, left, 1);
                canvas.restyle(blank, self.theme.field);
                let shown = if index == self.selected {
                    let scroll = input.visual_scroll(left.saturating_sub(1).into());
                    Cow::Borrowed(text::tail(input.value(), scroll))
                } else {
                    // Who does not type here reads it from its beginning.
                    text::fit(input.value(), left, self.theme.ellipsis())
                };
                canvas.write(column, row, &shown, left, self.theme.field);
            }
            FieldValue::Choice(choice, _) => {
                let shown = text::fit(choice, left.saturating_sub(4), self.theme.ellipsis());
                let shown = format!("{open}{shown}{shut}");
                canvas.write(column, row, &shown, left, self.theme.popup);
            }
            FieldValue::Toggle(on) => {
                let shown = if on { "[x]" } else { "[ ]" };
                canvas.write(column, row, shown, left, self.theme.popup);
            }
            FieldValue::Button | FieldValue::Heading => {}
        }
    }
}
