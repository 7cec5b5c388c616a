//! One endgame of the collection.

use super::{Category, Expected};
use crate::i18n::Lang;
use crate::rules::{Move, NoMove, Position};

/// A name in each language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Names {
    /// In English.
    pub english: &'static str,
    /// In traditional script.
    pub traditional: &'static str,
    /// In simplified script.
    pub simplified: &'static str,
}

/// A position to solve, with what is known of it.
#[derive(Clone, Debug)]
pub struct Endgame {
    pub(super) id: &'static str,
    pub(super) category: Category,
    pub(super) names: Names,
    pub(super) start: Position,
    pub(super) expected: Expected,
    pub(super) line: Vec<Move>,
    pub(super) source: &'static str,
}

impl Endgame {
    /// The word that names it for good, in lower-case letters, digits and dashes.
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// The shelf on which it stands.
    pub const fn category(&self) -> Category {
        self.category
    }

    /// Its name in each language.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Its name in one language.
    pub const fn name(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.names.english,
            Lang::ZhHant => self.names.traditional,
            Lang::ZhHans => self.names.simplified,
        }
    }

    /// The position in which it starts.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// How it ends with best play.
    pub const fn expected(&self) -> Expected {
        self.expected
    }

    /// The known line from the start, both sides' moves; empty where there is none.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// The book that it comes from, or how it was made.
    pub const fn source(&self) -> &'static str {
        self.source
    }

    /// The next move of the known line, if the moves played so far are its beginning.
    pub fn hint(&self, played: impl IntoIterator<Item = Move>) -> Option<Move> {
        let mut rest = self.line.iter();
        for m in played {
            if rest.next() != Some(&m) {
                return None;
            }
        }
        rest.next().copied()
    }

    /// Whether the last of these moves left the known line, and with it the mate in so many moves. Where one move is
    /// left for the mate, others than the known ones are looked for as well.
    pub fn is_missed_by(&self, played: &[Move]) -> bool {
        let (Some(mate_in), Some((&last, before))) = (self.mate_in(), played.split_last()) else {
            return false;
        };
        let is_winners = before.len().is_multiple_of(2);
        if !is_winners
            || self
                .hint(before.iter().copied())
                .is_none_or(|known| known == last)
        {
            return false;
        }
        let after = played
            .iter()
            .try_fold(self.start.clone(), |position, &m| position.play(m));
        let is_mate_left = |position: &Position| match mate_in - played.len().div_ceil(2) {
            0 => position.verdict().is_some(),
            1 => position
                .legal_moves()
                .iter()
                .all(|&reply| position.play(reply).is_ok_and(|after| mates(&after))),
            _ => false,
        };
        after.is_ok_and(|position| !is_mate_left(&position))
    }

    /// Whether the last of these moves left the known line, which is no mistake by itself.
    pub fn is_left_by(&self, played: &[Move]) -> bool {
        played.split_last().is_some_and(|(&last, before)| {
            let known = self.hint(before.iter().copied());
            known.is_some_and(|known| known != last)
        })
    }

    /// Whether these moves are the whole known line.
    pub fn is_ended_by(&self, played: impl IntoIterator<Item = Move>) -> bool {
        !self.line.is_empty() && played.into_iter().eq(self.line.iter().copied())
    }

    /// How the winning side ends the game by the known line, where that line ends so: a side without a move has lost,
    /// check or no check.
    pub fn end(&self) -> Option<NoMove> {
        let mut position = self.start.clone();
        for &m in &self.line {
            position = position.play(m).ok()?;
        }
        position.verdict()
    }

    /// In how many moves the winning side ends the game by the known line, where that line ends so.
    pub fn mate_in(&self) -> Option<usize> {
        self.end().map(|_| self.line.len().div_ceil(2))
    }
}

/// Whether some move ends the game at once.
fn mates(position: &Position) -> bool {
    position.legal_moves().iter().any(|&m| {
        let after = position.play(m);
        after.is_ok_and(|after| after.verdict().is_some())
    })
}
