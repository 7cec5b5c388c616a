//! Traditional Chinese: the command line, its help and what is wrong with it.

use crate::i18n::text::ArgumentsText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: ArgumentsText) -> &'static str {
    match text {
        ArgumentsText::PageUsage => "用法：",
        ArgumentsText::PageJobs => "指令：",
        ArgumentsText::PageArguments => "引數：",
        ArgumentsText::PageOptions => "選項：",
        ArgumentsText::PageOptionsPlace => "[選項]",
        ArgumentsText::PageJobPlace => "[指令]",
        ArgumentsText::PageValues => "[可選：",
        ArgumentsText::Program => "象棋：兩個人在同一個終端機上對弈",
        ArgumentsText::ProgramMore => {
            "不寫指令就打開棋盤。每個選項都可以寫進設定檔，去掉前面的兩個減號即可；`xiangqi config` 列出設定檔的位置和現行的設定。命令列優先；`=false` 關掉一個開關，例如 `--flip=false`。"
        }
        ArgumentsText::JobMoves => "列出走完所給著法之後的合法著法，排好序，每行一著",
        ArgumentsText::JobReferee => "按規則裁決所給的著法，用固定的英文字詞",
        ArgumentsText::JobPerft => "數出到某一深度有多少種走法",
        ArgumentsText::JobCheck => "重走棋譜，指出每局第一著不合法的棋和原因",
        ArgumentsText::JobCheckMore => {
            "標準輸出每個檔案一行，用固定的英文字詞：`FILE: N games, M plies, ok`；M 是主線的著數，變化也一併重走。有問題的地方寫到標準錯誤，每處一行：檔案、行或位元組、局號、第幾著、原文和原因。讀不到終局的棋局算錯誤；警告和提示不影響結束代碼 0。"
        }
        ArgumentsText::JobConvert => "把棋譜轉成另一種格式",
        ArgumentsText::JobConvertMore => {
            "讀不到終局的棋局寫到能讀的地方為止，結束代碼為 1。另一種格式存不下的內容，會以警告指出。OUT 先寫在一旁，寫完整之後才換上它的名字。"
        }
        ArgumentsText::JobConfig => "列出現行的設定，以及每項設定的來源",
        ArgumentsText::JobCompletions => "印出 shell 的自動補全腳本",
        ArgumentsText::JobMan => "印出使用手冊（英文）",
        ArgumentsText::JobHelp => "顯示這份說明，或某個指令的說明",
        ArgumentsText::ArgHelpOf => "要看說明的指令",
        ArgumentsText::ArgHelp => "顯示說明",
        ArgumentsText::ArgVersion => "顯示版本",
        ArgumentsText::ArgRecord => "要打開的棋譜，可覆盤，也可接著下",
        ArgumentsText::ArgFen => "起始局面 [預設：開局時的局面]",
        ArgumentsText::ArgDiagnose => "印出回報問題時要附上的資料",
        ArgumentsText::ArgMoves => "著法，各種寫法都行；`-` 表示從標準輸入讀取",
        ArgumentsText::ArgMovesNotation => "每著之後隔一個 tab，再用這種寫法寫一次",
        ArgumentsText::ArgExplain => "加上裁決的說明，以及重複的每一著做了什麼",
        ArgumentsText::ArgRefereeRecord => "改為裁決這份棋譜的主線",
        ArgumentsText::ArgRefereeGame => "棋譜中的第幾局，從 1 數起",
        ArgumentsText::ArgDepth => "著數",
        ArgumentsText::ArgDivide => "每個第一著分開計數",
        ArgumentsText::ArgFiles => "要重走的棋譜；`-` 是標準輸入",
        ArgumentsText::ArgIn => "要讀的棋譜；`-` 是標準輸入",
        ArgumentsText::ArgOut => "要寫的檔案；`-` 是標準輸出",
        ArgumentsText::ArgFrom => "IN 的格式 [預設：看開頭的位元組]",
        ArgumentsText::ArgTo => "OUT 的格式 [預設：看副檔名，否則 pgn]",
        ArgumentsText::ArgOnly => "只寫第幾局，從 1 數起",
        ArgumentsText::ArgConvertNotation => {
            "PGN 中著法的寫法；chinese 是簡體字，多數程式都能讀 [預設：chinese]"
        }
        ArgumentsText::ArgForce => "OUT 已經存在時也取代它",
        ArgumentsText::ArgShell => "哪一種 shell",
        ArgumentsText::ArgNew => "直接開新局；未下完的棋局會保留",
        ArgumentsText::ArgResume => "直接接著下未下完的棋局",
        ArgumentsText::OptLang => "語言 [預設：依系統語言]",
        ArgumentsText::OptRules => "規則：standard（標準）、casual（隨意，可以吃將）",
        ArgumentsText::OptRepetition => "如何裁決重複的局面",
        ArgumentsText::OptMoveLimit => "連續 PLIES 著沒有吃子算和棋：120、100、其他數或 off（無）",
        ArgumentsText::OptExemptChecks => "計算限著時，每方十次以外的將軍也算",
        ArgumentsText::OptRefuse => "不許走立即因循環犯規判負的著法",
        ArgumentsText::OptHandicap => "紅方讓什麼子",
        ArgumentsText::OptClock => {
            "計時：10m、10m+5s（每步加秒）、20m/30s*3（讀秒）、30s/move、red=10m black=5m、none（無）；也可寫 10分+5秒"
        }
        ArgumentsText::OptPlain => "純文字模式：一行一行地下，不用全螢幕",
        ArgumentsText::OptPieces => "棋子的樣子",
        ArgumentsText::OptDistinct => "紅黑用不同的字：俥傌炮、車馬砲",
        ArgumentsText::OptAscii => "全部用 ASCII 字元畫",
        ArgumentsText::OptTheme => {
            "配色：wood（木色）、dark（深色）、light（淺色）、mono（單色）、high-contrast（高對比）或自訂"
        }
        ArgumentsText::OptSize => "棋盤大小",
        ArgumentsText::OptFlip => "黑方在下",
        ArgumentsText::OptAutoFlip => "每著之後把棋盤轉向輪到走棋的一方",
        ArgumentsText::OptLabels => "棋盤邊上的座標",
        ArgumentsText::OptNotation => "著法的寫法",
        ArgumentsText::OptMouse => "滑鼠留給終端機使用",
        ArgumentsText::OptHints => "不顯示拿起的棋子能走到哪裡",
        ArgumentsText::OptBlindfold => "盲棋：不顯示棋子，只顯示著法",
        ArgumentsText::OptAnimation => "棋子移動時有動畫",
        ArgumentsText::OptBellCheck => "將軍時響鈴",
        ArgumentsText::OptBellMove => "每著響鈴",
        ArgumentsText::OptBellFlag => "超時不響鈴",
        ArgumentsText::OptTakebackAsks => "悔棋要先問對方",
        ArgumentsText::OptStart => {
            "啟動時有未完的棋局：ask（詢問）、resume（接著下）、new（開新局）"
        }
        ArgumentsText::UsageCannotBe => "{0} 不能是「{1}」（{2}）",
        ArgumentsText::UsageMeant => "{0}（是不是 {1}？）",
        ArgumentsText::UsageNeedsValue => "{0} 要有一個值",
        ArgumentsText::UsageNeedsOneOf => "{0} 要有一個值（{1}）",
        ArgumentsText::UsageTooMany => "「{0}」是多出來的引數",
        ArgumentsText::UsageNoJob => "沒有 {0} 這個指令",
        ArgumentsText::UsageMissing => "缺少 {0}",
        ArgumentsText::UsageExclude => "{0} 和 {1} 不能同時使用",
        ArgumentsText::UsageTakesNoValue => "{0} 後面不能有值：「{1}」",
        ArgumentsText::UsageNoOption => "沒有 {0} 這個選項",
        ArgumentsText::UsageOptionOf => "這裡沒有 {0} 這個選項；它屬於 xiangqi {1}",
        ArgumentsText::UsageNotHere => "這個指令用不到 {0}",
        ArgumentsText::UsageManyOptions => "以 {0} 開頭的選項不止一個",
        ArgumentsText::CannotWrite => "無法寫出：{0}",
        ArgumentsText::CannotListen => "無法接收系統訊號",
        ArgumentsText::CannotUseTerminal => "無法使用終端機",
        ArgumentsText::CannotReadKeys => "無法讀取鍵盤",
        ArgumentsText::StandardInput => "標準輸入",
        ArgumentsText::TextNotUtf8 => "不是 UTF-8 文字",
        ArgumentsText::PerftRate => "{0} 秒，每秒 {1} 百萬個局面",
        ArgumentsText::SettingsNoFolder => "找不到放設定檔的資料夾",
        ArgumentsText::FromDefault => "預設",
        ArgumentsText::FromFile => "設定檔",
        ArgumentsText::FromCommandLine => "命令列",
        ArgumentsText::UsageSeeHelp => "{0}；請看 xiangqi --help",
        ArgumentsText::UsageOnlyRead => "{0}：{1} 格式只能讀；--to 可用 pgn 或 dhtmlxq",
        ArgumentsText::UsageDepth => "著數，0 至 20",
        ArgumentsText::UsageGame => "局號，第一局是 1",
    }
}
