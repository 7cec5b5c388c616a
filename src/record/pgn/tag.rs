//! The tags of a PGN game. Knows which of them are the record's own fields.

use crate::record::reading::Findings;
use crate::record::{Fault, Spot, Tags};
use crate::rules::RuleSet;

/// What stands before the moves.
#[derive(Debug, Default)]
pub(super) struct Head {
    /// The tags that are no field of the record.
    pub(super) tags: Tags,
    /// The start position.
    pub(super) fen: Option<String>,
    /// The line on which it stands.
    pub(super) fen_line: u64,
    /// The result.
    pub(super) result: Option<String>,
    /// The line on which it stands.
    pub(super) result_line: u64,
    /// The rules by which the game was played.
    pub(super) rules: RuleSet,
    /// Where the moves begin.
    pub(super) end: usize,
}

/// The tag in which the rules are kept where they are not the standard ones.
pub(super) const RULES: &str = "Rules";
/// Its value.
pub(super) const CASUAL: &str = "casual";

/// Reads the tags at the start of a game.
pub(super) fn read_all(text: &str, first_line: u64, findings: &mut Findings) -> Head {
    let mut head = Head::default();
    for (number, line) in (first_line..).zip(text.split_inclusive('\n')) {
        let bare = line.trim();
        // The first column keeps a line from all who read games.
        if !line.starts_with('%') {
            if !bare.is_empty() && !bare.starts_with('[') {
                break;
            }
            head.read_line(bare, number, findings);
        }
        head.end += line.len();
    }
    head
}

impl Head {
    fn read_line(&mut self, line: &str, number: u64, findings: &mut Findings) {
        let mut rest = line;
        while !rest.is_empty() {
            let Some((name, value, after)) = split_tag(rest) else {
                findings.warn(
                    Spot::Line(number),
                    Fault::Tag(rest.chars().take(60).collect()),
                );
                return;
            };
            match self.take(name, value, number) {
                Some(Fault::TooManyTags) => {
                    findings.warn(Spot::Line(number), Fault::TooManyTags);
                    return;
                }
                Some(fault) => findings.warn(Spot::Line(number), fault),
                None => {}
            }
            rest = after.trim_start();
        }
    }

    /// Takes a tag; gives what is wrong with it. What stands twice counts as it stands first.
    fn take(&mut self, name: &str, value: &str, line: u64) -> Option<Fault> {
        let value = value.trim().replace("\\\"", "\"");
        let is = |known: &str| name.eq_ignore_ascii_case(known);
        if is("FEN") {
            if self.fen.as_ref().is_some_and(|fen| *fen != value) && !value.is_empty() {
                return Some(Fault::SameTag(name.to_owned()));
            }
            if !value.is_empty() && self.fen.is_none() {
                self.fen = Some(value);
                self.fen_line = line;
            }
        } else if is("Result") {
            if self.result.as_ref().is_some_and(|known| *known != value) {
                return Some(Fault::SameTag(name.to_owned()));
            }
            self.result = Some(value);
            self.result_line = line;
        } else if is(RULES) && value.eq_ignore_ascii_case(CASUAL) {
            self.rules = RuleSet::Casual;
        } else if is("Game")
            || is("Format")
            || is("SetUp")
            || is("Variant") && value.eq_ignore_ascii_case("xiangqi")
        {
            // They say what this reader finds out by itself.
        } else if is("White") {
            return self.add("Red", value);
        } else {
            return self.add(name, value);
        }
        None
    }

    fn add(&mut self, name: &str, value: String) -> Option<Fault> {
        let known = self.tags.get(name).unwrap_or(&value);
        if !known.is_empty() && !value.is_empty() && *known != value {
            return Some(Fault::SameTag(name.to_owned()));
        }
        (!self.tags.add(name, value)).then_some(Fault::TooManyTags)
    }
}

/// Splits a tag into name, value and what follows it. The value reaches to the last quotation mark, for people put
/// quotation marks into it; only another tag on the same line ends it earlier.
fn split_tag(text: &str) -> Option<(&str, &str, &str)> {
    let inside = text.strip_prefix('[')?.trim_start();
    let name_len = inside
        .bytes()
        .take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
        .count();
    let (name, rest) = inside.split_at(name_len);
    let value = rest.trim_start().strip_prefix('"')?;
    if name.is_empty() {
        return None;
    }
    let mut from = 0;
    while let Some(found) = value.get(from..).and_then(|rest| rest.find("\"]")) {
        let end = from + found;
        let after = value.get(end + 2..).unwrap_or_default();
        if after.trim().is_empty() || begins_tag(after) {
            return Some((name, value.get(..end)?, after));
        }
        from = end + 2;
    }
    // The bracket or the mark before it is missing, or there is a blank between them.
    let end = value.trim_end_matches([']', ' ', '\t']);
    Some((name, end.strip_suffix('"').unwrap_or(end), ""))
}

/// Whether another tag begins here.
fn begins_tag(text: &str) -> bool {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    text.trim_start().strip_prefix('[').is_some_and(|inside| {
        let inside = inside.trim_start();
        let value = inside.trim_start_matches(is_name);
        value.len() < inside.len() && value.trim_start().starts_with('"')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head(text: &str) -> Head {
        read_all(text, 1, &mut Findings::new(1))
    }

    fn pairs(text: &str) -> Vec<(String, String)> {
        let tags = head(text).tags;
        tags.iter()
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect()
    }

    #[test]
    fn a_value_reaches_to_the_last_quotation_mark_of_its_tag() {
        for (line, value) in [
            ("[Red \"a\"]", "a"),
            ("[Red \"a \"b\" c\"]", "a \"b\" c"),
            ("[Red \"a\\\"b\"]", "a\"b"),
            ("[ Red  \"“a”\" ]", "“a”"),
            ("[Red \"a]", "a"),
            ("[Red \"\"]", ""),
            ("[Red \"a\"] b\"]", "a\"] b"),
        ] {
            assert_eq!(
                pairs(line),
                [("Red".to_owned(), value.to_owned())],
                "{line}"
            );
        }
        assert_eq!(pairs("[Red \"a\"] [Black \"b\"]\n[White \"c\"]").len(), 2);
    }

    #[test]
    fn fields_of_the_record_are_no_tags() {
        let head = head(
            "[Game \"Chinese Chess\"]\n[Result \"1-0\"]\n[FEN \"x\"]\n[Rules \"casual\"]\n\n1. h2e2",
        );
        assert!(head.tags.is_empty());
        assert_eq!((head.result.as_deref(), head.result_line), (Some("1-0"), 2));
        assert_eq!((head.fen.as_deref(), head.fen_line), (Some("x"), 3));
        assert_eq!(head.rules, RuleSet::Casual);
    }

    #[test]
    fn a_tag_that_says_two_things_is_reported_and_the_first_counts() {
        let mut findings = Findings::new(1);
        let text = "[Red \"X\"]\n[red \"X\"]\n[Red \"Y\"]\n[White \"Z\"]\n[Black \"\"]\n[Black \"B\"]\n\
                    [Result \"*\"]\n[Result \"1-0\"]\n[FEN \"a\"]\n[FEN \"b\"]\n\n1. h2e2";
        let head = read_all(text, 1, &mut findings);
        assert_eq!(head.tags.get("Red"), Some("X"));
        assert_eq!(head.tags.get("Black"), Some("B"));
        assert_eq!(head.result.as_deref(), Some("*"));
        let told: Vec<String> = findings.finish().iter().map(ToString::to_string).collect();
        let twice = |line: u64, name: &str| {
            format!("line {line}, game 1: the tag {name} stands twice; the first counts")
        };
        assert_eq!(
            told,
            [
                twice(3, "Red"),
                twice(4, "Red"),
                twice(8, "Result"),
                twice(10, "FEN")
            ]
        );
    }

    #[test]
    fn a_line_that_is_no_tag_is_reported_and_passed() {
        let mut findings = Findings::new(1);
        let head = read_all("[Red]\n[Black \"b\"]\n\n1. h2e2", 5, &mut findings);
        assert_eq!(head.tags.get("Black"), Some("b"));
        assert_eq!(findings.finish()[0].place.spot, Spot::Line(5));
    }
}
