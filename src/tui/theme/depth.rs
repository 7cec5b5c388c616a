//! How many colours a terminal has, from what its environment says, and how a colour is said with fewer.
//! Reads no environment by itself.

use ratatui::style::Color;

/// How many colours there are to draw with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Depth {
    /// None: bold, underline and reverse only.
    None,
    /// The sixteen colours that the user has chosen in the terminal.
    Sixteen,
    /// The fixed palette of 256.
    Indexed,
    /// Red, green and blue of eight bits each.
    TrueColor,
}

impl Depth {
    /// All depths, the poorest first.
    pub const ALL: [Self; 4] = [Self::None, Self::Sixteen, Self::Indexed, Self::TrueColor];

    /// Judges the values of `NO_COLOR`, `COLORTERM` and `TERM`.
    pub fn detect(no_color: Option<&str>, colorterm: Option<&str>, term: Option<&str>) -> Self {
        if no_color.is_some_and(|value| !value.is_empty()) {
            return Self::None;
        }
        let term = term.unwrap_or_default();
        if matches!(
            term,
            "" | "dumb" | "vt100" | "vt102" | "vt220" | "xterm-mono"
        ) {
            return Self::None;
        }
        let truecolor = matches!(colorterm, Some("truecolor" | "24bit"));
        if truecolor || term.ends_with("-direct") {
            // A multiplexer that calls itself plain `screen` hands on 256 colours at most.
            return if term == "screen" {
                Self::Indexed
            } else {
                Self::TrueColor
            };
        }
        let known = ["alacritty", "kitty", "foot", "wezterm", "ghostty"];
        if known.iter().any(|name| term.contains(name)) {
            return Self::TrueColor;
        }
        if term.contains("256") || colorterm.is_some_and(|value| !value.is_empty()) {
            return Self::Indexed;
        }
        Self::Sixteen
    }
}

/// A colour in all depths: exact, and which of the terminal's sixteen stands for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tint {
    exact: Option<(u8, u8, u8)>,
    index: Option<u8>,
    basic: Color,
}

impl Tint {
    /// Whatever the terminal has by itself.
    pub const DEFAULT: Self = Self {
        exact: None,
        index: None,
        basic: Color::Reset,
    };

    /// A colour as red, green and blue, and its stand-in among the sixteen.
    pub const fn new([red, green, blue]: [u8; 3], basic: Color) -> Self {
        Self {
            exact: Some((red, green, blue)),
            index: None,
            basic,
        }
    }

    /// The same colour with a chosen entry of the palette of 256, where the nearest one has another hue.
    #[must_use]
    pub const fn indexed(self, index: u8) -> Self {
        Self {
            index: Some(index),
            ..self
        }
    }

    /// The colour to write at a depth.
    pub const fn at(self, depth: Depth) -> Color {
        match (depth, self.exact, self.index) {
            (Depth::None, ..) => Color::Reset,
            (Depth::Sixteen, ..) | (_, None, _) => self.basic,
            (Depth::Indexed, _, Some(index)) => Color::Indexed(index),
            (Depth::Indexed, Some((r, g, b)), None) => Color::Indexed(nearest_index(r, g, b)),
            (Depth::TrueColor, Some((r, g, b)), _) => Color::Rgb(r, g, b),
        }
    }
}

/// The six levels of the colour cube in the palette of 256 (the xterm default).
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The entry of the palette of 256 that is nearest to a colour: of the cube or of the greys.
const fn nearest_index(r: u8, g: u8, b: u8) -> u8 {
    let (red, green, blue) = (nearest_level(r), nearest_level(g), nearest_level(b));
    let cube = (LEVELS[red], LEVELS[green], LEVELS[blue]);
    let mean = (r as u16 + g as u16 + b as u16) / 3;
    // The greys are 8, 18, 28 … 238.
    let step = if mean < 8 {
        0
    } else if mean > 238 {
        23
    } else {
        (mean - 3) / 10
    };
    let grey = (8 + step * 10) as u8;
    if distance((r, g, b), (grey, grey, grey)) < distance((r, g, b), cube) {
        232 + step as u8
    } else {
        (16 + 36 * red + 6 * green + blue) as u8
    }
}

const fn nearest_level(value: u8) -> usize {
    let mut best = 0;
    let mut at = 1;
    while at < LEVELS.len() {
        if value.abs_diff(LEVELS[at]) < value.abs_diff(LEVELS[best]) {
            best = at;
        }
        at += 1;
    }
    best
}

const fn distance(a: (u8, u8, u8), b: (u8, u8, u8)) -> u32 {
    let (r, g, b) = (
        a.0.abs_diff(b.0) as u32,
        a.1.abs_diff(b.1) as u32,
        a.2.abs_diff(b.2) as u32,
    );
    r * r + g * g + b * b
}
