//! Simplified Chinese: the state of the game, the rules, and answers to what was typed.

use crate::i18n::text::GameText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: GameText) -> &'static str {
    match text {
        GameText::ToMove => "轮到{0}走棋。",
        GameText::ToMoveTimed => "轮到{0}走棋，还有 {1}。",
        GameText::Check => "将军！",
        GameText::River => "楚 河          汉 界",
        GameText::LastMove => "上一着，{0}。",
        GameText::NoMoveYet => "还没有走过棋。",
        GameText::Captured => "{0}损失：{1}。",
        GameText::PliesToLimit => "离自然限着还有 {0} 着。",
        GameText::RepetitionWarning => "注意：这个局面再出现一次，{0}",
        GameText::GameOver => "棋局已经结束。{0}",
        GameText::WouldLose => "这样走会输。{0}",
        GameText::PieceOn => "{1} 的{0}",
        GameText::Comma => "、",
        GameText::Deed => "{0}. {1} {2}：{3}",
        GameText::DeedCheck => "将军",
        GameText::DeedChase => "捉 {0}",
        GameText::DeedIdle => "闲着",
        GameText::Played => "{0}：{1}",
        GameText::MayNotGo => "{1} 的{0}不能走到 {2}。",
        GameText::NothingToUndo => "没有可悔的棋。",
        GameText::NothingToRedo => "没有可重走的棋。",
        GameText::Undone => "悔棋：{0}",
        GameText::Redone => "重走：{0}",
        GameText::LegalMoves => "可走的着法共 {0} 种：",
        GameText::PieceCannotMove => "{1} 的{0}无路可走。",
        GameText::NotAPoint => "“{0}”不是位置，也不是棋子；例如可以写 {1} 或“马”。",
        GameText::NotANumber => "“{0}”不是大于 0 的数。",
        GameText::NeedsFile => "请写出文件名：{0} 文件名",
        GameText::TakesNothing => "“{0}”后面不用再写什么。",
        GameText::CannotRead => "看不懂“{0}”：既不是着法，也不是命令。",
        GameText::Ambiguous => "“{0}”可以是 {2} 种着法：{1}？",
        GameText::NoSuchPiece => "{0}没有这样的{1}：“{2}”。",
        GameText::NoSuchPair => "{0}没有两个{1}在同一路上，分不出前后：“{2}”。",
        GameText::NoSuchStep => "{0}，不能“{1}”。",
        GameText::LeavesBoard => "“{1}”会让{0}走出棋盘。",
        GameText::OtherSidesPiece => "轮到{0}走棋，“{1}”是{2}的棋子。",
        GameText::NotLegalHere => "“{0}”在这里不合规则。",
        GameText::OffBoard => "“{0}”超出棋盘：x 是 0 到 8，y 是 0 到 9。",
        GameText::RanksFromOne => "{0}这里的横线从 0 数起；如果您从 1 数起，请写 {1}。",
        GameText::OtherNumerals => "“{0}”用的是对方的数字写法；如果是 {1}，请改用己方的数字。",
        GameText::Or => "还是",
        GameText::SeeHelp => "输入“说明”可以看能输入什么。",
        GameText::Flipped => "棋盘已翻转。",
        GameText::NewGame => "新的一局。",
        GameText::NewGameTimed => "新的一局：{0}。",
        GameText::DrawOffered => "{0}提和。{1}输入“求和”表示同意；{1}走棋即拒绝。",
        GameText::DrawOfferLapsed => "这一着拒绝了和棋。",
        GameText::TakenBackReplaced => "这一着取代了悔掉的着法。",
        GameText::DrawDeclined => "{0}拒绝和棋。",
        GameText::NoDrawOffered => "没有人提和，无从同意。",
        GameText::AskResign => "{0}认输吗？（是/否）",
        GameText::AskTakeBack => "{0}要悔棋。{1}同意吗？（是/否）",
        GameText::AskNew => "放弃这局棋，另开新局吗？（是/否）",
        GameText::AskGoOn => "放弃这局棋，接着下另一局吗？（是/否）",
        GameText::AskReplaceGame => "放弃这局棋，打开“{0}”吗？（是/否）",
        GameText::AskOverwrite => "“{0}”已经存在，要覆盖吗？（是/否）",
        GameText::WillNotOverwrite => "“{0}”已经存在，没有改动它；请换个文件名。",
        GameText::AnswerYesNo => "请回答“是”或“否”。",
        GameText::Unchanged => "没有改动。",
        GameText::NoMovesOfKind => "这种棋子都无路可走。",
        GameText::OneLegalMove => "1 种合法着法：",
        GameText::NoMove => {
            "“{0}”不是象棋的着法：可读 h2e2、C2.5 与中文着法，不读国际象棋和 XBoard 的代数记谱。"
        }
        GameText::Withdrawn => "收回终局：对局继续。",
        GameText::WordPerpetualCheck => "长将",
        GameText::WordPerpetualChase => "长捉",
        GameText::TwiceLoses => "局面第二次出现：再出现一次，{0}判负（{1}）。",
        GameText::TwiceDraw => "局面第二次出现：再出现一次，判和。",
        GameText::CyclePlies => "第 {0} 至 {1} 着",
        GameText::CycleMoves => "第 {0} 至 {1} 回合",
        GameText::RulesStandard => "标准规则：不可送将，将帅不可对面；被将死或困毙都算输。",
        GameText::RulesCasual => {
            "随意规则：只看棋子本身的走法。吃掉将帅者胜；走成将帅对面的一方输；无棋可走也算输。"
        }
        GameText::RulesRepetition => {
            "同一局面出现第三次时，裁决其间的着法：步步将军（长将）的一方输；其次，步步捉无根子（长捉）的一方输；其余和棋。"
        }
        GameText::RulesChecksOnly => {
            "同一局面出现第三次时，步步将军（长将）的一方输，其余和棋；不判长捉。"
        }
        GameText::RulesPlain => "同一局面出现第三次就判和，不论长将长捉。",
        GameText::RulesOff => "局面重复没有任何后果。",
        GameText::RulesRefuse => "会因此判负的着法不许走；别无他着可走的一方输。",
        GameText::RulesLimit => "自然限着：双方合计连续 {0} 着没有吃子，判和。",
        GameText::RulesNoLimit => "没有自然限着：多久不吃子都不判和。",
        GameText::RulesExemptChecks => "每方十次以外的将军及其应着不计入。",
        GameText::RulesAllChecks => "将军和应将也一样计入。",
        GameText::RulesElsewhere => {
            "各家规则不同：中国棋规也禁止长杀，以及一将一捉、一将一杀等循环，这里则判和。"
        }
        GameText::ElsewhereChecksOnly => "各家规则不同：多数棋规也禁止长捉，这里则判和。",
        GameText::ElsewherePlain => "各家规则不同：多数棋规禁止长将、长捉，这里则判和。",
        GameText::ElsewhereOff => "各家规则不同：多数棋规禁止长将、长捉，其余的重复判和。",
        GameText::ElsewhereLimit => "中国棋规的自然限着是 60 回合，有些地方是 50 回合。",
    }
}
