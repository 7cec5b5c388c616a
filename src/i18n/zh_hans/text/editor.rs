//! Simplified Chinese: setting up a position.

use crate::i18n::text::EditorText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: EditorText) -> &'static str {
    match text {
        EditorText::QuestionLeaveEditor => "离开摆局？这个局面不会保留。",
        EditorText::LineFen => "以 FEN 表示的局面",
        EditorText::LineFenEnter => "按 Enter 摆上",
        EditorText::EditorHint => {
            "字母或汉字在光标处放子（马、车、炮：下半盘红，上半盘黑）；空格键放手中的。"
        }
        EditorText::EditorHintShort => "输入字母或汉字放子，空格键放手中的。",
        EditorText::SetupReadyShort => "{0}先走，可以对局。",
        EditorText::SetupReady => "这个局面可以对局。",
        EditorText::SetupOver => "无棋可下，{0}",
        EditorText::NothingToRevert => "没有可撤回的改动。",
        EditorText::SetupNoKing => "{0}没有{1}。",
        EditorText::SetupKings => "{0}有 {1} 个{2}，应当只有一个。",
        EditorText::SetupTooMany => "{0}有 {1} 个{2}，最多 {3} 个。",
        EditorText::SetupMisplaced => "{0}的{1}不可能站在 {2}。",
        EditorText::SetupFacing => "{0} 的帅与 {1} 的将在同一直线上照面。",
        EditorText::SetupInCheck => "轮到{3}走，{0}的{4}却已被 {2} 的{1}将军。",
        EditorText::FenEmpty => "没有 FEN：应当有 10 行的棋盘。",
        EditorText::FenOfChess => "FEN 只有 8 行：这像是国际象棋，象棋应当有 10 行。",
        EditorText::FenRanks => "FEN 有 {0} 行，应当有 10 行。",
        EditorText::FenWidth => "FEN 第 {0} 行有 {1} 个点，应当有 9 个：“{2}”。",
        EditorText::FenPiece => {
            "FEN 第 {1} 行的“{0}”不是棋子，棋子写作 K A B N R C P（第 {2} 字）。"
        }
        EditorText::FenSide => "先行方是“{0}”，应当是 w 或 b。",
        EditorText::FenCounter => "“{0}”不是 0 到 9999 的数。",
        EditorText::FenOneRank => "FEN 只有 1 行，应当有 10 行。",
    }
}
