//! Traditional Chinese: setting up a position.

use crate::i18n::text::EditorText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: EditorText) -> &'static str {
    match text {
        EditorText::QuestionLeaveEditor => "離開擺局？這個局面不會保留。",
        EditorText::LineFen => "以 FEN 表示的局面",
        EditorText::LineFenEnter => "按 Enter 擺上",
        EditorText::EditorHint => {
            "字母或漢字在游標處放子（馬、車、炮：下半盤紅，上半盤黑）；空白鍵放手中的。"
        }
        EditorText::EditorHintShort => "輸入字母或漢字放子，空白鍵放手中的。",
        EditorText::SetupReadyShort => "{0}先走，可以對局。",
        EditorText::SetupReady => "這個局面可以對局。",
        EditorText::SetupOver => "無棋可下，{0}",
        EditorText::NothingToRevert => "沒有可撤回的改動。",
        EditorText::SetupNoKing => "{0}沒有{1}。",
        EditorText::SetupKings => "{0}有 {1} 個{2}，應當只有一個。",
        EditorText::SetupTooMany => "{0}有 {1} 個{2}，最多 {3} 個。",
        EditorText::SetupMisplaced => "{0}的{1}不可能站在 {2}。",
        EditorText::SetupFacing => "{0} 的帥與 {1} 的將在同一直線上照面。",
        EditorText::SetupInCheck => "輪到{3}走，{0}的{4}卻已被 {2} 的{1}將軍。",
        EditorText::FenEmpty => "沒有 FEN：應當有 10 列的棋盤。",
        EditorText::FenOfChess => "FEN 只有 8 列：這像是西洋棋，象棋應當有 10 列。",
        EditorText::FenRanks => "FEN 有 {0} 列，應當有 10 列。",
        EditorText::FenWidth => "FEN 第 {0} 列有 {1} 個點，應當有 9 個：「{2}」。",
        EditorText::FenPiece => {
            "FEN 第 {1} 列的「{0}」不是棋子，棋子寫作 K A B N R C P（第 {2} 字）。"
        }
        EditorText::FenSide => "先行方是「{0}」，應當是 w 或 b。",
        EditorText::FenCounter => "「{0}」不是 0 到 9999 的數。",
        EditorText::FenOneRank => "FEN 只有 1 列，應當有 10 列。",
    }
}
