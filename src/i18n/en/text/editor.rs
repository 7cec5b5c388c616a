//! English: setting up a position.

use crate::i18n::text::EditorText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: EditorText) -> &'static str {
    match text {
        EditorText::QuestionLeaveEditor => "Leave the set-up? The position is not kept.",
        EditorText::LineFen => "a position as FEN",
        EditorText::LineFenEnter => "Enter sets it up",
        EditorText::EditorHint => {
            "Letters put pieces at the cursor; Space puts what the palette has in hand."
        }
        EditorText::EditorHintShort => "Letters put pieces, Space the chosen.",
        EditorText::SetupReadyShort => "{0} to move: playable.",
        EditorText::SetupReady => "This position can be played.",
        EditorText::SetupOver => "Nothing to play: {0}",
        EditorText::NothingToRevert => "There is no change to take back.",
        EditorText::SetupNoKing => "{0} has no {1}.",
        EditorText::SetupKings => "{0} has {1} {2}s, one is expected.",
        EditorText::SetupTooMany => "{0} has {1} x {2}, at most {3} are allowed.",
        EditorText::SetupMisplaced => "{0}'s {1} can never stand on {2}.",
        EditorText::SetupFacing => "The kings on {0} and {1} face each other on an open file.",
        EditorText::SetupInCheck => {
            "It is {3}'s move, but {0}'s {4} stands in check from the {1} on {2}."
        }
        EditorText::FenEmpty => "There is no FEN: a board of ten ranks is expected.",
        EditorText::FenOfChess => "Eight ranks: this looks like western chess, ten are expected.",
        EditorText::FenRanks => "The FEN has {0} ranks, ten are expected.",
        EditorText::FenWidth => "Rank {0} has {1} points instead of nine: \"{2}\".",
        EditorText::FenPiece => {
            "\"{0}\" on rank {1} is no piece, one of K A B N R C P is expected (column {2})."
        }
        EditorText::FenSide => "The side to move is \"{0}\", w or b is expected.",
        EditorText::FenCounter => "\"{0}\" is no number from 0 to 9999.",
        EditorText::FenOneRank => "The FEN has 1 rank, ten are expected.",
    }
}
