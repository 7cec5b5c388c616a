//! WXF move texts, `C2.5` and `H8+7`, the western form of the Chinese notation. Knows their grammar
//! and which pieces a text may mean, not which of them can move.
//!
//! ```text
//! text    = subject sign number               always four characters
//!         | letter file number                C25: some print nothing for a level move, only read
//! subject = letter file                       C2: alone on its file
//!         | letter ("+" | "-")                R+ R-: the front one, the rear one of two
//!         | "P" file                          P3: also the middle one of three or five pawns
//!         | "++" | "--"                       the first and the last of four or five pawns
//!         | file ("+" | "-" | file)           3+ 3- 33: pawns on two files: first, last, middle
//! sign    = "+" forward | "-" back | "." level
//! letter  = K A E H R C P
//! ```
//!
//! Files count from the mover's own right and front is nearer the enemy, for both sides.
//!
//! Read as well: `=` for `.`, small letters, `N` for `H`, `B` for `E`, `S` for `P`; the old order
//! `+R.3`, in which `+P` is the foremost pawn also of four or five; Fairy-Stockfish's pawns, counted
//! from the front and with their file, `15=6`; xqbase's pawns `Pa` to `Pe`, counted over all shared
//! files from the right, and its middle pawn `P.`.

use super::relative::Relative;
use super::standing::{Standing, Tier};
use super::step::{Direction, Step};
use crate::rules::PieceKind;

/// One end of a row of pieces on a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Front,
    Rear,
}

/// The first half of a text: which piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// `C2`.
    OnFile(PieceKind, u8),
    /// `R+`.
    AtEnd(PieceKind, End),
    /// `+R`.
    OldAtEnd(End, PieceKind),
    /// `++`.
    OuterPawn(End),
    /// `3+`.
    PawnOnFileAtEnd(u8, End),
    /// `33`, and Fairy-Stockfish's `15`.
    PawnDigits(u8, u8),
    /// `Pa` is 1.
    PawnLetter(u8),
    /// `P.`.
    MiddlePawn,
}

/// A whole text, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Phrase {
    pub subject: Subject,
    pub step: Step,
}

/// The kind that a small letter stands for.
const fn kind_of(letter: char) -> Option<PieceKind> {
    Some(match letter {
        'k' => PieceKind::King,
        'a' => PieceKind::Advisor,
        'e' | 'b' => PieceKind::Elephant,
        'h' | 'n' => PieceKind::Horse,
        'r' => PieceKind::Rook,
        'c' => PieceKind::Cannon,
        'p' | 's' => PieceKind::Pawn,
        _ => return None,
    })
}

/// The letter that is written for a kind.
const fn letter(kind: PieceKind) -> char {
    match kind {
        PieceKind::King => 'K',
        PieceKind::Advisor => 'A',
        PieceKind::Elephant => 'E',
        PieceKind::Horse => 'H',
        PieceKind::Rook => 'R',
        PieceKind::Cannon => 'C',
        PieceKind::Pawn => 'P',
    }
}

const fn digit(number: u8) -> char {
    (b'0' + number) as char
}

/// The number that a digit from 1 to 9 stands for.
const fn number_of(digit: char) -> Option<u8> {
    match digit {
        '1'..='9' => Some(digit as u8 - b'0'),
        _ => None,
    }
}

const fn direction_of(sign: char) -> Option<Direction> {
    match sign {
        '+' => Some(Direction::Forward),
        '-' => Some(Direction::Back),
        '.' | '=' => Some(Direction::Level),
        _ => None,
    }
}

const fn sign(direction: Direction) -> char {
    match direction {
        Direction::Forward => '+',
        Direction::Back => '-',
        Direction::Level => '.',
    }
}

impl End {
    const fn of(sign: char) -> Option<Self> {
        match sign {
            '+' => Some(Self::Front),
            '-' => Some(Self::Rear),
            _ => None,
        }
    }

    const fn sign(self) -> char {
        match self {
            Self::Front => '+',
            Self::Rear => '-',
        }
    }

    /// Whether the piece stands at this end of its file's row.
    const fn is_at(self, standing: Standing) -> bool {
        match self {
            Self::Front => standing.is_front(),
            Self::Rear => standing.is_rear(),
        }
    }
}

impl Subject {
    /// What is written for a piece that stands so (the official page's pawn marks).
    const fn written(standing: Standing) -> Self {
        let on_file = Self::OnFile(standing.kind, standing.file);
        if !standing.shares_file() || standing.keeps_its_file() {
            return on_file;
        }
        let nearer_end = if standing.ahead * 2 + 1 < standing.like {
            End::Front
        } else {
            End::Rear
        };
        let is_outermost = standing.is_front() || standing.is_rear();
        if matches!(standing.kind, PieceKind::Pawn) && standing.shared_files >= 2 {
            if standing.is_middle() {
                Self::PawnDigits(standing.file, standing.file)
            } else {
                Self::PawnOnFileAtEnd(standing.file, nearer_end)
            }
        } else if standing.is_middle() {
            on_file
        } else if standing.like >= 4 && is_outermost {
            Self::OuterPawn(nearer_end)
        } else {
            Self::AtEnd(standing.kind, nearer_end)
        }
    }

    /// Reads two characters, letters small.
    fn parse(first: char, second: char) -> Option<Self> {
        if let Some(kind) = kind_of(first) {
            if let Some(file) = number_of(second) {
                return Some(Self::OnFile(kind, file));
            }
            if let Some(end) = End::of(second) {
                return Some(Self::AtEnd(kind, end));
            }
            return match (kind, second) {
                (PieceKind::Pawn, 'a'..='e') => Some(Self::PawnLetter(second as u8 - b'a' + 1)),
                (PieceKind::Pawn, '.') => Some(Self::MiddlePawn),
                _ => None,
            };
        }
        if let Some(end) = End::of(first) {
            return match kind_of(second) {
                Some(kind) => Some(Self::OldAtEnd(end, kind)),
                None => (first == second).then_some(Self::OuterPawn(end)),
            };
        }
        let number = number_of(first)?;
        match End::of(second) {
            Some(end) => Some(Self::PawnOnFileAtEnd(number, end)),
            None => Some(Self::PawnDigits(number, number_of(second)?)),
        }
    }

    /// The kind of piece; a text that names none means a pawn.
    pub const fn kind(self) -> PieceKind {
        match self {
            Self::OnFile(kind, _) | Self::AtEnd(kind, _) | Self::OldAtEnd(_, kind) => kind,
            _ => PieceKind::Pawn,
        }
    }

    /// Whether it names a piece by its place among several on a file.
    pub const fn is_one_of_several(self) -> bool {
        !matches!(self, Self::OnFile(..))
    }

    /// Whether the text may mean a piece of its kind that stands so, and how well it fits.
    pub fn fit(self, standing: Standing) -> Option<Tier> {
        if self == Self::written(standing) {
            return Some(Tier::Written);
        }
        if let Self::OnFile(_, file) = self {
            return (file == standing.file).then_some(Tier::Plain);
        }
        if !standing.shares_file() {
            return None;
        }
        let (fits, tier) = match self {
            // Of two files' pawns `P+` leaves the file open; of four or five on one file it is
            // officially the second, and never anything else.
            Self::AtEnd(_, end) if standing.shared_files >= 2 => (end.is_at(standing), Tier::Plain),
            Self::AtEnd(_, end) => (
                standing.keeps_its_file() && end.is_at(standing),
                Tier::Published,
            ),
            Self::OldAtEnd(end, _) if standing.shared_files >= 2 => {
                (end.is_at(standing), Tier::Plain)
            }
            Self::OldAtEnd(end, _) => (end.is_at(standing), Tier::Published),
            Self::PawnOnFileAtEnd(file, end) => (
                file == standing.file && end.is_at(standing),
                Tier::Published,
            ),
            Self::PawnDigits(ordinal, file) => (
                file == standing.file && ordinal == standing.ahead + 1,
                Tier::Published,
            ),
            Self::PawnLetter(number) => (number == standing.number, Tier::Published),
            Self::MiddlePawn if standing.shared_files >= 2 => (standing.is_middle(), Tier::Plain),
            Self::MiddlePawn => (standing.is_middle(), Tier::Published),
            Self::OnFile(..) | Self::OuterPawn(_) => (false, Tier::Plain),
        };
        fits.then_some(tier)
    }
}

impl Phrase {
    /// Reads a text of which all blanks are gone and all letters are small.
    pub fn parse(characters: &[char]) -> Option<Self> {
        let (first, second, direction, number) = match *characters {
            [first, second, sign, number] => (first, second, direction_of(sign)?, number),
            [letter @ 'a'..='z', file @ '1'..='9', number] => {
                (letter, file, Direction::Level, number)
            }
            _ => return None,
        };
        Some(Self {
            subject: Subject::parse(first, second)?,
            step: Step {
                direction,
                number: number_of(number)?,
            },
        })
    }
}

/// How well the beginning of a text, letters small, fits a move.
pub(super) fn fit_beginning(characters: &[char], relative: &Relative) -> Option<Tier> {
    let standing = relative.standing;
    let fit = |first, second| {
        Subject::parse(first, second)
            .filter(|subject| subject.kind() == standing.kind)?
            .fit(standing)
    };
    match *characters {
        [first] => {
            let next = [
                '+',
                '-',
                '.',
                'a',
                'b',
                'c',
                'd',
                'e',
                letter(standing.kind).to_ascii_lowercase(),
                digit(standing.file),
            ];
            next.into_iter()
                .filter_map(|second| fit(first, second))
                .min()
        }
        [first, second] => fit(first, second),
        [first, second, sign] if direction_of(sign) == Some(relative.step.direction) => {
            fit(first, second)
        }
        _ => None,
    }
}

/// Writes a move.
pub(super) fn write(relative: &Relative) -> String {
    let (first, second) = match Subject::written(relative.standing) {
        Subject::OnFile(kind, file) => (letter(kind), digit(file)),
        Subject::AtEnd(kind, end) | Subject::OldAtEnd(end, kind) => (letter(kind), end.sign()),
        Subject::OuterPawn(end) => (end.sign(), end.sign()),
        Subject::PawnOnFileAtEnd(file, end) => (digit(file), end.sign()),
        Subject::PawnDigits(first, second) => (digit(first), digit(second)),
        Subject::PawnLetter(_) | Subject::MiddlePawn => ('P', '.'),
    };
    let Step { direction, number } = relative.step;
    String::from_iter([first, second, sign(direction), digit(number)])
}
