//! How a recorded game ended: the result, and the words in which a tag keeps its reason. Knows outcomes, and
//! no format.

use crate::game::{DrawReason, Outcome, WinReason};
use crate::rules::Side;

/// The result of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordResult {
    /// Red has won.
    RedWins,
    /// Black has won.
    BlackWins,
    /// Nobody has won.
    Draw,
}

impl RecordResult {
    /// The result in which a side wins.
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::Red => Self::RedWins,
            Side::Black => Self::BlackWins,
        }
    }

    /// The result of an outcome.
    pub const fn of(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won { winner, .. } => Self::won_by(winner),
            Outcome::Drawn(_) => Self::Draw,
        }
    }

    /// The outcome in which it ends for a reason in our words.
    pub fn because(self, reason: &str) -> Option<Outcome> {
        outcome(self, reason)
    }

    /// The result as PGN has it.
    pub const fn as_pgn(self) -> &'static str {
        match self {
            Self::RedWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
        }
    }

    /// The result as the Chinese web boards have it.
    pub const fn as_chinese(self) -> &'static str {
        match self {
            Self::RedWins => "红胜",
            Self::BlackWins => "黑胜",
            Self::Draw => "和棋",
        }
    }

    /// Reads a result in any of the words in use; `Ok(None)` where it says that there is none.
    ///
    /// # Errors
    /// The text says something else.
    pub fn read(text: &str) -> Result<Option<Self>, UnknownResult> {
        let word: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        Ok(match word.as_str() {
            "1-0" | "W" | "w" | "红胜" | "紅勝" | "红方胜" | "紅方勝" | "红先胜" | "紅先勝"
            | "先胜" | "先勝" | "红" | "紅" => Some(Self::RedWins),
            "0-1" | "L" | "l" | "黑胜" | "黑勝" | "黑方胜" | "黑方勝" | "红负" | "紅負"
            | "先负" | "先負" | "黑" => Some(Self::BlackWins),
            "1/2-1/2" | "1/2" | "D" | "d" | "和棋" | "和" | "先和" | "红和" | "紅和" | "和局"
            | "平" | "平局" => Some(Self::Draw),
            "" | "*" | "?" | "未知" | "未完" | "不详" | "不詳" | "未定" | "不明" | "0-0" => {
                None
            }
            _ => return Err(UnknownResult),
        })
    }
}

/// A text that is no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownResult;

const WIN_REASONS: [(WinReason, &str); 8] = [
    (WinReason::Checkmate, "checkmate"),
    (WinReason::Stalemate, "stalemate"),
    (WinReason::KingCaptured, "king-captured"),
    (WinReason::KingsFacing, "kings-facing"),
    (WinReason::PerpetualCheck, "perpetual-check"),
    (WinReason::PerpetualChase, "perpetual-chase"),
    (WinReason::Resignation, "resignation"),
    (WinReason::Time, "time"),
];

const DRAW_REASONS: [(DrawReason, &str); 8] = [
    (DrawReason::NoAttackers, "no-attackers"),
    (DrawReason::Repetition, "repetition"),
    (DrawReason::MutualCheck, "mutual-check"),
    (DrawReason::MutualChase, "mutual-chase"),
    (DrawReason::RepetitionWithChecks, "repetition-with-checks"),
    (DrawReason::MoveLimit, "move-limit"),
    (DrawReason::Agreement, "agreement"),
    (DrawReason::TimeWithoutAttackers, "time-without-attackers"),
];

/// The word under which a tag keeps the reason of an outcome.
pub(super) fn reason_word(outcome: Outcome) -> &'static str {
    let word = match outcome {
        Outcome::Won { by, .. } => WIN_REASONS
            .iter()
            .find(|(reason, _)| *reason == by)
            .map(|(_, word)| *word),
        Outcome::Drawn(by) => DRAW_REASONS
            .iter()
            .find(|(reason, _)| *reason == by)
            .map(|(_, word)| *word),
    };
    word.unwrap_or_default()
}

/// The outcome that a result and the word of its reason give together.
pub(super) fn outcome(result: RecordResult, word: &str) -> Option<Outcome> {
    let won = |winner| {
        let (by, _) = *WIN_REASONS
            .iter()
            .find(|(_, known)| known.eq_ignore_ascii_case(word))?;
        Some(Outcome::Won { winner, by })
    };
    match result {
        RecordResult::RedWins => won(Side::Red),
        RecordResult::BlackWins => won(Side::Black),
        RecordResult::Draw => DRAW_REASONS
            .iter()
            .find(|(_, known)| known.eq_ignore_ascii_case(word))
            .map(|(reason, _)| Outcome::Drawn(*reason)),
    }
}

/// How a command in a comment begins that keeps the end of a line, as `[%result 0-1 resignation]`.
pub const RESULT_COMMAND: &str = "[%result ";

/// The command in a comment that keeps an outcome.
pub(super) fn command(outcome: Outcome) -> String {
    let result = RecordResult::of(outcome).as_pgn();
    format!("{RESULT_COMMAND}{result} {}]", reason_word(outcome))
}

/// The command in a comment that keeps a result of which no reason is known, or one in words of others, as
/// `[%result 1-0]` and `[%result 1-0 time forfeit]`.
pub(super) fn bare_command(result: RecordResult, reason: Option<&str>) -> String {
    // A reason of ours would end the line there.
    let reason = reason.filter(|reason| outcome(result, reason).is_none());
    let clean = |c: &char| !matches!(c, '[' | ']' | '{' | '}') && !c.is_control();
    let reason: String = reason.unwrap_or_default().chars().filter(clean).collect();
    let words = format!("{RESULT_COMMAND}{} {reason}", result.as_pgn());
    format!("{}]", words.trim_end())
}

/// A comment in which a command keeps the result of its line: what stands before it, the result with its reason, and
/// what follows.
pub fn result_in_comment(comment: &str) -> Option<[&str; 3]> {
    let (before, rest) = comment.split_once(RESULT_COMMAND)?;
    let (words, after) = rest.split_once(']')?;
    Some([before, words, after])
}

/// The result that such a command keeps with its reason, and the comment without it.
pub(super) fn bare_commanded(comment: &str) -> Option<((RecordResult, Option<String>), String)> {
    let [before, words, after] = result_in_comment(comment)?;
    let (result, reason) = words.split_once(' ').unwrap_or((words, ""));
    let result = RecordResult::read(result).ok()??;
    let reason = (!reason.is_empty()).then(|| reason.to_owned());
    Some(((result, reason), format!("{before}{after}")))
}

/// The outcome that a command in a comment keeps, and the comment without it.
pub(super) fn commanded(comment: &str) -> Option<(Outcome, String)> {
    let [before, words, after] = result_in_comment(comment)?;
    let (result, reason) = words.trim().split_once(' ')?;
    let result = RecordResult::read(result).ok()??;
    let outcome = outcome(result, reason.trim())?;
    let gap = if before.ends_with(' ') {
        after.trim_start()
    } else {
        after
    };
    Some((outcome, format!("{before}{gap}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_a_word_that_gives_it_back() {
        let mut outcomes: Vec<Outcome> = DRAW_REASONS
            .iter()
            .map(|(reason, _)| Outcome::Drawn(*reason))
            .collect();
        for winner in Side::BOTH {
            outcomes.extend(
                WIN_REASONS
                    .iter()
                    .map(|&(by, _)| Outcome::Won { winner, by }),
            );
        }
        for given in outcomes {
            assert_eq!(
                outcome(RecordResult::of(given), reason_word(given)),
                Some(given)
            );
            let comment = format!("good {} game", command(given));
            assert_eq!(commanded(&comment), Some((given, "good game".to_owned())));
        }
        assert_eq!(outcome(RecordResult::Draw, "checkmate"), None);
        for comment in [
            "[%result 1-0]",
            "[%result 1-0 luck]",
            "[%result",
            "[%clk 0:10]",
        ] {
            assert_eq!(commanded(comment), None, "{comment}");
        }
    }

    #[test]
    fn results_are_read_in_the_words_of_many_programs() {
        for (text, result) in [
            ("1-0", Some(RecordResult::RedWins)),
            ("红方胜", Some(RecordResult::RedWins)),
            ("紅勝", Some(RecordResult::RedWins)),
            ("先负", Some(RecordResult::BlackWins)),
            ("D", Some(RecordResult::Draw)),
            ("未知", None),
        ] {
            assert_eq!(RecordResult::read(text), Ok(result), "{text}");
        }
        assert_eq!(RecordResult::read("2-0"), Err(UnknownResult));
    }
}
