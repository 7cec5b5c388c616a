//! Simplified Chinese: files, and what survives.

use crate::i18n::text::FileText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: FileText) -> &'static str {
    match text {
        FileText::SavedAsPgn => "已存盘：“{0}”（文件名未标明格式，故用 PGN）。",
        FileText::Saved => "已存盘：“{0}”（{1}）。",
        FileText::CannotSave => "无法存盘“{0}”：{1}。",
        FileText::OpenedTimed => "已打开“{0}”。原局计时：{1}；现在不计时。",
        FileText::Opened => "已打开“{0}”。",
        FileText::CannotOpen => "无法打开“{0}”：{1}。",
        FileText::ChooseGame => "“{0}”有 {1} 局棋，这是第 {2} 局。看别的局：读盘 文件名 局号",
        FileText::GoneOn => "接着下上次的棋（{1}，已走 {0} 着）。输入“{2}”另开一局。",
        FileText::AutosaveOff => "程序中断时无法保住这局棋：{0}。",
        FileText::AutosaveSetAside => "自动存档读不出来（{0}），已改名为 {1} 放在一旁。",
        FileText::LineNumber => "第 {0} 行",
        FileText::NothingToResume => "没有可以接着下的棋局。",
        FileText::NoSuchGame => "保留的棋局中没有第 {0} 局。",
        FileText::OtherLeft => "另有一局未下完的棋，输入“{0}”可接着下。",
        FileText::OthersLeft => "另有 {0} 局未下完的棋，输入“{1}”列出。",
        FileText::WentOn => "从第 {0} 着接着下。",
        FileText::KeptFinished => "下完的那局已保留，{0} 可重看。",
        FileText::NoGameKept => "没有其他保留的棋局。",
        FileText::KeptBefore => "前一局已保留，{0} 可接着下。",
        FileText::KeptBeforeTyped => "前一局已保留，输入“{0}”可接着下。",
        FileText::WillBeLost => "这局棋无法保留，会就此丢失。",
        FileText::LeftGame => "{0}，已走 {1} 着",
        FileText::LeftGameOver => "{0}，{1} 着，{2}",
        FileText::LeftGameLast => "{0}，已走 {1} 着，最后：{2}",
        FileText::LeftNow => "刚才",
        FileText::LeftMinutes => "{0} 分钟前",
        FileText::LeftHours => "{0} 小时前",
        FileText::LeftDays => "{0} 天前",
        FileText::LeftElsewhere => "那局棋已由另一个程序接着下。",
        FileText::ThrownAway => "已丢掉：{0}。",
        FileText::NotThrownAway => "不能丢掉这局棋：{0}。",
        FileText::LeftWhich => "保留的棋局；输入“{0} 号码”接着下或重看其中一局：",
        FileText::NoHome => "找不到用户的主目录",
        FileText::NotUtf8 => "区域设置不是 UTF-8：改用字母和 ASCII 线条。",
        FileText::OutputElsewhere => "棋盘写到标准输出，而那不是终端；着法在此输入，-1 离开。",
        FileText::SettingsUnreadable => "无法读取文件：{0}。",
        FileText::SettingsSyntax => "不合 TOML 语法：{0}；已忽略。",
        FileText::TomlUnquoted => "文字要加引号",
        FileText::TomlNoValue => "名称后面要有 = 和值",
        FileText::TomlNoName => "= 前面没有名称",
        FileText::TomlTwice => "这个名称写了两次",
        FileText::TomlOpenText => "少了结尾的引号",
        FileText::TomlOpenBracket => "少了 ]",
        FileText::TomlTooMuch => "这一行多了东西",
        FileText::SettingsUnknownKey => "没有名为 {0} 的设置；已忽略。",
        FileText::SettingsWrongValue => "{0} 不能设为 {1}（可用：{2}）；已忽略。",
        FileText::SettingsMistakes => "设置文件里有看不懂的内容，因此没有改动它",
        FileText::SettingsNoTheme => "没有名为 {0} 的配色；有 {1}",
        FileText::SettingsNoRole => "没有这个项目；有 {0}",
        FileText::SettingsNoColour => {
            "颜色应为 #rrggbb、0 至 255、default，或名称如 red、bright-red"
        }
        FileText::SettingsNoKey => {
            "没有“{0}”这个键：应为一个字符，或名称如 Enter、Ctrl-R、Shift-Tab、F5"
        }
        FileText::SettingsNoCommand => "没有名为“{0}”而可设按键的指令",
        FileText::SettingsKeyTaken => "按键 {0} 属于 {1}",
        FileText::SystemNotFound => "找不到这个文件或文件夹",
        FileText::SystemNoPermission => "没有权限",
        FileText::SystemIsFolder => "这是文件夹，不是文件",
        FileText::SystemNoFolder => "路径中有一段不是文件夹",
        FileText::SystemDiskFull => "磁盘已满",
        FileText::SystemReadOnly => "磁盘是只读的",
        FileText::SystemNotAFile => "这是管道或设备，不是文件",
        FileText::SystemBadName => "文件名不能这样写",
        FileText::ExistsAlready => "文件已存在；加上 --force 可以替换",
        FileText::MeantCommand => "找不到这个文件；是不是要用命令 {0}？",
        FileText::GameCut => "棋局到此为止。",
        FileText::SideLineCut => "这条变化到此为止。",
        FileText::AtPly => "第 {0} 着",
        FileText::AtPlyText => "第 {0} 着：{1}",
        FileText::StartPosition => "开始局面：",
        FileText::OnlyRead => "{0} 格式只能读，不能写；可写 .pgn 和 .txt",
    }
}
