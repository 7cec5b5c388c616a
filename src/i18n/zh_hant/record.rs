//! Traditional Chinese: what is wrong with a record.

use crate::record::{Fault, Loss, Place, Spot};

/// Where a fault stands, with the colon behind it.
pub(in crate::i18n) fn place(place: Place) -> String {
    let spot = match place.spot {
        Spot::File => None,
        Spot::Line(line) => Some(format!("第 {line} 行")),
        Spot::Byte(byte) => Some(format!("第 {byte} 位元組")),
    };
    let game = place.game.map(|game| format!("第 {game} 局"));
    let ply = place.ply.map(|ply| format!("第 {ply} 著"));
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
        Fault::NoGame => "檔案裡沒有棋局".to_owned(),
        Fault::Utf16 => "文字是 UTF-16 編碼，請另存為 UTF-8".to_owned(),
        Fault::ReadAs(encoding) => format!("按 {encoding} 讀取"),
        Fault::Malformed { encoding, replaced } => {
            format!("有 {replaced} 個字元不是 {encoding}，請把檔案另存為 UTF-8")
        }
        Fault::CodePage(name) => format!("文字不是 GBK，按 {name} 讀取"),
        Fault::Tag(text) => format!("不是標籤，應為 [名稱 \"值\"]：{text}"),
        Fault::SameTag(name) => format!("標籤 {name} 出現兩次，內容不同，保留前一個"),
        Fault::TooManyTags => "標籤太多，其餘的略去".to_owned(),
        Fault::Fen(error) => error.to_string(),
        Fault::Start(error) => format!("開始局面：{error}"),
        Fault::Overlap(at) => format!("開始局面：{at} 上有兩個棋子，保留後一個"),
        Fault::Move(error) => error.to_string(),
        Fault::Numerals(text) => format!("「{text}」用的是對方的數字寫法"),
        Fault::OpenComment => "從這裡開始的註解沒有結束，缺少「}」".to_owned(),
        Fault::OpenVariations(count) => format!("有 {count} 個變化沒有結束，缺少「)」"),
        Fault::StrayClose => "多出一個「)」".to_owned(),
        Fault::NothingToReplace => "變化前面沒有可以替換的著法，已略去".to_owned(),
        Fault::OtherSide(text) => format!("黑方的變化寫在紅方的著法後面：「{text}」，已略去"),
        Fault::AfterResult(text) => format!("結果後面的著法已略去：{text}"),
        Fault::Nag(text) => format!("不是評注符號，應為 $0 到 $255：「{text}」"),
        Fault::Results { tag, end } => format!("結果標籤是「{tag}」，著法末尾是 {end}"),
        Fault::Result(text) => format!("不是結果：「{text}」"),
        Fault::OldBoard => "棋譜是網頁棋盤的舊版本 2，不支援".to_owned(),
        Fault::Digits(text) => format!("每著應為四個數字：「{text}」"),
        Fault::Orphan {
            branch,
            parent,
            ply,
        } => {
            format!("變化 {branch} 接在 {parent} 的第 {ply} 著，那裡沒有著法，已略去")
        }
        Fault::LostComment(name) => format!("{name} 的位置沒有著法，已略去"),
        Fault::SameBranch(branch) => format!("變化 {branch} 出現兩次，保留前一個"),
        Fault::NotXqf => "不是 XQF 檔案：開頭不是 XQ".to_owned(),
        Fault::NotCbr => "不是 CBR 檔案：開頭不是 CCBridge Record".to_owned(),
        Fault::Version(version) => {
            format!(
                "不認識 XQF 版本 {}.{}，應為 1.0 到 1.8",
                version / 10,
                version % 10
            )
        }
        Fault::Keys => "金鑰的總和不對，檔案已損壞".to_owned(),
        Fault::Truncated => "檔案不完整，提前結束了".to_owned(),
        Fault::TooLarge(limit) => format!("檔案太大，最多 {limit} 位元組"),
        Fault::More(count) => format!("還有 {count} 處"),
    }
}

/// What a format could not hold.
pub(in crate::i18n) fn loss(loss: &Loss) -> String {
    match loss {
        Loss::Comments(count) => format!("{count} 條註解的文字改動了：「}}」改成「)」"),
        Loss::TagQuotes(name) => format!("標籤 {name} 的文字改動了：引號 \" 改成 '"),
        Loss::TagText(name) => format!("標籤 {name} 的文字改動了：換行改成空格"),
        Loss::Tag(name) => format!("標籤 {name} 已略去：這種格式不能有這樣的名稱"),
        Loss::Marks(count) => format!("{count} 著的評注符號已略去"),
        Loss::Ends(count) => format!("{count} 個變化的結果已略去"),
    }
}
