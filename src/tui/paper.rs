//! Lines for a terminal that is written to like paper, without a screen: broken between words where it ends.

use super::widgets::text::{head, width, wrap};
use std::borrow::Cow;
use std::io::{self, IsTerminal};

/// How far what goes on in the next line is set in behind a line that is set in itself.
const HANG: usize = 2;

/// The columns of the terminal to which standard output goes, if it does, and if the terminal knows them.
pub fn columns() -> Option<u16> {
    if !io::stdout().is_terminal() {
        return None;
    }
    let (columns, _) = crossterm::terminal::size().ok()?;
    Some(columns).filter(|columns| *columns > 0)
}

/// The text with its lines broken between words, so that none is wider than that.
///
/// ```
/// use xiangqi::tui::paper::folded;
/// assert_eq!(folded("Red to move.\nCheck.\n", 8), "Red to\nmove.\nCheck.\n");
/// ```
pub fn folded(text: &str, columns: u16) -> Cow<'_, str> {
    if text.lines().all(|line| width(line) <= columns) {
        return Cow::Borrowed(text);
    }
    let lines = text.split_inclusive('\n');
    Cow::Owned(lines.map(|line| folded_line(line, columns)).collect())
}

fn folded_line(line: &str, columns: u16) -> String {
    let (text, end) = match line.strip_suffix('\n') {
        Some(text) => (text, "\n"),
        None => (line, ""),
    };
    if width(text) <= columns {
        return line.to_owned();
    }
    let words = text.trim_start();
    let set_in = text.get(..text.len() - words.len()).unwrap_or_default();
    let set_in = head(set_in, columns / 2);
    let indent = " ".repeat(hang(text, set_in.len(), columns / 2).into());
    let first = wrap(words, columns.saturating_sub(width(set_in)));
    let first = first.first().copied().unwrap_or_default();
    let rest = words.get(first.len()..).unwrap_or_default().trim_start();
    let mut shown = format!("{set_in}{first}");
    for piece in wrap(rest, columns.saturating_sub(width(&indent))) {
        shown = format!("{shown}\n{indent}{piece}");
    }
    shown + end
}

/// How far a line is set in that goes on with another one: under the last column of a table, if there is one and that is
/// not too far, else a little further than where the other one begins.
fn hang(text: &str, set_in: usize, most: u16) -> u16 {
    if set_in == 0 {
        return 0;
    }
    let begins = text
        .rfind("  ")
        .and_then(|at| text.get(..at + 2))
        .map(width);
    let a_little = u16::try_from(set_in + HANG).unwrap_or(most);
    begins
        .filter(|column| (a_little..=most).contains(column))
        .unwrap_or(a_little)
        .min(most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn lines_are_broken_between_words_and_go_on_set_in_as_they_began() {
        assert_eq!(
            folded("  undo [N]  take back the last move\nRed to move.\n", 20),
            "  undo [N]  take\n    back the last\n    move\nRed to move.\n"
        );
        assert_eq!(
            folded("  undo [N]  take back the last move\n", 24),
            "  undo [N]  take back\n            the last\n            move\n"
        );
        assert_eq!(folded("現在輪到紅方走棋。\n", 10), "現在輪到紅\n方走棋。\n");
        assert_eq!(folded("no end of a line", 6), "no end\nof a\nline");
        assert_eq!(folded("      far away", 8), "    far\n    away");
    }

    proptest! {
        #[test]
        fn no_line_is_too_wide_and_nothing_is_lost(text in "[a-c 王，。\n]{0,80}", columns in 4u16..30) {
            let shown = folded(&text, columns);
            prop_assert!(shown.lines().all(|line| width(line.trim_end()) <= columns));
            let visible = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            prop_assert_eq!(visible(&shown), visible(&text));
            prop_assert_eq!(shown.ends_with('\n'), text.ends_with('\n'));
        }
    }
}
