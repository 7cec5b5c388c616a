//! Simplified Chinese: plain mode.

use crate::i18n::text::PlainText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: PlainText) -> &'static str {
    match text {
        PlainText::PlainWelcome => "象棋 {0}。请输入着法，例如 {1}；输入“说明”看说明。",
        PlainText::HelpMoves => {
            "也可以写 h2e2 或 H2-E2（直线 a-i，横线 0-9）、7 2 4 2（同样的数字写法）、C2.5 或 C2=5（WXF）。"
        }
        PlainText::HelpMovesChinese => "一行写一着棋，繁简都行：炮二平五、马8进7。",
        PlainText::HelpCommands => "或者写一个命令，中英文都可以：",
        PlainText::HelpPieces => {
            "字母棋子：K 帅将、A 仕士、E 相象、H 马、R 车、C 炮、P 兵卒；大写是红方。"
        }
        PlainText::HelpUndo => "悔上一着，或悔指定的着数",
        PlainText::HelpRedo => "把悔掉的棋重走一次",
        PlainText::HelpLegal => "列出可走的着法，全部或某位置、某种棋子的",
        PlainText::HelpBoard => "打印棋盘",
        PlainText::HelpSay => "说明局面：上一着、红方、黑方、计时、某位置、某种棋子",
        PlainText::HelpFen => "打印局面的 FEN，或摆出所给的局面",
        PlainText::HelpFlip => "翻转棋盘",
        PlainText::HelpDraw => "提和，或同意对方的提和",
        PlainText::HelpAccept => "同意对方的提和",
        PlainText::HelpResign => "认输：轮到走棋的一方算输",
        PlainText::HelpSave => "保存棋局；扩展名决定格式",
        PlainText::HelpLoad => "打开保存的棋局，或其中指定的一局",
        PlainText::HelpNew => "开始新的一局",
        PlainText::HelpResume => "接着下保留的棋局，或其中第几局",
        PlainText::HelpHelp => "显示说明",
        PlainText::HelpQuit => "离开程序；输入 -1 也一样",
        PlainText::SayMove => "{0}：{1}从 {2} 到 {3}",
        PlainText::SayTakes => "{0}：{1}从 {2} 到 {3}，吃{4}",
        PlainText::SayCheck => "，将军",
        PlainText::SayWritten => "{0}（{1}）",
        PlainText::SayPieces => "{0}：{1}。",
        PlainText::SayPieceAt => "{0}：{1}{2}。",
        PlainText::SayEmpty => "{0} 没有棋子。",
        PlainText::SayClock => "{0}还有 {1}。",
        PlainText::SayNoClock => "这局棋没有计时。",
        PlainText::ClocksStand => "计时暂停中：按 Enter 或输入下一行即继续计时。",
        PlainText::SayUnknown => {
            "要说什么？上一着、红方、黑方、计时，某种棋子，或某个位置，例如 {0}。"
        }
        PlainText::ArgWhat => "内容",
        PlainText::ArgSquare => "位置",
        PlainText::ArgFile => "文件名",
        PlainText::ArgFileAndGame => "文件名 [局号]",
        PlainText::ArgCount => "着数",
        PlainText::ArgGame => "第几局",
    }
}
