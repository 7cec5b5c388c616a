//! The offer of a draw: who makes it, and how long it waits for the other side. Knows the game and its tree.

use super::{Game, GameOver, NodeId, Phase, PlayError};
use crate::rules::{Move, Side};

/// An offer that has been made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawOffer {
    /// Who offers.
    pub by: Side,
    /// Where it was made: before the offering side's move.
    pub at: NodeId,
}

impl Game {
    /// The side whose offer of a draw waits for the other one's answer at the cursor.
    pub fn draw_offer(&self) -> Option<Side> {
        let offer = self.draw_offer?;
        let here = self.node();
        let is_waiting = here == offer.at || self.tree.parent(here) == Some(offer.at);
        (is_waiting && self.outcome().is_none()).then_some(offer.by)
    }

    /// The side to move offers a draw, which it may do before or after it has decided on its move. The offer waits for
    /// the other side, until that has moved; a second call while it waits accepts it.
    ///
    /// ```
    /// use xiangqi::game::{DrawReason, Game, Outcome, Phase};
    /// use xiangqi::rules::{Position, Rules, Side};
    ///
    /// let mut game = Game::new(Position::start(), Rules::default());
    /// game.offer_draw().unwrap();
    /// assert_eq!(game.draw_offer(), Some(Side::Red));
    /// let agreed = game.offer_draw().unwrap();
    /// assert_eq!(agreed, Phase::Over(Outcome::Drawn(DrawReason::Agreement)));
    /// ```
    ///
    /// # Errors
    /// The outcome, if the game is over already.
    pub fn offer_draw(&mut self) -> Result<Phase, GameOver> {
        if self.draw_offer().is_some() {
            return self.agree_draw();
        }
        match self.phase() {
            Phase::Playing { turn } => {
                self.draw_offer = Some(DrawOffer {
                    by: turn,
                    at: self.node(),
                });
                Ok(self.phase())
            }
            Phase::Over(outcome) => Err(GameOver(outcome)),
        }
    }

    /// Takes an offer back that nobody has answered yet.
    pub fn withdraw_draw_offer(&mut self) {
        self.draw_offer = None;
    }

    /// Plays a move at the cursor only to see what comes of it: an offer of a draw goes on waiting elsewhere in the game.
    ///
    /// # Errors
    /// As for [`play`](Self::play).
    pub fn try_out(&mut self, m: Move) -> Result<Phase, PlayError> {
        let offer = self.draw_offer;
        let phase = self.play(m)?;
        self.draw_offer = offer;
        Ok(phase)
    }

    /// The offer goes on waiting after the offering side's own move; any other move is the answer.
    pub(super) fn answer_draw_offer(&mut self, mover: Side, from: NodeId) {
        let is_with = |offer: &DrawOffer| offer.by == mover && offer.at == from;
        self.draw_offer = self.draw_offer.filter(is_with);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{DrawReason, Outcome};
    use crate::rules::{Move, Point, Position, Rules};

    fn m(text: &str) -> Move {
        let point = |name: &[u8]| Point::new(name[0] - b'a', name[1] - b'0').unwrap();
        let (from, to) = text.as_bytes().split_at(2);
        Move::new(point(from), point(to))
    }

    fn offered(moves: &str) -> Game {
        let mut game = Game::new(Position::start(), Rules::default());
        game.offer_draw().unwrap();
        for text in moves.split_whitespace() {
            game.play(m(text)).unwrap();
        }
        game
    }

    #[test]
    fn an_offer_waits_until_the_other_side_has_moved() {
        assert_eq!(offered("").draw_offer(), Some(Side::Red));
        assert_eq!(offered("h2e2").draw_offer(), Some(Side::Red));
        assert_eq!(offered("h2e2 h9g7").draw_offer(), None);
    }

    #[test]
    fn an_offer_is_accepted_before_or_after_the_move_it_was_made_with() {
        let agreed = Outcome::Drawn(DrawReason::Agreement);
        for moves in ["", "h2e2"] {
            let mut game = offered(moves);
            assert_eq!(game.offer_draw(), Ok(Phase::Over(agreed)));
            assert_eq!(game.draw_offer(), None);
            assert_eq!(game.offer_draw(), Err(GameOver(agreed)));
        }
    }

    #[test]
    fn a_lapsed_offer_can_be_made_again_by_either_side() {
        let mut game = offered("h2e2 h9g7 h0g2");
        game.offer_draw().unwrap();
        assert_eq!(game.draw_offer(), Some(Side::Black));
    }

    #[test]
    fn a_withdrawn_offer_cannot_be_accepted() {
        let mut game = offered("");
        game.withdraw_draw_offer();
        assert_eq!(game.draw_offer(), None);
        game.offer_draw().unwrap();
        assert_eq!(game.draw_offer(), Some(Side::Red));
    }

    #[test]
    fn taking_back_ends_an_offer_and_looking_back_does_not() {
        let mut game = offered("h2e2");
        game.undo();
        assert_eq!(game.draw_offer(), Some(Side::Red));
        game.redo();
        assert_eq!(game.draw_offer(), Some(Side::Red));
        game.take_back();
        assert_eq!(game.draw_offer(), None);
        game.redo();
        assert_eq!(game.draw_offer(), None);
    }

    #[test]
    fn an_offer_counts_only_where_it_was_made() {
        let mut game = offered("h2e2 h9g7");
        game.offer_draw().unwrap();
        game.undo();
        game.undo();
        assert_eq!(game.draw_offer(), None, "two plies before");
        game.play(m("b2e2")).unwrap();
        game.undo();
        game.redo();
        game.redo();
        assert_eq!(game.draw_offer(), None, "another move was played");
    }

    #[test]
    fn withdrawing_the_agreement_does_not_bring_the_offer_back() {
        let mut game = offered("h2e2");
        game.offer_draw().unwrap();
        game.withdraw();
        assert_eq!(game.draw_offer(), None);
        assert_eq!(game.phase(), Phase::Playing { turn: Side::Black });
    }
}
