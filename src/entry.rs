//! One typed line: a move in any notation, or a command with its English and Chinese words. Plain mode and
//! the input line of the board read it alike; what a command does is theirs.

mod kind;

use crate::i18n::{Labels, Lang, Text, chinese_number};
use crate::notation::half_width;
use crate::rules::{PieceKind, Point, Side};
use kind::named_kind;
use std::path::PathBuf;

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Nothing.
    Empty,
    /// Something that is no command, and so should be a move.
    Move(String),
    /// A command.
    Order(Order),
}

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Take back so many plies.
    Undo(usize),
    /// Play again so many plies.
    Redo(usize),
    /// List the legal moves of these pieces.
    Moves(Movers),
    /// Show the board.
    Board,
    /// Tell the position in words.
    Say(Topic),
    /// Show the position as FEN.
    Fen,
    /// Start a game from this FEN.
    SetUp(String),
    /// Turn the board.
    Flip,
    /// Offer a draw, or accept one.
    Draw,
    /// Accept the draw that is offered.
    Accept,
    /// Give the game up.
    Resign,
    /// Save the game, in this file or where it was saved last.
    Save(Option<PathBuf>),
    /// Open a record: the file, and which of its games, counted from 1.
    Load(PathBuf, Option<usize>),
    /// Start a new game.
    New,
    /// Go on with an unfinished game: the only one, or that of a list, counted from 1.
    GoOn(Option<usize>),
    /// Show the help.
    Help,
    /// Leave.
    Quit,
}

/// Whose moves are listed, of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movers {
    /// Those of all pieces.
    All,
    /// Those of the piece on a point.
    At(Point),
    /// Those of the pieces of a kind.
    Kind(PieceKind),
}

/// What `say` can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// All there is.
    All,
    /// The last move.
    LastMove,
    /// Where one side's pieces stand.
    Side(Side),
    /// What stands on a point.
    At(Point),
    /// Where the pieces of a kind stand, of one side or of both.
    Kind(PieceKind, Option<Side>),
    /// The clocks.
    Clock,
}

/// Why a command was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryError {
    /// This is neither a point of the board nor a kind of piece.
    NotAPoint(String),
    /// This is no number of moves.
    NotANumber(String),
    /// The command needs a file name.
    NeedsFile(String),
    /// The command takes nothing after it.
    TakesNothing(String),
    /// `say` does not know this.
    UnknownTopic,
}

impl EntryError {
    /// The error in one sentence, with points named in the user's way.
    pub fn tell(&self, lang: Lang, labels: Labels) -> String {
        let example = Point::new(1, 2)
            .map(|point| labels.name(point))
            .unwrap_or_default();
        match self {
            Self::NotAPoint(word) => lang.fill(Text::NotAPoint, &[word, &example]),
            Self::NotANumber(word) => lang.fill(Text::NotANumber, &[word]),
            Self::NeedsFile(word) => lang.fill(Text::NeedsFile, &[word]),
            Self::TakesNothing(word) => lang.fill(Text::TakesNothing, &[word]),
            Self::UnknownTopic => lang.fill(Text::SayUnknown, &[&example]),
        }
    }
}

/// One command of the table: its words, what may follow, and its line in the help.
pub struct Spec {
    /// English words; the first one is the command's name.
    pub english: &'static [&'static str],
    /// Words in traditional script; the first one is shown.
    pub hant: &'static [&'static str],
    /// Words in simplified script; the first one is shown.
    pub hans: &'static [&'static str],
    /// What may follow, as it stands in the help.
    pub argument: &'static str,
    /// The line of the help.
    pub help: Text,
    make: fn(&str, &str) -> Result<Order, EntryError>,
}

impl Spec {
    /// Its Chinese words in both scripts.
    pub fn chinese(&self) -> impl Iterator<Item = &'static str> {
        self.hant.iter().chain(self.hans).copied()
    }

    /// What may follow, as the help of a language says it.
    pub fn argument(&self, lang: Lang) -> String {
        let bracketed = |text| format!("[{}]", lang.text(text));
        match self.argument {
            "[N]" => bracketed(Text::ArgCount),
            "[NUMBER]" => bracketed(Text::ArgGame),
            "[SQUARE]" => bracketed(Text::ArgSquare),
            "[WHAT]" => bracketed(Text::ArgWhat),
            "FILE" => lang.text(Text::ArgFile).to_owned(),
            "FILE [N]" => lang.text(Text::ArgFileAndGame).to_owned(),
            other => other.to_owned(),
        }
    }

    /// The word that the help shows in a language.
    pub fn word(&self, lang: Lang) -> &'static str {
        let words = match lang {
            Lang::En => self.english,
            Lang::ZhHant => self.hant,
            Lang::ZhHans => self.hans,
        };
        words.first().copied().unwrap_or_default()
    }
}

/// All commands, in the order of the help.
pub const SPECS: &[Spec] = &[
    Spec {
        english: &["undo", "back", "takeback", "u"],
        hant: &["悔棋", "悔", "悔一著", "悔一步", "撤銷"],
        hans: &["悔棋", "悔", "悔一着", "悔一步", "撤销"],
        argument: "[N]",
        help: Text::HelpUndo,
        make: |_, rest| count(rest).map(Order::Undo),
    },
    Spec {
        english: &["redo"],
        hant: &["重走", "重走悔掉的棋", "恢復", "重做"],
        hans: &["重走", "恢复", "重做"],
        argument: "[N]",
        help: Text::HelpRedo,
        make: |_, rest| count(rest).map(Order::Redo),
    },
    Spec {
        english: &["moves"],
        hant: &["著法", "走法"],
        hans: &["着法", "走法"],
        argument: "[SQUARE]",
        help: Text::HelpLegal,
        make: |_, rest| match rest {
            "" => Ok(Order::Moves(Movers::All)),
            name => match (Labels::read(&plain(name)), named_kind(&plain(name))) {
                (Some(point), _) => Ok(Order::Moves(Movers::At(point))),
                (None, Some((kind, _))) => Ok(Order::Moves(Movers::Kind(kind))),
                (None, None) => Err(EntryError::NotAPoint(name.to_owned())),
            },
        },
    },
    Spec {
        english: &["board"],
        hant: &["棋盤"],
        hans: &["棋盘"],
        argument: "",
        help: Text::HelpBoard,
        make: |word, rest| alone(Order::Board, word, rest),
    },
    Spec {
        english: &["say", "tell"],
        hant: &["播報", "朗讀"],
        hans: &["播报", "朗读"],
        argument: "[WHAT]",
        help: Text::HelpSay,
        make: |_, rest| topic(rest).map(Order::Say).ok_or(EntryError::UnknownTopic),
    },
    Spec {
        english: &["fen"],
        hant: &["局面"],
        hans: &["局面"],
        argument: "[FEN]",
        help: Text::HelpFen,
        make: |_, rest| match rest {
            "" => Ok(Order::Fen),
            fen => Ok(Order::SetUp(fen.to_owned())),
        },
    },
    Spec {
        english: &["flip"],
        hant: &["翻轉", "翻轉棋盤"],
        hans: &["翻转", "翻转棋盘"],
        argument: "",
        help: Text::HelpFlip,
        make: |word, rest| alone(Order::Flip, word, rest),
    },
    Spec {
        english: &["draw"],
        hant: &["求和", "提和", "和棋", "議和"],
        hans: &["求和", "提和", "和棋", "议和"],
        argument: "",
        help: Text::HelpDraw,
        make: |word, rest| alone(Order::Draw, word, rest),
    },
    Spec {
        english: &["accept"],
        hant: &["同意", "同意和棋"],
        hans: &["同意", "同意和棋"],
        argument: "",
        help: Text::HelpAccept,
        make: |word, rest| alone(Order::Accept, word, rest),
    },
    Spec {
        english: &["resign"],
        hant: &["認輸", "認負", "投降"],
        hans: &["认输", "认负", "投降"],
        argument: "",
        help: Text::HelpResign,
        make: |word, rest| alone(Order::Resign, word, rest),
    },
    Spec {
        english: &["save"],
        hant: &["存檔", "儲存", "存盤", "保存"],
        hans: &["存盘", "存档", "保存", "储存"],
        argument: "FILE",
        help: Text::HelpSave,
        make: |_, rest| Ok(Order::Save(file(rest))),
    },
    Spec {
        english: &["load", "open"],
        hant: &["讀檔", "讀取", "讀盤", "開啟", "打開"],
        hans: &["读盘", "读取", "读档", "打开", "开启"],
        argument: "FILE [N]",
        help: Text::HelpLoad,
        make: load,
    },
    Spec {
        english: &["new"],
        hant: &["新局", "開新局"],
        hans: &["新局", "开新局"],
        argument: "",
        help: Text::HelpNew,
        make: |word, rest| alone(Order::New, word, rest),
    },
    Spec {
        english: &["resume", "continue"],
        hant: &["接著下", "繼續", "繼續下"],
        hans: &["接着下", "继续", "继续下"],
        argument: "[NUMBER]",
        help: Text::HelpResume,
        make: |_, rest| match rest {
            "" => Ok(Order::GoOn(None)),
            rest => count(rest).map(|number| Order::GoOn(Some(number))),
        },
    },
    Spec {
        english: &["help", "?"],
        hant: &["說明", "幫助"],
        hans: &["说明", "帮助"],
        argument: "",
        help: Text::HelpHelp,
        make: |word, rest| alone(Order::Help, word, rest),
    },
    Spec {
        english: &["quit", "exit", "q", "-1"],
        hant: &["離開", "退出", "離開程式"],
        hans: &["离开", "退出", "离开程序"],
        argument: "",
        help: Text::HelpQuit,
        make: |word, rest| alone(Order::Quit, word, rest),
    },
];

/// Reads one line.
///
/// ```
/// use xiangqi::entry::{self, Entry, Order};
///
/// assert_eq!(entry::read("  h2e2 "), Ok(Entry::Move("h2e2".to_owned())));
/// assert_eq!(entry::read("UNDO 2"), Ok(Entry::Order(Order::Undo(2))));
/// assert_eq!(entry::read("悔棋"), Ok(Entry::Order(Order::Undo(1))));
/// assert_eq!(entry::read("-1"), Ok(Entry::Order(Order::Quit)));
/// ```
///
/// # Errors
/// The line begins with the word of a command that can't take what follows.
pub fn read(line: &str) -> Result<Entry, EntryError> {
    let line = without_colon(line);
    if line.is_empty() {
        return Ok(Entry::Empty);
    }
    match command(line) {
        Some((spec, word, rest)) => (spec.make)(word, rest).map(Entry::Order),
        None => Ok(Entry::Move(line.to_owned())),
    }
}

/// The command with whose word a line begins: that command, the word as it was typed, and the rest of the line.
pub fn command(line: &str) -> Option<(&'static Spec, &str, &str)> {
    let line = without_colon(line);
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let lower = plain(word);
    let is_named = |spec: &&Spec| spec.english.contains(&lower.as_str());
    if let Some(spec) = SPECS.iter().find(is_named) {
        return Some((spec, word, rest.trim()));
    }
    // Chinese is written without blanks: 讀檔game.pgn. One word may begin another.
    let words = SPECS
        .iter()
        .flat_map(|spec| spec.chinese().map(move |word| (spec, word)));
    let (spec, word) = words
        .filter(|(_, word)| line.starts_with(word))
        .max_by_key(|(_, word)| word.len())?;
    Some((spec, word, line.strip_prefix(word)?.trim()))
}

/// A line without blanks around it, and without the key that opens one, which a hand may press once too often.
fn without_colon(line: &str) -> &str {
    line.trim().trim_start_matches([':', '：']).trim_start()
}

/// The first command that has a word which goes on from what is typed, with that word: one of the language's own first.
pub fn beginning(typed: &str, lang: Lang) -> Option<(&'static str, &'static Spec)> {
    let typed = plain(typed.trim());
    let goes_on = |word: &&str| !typed.is_empty() && word.starts_with(&typed);
    let found = |words: fn(&Spec) -> &'static [&'static str]| {
        let word = |spec: &'static Spec| {
            let word = words(spec).iter().copied().find(|word| goes_on(word))?;
            Some((word, spec))
        };
        SPECS.iter().find_map(word)
    };
    let [english, traditional, simplified] = [
        found(|spec| spec.english),
        found(|spec| spec.hant),
        found(|spec| spec.hans),
    ];
    match lang {
        Lang::En => english.or(traditional).or(simplified),
        Lang::ZhHant => traditional.or(simplified).or(english),
        Lang::ZhHans => simplified.or(traditional).or(english),
    }
}

/// A text in small letters of the usual width.
fn plain(text: &str) -> String {
    let narrow: String = text.chars().map(half_width).collect();
    narrow.to_lowercase()
}

/// Reads the answer to a question: yes or no, if it is one of them.
pub fn answer(line: &str) -> Option<bool> {
    match plain(line.trim()).as_str() {
        "y" | "yes" | "是" | "好" | "對" | "对" | "同意" => Some(true),
        "n" | "no" | "否" | "不" | "不是" | "不要" | "不同意" | "拒絕" | "拒绝" => {
            Some(false)
        }
        _ => None,
    }
}

fn alone(order: Order, word: &str, rest: &str) -> Result<Order, EntryError> {
    if rest.is_empty() {
        Ok(order)
    } else {
        Err(EntryError::TakesNothing(word.to_owned()))
    }
}

fn count(rest: &str) -> Result<usize, EntryError> {
    let rest = plain(rest);
    match rest.trim_end_matches(['著', '着', '步']).trim_end() {
        "" => Ok(1),
        number => match (number.parse(), chinese_number(number)) {
            (Ok(count), _) if count > 0 => Ok(count),
            (_, Some((count @ 1.., ""))) => Ok(count as usize),
            _ => Err(EntryError::NotANumber(number.to_owned())),
        },
    }
}

fn topic(rest: &str) -> Option<Topic> {
    match plain(rest).as_str() {
        "" | "all" | "全部" => Some(Topic::All),
        "last" | "上一著" | "上一着" | "上一步" => Some(Topic::LastMove),
        "red" | "紅方" | "红方" | "紅" | "红" => Some(Topic::Side(Side::Red)),
        "black" | "黑方" | "黑" => Some(Topic::Side(Side::Black)),
        "clock" | "clocks" | "計時" | "计时" | "時鐘" | "时钟" => Some(Topic::Clock),
        name => Labels::read(name)
            .map(Topic::At)
            .or_else(|| named_kind(name).map(|(kind, side)| Topic::Kind(kind, side))),
    }
}

/// The file name in the rest of a line: all of it, blanks included, without quotes around it.
fn file(rest: &str) -> Option<PathBuf> {
    let quoted = |mark: char| rest.strip_prefix(mark)?.strip_suffix(mark);
    let name = quoted('"').or_else(|| quoted('\'')).unwrap_or(rest);
    (!name.is_empty()).then(|| PathBuf::from(name))
}

/// `load FILE`, `load FILE NUMBER`; in quotes the file name may itself end in a number.
fn load(word: &str, rest: &str) -> Result<Order, EntryError> {
    let numbered = rest
        .rsplit_once(char::is_whitespace)
        .and_then(|(name, number)| {
            Some((
                file(name.trim_end())?,
                number.parse().ok().filter(|number| *number > 0)?,
            ))
        });
    match (numbered, file(rest)) {
        (Some((name, number)), _) => Ok(Order::Load(name, Some(number))),
        (None, Some(name)) => Ok(Order::Load(name, None)),
        (None, None) => Err(EntryError::NeedsFile(word.to_owned())),
    }
}

#[cfg(test)]
mod tests;
