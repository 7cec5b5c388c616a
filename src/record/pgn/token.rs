//! The words of a PGN movetext. Knows the grammar of comments, marks, numbers and results, but no chess.

use crate::record::RecordResult;

/// One word of a movetext.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// What should be a move.
    Move(&'a str),
    /// A comment, without its braces.
    Comment(&'a str),
    /// A comment that reaches to the end of the text because nothing closes it.
    OpenComment(&'a str),
    /// The start of a side line.
    Open,
    /// The end of a side line.
    Close,
    /// A mark.
    Nag(u8),
    /// A mark that is no number from 0 to 255.
    BadNag(&'a str),
    /// The end of the game, or of a side line.
    End(Option<RecordResult>),
}

/// Cuts movetext into words.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    start: usize,
    /// Whether the last number says that a move of Black's follows.
    is_black: bool,
}

const MARKS: [(&str, u8); 6] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
];

impl<'a> Tokens<'a> {
    /// Begins at a byte of the text.
    pub(super) fn new(text: &'a str, at: usize) -> Self {
        Self {
            text,
            at,
            start: at,
            is_black: false,
        }
    }

    /// Whether the number before the last move was one of Black's, as `7...`.
    pub(super) fn take_black(&mut self) -> bool {
        std::mem::take(&mut self.is_black)
    }

    /// Where the last word began.
    pub(super) fn start(&self) -> usize {
        self.start
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn take(&mut self, len: usize) -> &'a str {
        let taken = self.rest().get(..len).unwrap_or_default();
        self.at += taken.len().max(1);
        taken
    }

    fn comment(&mut self) -> Token<'a> {
        self.at += 1;
        if let Some(end) = self.rest().find('}') {
            let text = self.take(end);
            self.at = self.start + 1 + end + 1;
            Token::Comment(text)
        } else {
            let text = self.rest();
            self.at = self.text.len();
            Token::OpenComment(text)
        }
    }

    fn line_comment(&mut self) -> Token<'a> {
        self.at += 1;
        let len = self.rest().find('\n').unwrap_or(self.rest().len());
        let text = self.rest().get(..len).unwrap_or_default();
        self.at += len;
        Token::Comment(text)
    }

    fn nag(&mut self) -> Token<'a> {
        let digits = self
            .rest()
            .bytes()
            .skip(1)
            .take_while(u8::is_ascii_digit)
            .count();
        let text = self.take(1 + digits);
        match text.get(1..).and_then(|number| number.parse().ok()) {
            Some(number) => Token::Nag(number),
            None => Token::BadNag(text),
        }
    }

    /// A word up to a blank or a sign of the grammar; none for a move number.
    fn word(&mut self) -> Option<Token<'a>> {
        let rest = self.rest();
        let len = rest
            .find(|c: char| {
                c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ';' | '$' | '!' | '?')
            })
            .unwrap_or(rest.len());
        let word = self.take(len);
        let end = match word {
            "1-0" => Some(RecordResult::RedWins),
            "0-1" => Some(RecordResult::BlackWins),
            "1/2-1/2" => Some(RecordResult::Draw),
            "*" => None,
            _ => {
                let m = without_number(word);
                self.note_number(word, m.unwrap_or_default());
                return m.map(Token::Move);
            }
        };
        Some(Token::End(end))
    }
}

impl Tokens<'_> {
    /// Notes whose the number before a move is: that of Black's has several points.
    fn note_number(&mut self, word: &str, m: &str) {
        let number = word.strip_suffix(m).unwrap_or_default();
        let points = number.chars().filter(|c| matches!(c, '.' | '．')).count();
        if !number.is_empty() {
            self.is_black = points > 1 || number.contains('…');
        }
    }

    /// Whether the line that begins here is kept from all who read games by its first column.
    fn is_escape(&self) -> bool {
        let before = self.text.as_bytes().get(..self.at).unwrap_or_default();
        self.rest().starts_with('%') && before.last().is_none_or(|&byte| byte == b'\n')
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            self.start = self.at;
            if self.is_escape() {
                self.line_comment();
                continue;
            }
            let rest = self.rest();
            return Some(match rest.chars().next()? {
                '{' => self.comment(),
                ';' => self.line_comment(),
                '(' => {
                    self.at += 1;
                    Token::Open
                }
                ')' => {
                    self.at += 1;
                    Token::Close
                }
                '$' => self.nag(),
                '!' | '?' => match MARKS.iter().find(|(mark, _)| rest.starts_with(mark)) {
                    Some((mark, number)) => {
                        self.at += mark.len();
                        Token::Nag(*number)
                    }
                    None => return None,
                },
                '}' => Token::Move(self.take(1)),
                _ => match self.word() {
                    Some(token) => token,
                    None => continue,
                },
            });
        }
    }
}

/// The move in a word that may begin with a move number (`1.炮七进三`, `7...`), if there is one. A number of two
/// digits with one more behind the point (`33.4`) is a move: the pawn in the middle of three.
fn without_number(word: &str) -> Option<&str> {
    let is_digit = |c: char| c.is_ascii_digit() || ('０'..='９').contains(&c);
    let is_point = |c: char| matches!(c, '.' | '．' | '…' | '、');
    let after_digits = word.trim_start_matches(is_digit);
    let after_points = after_digits.trim_start_matches(is_point);
    let digits = word.chars().take_while(|&c| is_digit(c)).count();
    if after_points.is_empty() {
        // Digits alone are a number too, unless they are as long as a move in digits.
        let is_number = digits <= 3 || after_points.len() < after_digits.len();
        return (!is_number).then_some(word);
    }
    let has_points = after_points.len() < after_digits.len();
    if !has_points || after_points.chars().count() == 1 && after_points.chars().all(is_digit) {
        return Some(word);
    }
    Some(after_points)
}

#[cfg(test)]
mod tests {
    use super::Token::{BadNag, Close, Comment, End, Move, Nag, Open, OpenComment};
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        Tokens::new(text, 0).collect()
    }

    #[test]
    fn numbers_go_and_moves_stay() {
        assert_eq!(
            tokens("1. 炮二平五 1... 马8进7 2.h0g2 c9e7 3 4. ... １．炮"),
            [
                Move("炮二平五"),
                Move("马8进7"),
                Move("h0g2"),
                Move("c9e7"),
                Move("炮")
            ]
        );
        assert_eq!(
            tokens("12.33.4 33.4 3-.4 C2.5 7747"),
            [
                Move("33.4"),
                Move("33.4"),
                Move("3-.4"),
                Move("C2.5"),
                Move("7747")
            ]
        );
    }

    #[test]
    fn a_number_tells_whose_move_follows() {
        let mut tokens = Tokens::new("1. a 2... b 3.c d 4. ... e 5…f 6...g", 0);
        let mut whose = Vec::new();
        while tokens.next().is_some() {
            whose.push(tokens.take_black());
        }
        assert_eq!(whose, [false, true, false, false, true, true, true]);
    }

    #[test]
    fn an_escaped_line_is_passed_and_a_sign_within_one_is_not() {
        assert_eq!(
            tokens("% 1. a {\nh2e2 %x\n%\nh9g7"),
            [Move("h2e2"), Move("%x"), Move("h9g7")]
        );
        assert_eq!(tokens("{a\n% b}"), [Comment("a\n% b")]);
    }

    #[test]
    fn marks_are_read_in_both_forms() {
        assert_eq!(
            tokens("h2e2! $14 h9g7?? !? $300 $"),
            [
                Move("h2e2"),
                Nag(1),
                Nag(14),
                Move("h9g7"),
                Nag(4),
                Nag(5),
                BadNag("$300"),
                BadNag("$")
            ]
        );
    }

    #[test]
    fn comments_hold_anything_and_side_lines_nest() {
        assert_eq!(
            tokens("{a (\n\n{b} (h2e2{c}) ; to the end )\n1-0"),
            [
                Comment("a (\n\n{b"),
                Open,
                Move("h2e2"),
                Comment("c"),
                Close,
                Comment(" to the end )"),
                End(Some(RecordResult::RedWins))
            ]
        );
        assert_eq!(tokens("h2e2 {never"), [Move("h2e2"), OpenComment("never")]);
        assert_eq!(
            tokens("} 1/2-1/2 *"),
            [Move("}"), End(Some(RecordResult::Draw)), End(None)]
        );
    }
}
