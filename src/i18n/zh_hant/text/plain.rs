//! Traditional Chinese: plain mode.

use crate::i18n::text::PlainText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: PlainText) -> &'static str {
    match text {
        PlainText::PlainWelcome => "象棋 {0}。請輸入著法，例如 {1}；輸入「說明」看說明。",
        PlainText::HelpMoves => {
            "也可以寫 h2e2 或 H2-E2（直線 a-i，橫線 0-9）、7 2 4 2（同樣的數字寫法）、C2.5 或 C2=5（WXF）。"
        }
        PlainText::HelpMovesChinese => "一行寫一著棋，繁簡都行：炮二平五、馬8進7。",
        PlainText::HelpCommands => "或者寫一個指令，中英文都可以：",
        PlainText::HelpPieces => {
            "字母棋子：K 帥將、A 仕士、E 相象、H 馬、R 車、C 炮、P 兵卒；大寫是紅方。"
        }
        PlainText::HelpUndo => "悔上一著，或悔指定的著數",
        PlainText::HelpRedo => "把悔掉的棋重走一次",
        PlainText::HelpLegal => "列出可走的著法，全部或某位置、某種棋子的",
        PlainText::HelpBoard => "印出棋盤",
        PlainText::HelpSay => "說明局面：上一著、紅方、黑方、計時、某位置、某種棋子",
        PlainText::HelpFen => "印出局面的 FEN，或擺出所給的局面",
        PlainText::HelpFlip => "翻轉棋盤",
        PlainText::HelpDraw => "提和，或同意對方的提和",
        PlainText::HelpAccept => "同意對方的提和",
        PlainText::HelpResign => "認輸：輪到走棋的一方算輸",
        PlainText::HelpSave => "存檔；副檔名決定格式",
        PlainText::HelpLoad => "開啟存檔，或其中指定的一局",
        PlainText::HelpNew => "開始新的一局",
        PlainText::HelpResume => "接著下保留的棋局，或其中第幾局",
        PlainText::HelpHelp => "顯示說明",
        PlainText::HelpQuit => "離開程式；輸入 -1 也一樣",
        PlainText::SayMove => "{0}：{1}從 {2} 到 {3}",
        PlainText::SayTakes => "{0}：{1}從 {2} 到 {3}，吃{4}",
        PlainText::SayCheck => "，將軍",
        PlainText::SayWritten => "{0}（{1}）",
        PlainText::SayPieces => "{0}：{1}。",
        PlainText::SayPieceAt => "{0}：{1}{2}。",
        PlainText::SayEmpty => "{0} 沒有棋子。",
        PlainText::SayClock => "{0}還有 {1}。",
        PlainText::SayNoClock => "這局棋沒有計時。",
        PlainText::ClocksStand => "計時暫停中：按 Enter 或輸入下一行即繼續計時。",
        PlainText::SayUnknown => {
            "要說什麼？上一著、紅方、黑方、計時，某種棋子，或某個位置，例如 {0}。"
        }
        PlainText::ArgWhat => "內容",
        PlainText::ArgSquare => "位置",
        PlainText::ArgFile => "檔名",
        PlainText::ArgFileAndGame => "檔名 [局號]",
        PlainText::ArgCount => "著數",
        PlainText::ArgGame => "第幾局",
    }
}
