//! English: the state of the game, the rules, and answers to what was typed.

use crate::i18n::text::GameText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: GameText) -> &'static str {
    match text {
        GameText::ToMove => "{0} to move.",
        GameText::ToMoveTimed => "{0} to move, {1} left.",
        GameText::Check => "Check!",
        GameText::River => "CHU RIVER      HAN BORDER",
        GameText::LastMove => "Last move: {0}.",
        GameText::NoMoveYet => "No move has been played yet.",
        GameText::Captured => "{0} has lost: {1}.",
        GameText::PliesToLimit => "{0} plies to the move limit.",
        GameText::RepetitionWarning => {
            "Careful: if this position comes once more, the game ends. {0}"
        }
        GameText::GameOver => "The game is over. {0}",
        GameText::WouldLose => "This move would lose. {0}",
        GameText::PieceOn => "{0} on {1}",
        GameText::Comma => ", ",
        GameText::Deed => "{0}. {1} {2}: {3}",
        GameText::DeedCheck => "gives check",
        GameText::DeedChase => "chases the {0}",
        GameText::DeedIdle => "idle",
        GameText::Played => "{0}: {1}",
        GameText::MayNotGo => "The {0} on {1} may not go to {2}.",
        GameText::NothingToUndo => "There is nothing to take back.",
        GameText::NothingToRedo => "There is nothing to play again.",
        GameText::Undone => "Taken back: {0}",
        GameText::Redone => "Played again: {0}",
        GameText::LegalMoves => "{0} legal moves:",
        GameText::PieceCannotMove => "The {0} on {1} cannot move.",
        GameText::NotAPoint => "\"{0}\" is neither a point of the board, such as {1}, nor a piece.",
        GameText::NotANumber => "\"{0}\" is no number above 0.",
        GameText::NeedsFile => "Name the file: {0} FILE",
        GameText::TakesNothing => "\"{0}\" takes nothing after it.",
        GameText::CannotRead => "Cannot read \"{0}\" as a move or a command.",
        GameText::Ambiguous => "\"{0}\" can mean {2} moves: {1}?",
        GameText::NoSuchPiece => "{0} has no such {1}: \"{2}\".",
        GameText::NoSuchPair => {
            "{0} has no two {1}s on one file, so no front or rear one: \"{2}\"."
        }
        GameText::NoSuchStep => "{0}: not \"{1}\".",
        GameText::LeavesBoard => "\"{1}\" would take the {0} off the board.",
        GameText::OtherSidesPiece => "It is {0}'s turn; {1} is {2}'s.",
        GameText::NotLegalHere => "\"{0}\" is not a legal move here.",
        GameText::OffBoard => "\"{0}\" is off the board: x counts 0 to 8, y 0 to 9.",
        GameText::RanksFromOne => "{0} Ranks count from 0 here: if yours count from 1, write {1}.",
        GameText::OtherNumerals => {
            "\"{0}\" is written with the other side's numerals; if it means {1}, write it with this side's."
        }
        GameText::Or => " or ",
        GameText::SeeHelp => "Type help to see what can be typed.",
        GameText::Flipped => "The board is turned.",
        GameText::NewGame => "A new game.",
        GameText::NewGameTimed => "A new game, clock {0}.",
        GameText::DrawOffered => {
            "{0} offers a draw. {1} accepts it with draw; a move of {1} declines it."
        }
        GameText::DrawOfferLapsed => "This move declines the draw.",
        GameText::TakenBackReplaced => "This move takes the place of what was taken back.",
        GameText::DrawDeclined => "{0} declines the draw.",
        GameText::NoDrawOffered => "There is no offer of a draw to accept.",
        GameText::AskResign => "{0} resigns? (yes/no)",
        GameText::AskTakeBack => "{0} takes a move back. Does {1} agree? (yes/no)",
        GameText::AskNew => "Give up this game and start a new one? (yes/no)",
        GameText::AskGoOn => "Give up this game for the other one? (yes/no)",
        GameText::AskReplaceGame => "Give up this game and open {0}? (yes/no)",
        GameText::AskOverwrite => "{0} exists. Replace it? (yes/no)",
        GameText::WillNotOverwrite => "{0} exists and was left as it is; choose another name.",
        GameText::AnswerYesNo => "Please answer yes or no.",
        GameText::Unchanged => "Nothing was changed.",
        GameText::NoMovesOfKind => "None of these pieces can move.",
        GameText::OneLegalMove => "1 legal move:",
        GameText::NoMove => {
            "\"{0}\" is not a xiangqi move: h2e2, C2.5 and Chinese notation are read; algebraic notation as in chess and XBoard is not."
        }
        GameText::Withdrawn => "The end is taken back: the game goes on.",
        GameText::WordPerpetualCheck => "perpetual check",
        GameText::WordPerpetualChase => "perpetual chase",
        GameText::TwiceLoses => "Second time: {0} loses if it comes a third time ({1}).",
        GameText::TwiceDraw => "Second time: it is a draw if it comes a third time.",
        GameText::CyclePlies => "plies {0} to {1}",
        GameText::CycleMoves => "moves {0} to {1}",
        GameText::RulesStandard => {
            "Standard rules: a king may not be left in check or facing the other; checkmate and stalemate lose."
        }
        GameText::RulesCasual => {
            "Casual rules: a piece need only move in its own way. Who takes the king wins; who leaves the kings facing each other loses; so does who cannot move."
        }
        GameText::RulesRepetition => {
            "The third time that a position stands, the moves since the first are judged: who checked with every move loses; else who chased an unprotected piece with every move; otherwise it is a draw."
        }
        GameText::RulesChecksOnly => {
            "The third time that a position stands, who checked with every move loses; otherwise it is a draw. Chases are not judged."
        }
        GameText::RulesPlain => {
            "The third time that a position stands, the game is drawn, whoever checked or chased."
        }
        GameText::RulesOff => "Repeating a position has no consequence.",
        GameText::RulesRefuse => {
            "A move by which its player would lose so is refused; who has no other loses."
        }
        GameText::RulesLimit => {
            "The game is drawn after {0} moves in a row, both sides' counted, without a capture."
        }
        GameText::RulesNoLimit => "No number of moves without a capture makes a draw.",
        GameText::RulesExemptChecks => {
            "A side's checks beyond ten, and the replies to them, do not count towards that."
        }
        GameText::RulesAllChecks => {
            "Checks and the replies to them count towards that like any other move."
        }
        GameText::RulesElsewhere => {
            "Rule books differ: Chinese rules also forbid threatening mate with every move, and mixing checks, chases and mate threats without end, which is a draw here."
        }
        GameText::ElsewhereChecksOnly => {
            "Rule books differ: most also forbid chasing with every move, which is a draw here."
        }
        GameText::ElsewherePlain => {
            "Rule books differ: most forbid checking or chasing with every move, which is a draw here."
        }
        GameText::ElsewhereOff => {
            "Rule books differ: most forbid checking or chasing with every move, and call other repetitions a draw."
        }
        GameText::ElsewhereLimit => {
            "Chinese rules draw a game after 60 moves of each side without a capture, some clubs after 50."
        }
    }
}
