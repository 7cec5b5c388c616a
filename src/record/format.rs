//! The formats of record files: their names, how a file is recognised, and the one door to all writers. Knows the
//! formats' modules.

use super::{Record, cbr, dhtmlxq, pgn, wxf};
use crate::notation::Notation;
use std::fmt;
use std::path::Path;

/// The formats of record files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// PGN, read and written.
    Pgn,
    /// The text of the web board, read and written.
    DhtmlXq,
    /// `XQStudio`'s binary format, read only.
    Xqf,
    /// `CCBridge`'s binary format, read only.
    Cbr,
    /// The text files of `PlayOK` and `XieXie`, read only.
    Wxf,
}

/// What a format could not hold of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The text of so many comments was changed: they had closing braces, or lines like the start of a game.
    Comments(usize),
    /// The text of this tag was changed: it had quotation marks.
    TagQuotes(String),
    /// The text of this tag was changed: it had line ends or other control characters.
    TagText(String),
    /// This tag has no name that the format could hold.
    Tag(String),
    /// So many moves had marks.
    Marks(usize),
    /// So many side lines had an end that the players declared.
    Ends(usize),
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 5] = [Self::Pgn, Self::DhtmlXq, Self::Xqf, Self::Cbr, Self::Wxf];

    /// The format that a file's ending stands for.
    pub fn of_path(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "pgn" => Some(Self::Pgn),
            "txt" | "ubb" | "che" | "html" | "htm" => Some(Self::DhtmlXq),
            "xqf" => Some(Self::Xqf),
            "cbr" => Some(Self::Cbr),
            "wxf" => Some(Self::Wxf),
            _ => None,
        }
    }

    /// The format that a name on the command line stands for.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|format| format.name() == name.to_ascii_lowercase())
    }

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::DhtmlXq => "dhtmlxq",
            Self::Xqf => "xqf",
            Self::Cbr => "cbr",
            Self::Wxf => "wxf",
        }
    }

    /// Its name in a sentence.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Pgn => "PGN",
            Self::DhtmlXq => "DhtmlXQ",
            Self::Xqf => "XQF",
            Self::Cbr => "CBR",
            Self::Wxf => "WXF",
        }
    }

    /// Whether this program writes it.
    pub const fn is_written(self) -> bool {
        matches!(self, Self::Pgn | Self::DhtmlXq)
    }

    /// The format that the first bytes of a file show, where they show one.
    pub fn sniff(head: &[u8]) -> Option<Self> {
        if head.starts_with(b"XQ") && head.get(2).is_some_and(|version| *version < 32) {
            return Some(Self::Xqf);
        }
        if head.starts_with(cbr::MAGIC) {
            return Some(Self::Cbr);
        }
        if wxf::is_wxf(head) {
            return Some(Self::Wxf);
        }
        let text = head.trim_ascii_start();
        if is_tag(text) {
            return Some(Self::Pgn);
        }
        let is_marker = |window: &[u8]| window.eq_ignore_ascii_case(b"DhtmlXQ");
        head.windows(7).any(is_marker).then_some(Self::DhtmlXq)
    }
}

/// Whether a text begins with a tag of PGN, `[Red "Anna`: what stands behind it may speak of another format.
fn is_tag(text: &[u8]) -> bool {
    let Some(inside) = text.strip_prefix(b"[") else {
        return false;
    };
    let len = inside
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric());
    let (name, rest) = inside.split_at(len.count());
    let value = rest.trim_ascii_start();
    !name.is_empty() && value.len() < rest.len() && value.starts_with(b"\"")
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Writes one lower-case English phrase.
impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Comments(1) => f.write_str("the text of a comment was changed: } became )"),
            Self::Comments(count) => {
                write!(f, "the text of {count} comments was changed: }} became )")
            }
            Self::TagQuotes(name) => {
                write!(f, "the text of tag {name} was changed: \" became '")
            }
            Self::TagText(name) => {
                write!(
                    f,
                    "the text of tag {name} was changed: line ends became blanks"
                )
            }
            Self::Tag(name) => write!(f, "tag {name} was left out: the format has no such names"),
            Self::Marks(1) => f.write_str("the marks of a move were left out"),
            Self::Marks(count) => write!(f, "the marks of {count} moves were left out"),
            Self::Ends(1) => f.write_str("the result of a side line was left out"),
            Self::Ends(count) => write!(f, "the results of {count} side lines were left out"),
        }
    }
}

/// Writes a game, and gives what the format could not hold. The notation is for PGN; the web board's text has
/// coordinates only.
///
/// A format that is not written gives PGN; see [`Format::is_written`].
pub fn write(record: &Record, format: Format, notation: Notation) -> (String, Vec<Loss>) {
    match format {
        Format::DhtmlXq => dhtmlxq::write(record),
        Format::Pgn | Format::Xqf | Format::Cbr | Format::Wxf => pgn::write(record, notation),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_show_the_format() {
        assert_eq!(Format::sniff(b"XQ\x0a\0\0"), Some(Format::Xqf));
        assert_eq!(Format::sniff(b"XQF is a format"), None);
        assert_eq!(Format::sniff(b"<html>... [DHTMLXQ]"), Some(Format::DhtmlXq));
        assert_eq!(
            Format::sniff(b"[Game \"Chinese Chess\"] {see DhtmlXQ}"),
            Some(Format::Pgn)
        );
        assert_eq!(
            Format::sniff(b"[Red \"Anna\"]\n\n1. h2e2 {see [/DhtmlXQ]}"),
            Some(Format::Pgn)
        );
        assert_eq!(
            Format::sniff(b"[b]see[/b] [DhtmlXQ]"),
            Some(Format::DhtmlXq)
        );
        assert_eq!(Format::sniff(b"CCBridge Record\0\0"), Some(Format::Cbr));
        assert_eq!(Format::sniff(b"\r\nFORMAT\t\tWXF\r\n"), Some(Format::Wxf));
        assert_eq!(Format::sniff(b"1. h2e2"), None);
    }

    #[test]
    fn endings_and_names_are_read_in_either_case() {
        assert_eq!(Format::of_path(Path::new("a/b.PGN")), Some(Format::Pgn));
        assert_eq!(Format::of_path(Path::new("b.ubb")), Some(Format::DhtmlXq));
        assert_eq!(Format::of_path(Path::new("xqf")), None);
        for format in Format::ALL {
            assert_eq!(Format::of_name(&format.name().to_uppercase()), Some(format));
        }
    }
}
