//! Simplified Chinese: what is wrong with a record.

use crate::record::{Fault, Loss, Place, Spot};

/// Where a fault stands, with the colon behind it.
pub(in crate::i18n) fn place(place: Place) -> String {
    let spot = match place.spot {
        Spot::File => None,
        Spot::Line(line) => Some(format!("第 {line} 行")),
        Spot::Byte(byte) => Some(format!("第 {byte} 字节")),
    };
    let game = place.game.map(|game| format!("第 {game} 局"));
    let ply = place.ply.map(|ply| format!("第 {ply} 着"));
    let parts: Vec<String> = [spot, game, ply].into_iter().flatten().collect();
    if parts.is_empty() {
        String::new()
    } else {
        parts.join("，") + "："
    }
}

/// What is wrong.
pub(in crate::i18n) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Io(_, words) => words.clone(),
        Fault::NoGame => "文件里没有棋局".to_owned(),
        Fault::Utf16 => "文本是 UTF-16 编码，请另存为 UTF-8".to_owned(),
        Fault::ReadAs(encoding) => format!("按 {encoding} 读取"),
        Fault::Malformed { encoding, replaced } => {
            format!("有 {replaced} 个字符不是 {encoding}，请把文件另存为 UTF-8")
        }
        Fault::CodePage(name) => format!("文字不是 GBK，按 {name} 读取"),
        Fault::Tag(text) => format!("不是标签，应为 [名称 \"值\"]：{text}"),
        Fault::SameTag(name) => format!("标签 {name} 出现两次，内容不同，保留前一个"),
        Fault::TooManyTags => "标签太多，其余的略去".to_owned(),
        Fault::Fen(error) => error.to_string(),
        Fault::Start(error) => format!("开始局面：{error}"),
        Fault::Overlap(at) => format!("开始局面：{at} 上有两个棋子，保留后一个"),
        Fault::Move(error) => error.to_string(),
        Fault::Numerals(text) => format!("“{text}”用的是对方的数字写法"),
        Fault::OpenComment => "从这里开始的注释没有结束，缺少“}”".to_owned(),
        Fault::OpenVariations(count) => format!("有 {count} 个变化没有结束，缺少“)”"),
        Fault::StrayClose => "多出一个“)”".to_owned(),
        Fault::NothingToReplace => "变化前面没有可以替换的着法，已略去".to_owned(),
        Fault::OtherSide(text) => format!("黑方的变化写在红方的着法后面：“{text}”，已略去"),
        Fault::AfterResult(text) => format!("结果后面的着法已略去：{text}"),
        Fault::Nag(text) => format!("不是评注符号，应为 $0 到 $255：“{text}”"),
        Fault::Results { tag, end } => format!("结果标签是“{tag}”，着法末尾是 {end}"),
        Fault::Result(text) => format!("不是结果：“{text}”"),
        Fault::OldBoard => "棋谱是网页棋盘的旧版本 2，不支持".to_owned(),
        Fault::Digits(text) => format!("每着应为四个数字：“{text}”"),
        Fault::Orphan {
            branch,
            parent,
            ply,
        } => {
            format!("变化 {branch} 接在 {parent} 的第 {ply} 着，那里没有着法，已略去")
        }
        Fault::LostComment(name) => format!("{name} 的位置没有着法，已略去"),
        Fault::SameBranch(branch) => format!("变化 {branch} 出现两次，保留前一个"),
        Fault::NotXqf => "不是 XQF 文件：开头不是 XQ".to_owned(),
        Fault::NotCbr => "不是 CBR 文件：开头不是 CCBridge Record".to_owned(),
        Fault::Version(version) => {
            format!(
                "不认识 XQF 版本 {}.{}，应为 1.0 到 1.8",
                version / 10,
                version % 10
            )
        }
        Fault::Keys => "密钥的校验和不对，文件已损坏".to_owned(),
        Fault::Truncated => "文件不完整，提前结束了".to_owned(),
        Fault::TooLarge(limit) => format!("文件太大，最多 {limit} 字节"),
        Fault::More(count) => format!("还有 {count} 处"),
    }
}

/// What a format could not hold.
pub(in crate::i18n) fn loss(loss: &Loss) -> String {
    match loss {
        Loss::Comments(count) => format!("{count} 条注释的文字改动了：“}}”改成“)”"),
        Loss::TagQuotes(name) => format!("标签 {name} 的文字改动了：引号 \" 改成 '"),
        Loss::TagText(name) => format!("标签 {name} 的文字改动了：换行改成空格"),
        Loss::Tag(name) => format!("标签 {name} 已略去：这种格式不能有这样的名称"),
        Loss::Marks(count) => format!("{count} 着的评注符号已略去"),
        Loss::Ends(count) => format!("{count} 个变化的结果已略去"),
    }
}
