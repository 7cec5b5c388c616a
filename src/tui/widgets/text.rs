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

/// The cells that a text takes, at most.
pub fn width(text: &str) -> u16 {
    let total: usize = text.chars().map(cells).sum();
    u16::try_from(total).unwrap_or(u16::MAX)
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

/// The last place, no later than `limit`, where a text may be broken; `limit` if there is none.
fn break_before(text: &str, limit: usize) -> usize {
    let mut best = 0;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        if at > limit {
            break;
        }
        let after_blank = before == ' ' || c == ' ';
        let wide = cells(before) == 2 || cells(c) == 2;
        if at > 0 && (after_blank || wide && !closes(c) && !opens(before)) {
            best = at;
        }
        before = c;
    }
    if best == 0 { limit } else { best }
}

/// Whether a line may not begin with the character.
fn closes(c: char) -> bool {
    "，。、；：？！）」』》,.;:?!)".contains(c)
}

/// Whether a line may not end with the character.
fn opens(c: char) -> bool {
    "（「『《(".contains(c)
}
