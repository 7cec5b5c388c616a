//! The settings: what they are, where each one comes from, and the file that keeps them. Knows the
//! enums of the rules and the languages, and no widget.
//!
//! A [`Settings`] value is put together from layers: what suits the locale, then the settings file, then the
//! command line. All three speak the same words, the tables of [`Setting`], so that an option can stand in
//! the file as it stands on the command line.

mod choices;
mod chosen;
mod edit;
mod file;
mod folders;
mod layers;
mod named;
mod setting;

pub use choices::{BoardSize, NotationStyle, PieceSet, StartWith};
pub use chosen::Chosen;
pub use edit::Change;
pub use file::{CannotWrite, Expected, Fault, File, KeyBinding, Place, Problem};
pub use folders::Folders;
pub use layers::{Config, Layer, Source};
pub use setting::{Kind, SETTINGS, Setting};

use crate::game::{Handicap, TimeControl};
use crate::i18n::{Labels, Lang, Locale};
use crate::notation::{Notation, Script};
use crate::rules::Rules;

/// Everything that a user can choose.
#[derive(Clone, Debug, PartialEq, Eq)]
// Independent switches, each the name of one option; a state machine would only rename them.
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    /// The language of all texts.
    pub lang: Lang,
    /// By which rules a new game is played.
    pub rules: Rules,
    /// The handicap of a new game.
    pub handicap: Option<Handicap>,
    /// The clock of a new game.
    pub clock: Option<TimeControl>,
    /// Line-by-line play without a screen.
    pub plain: bool,
    /// What is drawn for the pieces.
    pub pieces: PieceSet,
    /// Red's rook, horse and cannon have other characters than Black's.
    pub distinct: bool,
    /// Draw everything in 7-bit characters.
    pub ascii: bool,
    /// The name of the theme, built in or of the file's own.
    pub theme: String,
    /// The size of the board.
    pub size: BoardSize,
    /// Black sits at the bottom.
    pub flip: bool,
    /// The board turns after each move, so that who is to move sits at the bottom.
    pub auto_flip: bool,
    /// How the edge of the board is labelled.
    pub labels: Labels,
    /// How moves are written.
    pub notation: NotationStyle,
    /// The program listens to the mouse.
    pub mouse: bool,
    /// Show where the selected piece may go.
    pub hints: bool,
    /// Hide the pieces: the players know where they stand.
    pub blindfold: bool,
    /// Let moved pieces glide.
    pub animation: bool,
    /// Ring the bell when a check is given.
    pub bell_check: bool,
    /// Ring the bell with every move.
    pub bell_move: bool,
    /// Ring the bell when a flag falls.
    pub bell_flag: bool,
    /// Taking back needs the other player's consent.
    pub takeback_asks: bool,
    /// What happens with an unfinished game at the start.
    pub start: StartWith,
}

impl Settings {
    /// The settings of a user who has chosen nothing but perhaps a language.
    pub fn suited_to(locale: Locale, lang: Option<Lang>) -> Self {
        let lang = lang.unwrap_or(locale.lang);
        Self {
            lang,
            rules: Rules::default(),
            handicap: None,
            clock: None,
            plain: false,
            pieces: if locale.utf8 {
                PieceSet::of(lang)
            } else {
                PieceSet::Letters
            },
            distinct: false,
            ascii: !locale.utf8,
            theme: "wood".to_owned(),
            size: BoardSize::Auto,
            flip: false,
            auto_flip: false,
            labels: Labels::of(lang),
            notation: NotationStyle::of(lang),
            mouse: true,
            hints: true,
            blindfold: false,
            animation: false,
            bell_check: false,
            bell_move: false,
            bell_flag: true,
            takeback_asks: false,
            start: StartWith::Ask,
        }
    }
}

impl Settings {
    /// The notation in which moves are written.
    pub fn notation(&self) -> Notation {
        self.notation_of(self.notation)
    }

    /// The notation of a style: Chinese is written in the script of the language, or else of the pieces.
    pub fn notation_of(&self, style: NotationStyle) -> Notation {
        let simplified = match self.lang {
            Lang::ZhHans => true,
            Lang::ZhHant => false,
            Lang::En => self.pieces == PieceSet::Simplified,
        };
        match style {
            NotationStyle::Iccs => Notation::Iccs,
            NotationStyle::Wxf => Notation::Wxf,
            NotationStyle::Chinese if simplified => Notation::Chinese(Script::Simplified),
            NotationStyle::Chinese => Notation::Chinese(Script::Traditional),
        }
    }
}

impl Default for Settings {
    /// The settings in an English UTF-8 locale.
    fn default() -> Self {
        let locale = Locale {
            lang: Lang::En,
            utf8: true,
        };
        Self::suited_to(locale, None)
    }
}

#[cfg(test)]
mod tests;
