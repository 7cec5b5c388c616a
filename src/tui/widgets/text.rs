//! Text by cells: how wide it is, where it may be cut and how it is broken into lines. Never cuts inside a
//! character, and knows no styles.

use std::borrow::Cow;
use unicode_width::UnicodeWidthChar;

/// The cells of one character. A control character has none, as it is never drawn; a variation
/// selector may make the character before it wide.
fn cells(c: char) -> usize {
    if c == '\u{fe0f}' {
        1
    } else {
        c.width().unwrap_or(0)
    }
}

/// Wider than any screen, and yet so small that sums of some widths stay far from the end of their type.
const WIDEST: u16 = 0x1000;

/// The cells that a text takes, at most; a text that is wider than any screen counts as just that.
pub fn width(text: &str) -> u16 {
    let total: usize = text.chars().map(cells).sum();
    u16::try_from(total).map_or(WIDEST, |total| total.min(WIDEST))
}

/// So many rows, in the same way.
pub fn rows(count: usize) -> u16 {
    u16::try_from(count).map_or(WIDEST, |count| count.min(WIDEST))
}

/// The longest beginning of a text that takes no more than so many cells.
pub fn head(text: &str, room: u16) -> &str {
    let mut used = 0;
    for (at, c) in text.char_indices() {
        used += cells(c);
        if used > usize::from(room) {
            return text.get(..at).unwrap_or_default();
        }
    }
    text
}

/// The text without its first cells; a character that is cut by that is left away.
pub fn tail(text: &str, cells: usize) -> &str {
    let room = u16::try_from(cells).unwrap_or(u16::MAX);
    let before = head(text, room);
    let rest = text.get(before.len()..).unwrap_or_default();
    if width(before) < room && !rest.is_empty() {
        let mut chars = rest.chars();
        chars.next();
        return chars.as_str();
    }
    rest
}

/// The text itself if it takes no more than so many cells, else its beginning with a sign of the cut.
pub fn fit<'a>(text: &'a str, room: u16, ellipsis: &str) -> Cow<'a, str> {
    if head(text, room).len() == text.len() {
        return Cow::Borrowed(text);
    }
    let sign = width(ellipsis);
    if sign > room {
        return Cow::Borrowed("");
    }
    Cow::Owned(format!("{}{ellipsis}", head(text, room - sign)))
}

/// As many clauses of a text as take no more than so many cells: all of it, or nothing where not even the first has room.
pub fn clauses(text: &str, room: u16) -> &str {
    let start = head(text, room);
    if start.len() == text.len() {
        return text;
    }
    let mut ends = text.char_indices().filter(|&(at, c)| {
        let next = text.get(at + c.len_utf8()..).unwrap_or_default();
        let is_mark = match c {
            '，' | '；' | '：' | '。' | '（' => true,
            ',' | ';' | ':' | '.' => next.starts_with(' '),
            ' ' => next.starts_with('('),
            _ => false,
        };
        // Nothing ends within brackets.
        let opened = text
            .get(..at)
            .unwrap_or_default()
            .matches(['(', '（'])
            .count();
        let shut = text
            .get(..at)
            .unwrap_or_default()
            .matches([')', '）'])
            .count();
        is_mark && at <= start.len() && opened <= shut
    });
    let end = ends.next_back().map_or(0, |(at, _)| at);
    text.get(..end).unwrap_or_default()
}

/// The same, but where not even the first clause has room its beginning with a sign of the cut.
pub fn fit_clauses<'a>(text: &'a str, room: u16, ellipsis: &str) -> Cow<'a, str> {
    match clauses(text, room) {
        "" => fit(text, room, ellipsis),
        clauses => Cow::Borrowed(clauses),
    }
}

/// The text itself if it takes no more than so many cells, else its beginning and its end: what is said last is
/// most often the reason. Words stay whole, unless one is too long for that.
pub fn fit_ends<'a>(text: &'a str, room: u16, ellipsis: &str) -> Cow<'a, str> {
    let whole = width(text);
    let kept = room.saturating_sub(width(ellipsis));
    if whole <= room || whole >= WIDEST || kept < 3 {
        return fit(text, room, ellipsis);
    }
    let start = whole_words_before(head(text, kept / 3), text);
    let end = tail(text, usize::from(whole - (kept - width(start))));
    let end = whole_words_behind(end, text);
    Cow::Owned(format!("{start}{ellipsis}{end}"))
}

/// Whether a text that is cut between these two characters is cut within a word.
fn is_within_word(before: Option<char>, after: Option<char>) -> bool {
    let is_of_word = |c: Option<char>| c.is_some_and(|c| !c.is_whitespace() && cells(c) == 1);
    is_of_word(before) && is_of_word(after)
}

/// The beginning of a text without the word that it cuts, if at least a third of it is left.
fn whole_words_before<'a>(start: &'a str, text: &str) -> &'a str {
    let next = text.get(start.len()..).and_then(|rest| rest.chars().next());
    let shown = start.trim_end();
    if !is_within_word(start.chars().next_back(), next) {
        return shown;
    }
    let words = start.rfind(' ').and_then(|at| start.get(..at));
    words
        .map(str::trim_end)
        .filter(|words| width(words) * 3 >= width(start))
        .unwrap_or(shown)
}

/// The end of a text without the word that it cuts, if at least half of it is left.
fn whole_words_behind<'a>(end: &'a str, text: &str) -> &'a str {
    let before = text.get(..text.len() - end.len());
    let before = before.and_then(|before| before.chars().next_back());
    let shown = end.trim_start();
    if !is_within_word(before, end.chars().next()) {
        return shown;
    }
    let words = end.find(' ').and_then(|at| end.get(at..));
    words
        .map(str::trim_start)
        .filter(|words| width(words) * 2 >= width(end))
        .unwrap_or(shown)
}

/// Breaks a text into lines of no more than so many cells: at blanks, and between any two characters where
/// one of them is wide. A word that is too long for a line is broken where the line ends.
pub fn wrap(text: &str, room: u16) -> Vec<&str> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut rest = paragraph.trim_end();
        loop {
            let line = head(rest, room);
            if line.len() == rest.len() {
                lines.push(line);
                break;
            }
            let cut = match break_before(rest, line.len()) {
                0 => rest.chars().next().map_or(rest.len(), char::len_utf8),
                cut => cut,
            };
            let (line, after) = rest.split_at(cut);
            lines.push(line.trim_end());
            rest = after.trim_start();
            if rest.is_empty() {
                break;
            }
        }
    }
    lines
}

/// The cells of a move in Chinese and of the sign behind it.
const MOVE: u16 = 10;

/// The last place, no later than `limit`, where a text may be broken; `limit` if there is none. A move, and a piece with
/// its point, stays whole where a line has room for it; a word that is too long is broken behind a slash, if it has one.
fn break_before(text: &str, limit: usize) -> usize {
    let mut place = None;
    let mut between_moves = None;
    let mut behind_slash = None;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        if at > limit {
            break;
        }
        let after_blank = before == ' ' || c == ' ';
        let wide = cells(before) == 2 || cells(c) == 2;
        if at > 0 && (after_blank || wide && !closes(c) && !opens(before)) {
            place = Some(at);
            if !is_within_move(text, at) && !is_before_point(text, at) {
                between_moves = place;
            }
        } else if before == '/' {
            behind_slash = Some(at);
        }
        before = c;
    }
    let has_room = text.get(..limit).is_some_and(|line| width(line) >= MOVE);
    between_moves
        .filter(|_| has_room)
        .or(place)
        .or(behind_slash)
        .unwrap_or(limit)
}

/// Whether a piece stands before a place and its point behind it, 車 九0 or rook a0 for one, or a point of two numbers is
/// parted there.
fn is_before_point(text: &str, at: usize) -> bool {
    let (before, after) = text.split_at(at);
    if !before.chars().last().is_some_and(char::is_alphanumeric) && !before.ends_with(' ') {
        return false;
    }
    let mut after = after.trim_start().chars().peekable();
    let is_file = |c: &char| matches!(c, 'a'..='i') || "一二三四五六七八九".contains(*c);
    let is_rank = |c: &char| c.is_ascii_digit();
    if after.next_if(is_file).is_none() && after.clone().nth(1) == Some(' ') {
        // The file is a number, too.
        after.next_if(is_rank);
        after.next_if_eq(&' ');
    }
    after.next_if(is_rank).is_some() && !after.peek().is_some_and(|c| c.is_alphanumeric())
}

/// Whether a place stands within a move in Chinese, 相三進一 for one: four characters, of which the third says
/// which way the piece goes and the last is a numeral.
fn is_within_move(text: &str, at: usize) -> bool {
    let (before, after) = text.split_at(at);
    let around = before.chars().rev().take(3).collect::<Vec<char>>();
    let known = around.len();
    let around: Vec<char> = around
        .into_iter()
        .rev()
        .chain(after.chars().take(3))
        .collect();
    let is_move = |four: &[char]| match four {
        [piece, place, way, goal] => {
            !piece.is_whitespace()
                && !place.is_whitespace()
                && "進进退平".contains(*way)
                && "一二三四五六七八九123456789１２３４５６７８９".contains(*goal)
        }
        _ => false,
    };
    let begins = around.windows(4).enumerate();
    begins
        .filter(|(_, four)| is_move(four))
        .any(|(begin, _)| begin < known && known < begin + 4)
}

/// Whether a line may not begin with the character.
fn closes(c: char) -> bool {
    "，。、；：？！）」』》,.;:?!)".contains(c)
}

/// Whether a line may not end with the character.
fn opens(c: char) -> bool {
    "（「『《(".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_move_is_never_broken_over_two_lines() {
        let text = "可走的著法共 44 種：炮二平五  相三進一、馬8進7。前炮退二  卒１進１";
        let moves = ["炮二平五", "相三進一", "馬8進7", "前炮退二", "卒１進１"];
        for room in 10..60 {
            let lines = wrap(text, room);
            for m in moves {
                assert!(
                    lines.iter().any(|line| line.contains(m)),
                    "{room}: {lines:?}"
                );
            }
        }
    }

    #[test]
    fn a_piece_stays_with_its_point() {
        let texts = [
            "紅方：帥 五0、仕 六0、仕 四0、相 七0、車 九0、車 一0。",
            "紅方：帥 4 0、仕 3 0、仕 5 0、相 2 0、車 0 0、車 8 0。",
            "Red: king e0, rook a0, rook i0, cannon b2, horse h0.",
        ];
        for text in texts {
            for room in 14..60 {
                let lines = wrap(text, room);
                let names = text
                    .trim_end_matches(['.', '。'])
                    .split(['：', ':', '、', ','])
                    .skip(1);
                for name in names.map(str::trim) {
                    assert!(
                        lines.iter().any(|line| line.contains(name)),
                        "{name}, {room}: {lines:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_long_word_is_broken_behind_a_slash() {
        assert_eq!(
            wrap("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9", 20),
            ["rnbakabnr/9/1c5c1/", "p1p1p1p1p/9/9"]
        );
        assert_eq!(
            wrap("see /home/li/games", 12),
            ["see", "/home/li/", "games"]
        );
    }

    #[test]
    fn text_is_cut_between_characters_by_cells() {
        assert_eq!(fit("王天一", 6, "…"), "王天一");
        assert_eq!(fit("王天一", 5, "…"), "王天…");
        assert_eq!(fit("王天一", 4, "…"), "王…");
        assert_eq!(fit("王天一", 2, "…"), "…");
        assert_eq!(fit("a王b天c一", 7, "~"), "a王b天~");
        assert_eq!(fit("王", 1, "…"), "…");
        assert_eq!(fit("王", 0, "…"), "");
        assert_eq!(fit("", 0, "…"), "");
    }

    #[test]
    fn a_text_of_clauses_is_cut_between_them() {
        let text = "save the game; the extension says the format (PGN, XQF)";
        assert_eq!(fit_clauses(text, 60, "…"), text);
        assert_eq!(
            fit_clauses(text, 50, "…"),
            "save the game; the extension says the format"
        );
        assert_eq!(fit_clauses(text, 30, "…"), "save the game");
        assert_eq!(fit_clauses(text, 13, "…"), "save the game");
        assert_eq!(fit_clauses(text, 9, "…"), "save the…");
        assert_eq!(fit_clauses("存檔；副檔名決定格式", 12, "…"), "存檔");
        assert_eq!(fit_clauses("in 7.5 seconds", 6, "…"), "in 7.…");
    }

    #[test]
    fn a_text_that_keeps_its_ends_keeps_whole_words() {
        let text = "game 1, ply 1: \"nothing\" is no move; notation of chess is not read here.";
        assert_eq!(
            fit_ends(text, 50, "…"),
            "game 1, ply 1:…notation of chess is not read here."
        );
        assert_eq!(
            fit_ends(
                "第 1 局，第 1 著：看不懂，不讀國際象棋的代數記譜。",
                31,
                "…"
            ),
            "第 1 局，…國際象棋的代數記譜。"
        );
        // A word that is too long is cut.
        assert_eq!(
            fit_ends("/home/li/games/a-long-name.pgn: no", 20, "…"),
            "/home/…-name.pgn: no"
        );
    }

    #[test]
    fn what_scrolled_away_takes_whole_characters_with_it() {
        assert_eq!(tail("王天一", 2), "天一");
        assert_eq!(tail("王天一", 3), "一");
        assert_eq!(tail("abc", 0), "abc");
        assert_eq!(tail("abc", 9), "");
    }

    #[test]
    fn lines_break_at_blanks_and_between_wide_characters() {
        assert_eq!(wrap("one two three", 8), ["one two", "three"]);
        assert_eq!(
            wrap("馬二進三，車一平二。", 9),
            ["馬二進", "三，車一", "平二。"]
        );
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("a\n\nb", 5), ["a", "", "b"]);
        assert_eq!(wrap("a  b", 1), ["a", "b"]);
        assert_eq!(wrap("", 5), [""; 0]);
    }

    proptest! {
        #[test]
        fn no_cut_text_is_wider_than_its_room(text in any::<String>(), room in 0u16..40) {
            prop_assert!(width(&fit(&text, room, "…")) <= room);
            prop_assert!(width(&fit_ends(&text, room, "…")) <= room);
            prop_assert!(width(&fit_clauses(&text, room, "…")) <= room);
        }

        #[test]
        fn wrapping_keeps_every_character_but_blanks(text in "[a-c 王天，。（\n👍]{0,60}", room in 2u16..20) {
            let lines = wrap(&text, room);
            prop_assert!(lines.iter().all(|line| width(line) <= room));
            let visible = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            prop_assert_eq!(visible(&lines.concat()), visible(&text));
        }
    }
}
