//! Writing into the settings file: the named values change and no other byte. A line that the program itself has added is
//! erased again when its setting goes back to what holds without it; a line of the user's never is.

use super::Setting;
use std::collections::BTreeMap;
use toml::de::{DeTable, DeValue};

/// A new value of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The name of the setting.
    pub name: &'static str,
    /// Its value, as a word.
    pub word: String,
    /// Whether the value would hold without the setting, too.
    pub is_default: bool,
}

/// The lines that the program has added to the file while it ran.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Additions {
    /// By the names of the settings, each as it was written.
    lines: BTreeMap<&'static str, String>,
    /// The file before the first of them; nothing if there was none.
    before: Option<String>,
}

impl Additions {
    /// The text with the given settings changed, added or erased; `None` where the text is no TOML. A text that is not
    /// there before or after is a file that is not.
    pub(super) fn edit(&mut self, text: Option<String>, changes: &[Change]) -> Option<Edited> {
        if self.lines.is_empty() {
            self.before.clone_from(&text);
        }
        let had_added = !self.lines.is_empty();
        let mut edited = text.unwrap_or_default();
        for change in changes {
            edited = self.change(edited, change)?;
        }
        let is_undone = had_added && self.lines.is_empty();
        let before = self.before.as_deref();
        if is_undone && edited.trim_end() == before.unwrap_or_default().trim_end() {
            return Some(self.before.take().map_or(Edited::Nothing, Edited::Text));
        }
        Some(Edited::Text(edited))
    }

    fn change(&mut self, mut text: String, change: &Change) -> Option<String> {
        let name = change.name;
        let literal = Setting::named(name)?.literal(&change.word);
        let line = format!("{name} = {literal}");
        let bom = text.len() - text.strip_prefix('\u{feff}').unwrap_or(&text).len();
        let body = text.get(bom..)?;
        let table = DeTable::parse(body).ok()?;
        let entries = table.get_ref();
        let old = entries.iter().find(|(key, _)| key.get_ref() == name);
        let added = self.lines.remove(name);
        let (range, new) = match old {
            Some((_, value)) => {
                let span = value.span();
                let start = body.get(..span.start)?.rfind('\n').map_or(0, |at| at + 1);
                let end = end_of_line(body, span.end);
                let is_ours = added.is_some_and(|line| {
                    body.get(start..end).map(str::trim_end) == Some(line.as_str())
                });
                if is_ours && change.is_default {
                    (start..end, String::new())
                } else {
                    if is_ours {
                        self.lines.insert(name, line);
                    }
                    (span, literal)
                }
            }
            None if change.is_default => return Some(text),
            None => {
                let at = end_of_root(body, entries);
                let is_within = at > 0 && !body.get(..at)?.ends_with('\n');
                let new = format!("{}{line}\n", if is_within { "\n" } else { "" });
                self.lines.insert(name, line);
                (at..at, new)
            }
        };
        text.replace_range(range.start + bom..range.end + bom, &new);
        Some(text)
    }
}

/// What becomes of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Edited {
    /// It holds this.
    Text(String),
    /// It goes: the program had made it, and nothing is left in it.
    Nothing,
}

/// Where the next line begins.
fn end_of_line(text: &str, from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    rest.find('\n')
        .map_or(text.len(), |newline| from + newline + 1)
}

/// Where a new line of the root table may stand: after the last one that is there, else at the top.
fn end_of_root(text: &str, entries: &DeTable<'_>) -> usize {
    let last = entries
        .iter()
        .filter(|(_, value)| !matches!(value.get_ref(), DeValue::Table(_)))
        .map(|(_, value)| value.span().end)
        .max();
    last.map_or(0, |end| end_of_line(text, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn to(name: &'static str, word: &str, is_default: bool) -> Change {
        let word = word.to_owned();
        Change {
            name,
            word,
            is_default,
        }
    }

    /// The file after each of the changes.
    fn after(text: Option<&str>, changes: &[Change]) -> Option<String> {
        let mut additions = Additions::default();
        let mut text = text.map(str::to_owned);
        for change in changes {
            text = match additions.edit(text, std::slice::from_ref(change)).unwrap() {
                Edited::Text(text) => Some(text),
                Edited::Nothing => None,
            };
        }
        text
    }

    #[test]
    fn going_round_to_the_default_leaves_the_file_as_it_was() {
        let round = [
            to("pieces", "simplified", false),
            to("pieces", "letters", false),
            to("size", "small", false),
            to("pieces", "traditional", true),
            to("size", "auto", true),
        ];
        for text in [
            "",
            "flip = true",
            "flip = true\n",
            "# mine\n\n[keys]\nundo = \"u\"\n",
            "\u{feff}flip = true\r\n[keys]\n",
        ] {
            let written = after(Some(text), &round);
            assert_eq!(written.as_deref(), Some(text));
        }
        assert_eq!(after(None, &round), None, "a file that was not there");
    }

    #[test]
    fn a_default_is_not_written_into_a_file_without_its_setting() {
        let change = [to("pieces", "traditional", true)];
        let text = "flip = true\n";
        assert_eq!(after(Some(text), &change).as_deref(), Some(text));
    }

    #[test]
    fn a_line_of_the_user_is_changed_and_never_erased() {
        let text = "pieces = \"letters\" # for guests\n";
        let change = [to("pieces", "traditional", true)];
        assert_eq!(
            after(Some(text), &change).as_deref(),
            Some("pieces = \"traditional\" # for guests\n")
        );
    }

    #[test]
    fn a_line_that_the_user_has_changed_since_is_the_users() {
        let mut additions = Additions::default();
        let add = [to("pieces", "letters", false)];
        let Some(Edited::Text(text)) = additions.edit(None, &add) else {
            panic!("it is written");
        };
        let text = text.replace('\n', " # keep this\n");
        let back = [to("pieces", "traditional", true)];
        assert_eq!(
            additions.edit(Some(text), &back),
            Some(Edited::Text(
                "pieces = \"traditional\" # keep this\n".to_owned()
            ))
        );
    }
}
