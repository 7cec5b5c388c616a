//! Simplified Chinese: the endgames.

use crate::i18n::text::EndgameText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: EndgameText) -> &'static str {
    match text {
        EndgameText::EndgameCompositions => "古谱名局",
        EndgameText::EndgameMates => "杀法练习",
        EndgameText::EndgameLessons => "实用残局",
        EndgameText::EndgameRedWins => "红胜",
        EndgameText::EndgameBlackWins => "黑胜",
        EndgameText::EndgameDraw => "和",
        EndgameText::EndgameSolved => "破解成功。",
        EndgameText::EndgameOtherLine => "与答案不同：按 {0} 悔棋，再按 {1} 看提示。",
        EndgameText::EndgameLeft => "与答案不同；按 {0} 悔棋。",
        EndgameText::EndgameUnsolved => "没有破解：要走到底才算。",
        EndgameText::EndgamePiece => "提示：{1} 的{0}。再按 {2} 看着法。",
        EndgameText::EndgameNoHint => "没有提示：走法已与答案不同，按 {0} 悔棋。",
        EndgameText::EndgameNoLine => "没有提示：这一局没有着法可查。",
        EndgameText::EndgameLineEnds => "没有提示：棋谱到此为止。",
        EndgameText::EndgameDrawn => "棋谱到此为止，结果为和。破解成功。",
        EndgameText::EndgameProgress => "已解 {0} / {1}",
        EndgameText::EndgameMateIn => "{0}，{1} 回合成杀",
        EndgameText::EndgameStalemateIn => "{0}，{1} 回合困毙",
        EndgameText::EndgameHereMate => "{0}：{1}。",
        EndgameText::EndgameHere => "{0}：{1}。",
        EndgameText::ProgressNotKept => "解题进度无法保存：{0}",
    }
}
