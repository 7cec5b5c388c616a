//! Simplified Chinese: the fixed texts.

use crate::i18n::Text;

#[allow(clippy::too_many_lines)] // a table, one line a text
pub(in crate::i18n) const fn text(text: Text) -> &'static str {
    match text {
        Text::ToMove => "轮到{0}走棋。",
        Text::Check => "将军！",
        Text::River => "楚 河          汉 界",
        Text::LastMove => "上一着：{0}。",
        Text::NoMoveYet => "还没有走过棋。",
        Text::Captured => "{0}损失：{1}。",
        Text::Nothing => "无",
        Text::PliesToLimit => "离自然限着还有 {0} 步。",
        Text::RepetitionWarning => "注意：这个局面再出现一次，{0}",
        Text::GameOver => "棋局已经结束。{0}",
        Text::WouldLose => "这样走会输。{0}",

        Text::Played => "{0}：{1}",
        Text::NothingToUndo => "没有可悔的棋。",
        Text::NothingToRedo => "没有可重走的棋。",
        Text::Undone => "悔棋：{0}",
        Text::Redone => "重走：{0}",
        Text::LegalMoves => "可走的着法共 {0} 种：",
        Text::PieceCannotMove => "{1} 的{0}无路可走。",
        Text::NotAPoint => "“{0}”不是棋盘上的位置；例如可以写 {1}。",
        Text::NotANumber => "“{0}”不是着数。",
        Text::NeedsFile => "请写出文件名：{0} 文件名",
        Text::TakesNothing => "“{0}”后面不用再写什么。",
        Text::CannotRead => "看不懂“{0}”：既不是着法，也不是命令。",
        Text::Ambiguous => "“{0}”可以是两种着法：{1}？",
        Text::NotLegalHere => "“{0}”在这里不合规则。",
        Text::Or => "还是",
        Text::SeeHelp => "输入“帮助”可以看能输入什么。",
        Text::Flipped => "棋盘已翻转。",
        Text::NewGame => "新的一局。",
        Text::DrawOffered => "{0}提和。{1}输入“求和”表示同意；走下一着就是不同意。",
        Text::DrawOfferLapsed => "提和已失效。",
        Text::AskResign => "{0}认输吗？（是/否）",
        Text::AskNew => "放弃这局棋，另开新局吗？（是/否）",
        Text::AskReplaceGame => "放弃这局棋，打开 {0} 吗？（是/否）",
        Text::AskOverwrite => "{0} 已经存在，要覆盖吗？（是/否）",
        Text::WillNotOverwrite => "{0} 已经存在，没有改动它；请换个文件名。",
        Text::AnswerYesNo => "请回答“是”或“否”。",
        Text::Unchanged => "没有改动。",

        Text::Saved => "已保存：{0}。",
        Text::CannotSave => "无法保存 {0}：{1}。",
        Text::Opened => "已打开 {0}。",
        Text::CannotOpen => "无法打开 {0}：{1}。",
        Text::NoGameInFile => "{0} 里没有棋局。",
        Text::ChooseGame => "{0} 有 {1} 局棋，这是第 {2} 局。看别的局：读取 文件名 局号",
        Text::GoneOn => "接着下上次的棋（已走 {0} 步）。输入“新局”另开一局。",
        Text::AutosaveOff => "程序中断时无法保住这局棋：{0}。",
        Text::AutosaveSetAside => "自动存档读不出来（{0}），已改名为 {1} 放在一旁。",
        Text::NothingToResume => "没有可以接着下的棋局。",
        Text::NoHome => "找不到用户的主目录",
        Text::NotUtf8 => "区域设置不是 UTF-8：改用字母和 ASCII 线条。",
        Text::OtherScript => "按 g 可以换成字母或另一种字体的棋子。",
        Text::SettingsProblem => "设置：{0}",
        Text::SettingsUnreadable => "无法读取文件：{0}。",
        Text::SettingsSyntax => "不是 TOML：{0}；已忽略。",
        Text::SettingsUnknownKey => "没有名为 {0} 的设置；已忽略。",
        Text::SettingsWrongValue => "{0} 不能设为 {1}（可用：{2}）；已忽略。",
        Text::SettingsMistakes => "设置文件里有看不懂的内容，因此没有改动它",

        Text::PlainWelcome => "象棋 {0}。请输入着法，例如 {1}；输入“帮助”看说明。",
        Text::HelpMoves => {
            "一行写一着棋：炮二平五、h2e2 或 H2-E2（直线 a-i，横线 0-9）、7 2 4 2（同样的数字写法）、C2.5（WXF）。"
        }
        Text::HelpCommands => "或者写一个命令，中英文都可以：",
        Text::HelpPieces => {
            "字母棋子：K 帅将、A 仕士、E 相象、H 马、R 车、C 炮、P 兵卒；大写是红方。"
        }
        Text::HelpRules => {
            "被将死或困毙都算输。同一局面出现第三次时裁决：一直长将或长捉的一方输，其余和棋。"
        }
        Text::HelpUndo => "悔上一着，或悔指定的着数",
        Text::HelpRedo => "把悔掉的棋重走一次",
        Text::HelpLegal => "列出可走的着法，全部或某一个棋子的",
        Text::HelpBoard => "打印棋盘",
        Text::HelpSay => "用文字说明局面：上一着、红方、黑方、时钟，或某个位置",
        Text::HelpFen => "打印局面的 FEN，或摆出所给的局面",
        Text::HelpFlip => "翻转棋盘",
        Text::HelpDraw => "提和，或同意对方的提和",
        Text::HelpResign => "认输：轮到走棋的一方算输",
        Text::HelpSave => "保存棋局；扩展名决定格式",
        Text::HelpLoad => "打开保存的棋局，或其中指定的一局",
        Text::HelpNew => "开始新的一局",
        Text::HelpHelp => "显示这份说明",
        Text::HelpQuit => "退出程序；输入 -1 也一样",
        Text::SayPieces => "{0}：{1}。",
        Text::SayPieceAt => "{0}：{1}{2}。",
        Text::SayEmpty => "{0} 没有棋子。",
        Text::SayClock => "{0}还有 {1}。",
        Text::SayNoClock => "这局棋没有用时钟。",
        Text::SayUnknown => "要说什么？上一着、红方、黑方、时钟，或某个位置，例如 {0}。",
    }
}
