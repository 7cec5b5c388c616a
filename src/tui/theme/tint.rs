//! One colour, exact and as it is said with fewer colours than that. Knows no roles.

use super::Depth;
use crate::i18n::{Lang, Text};
use ratatui::style::Color;
use std::str::FromStr;

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

    /// One of the terminal's own colours, at every depth that has any.
    pub const fn own(basic: Color) -> Self {
        Self {
            exact: None,
            index: None,
            basic,
        }
    }

    /// Red, green and blue, unless the terminal decides.
    #[cfg(test)]
    pub(super) const fn exact(self) -> Option<(u8, u8, u8)> {
        self.exact
    }

    /// The colour to write at a depth. In true colour, too, an entry of the palette is named by its number where that is
    /// exactly the colour: a third of the bytes.
    pub const fn at(self, depth: Depth) -> Color {
        match (depth, self.exact, self.index) {
            (Depth::None, ..) => Color::Reset,
            (Depth::Sixteen, ..) | (_, None, _) => self.basic,
            (Depth::Indexed, _, Some(index)) => Color::Indexed(index),
            (Depth::Indexed, Some((r, g, b)), None) => Color::Indexed(nearest_index(r, g, b)),
            (Depth::TrueColor, Some((r, g, b)), _) => {
                let index = nearest_index(r, g, b);
                // Users and their tools repaint the first entries, never the rest.
                if index > LAST_REPAINTED && distance(entry(index), (r, g, b)) == 0 {
                    Color::Indexed(index)
                } else {
                    Color::Rgb(r, g, b)
                }
            }
        }
    }
}

/// Why a text names no colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TintError;

impl std::fmt::Display for TintError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(Lang::En.text(Text::SettingsNoColour))
    }
}

impl std::error::Error for TintError {}

/// Reads `#rrggbb`, a number of the palette of 256, `default`, or the name of one of the sixteen colours.
impl FromStr for Tint {
    type Err = TintError;

    fn from_str(text: &str) -> Result<Self, TintError> {
        if let Some(digits) = text.strip_prefix('#') {
            let is_hex = digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            let value = u32::from_str_radix(digits, 16).map_err(|_| TintError)?;
            let [_, red, green, blue] = value.to_be_bytes();
            return if is_hex {
                Ok(Self::new(
                    [red, green, blue],
                    nearest_basic(red, green, blue),
                ))
            } else {
                Err(TintError)
            };
        }
        if let Ok(index) = text.parse::<u8>() {
            let (red, green, blue) = entry(index);
            let basic = BASIC.get(usize::from(index)).map(|(_, color, _)| *color);
            let basic = basic.unwrap_or_else(|| nearest_basic(red, green, blue));
            return Ok(Self::new([red, green, blue], basic).indexed(index));
        }
        if text == "default" {
            return Ok(Self::DEFAULT);
        }
        BASIC
            .into_iter()
            .find(|(name, ..)| *name == text)
            .map(|(_, color, _)| Self::own(color))
            .ok_or(TintError)
    }
}

/// The sixteen colours: what they are called here, in the terminal library, and what they are by default.
const BASIC: [(&str, Color, (u8, u8, u8)); 16] = [
    ("black", Color::Black, (0, 0, 0)),
    ("red", Color::Red, (205, 0, 0)),
    ("green", Color::Green, (0, 205, 0)),
    ("yellow", Color::Yellow, (205, 205, 0)),
    ("blue", Color::Blue, (0, 0, 238)),
    ("magenta", Color::Magenta, (205, 0, 205)),
    ("cyan", Color::Cyan, (0, 205, 205)),
    ("white", Color::Gray, (229, 229, 229)),
    ("bright-black", Color::DarkGray, (127, 127, 127)),
    ("bright-red", Color::LightRed, (255, 0, 0)),
    ("bright-green", Color::LightGreen, (0, 255, 0)),
    ("bright-yellow", Color::LightYellow, (255, 255, 0)),
    ("bright-blue", Color::LightBlue, (92, 92, 255)),
    ("bright-magenta", Color::LightMagenta, (255, 0, 255)),
    ("bright-cyan", Color::LightCyan, (0, 255, 255)),
    ("bright-white", Color::White, (255, 255, 255)),
];

/// The one of the sixteen colours that is nearest by default (the xterm palette).
fn nearest_basic(red: u8, green: u8, blue: u8) -> Color {
    BASIC
        .into_iter()
        .min_by_key(|(_, _, value)| distance(*value, (red, green, blue)))
        .map_or(Color::Reset, |(_, color, _)| color)
}

/// The entries up to this one look as the user likes: the sixteen, and six more that some tools for colour schemes set.
const LAST_REPAINTED: u8 = 21;

/// What an entry of the palette of 256 looks like.
const fn entry(index: u8) -> (u8, u8, u8) {
    match index {
        0..=15 => BASIC[index as usize].2,
        16..=231 => {
            let cube = index as usize - 16;
            (LEVELS[cube / 36], LEVELS[cube / 6 % 6], LEVELS[cube % 6])
        }
        232.. => {
            let grey = 8 + (index - 232) * 10;
            (grey, grey, grey)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_names_a_colour_in_four_ways() {
        let wood: Tint = "#d0a060".parse().unwrap();
        assert_eq!(wood.at(Depth::TrueColor), Color::Rgb(0xd0, 0xa0, 0x60));
        assert_eq!("default".parse(), Ok(Tint::DEFAULT));
        assert_eq!(
            "bright-red".parse::<Tint>().unwrap().at(Depth::TrueColor),
            Color::LightRed
        );
        let orange: Tint = "208".parse().unwrap();
        assert_eq!(orange.at(Depth::Indexed), Color::Indexed(208));
        assert_eq!(orange.at(Depth::TrueColor), Color::Indexed(208));
        assert_eq!(
            "9".parse::<Tint>().unwrap().at(Depth::Sixteen),
            Color::LightRed
        );
        assert_eq!(
            "#cc1111".parse::<Tint>().unwrap().at(Depth::Sixteen),
            Color::Red
        );
        for wrong in [
            "", "#", "#12345", "#1234567", "#+12345", "#ä1234", "256", "-1", "rot", "Red",
        ] {
            assert_eq!(wrong.parse::<Tint>(), Err(TintError), "{wrong}");
        }
    }

    #[test]
    fn colour_that_the_palette_has_is_named_by_its_number_unless_users_repaint_that() {
        for (exact, shown) in [
            ([255, 0, 0], Color::Indexed(196)),
            ([8, 8, 8], Color::Indexed(232)),
            ([0, 0, 0], Color::Rgb(0, 0, 0)),
            ([0, 0, 255], Color::Rgb(0, 0, 255)),
            ([255, 0, 1], Color::Rgb(255, 0, 1)),
        ] {
            let tint = Tint::new(exact, Color::Red);
            assert_eq!(tint.at(Depth::TrueColor), shown);
        }
    }

    #[test]
    fn every_entry_of_the_palette_of_256_is_found_again_by_its_looks() {
        for index in 16..=255 {
            let (r, g, b) = entry(index);
            let found = entry(nearest_index(r, g, b));
            assert_eq!(found, (r, g, b));
        }
    }

    #[test]
    fn tint_is_said_as_the_depth_allows() {
        let tint = Tint::new([254, 0, 0], Color::LightRed);
        assert_eq!(tint.at(Depth::TrueColor), Color::Rgb(254, 0, 0));
        assert_eq!(tint.at(Depth::Indexed), Color::Indexed(196));
        assert_eq!(tint.indexed(9).at(Depth::Indexed), Color::Indexed(9));
        assert_eq!(tint.at(Depth::Sixteen), Color::LightRed);
        assert_eq!(tint.at(Depth::None), Color::Reset);
        assert_eq!(Tint::DEFAULT.at(Depth::TrueColor), Color::Reset);
    }
}
