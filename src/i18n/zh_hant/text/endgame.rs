//! Traditional Chinese: the endgames.

use crate::i18n::text::EndgameText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: EndgameText) -> &'static str {
    match text {
        EndgameText::EndgameCompositions => "古譜名局",
        EndgameText::EndgameMates => "殺法練習",
        EndgameText::EndgameLessons => "實用殘局",
        EndgameText::EndgameRedWins => "紅勝",
        EndgameText::EndgameBlackWins => "黑勝",
        EndgameText::EndgameDraw => "和",
        EndgameText::EndgameSolved => "破解成功。",
        EndgameText::EndgameOtherLine => "與答案不同：按 {0} 悔棋，再按 {1} 看提示。",
        EndgameText::EndgameLeft => "與答案不同；按 {0} 悔棋。",
        EndgameText::EndgameUnsolved => "沒有破解：要走到底才算。",
        EndgameText::EndgamePiece => "提示：{1} 的{0}。再按 {2} 看著法。",
        EndgameText::EndgameNoHint => "沒有提示：走法已與答案不同，按 {0} 悔棋。",
        EndgameText::EndgameNoLine => "沒有提示：這一局沒有著法可查。",
        EndgameText::EndgameLineEnds => "沒有提示：棋譜到此為止。",
        EndgameText::EndgameDrawn => "棋譜到此為止，結果為和。破解成功。",
        EndgameText::EndgameProgress => "已解 {0} / {1}",
        EndgameText::EndgameMateIn => "{0}，{1} 回合成殺",
        EndgameText::EndgameStalemateIn => "{0}，{1} 回合困斃",
        EndgameText::EndgameHereMate => "{0}：{1}。",
        EndgameText::EndgameHere => "{0}：{1}。",
        EndgameText::ProgressNotKept => "解題進度無法保存：{0}",
    }
}
