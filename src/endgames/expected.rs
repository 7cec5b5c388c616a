//! What is known of how an endgame ends with best play.

use crate::game::Outcome;
use crate::i18n::Text;
use crate::rules::Side;

/// The outcome with best play by both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// One side wins.
    Win(Side),
    /// Neither side can win.
    Draw,
}

impl Expected {
    /// The word for it in the table.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win(Side::Red) => "red",
            Self::Win(Side::Black) => "black",
            Self::Draw => "draw",
        }
    }

    /// What that word means.
    pub fn parse(word: &str) -> Option<Self> {
        [Self::Win(Side::Red), Self::Win(Side::Black), Self::Draw]
            .into_iter()
            .find(|expected| expected.word() == word)
    }

    /// Whether a game that ended so has reached it. A win counts however it came about: by mate, by stalemate,
    /// by the other side's perpetual check.
    pub const fn is_met_by(self, outcome: &Outcome) -> bool {
        match (self, outcome) {
            (Self::Win(Side::Red), Outcome::Won { winner, .. }) => matches!(winner, Side::Red),
            (Self::Win(Side::Black), Outcome::Won { winner, .. }) => matches!(winner, Side::Black),
            (Self::Draw, Outcome::Drawn(_)) => true,
            _ => false,
        }
    }

    /// How it is said.
    pub const fn text(self) -> Text {
        match self {
            Self::Win(Side::Red) => Text::EndgameRedWins,
            Self::Win(Side::Black) => Text::EndgameBlackWins,
            Self::Draw => Text::EndgameDraw,
        }
    }
}
