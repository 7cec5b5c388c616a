//! What the status line says beside whose turn it is: a refusal, an answer, a warning. Kept as values, so
//! that it changes with the language.

use super::editor::Fault;
use crate::entry::EntryError;
use crate::game::{PlayError, TimeControl};
use crate::i18n::{Labels, Lang, Text};
use crate::notation::NotationError;
use crate::record::RecordResult;
use crate::rules::{FenError, Move, Point, PointSet, Side};

/// One thing to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A text, and what fills its gaps.
    Say(Text, Vec<Part>),
    /// A move was refused.
    Refused(PlayError),
    /// A typed move was not read.
    Unread(NotationError),
    /// No more than the beginning of a move was typed; how one that begins so is written.
    Incomplete(String, String),
    /// A typed command was not read.
    Misspelt(EntryError),
    /// These pieces of the side to move could be taken.
    Threats(Side, PointSet),
    /// A position cannot be played.
    NotPlayable(Fault),
    /// A FEN was not read.
    BadFen(FenError),
    /// A move that may be played.
    Hint(Move),
    /// What the record says of its result, and of the reason.
    Recorded(RecordResult, Option<String>),
    /// A sentence from elsewhere, as it is.
    Raw(String),
    /// One after the other.
    Both(Box<[Notice; 2]>),
}

/// What fills a gap in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The same in all languages.
    Word(String),
    /// A word of ours.
    Text(Text),
    /// A point, by its name.
    Point(Point),
    /// A side.
    Side(Side),
    /// A piece.
    Piece(crate::rules::Piece),
    /// The clock of a game.
    Clock(TimeControl),
}

/// What a notice needs to be put in words.
pub struct Words<'a> {
    /// The language.
    pub lang: Lang,
    /// How points are named.
    pub labels: Labels,
    /// How moves are written.
    pub write: &'a dyn Fn(Move) -> String,
    /// The number that the list gives to the move of a ply.
    pub number: &'a dyn Fn(usize) -> u16,
}

impl Notice {
    /// A text without gaps.
    pub const fn text(text: Text) -> Self {
        Self::Say(text, Vec::new())
    }

    /// A text with words in its gaps.
    pub fn fill<const N: usize>(text: Text, parts: [Part; N]) -> Self {
        Self::Say(text, parts.into())
    }

    /// This and then the other one.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self::Both(Box::new([self, other]))
    }

    /// The point that is to blame, if the notice is a refusal.
    pub fn blame(&self) -> Option<Point> {
        match self {
            Self::Refused(PlayError::Refused(refusal))
            | Self::Unread(
                NotationError::Illegal {
                    refusal: Some(refusal),
                    ..
                }
                | NotationError::RanksFromOne {
                    refusal: Some(refusal),
                    ..
                },
            ) => Some(refusal.blame()),
            Self::NotPlayable(fault) => fault.at,
            _ => None,
        }
    }

    /// The move that is hinted at, if the notice is a hint.
    pub const fn hint(&self) -> Option<Move> {
        match self {
            Self::Hint(m) => Some(*m),
            _ => None,
        }
    }

    /// The pieces that could be taken, if that is what was asked.
    pub const fn threats(&self) -> PointSet {
        match self {
            Self::Threats(_, points) => *points,
            _ => PointSet::EMPTY,
        }
    }

    /// Whether something was refused.
    pub const fn is_refusal(&self) -> bool {
        matches!(
            self,
            Self::Refused(_)
                | Self::Unread(_)
                | Self::Incomplete(..)
                | Self::Misspelt(_)
                | Self::NotPlayable(_)
                | Self::BadFen(_)
        )
    }

    /// The sentence.
    pub fn tell(&self, words: &Words) -> String {
        let Words {
            lang,
            labels,
            write,
            number,
        } = *words;
        let name = |point| labels.name(point);
        match self {
            Self::Say(text, parts) => {
                let parts: Vec<String> = parts.iter().map(|part| part.tell(lang, labels)).collect();
                let parts: Vec<&dyn std::fmt::Display> = parts
                    .iter()
                    .map(|part| part as &dyn std::fmt::Display)
                    .collect();
                lang.fill(*text, &parts)
            }
            Self::Refused(error) => lang.play_error_by_moves(error, &name, number),
            Self::Unread(error) => lang.notation_error(error, &name, write),
            Self::Incomplete(typed, whole) => lang.fill(Text::LineIncomplete, &[typed, whole]),
            Self::Misspelt(error) => error.tell(lang, labels),
            Self::Hint(m) => lang.fill(Text::EndgameHint, &[&write(*m)]),
            Self::Threats(side, points) if points.is_empty() => {
                lang.fill(Text::NoThreats, &[&lang.side(*side)])
            }
            Self::Threats(side, points) => {
                let names: Vec<String> = points.iter().map(name).collect();
                lang.fill(Text::Threats, &[&lang.side(*side), &names.join(" ")])
            }
            Self::NotPlayable(fault) => lang.position_error(&fault.error, &name),
            Self::BadFen(error) => lang.fen_error(error, &name),
            Self::Recorded(result, reason) => lang.recorded_result(*result, reason.as_deref()),
            Self::Raw(sentence) => sentence.clone(),
            Self::Both(both) => {
                let [one, other] = both.each_ref().map(|notice| notice.tell(words));
                format!("{one}{}{other}", lang.gap())
            }
        }
    }
}

impl Part {
    /// Something that is the same in all languages.
    pub fn word(word: impl std::fmt::Display) -> Self {
        Self::Word(word.to_string())
    }

    fn tell(&self, lang: Lang, labels: Labels) -> String {
        match self {
            Self::Word(word) => word.clone(),
            Self::Text(text) => lang.text(*text).to_owned(),
            Self::Point(point) => labels.name(*point),
            Self::Side(side) => lang.side(*side).to_owned(),
            Self::Piece(piece) => lang.piece(*piece).to_owned(),
            Self::Clock(control) => lang.clock(Some(control)),
        }
    }
}
