//! Every style of the program, made from a palette for the colours that the terminal has. The only place
//! that names colours; knows no widget.

mod depth;
mod palette;
mod themes;
mod tint;

pub use depth::Depth;
pub use palette::{CONTRAST, DARK, LIGHT, MONO, Palette, Role, WOOD};
pub use themes::{ThemeFault, Themes};
pub use tint::{Tint, TintError};

use super::glyphs::Grid;
use crate::rules::{BySide, Side};
use ratatui::style::{Color, Modifier, Style};

/// The themes that are built in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThemeName {
    /// Cream discs on wood.
    Wood,
    /// Red and black discs on a dark board.
    Dark,
    /// Red and black discs on paper.
    Light,
    /// The terminal's own two colours.
    Mono,
    /// The strongest contrasts.
    Contrast,
}

impl ThemeName {
    /// All of them, in the order in which a key goes through them.
    pub const ALL: [Self; 5] = [
        Self::Wood,
        Self::Dark,
        Self::Light,
        Self::Mono,
        Self::Contrast,
    ];

    /// The name in the settings and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::Mono => "mono",
            Self::Contrast => "high-contrast",
        }
    }

    /// The theme of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The next theme, round and round.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Wood => Self::Dark,
            Self::Dark => Self::Light,
            Self::Light => Self::Mono,
            Self::Mono => Self::Contrast,
            Self::Contrast => Self::Wood,
        }
    }

    /// Its colours.
    pub const fn palette(self) -> &'static Palette {
        match self {
            Self::Wood => &WOOD,
            Self::Dark => &DARK,
            Self::Light => &LIGHT,
            Self::Mono => &MONO,
            Self::Contrast => &CONTRAST,
        }
    }
}

/// How one side's pieces look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceStyle {
    /// A character on a coloured disc.
    Disc {
        /// The character.
        ink: Color,
        /// The disc.
        disc: Color,
        /// The board round it.
        board: Color,
        /// Its shadow on the board.
        shadow: Color,
    },
    /// Without colours: a bold character inside an outline, as in printed diagrams.
    Open,
    /// Without colours: a disc filled with ink, the character left out.
    Filled,
}

impl PieceStyle {
    /// The character, and the disc under it.
    pub fn face(self) -> Style {
        match self {
            Self::Disc { ink, disc, .. } => bold(Style::new().fg(ink).bg(disc)),
            Self::Open => PLAIN.add_modifier(Modifier::BOLD),
            Self::Filled => PLAIN.add_modifier(Modifier::REVERSED),
        }
    }

    /// Half blocks of the disc's colour upon the board; `None` for an open piece.
    pub fn rim(self) -> Option<Style> {
        match self {
            Self::Disc { disc, board, .. } => Some(Style::new().fg(disc).bg(board)),
            Self::Open => None,
            Self::Filled => Some(PLAIN),
        }
    }

    /// Lower half blocks of the shadow's colour upon the disc.
    pub fn foot(self) -> Style {
        match self {
            // The terminal's own background cannot be named as a foreground.
            Self::Disc {
                disc,
                shadow: Color::Reset,
                ..
            } => Style::new()
                .fg(disc)
                .bg(Color::Reset)
                .add_modifier(Modifier::REVERSED),
            Self::Disc { disc, shadow, .. } => Style::new().fg(shadow).bg(disc),
            Self::Open | Self::Filled => PLAIN.add_modifier(Modifier::REVERSED),
        }
    }

    /// The same piece in hand: disc and character change their colours.
    #[must_use]
    pub const fn lifted(self) -> Self {
        match self {
            Self::Disc {
                ink,
                disc,
                board,
                shadow,
            } => Self::Disc {
                ink: disc,
                disc: ink,
                board,
                shadow,
            },
            Self::Open => Self::Filled,
            Self::Filled => Self::Open,
        }
    }
}

/// The terminal's own colours.
const PLAIN: Style = Style::new().fg(Color::Reset).bg(Color::Reset);

/// The styles of the signs that mark points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkStyles {
    /// The cursor.
    pub cursor: Style,
    /// The piece that is picked up.
    pub picked: Style,
    /// Where it may go, and what it may take.
    pub target: Style,
    /// The last move.
    pub last: Style,
    /// The king in check and the checking pieces.
    pub check: Style,
    /// The point to blame for a refusal.
    pub blame: Style,
    /// A loop of repeated moves.
    pub looped: Style,
    /// A piece that cannot move.
    pub stuck: Style,
    /// A piece that could be taken.
    pub threatened: Style,
}

/// All styles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The characters that lines and boxes are made of.
    pub grid: Grid,
    /// The colours they are made of.
    pub depth: Depth,
    /// The board with its lines.
    pub board: Style,
    /// The words in the river.
    pub river: Style,
    /// The labels at the board's edge.
    pub label: Style,
    /// The pieces.
    pub pieces: BySide<PieceStyle>,
    /// The marks.
    pub marks: MarkStyles,
    /// The screen and plain text on it.
    pub screen: Style,
    /// Text of less weight.
    pub dim: Style,
    /// Titles and what stands out.
    pub accent: Style,
    /// The names of the players.
    pub names: BySide<Style>,
    /// The move that is shown on the board, in the list.
    pub current: Style,
    /// A refusal or a warning.
    pub notice: Style,
    /// Check, and a clock that runs out.
    pub alarm: Style,
    /// The text being typed.
    pub input: Style,
    /// What is shown where nothing is typed yet, and what a partial entry means.
    pub hint: Style,
    /// The inside of a box.
    pub popup: Style,
    /// Its border.
    pub border: Style,
    /// Its title.
    pub title: Style,
    /// Text of less weight inside a box.
    pub popup_dim: Style,
    /// A field to type into.
    pub field: Style,
    /// The chosen row or field.
    pub selected: Style,
    /// The key of a button.
    pub key: Style,
    /// The words of a button.
    pub button: Style,
    /// A button that does nothing now.
    pub disabled: Style,
}

/// The style in bold, unless that would be weaker: many terminals show the bold one of their sixteen colours as the
/// bright one, black as grey.
const fn bold(style: Style) -> Style {
    match style.fg {
        Some(Color::Black | Color::Indexed(0)) => style,
        _ => style.add_modifier(Modifier::BOLD),
    }
}

/// The style of words that stand out from others in this style.
const fn strong(style: Style) -> Style {
    match style.fg {
        Some(Color::Black | Color::Indexed(0)) => style.add_modifier(Modifier::UNDERLINED),
        _ => style.add_modifier(Modifier::BOLD),
    }
}

impl Theme {
    /// A built-in theme.
    pub fn new(name: ThemeName, depth: Depth, grid: Grid) -> Self {
        Self::from_palette(name.palette(), depth, grid)
    }

    /// A theme of any colours. Without colours, or if the palette has none, the sides and marks are told by
    /// bold, underlined and reversed text, besides by their signs.
    pub fn from_palette(palette: &Palette, depth: Depth, grid: Grid) -> Self {
        if depth == Depth::None || *palette == MONO {
            return Self::plain(grid);
        }
        let color = |role: Role| palette[role].at(depth);
        let board = Style::new().fg(color(Role::Grid)).bg(color(Role::Board));
        let sign = |role: Role| {
            Style::new()
                .fg(color(role))
                .bg(color(Role::Board))
                .add_modifier(Modifier::BOLD)
        };
        let piece = |disc: Role, ink: Role| PieceStyle::Disc {
            ink: color(ink),
            disc: color(disc),
            board: color(Role::Board),
            shadow: color(Role::Shadow),
        };
        let screen = Style::new().fg(color(Role::Text)).bg(color(Role::Screen));
        let popup = Style::new()
            .fg(color(Role::PopupText))
            .bg(color(Role::Popup));
        let on_screen = |role: Role| screen.fg(color(role));
        // On the terminal's own colours only the terminal knows what is less than its text.
        let dim = match color(Role::Dim) {
            Color::Reset => screen.add_modifier(Modifier::DIM),
            color => screen.fg(color),
        };
        Self {
            grid,
            depth,
            board,
            river: board.fg(color(Role::River)),
            label: board.fg(color(Role::Label)),
            pieces: BySide {
                red: piece(Role::RedDisc, Role::RedFace),
                black: piece(Role::BlackDisc, Role::BlackFace),
            },
            marks: MarkStyles {
                cursor: sign(Role::Cursor),
                picked: sign(Role::Picked),
                target: sign(Role::Target),
                last: sign(Role::Last),
                check: sign(Role::Check).add_modifier(Modifier::REVERSED),
                blame: sign(Role::Blame),
                looped: sign(Role::Blame),
                stuck: board,
                threatened: sign(Role::Check),
            },
            screen,
            dim,
            accent: bold(on_screen(Role::Accent)),
            names: BySide {
                red: bold(on_screen(Role::RedName)),
                black: bold(on_screen(Role::BlackName)),
            },
            current: screen.add_modifier(Modifier::REVERSED),
            notice: bold(on_screen(Role::Accent)),
            alarm: bold(on_screen(Role::RedName)),
            input: screen,
            hint: dim,
            popup,
            border: popup,
            title: strong(popup),
            popup_dim: popup.fg(color(Role::PopupDim)),
            field: popup.add_modifier(Modifier::UNDERLINED),
            selected: popup.add_modifier(Modifier::REVERSED),
            // A colour here would be a third of what a changed row of buttons costs on a slow line.
            key: strong(screen),
            button: screen,
            disabled: dim,
        }
    }

    /// The theme without any colour.
    fn plain(grid: Grid) -> Self {
        let plain = PLAIN;
        let bold = plain.add_modifier(Modifier::BOLD);
        let dim = plain.add_modifier(Modifier::DIM);
        let reversed = plain.add_modifier(Modifier::REVERSED);
        Self {
            grid,
            depth: Depth::None,
            board: plain,
            river: plain,
            label: plain,
            pieces: BySide {
                red: PieceStyle::Open,
                black: PieceStyle::Filled,
            },
            marks: MarkStyles {
                cursor: bold,
                picked: bold,
                target: bold,
                last: bold,
                check: bold.add_modifier(Modifier::REVERSED),
                blame: bold,
                looped: bold,
                stuck: plain,
                threatened: bold,
            },
            screen: plain,
            dim,
            accent: bold,
            names: BySide {
                red: bold,
                black: bold,
            },
            current: reversed,
            notice: bold,
            alarm: bold.add_modifier(Modifier::UNDERLINED),
            input: plain,
            hint: dim,
            popup: plain,
            border: plain,
            title: bold,
            popup_dim: dim,
            field: plain.add_modifier(Modifier::UNDERLINED),
            selected: reversed,
            key: bold,
            button: plain,
            disabled: dim,
        }
    }

    /// Whether a side's pieces can be told by colour.
    pub fn has_colors(&self) -> bool {
        self.depth != Depth::None
    }

    /// The style of a side's name.
    pub fn name_of(&self, side: Side) -> Style {
        self.names[side]
    }

    /// The sign that stands for text that was cut off.
    pub const fn ellipsis(&self) -> &'static str {
        match self.grid {
            Grid::Unicode => "…",
            Grid::Ascii => "~",
        }
    }

    /// The sign that points to whose turn it is, and to the move that the board shows.
    pub const fn arrow(&self) -> &'static str {
        match self.grid {
            Grid::Unicode => "►",
            Grid::Ascii => ">",
        }
    }
}
