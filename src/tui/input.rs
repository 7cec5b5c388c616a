//! Bytes of a terminal to keys, clicks and pasted text. Pure: told when time has passed, it never
//! waits. It exists because a sequence may arrive torn in two, and half an arrow key must not run
//! a command.

use super::key::{Chord, Key, Modifier};
use std::time::Duration;

/// What a person did, as far as the terminal tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key was pressed.
    Key(Chord),
    /// A mouse button or the wheel was used on a cell.
    Mouse(Mouse),
    /// Text was pasted, with line breaks as `\n`.
    Paste(String),
    /// The terminal told where its cursor is, counted from 1.
    Report {
        /// The column.
        column: u16,
        /// The row.
        row: u16,
    },
}

/// A mouse action on the cell it happened on, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mouse {
    /// What was done.
    pub action: MouseAction,
    /// The column.
    pub column: u16,
    /// The row.
    pub row: u16,
}

/// What a mouse can do here. Movement is never asked for and never reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseAction {
    /// The left button went down.
    Press,
    /// The left button came up.
    Release,
    /// The right button went down.
    Cancel,
    /// The wheel turned away from the person.
    WheelUp,
    /// The wheel turned towards the person.
    WheelDown,
}

/// Collects bytes until they are something.
#[derive(Debug, Default)]
pub struct Parser {
    pending: Vec<u8>,
    paste: Option<Vec<u8>>,
    /// What was given up, from its Escape on: what looks like the rest of that sequence is its other half.
    given_up: Vec<u8>,
}

const ESC: u8 = 0x1b;
const PASTE_START: &[u8] = b"\x1b[200~";
const PASTE_END: &[u8] = b"\x1b[201~";
/// No sequence that a terminal sends for a key, a click or an answer is longer.
const LONGEST: usize = 256;
/// Pasted text beyond this is dropped: no record that a person pastes is as long.
const LONGEST_PASTE: usize = 4 << 20;

/// What the first pending bytes are.
enum Token {
    /// So many bytes, meaning this or nothing.
    Whole(usize, Option<Input>),
    /// The start of pasted text.
    Paste,
    /// More must come, or time must pass.
    Part,
}

impl Parser {
    /// Takes bytes as they were read, in one piece, and returns what they complete.
    pub fn feed(&mut self, bytes: &[u8]) -> Vec<Input> {
        let mut inputs = Vec::new();
        let head = std::mem::take(&mut self.given_up);
        self.pending.extend_from_slice(without_tail(&head, bytes));
        while !self.pending.is_empty() {
            if self.paste.is_some() {
                if !self.take_paste(&mut inputs) {
                    break;
                }
                continue;
            }
            match token(&self.pending) {
                Token::Whole(length, input) => {
                    self.pending.drain(..length);
                    inputs.extend(input);
                }
                Token::Paste => {
                    self.pending.drain(..PASTE_START.len());
                    self.paste = Some(Vec::new());
                }
                Token::Part if self.pending.len() > LONGEST => self.pending.clear(),
                Token::Part => break,
            }
        }
        inputs
    }

    /// How long to wait for more before [`Parser::give_up`], if bytes are pending.
    pub fn patience(&self) -> Option<Duration> {
        match (&self.paste, self.pending.as_slice()) {
            (None, []) => None,
            (None, [ESC] | [ESC, ESC]) => Some(Duration::from_millis(150)),
            // No key is a part of a sequence, so nobody waits for this.
            _ => Some(Duration::from_secs(2)),
        }
    }

    /// Ends the wait: a lone Escape is the key; any other torn sequence is dropped.
    pub fn give_up(&mut self) -> Vec<Input> {
        let escape = Input::Key(Chord::plain(Key::Esc));
        let inputs = match (self.paste.take(), self.pending.as_slice()) {
            (Some(text), rest) => vec![pasted(&[&text, rest].concat())],
            (None, [ESC]) => vec![escape],
            (None, [ESC, ESC]) => vec![escape.clone(), escape],
            (None, _) => Vec::new(),
        };
        let pending = std::mem::take(&mut self.pending);
        if pending.first() == Some(&ESC) {
            self.given_up = pending;
        }
        inputs
    }

    /// Moves pending bytes into the paste; false when its end has not come yet.
    fn take_paste(&mut self, inputs: &mut Vec<Input>) -> bool {
        let end = self
            .pending
            .windows(PASTE_END.len())
            .position(|window| window == PASTE_END);
        // The end mark itself may arrive torn, so its length less one stays pending.
        let text = end.unwrap_or_else(|| self.pending.len().saturating_sub(PASTE_END.len() - 1));
        let taken: Vec<u8> = self.pending.drain(..text).collect();
        if let Some(paste) = &mut self.paste {
            let room = LONGEST_PASTE.saturating_sub(paste.len());
            paste.extend(taken.into_iter().take(room));
        }
        if end.is_some() {
            self.pending.drain(..PASTE_END.len());
            inputs.extend(self.paste.take().map(|text| pasted(&text)));
        }
        end.is_some()
    }
}

fn pasted(bytes: &[u8]) -> Input {
    let text = String::from_utf8_lossy(bytes);
    Input::Paste(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// The bytes without what completes a sequence whose head was given up: an arrow key or the like after a lone Escape, or
/// the end of a late answer, which must not be taken for keys.
fn without_tail<'a>(head: &[u8], bytes: &'a [u8]) -> &'a [u8] {
    let is_lone = matches!(head, [ESC] | [ESC, ESC]);
    let may_follow = match bytes {
        _ if head.is_empty() => false,
        [b'[' | b'O', _, ..] => true,
        // One byte alone is sooner a key, unless the answer lacks nothing else.
        [only] => !is_lone && *only == b'R' && head.contains(&b';'),
        _ => !is_lone,
    };
    if !may_follow {
        return bytes;
    }
    let whole = [head, bytes].concat();
    match token(&whole) {
        Token::Whole(length, _) if is_lone && length < whole.len() => bytes,
        Token::Whole(length, _) if length > head.len() => {
            bytes.get(length - head.len()..).unwrap_or_default()
        }
        _ => bytes,
    }
}

fn token(bytes: &[u8]) -> Token {
    match bytes {
        [] | [ESC] | [ESC, ESC | b'O'] => Token::Part,
        [ESC, ESC, b'[' | b'O', ..] => match token(&bytes[1..]) {
            Token::Whole(length, input) => Token::Whole(length + 1, input.map(with_alt)),
            other => other,
        },
        [ESC, ESC, ..] => Token::Whole(1, Some(Input::Key(Chord::plain(Key::Esc)))),
        // Nobody holds Alt and Ctrl: these are two keys, and the second may be the one that leaves.
        [ESC, code, ..] if is_ctrl(*code) => {
            Token::Whole(1, Some(Input::Key(Chord::plain(Key::Esc))))
        }
        [ESC, b'[', rest @ ..] => control_sequence(rest),
        // A control code is a key of its own, behind Alt-O.
        [ESC, b'O', 0..0x20, ..] => Token::Whole(2, None),
        [ESC, b'O', last, ..] => Token::Whole(3, single_shift(*last)),
        [ESC, b']' | b'P' | b'_' | b'^' | b'X', rest @ ..] => device_string(rest),
        [ESC, rest @ ..] => match character(rest) {
            Token::Whole(length, input) => Token::Whole(length + 1, input.map(with_alt)),
            other => other,
        },
        _ => character(bytes),
    }
}

/// Whether a byte is Ctrl with a letter, and no key of its own.
const fn is_ctrl(code: u8) -> bool {
    matches!(code, 1..=0x1a) && !matches!(code, b'\r' | b'\n' | b'\t' | 0x08)
}

fn with_alt(input: Input) -> Input {
    match input {
        Input::Key(chord) => Input::Key(Chord::alt(chord.key)),
        other => other,
    }
}

/// A character or a control code.
fn character(bytes: &[u8]) -> Token {
    let Some(&first) = bytes.first() else {
        return Token::Part;
    };
    let chord = match first {
        b'\r' | b'\n' => Chord::plain(Key::Enter),
        b'\t' => Chord::plain(Key::Tab),
        0x7f | 0x08 => Chord::plain(Key::Backspace),
        0 => Chord::ctrl(' '),
        1..=0x1a => Chord::ctrl(char::from(first - 1 + b'a')),
        0x1b..=0x1f => return Token::Whole(1, None),
        0x20..=0x7e => Chord::char(char::from(first)),
        _ => return wide_character(bytes),
    };
    Token::Whole(1, Some(Input::Key(chord)))
}

/// A character of several bytes. Broken ones are skipped byte by byte.
fn wide_character(bytes: &[u8]) -> Token {
    let head = &bytes[..bytes.len().min(4)];
    let valid = match std::str::from_utf8(head) {
        Ok(text) => text,
        Err(error) if error.valid_up_to() > 0 => {
            std::str::from_utf8(&head[..error.valid_up_to()]).unwrap_or_default()
        }
        Err(error) if error.error_len().is_none() => return Token::Part,
        Err(_) => return Token::Whole(1, None),
    };
    match valid.chars().next() {
        Some(c) => Token::Whole(c.len_utf8(), Some(Input::Key(Chord::char(c)))),
        None => Token::Whole(1, None),
    }
}

/// What follows `ESC ]` and its kin up to the bell or `ESC \`: an answer nobody asked for.
fn device_string(rest: &[u8]) -> Token {
    for (at, window) in rest.iter().enumerate() {
        match (window, rest.get(at + 1)) {
            (0x07, _) => return Token::Whole(at + 3, None),
            (&ESC, Some(b'\\')) => return Token::Whole(at + 4, None),
            // No answer holds other control codes: it was Alt with a key, and this is the next key.
            (0..0x1b, _) => return Token::Whole(at + 2, None),
            _ => {}
        }
    }
    Token::Part
}

/// What follows `ESC O`.
fn single_shift(last: u8) -> Option<Input> {
    let key = match last {
        b'M' => Key::Enter,
        b'P'..=b'S' => Key::Function(last - b'P' + 1),
        _ => arrow(last)?,
    };
    Some(Input::Key(Chord::plain(key)))
}

fn arrow(last: u8) -> Option<Key> {
    Some(match last {
        b'A' => Key::Up,
        b'B' => Key::Down,
        b'C' => Key::Right,
        b'D' => Key::Left,
        b'H' => Key::Home,
        b'F' => Key::End,
        _ => return None,
    })
}

/// What follows `ESC [`.
fn control_sequence(rest: &[u8]) -> Token {
    let old_style = match rest {
        // The Linux console's F1 to F5.
        [b'[', last, ..] => Some((4, console_function(*last))),
        // The oldest mouse report: three bytes, each offset by 32.
        [b'M', button, column, row, ..] => {
            Some((6, old_mouse(*button, *column, *row).map(Input::Mouse)))
        }
        [b'['] | [b'M', ..] => return Token::Part,
        _ => None,
    };
    if let Some((length, input)) = old_style {
        return Token::Whole(length, input);
    }
    let length = rest
        .iter()
        .take_while(|b| (0x20..0x40).contains(*b))
        .count();
    let Some(&last) = rest.get(length) else {
        return Token::Part;
    };
    if !(0x40..0x7f).contains(&last) {
        // Not a sequence after all: it ends before the byte that cannot belong to it.
        return Token::Whole(length + 2, None);
    }
    if rest.starts_with(b"200~") {
        return Token::Paste;
    }
    let parameters = std::str::from_utf8(&rest[..length]).unwrap_or_default();
    Token::Whole(length + 3, meaning(parameters, last))
}

fn console_function(last: u8) -> Option<Input> {
    let number = last.checked_sub(b'A')?;
    (number < 5).then_some(Input::Key(Chord::plain(Key::Function(number + 1))))
}

/// The meaning of a whole control sequence.
fn meaning(parameters: &str, last: u8) -> Option<Input> {
    if let Some(report) = parameters.strip_prefix('<') {
        return mouse(report, last).map(Input::Mouse);
    }
    let mut fields = parameters.split(';').map(|field| {
        let mut parts = field.split(':').map(|part| part.parse::<u32>().ok());
        (parts.next().flatten(), parts.next().flatten())
    });
    let (first, _) = fields.next().unwrap_or_default();
    let (modifiers, kind) = fields.next().unwrap_or_default();
    if kind == Some(3) {
        // Terminals that report key releases do so as the third kind of event.
        return None;
    }
    if let (b'R', Some(row @ 2..), Some(column)) = (last, first, modifiers) {
        // The function key that ends like this has no number, or 1.
        let [column, row] = [column, row].map(|cell| u16::try_from(cell).unwrap_or(u16::MAX));
        return Some(Input::Report { column, row });
    }
    let key = match last {
        b'~' => numbered(first?)?,
        b'u' => coded(first?)?,
        b'Z' => return Some(Input::Key(Chord::shift(Key::Tab))),
        b'P'..=b'S' => Key::Function(last - b'P' + 1),
        _ => arrow(last)?,
    };
    // A held key is reported as the second kind of event: it walks on, and does nothing else twice.
    (kind != Some(2) || walks(key)).then(|| Input::Key(modified(key, modifiers.unwrap_or(1))))
}

/// Whether the key moves the cursor or the view, and does no more.
const fn walks(key: Key) -> bool {
    matches!(
        key,
        Key::Up
            | Key::Down
            | Key::Left
            | Key::Right
            | Key::PageUp
            | Key::PageDown
            | Key::Char('h' | 'j' | 'k' | 'l')
    )
}

fn modified(key: Key, code: u32) -> Chord {
    let bits = code.saturating_sub(1);
    let modifier = match (bits & 0b1010 != 0, bits & 0b100 != 0, bits & 1 != 0) {
        (true, _, _) => Modifier::Alt,
        (_, true, _) => Modifier::Ctrl,
        (_, _, true) if !matches!(key, Key::Char(_)) => Modifier::Shift,
        _ => Modifier::Plain,
    };
    Chord { modifier, key }
}

fn numbered(number: u32) -> Option<Key> {
    Some(match number {
        1 | 7 => Key::Home,
        2 => Key::Insert,
        3 => Key::Delete,
        4 | 8 => Key::End,
        5 => Key::PageUp,
        6 => Key::PageDown,
        11..=15 => Key::Function((number - 10) as u8),
        17..=21 => Key::Function((number - 11) as u8),
        23 | 24 => Key::Function((number - 12) as u8),
        _ => return None,
    })
}

fn coded(code: u32) -> Option<Key> {
    Some(match code {
        9 => Key::Tab,
        13 => Key::Enter,
        27 => Key::Esc,
        127 => Key::Backspace,
        0x20.. => Key::Char(char::from_u32(code)?),
        _ => return None,
    })
}

/// An SGR mouse report: `button;column;row` and `M` for down or `m` for up.
fn mouse(report: &str, last: u8) -> Option<Mouse> {
    let mut numbers = report.split(';').map(|number| number.parse::<u16>().ok());
    let button = numbers.next()??;
    let column = numbers.next()??.checked_sub(1)?;
    let row = numbers.next()??.checked_sub(1)?;
    Some(Mouse {
        action: mouse_action(button, last == b'm')?,
        column,
        row,
    })
}

fn old_mouse(button: u8, column: u8, row: u8) -> Option<Mouse> {
    let button = u16::from(button.checked_sub(32)?);
    Some(Mouse {
        action: if button & 0b1110_0011 == 3 {
            MouseAction::Release
        } else {
            mouse_action(button, false)?
        },
        column: u16::from(column.checked_sub(33)?),
        row: u16::from(row.checked_sub(33)?),
    })
}

fn mouse_action(button: u16, up: bool) -> Option<MouseAction> {
    // Bits 2 to 4 are modifiers that mean nothing here; bit 5 is motion, which nobody asked for.
    match (button & !0b1_1100, up) {
        (0, false) => Some(MouseAction::Press),
        (0, true) => Some(MouseAction::Release),
        (2, false) => Some(MouseAction::Cancel),
        (64, false) => Some(MouseAction::WheelUp),
        (65, false) => Some(MouseAction::WheelDown),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
