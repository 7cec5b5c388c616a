//! A box with labelled fields: text, choices, switches, buttons. Knows no settings.

use super::canvas::Canvas;
use super::popup::{centered, frame, more};
use super::text;
use crate::tui::glyphs::Grid;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
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
        centered(within, widest + 4, text::rows(self.fields.len()) + 4)
    }

    /// The rows that are seen at once in a box of this area.
    pub const fn shown(area: Rect) -> u16 {
        area.height.saturating_sub(4)
    }

    fn window(&self, area: Rect) -> (u16, usize) {
        let rows = Self::shown(area);
        let shown = usize::from(rows);
        let first = (self.selected + 1).saturating_sub(shown.div_ceil(2) + shown / 4);
        (rows, first.min(self.fields.len().saturating_sub(shown)))
    }

    /// The field under a position of the screen, unless it is a heading.
    pub fn hit(&self, area: Rect, position: Position) -> Option<usize> {
        let (rows, first) = self.window(area);
        let inside = Rect::new(area.x + 1, area.y + 1, area.width.saturating_sub(2), rows);
        if !inside.contains(position) {
            return None;
        }
        let index = first + usize::from(position.y - inside.y);
        self.fields
            .get(index)
            .filter(|field| !matches!(field.value, FieldValue::Heading))
            .map(|_| index)
    }

    /// Where the terminal's cursor belongs: in the chosen field, if it is a text.
    pub fn cursor(&self, area: Rect) -> Option<Position> {
        let (rows, first) = self.window(area);
        let row = u16::try_from(self.selected.checked_sub(first)?).ok()?;
        let FieldValue::Text(input) = self.fields.get(self.selected)?.value else {
            return None;
        };
        if row >= rows {
            return None;
        }
        let column = self.labels_within(area.width) + 4;
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
        let (rows, first) = self.window(area);
        let is_below = first + usize::from(rows) < self.fields.len();
        more(area, first > 0, is_below, self.theme, buffer);
        let labels = self.labels_within(area.width);
        let mut canvas = Canvas::new(buffer, inside);
        let room = inside.width.saturating_sub(2);
        for (row, (index, field)) in (0..rows).zip(self.fields.iter().enumerate().skip(first)) {
            let label = match field.value {
                FieldValue::Button => Cow::Owned(format!("[ {} ]", field.label)),
                _ => Cow::Borrowed(field.label),
            };
            let label_room = match field.value {
                FieldValue::Button | FieldValue::Heading => room,
                _ => labels,
            };
            let label = text::fit(&label, label_room, self.theme.ellipsis());
            let style = match field.value {
                FieldValue::Heading => self.theme.title,
                _ => self.theme.popup,
            };
            canvas.write(1, row, &label, room, style);
            let column = labels + 3;
            let left = room.saturating_sub(labels + 2);
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
            if index == self.selected {
                canvas.restyle(Rect::new(0, row, inside.width, 1), self.theme.selected);
            }
        }
        let error = self
            .fields
            .get(self.selected)
            .map_or("", |field| field.error);
        let (line, style) = if error.is_empty() {
            (self.hint, self.theme.popup_dim)
        } else {
            (error, self.theme.title)
        };
        // A label that is cut is told whole in the empty row.
        let chosen = self.fields.get(self.selected).filter(|field| {
            let is_labelled = !matches!(field.value, FieldValue::Button | FieldValue::Heading);
            is_labelled && text::width(field.label) > labels
        });
        if let Some(field) = chosen.filter(|_| inside.height > 1) {
            let label = text::fit(field.label, room, self.theme.ellipsis());
            canvas.write(1, inside.height - 2, &label, room, self.theme.popup);
        }
        if inside.height > 0 {
            // Words that are too long for the last row begin in the empty one, if that is free.
            let rows = text::wrap(line, room);
            let (first, last) = match rows.as_slice() {
                [first, _, ..] if chosen.is_none() && inside.height > 1 => (
                    Some(*first),
                    line.get(first.len()..).unwrap_or_default().trim_start(),
                ),
                _ => (None, line),
            };
            if let Some(first) = first {
                canvas.write(1, inside.height - 2, first, room, style);
            }
            let last = text::fit(last, room, self.theme.ellipsis());
            canvas.write(1, inside.height - 1, &last, room, style);
        }
    }
}
