//! Cuts a PGN file into its games before anything is decoded, so that each game is decoded as a whole and
//! only one is held at a time. Knows brackets, braces and results, but no moves.

use crate::record::lines::Lines;
use std::io::{self, BufRead};

/// The bytes of one game, its lines ended by LF.
#[derive(Debug, Default)]
pub(super) struct RawGame {
    /// The bytes.
    pub(super) bytes: Vec<u8>,
    /// The number of the first line in the file.
    pub(super) first_line: u64,
    /// What stands between its result and the next game, as far as that is worth a look.
    pub(super) after: Vec<u8>,
    /// The number of the line on which that begins.
    pub(super) after_line: u64,
    /// Nothing but a first move number behind a result says that a game begins here.
    pub(super) is_guess: bool,
}

/// So many bytes behind a result are looked at.
const AFTER: usize = 64 * 1024;

/// Hands out one game after the other.
#[derive(Debug)]
pub(super) struct Splitter<R> {
    lines: Lines<R>,
    line: Vec<u8>,
    /// Whether `line` holds a line that belongs to the next game.
    is_held: bool,
    /// Whether only its move number says so.
    is_guess: bool,
    /// Whether anything stood behind the result of a game.
    has_rest: bool,
}

/// Which part of a game a line stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Tags,
    Moves,
    /// What stands after the result up to the next tag or first move number belongs to no moves.
    Over,
    /// There stands something else than comments.
    Noise,
}

/// Where the cut is within a game.
#[derive(Clone, Copy, Debug)]
struct Scan {
    part: Part,
    in_comment: bool,
    depth: usize,
    /// Whether the line before is blank.
    after_blank: bool,
    /// Whether anything stood there that belongs to no game.
    has_rest: bool,
}

impl<R: BufRead> Splitter<R> {
    pub(super) fn new(input: R) -> Self {
        Self {
            lines: Lines::new(input),
            line: Vec::new(),
            is_held: false,
            is_guess: false,
            has_rest: false,
        }
    }

    /// Whether anything stood behind the result of a game that belongs to none.
    pub(super) const fn has_rest(&self) -> bool {
        self.has_rest
    }

    /// The bytes of the next game; none when only blank lines are left. `game` lends its memory.
    pub(super) fn next_game(&mut self, game: &mut RawGame) -> io::Result<bool> {
        game.bytes.clear();
        game.after.clear();
        game.is_guess = std::mem::take(&mut self.is_guess);
        let mut scan = Scan {
            part: Part::Tags,
            in_comment: false,
            depth: 0,
            after_blank: false,
            has_rest: false,
        };
        loop {
            if !std::mem::take(&mut self.is_held) && !self.lines.read(&mut self.line)? {
                return Ok(!game.bytes.is_empty());
            }
            if game.bytes.is_empty() {
                if is_blank(&self.line) {
                    continue;
                }
                game.first_line = self.lines.number();
            } else if scan.is_start_of_next(&self.line) {
                self.is_held = true;
                return Ok(true);
            }
            let mut end = 0;
            if !scan.is_over() {
                end = scan.pass(&self.line).unwrap_or(self.line.len());
                game.bytes
                    .extend_from_slice(self.line.get(..end).unwrap_or_default());
                game.bytes.push(b'\n');
                game.after_line = self.lines.number();
            }
            if scan.is_over() {
                let rest = self.line.get(end..).unwrap_or_default();
                if !scan.in_comment && is_first_move(rest) {
                    self.line.drain(..end);
                    self.is_held = true;
                    self.is_guess = true;
                    return Ok(true);
                }
                scan.pass_after(rest);
                if game.after.len() + rest.len() < AFTER {
                    game.after.extend_from_slice(rest);
                    game.after.push(b'\n');
                }
            }
            self.has_rest |= scan.has_rest;
        }
    }
}

impl Scan {
    /// Whether a line begins another game. Inside a comment only the tag that every file of this kind begins a game
    /// with is believed, so that a comment that is never closed does not swallow all games after it.
    fn is_start_of_next(self, line: &[u8]) -> bool {
        let is_certain = line.starts_with(b"[Game \"");
        if self.in_comment && self.part != Part::Over {
            return is_certain;
        }
        is_tag(line) && (self.part != Part::Tags || is_certain && self.after_blank)
    }

    /// Whether the result has been passed.
    fn is_over(self) -> bool {
        matches!(self.part, Part::Over | Part::Noise)
    }

    /// Passes over one line. Gives where in it the game ends.
    fn pass(&mut self, line: &[u8]) -> Option<usize> {
        self.after_blank = is_blank(line);
        let is_before = self.part == Part::Tags && (is_blank(line) || is_bracketed(line));
        if !self.in_comment && (is_before || is_escape(line)) {
            self.has_rest |= is_escape(line);
            return None;
        }
        self.part = Part::Moves;
        let is_double_byte = std::str::from_utf8(line).is_err();
        let mut word = Some(0);
        let mut i = 0;
        while let Some(&byte) = line.get(i) {
            if self.in_comment {
                self.in_comment = byte != b'}';
                word = (!self.in_comment).then_some(i + 1);
            } else if matches!(byte, b' ' | b'\t' | b'{' | b'(' | b')' | b';') {
                if self.ends_game(line, word, i) {
                    return Some(i);
                }
                word = Some(i + 1);
                match byte {
                    b'{' => self.in_comment = true,
                    b'(' => self.depth += 1,
                    b')' => self.depth = self.depth.saturating_sub(1),
                    b';' => return None,
                    _ => {}
                }
            }
            // The second byte of a character may look like a brace.
            i += 1 + usize::from(is_double_byte && byte >= 0x81);
        }
        let end = line.len();
        self.ends_game(line, word, end).then_some(end)
    }

    /// Passes over what stands after the result: a comment there may reach over several lines, but behind other text a
    /// brace is only a sign.
    fn pass_after(&mut self, line: &[u8]) {
        let is_double_byte = std::str::from_utf8(line).is_err();
        let mut i = 0;
        while let Some(&byte) = line.get(i).filter(|_| self.part == Part::Over) {
            match byte {
                b'}' if self.in_comment => self.in_comment = false,
                _ if self.in_comment || byte.is_ascii_whitespace() => {}
                b'{' => self.in_comment = true,
                b';' => return,
                _ => {
                    if byte != b'%' || i > 0 {
                        self.part = Part::Noise;
                    }
                    self.has_rest = true;
                    return;
                }
            }
            i += 1 + usize::from(is_double_byte && byte >= 0x81);
        }
    }

    /// Notes the end of the game if the word that ends here is a result.
    fn ends_game(&mut self, line: &[u8], word: Option<usize>, end: usize) -> bool {
        let is_result = self.depth == 0
            && !self.in_comment
            && word
                .and_then(|start| line.get(start..end))
                .is_some_and(|word| matches!(word, b"1-0" | b"0-1" | b"1/2-1/2" | b"*"));
        if is_result {
            self.part = Part::Over;
        }
        is_result
    }
}

fn is_blank(line: &[u8]) -> bool {
    line.iter().all(u8::is_ascii_whitespace)
}

/// Whether a line is kept by its first column from all who read games.
fn is_escape(line: &[u8]) -> bool {
    line.starts_with(b"%")
}

/// Whether a text begins with the number of a first move.
fn is_first_move(text: &[u8]) -> bool {
    let after = text.trim_ascii_start().strip_prefix(b"1.");
    after.is_some_and(|after| !after.first().is_some_and(u8::is_ascii_digit))
}

/// Whether a line is a tag: a bracket, a name, blanks and a quotation mark.
fn is_tag(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    let Some(rest) = line.strip_prefix(b"[") else {
        return false;
    };
    let rest = rest.trim_ascii_start();
    let name = rest
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_')
        .count();
    let value = rest.get(name..).unwrap_or_default();
    name > 0
        && value.first().is_some_and(u8::is_ascii_whitespace)
        && value.trim_ascii_start().starts_with(b"\"")
}

/// Whether a line among the tags is meant as one, though it may be damaged.
fn is_bracketed(line: &[u8]) -> bool {
    line.trim_ascii_start().starts_with(b"[")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(text: &[u8]) -> Vec<(u64, String)> {
        let mut splitter = Splitter::new(text);
        let mut game = RawGame::default();
        let mut all = Vec::new();
        while splitter.next_game(&mut game).unwrap() {
            all.push((
                game.first_line,
                String::from_utf8_lossy(&game.bytes).trim_end().to_owned(),
            ));
        }
        all
    }

    fn count(text: &[u8]) -> usize {
        games(text).len()
    }

    #[test]
    fn a_tag_after_moves_begins_the_next_game() {
        let two = games(b"\n[Red \"a\"]\n\n1. h2e2 *\nadvert ( { here\n[Red \"b\"]\n1. c3c4\n");
        assert_eq!(
            two,
            [
                (2, "[Red \"a\"]\n\n1. h2e2 *".to_owned()),
                (6, "[Red \"b\"]\n1. c3c4".to_owned())
            ]
        );
    }

    #[test]
    fn a_first_move_after_a_result_begins_the_next_game() {
        let two = games(b"1. h2e2 * 1. c3c4 (1. g3g4 *) 1-0\n1... advert\n");
        let bare: Vec<&str> = two.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(
            bare,
            ["1. h2e2 *", " 1. c3c4 (1. g3g4 *) 1-0", "1... advert"].map(str::trim_end)
        );
        assert_eq!(games(b"1. h2e2 *\n{see\n1. c3c4\n} 1-0\n2. h9g7").len(), 1);
        assert_eq!(
            games(b"1. h2e2 *\n1.5 million readers { \n\n 1. c3c4").len(),
            2
        );
        assert_eq!(games(b"1. h2e2 * {open\n[Red \"b\"]\n1. c3c4").len(), 2);
    }

    #[test]
    fn games_without_moves_are_told_apart() {
        assert_eq!(
            count(b"[Game \"x\"]\n[Red \"a\"]\n\n[Game \"x\"]\n[Red \"b\"]\n\n"),
            2
        );
        assert_eq!(
            count(b"[Event \"x\"]\n[Game \"x\"]\n\n[Red \"a\"]\n\n1. h2e2"),
            1
        );
    }

    #[test]
    fn lines_that_are_escaped_are_no_part_of_a_game() {
        assert_eq!(
            count(b"% { (\n[Red \"a\"]\n% 1-0\n1. h2e2\n% {\n[Red \"b\"]\n1. h2e2"),
            2
        );
    }

    #[test]
    fn tags_inside_comments_are_text() {
        assert_eq!(count(b"1. h2e2 {see\n[Event \"x\"]\n} h9g7"), 1);
        assert_eq!(count(b"1. h2e2 ; see {\n[Event \"x\"]\n1. h2e2"), 2);
    }

    #[test]
    fn an_unclosed_comment_ends_where_a_game_certainly_begins() {
        assert_eq!(
            count(b"1. h2e2 {never closed\n[Event \"x\"]\n[Game \"Chinese Chess\"]\n1. h2e2"),
            2
        );
    }

    #[test]
    fn braces_that_are_halves_of_characters_do_not_count() {
        // Big5 and GBK have characters whose second byte is a brace.
        assert_eq!(
            count(b"1. h2e2 {\xB6\x7D \xA7}\xBF\xA6}\n[Event \"x\"]\n1. h2e2"),
            2
        );
        assert_eq!(
            count(b"1. \xB6\x7B\xBF\xA6 h2e2\n[Event \"x\"]\n1. h2e2"),
            2
        );
    }

    #[test]
    fn a_result_inside_a_side_line_does_not_end_the_game() {
        assert_eq!(games(b"1. h2e2 (1. c3c4 *) h9g7\n2. h0g2").len(), 1);
        assert!(
            games(b"1. h2e2 (1. c3c4 *) h9g7\n2. h0g2")[0]
                .1
                .ends_with("h0g2")
        );
    }
}
