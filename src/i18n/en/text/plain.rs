//! English: plain mode.

use crate::i18n::text::PlainText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: PlainText) -> &'static str {
    match text {
        PlainText::PlainWelcome => "xiangqi {0}. Type a move such as {1}, or help.",
        PlainText::HelpMoves => {
            "A line is a move: h2e2 or H2-E2 (file a-i, rank 0-9), 7 2 4 2 (the same in numbers), C2.5 or C2=5 (WXF)."
        }
        PlainText::HelpMovesChinese => "Chinese notation in either script too: 炮二平五, 馬8進7.",
        PlainText::HelpCommands => "Or it is a command, in English or Chinese:",
        PlainText::HelpPieces => {
            "Pieces: K king, A advisor, E elephant, H horse, R rook, C cannon, P pawn; capitals are Red's."
        }
        PlainText::HelpUndo => "take back the last move, or that many plies",
        PlainText::HelpRedo => "play what was taken back again",
        PlainText::HelpLegal => "list the legal moves, of a square, a piece or all",
        PlainText::HelpBoard => "print the board",
        PlainText::HelpSay => "tell the position: last, red, black, clock, a square, or a piece",
        PlainText::HelpFen => "print the position as FEN, or set up the one given",
        PlainText::HelpFlip => "turn the board",
        PlainText::HelpDraw => "offer or accept a draw",
        PlainText::HelpAccept => "accept the draw that is offered",
        PlainText::HelpResign => "give up the game: the side to move loses",
        PlainText::HelpSave => "save the game; the ending chooses the format",
        PlainText::HelpLoad => "open a saved game, or the one of that number",
        PlainText::HelpNew => "start a new game",
        PlainText::HelpResume => "go on with a kept game, or the one of that number",
        PlainText::HelpHelp => "show this help",
        PlainText::HelpQuit => "leave the program; -1 does the same",
        PlainText::SayMove => "{0}: {1} from {2} to {3}",
        PlainText::SayTakes => "{0}: {1} from {2} to {3} takes {4}",
        PlainText::SayCheck => ", check",
        PlainText::SayWritten => "{0} ({1})",
        PlainText::SayPieces => "{0}: {1}.",
        PlainText::SayPieceAt => "{0}: {1} {2}.",
        PlainText::SayEmpty => "{0} is empty.",
        PlainText::SayClock => "{0} has {1}.",
        PlainText::SayNoClock => "This game is played without a clock.",
        PlainText::ClocksStand => "The clocks stand still: Enter or the next line starts them.",
        PlainText::SayUnknown => {
            "say what? last, red, black, clock, a piece, or a square such as {0}."
        }
        PlainText::ArgWhat => "WHAT",
        PlainText::ArgSquare => "SQUARE",
        PlainText::ArgFile => "FILE",
        PlainText::ArgFileAndGame => "FILE [N]",
        PlainText::ArgCount => "N",
        PlainText::ArgGame => "NUMBER",
    }
}
