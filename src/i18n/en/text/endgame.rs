//! English: the endgames.

use crate::i18n::text::EndgameText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: EndgameText) -> &'static str {
    match text {
        EndgameText::EndgameCompositions => "Famous compositions",
        EndgameText::EndgameMates => "Mate exercises",
        EndgameText::EndgameLessons => "Practical endings",
        EndgameText::EndgameRedWins => "Red wins",
        EndgameText::EndgameBlackWins => "Black wins",
        EndgameText::EndgameDraw => "draw",
        EndgameText::EndgameSolved => "Solved.",
        EndgameText::EndgameUnsolved => "Not solved: it must be played out.",
        EndgameText::EndgameOtherLine => {
            "The known line was another one: {0} takes back, then {1} gives a hint."
        }
        EndgameText::EndgameLeft => "Not the known line; {0} takes it back.",
        EndgameText::EndgamePiece => "Hint: the {0} on {1}. {2} once more shows the move.",
        EndgameText::EndgameNoHint => {
            "No hint: the moves have left the known line. {0} takes back."
        }
        EndgameText::EndgameNoLine => "No hint: for this one no line of play is known.",
        EndgameText::EndgameLineEnds => "No hint: the known line ends here.",
        EndgameText::EndgameDrawn => "Here the known line ends, in a draw. Solved.",
        EndgameText::EndgameProgress => "{0} of {1} solved",
        EndgameText::EndgameMateIn => "{0}, mate in {1}",
        EndgameText::EndgameStalemateIn => "{0}, stalemate in {1}",
        EndgameText::EndgameHereMate => "{0} ({1}).",
        EndgameText::EndgameHere => "{0} (solution: {1}).",
        EndgameText::ProgressNotKept => "What is solved could not be kept: {0}",
    }
}
