//! Traditional Chinese: the fixed texts.

use crate::i18n::Text;

#[allow(clippy::too_many_lines)] // a table, one line a text
pub(in crate::i18n) const fn text(text: Text) -> &'static str {
    match text {
        Text::ToMove => "輪到{0}走棋。",
        Text::Check => "將軍！",
        Text::River => "楚 河          漢 界",
        Text::LastMove => "上一著：{0}。",
        Text::NoMoveYet => "還沒有走過棋。",
        Text::Captured => "{0}損失：{1}。",
        Text::Nothing => "無",
        Text::PliesToLimit => "離自然限著還有 {0} 步。",
        Text::RepetitionWarning => "注意：這個局面再出現一次，{0}",
        Text::GameOver => "棋局已經結束。{0}",
        Text::WouldLose => "這樣走會輸。{0}",

        Text::Played => "{0}：{1}",
        Text::NothingToUndo => "沒有可悔的棋。",
        Text::NothingToRedo => "沒有可重走的棋。",
        Text::Undone => "悔棋：{0}",
        Text::Redone => "重走：{0}",
        Text::LegalMoves => "可走的著法共 {0} 種：",
        Text::PieceCannotMove => "{1} 的{0}無路可走。",
        Text::NotAPoint => "「{0}」不是棋盤上的位置；例如可以寫 {1}。",
        Text::NotANumber => "「{0}」不是著數。",
        Text::NeedsFile => "請寫出檔名：{0} 檔名",
        Text::TakesNothing => "「{0}」後面不用再寫什麼。",
        Text::CannotRead => "看不懂「{0}」：既不是著法，也不是指令。",
        Text::Ambiguous => "「{0}」可以是兩種著法：{1}？",
        Text::NotLegalHere => "「{0}」在這裡不合規則。",
        Text::Or => "還是",
        Text::SeeHelp => "輸入「說明」可以看能輸入什麼。",
        Text::Flipped => "棋盤已翻轉。",
        Text::NewGame => "新的一局。",
        Text::DrawOffered => "{0}提和。{1}輸入「求和」表示同意；走下一著就是不同意。",
        Text::DrawOfferLapsed => "提和已失效。",
        Text::AskResign => "{0}認輸嗎？（是／否）",
        Text::AskNew => "放棄這局棋，另開新局嗎？（是／否）",
        Text::AskReplaceGame => "放棄這局棋，開啟 {0} 嗎？（是／否）",
        Text::AskOverwrite => "{0} 已經存在，要覆蓋嗎？（是／否）",
        Text::WillNotOverwrite => "{0} 已經存在，沒有更動它；請換個檔名。",
        Text::AnswerYesNo => "請回答「是」或「否」。",
        Text::Unchanged => "沒有更動。",

        Text::Saved => "已存檔：{0}。",
        Text::CannotSave => "無法存檔 {0}：{1}。",
        Text::Opened => "已開啟 {0}。",
        Text::CannotOpen => "無法開啟 {0}：{1}。",
        Text::NoGameInFile => "{0} 裡沒有棋局。",
        Text::ChooseGame => "{0} 有 {1} 局棋，這是第 {2} 局。看別局：讀檔 檔名 局號",
        Text::GoneOn => "接著下上次的棋（已走 {0} 步）。輸入「新局」另開一局。",
        Text::AutosaveOff => "程式中斷時無法保住這局棋：{0}。",
        Text::AutosaveSetAside => "自動存檔讀不出來（{0}），已改名為 {1} 放在一旁。",
        Text::NothingToResume => "沒有可以接著下的棋局。",
        Text::NoHome => "找不到使用者的主目錄",
        Text::NotUtf8 => "語系不是 UTF-8：改用字母與 ASCII 線條。",
        Text::OtherScript => "按 g 可以換成字母或另一種字體的棋子。",
        Text::SettingsProblem => "設定：{0}",
        Text::SettingsUnreadable => "無法讀取檔案：{0}。",
        Text::SettingsSyntax => "不是 TOML：{0}；已略過。",
        Text::SettingsUnknownKey => "沒有名為 {0} 的設定；已略過。",
        Text::SettingsWrongValue => "{0} 不能設為 {1}（可用：{2}）；已略過。",
        Text::SettingsMistakes => "設定檔裡有看不懂的內容，因此沒有更動它",

        Text::PlainWelcome => "象棋 {0}。請輸入著法，例如 {1}；輸入「說明」看說明。",
        Text::HelpMoves => {
            "一行寫一著棋：炮二平五、h2e2 或 H2-E2（直線 a-i，橫線 0-9）、7 2 4 2（同樣的數字寫法）、C2.5（WXF）。"
        }
        Text::HelpCommands => "或者寫一個指令，中英文都可以：",
        Text::HelpPieces => {
            "字母棋子：K 帥將、A 仕士、E 相象、H 馬、R 車、C 炮、P 兵卒；大寫是紅方。"
        }
        Text::HelpRules => {
            "被將死或困斃都算輸。同一局面出現第三次時裁決：一直長將或長捉的一方輸，其餘和棋。"
        }
        Text::HelpUndo => "悔上一著，或悔指定的著數",
        Text::HelpRedo => "把悔掉的棋重走一次",
        Text::HelpLegal => "列出可走的著法，全部或某一個棋子的",
        Text::HelpBoard => "印出棋盤",
        Text::HelpSay => "用文字說明局面：上一著、紅方、黑方、時鐘，或某個位置",
        Text::HelpFen => "印出局面的 FEN，或擺出所給的局面",
        Text::HelpFlip => "翻轉棋盤",
        Text::HelpDraw => "提和，或同意對方的提和",
        Text::HelpResign => "認輸：輪到走棋的一方算輸",
        Text::HelpSave => "存檔；副檔名決定格式",
        Text::HelpLoad => "開啟存檔，或其中指定的一局",
        Text::HelpNew => "開始新的一局",
        Text::HelpHelp => "顯示這份說明",
        Text::HelpQuit => "離開程式；輸入 -1 也一樣",
        Text::SayPieces => "{0}：{1}。",
        Text::SayPieceAt => "{0}：{1}{2}。",
        Text::SayEmpty => "{0} 沒有棋子。",
        Text::SayClock => "{0}還有 {1}。",
        Text::SayNoClock => "這局棋沒有用時鐘。",
        Text::SayUnknown => "要說什麼？上一著、紅方、黑方、時鐘，或某個位置，例如 {0}。",
    }
}
