//! Bytes of unknown encoding to text: UTF-8, GB18030 (which covers GBK) or Big5. Decides by the bytes
//! alone and knows nothing of what the text says, except which characters records are full of.

use encoding_rs::{BIG5, GB18030};
use std::borrow::Cow;
use std::fmt;

/// The encodings in which records travel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// UTF-8, and so ASCII.
    #[default]
    Utf8,
    /// GB18030, of which GBK and GB2312 are parts.
    Gb18030,
    /// Big5.
    Big5,
}

/// Text and how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The text.
    pub text: Cow<'a, str>,
    /// The encoding that was chosen.
    pub encoding: Encoding,
    /// How many replacement characters stand for bytes that are no characters.
    pub replaced: usize,
}

/// Enough to tell the encodings apart; a longer text tells no more.
const SAMPLE: usize = 16 * 1024;

/// What moves are written with in either script, and the most frequent characters of comments.
fn is_known(c: char) -> bool {
    matches!(
        c,
        '进' | '進'
            | '退'
            | '平'
            | '炮'
            | '马'
            | '馬'
            | '车'
            | '車'
            | '兵'
            | '卒'
            | '相'
            | '象'
            | '仕'
            | '士'
            | '帅'
            | '帥'
            | '将'
            | '將'
            | '前'
            | '后'
            | '後'
            | '中'
            | '一'
            | '二'
            | '三'
            | '四'
            | '五'
            | '六'
            | '七'
            | '八'
            | '九'
            | '的'
            | '是'
            | '不'
            | '了'
            | '在'
            | '有'
            | '着'
            | '红'
            | '紅'
            | '黑'
            | '胜'
            | '勝'
            | '和'
            | '局'
            | '先'
            | '手'
            | '棋'
    )
}

/// Decodes a whole text. `hint` decides where the bytes fit GB18030 and Big5 equally well.
pub fn decode(bytes: &[u8], hint: Encoding) -> Decoded<'_> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Decoded {
            text: Cow::Borrowed(text),
            encoding: Encoding::Utf8,
            replaced: 0,
        },
        Err(error) => decode_other(bytes, hint, error),
    }
}

fn decode_other(bytes: &[u8], hint: Encoding, error: std::str::Utf8Error) -> Decoded<'_> {
    let sample = &bytes[error.valid_up_to().min(bytes.len())..];
    let sample = &sample[..sample.len().min(SAMPLE)];
    let encoding = if is_mostly_utf8(sample) {
        Encoding::Utf8
    } else {
        guess(sample, hint)
    };
    decode_as(bytes, encoding)
}

/// Decodes a text whose encoding is known.
pub fn decode_as(bytes: &[u8], encoding: Encoding) -> Decoded<'_> {
    let text = encoding.decode(bytes);
    let replaced = text.matches(char::REPLACEMENT_CHARACTER).count();
    Decoded {
        text,
        encoding,
        replaced,
    }
}

/// Whether text is UTF-8 with some damage: double-byte text is nearly never made of long valid sequences.
fn is_mostly_utf8(sample: &[u8]) -> bool {
    let (mut whole, mut broken) = (0, 0);
    for chunk in sample.utf8_chunks() {
        whole += chunk.valid().chars().filter(|c| *c as u32 >= 0x800).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    whole > 4 * broken
}

/// Chooses between the two double-byte encodings.
fn guess(sample: &[u8], hint: Encoding) -> Encoding {
    let gb = score(sample, Encoding::Gb18030);
    let big5 = score(sample, Encoding::Big5);
    match gb.cmp(&big5) {
        std::cmp::Ordering::Less => Encoding::Big5,
        std::cmp::Ordering::Equal if hint == Encoding::Big5 => Encoding::Big5,
        std::cmp::Ordering::Greater | std::cmp::Ordering::Equal => Encoding::Gb18030,
    }
}

/// How well bytes read in a double-byte encoding: known characters count most, then characters of the part of the
/// encoding that holds the frequent ones; replacement characters count against it.
fn score(sample: &[u8], encoding: Encoding) -> i64 {
    let known = encoding
        .decode(sample)
        .chars()
        .map(|c| match c {
            char::REPLACEMENT_CHARACTER => -8,
            c if is_known(c) => 4,
            _ => 0,
        })
        .sum::<i64>();
    known + frequent_pairs(sample, encoding)
}

/// Counts the pairs of bytes that lie in the encoding's part for frequent characters and punctuation.
fn frequent_pairs(sample: &[u8], encoding: Encoding) -> i64 {
    let mut count = 0;
    let mut rest = sample;
    while let [lead, tail @ ..] = rest {
        let Some((&trail, after)) = tail.split_first().filter(|_| *lead >= 0x80) else {
            rest = tail;
            continue;
        };
        rest = after;
        let is_frequent = match encoding {
            Encoding::Gb18030 => matches!(*lead, 0xA1..=0xA3 | 0xB0..=0xD7) && trail >= 0xA1,
            Encoding::Big5 => {
                matches!(*lead, 0xA1..=0xC6) && matches!(trail, 0x40..=0x7E | 0xA1..=0xFE)
            }
            Encoding::Utf8 => false,
        };
        count += i64::from(is_frequent);
    }
    count
}

impl Encoding {
    /// Decodes text, with replacement characters where bytes are no characters.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Utf8 => String::from_utf8_lossy(bytes),
            Self::Gb18030 => GB18030.decode_without_bom_handling(bytes).0,
            Self::Big5 => BIG5.decode_without_bom_handling(bytes).0,
        }
    }

    /// The other encoding that the same bytes might be in.
    pub const fn twin(self) -> Option<Self> {
        match self {
            Self::Utf8 => None,
            Self::Gb18030 => Some(Self::Big5),
            Self::Big5 => Some(Self::Gb18030),
        }
    }

    /// Its usual name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "UTF-8",
            Self::Gb18030 => "GB18030",
            Self::Big5 => "Big5",
        }
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Whether the first bytes of a file are UTF-16: a byte-order mark, or every other byte is zero.
pub fn is_utf16(head: &[u8]) -> bool {
    if head.starts_with(&[0xFF, 0xFE]) || head.starts_with(&[0xFE, 0xFF]) {
        return true;
    }
    let pairs = head.len().min(512) / 2;
    let zeros = |parity: usize| {
        head.chunks_exact(2)
            .take(pairs)
            .filter(|pair| pair.get(parity) == Some(&0))
            .count()
    };
    let (even, odd) = (zeros(0), zeros(1));
    // Trailing zeros of an ASCII file come in both places.
    pairs >= 4 && even.max(odd) * 2 > pairs && even.min(odd) * 8 < pairs
}

/// The length of a UTF-8 or GB18030 byte-order mark at the start of a file.
pub fn mark_len(head: &[u8]) -> usize {
    if head.starts_with(&[0xEF, 0xBB, 0xBF]) {
        3
    } else if head.starts_with(&[0x84, 0x31, 0x95, 0x33]) {
        4
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoded(text: &str, encoding: Encoding) -> Vec<u8> {
        match encoding {
            Encoding::Utf8 => text.as_bytes().to_vec(),
            Encoding::Gb18030 => GB18030.encode(text).0.into_owned(),
            Encoding::Big5 => BIG5.encode(text).0.into_owned(),
        }
    }

    #[test]
    fn each_encoding_is_told_from_moves_and_from_names_alone() {
        for (text, encodings) in [
            (
                "1. 炮二平五 马8进7 2. 马二进三",
                &[Encoding::Utf8, Encoding::Gb18030][..],
            ),
            (
                "1. 炮二平五 馬8進7 2. 馬二進三",
                &[Encoding::Utf8, Encoding::Gb18030, Encoding::Big5],
            ),
            (
                "[Red \"胡荣华\"] h2e2 h9g7",
                &[Encoding::Utf8, Encoding::Gb18030],
            ),
            (
                "[Red \"許銀川\"] [Event \"全國個人賽\"]",
                &[Encoding::Utf8, Encoding::Big5],
            ),
        ] {
            for &encoding in encodings {
                let bytes = encoded(text, encoding);
                let decoded = decode(&bytes, Encoding::Utf8);
                assert_eq!((decoded.encoding, decoded.text.as_ref()), (encoding, text));
                assert_eq!(decoded.replaced, 0);
            }
        }
    }

    #[test]
    fn damaged_text_keeps_its_encoding_and_says_how_much_was_replaced() {
        let mut bytes = "炮二平五 马8进7 马二进三 卒7进1".as_bytes().to_vec();
        bytes[1] = b'x';
        let decoded = decode(&bytes, Encoding::Utf8);
        assert_eq!(decoded.encoding, Encoding::Utf8);
        assert!(decoded.replaced > 0);
    }

    #[test]
    fn utf16_is_recognised_with_and_without_a_mark() {
        let wide = |text: &str| {
            text.encode_utf16()
                .flat_map(u16::to_le_bytes)
                .collect::<Vec<_>>()
        };
        assert!(is_utf16(&wide("\u{feff}1. h2e2")));
        assert!(is_utf16(&wide("[Game \"Chinese Chess\"]\n1. h2e2 h9g7")));
        assert!(!is_utf16(b"[Game \"Chinese Chess\"]"));
        assert!(!is_utf16(
            b"1. h2e2\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"
        ));
    }
}
