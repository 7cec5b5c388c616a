//! Every word that a person reads, in three languages. Knows the enums of the rules and the game,
//! and no widget.
//!
//! Fixed texts are variants of [`Text`]; each language answers them room by room, each room in one exhaustive
//! match, so that a missing line does not compile. Sentences with parts that change (a refusal, a result) are
//! functions of the values they speak of.

mod clock;
mod en;
mod labels;
mod locale;
mod position;
mod record;
mod rules;
mod system;
mod text;
mod zh_hans;
mod zh_hant;

pub use clock::{chinese_number, read_clock};
pub use labels::Labels;
pub use locale::Locale;
pub use text::Text;

use crate::game::{Handicap, Outcome, PlayError};
use crate::notation::{Mismatch, NotationError};
use crate::rules::{Cycle, Move, Piece, PieceKind, Point, Refusal, Ruling, Side};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Chinese in traditional script, with the words of Taiwan and Hong Kong.
    ZhHant,
    /// Chinese in simplified script, with the words of the mainland.
    ZhHans,
}

impl Lang {
    /// All languages, in the order in which the language key walks through them.
    pub const ALL: [Self; 3] = [Self::En, Self::ZhHant, Self::ZhHans];

    /// The language of a tag such as `en`, `zh-Hant`, `zh_CN` or `zh-Hant-HK`, in any case.
    ///
    /// ```
    /// use xiangqi::i18n::Lang;
    /// assert_eq!(Lang::parse("zh-Hant"), Some(Lang::ZhHant));
    /// assert_eq!(Lang::parse("zh_CN"), Some(Lang::ZhHans));
    /// assert_eq!(Lang::parse("fr"), None);
    /// ```
    pub fn parse(tag: &str) -> Option<Self> {
        let tag = tag.trim().to_ascii_lowercase().replace('_', "-");
        let mut parts = tag.split('-');
        match parts.next()? {
            "en" => Some(Self::En),
            "zh" | "cmn" | "yue" => {
                let traditional =
                    parts.any(|part| matches!(part, "hant" | "tw" | "hk" | "mo" | "cht"));
                Some(if traditional && !tag.contains("hans") {
                    Self::ZhHant
                } else {
                    Self::ZhHans
                })
            }
            _ => None,
        }
    }

    /// The language that a locale name asks for, `zh_TW.UTF-8` for one. English where it is none of ours.
    pub fn from_locale(name: &str) -> Self {
        let tag = name.split(['.', '@']).next().unwrap_or_default();
        Self::parse(tag).unwrap_or_default()
    }

    /// The tag that `--lang` and the settings file take.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::ZhHant => "zh-Hant",
            Self::ZhHans => "zh-Hans",
        }
    }

    /// The language's own name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::ZhHant => "繁體中文",
            Self::ZhHans => "简体中文",
        }
    }

    /// Whether this is one of the two Chinese scripts.
    pub const fn is_chinese(self) -> bool {
        !matches!(self, Self::En)
    }

    /// What stands between two sentences.
    pub const fn gap(self) -> &'static str {
        if self.is_chinese() { "" } else { " " }
    }

    /// The language after this one, around and around.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::En => Self::ZhHant,
            Self::ZhHant => Self::ZhHans,
            Self::ZhHans => Self::En,
        }
    }

    /// A fixed text.
    pub const fn text(self, text: Text) -> &'static str {
        match self {
            Self::En => en::text(text),
            Self::ZhHant => zh_hant::text(text),
            Self::ZhHans => zh_hans::text(text),
        }
    }

    /// A text with its `{0}`, `{1}`, … filled in.
    ///
    /// ```
    /// use xiangqi::i18n::{Lang, Text};
    /// assert_eq!(Lang::En.fill(Text::Opened, &[&"game.pgn"]), "Opened game.pgn.");
    /// ```
    pub fn fill(self, text: Text, parts: &[&dyn Display]) -> String {
        let mut rest = self.text(text);
        let mut out = String::with_capacity(rest.len() + 16);
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let Some((number, tail)) = after.split_once('}') else {
                break;
            };
            if let Some(part) = number
                .parse()
                .ok()
                .and_then(|number: usize| parts.get(number))
            {
                out.push_str(&part.to_string());
            }
            rest = tail;
        }
        out.push_str(rest);
        out
    }

    /// A side's name as it stands in a sentence: `Red`, `紅方`.
    pub const fn side(self, side: Side) -> &'static str {
        match self {
            Self::En => en::side(side),
            Self::ZhHant => zh_hant::side(side),
            Self::ZhHans => zh_hans::side(side),
        }
    }

    /// A piece's name: `horse`; in Chinese the character of its side, 帥 or 將.
    pub const fn piece(self, piece: Piece) -> &'static str {
        match self {
            Self::En => en::piece(piece),
            Self::ZhHant => zh_hant::piece(piece),
            Self::ZhHans => zh_hans::piece(piece),
        }
    }

    /// How a piece goes, as the beginning of a sentence on why it can't go elsewhere.
    fn gait(self, piece: Piece) -> String {
        match self {
            Self::En => en::gait(piece.kind).to_owned(),
            Self::ZhHant => self.piece(piece).to_owned() + zh_hant::gait(piece.kind),
            Self::ZhHans => self.piece(piece).to_owned() + zh_hans::gait(piece.kind),
        }
    }

    /// A handicap's name, or that there is none.
    pub const fn handicap(self, handicap: Option<Handicap>) -> &'static str {
        self.text(match handicap {
            None => Text::HandicapNone,
            Some(Handicap::Horse) => Text::HandicapHorse,
            Some(Handicap::Cannon) => Text::HandicapCannon,
            Some(Handicap::TwoHorses) => Text::HandicapTwoHorses,
            Some(Handicap::Rook) => Text::HandicapRook,
            Some(Handicap::RookAndHorse) => Text::HandicapRookAndHorse,
            Some(Handicap::NinePieces) => Text::HandicapNinePieces,
        })
    }

    /// Why a move is refused, in one sentence. `name` names a point in the way in which the user types.
    pub fn refusal(self, refusal: &Refusal, name: &dyn Fn(Point) -> String) -> String {
        match self {
            Self::En => en::refusal(*refusal, name),
            Self::ZhHant => zh_hant::refusal(*refusal, name),
            Self::ZhHans => zh_hans::refusal(*refusal, name),
        }
    }

    /// How a game ended, in one sentence.
    pub fn outcome(self, outcome: &Outcome) -> String {
        match self {
            Self::En => en::outcome(*outcome),
            Self::ZhHant => zh_hant::outcome(*outcome),
            Self::ZhHans => zh_hans::outcome(*outcome),
        }
    }

    /// What the referee found: what happened, in which plies and to whom, and what follows.
    pub fn ruling(self, ruling: &Ruling, name: &dyn Fn(Point) -> String) -> String {
        let span = |Cycle { first, last }| self.fill(Text::CyclePlies, &[&first, &last]);
        self.ruling_in(*ruling, name, &span)
    }

    /// The same with the numbers of the moves as a list of the game has them.
    pub fn ruling_by_moves(
        self,
        ruling: &Ruling,
        name: &dyn Fn(Point) -> String,
        number: &dyn Fn(usize) -> u16,
    ) -> String {
        let span =
            |Cycle { first, last }| self.fill(Text::CycleMoves, &[&number(first), &number(last)]);
        self.ruling_in(*ruling, name, &span)
    }

    fn ruling_in(
        self,
        ruling: Ruling,
        name: &dyn Fn(Point) -> String,
        span: &dyn Fn(Cycle) -> String,
    ) -> String {
        match self {
            Self::En => en::ruling(ruling, name, span),
            Self::ZhHant => zh_hant::ruling(ruling, name, span),
            Self::ZhHans => zh_hans::ruling(ruling, name, span),
        }
    }

    /// Why a move was not played, with the numbers of moves as a list of the game has them.
    pub fn play_error_by_moves(
        self,
        error: &PlayError,
        name: &dyn Fn(Point) -> String,
        number: &dyn Fn(usize) -> u16,
    ) -> String {
        match error {
            PlayError::WouldLose(ruling) => {
                let ruling = self.ruling_by_moves(ruling, name, number);
                self.fill(Text::WouldLose, &[&ruling])
            }
            PlayError::Over(_) | PlayError::Refused(_) => self.play_error(error, name),
        }
    }

    /// Why a move was not played.
    pub fn play_error(self, error: &PlayError, name: &dyn Fn(Point) -> String) -> String {
        match error {
            PlayError::Over(outcome) => self.fill(Text::GameOver, &[&self.outcome(outcome)]),
            PlayError::Refused(refusal) => self.refusal(refusal, name),
            PlayError::WouldLose(ruling) => {
                self.fill(Text::WouldLose, &[&self.ruling(ruling, name)])
            }
        }
    }

    /// A text outside the game that is no move at all, and what would be one.
    pub fn no_move(self, text: &str) -> String {
        self.fill(Text::NoMove, &[&cut(text)])
    }

    /// Why a text was not read as a move. `write` writes the moves that it might mean.
    pub fn notation_error(
        self,
        error: &NotationError,
        name: &dyn Fn(Point) -> String,
        write: &dyn Fn(Move) -> String,
    ) -> String {
        match error {
            NotationError::Unreadable { text } => self.fill(Text::CannotRead, &[&cut(text)]),
            NotationError::OffBoard { text } => self.fill(Text::OffBoard, &[text]),
            NotationError::Illegal {
                refusal: Some(refusal),
                ..
            } => self.refusal(refusal, name),
            NotationError::Illegal {
                text,
                mismatch: Some(Mismatch::NoPiece(piece)),
                ..
            } => {
                let (side, piece) = (self.side(piece.side), self.piece(*piece));
                self.fill(Text::NoSuchPiece, &[&side, &piece, text])
            }
            NotationError::Illegal {
                text,
                mismatch: Some(Mismatch::NoPair(piece)),
                ..
            } => {
                let (side, piece) = (self.side(piece.side), self.piece(*piece));
                self.fill(Text::NoSuchPair, &[&side, &piece, text])
            }
            NotationError::Illegal {
                text,
                mismatch: Some(Mismatch::NoStep(piece)),
                ..
            } => self.fill(Text::NoSuchStep, &[&self.gait(*piece), text]),
            NotationError::Illegal {
                text,
                mismatch: Some(Mismatch::OffBoard(piece)),
                ..
            } => self.fill(Text::LeavesBoard, &[&self.piece(*piece), text]),
            NotationError::Illegal { text, .. } => self.fill(Text::NotLegalHere, &[text]),
            NotationError::RanksFromOne { text, m, refusal } => {
                let why = match refusal {
                    Some(refusal) => self.refusal(refusal, name),
                    None => self.fill(Text::NotLegalHere, &[text]),
                };
                self.fill(Text::RanksFromOne, &[&why, m])
            }
            NotationError::Ambiguous { text, candidates } => {
                let moves: Vec<String> = candidates.iter().map(|m| write(*m)).collect();
                let or = moves.join(self.text(Text::Or));
                self.fill(Text::Ambiguous, &[text, &or, &moves.len()])
            }
            NotationError::OtherSidesPiece {
                character, side, ..
            } => {
                let (turn, owner) = (self.side(!*side), self.side(*side));
                self.fill(Text::OtherSidesPiece, &[&turn, character, &owner])
            }
            NotationError::OtherNumerals { text, m } => self.fill(Text::OtherNumerals, &[text, m]),
        }
    }
}

impl Lang {
    /// A piece, one of its kind.
    pub fn a_piece(self, piece: Piece) -> String {
        let name = self.piece(piece);
        match (self, piece.kind) {
            (Self::En, PieceKind::King) => format!("the {name}"),
            (Self::En, PieceKind::Advisor | PieceKind::Elephant) => format!("an {name}"),
            (Self::En, _) => format!("a {name}"),
            (Self::ZhHant | Self::ZhHans, _) => name.to_owned(),
        }
    }

    /// A list in a sentence: all of it, or its ends if it is long.
    pub fn some_of(self, words: &[String]) -> String {
        match words {
            [first, _, _, _, .., last] => format!("{first} ... {last} ({})", words.len()),
            _ => words.join(self.text(Text::Comma)),
        }
    }
}

/// No more of a text than is needed to find it again.
fn cut(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

/// Writes the tag.
impl Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// Reads what [`Lang::parse`] reads.
impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(tag: &str) -> Result<Self, UnknownLang> {
        Self::parse(tag).ok_or(UnknownLang)
    }
}

/// A language tag that is none of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLang;

impl Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such language: en, zh-Hant and zh-Hans are there")
    }
}

impl std::error::Error for UnknownLang {}

#[cfg(test)]
mod tests;
