//! English: the status line, the input line and the boxes of the board.

use crate::i18n::text::BoardText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: BoardText) -> &'static str {
    match text {
        BoardText::TitleHelp => "Help",
        BoardText::TitleMenu => "Menu",
        BoardText::TitleStart => "Chinese chess",
        BoardText::TitleEndgames => "Endgames",
        BoardText::TitleFiles => "Open: {0}",
        BoardText::TypeFile => "type the name of a file",
        BoardText::TitleGames => "Games in {0}",
        BoardText::TitleLeft => "Games that are kept",
        BoardText::TitleResult => "The game is over",
        BoardText::TitleQuestion => "Sure?",
        BoardText::TitlePause => "Pause",
        BoardText::TitleNewGame => "New game",
        BoardText::TitleSettings => "Settings",
        BoardText::PauseBody => "The clocks stand still and the board is covered.",
        BoardText::PauseStands => "The clocks stand still: {0} goes on.",
        BoardText::QuestionAgain => "Play again?",
        BoardText::QuestionAgainSwapped => "Play again with sides changed?",
        BoardText::AgainKept => "The game so far is kept: {0} {1}.",
        BoardText::QuestionAcceptDraw => "Does {0} accept the draw that {1} offers?",
        BoardText::QuestionResign => "Does {0} resign? {1} then wins.",
        BoardText::QuestionTakeBack => "{0} takes a move back. Does {1} agree?",
        BoardText::TakeBackDeclined => "{0} does not agree: no move is taken back.",
        BoardText::QuestionQuit => "Leave the program? This game is not kept.",
        BoardText::QuestionDelete => "Delete {0} and all after it (plies in all: {1})?",
        BoardText::QuestionDeleteLast => "Delete {0}?",
        BoardText::QuestionThrowAway => "Discard {0}? It will not be offered again.",
        BoardText::DeletedToo => "With it go {0}.",
        BoardText::DeletedComments => "comments: {0}",
        BoardText::DeletedLines => "side lines: {0}",
        BoardText::BoardInView => "The board is in view.",
        BoardText::QuestionReplace => "Give up this game and open \"{0}\"?",
        BoardText::QuestionSetUp => "Give up this game and set up this position?\n{0}",
        BoardText::QuestionPasted => "Give up this game and open the pasted one?",
        BoardText::QuestionEndgameAnew => "Begin this endgame anew?",
        BoardText::QuestionEndgame => "Give up this game for \"{0}\"?",
        BoardText::QuestionGoOn => "Give up this game for the other one?",
        BoardText::QuestionOverwrite => "\"{0}\" exists. Replace it?",
        BoardText::ChooseFirst => "Choose with the arrows and Enter; moves are typed on the board.",
        BoardText::UnknownAlt => "{0} does nothing here. After Esc, wait a moment.",
        BoardText::UnknownKey => "{0} does nothing here; press {1} for help.",
        BoardText::NothingHere => "There is no piece here to pick up.",
        BoardText::LookingAt => "Ply {0} of {1}: {2}'s move {3}.",
        BoardText::LookingAtStart => "The start, before ply 1 of {0}.",
        BoardText::LookingBack => "Looking back; {0} returns to the game.",
        BoardText::AtStart => "This is the start of the game.",
        BoardText::AtEnd => "This is the last move.",
        BoardText::AheadTakenBack => "{0} plays again what was taken back.",
        BoardText::GameStands => "Here the game stands.",
        BoardText::MainLineEnds => "Here the main line ends; {0} returns to the game.",
        BoardText::SideLineOpened => {
            "This move opens a side line; the moves played before are kept."
        }
        BoardText::SideLineAfterEnd => "This move opens a side line; {0} returns to the game.",
        BoardText::OtherLine => "Line {0} of {1}: {2}",
        BoardText::NoOtherLine => "No other move was tried here.",
        BoardText::PromotedWithoutResult => {
            "This line is the main line now. The result stays with the other one."
        }
        BoardText::OddsGiven => "Red gives the odds ({0}).",
        BoardText::OddsChangeHands => "A new game. {0} gives the odds now ({1}).",
        BoardText::Promoted => "This line is the main line now.",
        BoardText::Demoted => "This line is a side line now.",
        BoardText::DemotedWithResult => "This line is a side line now. The result stays with it.",
        BoardText::PromotedToGame => "The game goes on here now.",
        BoardText::GameStaysFirst => {
            "The line of the game stays the first; {0} makes another one the game."
        }
        BoardText::QuestionPromote => "Let the game go on in this line? Both players must agree.",
        BoardText::Tried => "Only tried: {0} returns, {1} makes this the game.",
        BoardText::TriedAfterEnd => "Only tried: {0} returns to the game.",
        BoardText::IsMainLine => "This is the main line.",
        BoardText::DeletedEnd => "Deleted: {0}. The end is taken back: the game goes on.",
        BoardText::Deleted => "Deleted: {0}",
        BoardText::NothingToDelete => "There is no move here to delete.",
        BoardText::CommentKept => "The comment is kept.",
        BoardText::CommentGone => "The comment is gone.",
        BoardText::GameNotOver => "The game is not over yet.",
        BoardText::CopiedPosition => "Sent to the terminal's clipboard; or select it here:\n{0}",
        BoardText::CopiedGame => {
            "The game was sent to the terminal's clipboard; {0} saves it to a file."
        }
        BoardText::OpenedPaste => "The pasted game is on the board.",
        BoardText::EndgameBegins => {
            "{3} ({4}). Move both sides yourself. {0} hint, {1} anew, {2} next."
        }
        BoardText::EndgameBeginsBare => "{3} ({4}). Move both sides yourself. {1} anew, {2} next.",
        BoardText::DrawnEndgameBegins => {
            "{3} ({4}). Move both sides yourself; the end of the known line or a draw by the rules solves it. {0} hint, {1} anew, {2} next."
        }
        BoardText::DrawnEndgameBeginsBare => {
            "{3} ({4}). Move both sides yourself; a draw by the rules solves it. {1} anew, {2} next."
        }
        BoardText::EndgameHint => "Hint: {0}",
        BoardText::NoEndgame => "This is no endgame of the collection.",
        BoardText::LastEndgame => "This is the last one of its kind.",
        BoardText::NoFolder => "{0} cannot be read ({1}); here is {2}.",
        BoardText::PastedLines => "Of the pasted text only the first line was taken.",
        BoardText::NoShell => "There is no shell to go back to.",
        BoardText::NoClock => "This game is played without a clock.",
        BoardText::NoThreats => "None of {0}'s pieces could be taken.",
        BoardText::Threats => "{0} could lose: {1}",
        BoardText::NowLanguage => "Language: {0}",
        BoardText::NowPieces => "Pieces: {0}",
        BoardText::NowTheme => "Theme: {0}",
        BoardText::NowLabels => "Labels: {0}",
        BoardText::NowNotation => "Notation: {0}",
        BoardText::NowSizeOther => "Size: {0}. That does not fit here: {1} is drawn.",
        BoardText::NowSize => "Size: {0}",
        BoardText::HintsOn => "It is shown where a piece may go.",
        BoardText::HintsOff => "It is not shown where a piece may go.",
        BoardText::BlindfoldOn => "Blindfold: the pieces are hidden, the moves are shown.",
        BoardText::BlindfoldNext => "Blindfold: from the next game on, the pieces are hidden.",
        BoardText::BlindfoldOff => "The pieces are shown.",
        BoardText::BlindfoldAside => "Blindfold: {0} shows the pieces.",
        BoardText::AutoFlipOn => "The board turns after each move.",
        BoardText::AutoFlipOff => "The board stays as it is.",
        BoardText::LinesAscii => "Everything is drawn in ASCII.",
        BoardText::LinesUnicode => "Lines and pieces are drawn in Unicode.",
        BoardText::WideLines => {
            "Lines are two columns wide here: ASCII is drawn. {0} changes that."
        }
        BoardText::NoCharacters => {
            "No Chinese characters here: letters are drawn. {0} changes that."
        }
        BoardText::OnlyLetters => "In ASCII the pieces are letters; {0} leaves ASCII.",
        BoardText::MouseOn => "Clicks go to the board.",
        BoardText::MouseOff => "Clicks are left to the terminal: mark and copy as usual.",
        BoardText::WindowTooSmall => "Too small: {0}x{1} is needed.",
        BoardText::WindowTooSmallShort => "Need {0}",
        BoardText::LineHint => "Type a move ({0} ...) or press {1}.",
        BoardText::LineLetters => "{0}, {1}, {2} are letters now.",
        BoardText::LineMeans => "{0}: Enter plays it",
        BoardText::LineCouldBe => "could be {0}",
        BoardText::LineMore => "{0} and {1} more",
        BoardText::LineBegins => "{0}: {1}",
        BoardText::LineNothing => "no move begins like this",
        BoardText::LineIncomplete => "\"{0}\" is only the beginning of a move, such as {1}.",
        BoardText::LineRefused => "type anew, or {0} to mend it",
        BoardText::LineComment => "a comment on {0}",
        BoardText::LineOrComment => "{0}; Space: comment",
        BoardText::LineCommentStart => "a comment on the start",
        BoardText::TitleSetUp => "Set up a position",
        BoardText::FirstStart => "New to the characters? {0} shows letters. 中文：{1}",
        BoardText::TitleTold => "In words",
        BoardText::TitleMoves => "Legal moves",
        BoardText::DrawWaits => "{0} offers a draw. {2}: {1} accepts, a move declines.",
        BoardText::ByoYomi => "byo-yomi {0} ×{1}",
        BoardText::ClockThisMove => "move {0}",
        BoardText::PressYesNo => "Press y (yes) or n (no).",
    }
}
