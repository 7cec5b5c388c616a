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
        EndgameText::EndgameSolved => "解開了。",
        EndgameText::EndgameOtherLine => "已知著法不是這一著：按 {0} 悔棋，再按 {1} 看提示。",
        EndgameText::EndgameNoHint => "沒有提示：已知著法不到這裡。",
        EndgameText::EndgameProgress => "已解 {0} / {1}",
        EndgameText::EndgameMateIn => "{0}，{1} 回合殺",
        EndgameText::EndgameHereMate => "{0}（{1}）。",
        EndgameText::EndgameHere => "{0}（{1}）。",
        EndgameText::ProgressNotKept => "解題進度無法保存：{0}",
    }
}
