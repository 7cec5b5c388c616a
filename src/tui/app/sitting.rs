//! The players of a sitting: their names, and what they have won.

use super::App;
use crate::game::{Outcome, Phase};
use crate::rules::{BySide, Side};

impl App {
    /// Counts the end of a game.
    pub(in crate::tui) fn score(&mut self, phase: Phase) {
        self.unscore();
        if let Phase::Over(outcome) = phase {
            for side in Side::BOTH {
                self.score[side] += points(outcome, side);
            }
            self.scored = Some(outcome);
        }
    }

    /// The game goes on after all: its end does not count.
    pub(in crate::tui) fn unscore(&mut self) {
        if let Some(outcome) = self.scored.take() {
            for side in Side::BOTH {
                self.score[side] = self.score[side].saturating_sub(points(outcome, side));
            }
        }
    }

    /// The name of a side's player, with what the player has won in this sitting.
    pub fn player(&self, side: Side) -> String {
        let tag = match side {
            Side::Red => "Red",
            Side::Black => "Black",
        };
        let name = self
            .saved
            .tags
            .known(tag)
            .map_or_else(|| self.settings.lang.side(side).to_owned(), str::to_owned);
        if self.score == BySide::default() {
            return name;
        }
        let halves = self.score[side];
        let half = match (halves % 2, self.settings.ascii) {
            (0, _) => "",
            (_, false) => "½",
            (_, true) => ".5",
        };
        // Half a point is ½ and not 0½.
        match (halves / 2, self.settings.ascii) {
            (0, false) if !half.is_empty() => format!("{name} {half}"),
            (whole, _) => format!("{name} {whole}{half}"),
        }
    }
}

/// What an end is worth to a side, in half points.
fn points(outcome: Outcome, side: Side) -> u16 {
    match outcome.winner() {
        Some(winner) if winner == side => 2,
        Some(_) => 0,
        None => 1,
    }
}
