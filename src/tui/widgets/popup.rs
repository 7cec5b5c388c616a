//! A box over the screen: title, wrapped text, buttons. Keeps the glyphs under its border whole, or takes
//! them away. Knows no questions.

use super::canvas::Canvas;
use super::footer::{Button, place, place_in_rows};
use super::text;
use crate::tui::glyphs::Grid;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Color;
use ratatui::widgets::Widget;

/// Blanks an area, so that something can be drawn over it. A wide glyph that lies half inside is blanked
/// as a whole: terminals show an orphaned half as garbage. What sticks out of its disc, or of one whose glyph is
/// covered, is taken away as well: it would look like a part of the box.
pub fn clear(area: Rect, buffer: &mut Buffer) {
    let area = area.intersection(buffer.area);
    for y in area.top()..area.bottom() {
        let left = [1, 2].map(|steps| area.left().checked_sub(steps));
        let right = [0, 1].map(|steps| area.right().checked_add(steps));
        // Where the glyph begins of which a half or only the rim would be left over.
        let edges = [
            (left[0], Some(area.left()), left),
            (
                area.right().checked_sub(1),
                area.right().checked_sub(2),
                right,
            ),
        ];
        for (halved, covered, outside) in edges {
            if let Some(disc) = disc(halved, y, buffer) {
                let board = take_rim(outside[1], y, disc, buffer);
                if let Some(cell) = outside[0].and_then(|x| buffer.cell_mut((x, y))) {
                    let under = board.unwrap_or(cell.bg);
                    cell.set_symbol(" ").set_bg(under);
                }
            } else if let Some(disc) = disc(covered, y, buffer) {
                take_rim(outside[0], y, disc, buffer);
            }
        }
        for x in area.left()..area.right() {
            if let Some(cell) = buffer.cell_mut((x, y)) {
                cell.reset();
            }
        }
    }
}

/// What a wide glyph stands on, if one begins there.
fn disc(x: Option<u16>, y: u16, buffer: &Buffer) -> Option<Color> {
    let cell = buffer.cell((x?, y))?;
    (text::width(cell.symbol()) > 1).then_some(cell.bg)
}

/// Blanks the rim of a disc, if that is what stands there, and tells what is under it.
fn take_rim(x: Option<u16>, y: u16, disc: Color, buffer: &mut Buffer) -> Option<Color> {
    let cell = buffer.cell_mut((x?, y))?;
    let is_rim = disc != Color::Reset && cell.fg == disc && cell.bg != disc;
    is_rim.then(|| cell.set_symbol(" ").bg)
}

/// Draws the frame of a box with its title, on a cleared area, and returns its inside.
pub(super) fn frame(area: Rect, title: &str, theme: &Theme, buffer: &mut Buffer) -> Rect {
    clear(area, buffer);
    let mut canvas = Canvas::new(buffer, area);
    canvas.fill(theme.popup);
    let [tl, tr, bl, br, dash, bar] = match theme.grid {
        Grid::Unicode => ["╭", "╮", "╰", "╯", "─", "│"],
        Grid::Ascii => ["+", "+", "+", "+", "-", "|"],
    };
    if area.width < 2 || area.height < 2 {
        return Rect::new(area.x, area.y, 0, 0);
    }
    let (right, bottom) = (area.width - 1, area.height - 1);
    for column in 1..right {
        canvas.put(column, 0, dash, theme.border);
        canvas.put(column, bottom, dash, theme.border);
    }
    for row in 1..bottom {
        canvas.put(0, row, bar, theme.border);
        canvas.put(right, row, bar, theme.border);
    }
    for (column, row, corner) in [
        (0, 0, tl),
        (right, 0, tr),
        (0, bottom, bl),
        (right, bottom, br),
    ] {
        canvas.put(column, row, corner, theme.border);
    }
    if !title.is_empty() && area.width > 6 {
        // A long title takes the cells of the border before and behind it.
        let margin = if text::width(title) + 6 > area.width {
            2
        } else {
            3
        };
        let room = area.width - 2 * margin;
        let shown = text::fit_clauses(title, room, theme.ellipsis());
        canvas.write(margin - 1, 0, " ", 1, theme.border);
        let end = canvas.write(margin, 0, &shown, room, theme.title);
        canvas.write(end, 0, " ", 1, theme.border);
    }
    Rect::new(area.x + 1, area.y + 1, right - 1, bottom - 1)
}

/// Shows on the right border that there is more above or below what is seen.
pub(super) fn more(area: Rect, is_above: bool, is_below: bool, theme: &Theme, buffer: &mut Buffer) {
    if area.height < 3 || area.width < 2 {
        return;
    }
    let (up, down) = match theme.grid {
        Grid::Unicode => ("▲", "▼"),
        Grid::Ascii => ("^", "v"),
    };
    let mut canvas = Canvas::new(buffer, area);
    if is_above {
        canvas.put(area.width - 1, 1, up, theme.title);
    }
    if is_below {
        canvas.put(area.width - 1, area.height - 2, down, theme.title);
    }
}

/// A box in the middle of an area, as wide and as high as wished if there is room.
pub(super) fn centered(within: Rect, columns: u16, rows: u16) -> Rect {
    let width = columns.min(within.width);
    let height = rows.min(within.height);
    Rect::new(
        within.x + (within.width - width) / 2,
        within.y + (within.height - height) / 2,
        width,
        height,
    )
}

/// A box with a text and buttons as a widget.
#[derive(Clone, Copy, Debug)]
pub struct Popup<'a> {
    /// The title.
    pub title: &'a str,
    /// The text; it is wrapped.
    pub body: &'a str,
    /// The buttons below.
    pub buttons: &'a [Button<'a>],
    /// The button that Enter would press.
    pub selected: Option<usize>,
    /// How many lines of the text are scrolled away at the top.
    pub scroll: u16,
    /// The styles.
    pub theme: &'a Theme,
}

impl Popup<'_> {
    /// The widest text, in cells: more is hard to read.
    const WIDEST: u16 = 60;

    fn lines(&self, columns: u16) -> Vec<&str> {
        text::wrap(self.body, columns)
    }

    /// The area that the box takes within another: in its middle, no larger than needed.
    pub fn area(&self, within: Rect) -> Rect {
        let places = place(self.buttons, Rect::new(0, 0, u16::MAX, 1), 1);
        let for_buttons = places
            .iter()
            .flatten()
            .map(|place| place.right() - 1)
            .max()
            .unwrap_or(0);
        let limit = within
            .width
            .saturating_sub(4)
            .min(Self::WIDEST.max(for_buttons));
        let for_body = self
            .lines(limit)
            .into_iter()
            .map(text::width)
            .max()
            .unwrap_or(0);
        let inner = for_body
            .max(for_buttons)
            .max(text::width(self.title) + 4)
            .min(limit);
        let rows = text::rows(self.lines(inner).len()) + 2 + self.button_rows(inner);
        centered(within, inner + 4, rows)
    }

    /// The rows that the buttons take where there are so many columns for them, with the blank one above.
    fn button_rows(&self, columns: u16) -> u16 {
        match place_in_rows(self.buttons, columns).iter().flatten().last() {
            Some(last) => last.bottom() + 1,
            None if self.buttons.is_empty() => 0,
            None => 2,
        }
    }

    /// How far the text can be scrolled when the box has this area.
    pub fn max_scroll(&self, area: Rect) -> u16 {
        let columns = area.width.saturating_sub(4);
        let lines = text::rows(self.lines(columns).len());
        lines.saturating_sub(area.height.saturating_sub(2 + self.button_rows(columns)))
    }

    /// Where each button lies in a box of this area.
    pub fn places(&self, area: Rect) -> Vec<Option<Rect>> {
        if area.height < 3 || area.width < 4 {
            return vec![None; self.buttons.len()];
        }
        let columns = area.width - 4;
        let rows = self.button_rows(columns).saturating_sub(1);
        let first = (area.bottom() - 1).saturating_sub(rows).max(area.y + 1);
        let inside = |place: Rect| {
            let place = Rect {
                x: area.x + 2 + place.x,
                y: first + place.y,
                ..place
            };
            (place.bottom() < area.bottom()).then_some(place)
        };
        let places = place_in_rows(self.buttons, columns).into_iter();
        places.map(|place| place.and_then(inside)).collect()
    }

    /// The button under a position of the screen.
    pub fn hit(&self, area: Rect, position: Position) -> Option<usize> {
        self.places(area)
            .into_iter()
            .position(|place| place.is_some_and(|place| place.contains(position)))
    }
}

impl Widget for Popup<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let inside = frame(area, self.title, self.theme, buffer);
        let places = self.places(area);
        let scroll = self.scroll.min(self.max_scroll(area));
        more(
            area,
            scroll > 0,
            scroll < self.max_scroll(area),
            self.theme,
            buffer,
        );
        let columns = area.width.saturating_sub(4);
        let rows = inside.height.saturating_sub(self.button_rows(columns));
        let lines = self.lines(columns);
        let mut canvas = Canvas::new(buffer, inside);
        for (row, line) in (0..rows).zip(lines.into_iter().skip(scroll.into())) {
            canvas.write(1, row, line, inside.width, self.theme.popup);
        }
        for (index, (button, place)) in self.buttons.iter().zip(places).enumerate() {
            let Some(place) = place else { continue };
            let at = (place.x - inside.x, place.y - inside.y);
            let (key, label) = (self.theme.title, self.theme.popup);
            button.draw(&mut canvas, at, place.width, (key, label));
            if self.selected == Some(index) {
                let spot = Rect::new(at.0, at.1, place.width, 1);
                canvas.restyle(spot, self.theme.selected);
            }
        }
    }
}
