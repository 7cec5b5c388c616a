//! A move text in its plainest form: what the notations read. Knows characters, not what they mean.

/// A text without blanks, brackets around it and marks behind it, all characters half-width and
/// Latin letters small; a file of coordinates that is named from Black's side, `2路`, is its letter. It is kept in place: the longest move of any notation, `h10-e10`, is short.
#[derive(Clone, Copy, Debug)]
pub(super) struct TidyText {
    characters: [char; Self::CAPACITY],
    len: usize,
}

impl TidyText {
    /// A move with as many marks behind it as anyone would put there.
    const CAPACITY: usize = 16;

    /// Tidies a text; `None` if it is too long for a move.
    pub fn of(text: &str) -> Option<Self> {
        let mut tidy = Self {
            characters: ['\0'; Self::CAPACITY],
            len: 0,
        };
        for character in text.chars() {
            if character.is_whitespace() || (tidy.len == 0 && is_opening(narrow(character))) {
                continue;
            }
            if character == '路' {
                tidy.end_file();
                continue;
            }
            *tidy.characters.get_mut(tidy.len)? = narrow(character);
            tidy.len += 1;
        }
        Some(tidy)
    }

    /// The last character was the number of a file. One of coordinates, before which stands no piece, counts from the left.
    fn end_file(&mut self) {
        let characters = self.characters.get_mut(..self.len).unwrap_or_default();
        let (file, is_first) = match characters {
            [file] | [.., '0'..='9' | '-', file] => (file, true),
            [.., file] => (file, false),
            [] => return,
        };
        let letter = ('1'..='9').position(|number| number == *file);
        if let Some(letter) = letter
            .and_then(|place| ('a'..='i').nth(place))
            .filter(|_| is_first)
        {
            *file = letter;
        }
    }

    /// All characters.
    pub fn characters(&self) -> &[char] {
        self.characters.get(..self.len).unwrap_or(&[])
    }

    /// The characters without the marks behind the move. No move ends with one of them, but one
    /// that is still being typed may.
    pub fn without_marks(&self) -> &[char] {
        let mut characters = self.characters();
        while let [
            rest @ ..,
            '!' | '?' | '+' | '#' | ')' | ']' | '}' | '」' | '』' | '】',
        ] = characters
        {
            characters = rest;
        }
        characters
    }
}

const fn is_opening(character: char) -> bool {
    matches!(character, '(' | '[' | '{' | '「' | '『' | '【')
}

/// The usual form of a full-width character, as an input method for Chinese types it; any other character as it is.
pub fn half_width(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(character as u32 - 0xff01 + 0x21).unwrap_or(character)
        }
        '\u{3000}' => ' ',
        _ => character,
    }
}

/// The half-width form of full-width ASCII, `-` for every dash, `.` for every dot, small letters.
fn narrow(character: char) -> char {
    let narrowed = match half_width(character) {
        '‐' | '‑' | '–' | '—' | '−' => '-',
        '·' | '・' | '。' | '｡' | '‧' | '•' | '∙' => '.',
        half => half,
    };
    narrowed.to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_from_the_side_of_black_is_its_letter() {
        for (text, tidied) in [
            ("8路9 7路7", "h9g7"),
            ("８路９－７路７", "h9-g7"),
            ("五路3五路4", "五3五4"),
            ("马8路进7", "马8进7"),
            ("炮二路平五", "炮二平五"),
            ("路", ""),
            ("0路1", "01"),
        ] {
            let tidy = TidyText::of(text).unwrap();
            assert_eq!(
                tidy.characters().iter().collect::<String>(),
                tidied,
                "{text}"
            );
        }
    }
}
