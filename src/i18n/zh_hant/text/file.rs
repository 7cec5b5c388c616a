//! Traditional Chinese: files, and what survives.

use crate::i18n::text::FileText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: FileText) -> &'static str {
    match text {
        FileText::SavedAsPgn => "已存檔：「{0}」（檔名未標明格式，故用 PGN）。",
        FileText::Saved => "已存檔：「{0}」（{1}）。",
        FileText::CannotSave => "無法存檔「{0}」：{1}。",
        FileText::OpenedTimed => "已開啟「{0}」。原局計時：{1}；現在不計時。",
        FileText::Opened => "已開啟「{0}」。",
        FileText::CannotOpen => "無法開啟「{0}」：{1}。",
        FileText::ChooseGame => "「{0}」有 {1} 局棋，這是第 {2} 局。看別局：讀檔 檔名 局號",
        FileText::GoneOn => "接著下上次的棋（{1}，已走 {0} 著）。輸入「{2}」另開一局。",
        FileText::AutosaveOff => "程式中斷時無法保住這局棋：{0}。",
        FileText::AutosaveSetAside => "自動存檔讀不出來（{0}），已改名為 {1} 放在一旁。",
        FileText::LineNumber => "第 {0} 行",
        FileText::NothingToResume => "沒有可以接著下的棋局。",
        FileText::NoSuchGame => "保留的棋局中沒有第 {0} 局。",
        FileText::OtherLeft => "另有一局未下完的棋，輸入「{0}」可接著下。",
        FileText::OthersLeft => "另有 {0} 局未下完的棋，輸入「{1}」列出。",
        FileText::WentOn => "從第 {0} 著接著下。",
        FileText::KeptFinished => "下完的那局已保留，{0} 可重看。",
        FileText::NoGameKept => "沒有其他保留的棋局。",
        FileText::KeptBefore => "前一局已保留，{0} 可接著下。",
        FileText::KeptBeforeTyped => "前一局已保留，輸入「{0}」可接著下。",
        FileText::WillBeLost => "這局棋無法保留，會就此遺失。",
        FileText::LeftGame => "{0}，已走 {1} 著",
        FileText::LeftGameOver => "{0}，{1} 著，{2}",
        FileText::LeftGameLast => "{0}，已走 {1} 著，最後：{2}",
        FileText::LeftNow => "剛才",
        FileText::LeftMinutes => "{0} 分鐘前",
        FileText::LeftHours => "{0} 小時前",
        FileText::LeftDays => "{0} 天前",
        FileText::LeftElsewhere => "那局棋已由另一個程式接著下。",
        FileText::ThrownAway => "已丟掉：{0}。",
        FileText::NotThrownAway => "不能丟掉這局棋：{0}。",
        FileText::LeftWhich => "保留的棋局；輸入「{0} 號碼」接著下或重看其中一局：",
        FileText::NoHome => "找不到使用者的主目錄",
        FileText::NotUtf8 => "語系不是 UTF-8：改用字母與 ASCII 線條。",
        FileText::OutputElsewhere => "棋盤寫到標準輸出，而那不是終端機；著法在此輸入，-1 離開。",
        FileText::SettingsUnreadable => "無法讀取檔案：{0}。",
        FileText::SettingsSyntax => "不合 TOML 語法：{0}；已略過。",
        FileText::TomlUnquoted => "文字要加引號",
        FileText::TomlNoValue => "名稱後面要有 = 和值",
        FileText::TomlNoName => "= 前面沒有名稱",
        FileText::TomlTwice => "這個名稱寫了兩次",
        FileText::TomlOpenText => "少了結尾的引號",
        FileText::TomlOpenBracket => "少了 ]",
        FileText::TomlTooMuch => "這一行多了東西",
        FileText::SettingsUnknownKey => "沒有名為 {0} 的設定；已略過。",
        FileText::SettingsWrongValue => "{0} 不能設為 {1}（可用：{2}）；已略過。",
        FileText::SettingsMistakes => "設定檔裡有看不懂的內容，因此沒有更動它",
        FileText::SettingsNoTheme => "沒有名為 {0} 的配色；有 {1}",
        FileText::SettingsNoRole => "沒有這個項目；有 {0}",
        FileText::SettingsNoColour => {
            "顏色應為 #rrggbb、0 至 255、default，或名稱如 red、bright-red"
        }
        FileText::SettingsNoKey => {
            "沒有「{0}」這個鍵：應為一個字元，或名稱如 Enter、Ctrl-R、Shift-Tab、F5"
        }
        FileText::SettingsNoCommand => "沒有名為「{0}」而可設按鍵的指令",
        FileText::SettingsKeyTaken => "按鍵 {0} 屬於 {1}",
        FileText::SystemNotFound => "找不到這個檔案或資料夾",
        FileText::SystemNoPermission => "沒有權限",
        FileText::SystemIsFolder => "這是資料夾，不是檔案",
        FileText::SystemNoFolder => "路徑中有一段不是資料夾",
        FileText::SystemDiskFull => "磁碟已滿",
        FileText::SystemReadOnly => "磁碟是唯讀的",
        FileText::SystemNotAFile => "這是管道或裝置，不是檔案",
        FileText::SystemBadName => "檔名不能這樣寫",
        FileText::ExistsAlready => "檔案已存在；加上 --force 可以取代",
        FileText::MeantCommand => "找不到這個檔案；是不是要用指令 {0}？",
        FileText::GameCut => "棋局到此為止。",
        FileText::SideLineCut => "這條變化到此為止。",
        FileText::AtPly => "第 {0} 著",
        FileText::AtPlyText => "第 {0} 著：{1}",
        FileText::StartPosition => "開始局面：",
        FileText::OnlyRead => "{0} 格式只能讀，不能寫；可寫 .pgn 和 .txt",
    }
}
