//! Handicaps (讓子): the usual ones as named start positions. Knows the start position and which points are
//! cleared; who plays which side and what a menu says belongs to others.

use crate::rules::{Piece, Point, Position, Setup, Side};
use std::fmt;
use std::str::FromStr;

/// A start position in which the stronger player does without some pieces.
///
/// By custom the stronger player is Red and **also moves first**, and a single piece is taken from the giver's left.
/// Sources: the sections on the odds of the left horse and of two horses in the old manuals (橘中秘, 1632); the
/// programs after `XQWizard`, whose menu says 先走讓子, "the first mover gives", over left horse, two horses and nine
/// pieces; and the game of nine pieces that Xu Yinchuan won against the go player Nie Weiping (Guangzhou, 9 December
/// 1999), where the giver was Red and began. Moving first is no small thing there: with nine pieces it is needed for any
/// attack at all.
///
/// ```
/// use xiangqi::game::Handicap;
///
/// let start = "nine-pieces".parse::<Handicap>().unwrap().start();
/// assert_eq!(start.to_string(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/1C5C1/9/RN2K2NR w - - 0 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// 讓左馬: without the left horse.
    Horse,
    /// 讓單炮: without the left cannon.
    Cannon,
    /// 讓雙馬: without both horses.
    TwoHorses,
    /// 讓單車: without the left rook.
    Rook,
    /// 讓車馬: without the left rook and the left horse.
    RookAndHorse,
    /// 讓九子: without the five pawns, the two advisors and the two elephants.
    NinePieces,
}

impl Handicap {
    /// All handicaps, the smallest first.
    pub const ALL: [Self; 6] = [
        Self::Horse,
        Self::Cannon,
        Self::TwoHorses,
        Self::Rook,
        Self::RookAndHorse,
        Self::NinePieces,
    ];

    /// The side that gives the odds.
    pub const GIVER: Side = Side::Red;

    /// The word for it on the command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Horse => "horse",
            Self::Cannon => "cannon",
            Self::TwoHorses => "two-horses",
            Self::Rook => "rook",
            Self::RookAndHorse => "rook-horse",
            Self::NinePieces => "nine-pieces",
        }
    }

    /// The handicap whose start position this is, whatever its counters say.
    pub fn of(start: &Position) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|handicap| handicap.start().key() == start.key())
    }

    /// The pieces that the giver does without, each with the point where it would stand.
    pub fn missing(self) -> impl Iterator<Item = (Point, Piece)> {
        let full = Setup::start();
        self.cleared()
            .iter()
            .filter_map(|&(x, y)| Point::new(x, y))
            .filter_map(move |point| full.at(point).map(|piece| (point, piece)))
    }

    /// The start position, Red to move.
    ///
    /// # Panics
    /// Never: each one is valid, which a test holds.
    #[expect(
        clippy::expect_used,
        reason = "six constant setups that a test validates"
    )]
    pub fn start(self) -> Position {
        let mut setup = Setup::start();
        for (point, _) in self.missing() {
            setup.set(point, None);
        }
        Position::try_from(setup).expect("every handicap's setup is valid")
    }

    /// The points of Red's that stay empty, file and rank.
    const fn cleared(self) -> &'static [(u8, u8)] {
        match self {
            Self::Horse => &[(1, 0)],
            Self::Cannon => &[(1, 2)],
            Self::TwoHorses => &[(1, 0), (7, 0)],
            Self::Rook => &[(0, 0)],
            Self::RookAndHorse => &[(0, 0), (1, 0)],
            Self::NinePieces => &[
                (0, 3),
                (2, 3),
                (4, 3),
                (6, 3),
                (8, 3),
                (2, 0),
                (3, 0),
                (5, 0),
                (6, 0),
            ],
        }
    }
}

/// Writes the name.
impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads the name, in any case.
impl FromStr for Handicap {
    type Err = UnknownHandicap;

    fn from_str(name: &str) -> Result<Self, UnknownHandicap> {
        Self::ALL
            .into_iter()
            .find(|handicap| handicap.name().eq_ignore_ascii_case(name.trim()))
            .ok_or(UnknownHandicap)
    }
}

/// A name that no handicap has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownHandicap;

/// Names the handicaps that there are.
impl fmt::Display for UnknownHandicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no such handicap: ")?;
        for (index, handicap) in Handicap::ALL.into_iter().enumerate() {
            let joint = match index {
                0 => "",
                last if last + 1 == Handicap::ALL.len() => " and ",
                _ => ", ",
            };
            write!(f, "{joint}{handicap}")?;
        }
        f.write_str(" are there")
    }
}

impl std::error::Error for UnknownHandicap {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::PieceKind;

    #[test]
    fn each_handicap_has_the_position_that_is_usual() {
        let positions = [
            "P1P1P1P1P/1C5C1/9/R1BAKABNR",
            "P1P1P1P1P/7C1/9/RNBAKABNR",
            "P1P1P1P1P/1C5C1/9/R1BAKAB1R",
            "P1P1P1P1P/1C5C1/9/1NBAKABNR",
            "P1P1P1P1P/1C5C1/9/2BAKABNR",
            "9/1C5C1/9/RN2K2NR",
        ];
        for (handicap, red) in Handicap::ALL.into_iter().zip(positions) {
            assert_eq!(
                handicap.start().to_string(),
                format!("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/{red} w - - 0 1"),
                "{handicap}"
            );
        }
    }

    #[test]
    fn names_are_read_back_and_unknown_ones_refused() {
        for handicap in Handicap::ALL {
            assert_eq!(handicap.name().parse(), Ok(handicap));
            assert_eq!(handicap.name().to_uppercase().parse(), Ok(handicap));
        }
        assert_eq!("two horses".parse::<Handicap>(), Err(UnknownHandicap));
        assert_eq!("".parse::<Handicap>(), Err(UnknownHandicap));
        assert_eq!(
            UnknownHandicap.to_string(),
            "no such handicap: horse, cannon, two-horses, rook, rook-horse and nine-pieces are there"
        );
    }

    #[test]
    fn the_giver_moves_first_and_has_kept_king_and_an_attacker() {
        for handicap in Handicap::ALL {
            let start = handicap.start();
            assert_eq!(start.turn(), Handicap::GIVER, "{handicap}");
            assert!(start.has_legal_move(), "{handicap}");
            assert!(start.board().has_attackers(Handicap::GIVER), "{handicap}");
        }
    }

    #[test]
    fn a_handicap_is_known_by_its_start_position() {
        for handicap in Handicap::ALL {
            assert_eq!(Handicap::of(&handicap.start()), Some(handicap));
        }
        assert_eq!(Handicap::of(&Position::start()), None);
    }

    #[test]
    fn what_is_missing_is_named_piece_by_piece() {
        let nine: Vec<PieceKind> = Handicap::NinePieces
            .missing()
            .map(|(_, piece)| piece.kind)
            .collect();
        assert_eq!(nine.len(), 9);
        assert_eq!(
            nine.iter().filter(|&&kind| kind == PieceKind::Pawn).count(),
            5
        );
        assert!(
            Handicap::ALL
                .iter()
                .flat_map(|handicap| handicap.missing())
                .all(|(_, piece)| piece.side == Handicap::GIVER)
        );
    }
}
