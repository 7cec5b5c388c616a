//! English: the fixed texts.

use crate::i18n::Text;

#[allow(clippy::too_many_lines)] // a table, one line a text
pub(in crate::i18n) const fn text(text: Text) -> &'static str {
    match text {
        Text::ToMove => "{0} to move.",
        Text::Check => "Check!",
        Text::River => "CHU RIVER      HAN BORDER",
        Text::LastMove => "Last move: {0}.",
        Text::NoMoveYet => "No move has been played yet.",
        Text::Captured => "{0} has lost: {1}.",
        Text::Nothing => "nothing",
        Text::PliesToLimit => "{0} plies to the move limit.",
        Text::RepetitionWarning => "Careful: if this position comes once more: {0}",
        Text::GameOver => "The game is over. {0}",
        Text::WouldLose => "This move would lose. {0}",

        Text::Played => "{0}: {1}",
        Text::NothingToUndo => "There is nothing to take back.",
        Text::NothingToRedo => "There is nothing to play again.",
        Text::Undone => "Taken back: {0}",
        Text::Redone => "Played again: {0}",
        Text::LegalMoves => "{0} legal moves:",
        Text::PieceCannotMove => "The {0} on {1} cannot move.",
        Text::NotAPoint => "\"{0}\" is no point of the board; {1} would be one.",
        Text::NotANumber => "\"{0}\" is not a number of moves.",
        Text::NeedsFile => "Name the file: {0} FILE",
        Text::TakesNothing => "\"{0}\" takes nothing after it.",
        Text::CannotRead => "Cannot read \"{0}\" as a move or a command.",
        Text::Ambiguous => "\"{0}\" can mean two moves: {1}?",
        Text::NotLegalHere => "\"{0}\" is not a legal move here.",
        Text::Or => " or ",
        Text::SeeHelp => "Type help to see what can be typed.",
        Text::Flipped => "The board is turned.",
        Text::NewGame => "A new game.",
        Text::DrawOffered => {
            "{0} offers a draw. {1} accepts it with draw; the next move declines it."
        }
        Text::DrawOfferLapsed => "The offer of a draw has lapsed.",
        Text::AskResign => "{0} resigns? (yes/no)",
        Text::AskNew => "Give up this game and start a new one? (yes/no)",
        Text::AskReplaceGame => "Give up this game and open {0}? (yes/no)",
        Text::AskOverwrite => "{0} exists. Replace it? (yes/no)",
        Text::WillNotOverwrite => "{0} exists and was left as it is; choose another name.",
        Text::AnswerYesNo => "Please answer yes or no.",
        Text::Unchanged => "Nothing was changed.",

        Text::Saved => "Saved as {0}.",
        Text::CannotSave => "Cannot save {0}: {1}.",
        Text::Opened => "Opened {0}.",
        Text::CannotOpen => "Cannot open {0}: {1}.",
        Text::NoGameInFile => "There is no game in {0}.",
        Text::ChooseGame => "{0} holds {1} games; this is number {2}. Another: load FILE NUMBER",
        Text::GoneOn => "Going on with the last game ({0} moves). new starts another.",
        Text::AutosaveOff => "This game cannot be kept if the program stops: {0}.",
        Text::AutosaveSetAside => "The autosave could not be read ({0}); it was put aside as {1}.",
        Text::NothingToResume => "There is no unfinished game to go on with.",
        Text::NoHome => "no home folder is known",
        Text::NotUtf8 => "The locale is not UTF-8: letters and ASCII lines are used.",
        Text::OtherScript => "g changes the pieces to letters or another script.",
        Text::SettingsProblem => "Settings: {0}",
        Text::SettingsUnreadable => "the file cannot be read: {0}.",
        Text::SettingsSyntax => "not TOML: {0}; ignored.",
        Text::SettingsUnknownKey => "there is no setting named {0}; ignored.",
        Text::SettingsWrongValue => "{0} cannot be {1} ({2}); ignored.",
        Text::SettingsMistakes => {
            "the settings file holds text that is not understood, and is left as it is"
        }

        Text::PlainWelcome => "xiangqi {0}. Type a move such as {1}, or help.",
        Text::HelpMoves => {
            "A line is a move: h2e2 or H2-E2 (file a-i, rank 0-9), 7 2 4 2 (the same in numbers), C2.5 (WXF), 炮二平五."
        }
        Text::HelpCommands => "Or it is a command, in English or Chinese:",
        Text::HelpPieces => {
            "Pieces: K king, A advisor, E elephant, H horse, R rook, C cannon, P pawn; capitals are Red's."
        }
        Text::HelpRules => {
            "Checkmate and stalemate lose. The third repetition of a position is judged: who checks or chases with every move loses, else it is a draw."
        }
        Text::HelpUndo => "take back the last move, or that many",
        Text::HelpRedo => "play what was taken back again",
        Text::HelpLegal => "list the legal moves, of one piece or all",
        Text::HelpBoard => "print the board",
        Text::HelpSay => "tell the position in words: last, red, black, clock, or a square",
        Text::HelpFen => "print the position as FEN, or set up the one given",
        Text::HelpFlip => "turn the board",
        Text::HelpDraw => "offer a draw, or accept the other player's offer",
        Text::HelpResign => "give up the game: the side to move loses",
        Text::HelpSave => "save the game; the ending chooses the format",
        Text::HelpLoad => "open a saved game, or the one of that number",
        Text::HelpNew => "start a new game",
        Text::HelpHelp => "show this help",
        Text::HelpQuit => "leave the program; -1 does the same",
        Text::SayPieces => "{0}: {1}.",
        Text::SayPieceAt => "{0}: {1} {2}.",
        Text::SayEmpty => "{0} is empty.",
        Text::SayClock => "{0} has {1}.",
        Text::SayNoClock => "This game is played without a clock.",
        Text::SayUnknown => "say what? last, red, black, clock, or a square such as {0}.",
    }
}
