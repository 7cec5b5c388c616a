//! Chinese move texts, 炮二平五 and 馬8進7, in both scripts. Knows their grammar and which pieces a
//! text may mean, not which of them can move.
//!
//! ```text
//! text    = subject direction number          four characters, or five
//! subject = piece file                        炮二 马8: alone on its file
//!         | place piece                       前车 后马 中兵: one of several on a file
//!         | ordinal piece                     二兵 三卒: a pawn counted from the front
//!         | (place | ordinal) [pawn] file     前三 后7 前兵三: when two files hold several pawns
//!         | piece place                       车前: an old order, only read
//! place   = 前 | 中 | 后      ordinal = 一..五      direction = 进 | 退 | 平
//! file    = number = 一..九 for Red, 1..9 for Black
//! ```
//!
//! Files count from the mover's own right, and 前 is nearer the enemy, for both sides. What is
//! written for pieces that share a file:
//!
//! | pieces | written |
//! | --- | --- |
//! | advisors, elephants | piece and file: the direction tells them apart |
//! | horses, rooks, cannons | 前 后 |
//! | pawns, all on one file | 前 后; 前 中 后; 前 二 三 后; 前 二 三 四 后 |
//! | pawns on two files | place and file, without the piece: 前三 后7 中三 |

use super::Script;
use super::glyph::{self, DigitWidth, Glyph, Numerals, Place, named_piece};
use super::relative::Relative;
use super::standing::{Standing, Tier};
use super::step::Step;
use crate::rules::{PieceKind, Side};

/// What marks one of several pieces on a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Place(Place),
    /// Counted from the front, from 1.
    Ordinal(u8),
}

/// The first half of a text: which piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Subject {
    mark: Option<Mark>,
    kind: Option<PieceKind>,
    file: Option<u8>,
}

/// A whole text, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Phrase {
    pub subject: Subject,
    pub step: Step,
    /// The numerals of file and number; `None` when they differ.
    pub numerals: Option<Numerals>,
}

impl Mark {
    fn of(glyph: Glyph) -> Option<Self> {
        match glyph {
            Glyph::Place(place) => Some(Self::Place(place)),
            Glyph::Numeral(number @ 1..=5, _) => Some(Self::Ordinal(number)),
            _ => None,
        }
    }

    /// The mark that is written for a piece that shares its file.
    const fn written(standing: Standing) -> Self {
        if standing.is_front() {
            Self::Place(Place::Front)
        } else if standing.is_rear() {
            Self::Place(Place::Rear)
        } else if standing.like == 3 {
            Self::Place(Place::Middle)
        } else {
            Self::Ordinal(standing.ahead + 1)
        }
    }

    /// Whether the mark, counted on the piece's own file, can only mean this piece.
    fn fits(self, standing: Standing) -> bool {
        self == Self::written(standing)
            || standing.kind == PieceKind::Pawn
                && match self {
                    Self::Ordinal(number) => number == standing.ahead + 1,
                    Self::Place(place) => place == Place::Middle && standing.is_middle(),
                }
    }
}

impl Subject {
    const fn piece_on_file(kind: PieceKind, file: u8) -> Self {
        Self {
            mark: None,
            kind: Some(kind),
            file: Some(file),
        }
    }

    /// What is written for a piece that stands so.
    const fn written(standing: Standing) -> Self {
        let pawns_on_two_files =
            matches!(standing.kind, PieceKind::Pawn) && standing.shared_files >= 2;
        if !standing.shares_file() || standing.keeps_its_file() {
            Self::piece_on_file(standing.kind, standing.file)
        } else if pawns_on_two_files {
            Self {
                mark: Some(Mark::written(standing)),
                kind: None,
                file: Some(standing.file),
            }
        } else {
            Self {
                mark: Some(Mark::written(standing)),
                kind: Some(standing.kind),
                file: None,
            }
        }
    }

    fn parse(glyphs: &[Glyph]) -> Option<Self> {
        Some(match *glyphs {
            [Glyph::Piece(kind), Glyph::Numeral(file, _)] => Self::piece_on_file(kind, file),
            [Glyph::Piece(kind), place @ Glyph::Place(_)] => Self {
                mark: Mark::of(place),
                kind: Some(kind),
                file: None,
            },
            [mark, Glyph::Piece(kind)] => Self {
                mark: Some(Mark::of(mark)?),
                kind: Some(kind),
                file: None,
            },
            [mark, Glyph::Numeral(file, _)] => Self {
                mark: Some(Mark::of(mark)?),
                kind: None,
                file: Some(file),
            },
            [mark, Glyph::Piece(kind), Glyph::Numeral(file, _)] => Self {
                mark: Some(Mark::of(mark)?),
                kind: Some(kind),
                file: Some(file),
            },
            _ => return None,
        })
    }

    /// The kind of piece; a text that names none means a pawn.
    pub fn kind(self) -> PieceKind {
        self.kind.unwrap_or(PieceKind::Pawn)
    }

    /// Whether it names a piece by its place among several on a file.
    pub const fn is_one_of_several(self) -> bool {
        self.mark.is_some()
    }

    /// Whether the text may mean a piece of its kind that stands so, and how well it fits.
    pub fn fit(self, standing: Standing) -> Option<Tier> {
        if self == Self::written(standing) {
            return Some(Tier::Written);
        }
        if self.file.is_some_and(|file| file != standing.file) {
            return None;
        }
        let Some(mark) = self.mark else {
            return Some(Tier::Plain);
        };
        if !standing.shares_file() {
            return None;
        }
        if self.file.is_some() || standing.shared_files < 2 {
            return mark.fits(standing).then_some(Tier::Published);
        }
        // Pawns share two files and the text names no file: 前兵 may be the front one of either
        // file, while a number counts over both.
        match mark {
            Mark::Ordinal(number) => (number == standing.number).then_some(Tier::Published),
            Mark::Place(_) => mark.fits(standing).then_some(Tier::Plain),
        }
    }
}

/// How well the beginning of a text fits a move.
pub(super) fn fit_beginning(glyphs: &[Glyph], relative: &Relative) -> Option<Tier> {
    let standing = relative.standing;
    if let [subject @ .., Glyph::Direction(direction)] = glyphs {
        return Subject::parse(subject)
            .filter(|subject| {
                subject.kind() == standing.kind && *direction == relative.step.direction
            })?
            .fit(standing);
    }
    let next = [
        None,
        Some(Glyph::Piece(standing.kind)),
        Some(Glyph::Numeral(standing.file, Numerals::of(relative.side))),
        Some(Glyph::Place(Place::Front)),
        Some(Glyph::Place(Place::Middle)),
        Some(Glyph::Place(Place::Rear)),
    ];
    next.into_iter()
        .filter_map(|next| {
            let whole: Vec<Glyph> = glyphs.iter().copied().chain(next).collect();
            Subject::parse(&whole)
                .filter(|subject| subject.kind() == standing.kind)?
                .fit(standing)
        })
        .min()
}

impl Phrase {
    /// Reads a text of which all blanks are gone and all characters are half-width.
    pub fn parse(characters: &[char]) -> Option<Self> {
        let mut glyphs = [Glyph::Place(Place::Middle); 5];
        let glyphs = glyphs.get_mut(..characters.len())?;
        for (glyph, &character) in glyphs.iter_mut().zip(characters) {
            *glyph = Glyph::of(character)?;
        }
        Self::of(glyphs)
    }

    fn of(glyphs: &[Glyph]) -> Option<Self> {
        let (
            subject,
            [
                Glyph::Direction(direction),
                Glyph::Numeral(number, numerals),
            ],
        ) = glyphs.split_last_chunk()?
        else {
            return None;
        };
        let file_numerals = match subject.last() {
            Some(&Glyph::Numeral(_, numerals)) => numerals,
            _ => *numerals,
        };
        Some(Self {
            subject: Subject::parse(subject)?,
            step: Step {
                direction: *direction,
                number: *number,
            },
            numerals: (file_numerals == *numerals).then_some(*numerals),
        })
    }
}

/// The character for a king or a pawn, in a text of such characters only, that is not the side's but the other's.
pub(super) fn other_sides_piece(characters: &[char], side: Side) -> Option<(char, Side)> {
    if characters.iter().any(|&c| Glyph::of(c).is_none()) {
        return None;
    }
    characters.iter().find_map(|&c| {
        let (kind, owner) = named_piece(c)?;
        let tells = matches!(kind, PieceKind::King | PieceKind::Pawn);
        Some((c, owner.filter(|&owner| tells && owner != side)?))
    })
}

/// Writes a move.
pub(super) fn write(relative: &Relative, script: Script, width: DigitWidth) -> String {
    let Relative {
        side,
        standing,
        step,
    } = relative;
    let Subject { mark, kind, file } = Subject::written(*standing);
    // Five characters of three bytes at most.
    let mut text = String::with_capacity(15);
    match mark {
        Some(Mark::Place(place)) => text.push(glyph::place(place, script)),
        Some(Mark::Ordinal(number)) => text.push(glyph::chinese_numeral(number)),
        None => {}
    }
    text.extend(kind.map(|kind| glyph::piece(kind, *side, script)));
    text.extend(file.map(|file| glyph::numeral(file, *side, width)));
    text.push(glyph::direction(step.direction, script));
    text.push(glyph::numeral(step.number, *side, width));
    text
}
