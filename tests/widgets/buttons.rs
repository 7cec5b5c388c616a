//! Three buttons and a theme, for every widget that has some.

use xiangqi::tui::glyphs::Grid;
use xiangqi::tui::theme::{Depth, Theme, ThemeName};
use xiangqi::tui::widgets::Button;

/// The usual colours.
pub fn theme() -> Theme {
    Theme::new(ThemeName::Wood, Depth::TrueColor, Grid::Unicode)
}

/// One in each state, and one in wide glyphs.
pub const BUTTONS: [Button; 3] = [
    Button {
        key: "Enter",
        label: "pick up",
        is_enabled: true,
    },
    Button {
        key: "u",
        label: "悔棋",
        is_enabled: false,
    },
    Button {
        key: "?",
        label: "help",
        is_enabled: true,
    },
];
