//! The colours of a theme by role, and the palettes that are built in. Marks and text have colours that the palette of
//! 256 has, too: those take fewer bytes. Knows no widget.

use super::Tint;
use ratatui::style::Color;
use std::ops::{Index, IndexMut};

/// What a colour is for. The settings name the roles of an own theme like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The board under the lines.
    Board,
    /// The lines.
    Grid,
    /// The words in the river.
    River,
    /// The labels at the edge.
    Label,
    /// The shadow under the large discs.
    Shadow,
    /// Red's discs.
    RedDisc,
    /// The characters on Red's discs.
    RedFace,
    /// Black's discs.
    BlackDisc,
    /// The characters on Black's discs.
    BlackFace,
    /// The cursor.
    Cursor,
    /// The piece that is picked up.
    Picked,
    /// Where the picked piece may go.
    Target,
    /// The last move.
    Last,
    /// The king in check and the pieces that give it.
    Check,
    /// The point to blame for a refusal; warnings.
    Blame,
    /// The screen around the board.
    Screen,
    /// Text on the screen.
    Text,
    /// Text of less weight.
    Dim,
    /// Titles, keys and what is current.
    Accent,
    /// Red's name.
    RedName,
    /// Black's name.
    BlackName,
    /// The inside of boxes.
    Popup,
    /// Text in boxes.
    PopupText,
    /// Text of less weight in boxes.
    PopupDim,
}

impl Role {
    /// All roles.
    pub const ALL: [Self; 24] = [
        Self::Board,
        Self::Grid,
        Self::River,
        Self::Label,
        Self::Shadow,
        Self::RedDisc,
        Self::RedFace,
        Self::BlackDisc,
        Self::BlackFace,
        Self::Cursor,
        Self::Picked,
        Self::Target,
        Self::Last,
        Self::Check,
        Self::Blame,
        Self::Screen,
        Self::Text,
        Self::Dim,
        Self::Accent,
        Self::RedName,
        Self::BlackName,
        Self::Popup,
        Self::PopupText,
        Self::PopupDim,
    ];

    /// The role's name in the settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Grid => "grid",
            Self::River => "river",
            Self::Label => "label",
            Self::Shadow => "shadow",
            Self::RedDisc => "red-disc",
            Self::RedFace => "red-face",
            Self::BlackDisc => "black-disc",
            Self::BlackFace => "black-face",
            Self::Cursor => "cursor",
            Self::Picked => "picked",
            Self::Target => "target",
            Self::Last => "last",
            Self::Check => "check",
            Self::Blame => "blame",
            Self::Screen => "screen",
            Self::Text => "text",
            Self::Dim => "dim",
            Self::Accent => "accent",
            Self::RedName => "red-name",
            Self::BlackName => "black-name",
            Self::Popup => "popup",
            Self::PopupText => "popup-text",
            Self::PopupDim => "popup-dim",
        }
    }

    /// The role of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == name)
    }
}

/// One colour for each role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    tints: [Tint; Role::ALL.len()],
}

impl Palette {
    const fn of(pairs: &[(Role, Tint)]) -> Self {
        let mut tints = [Tint::DEFAULT; Role::ALL.len()];
        let mut at = 0;
        while at < pairs.len() {
            tints[pairs[at].0 as usize] = pairs[at].1;
            at += 1;
        }
        Self { tints }
    }
}

impl Index<Role> for Palette {
    type Output = Tint;

    fn index(&self, role: Role) -> &Tint {
        &self.tints[role as usize]
    }
}

impl IndexMut<Role> for Palette {
    fn index_mut(&mut self, role: Role) -> &mut Tint {
        &mut self.tints[role as usize]
    }
}

/// Cream discs on a wooden board; the screen around stays as the user has it.
pub const WOOD: Palette = Palette::of(&[
    (
        Role::Board,
        Tint::new([0xd4, 0xa6, 0x68], Color::Black).indexed(179),
    ),
    (
        Role::Grid,
        Tint::new([0x6a, 0x42, 0x1c], Color::Yellow).indexed(94),
    ),
    (
        Role::River,
        Tint::new([0x7a, 0x4c, 0x20], Color::Yellow).indexed(94),
    ),
    (
        Role::Label,
        Tint::new([0x6a, 0x42, 0x1c], Color::Gray).indexed(94),
    ),
    (
        Role::Shadow,
        Tint::new([0xbe, 0x90, 0x58], Color::Black).indexed(137),
    ),
    (Role::RedDisc, Tint::new([0xfa, 0xec, 0xcc], Color::White)),
    (Role::RedFace, Tint::new([0xaf, 0x00, 0x00], Color::Red)),
    (Role::BlackDisc, Tint::new([0xfa, 0xec, 0xcc], Color::White)),
    (Role::BlackFace, Tint::new([0x12, 0x12, 0x12], Color::Black)),
    (
        Role::Cursor,
        Tint::new([0x10, 0x30, 0xa0], Color::LightCyan),
    ),
    (
        Role::Picked,
        Tint::new([0x10, 0x30, 0xa0], Color::LightYellow),
    ),
    (
        Role::Target,
        Tint::new([0x00, 0x5f, 0x00], Color::LightGreen),
    ),
    (
        Role::Last,
        Tint::new([0x87, 0x00, 0x00], Color::LightMagenta),
    ),
    (Role::Check, Tint::new([0xaf, 0x00, 0x00], Color::LightRed)),
    (Role::Blame, Tint::new([0x87, 0x00, 0x87], Color::LightRed)),
    (Role::Dim, Tint::DEFAULT),
    (Role::RedName, Tint::new([0xd7, 0x5f, 0x5f], Color::Red)),
    (Role::BlackName, Tint::DEFAULT),
    (Role::Popup, Tint::new([0xfa, 0xec, 0xcc], Color::Gray)),
    (Role::PopupText, Tint::new([0x2c, 0x1c, 0x10], Color::Black)),
    (
        Role::PopupDim,
        Tint::new([0x84, 0x70, 0x58], Color::DarkGray),
    ),
]);

/// Red and black discs on a dark board.
pub const DARK: Palette = Palette::of(&[
    (Role::Board, Tint::new([0x30, 0x29, 0x23], Color::Black)),
    (
        Role::Grid,
        Tint::new([0x94, 0x70, 0x48], Color::DarkGray).indexed(137),
    ),
    (Role::River, Tint::new([0xa8, 0x82, 0x54], Color::Yellow)),
    (Role::Label, Tint::new([0xa0, 0x90, 0x80], Color::Gray)),
    (Role::Shadow, Tint::new([0x1c, 0x17, 0x13], Color::Black)),
    (Role::RedDisc, Tint::new([0xb0, 0x22, 0x28], Color::Red)),
    (Role::RedFace, Tint::new([0xff, 0xff, 0xd7], Color::White)),
    (Role::BlackDisc, Tint::new([0x08, 0x08, 0x08], Color::Gray)),
    (Role::BlackFace, Tint::new([0xff, 0xff, 0xd7], Color::Black)),
    (
        Role::Cursor,
        Tint::new([0x5f, 0xd7, 0xff], Color::LightCyan),
    ),
    (
        Role::Picked,
        Tint::new([0xff, 0xd7, 0x5f], Color::LightYellow),
    ),
    (
        Role::Target,
        Tint::new([0x5f, 0xd7, 0x87], Color::LightGreen),
    ),
    (
        Role::Last,
        Tint::new([0xff, 0xaf, 0x5f], Color::LightMagenta),
    ),
    (Role::Check, Tint::new([0xff, 0x5f, 0x5f], Color::LightRed)),
    (Role::Blame, Tint::new([0xff, 0x87, 0xff], Color::LightRed)),
    (Role::Screen, Tint::new([0x1c, 0x1c, 0x1c], Color::Reset)),
    (Role::Text, Tint::new([0xd7, 0xd7, 0xd7], Color::Reset)),
    (Role::Dim, Tint::new([0x87, 0x87, 0x87], Color::DarkGray)),
    (Role::Accent, Tint::new([0xd7, 0xaf, 0x5f], Color::Yellow)),
    (
        Role::RedName,
        Tint::new([0xff, 0x5f, 0x5f], Color::LightRed),
    ),
    (Role::BlackName, Tint::new([0xd7, 0xd7, 0xd7], Color::Reset)),
    (Role::Popup, Tint::new([0x3a, 0x32, 0x2b], Color::Reset)),
    (Role::PopupText, Tint::new([0xf0, 0xe6, 0xd2], Color::Reset)),
    (
        Role::PopupDim,
        Tint::new([0xa0, 0x92, 0x80], Color::DarkGray),
    ),
]);

/// Red and black discs on white paper.
pub const LIGHT: Palette = Palette::of(&[
    (Role::Board, Tint::new([0xf4, 0xf0, 0xe6], Color::White)),
    (Role::Grid, Tint::new([0x87, 0x87, 0x87], Color::DarkGray)),
    (Role::River, Tint::new([0x87, 0x87, 0x87], Color::DarkGray)),
    (Role::Label, Tint::new([0x6c, 0x6c, 0x6c], Color::DarkGray)),
    (Role::Shadow, Tint::new([0xd8, 0xd2, 0xc4], Color::Gray)),
    (Role::RedDisc, Tint::new([0xc8, 0x18, 0x24], Color::Red)),
    (Role::RedFace, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::BlackDisc, Tint::new([0x26, 0x26, 0x26], Color::Black)),
    (Role::BlackFace, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::Cursor, Tint::new([0x00, 0x5f, 0xd7], Color::Blue)),
    (Role::Picked, Tint::new([0x00, 0x5f, 0xd7], Color::Blue)),
    (Role::Target, Tint::new([0x00, 0x87, 0x00], Color::Blue)),
    (Role::Last, Tint::new([0xaf, 0x5f, 0x00], Color::Magenta)),
    (Role::Check, Tint::new([0xaf, 0x00, 0x00], Color::Red)),
    (Role::Blame, Tint::new([0x87, 0x00, 0x87], Color::Magenta)),
    (Role::Screen, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::Text, Tint::new([0x26, 0x26, 0x26], Color::Black)),
    (Role::Dim, Tint::new([0x76, 0x76, 0x76], Color::DarkGray)),
    (Role::Accent, Tint::new([0x00, 0x5f, 0xaf], Color::Blue)),
    (Role::RedName, Tint::new([0xaf, 0x00, 0x00], Color::Red)),
    (Role::BlackName, Tint::new([0x26, 0x26, 0x26], Color::Black)),
    (Role::Popup, Tint::new([0xe8, 0xe2, 0xd4], Color::White)),
    (Role::PopupText, Tint::new([0x24, 0x28, 0x2c], Color::Black)),
    (
        Role::PopupDim,
        Tint::new([0x78, 0x74, 0x6c], Color::DarkGray),
    ),
]);

/// Nothing but the strongest contrasts: white on black, and discs of red and of white.
pub const CONTRAST: Palette = Palette::of(&[
    (Role::Board, Tint::new([0x00, 0x00, 0x00], Color::Black)),
    (Role::Grid, Tint::new([0xbc, 0xbc, 0xbc], Color::Gray)),
    (Role::River, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::Label, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::Shadow, Tint::new([0x00, 0x00, 0x00], Color::Black)),
    (Role::RedDisc, Tint::new([0xc0, 0x00, 0x00], Color::Red)),
    (Role::RedFace, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::BlackDisc, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::BlackFace, Tint::new([0x00, 0x00, 0x00], Color::Black)),
    (
        Role::Cursor,
        Tint::new([0x00, 0xff, 0xff], Color::LightCyan),
    ),
    (
        Role::Picked,
        Tint::new([0xff, 0xff, 0x00], Color::LightYellow),
    ),
    (
        Role::Target,
        Tint::new([0x00, 0xff, 0x00], Color::LightGreen),
    ),
    (Role::Last, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::Check, Tint::new([0xff, 0x87, 0x87], Color::LightRed)),
    (
        Role::Blame,
        Tint::new([0xff, 0x87, 0xff], Color::LightMagenta),
    ),
    (Role::Screen, Tint::new([0x00, 0x00, 0x00], Color::Black)),
    (Role::Text, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::Dim, Tint::new([0xd0, 0xd0, 0xd0], Color::Gray)),
    (
        Role::Accent,
        Tint::new([0xff, 0xff, 0x00], Color::LightYellow),
    ),
    (
        Role::RedName,
        Tint::new([0xff, 0x87, 0x87], Color::LightRed),
    ),
    (Role::BlackName, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::Popup, Tint::new([0x00, 0x00, 0x00], Color::Black)),
    (Role::PopupText, Tint::new([0xff, 0xff, 0xff], Color::White)),
    (Role::PopupDim, Tint::new([0xd0, 0xd0, 0xd0], Color::Gray)),
]);

/// No colour of its own: the terminal's two.
pub const MONO: Palette = Palette::of(&[]);

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of a colour, as the accessibility guidelines (WCAG 2.2) define it.
    fn luminance(palette: &Palette, role: Role) -> Option<f64> {
        let (r, g, b) = palette[role].exact()?;
        let linear = |value: u8| {
            let part = f64::from(value) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        Some(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b))
    }

    /// The contrast of two colours, 1 to 21; 21 where one is the terminal's own.
    fn contrast(palette: &Palette, a: Role, b: Role) -> f64 {
        match (luminance(palette, a), luminance(palette, b)) {
            (Some(a), Some(b)) => (a.max(b) + 0.05) / (a.min(b) + 0.05),
            _ => 21.0,
        }
    }

    #[test]
    fn text_and_marks_stand_out_from_what_is_under_them() {
        let text = [
            (Role::RedFace, Role::RedDisc),
            (Role::BlackFace, Role::BlackDisc),
            (Role::Text, Role::Screen),
            (Role::RedName, Role::Screen),
            (Role::BlackName, Role::Screen),
            (Role::Accent, Role::Screen),
            (Role::PopupText, Role::Popup),
        ];
        let signs = [
            (Role::Grid, Role::Board),
            (Role::River, Role::Board),
            (Role::Label, Role::Board),
            (Role::Cursor, Role::Board),
            (Role::Picked, Role::Board),
            (Role::Target, Role::Board),
            (Role::Last, Role::Board),
            (Role::Check, Role::Board),
            (Role::Blame, Role::Board),
            (Role::Dim, Role::Screen),
            (Role::PopupDim, Role::Popup),
        ];
        for (name, palette, for_text, for_signs) in [
            ("wood", &WOOD, 4.5, 3.0),
            ("dark", &DARK, 4.5, 3.0),
            ("light", &LIGHT, 4.5, 3.0),
            ("contrast", &CONTRAST, 6.4, 7.0),
        ] {
            for (pairs, least) in [(&text[..], for_text), (&signs[..], for_signs)] {
                for &(ink, paper) in pairs {
                    let found = contrast(palette, ink, paper);
                    assert!(found >= least, "{name}: {ink:?} on {paper:?} is {found:.1}");
                }
            }
        }
    }

    #[test]
    fn every_role_is_found_by_its_own_name() {
        for role in Role::ALL {
            assert_eq!(Role::named(role.name()), Some(role));
        }
        assert_eq!(Role::named("colour"), None);
    }

    #[test]
    fn one_colour_can_be_changed_in_a_copy() {
        let mut own = WOOD.clone();
        own[Role::Board] = Tint::DEFAULT;
        assert_eq!(own[Role::Board], Tint::DEFAULT);
        assert_eq!(own[Role::Grid], WOOD[Role::Grid]);
    }
}
