//! The marked-up text of the web board: its named fields, and the ways in which text is escaped there. Knows nothing
//! of moves.

/// One named value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Field<'a> {
    /// The name, as it is written.
    pub(super) name: &'a str,
    /// The value, as it is written.
    pub(super) value: &'a str,
    /// Where the field begins.
    pub(super) at: usize,
}

const PREFIX: &str = "dhtmlxq_";
const LONGEST_NAME: usize = 64;
/// The mark that closes a record, in small letters.
const CLOSING: &str = "[/dhtmlxq]";

/// All fields of a text, `[DhtmlXQ_name]value[/DhtmlXQ_name]` and `var DhtmlXQ_name = 'value'`. A value ends at the next
/// mark, whatever its name, because generators write wrong ones. `lower` is the text in small letters.
pub(super) fn fields<'a>(text: &'a str, lower: &str) -> Vec<Field<'a>> {
    let mut fields = Vec::new();
    let mut at = 0;
    while let Some(found) = lower.get(at..).and_then(|rest| rest.find(PREFIX)) {
        let start = at + found;
        let after = start + PREFIX.len();
        at = after;
        let rest = text.get(after..).unwrap_or_default();
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let len = rest.bytes().take(LONGEST_NAME).take_while(is_name).count();
        let (Some(name), Some(tail)) = (rest.get(..len), rest.get(len..)) else {
            continue;
        };
        let before = text.get(..start).unwrap_or_default();
        let value = if before.ends_with('[') {
            tail.strip_prefix(']')
                .map(|value| &value[..bracketed_len(name, value, lower.get(after + len + 1..))])
        } else if before.ends_with('/') {
            None
        } else {
            quoted(tail)
        };
        if let Some(value) = value.filter(|_| len > 0) {
            fields.push(Field {
                name,
                value,
                at: start,
            });
            at = (after + len + 1 + value.len()).min(lower.len());
        }
        while !lower.is_char_boundary(at) {
            at += 1;
        }
    }
    fields
}

/// Whether a record closes on a line, which need not be decoded yet.
pub(super) fn closes_record(line: &[u8]) -> bool {
    let closes = |window: &[u8]| window.eq_ignore_ascii_case(CLOSING.as_bytes());
    let is_marked = line.windows(CLOSING.len()).any(closes);
    is_marked && record_end(&String::from_utf8_lossy(line).to_ascii_lowercase()).is_some()
}

/// Where a record closes in a text in small letters: behind the mark for that which is not within a value.
pub(super) fn record_end(lower: &str) -> Option<usize> {
    let mut from = 0;
    loop {
        let (before, behind) = lower.get(from..)?.split_once(CLOSING)?;
        let at = from + before.len();
        match value_end(before, behind) {
            Some(len) => from = at + CLOSING.len() + len,
            None => return Some(at + CLOSING.len()),
        }
    }
}

/// How much of a value is behind the mark that closes a record, where that mark is text: the field before it closes behind
/// it, on the same line.
fn value_end(before: &str, behind: &str) -> Option<usize> {
    let (_, field) = before
        .rsplit_once(PREFIX)
        .filter(|(head, _)| head.ends_with('['))?;
    let (name, value) = field.split_once(']')?;
    let mark = behind.find(PREFIX)?;
    let rest = behind.get(..mark)?.strip_suffix("[/")?;
    let close = behind.get(mark + PREFIX.len()..)?.strip_prefix(name)?;
    let is_one_line = !value.contains('\n') && !rest.contains('\n');
    (close.starts_with(']') && is_one_line).then_some(rest.len())
}

/// Whether there is anything in a text but fields and the marks around them.
pub(super) fn has_rest(text: &str) -> bool {
    let lower = text.to_ascii_lowercase();
    let mut from = 0;
    for field in fields(text, &lower) {
        // A field of a script stands in a page.
        let Some(before) = text
            .get(from..field.at)
            .and_then(|before| before.strip_suffix('['))
        else {
            return true;
        };
        if !is_marks(before) {
            return true;
        }
        from = field.at + PREFIX.len() + field.name.len() + 1 + field.value.len();
    }
    !is_marks(text.get(from..).unwrap_or_default())
}

/// Whether a text is made of marks, such as close a field or open a record, and blanks.
fn is_marks(text: &str) -> bool {
    let mut rest = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    while let Some(mark) = rest.strip_prefix('[') {
        let inside = mark
            .split_once(']')
            .map(|(name, after)| (name.trim_start_matches('/'), after));
        match inside {
            Some((name, after)) if name.to_ascii_lowercase().starts_with("dhtmlxq") => {
                rest = after.trim_start();
            }
            _ => return false,
        }
    }
    rest.is_empty()
}

/// The length of a value before the next opening or closing mark; a value that nothing ends is one line. The mark that
/// opens a record, or closes it, is text where the value closes behind it.
fn bracketed_len(name: &str, value: &str, lower: Option<&str>) -> usize {
    let lower = lower.unwrap_or_default();
    let mut from = 0;
    while let Some(found) = lower.get(from..).and_then(|rest| rest.find("dhtmlxq")) {
        let at = from + found;
        let before = value.get(..at).unwrap_or_default();
        if let Some(before) = before
            .strip_suffix("[/")
            .or_else(|| before.strip_suffix('['))
        {
            let closing = closing_behind(name, lower.get(at..).unwrap_or_default());
            return closing.map_or(before.len(), |closing| at + closing);
        }
        from = at + 1;
    }
    value.find('\n').unwrap_or(value.len())
}

/// Where a value closes behind the mark that opens or closes a record, if no other field stands between, and no other
/// record closes.
fn closing_behind(name: &str, lower: &str) -> Option<usize> {
    lower.strip_prefix("dhtmlxq]")?;
    let mark = lower.find(PREFIX)?;
    let behind = lower.get(mark + PREFIX.len()..)?;
    let behind = behind.strip_prefix(name.to_ascii_lowercase().as_str())?;
    let value = lower.get(..mark)?.strip_suffix("[/")?;
    let is_one_line = !value.contains('\n');
    let is_closed = behind.starts_with(']') && (is_one_line || !value.contains(CLOSING));
    is_closed.then_some(value.len())
}

/// The text in quotation marks behind `=` or `:`.
fn quoted(tail: &str) -> Option<&str> {
    let tail = tail.trim_start().strip_prefix(['=', ':'])?.trim_start();
    let mark = tail.chars().next().filter(|c| matches!(c, '\'' | '"'))?;
    let inside = tail.get(1..)?;
    let mut is_escaped = false;
    let end = inside.find(|c| {
        let ends = c == mark && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    })?;
    inside.get(..end)
}

/// Whether a text in small letters is a page, in which signs may be written as entities.
pub(super) fn is_page(lower: &str) -> bool {
    [
        "<html",
        "<body",
        "<div",
        "<script",
        "<textarea",
        "<pre",
        "<p>",
        "<td",
    ]
    .iter()
    .any(|mark| lower.contains(mark))
}

/// The text of a value: escapes and entities become what they stand for, `<br>` becomes a line end, and in comments so
/// does `||`.
pub(super) fn plain(value: &str, is_page: bool, is_comment: bool) -> String {
    let mut text = String::with_capacity(value.len());
    let mut rest = value;
    while let Some(at) = rest.find(['<', '&', '\\', '|']) {
        let (before, sign) = rest.split_at(at);
        text.push_str(before);
        let used = escape(sign, is_page, is_comment, &mut text);
        rest = if used > 0 {
            sign.get(used..).unwrap_or_default()
        } else {
            let mut chars = sign.chars();
            text.extend(chars.next());
            chars.as_str()
        };
    }
    text.push_str(rest);
    text
}

/// Reads one escape at the start of `sign`; gives its length, 0 where there is none.
fn escape(sign: &str, is_page: bool, is_comment: bool, text: &mut String) -> usize {
    if is_comment && sign.starts_with("||") {
        text.push('\n');
        return 2;
    }
    if let Some(hex) = sign.strip_prefix("\\u") {
        return unicode(hex, text).map_or(0, |len| len + 2);
    }
    let begins = |known: &str| {
        let start = sign.as_bytes().get(..known.len());
        start.is_some_and(|start| start.eq_ignore_ascii_case(known.as_bytes()))
    };
    if let Some(tag) = ["<br>", "<br/>", "<br />"]
        .into_iter()
        .find(|tag| begins(tag))
    {
        text.push('\n');
        return tag.len();
    }
    if is_page && sign.starts_with('&') {
        return entity(sign, text).unwrap_or(0);
    }
    0
}

/// Reads the four digits of `\u`, and the second half of a character that has two.
fn unicode(hex: &str, text: &mut String) -> Option<usize> {
    let unit = |text: &str| {
        let digits = text
            .get(..4)
            .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
        u16::from_str_radix(digits, 16).ok()
    };
    let first = unit(hex)?;
    if let Some(c) = char::from_u32(u32::from(first)) {
        // Control characters but line ends and tabs are no text.
        text.extend(Some(c).filter(|c| !c.is_control() || matches!(c, '\n' | '\t')));
        return Some(4);
    }
    let second = unit(hex.get(4..)?.strip_prefix("\\u")?)?;
    let c = char::decode_utf16([first, second]).next()?.ok()?;
    text.push(c);
    Some(10)
}

fn entity(sign: &str, text: &mut String) -> Option<usize> {
    let end = sign.bytes().take(10).position(|byte| byte == b';')?;
    let name = sign.get(1..end)?;
    let c = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => number.parse().ok()?,
            };
            char::from_u32(code).filter(|c| !c.is_control())?
        }
    };
    text.push(c);
    Some(end + 1)
}

/// Escapes a text so that [`plain`] gives it back.
pub(super) fn escaped(text: &str, is_comment: bool) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let follows = |what: &str| {
            let rest = &text.as_bytes()[at + c.len_utf8()..];
            rest.get(..what.len())
                .is_some_and(|rest| rest.eq_ignore_ascii_case(what.as_bytes()))
        };
        match c {
            '\n' if is_comment => out.push_str("||"),
            '|' if is_comment => out.push_str("\\u007c"),
            '\\' if follows("u") => out.push_str("\\u005c"),
            '[' if follows("dhtmlxq") || follows("/dhtmlxq") => out.push_str("\\u005b"),
            '<' => out.push_str("\\u003c"),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(text: &str) -> Vec<(&str, &str)> {
        let lower = text.to_ascii_lowercase();
        fields(text, &lower)
            .into_iter()
            .map(|field| (field.name, field.value))
            .collect()
    }

    #[test]
    fn a_value_ends_at_the_next_mark_whatever_its_name() {
        assert_eq!(
            pairs(
                "[DhtmlXQ][DhtmlXQ_blacktime][/DhtmlXQ_time][dhtmlxq_Result]紅勝[/DHTMLXQ_result][DhtmlXQ_a]x\n[DhtmlXQ_b]y[/DhtmlXQ]"
            ),
            [
                ("blacktime", ""),
                ("Result", "紅勝"),
                ("a", "x\n"),
                ("b", "y")
            ]
        );
        assert_eq!(pairs("[DhtmlXQ_a]x\nnoise"), [("a", "x")]);
    }

    #[test]
    fn the_mark_of_a_record_within_a_value_is_text() {
        assert_eq!(
            pairs(
                "[DhtmlXQ_comment1]see [DhtmlXQ] and [dhtmlxq] board[/DhtmlXQ_Comment1][DhtmlXQ_a]x[DhtmlXQ][DhtmlXQ_b]y[/DhtmlXQ_b]"
            ),
            [
                ("comment1", "see [DhtmlXQ] and [dhtmlxq] board"),
                ("a", "x"),
                ("b", "y")
            ]
        );
    }

    #[test]
    fn fields_of_a_script_are_read() {
        assert_eq!(
            pairs(
                "var DhtmlXQ_movelist='[0_1_0]7747[/0_1_0]'; DhtmlXQ_title = \"a'b\", x=DhtmlXQ_y"
            ),
            [("movelist", "[0_1_0]7747[/0_1_0]"), ("title", "a'b")]
        );
    }

    #[test]
    fn escaped_text_comes_back() {
        for text in [
            "a||b",
            "a|\nb",
            "\\u0041 \\n",
            "[/DhtmlXQ_x] [DhtmlXQ] [a]",
            "<br> &amp; <",
            "炮\\",
            "𠀀",
        ] {
            for is_page in [false, true] {
                let is_kept = !is_page || !text.contains('&');
                assert!(
                    !is_kept || plain(&escaped(text, true), is_page, true) == text,
                    "{text}"
                );
            }
        }
        assert_eq!(
            plain("\\u70ae\\ud840\\udc00<BR/>&lt;&#28846;&bad;||", true, true),
            "炮𠀀\n<炮&bad;\n"
        );
        assert_eq!(plain("a||b\\u12", false, false), "a||b\\u12");
    }
}
