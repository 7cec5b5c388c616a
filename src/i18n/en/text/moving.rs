//! English: how the pieces move.

use crate::i18n::text::MovingText;

pub(super) const fn text(text: MovingText) -> &'static str {
    match text {
        MovingText::GroupMoving => "How the pieces move",
        MovingText::MovesKing => {
            "King: one step along a line, only in the palace, the nine points with diagonals."
        }
        MovingText::MovesAdvisor => "Advisor: one step diagonally, only in the palace.",
        MovingText::MovesElephant => {
            "Elephant: two steps diagonally, on its own side of the river; a piece halfway blocks it."
        }
        MovingText::MovesHorse => {
            "Horse: one step along a line, then one diagonally outward; a piece on the first point blocks it."
        }
        MovingText::MovesRook => "Rook: along a line, as far as it is free.",
        MovingText::MovesCannon => {
            "Cannon: goes like the rook, but takes by jumping over exactly one piece."
        }
        MovingText::MovesPawn => {
            "Pawn: one step forward; across the river also sideways; never back."
        }
        MovingText::MovesTake => "A piece takes what stands where it goes. Red begins.",
        MovingText::MovesCheck => {
            "Check: the king could be taken next; the answer must prevent that. Who cannot is checkmated and loses; so does who has no move at all (stalemate)."
        }
        MovingText::MovesFacing => "The kings may never face each other on an open file.",
        MovingText::MovesInShort => {
            "King: one step along a line in the palace. Advisor: one step diagonally there. Elephant: two steps diagonally, not across the river, nothing halfway. Horse: one step along a line and one diagonally outward, nothing on the first point. Rook: along lines. Cannon: like the rook, but takes over exactly one piece. Pawn: one step forward, across the river also sideways."
        }
    }
}
