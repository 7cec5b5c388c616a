//! Reads the clock of a game as people write it: in the fixed words of `TimeControl`, or with Chinese units, numerals
//! and full-width signs.

use crate::game::{TimeControl, TimeControlError};
use crate::notation::half_width;
use crate::rules::{BySide, Side};

/// Reads a clock, or that there is none: `10m+5s`, `none`, `10分+5秒`, `局時20分，讀秒30秒3次`, `每步30秒`, `紅10分 黑5分`.
///
/// ```
/// use xiangqi::i18n::read_clock;
/// let clock = read_clock("20分 讀秒３０秒3次").unwrap().unwrap();
/// assert_eq!(clock.to_string(), "20m/30s*3");
/// assert_eq!(read_clock("不計時"), Ok(None));
/// ```
///
/// # Errors
/// The text means no clock. The error names the part that is wrong, of a Chinese text the whole.
pub fn read_clock(text: &str) -> Result<Option<TimeControl>, TimeControlError> {
    let text = text.trim();
    match text {
        "none" | "無" | "无" | "不計時" | "不计时" | "不限時" | "不限时" => {
            return Ok(None);
        }
        _ if text.is_ascii() => return text.parse().map(Some),
        _ => {}
    }
    let read = fixed(text).parse::<TimeControl>();
    read.map(Some).map_err(|error| about(&error, text))
}

/// The same complaint about a text as it was typed.
fn about(error: &TimeControlError, text: &str) -> TimeControlError {
    let text = text.to_owned();
    match error {
        TimeControlError::Time { .. } => TimeControlError::Time { text },
        TimeControlError::TooLong { .. } => TimeControlError::TooLong { text },
        TimeControlError::Zero { .. } => TimeControlError::Zero { text },
        TimeControlError::Count { .. } => TimeControlError::Count { text },
        TimeControlError::Both { .. } => TimeControlError::Both { text },
        TimeControlError::MoveLimit { .. } => TimeControlError::MoveLimit { text },
        TimeControlError::Sides { .. } => TimeControlError::Sides { text },
    }
}

/// What a word begins or stands for.
#[derive(Clone, Copy)]
enum Word {
    Of(Side),
    Begins(Slot),
    /// The number before it counts periods.
    Times,
    /// The same in the fixed words.
    Fixed(&'static str),
}

/// A part of what a side gets.
#[derive(Clone, Copy, Default)]
enum Slot {
    #[default]
    Main,
    Increment,
    Periods,
    Move,
}

/// The words. Where one begins another, the longer one stands first.
const WORDS: &[(&[&str], Word)] = &[
    (&["紅方", "红方", "紅", "红", "red"], Word::Of(Side::Red)),
    (&["黑方", "黑", "black"], Word::Of(Side::Black)),
    (&["局時", "局时"], Word::Begins(Slot::Main)),
    (&["讀秒", "读秒"], Word::Begins(Slot::Periods)),
    (
        &["步時", "步时", "每步", "每著", "每着", "每手"],
        Word::Begins(Slot::Move),
    ),
    (&["加秒", "加"], Word::Begins(Slot::Increment)),
    (&["/步", "/著", "/着", "/手"], Word::Fixed("/move")),
    (&["小時", "小时", "時", "时"], Word::Fixed("h")),
    (&["分鐘", "分钟", "分"], Word::Fixed("m")),
    (&["秒鐘", "秒钟", "秒"], Word::Fixed("s")),
    (&["次"], Word::Times),
];

/// The parts of what one side gets, in the fixed words.
#[derive(Default)]
struct Parts {
    main: String,
    increment: String,
    periods: String,
    each_move: String,
}

impl Parts {
    fn slot(&mut self, slot: Slot) -> &mut String {
        match slot {
            Slot::Main => &mut self.main,
            Slot::Increment => &mut self.increment,
            Slot::Periods => &mut self.periods,
            Slot::Move => &mut self.each_move,
        }
    }

    /// All of it as one text.
    fn whole(&self) -> String {
        let [main, increment, periods, each_move] =
            [&self.main, &self.increment, &self.periods, &self.each_move]
                .map(|part| part.trim_end_matches([',', ';']));
        let mut whole = vec![main];
        if !increment.is_empty() {
            whole.extend(["+", increment]);
        }
        let is_empty = |parts: &[&str]| parts.iter().all(|part| part.is_empty());
        if !periods.is_empty() {
            let main = if is_empty(&whole) { "0s" } else { "" };
            whole.extend([main, "/", periods]);
        }
        if !each_move.is_empty() {
            let comma = if is_empty(&whole) { "" } else { "," };
            whole.extend([comma, each_move, "/move"]);
        }
        whole.concat()
    }
}

/// A text in the fixed words.
fn fixed(text: &str) -> String {
    let text: String = text.chars().map(narrow).collect();
    let mut sides = BySide::<Option<Parts>>::default();
    let mut both = Parts::default();
    let (mut side, mut slot) = (None, Slot::Main);
    let mut rest = text.as_str();
    while let Some(first) = rest.chars().next() {
        let parts = match side {
            Some(side) => sides[side].get_or_insert_default(),
            None => &mut both,
        };
        if let Some((number, after)) = chinese_number(rest) {
            parts.slot(slot).push_str(&number.to_string());
            rest = after;
            continue;
        }
        let Some((word, after)) = word(rest) else {
            if !first.is_whitespace() && !matches!(first, '=' | ':') {
                parts.slot(slot).push(first);
            }
            rest = rest.get(first.len_utf8()..).unwrap_or_default();
            continue;
        };
        rest = after;
        match word {
            Word::Of(next) => (side, slot) = (Some(next), Slot::Main),
            Word::Begins(next) => slot = next,
            Word::Fixed(text) => parts.slot(slot).push_str(text),
            Word::Times => {
                let text = parts.slot(slot);
                let count = text.trim_end_matches(|c: char| c.is_ascii_digit()).len();
                if !text
                    .get(..count)
                    .is_some_and(|before| before.ends_with('*'))
                {
                    text.insert(count, '*');
                }
            }
        }
    }
    match (sides.red, sides.black) {
        (None, None) => both.whole(),
        (red, black) => {
            let named = [("red", red), ("black", black)];
            let of = |(name, parts): (&str, Option<Parts>)| {
                parts.map(|parts| format!("{name}={}", parts.whole()))
            };
            let sides: Vec<String> = named.into_iter().filter_map(of).collect();
            // What stands before the sides belongs to none of them, and is not to be passed over.
            format!("{} {}", both.whole(), sides.join(" "))
        }
    }
}

/// The word at the start of a text, and what follows.
fn word(text: &str) -> Option<(Word, &str)> {
    WORDS.iter().find_map(|(forms, word)| {
        let rest = forms.iter().find_map(|form| text.strip_prefix(form))?;
        Some((*word, rest))
    })
}

/// The Chinese number below a hundred at the start of a text, and what follows: `二十五`, `兩`.
pub fn chinese_number(text: &str) -> Option<(u32, &str)> {
    let (mut number, mut rest) = (0, text);
    while let Some(c) = rest.chars().next() {
        let digit = match c {
            '十' => None,
            '兩' | '两' => Some(2),
            _ => match "〇一二三四五六七八九".chars().position(|digit| digit == c) {
                Some(digit) => u32::try_from(digit).ok(),
                None => break,
            },
        };
        number = match digit {
            Some(digit) if number % 10 == 0 => number + digit,
            None if number < 10 => number.max(1) * 10,
            _ => break,
        };
        rest = rest.get(c.len_utf8()..).unwrap_or_default();
    }
    (rest.len() < text.len()).then_some((number, rest))
}

/// A full-width sign as the narrow one in small letters, and the signs that are used alike.
fn narrow(c: char) -> char {
    match half_width(c) {
        '、' => ',',
        '×' => '*',
        narrow if narrow == c => c,
        narrow => narrow.to_ascii_lowercase(),
    }
}
