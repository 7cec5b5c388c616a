//! Colours and attributes, and the codes that switch from one set of them to another.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};
use std::fmt::Write as _;

/// The colours and attributes that are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ink {
    pub fg: Color,
    pub bg: Color,
    pub modifier: Modifier,
}

/// What a cell needs. A blank shows neither the colour of text nor its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Need {
    pub bg: Color,
    /// Colour and attributes of the text; `None` for a blank.
    pub text: Option<(Color, Modifier)>,
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

impl Ink {
    /// What every terminal starts with.
    pub const NONE: Self = Self {
        fg: Color::Reset,
        bg: Color::Reset,
        modifier: Modifier::empty(),
    };

    /// What to switch to for a need, leaving alone what would not show.
    pub fn for_need(from: Option<Self>, need: Need) -> Self {
        match (need.text, from) {
            (Some((fg, modifier)), _) => Self {
                fg,
                bg: need.bg,
                modifier,
            },
            (None, Some(ink)) => Self {
                fg: ink.fg,
                bg: need.bg,
                modifier: ink.modifier - SEEN_ON_BLANK,
            },
            (None, None) => Self {
                bg: need.bg,
                ..Self::NONE
            },
        }
    }

    /// The sequence that switches from what is on, if that is known, to this.
    pub fn sequence(self, from: Option<Self>) -> String {
        if from == Some(self) {
            return String::new();
        }
        let afresh = match change(Self::NONE, self).as_str() {
            "" => String::new(),
            codes => format!("0;{codes}"),
        };
        let codes = from
            .map(|ink| change(ink, self))
            .filter(|codes| codes.len() <= afresh.len())
            .unwrap_or(afresh);
        format!("\x1b[{codes}m")
    }
}

impl Need {
    /// What a cell needs.
    pub fn of(cell: &Cell) -> Self {
        let is_blank = cell.symbol() == " " && !cell.modifier.intersects(SEEN_ON_BLANK);
        Self {
            bg: cell.bg,
            text: (!is_blank).then_some((cell.fg, cell.modifier)),
        }
    }

    /// Whether what serves this need shows nothing on a blank of the same background.
    pub fn suits_blank(self, bg: Color) -> bool {
        let is_seen = self
            .text
            .is_some_and(|(_, modifier)| modifier.intersects(SEEN_ON_BLANK));
        self.bg == bg && !is_seen
    }

    /// The need of both, if one ink serves both.
    pub fn joined(self, other: Self) -> Option<Self> {
        match (self.text, other.text) {
            _ if self == other => Some(self),
            (_, None) if self.suits_blank(other.bg) => Some(self),
            (None, _) if other.suits_blank(self.bg) => Some(other),
            _ => None,
        }
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
