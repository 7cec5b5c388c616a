//! Simplified Chinese: the command line, its help and what is wrong with it.

use crate::i18n::text::ArgumentsText;

// A table, one line a text; two texts may say the same today and not tomorrow.
#[allow(clippy::too_many_lines, clippy::match_same_arms)]
pub(super) const fn text(text: ArgumentsText) -> &'static str {
    match text {
        ArgumentsText::PageUsage => "用法：",
        ArgumentsText::PageJobs => "命令：",
        ArgumentsText::PageArguments => "参数：",
        ArgumentsText::PageOptions => "选项：",
        ArgumentsText::PageOptionsPlace => "[选项]",
        ArgumentsText::PageJobPlace => "[命令]",
        ArgumentsText::PageValues => "[可选：",
        ArgumentsText::Program => "象棋：两个人在同一个终端上对弈",
        ArgumentsText::ProgramMore => {
            "不写命令就打开棋盘。每个选项都可以写进设置文件，去掉前面的两个减号即可；`xiangqi config` 列出设置文件的位置和当前的设置。命令行优先；`=false` 关掉一个开关，例如 `--flip=false`。"
        }
        ArgumentsText::JobMoves => "列出走完所给着法之后的合法着法，排好序，每行一着",
        ArgumentsText::JobReferee => "按规则裁决所给的着法，用固定的英文字词",
        ArgumentsText::JobPerft => "数出到某一深度有多少种走法",
        ArgumentsText::JobCheck => "重走棋谱，指出每局第一着不合法的棋和原因",
        ArgumentsText::JobCheckMore => {
            "标准输出每个文件一行，用固定的英文字词：`FILE: N games, M plies, ok`；M 是主线的着数，变化也一并重走。有问题的地方写到标准错误，每处一行：文件、行或字节、局号、第几着、原文和原因。读不到终局的棋局算错误；警告和提示不影响退出码 0。"
        }
        ArgumentsText::JobConvert => "把棋谱转成另一种格式",
        ArgumentsText::JobConvertMore => {
            "读不到终局的棋局写到能读的地方为止，退出码为 1。另一种格式存不下的内容，会以警告指出。OUT 先写在一旁，写完整之后才换上它的名字。"
        }
        ArgumentsText::JobConfig => "列出当前的设置，以及每项设置的来源",
        ArgumentsText::JobCompletions => "打印 shell 的自动补全脚本",
        ArgumentsText::JobMan => "打印使用手册（英文）",
        ArgumentsText::JobHelp => "显示这份说明，或某个命令的说明",
        ArgumentsText::ArgHelpOf => "要看说明的命令",
        ArgumentsText::ArgHelp => "显示说明",
        ArgumentsText::ArgVersion => "显示版本",
        ArgumentsText::ArgRecord => "要打开的棋谱，可复盘，也可接着下",
        ArgumentsText::ArgFen => "起始局面 [默认：开局时的局面]",
        ArgumentsText::ArgDiagnose => "打印报告问题时要附上的信息",
        ArgumentsText::ArgMoves => "着法，各种写法都行；`-` 表示从标准输入读取",
        ArgumentsText::ArgMovesNotation => "每着之后隔一个 tab，再用这种写法写一次",
        ArgumentsText::ArgExplain => "加上裁决的说明，以及重复的每一着做了什么",
        ArgumentsText::ArgRefereeRecord => "改为裁决这份棋谱的主线",
        ArgumentsText::ArgRefereeGame => "棋谱中的第几局，从 1 数起",
        ArgumentsText::ArgDepth => "着数",
        ArgumentsText::ArgDivide => "每个第一着分开计数",
        ArgumentsText::ArgFiles => "要重走的棋谱；`-` 是标准输入",
        ArgumentsText::ArgIn => "要读的棋谱；`-` 是标准输入",
        ArgumentsText::ArgOut => "要写的文件；`-` 是标准输出",
        ArgumentsText::ArgFrom => "IN 的格式 [默认：看开头的字节]",
        ArgumentsText::ArgTo => "OUT 的格式 [默认：看扩展名，否则 pgn]",
        ArgumentsText::ArgOnly => "只写第几局，从 1 数起",
        ArgumentsText::ArgConvertNotation => {
            "PGN 中着法的写法；chinese 是简体字，多数程序都能读 [默认：chinese]"
        }
        ArgumentsText::ArgForce => "OUT 已经存在时也替换它",
        ArgumentsText::ArgShell => "哪一种 shell",
        ArgumentsText::ArgNew => "直接开新局；未下完的棋局会保留",
        ArgumentsText::ArgResume => "直接接着下未下完的棋局",
        ArgumentsText::OptLang => "语言 [默认：按系统语言]",
        ArgumentsText::OptRules => "规则：standard（标准）、casual（随意，可以吃将）",
        ArgumentsText::OptRepetition => "如何裁决重复的局面",
        ArgumentsText::OptMoveLimit => "连续 PLIES 着没有吃子算和棋：120、100、其他数或 off（无）",
        ArgumentsText::OptExemptChecks => "计算限着时，每方十次以外的将军也算",
        ArgumentsText::OptRefuse => "不许走立即因循环犯规判负的着法",
        ArgumentsText::OptHandicap => "红方让什么子",
        ArgumentsText::OptClock => {
            "计时：10m、10m+5s（每步加秒）、20m/30s*3（读秒）、30s/move、red=10m black=5m、none（无）；也可写 10分+5秒"
        }
        ArgumentsText::OptPlain => "纯文本模式：一行一行地下，不用全屏",
        ArgumentsText::OptPieces => "棋子的样子",
        ArgumentsText::OptDistinct => "红黑用不同的字，例如俥与车、傌与马",
        ArgumentsText::OptAscii => "全部用 ASCII 字符画",
        ArgumentsText::OptTheme => {
            "配色：wood（木色）、dark（深色）、light（浅色）、mono（单色）、high-contrast（高对比）或自定义"
        }
        ArgumentsText::OptSize => "棋盘大小",
        ArgumentsText::OptFlip => "黑方在下",
        ArgumentsText::OptAutoFlip => "每着之后把棋盘转向轮到走棋的一方",
        ArgumentsText::OptLabels => "棋盘边上的坐标",
        ArgumentsText::OptNotation => "着法的写法",
        ArgumentsText::OptMouse => "鼠标留给终端使用",
        ArgumentsText::OptHints => "不显示拿起的棋子能走到哪里",
        ArgumentsText::OptBlindfold => "盲棋：不显示棋子，只显示着法",
        ArgumentsText::OptAnimation => "棋子移动时有动画",
        ArgumentsText::OptBellCheck => "将军时响铃",
        ArgumentsText::OptBellMove => "每着响铃",
        ArgumentsText::OptBellFlag => "超时不响铃",
        ArgumentsText::OptTakebackAsks => "悔棋要先问对方",
        ArgumentsText::OptStart => {
            "启动时有未完的棋局：ask（询问）、resume（接着下）、new（开新局）"
        }
        ArgumentsText::UsageCannotBe => "{0} 不能是“{1}”（{2}）",
        ArgumentsText::UsageMeant => "{0}（是不是 {1}？）",
        ArgumentsText::UsageNeedsValue => "{0} 要有一个值",
        ArgumentsText::UsageNeedsOneOf => "{0} 要有一个值（{1}）",
        ArgumentsText::UsageTooMany => "“{0}”是多出来的参数",
        ArgumentsText::UsageNoJob => "没有 {0} 这个命令",
        ArgumentsText::UsageMissing => "缺少 {0}",
        ArgumentsText::UsageExclude => "{0} 和 {1} 不能同时使用",
        ArgumentsText::UsageTakesNoValue => "{0} 后面不能有值：“{1}”",
        ArgumentsText::UsageNoOption => "没有 {0} 这个选项",
        ArgumentsText::UsageOptionOf => "这里没有 {0} 这个选项；它属于 xiangqi {1}",
        ArgumentsText::UsageNotHere => "这个命令用不到 {0}",
        ArgumentsText::UsageManyOptions => "以 {0} 开头的选项不止一个",
        ArgumentsText::CannotWrite => "无法写出：{0}",
        ArgumentsText::CannotListen => "无法接收系统信号",
        ArgumentsText::CannotUseTerminal => "无法使用终端",
        ArgumentsText::CannotReadKeys => "无法读取键盘",
        ArgumentsText::StandardInput => "标准输入",
        ArgumentsText::TextNotUtf8 => "不是 UTF-8 文字",
        ArgumentsText::PerftRate => "{0} 秒，每秒 {1} 百万个局面",
        ArgumentsText::SettingsNoFolder => "找不到放设置文件的文件夹",
        ArgumentsText::FromDefault => "默认",
        ArgumentsText::FromFile => "设置文件",
        ArgumentsText::FromCommandLine => "命令行",
        ArgumentsText::UsageSeeHelp => "{0}；请看 xiangqi --help",
        ArgumentsText::UsageOnlyRead => "{0}：{1} 格式只能读；--to 可用 pgn 或 dhtmlxq",
        ArgumentsText::UsageDepth => "着数，0 至 20",
        ArgumentsText::UsageGame => "局号，第一局是 1",
    }
}
