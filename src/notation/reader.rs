//! From a text in any notation to one legal move, or to the reason why there is none. Knows the position
//! and the rule set by which its moves are legal.

use super::chinese;
use super::coordinates::{Coordinates, Numbers};
use super::glyph::Numerals;
use super::iccs::{self, Ranks};
use super::standing::{Lineup, Standing, Tier};
use super::step::Step;
use super::tidy::TidyText;
use super::wxf;
use super::{Mismatch, NotationError};
use crate::rules::{Move, Piece, PieceKind, Position, Refusal, RuleSet};

/// Reads the moves of one position.
pub(super) struct Reader<'a> {
    position: &'a Position,
    rules: RuleSet,
}

/// A move that was read.
pub(super) struct Found {
    pub m: Move,
    /// Whether it is written with Chinese numerals for Black or Arabic ones for Red.
    pub has_other_numerals: bool,
}

/// A well-formed text that gives no move.
enum Miss {
    Illegal(Option<Move>),
    Unnamed(Mismatch),
    Ambiguous(Vec<Move>),
}

impl<'a> Reader<'a> {
    pub const fn new(position: &'a Position, rules: RuleSet) -> Self {
        Self { position, rules }
    }

    /// Reads a text in any notation.
    pub fn read(&self, text: &str) -> Result<Found, NotationError> {
        if let Some(numbers) = Numbers::parse(text) {
            return self.read_coordinates(numbers.coordinates(), text);
        }
        let tidy = TidyText::of(text);
        let characters = tidy.as_ref().map_or(&[][..], TidyText::without_marks);
        if let Some(phrase) = chinese::Phrase::parse(characters) {
            let subject = phrase.subject;
            let m = self
                .resolve(
                    subject.kind(),
                    subject.is_one_of_several(),
                    phrase.step,
                    |standing| subject.fit(standing),
                )
                .map_err(|miss| self.error(miss, text))?;
            let own = Numerals::of(self.position.turn());
            return Ok(Found {
                m,
                has_other_numerals: phrase.numerals != Some(own),
            });
        }
        if let Some(phrase) = wxf::Phrase::parse(characters) {
            let subject = phrase.subject;
            return self
                .resolve(
                    subject.kind(),
                    subject.is_one_of_several(),
                    phrase.step,
                    |standing| subject.fit(standing),
                )
                .map(Found::new)
                .map_err(|miss| self.error(miss, text));
        }
        self.read_iccs(characters, text)
    }

    fn read_coordinates(
        &self,
        coordinates: Coordinates,
        text: &str,
    ) -> Result<Found, NotationError> {
        match coordinates {
            Coordinates::Move(m) if self.is_legal(m) => Ok(Found::new(m)),
            Coordinates::Move(m) => Err(self.error(Miss::Illegal(Some(m)), text)),
            Coordinates::OffBoard => Err(NotationError::OffBoard {
                text: text.to_owned(),
            }),
            Coordinates::Incomplete => Err(NotationError::Unreadable {
                text: text.to_owned(),
            }),
        }
    }

    /// Reads coordinates whose ranks count from 0. Where only ranks from 1 give a legal move, or can be
    /// meant at all, the error says so.
    fn read_iccs(&self, characters: &[char], text: &str) -> Result<Found, NotationError> {
        let from_zero = iccs::parse_characters(characters, Ranks::FromZero);
        let from_one = iccs::parse_characters(characters, Ranks::FromOne);
        match (from_zero, from_one) {
            (Some(m), _) if self.is_legal(m) => Ok(Found::new(m)),
            (None, Some(m)) => Err(NotationError::RanksFromOne {
                text: text.to_owned(),
                m,
                refusal: None,
            }),
            (Some(typed), Some(m)) if self.is_legal(m) => Err(NotationError::RanksFromOne {
                text: text.to_owned(),
                m,
                refusal: self.refusal(typed),
            }),
            (Some(m), _) => Err(self.error(Miss::Illegal(Some(m)), text)),
            (None, None) => Err(NotationError::Unreadable {
                text: text.to_owned(),
            }),
        }
    }

    /// Finds the legal move of a piece of the kind that fits best. Only the few pieces of that kind are looked
    /// at, and only their one move that takes the step is tried, so that nothing has to list moves.
    fn resolve(
        &self,
        kind: PieceKind,
        is_one_of_several: bool,
        step: Step,
        fit: impl Fn(Standing) -> Option<Tier>,
    ) -> Result<Move, Miss> {
        let side = self.position.turn();
        let lineup = Lineup::of(self.position.board(), side, kind);
        let (lineup, fit) = (&lineup, &fit);
        let moves = |tier| {
            let fits = move |&point: &_| fit(lineup.standing(point)) == Some(tier);
            lineup
                .points()
                .into_iter()
                .filter(fits)
                .filter_map(|from| step.target(kind, side, from).map(|to| Move::new(from, to)))
        };
        for tier in Tier::ALL {
            let mut legal = moves(tier).filter(|&m| self.is_legal(m));
            if let Some(first) = legal.next() {
                let others: Vec<Move> = legal.collect();
                if others.is_empty() {
                    return Ok(first);
                }
                return Err(Miss::Ambiguous(
                    std::iter::once(first).chain(others).collect(),
                ));
            }
        }
        let mut named = Tier::ALL.into_iter().flat_map(moves);
        if let Some(first) = named.next() {
            return Err(Miss::Illegal(
                Some(first).filter(|_| named.next().is_none()),
            ));
        }
        let piece = Piece::new(side, kind);
        let points = lineup.points().into_iter();
        let mut meant = points.filter(|&point| fit(lineup.standing(point)).is_some());
        // Of several that are meant none gets anywhere, and one of them tells why.
        Err(Miss::Unnamed(match meant.next() {
            None if is_one_of_several && !lineup.has_shared_file() => Mismatch::NoPair(piece),
            None => Mismatch::NoPiece(piece),
            Some(at) if step.offset(kind, side, at).is_some() => Mismatch::OffBoard(piece),
            Some(_) => Mismatch::NoStep(piece),
        }))
    }

    fn is_legal(&self, m: Move) -> bool {
        match self.rules {
            RuleSet::Standard => self.position.is_legal(m),
            RuleSet::Casual => self.position.casual_refusal(m).is_none(),
        }
    }

    fn refusal(&self, m: Move) -> Option<Refusal> {
        match self.rules {
            RuleSet::Standard => self.position.refusal(m),
            RuleSet::Casual => self.position.casual_refusal(m),
        }
    }

    fn error(&self, miss: Miss, text: &str) -> NotationError {
        let text = text.to_owned();
        match miss {
            Miss::Ambiguous(candidates) => NotationError::Ambiguous { text, candidates },
            Miss::Illegal(m) => {
                let refusal = m.and_then(|m| self.refusal(m));
                NotationError::Illegal {
                    text,
                    m,
                    refusal,
                    mismatch: None,
                }
            }
            Miss::Unnamed(mismatch) => NotationError::Illegal {
                text,
                m: None,
                refusal: None,
                mismatch: Some(mismatch),
            },
        }
    }
}

impl Found {
    /// A move whose notation has no numerals of either side.
    const fn new(m: Move) -> Self {
        Self {
            m,
            has_other_numerals: false,
        }
    }
}
