//! One screen of the program: how it is reached, and in which looks it is drawn.

use crate::hands::{drawn, press};
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use std::path::PathBuf;
use std::time::Duration;
use xiangqi::config::{BoardSize, PieceSet, Settings};
use xiangqi::game::Game;
use xiangqi::i18n::{Lang, Locale, Text};
use xiangqi::rules::{Position, RuleSet};
use xiangqi::storage::{LeftGame, Saved};
use xiangqi::tui::message::Message;
use xiangqi::tui::notice::{Notice, Part};
use xiangqi::tui::theme::{Depth, ThemeName};
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

/// One screen.
pub struct Scene {
    /// Its name, and that of its snapshots.
    pub name: &'static str,
    /// With what the program starts.
    pub begin: Begin,
    /// What happens then.
    pub steps: &'static [Step],
}

/// With what the program starts.
#[derive(Clone, Copy)]
pub enum Begin {
    /// A new game.
    New,
    /// The very first start of somebody whose language is not Chinese.
    First,
    /// A game that another run has left behind.
    Leftover,
    /// Several of them.
    Leftovers,
    /// A position.
    Position(&'static str),
    /// A new game under the rules of the old demo.
    Casual(&'static str),
    /// A new game with a clock.
    Timed(&'static str),
    /// A position with a clock.
    TimedAt(&'static str, &'static str),
    /// A game in which taking back asks.
    Serious,
    /// A game in which the pieces are hidden.
    Blindfold,
    /// A place where no game can be kept.
    Homeless,
}

/// Something that happens.
#[derive(Clone, Copy)]
pub enum Step {
    /// Keys, as the hands press them.
    Keys(&'static str),
    /// So many seconds have passed since the start.
    Seconds(u64),
    /// The world answers.
    Told(fn() -> Message),
    /// The known line of the endgame on the board is played.
    Solved,
}

impl Scene {
    /// A screen that keys lead to from a new game.
    pub const fn keys(name: &'static str, steps: &'static [Step]) -> Self {
        Self::from(name, Begin::New, steps)
    }

    /// A screen that is reached from elsewhere.
    pub const fn from(name: &'static str, begin: Begin, steps: &'static [Step]) -> Self {
        Self { name, begin, steps }
    }

    /// The program on this screen.
    pub fn app(&self, look: &Look) -> App {
        let mut app = App::new(self.begin.start(look), look.window);
        for step in self.steps {
            match step {
                Step::Keys(keys) => {
                    press(&mut app, keys);
                }
                Step::Seconds(seconds) => {
                    app.set_time(Duration::from_secs(*seconds));
                    update(&mut app, Message::Tick);
                }
                Step::Told(message) => {
                    update(&mut app, message());
                }
                Step::Solved => {
                    for m in app.endgame().unwrap().line() {
                        press(&mut app, &format!(":{m} Enter"));
                    }
                }
            }
        }
        app
    }

    /// What the window shows.
    pub fn drawn(&self, look: &Look) -> Buffer {
        drawn(&self.app(look), look.window)
    }
}

impl Begin {
    fn start(self, look: &Look) -> Start {
        let mut settings = look.settings();
        match self {
            Self::Casual(_) => settings.rules.set = RuleSet::Casual,
            Self::Timed(clock) | Self::TimedAt(clock, _) => {
                settings.clock = Some(clock.parse().unwrap());
            }
            Self::Serious => settings.takeback_asks = true,
            Self::Blindfold => settings.blindfold = true,
            _ => {}
        }
        let position = match self {
            Self::Position(fen) | Self::Casual(fen) | Self::TimedAt(_, fen) => fen.parse().unwrap(),
            _ => Position::start(),
        };
        let game = Game::new(position, settings.rules);
        Start {
            saved: Saved::new(game),
            left: vec![
                LeftGame {
                    plies: 12,
                    ..LeftGame::default()
                };
                match self {
                    Self::Leftover => 1,
                    Self::Leftovers => 3,
                    _ => 0,
                }
            ],
            is_kept: !matches!(self, Self::Homeless),
            settings_file: Some(PathBuf::from("/home/li/.config/xiangqi/config.toml")),
            notice: (matches!(self, Self::First) && !look.lang.is_chinese())
                .then(|| Notice::fill(Text::FirstStart, [Part::word("g")])),
            ..Start::new(settings, look.depth)
        }
    }
}

/// In which looks a screen is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The window.
    pub window: Size,
    /// The language.
    pub lang: Lang,
    /// The theme.
    pub theme: ThemeName,
    /// The colours of the terminal.
    pub depth: Depth,
    /// The faces of the pieces, if others than the language has.
    pub pieces: Option<PieceSet>,
    /// Whether everything is drawn in 7-bit characters.
    pub ascii: bool,
    /// The size of the board.
    pub size: BoardSize,
}

/// The window that every terminal has.
pub const USUAL: Size = Size::new(80, 24);
/// A large one.
pub const LARGE: Size = Size::new(120, 40);
/// A narrow one.
pub const NARROW: Size = Size::new(40, 20);

impl Look {
    /// What somebody of that language gets who has chosen nothing.
    pub const fn of(lang: Lang, window: Size) -> Self {
        Self {
            window,
            lang,
            theme: ThemeName::Wood,
            depth: Depth::TrueColor,
            pieces: None,
            ascii: false,
            size: BoardSize::Auto,
        }
    }

    fn settings(&self) -> Settings {
        let locale = Locale {
            lang: self.lang,
            utf8: true,
        };
        let suited = Settings::suited_to(locale, None);
        Settings {
            theme: self.theme.name().to_owned(),
            pieces: self.pieces.unwrap_or(suited.pieces),
            ascii: self.ascii,
            size: self.size,
            ..suited
        }
    }
}
