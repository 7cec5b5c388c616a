//! What the system and the parser of the settings file refuse, in the user's words. Knows the usual kinds of trouble;
//! of the rest their own words are shown.

use super::{Lang, Text};
use std::io::{Error, ErrorKind};

impl Lang {
    /// Why the system did not read or write.
    pub fn system_error(self, error: &Error) -> String {
        self.system_trouble(error.kind(), &error.to_string())
    }

    /// A kind of trouble in words, or else the system's own.
    pub fn system_trouble(self, kind: ErrorKind, words: &str) -> String {
        let text = match kind {
            ErrorKind::NotFound => Text::SystemNotFound,
            ErrorKind::PermissionDenied => Text::SystemNoPermission,
            ErrorKind::IsADirectory => Text::SystemIsFolder,
            ErrorKind::NotADirectory => Text::SystemNoFolder,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Text::SystemDiskFull,
            ErrorKind::ReadOnlyFilesystem => Text::SystemReadOnly,
            ErrorKind::NotSeekable => Text::SystemNotAFile,
            ErrorKind::InvalidFilename => Text::SystemBadName,
            _ => return words.to_owned(),
        };
        self.text(text).to_owned()
    }

    /// What the parser of the settings file found: the usual mistakes in words, of the rest its own.
    pub fn toml_trouble(self, words: &str) -> &str {
        const USUAL: [(&str, Text); 12] = [
            ("string values must be quoted", Text::TomlUnquoted),
            ("key with no value", Text::TomlNoValue),
            ("unquoted keys cannot be empty", Text::TomlNoName),
            ("duplicate key", Text::TomlTwice),
            ("invalid basic string, expected `\"`", Text::TomlOpenText),
            ("invalid literal string, expected `'`", Text::TomlOpenText),
            ("unclosed table", Text::TomlOpenBracket),
            ("unclosed array", Text::TomlOpenBracket),
            (
                "invalid multi-line basic string, expected `\"`",
                Text::TomlOpenText,
            ),
            (
                "invalid multi-line literal string, expected `'`",
                Text::TomlOpenText,
            ),
            ("extra ", Text::TomlTooMuch),
            ("unexpected key or value", Text::TomlTooMuch),
        ];
        let mut usual = USUAL.iter();
        let found = usual.find(|(beginning, _)| words.starts_with(beginning));
        found.map_or(words, |(_, text)| self.text(*text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_troubles_are_told_in_the_language_and_the_rest_in_the_systems_words() {
        let told = |lang: Lang| {
            [2, 13, 21, 28, 30].map(|code| lang.system_error(&Error::from_raw_os_error(code)))
        };
        if cfg!(unix) {
            for lang in [Lang::ZhHant, Lang::ZhHans] {
                for words in told(lang) {
                    assert!(!words.contains("os error"), "{words}");
                }
            }
            assert_eq!(told(Lang::ZhHant)[0], "找不到這個檔案或資料夾");
            assert_eq!(told(Lang::ZhHans)[1], "没有权限");
            assert_eq!(told(Lang::En)[2], "it is a folder");
        }
        let odd = Error::other("the tape is torn");
        assert_eq!(Lang::ZhHans.system_error(&odd), "the tape is torn");
    }
}
