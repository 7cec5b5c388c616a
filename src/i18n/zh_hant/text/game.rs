//! Traditional Chinese: the state of the game, the rules, and answers to what was typed.

use crate::i18n::text::GameText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: GameText) -> &'static str {
    match text {
        GameText::ToMove => "輪到{0}走棋。",
        GameText::ToMoveTimed => "輪到{0}走棋，還有 {1}。",
        GameText::Check => "將軍！",
        GameText::River => "楚 河          漢 界",
        GameText::LastMove => "上一著，{0}。",
        GameText::NoMoveYet => "還沒有走過棋。",
        GameText::Captured => "{0}損失：{1}。",
        GameText::PliesToLimit => "離自然限著還有 {0} 著。",
        GameText::RepetitionWarning => "注意：這個局面再出現一次，{0}",
        GameText::GameOver => "棋局已經結束。{0}",
        GameText::WouldLose => "這樣走會輸。{0}",
        GameText::PieceOn => "{1} 的{0}",
        GameText::Comma => "、",
        GameText::Deed => "{0}. {1} {2}：{3}",
        GameText::DeedCheck => "將軍",
        GameText::DeedChase => "捉 {0}",
        GameText::DeedIdle => "閒著",
        GameText::Played => "{0}：{1}",
        GameText::MayNotGo => "{1} 的{0}不能走到 {2}。",
        GameText::NothingToUndo => "沒有可悔的棋。",
        GameText::NothingToRedo => "沒有可重走的棋。",
        GameText::Undone => "悔棋：{0}",
        GameText::Redone => "重走：{0}",
        GameText::LegalMoves => "可走的著法共 {0} 種：",
        GameText::PieceCannotMove => "{1} 的{0}無路可走。",
        GameText::NotAPoint => "「{0}」不是位置，也不是棋子；例如可以寫 {1} 或「馬」。",
        GameText::NotANumber => "「{0}」不是大於 0 的數。",
        GameText::NeedsFile => "請寫出檔名：{0} 檔名",
        GameText::TakesNothing => "「{0}」後面不用再寫什麼。",
        GameText::CannotRead => "看不懂「{0}」：既不是著法，也不是指令。",
        GameText::Ambiguous => "「{0}」可以是 {2} 種著法：{1}？",
        GameText::NoSuchPiece => "{0}沒有這樣的{1}：「{2}」。",
        GameText::NoSuchPair => "{0}沒有兩個{1}在同一路上，分不出前後：「{2}」。",
        GameText::NoSuchStep => "{0}，不能「{1}」。",
        GameText::LeavesBoard => "「{1}」會讓{0}走出棋盤。",
        GameText::OtherSidesPiece => "輪到{0}走棋，「{1}」是{2}的棋子。",
        GameText::NotLegalHere => "「{0}」在這裡不合規則。",
        GameText::OffBoard => "「{0}」超出棋盤：x 是 0 到 8，y 是 0 到 9。",
        GameText::RanksFromOne => "{0}這裡的橫線從 0 數起；如果您從 1 數起，請寫 {1}。",
        GameText::OtherNumerals => "「{0}」用的是對方的數字寫法；如果是 {1}，請改用己方的數字。",
        GameText::Or => "還是",
        GameText::SeeHelp => "輸入「說明」可以看能輸入什麼。",
        GameText::Flipped => "棋盤已翻轉。",
        GameText::NewGame => "新的一局。",
        GameText::NewGameTimed => "新的一局：{0}。",
        GameText::DrawOffered => "{0}提和。{1}輸入「求和」表示同意；{1}走棋即拒絕。",
        GameText::DrawOfferLapsed => "這一著拒絕了和棋。",
        GameText::TakenBackReplaced => "這一著取代了悔掉的著法。",
        GameText::DrawDeclined => "{0}拒絕和棋。",
        GameText::NoDrawOffered => "沒有人提和，無從同意。",
        GameText::AskResign => "{0}認輸嗎？（是／否）",
        GameText::AskTakeBack => "{0}要悔棋。{1}同意嗎？（是／否）",
        GameText::AskNew => "放棄這局棋，另開新局嗎？（是／否）",
        GameText::AskGoOn => "放棄這局棋，接著下另一局嗎？（是／否）",
        GameText::AskReplaceGame => "放棄這局棋，開啟「{0}」嗎？（是／否）",
        GameText::AskOverwrite => "「{0}」已經存在，要覆蓋嗎？（是／否）",
        GameText::WillNotOverwrite => "「{0}」已經存在，沒有更動它；請換個檔名。",
        GameText::AnswerYesNo => "請回答「是」或「否」。",
        GameText::Unchanged => "沒有更動。",
        GameText::NoMovesOfKind => "這種棋子都無路可走。",
        GameText::OneLegalMove => "1 種合法著法：",
        GameText::NoMove => {
            "「{0}」不是象棋的著法：可讀 h2e2、C2.5 與中文著法，不讀西洋棋和 XBoard 的代數記譜。"
        }
        GameText::Withdrawn => "收回終局：對局繼續。",
        GameText::WordPerpetualCheck => "長將",
        GameText::WordPerpetualChase => "長捉",
        GameText::TwiceLoses => "局面第二次出現：再出現一次，{0}判負（{1}）。",
        GameText::TwiceDraw => "局面第二次出現：再出現一次，判和。",
        GameText::CyclePlies => "第 {0} 至 {1} 著",
        GameText::CycleMoves => "第 {0} 至 {1} 回合",
        GameText::RulesStandard => "標準規則：不可送將，將帥不可對面；被將死或困斃都算輸。",
        GameText::RulesCasual => {
            "隨意規則：只看棋子本身的走法。吃掉將帥者勝；走成將帥對面的一方輸；無棋可走也算輸。"
        }
        GameText::RulesRepetition => {
            "同一局面出現第三次時，裁決其間的著法：步步將軍（長將）的一方輸；其次，步步捉無根子（長捉）的一方輸；其餘和棋。"
        }
        GameText::RulesChecksOnly => {
            "同一局面出現第三次時，步步將軍（長將）的一方輸，其餘和棋；不判長捉。"
        }
        GameText::RulesPlain => "同一局面出現第三次就判和，不論長將長捉。",
        GameText::RulesOff => "局面重複沒有任何後果。",
        GameText::RulesRefuse => "會因此判負的著法不許走；別無他著可走的一方輸。",
        GameText::RulesLimit => "自然限著：雙方合計連續 {0} 著沒有吃子，判和。",
        GameText::RulesNoLimit => "沒有自然限著：多久不吃子都不判和。",
        GameText::RulesExemptChecks => "每方十次以外的將軍及其應著不計入。",
        GameText::RulesAllChecks => "將軍和應將也一樣計入。",
        GameText::RulesElsewhere => {
            "各家規則不同：中國棋規也禁止長殺，以及一將一捉、一將一殺等循環，這裡則判和。"
        }
        GameText::ElsewhereChecksOnly => "各家規則不同：多數棋規也禁止長捉，這裡則判和。",
        GameText::ElsewherePlain => "各家規則不同：多數棋規禁止長將、長捉，這裡則判和。",
        GameText::ElsewhereOff => "各家規則不同：多數棋規禁止長將、長捉，其餘的重複判和。",
        GameText::ElsewhereLimit => "中國棋規的自然限著是 60 回合，有些地方是 50 回合。",
    }
}
