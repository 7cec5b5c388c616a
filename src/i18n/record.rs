//! What is wrong with a record, in the user's language. Knows the faults of records; the English wording is their own.

use super::{Lang, Text, cut, zh_hans, zh_hant};
use crate::notation::NotationError;
use crate::record::{Fault, Format, Loss, RecordError, RecordResult, Severity, one_line};
use crate::rules::{Move, Point};
use std::path::Path;

impl Lang {
    /// That a game was saved, and in which format.
    pub fn saved(self, path: &Path, name: &str) -> String {
        match Format::of_path(path) {
            Some(format) => self.fill(Text::Saved, &[&name, &format.title()]),
            None => self.fill(Text::SavedAsPgn, &[&name]),
        }
    }

    /// What a record says of its result, which need not be what the rules say.
    pub fn recorded_result(self, result: RecordResult, reason: Option<&str>) -> String {
        let reason = reason.filter(|reason| !reason.eq_ignore_ascii_case("normal"));
        if let Some(outcome) = reason.and_then(|reason| result.because(reason)) {
            return self.fill(Text::RecordedOutcome, &[&self.outcome(&outcome)]);
        }
        let result = match (self, result) {
            (Self::En, result) => result.as_pgn(),
            (Self::ZhHans, result) => result.as_chinese(),
            (Self::ZhHant, RecordResult::RedWins) => "紅勝",
            (Self::ZhHant, RecordResult::BlackWins) => "黑勝",
            (Self::ZhHant, RecordResult::Draw) => "和棋",
        };
        one_line(&match reason {
            Some(reason) => self.fill(Text::RecordedResultWhy, &[&result, &cut(reason)]),
            None => self.fill(Text::RecordedResult, &[&result]),
        })
    }

    /// One line on a fault of a record: how bad it is, where it stands, what it is. `name` and `write` say points and
    /// moves as the user writes them.
    pub fn record_error(
        self,
        error: &RecordError,
        name: &dyn Fn(Point) -> String,
        write: &dyn Fn(Move) -> String,
    ) -> String {
        let severity = match (self, error.severity) {
            (_, Severity::Error) => "",
            (Self::En, Severity::Warning) => "warning: ",
            (Self::En, Severity::Note) => "note: ",
            (_, Severity::Warning) => "警告：",
            (Self::ZhHant, Severity::Note) => "說明：",
            (Self::ZhHans, Severity::Note) => "说明：",
        };
        let place = match self {
            Self::En => error.place.to_string(),
            Self::ZhHant => zh_hant::place(error.place),
            Self::ZhHans => zh_hans::place(error.place),
        };
        let what = match (&error.fault, self) {
            (Fault::Move(NotationError::Unreadable { text }), _) => self.no_move(text),
            (Fault::Move(error), _) => {
                let why = self.notation_error(error, name, write);
                let colon = if self == Self::En { ": " } else { "：" };
                if why.contains(error.text()) {
                    why
                } else {
                    format!("{}{colon}{why}", error.text())
                }
            }
            (Fault::Io(kind, words), _) => self.system_trouble(*kind, words),
            (Fault::Fen(error), _) => phrase(&self.fen_error(error, name)),
            (Fault::Start(error), _) => {
                let why = self.position_error(error, name);
                format!("{}{}", self.text(Text::StartPosition), phrase(&why))
            }
            (fault, Self::En) => fault.to_string(),
            (fault, Self::ZhHant) => zh_hant::fault(fault),
            (fault, Self::ZhHans) => zh_hans::fault(fault),
        };
        // Where not even the first move is read, there is no game that could end.
        let has_begun = error.place.ply.is_none_or(|ply| ply > 1);
        let cut = match (&error.fault, error.severity) {
            (Fault::Move(_), Severity::Error) => has_begun.then_some(Text::GameCut),
            (Fault::Move(_), Severity::Warning) => Some(Text::SideLineCut),
            _ => None,
        };
        let cut = cut.map_or_else(String::new, |cut| {
            format!("{}{}", self.gap(), self.text(cut))
        });
        one_line(&format!("{severity}{place}{what}{cut}"))
    }

    /// One line on what a format could not hold of the game of this number.
    pub fn record_loss(self, loss: &Loss, game: u64) -> String {
        one_line(&match self {
            Self::En => format!("warning: game {game}: {loss}"),
            Self::ZhHant => format!("警告：第 {game} 局：{}", zh_hant::loss(loss)),
            Self::ZhHans => format!("警告：第 {game} 局：{}", zh_hans::loss(loss)),
        })
    }

    /// One sentence on what a format could not hold of the game that was saved.
    pub fn loss(self, loss: &Loss) -> String {
        one_line(&match self {
            Self::En => format!("Warning: {loss}."),
            Self::ZhHant => format!("警告：{}。", zh_hant::loss(loss)),
            Self::ZhHans => format!("警告：{}。", zh_hans::loss(loss)),
        })
    }

    /// One line in place of so many more.
    pub fn record_more(self, count: usize) -> String {
        match self {
            Self::En => format!("and {count} more warnings"),
            Self::ZhHant => format!("還有 {count} 條警告"),
            Self::ZhHans => format!("还有 {count} 条警告"),
        }
    }

    /// One line on a number that no game has.
    pub fn record_no_game(self, asked: u64, games: u64) -> String {
        match self {
            Self::En => format!("there is no game {asked}: the file holds {games}"),
            Self::ZhHant => format!("沒有第 {asked} 局：檔案裡共有 {games} 局"),
            Self::ZhHans => format!("没有第 {asked} 局：文件里共有 {games} 局"),
        }
    }
}

/// A sentence as a part of another one.
fn phrase(sentence: &str) -> String {
    sentence.trim_end_matches(['.', '。']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Reader;
    use crate::rules::Position;

    fn told(lang: Lang, text: &str) -> Vec<String> {
        Reader::new(text.as_bytes(), None)
            .map(|reader| {
                reader
                    .flat_map(|game| match game {
                        Ok(reading) => reading.findings,
                        Err(error) => vec![error],
                    })
                    .map(|error| {
                        lang.record_error(&error, &|point| point.to_string(), &|m| m.to_string())
                    })
                    .collect()
            })
            .unwrap_or_default()
    }

    #[test]
    fn a_fault_names_its_place_its_text_and_its_reason_in_every_language() {
        let text = "[Red \"a\"]\n\n1. h2e2 (1. c3c4 2) h9g7\n2. a0a4";
        assert_eq!(
            told(Lang::En, "1. h2e2 h9g7\n2. a0a4"),
            [
                "line 2, game 1, ply 3: a0a4: The rook's path is blocked at a3. The game ends before it."
            ]
        );
        for lang in [Lang::ZhHant, Lang::ZhHans] {
            let told = told(lang, text);
            assert!(
                told.iter()
                    .any(|line| line.starts_with("第 4 行，第 1 局，第 3 ")
                        && line.contains("：a0a4：")),
                "{told:?}"
            );
        }
    }

    #[test]
    fn what_a_bad_move_cuts_off_is_told_of_the_game_and_of_a_side_line() {
        let text = "[Red \"a\"]\n\n1. h2e2 h9g7 (1... h9h5 2. h0g2)\n2. a0a4 a9a8";
        for (lang, side, main) in [
            (
                Lang::En,
                "The side line ends before it.",
                "The game ends before it.",
            ),
            (Lang::ZhHant, "這條變化到此為止。", "棋局到此為止。"),
            (Lang::ZhHans, "这条变化到此为止。", "棋局到此为止。"),
        ] {
            let told = told(lang, text);
            assert_eq!(told.len(), 2, "{told:?}");
            assert!(told[0].ends_with(side), "{told:?}");
            assert!(told[1].ends_with(main), "{told:?}");
        }
    }

    #[test]
    fn where_not_even_the_first_move_is_read_no_game_ends() {
        for lang in Lang::ALL {
            let told = told(lang, "nothing 2. h2e2");
            let told = told.first().expect("an error").as_str();
            assert!(told.contains("nothing"), "{told}");
            let end = lang.text(Text::GameCut);
            assert!(!told.ends_with(end), "{told}");
        }
    }

    #[test]
    fn warnings_and_notes_say_that_they_are_none_of_the_worst() {
        assert_eq!(
            told(Lang::En, "1. h2e2 )"),
            ["warning: line 1, game 1: a ) without its ("]
        );
        assert_eq!(
            told(Lang::ZhHans, "1. h2e2 )"),
            ["警告：第 1 行，第 1 局：多出一个“)”"]
        );
        assert_eq!(told(Lang::ZhHant, ""), ["檔案裡沒有棋局"]);
    }

    #[test]
    fn a_wrong_start_is_told_in_the_language() {
        for fen in ["9/9 w", "4k4/9/9/9/9/9/9/9/9/4K4 w"] {
            let text = format!("[Game \"Chinese Chess\"]\n[FEN \"{fen}\"]\n\n1. h2e2 *\n");
            let error = fen.parse::<Position>().unwrap_err();
            let sentence = Lang::En.fen_error(&error, &|point| point.to_string());
            let in_english = told(Lang::En, &text).join("\n");
            assert!(
                in_english.contains(phrase(&sentence).as_str()),
                "{in_english}"
            );
            for lang in [Lang::ZhHant, Lang::ZhHans] {
                let told = told(lang, &text).join("\n");
                assert!(!told.is_empty());
                for word in ["rank", "king", "start"] {
                    assert!(!told.contains(word), "{told}");
                }
            }
        }
    }

    #[test]
    fn the_result_of_a_record_is_told_with_its_reason_in_every_language() {
        let told = |lang: Lang, reason| lang.recorded_result(RecordResult::RedWins, reason);
        for (lang, bare, with_reason, known) in [
            (
                Lang::En,
                "Recorded result: 1-0.",
                "Recorded result: 1-0 (time forfeit).",
                "On record: Red wins: Black resigned.",
            ),
            (
                Lang::ZhHant,
                "棋譜記載的結果：紅勝。",
                "棋譜記載的結果：紅勝（time forfeit）。",
                "棋譜記載：紅方勝：黑方認輸。",
            ),
            (
                Lang::ZhHans,
                "棋谱记载的结果：红胜。",
                "棋谱记载的结果：红胜（time forfeit）。",
                "棋谱记载：红方胜：黑方认输。",
            ),
        ] {
            assert_eq!(told(lang, None), bare);
            assert_eq!(told(lang, Some("normal")), bare);
            assert_eq!(told(lang, Some("time forfeit")), with_reason);
            assert_eq!(told(lang, Some("resignation")), known);
        }
    }
}
