//! Comments as files bring them: blanks at both ends gone, several on one move joined. Knows no format.

/// A comment without the blanks and line ends around it. The wide blanks with which Chinese paragraphs begin stay.
pub(super) fn trimmed(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_ascii_whitespace())
}

/// Adds a comment to another, on a line of its own.
pub(super) fn join(all: &mut String, text: &str) {
    let text = trimmed(text);
    if !all.is_empty() && !text.is_empty() {
        all.push('\n');
    }
    all.push_str(text);
}
