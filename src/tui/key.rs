//! What a person can press: keys, and keys with a modifier. Knows no terminal and no command.

use crate::i18n::{Lang, Text};
use crate::notation::half_width;
use std::fmt;
use std::str::FromStr;

/// One key of the keyboard, without its modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Key {
    /// A character as typed; capitals and signs need no [`Modifier::Shift`].
    Char(char),
    /// Enter or Return.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Insert.
    Insert,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// F1 to F12.
    Function(u8),
}

/// The key held down together with another. Where several are held, the one that changes the
/// meaning most counts: Alt before Ctrl before Shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Modifier {
    /// None.
    Plain,
    /// Shift, where it does not already show in the character.
    Shift,
    /// Control.
    Ctrl,
    /// Alt, Option or Meta.
    Alt,
}

/// A key with its modifier: what a command is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Chord {
    /// The modifier.
    pub modifier: Modifier,
    /// The key.
    pub key: Key,
}

impl Chord {
    /// The key alone.
    pub const fn plain(key: Key) -> Self {
        Self {
            modifier: Modifier::Plain,
            key,
        }
    }

    /// The key of a character alone.
    pub const fn char(c: char) -> Self {
        Self::plain(Key::Char(c))
    }

    /// A letter with Ctrl.
    pub const fn ctrl(letter: char) -> Self {
        Self {
            modifier: Modifier::Ctrl,
            key: Key::Char(letter),
        }
    }

    /// A key with Shift.
    pub const fn shift(key: Key) -> Self {
        Self {
            modifier: Modifier::Shift,
            key,
        }
    }

    /// A key with Alt.
    pub const fn alt(key: Key) -> Self {
        Self {
            modifier: Modifier::Alt,
            key,
        }
    }

    /// The character that the chord types, if it types one.
    pub const fn typed(self) -> Option<char> {
        match (self.modifier, self.key) {
            (Modifier::Plain | Modifier::Shift, Key::Char(c)) => Some(c),
            _ => None,
        }
    }

    /// The same chord with a full-width letter, digit or sign (as an input method types them)
    /// replaced by its usual form.
    #[must_use]
    pub fn folded(self) -> Self {
        match self.key {
            Key::Char(c) => Self {
                key: Key::Char(half_width(c)),
                ..self
            },
            _ => self,
        }
    }
}

impl Key {
    /// The word for a key that bears a sign, or nothing: of the others each keyboard has the name on its cap.
    const fn word(self) -> Option<Text> {
        match self {
            Self::Up => Some(Text::KeyUp),
            Self::Down => Some(Text::KeyDown),
            Self::Left => Some(Text::KeyLeft),
            Self::Right => Some(Text::KeyRight),
            Self::Char(' ') => Some(Text::KeySpace),
            _ => None,
        }
    }
}

impl Chord {
    /// The chord as help and buttons show it.
    pub fn tell(self, lang: Lang) -> String {
        let name = self.to_string();
        let key = self.key.to_string();
        match (self.key.word(), name.strip_suffix(key.as_str())) {
            (Some(word), Some(modifier)) => format!("{modifier}{}", lang.text(word)),
            _ => name,
        }
    }
}

const NAMES: [(Key, &str); 15] = [
    (Key::Enter, "Enter"),
    (Key::Esc, "Esc"),
    (Key::Tab, "Tab"),
    (Key::Backspace, "Backspace"),
    (Key::Delete, "Delete"),
    (Key::Insert, "Insert"),
    (Key::Up, "Up"),
    (Key::Down, "Down"),
    (Key::Left, "Left"),
    (Key::Right, "Right"),
    (Key::Home, "Home"),
    (Key::End, "End"),
    (Key::PageUp, "PageUp"),
    (Key::PageDown, "PageDown"),
    (Key::Char(' '), "Space"),
];

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (NAMES.iter().find(|(key, _)| key == self), self) {
            (Some((_, name)), _) => f.write_str(name),
            (None, Self::Function(number)) => write!(f, "F{number}"),
            (None, Self::Char(c)) => write!(f, "{c}"),
            (None, _) => Ok(()),
        }
    }
}

/// Writes the chord as the settings file names it: `u`, `Ctrl-R`, `Shift-Tab`.
impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.modifier, self.key) {
            (Modifier::Plain, _) => {}
            (Modifier::Shift, _) => f.write_str("Shift-")?,
            (Modifier::Alt, _) => f.write_str("Alt-")?,
            (Modifier::Ctrl, Key::Char(c)) if c != ' ' => {
                return write!(f, "Ctrl-{}", c.to_ascii_uppercase());
            }
            (Modifier::Ctrl, _) => f.write_str("Ctrl-")?,
        }
        self.key.fmt(f)
    }
}

/// A text that names no key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyError {
    text: String,
}

impl KeyError {
    /// The reason in one line.
    pub fn tell(&self, lang: Lang) -> String {
        lang.fill(Text::SettingsNoKey, &[&self.text])
    }
}

impl fmt::Display for KeyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tell(Lang::En))
    }
}

impl std::error::Error for KeyError {}

/// Reads what `Display` writes; names and modifiers in any letter case.
impl FromStr for Chord {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        let error = || KeyError {
            text: text.to_owned(),
        };
        let mut modifier = Modifier::Plain;
        let mut name = text;
        for (prefix, held) in [
            ("shift-", Modifier::Shift),
            ("ctrl-", Modifier::Ctrl),
            ("alt-", Modifier::Alt),
        ] {
            if let Some((head, rest)) = name.split_at_checked(prefix.len())
                && head.eq_ignore_ascii_case(prefix)
                && !rest.is_empty()
            {
                (modifier, name) = (held, rest);
            }
        }
        let mut chars = name.chars();
        let key = match (chars.next(), chars.next()) {
            (Some(c), None) if modifier == Modifier::Ctrl => Key::Char(c.to_ascii_lowercase()),
            (Some(c), None) => Key::Char(c),
            _ => named(name).ok_or_else(error)?,
        };
        Ok(Self { modifier, key })
    }
}

fn named(name: &str) -> Option<Key> {
    if let Some((key, _)) = NAMES
        .iter()
        .find(|(_, known)| known.eq_ignore_ascii_case(name))
    {
        return Some(*key);
    }
    let number = name.strip_prefix(['F', 'f'])?.parse().ok()?;
    (1..=12).contains(&number).then_some(Key::Function(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chord_reads_back_what_it_writes() {
        for chord in [
            Chord::char('u'),
            Chord::char('-'),
            Chord::char('F'),
            Chord::char(' '),
            Chord::char('炮'),
            Chord::ctrl('r'),
            Chord::shift(Key::Tab),
            Chord::alt(Key::Up),
            Chord::alt(Key::Char('-')),
            Chord::plain(Key::PageDown),
            Chord::plain(Key::Function(12)),
        ] {
            assert_eq!(chord.to_string().parse(), Ok(chord), "{chord}");
        }
    }

    #[test]
    fn keys_without_a_name_on_their_cap_are_told_in_the_language() {
        let told = |chord: Chord| Lang::ALL.map(|lang| chord.tell(lang));
        assert_eq!(told(Chord::plain(Key::Up)), ["Up", "上", "上"]);
        assert_eq!(
            told(Chord::alt(Key::Right)),
            ["Alt-Right", "Alt-右", "Alt-右"]
        );
        assert_eq!(told(Chord::char(' ')), ["Space", "空白鍵", "空格键"]);
        assert_eq!(told(Chord::plain(Key::PageUp)), ["PageUp"; 3]);
        assert_eq!(told(Chord::ctrl('r')), ["Ctrl-R"; 3]);
    }

    #[test]
    fn names_are_read_in_any_case_and_nonsense_is_refused() {
        assert_eq!("CTRL-R".parse(), Ok(Chord::ctrl('r')));
        assert_eq!("shift-TAB".parse(), Ok(Chord::shift(Key::Tab)));
        for text in ["", "Ctrl-", "F0", "F13", "Entre", "ab"] {
            assert!(text.parse::<Chord>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn full_width_letters_are_the_letters_they_look_like() {
        assert_eq!(Chord::char('ｕ').folded(), Chord::char('u'));
        assert_eq!(Chord::char('？').folded(), Chord::char('?'));
        assert_eq!(Chord::char('３').folded(), Chord::char('3'));
        assert_eq!(Chord::char('　').folded(), Chord::char(' '));
        assert_eq!(Chord::char('炮').folded(), Chord::char('炮'));
    }
}
