//! What terminals send, whole and torn.

use super::*;

fn key(chord: Chord) -> Input {
    Input::Key(chord)
}

fn read(bytes: &[u8]) -> Vec<Input> {
    let mut parser = Parser::default();
    let mut inputs = parser.feed(bytes);
    if parser.patience().is_some() {
        inputs.extend(parser.give_up());
    }
    inputs
}

#[test]
fn characters_of_any_length_are_keys() {
    let typed: Vec<_> = "aé炮𠀋".chars().map(|c| key(Chord::char(c))).collect();
    assert_eq!(read("aé炮𠀋".as_bytes()), typed);
}

#[test]
fn a_character_torn_in_two_is_still_one_key() {
    let mut parser = Parser::default();
    let bytes = "炮".as_bytes();
    assert_eq!(parser.feed(&bytes[..1]), []);
    assert_eq!(parser.feed(&bytes[1..]), [key(Chord::char('炮'))]);
}

#[test]
fn bytes_that_are_no_text_are_skipped() {
    assert_eq!(
        read(b"\xffu\xc3("),
        [key(Chord::char('u')), key(Chord::char('('))]
    );
}

#[test]
fn control_codes_are_the_keys_that_send_them() {
    let expected = [
        Chord::plain(Key::Enter),
        Chord::plain(Key::Tab),
        Chord::plain(Key::Backspace),
        Chord::ctrl('c'),
        Chord::ctrl('z'),
        Chord::ctrl('r'),
    ];
    assert_eq!(read(b"\r\t\x7f\x03\x1a\x12"), expected.map(key));
}

#[test]
fn every_dialect_of_the_arrow_and_editing_keys_is_known() {
    for (bytes, chord) in [
        (&b"\x1b[A"[..], Chord::plain(Key::Up)),
        (b"\x1bOB", Chord::plain(Key::Down)),
        (
            b"\x1b[1;5C",
            Chord {
                modifier: Modifier::Ctrl,
                key: Key::Right,
            },
        ),
        (b"\x1b[1;2D", Chord::shift(Key::Left)),
        (b"\x1b[H", Chord::plain(Key::Home)),
        (b"\x1b[7~", Chord::plain(Key::Home)),
        (b"\x1bOF", Chord::plain(Key::End)),
        (b"\x1b[3~", Chord::plain(Key::Delete)),
        (b"\x1b[5~", Chord::plain(Key::PageUp)),
        (b"\x1b[6~", Chord::plain(Key::PageDown)),
        (b"\x1b[Z", Chord::shift(Key::Tab)),
        (b"\x1bOP", Chord::plain(Key::Function(1))),
        (b"\x1b[[E", Chord::plain(Key::Function(5))),
        (b"\x1b[15~", Chord::plain(Key::Function(5))),
        (b"\x1b[24~", Chord::plain(Key::Function(12))),
        (b"\x1b[97;5u", Chord::ctrl('a')),
        (b"\x1b[27u", Chord::plain(Key::Esc)),
        (b"\x1bx", Chord::alt(Key::Char('x'))),
    ] {
        assert_eq!(
            read(bytes),
            [key(chord)],
            "{:?}",
            bytes.escape_ascii().to_string()
        );
    }
}

#[test]
fn a_key_release_is_nothing() {
    assert_eq!(read(b"\x1b[117;1:3u\x1b[1;1:3C"), []);
    assert_eq!(read(b"\x1b[117;1:1u"), [key(Chord::char('u'))]);
}

#[test]
fn a_held_key_repeats_only_movement() {
    assert_eq!(
        read(b"\x1b[1;1:1C\x1b[1;1:2C\x1b[1;1:3C"),
        [key(Chord::plain(Key::Right)), key(Chord::plain(Key::Right))]
    );
    assert_eq!(
        read(b"\x1b[117;1:1u\x1b[117;1:2u\x1b[117;1:2u\x1b[117;1:3u"),
        [key(Chord::char('u'))]
    );
    assert_eq!(
        read(b"\x1b[13;1:1u\x1b[13;1:2u\x1b[13;1:3u"),
        [key(Chord::plain(Key::Enter))]
    );
}

#[test]
fn an_arrow_key_torn_anywhere_is_one_arrow_key() {
    for bytes in [&b"\x1b[A"[..], b"\x1bOA"] {
        for cut in 1..bytes.len() {
            let mut parser = Parser::default();
            assert_eq!(parser.feed(&bytes[..cut]), []);
            assert!(parser.patience() >= Some(Duration::from_millis(100)));
            assert_eq!(parser.feed(&bytes[cut..]), [key(Chord::plain(Key::Up))]);
        }
    }
}

#[test]
fn a_lone_escape_is_the_key_after_a_moment() {
    let mut parser = Parser::default();
    assert_eq!(parser.feed(b"\x1b"), []);
    assert!(parser.patience() <= Some(Duration::from_millis(200)));
    assert_eq!(parser.give_up(), [key(Chord::plain(Key::Esc))]);
    assert_eq!(parser.patience(), None);
    assert_eq!(parser.feed(b"u"), [key(Chord::char('u'))]);
}

#[test]
fn the_other_half_of_a_sequence_that_came_too_late_runs_nothing() {
    let mut parser = Parser::default();
    parser.feed(b"\x1b");
    assert_eq!(parser.give_up(), [key(Chord::plain(Key::Esc))]);
    assert_eq!(parser.feed(b"[A"), []);
    assert_eq!(parser.feed(b"["), [key(Chord::char('['))]);
}

#[test]
fn half_a_sequence_that_never_ends_runs_nothing() {
    assert_eq!(read(b"\x1b["), []);
    assert_eq!(read(b"\x1b[1;"), []);
    assert_eq!(read(b"\x1b]0;title"), []);
}

#[test]
fn escape_before_an_arrow_is_alt_and_before_a_letter_is_escape() {
    assert_eq!(read(b"\x1b\x1b[A"), [key(Chord::alt(Key::Up))]);
    assert_eq!(
        read(b"\x1b\x1bu"),
        [key(Chord::plain(Key::Esc)), key(Chord::alt(Key::Char('u')))]
    );
}

#[test]
fn clicks_and_the_wheel_are_told_in_both_forms_and_movement_is_not() {
    let mouse = |action, column, row| {
        Input::Mouse(Mouse {
            action,
            column,
            row,
        })
    };
    assert_eq!(
        read(b"\x1b[<0;11;6M\x1b[<0;12;6m\x1b[<2;1;1M\x1b[<64;1;1M\x1b[<65;300;200M\x1b[<35;5;5M"),
        [
            mouse(MouseAction::Press, 10, 5),
            mouse(MouseAction::Release, 11, 5),
            mouse(MouseAction::Cancel, 0, 0),
            mouse(MouseAction::WheelUp, 0, 0),
            mouse(MouseAction::WheelDown, 299, 199),
        ]
    );
    assert_eq!(
        read(b"\x1b[M +&\x1b[M#+&"),
        [
            mouse(MouseAction::Press, 10, 5),
            mouse(MouseAction::Release, 10, 5)
        ]
    );
    assert_eq!(read(b"\x1b[<0;0;0M\x1b[<;M\x1b[<0;99999;1M"), []);
}

#[test]
fn pasted_text_is_one_lump_however_it_arrives() {
    let bytes = b"\x1b[200~h2e2\r\nquit u\rq\x1b[A\x1b[201~u";
    let expected = [
        Input::Paste("h2e2\nquit u\nq\x1b[A".to_owned()),
        key(Chord::char('u')),
    ];
    assert_eq!(read(bytes), expected);
    let mut parser = Parser::default();
    let torn: Vec<_> = bytes
        .iter()
        .flat_map(|byte| parser.feed(&[*byte]))
        .collect();
    assert_eq!(torn, expected);
}

#[test]
fn a_paste_that_never_ends_is_given_up_as_text() {
    let mut parser = Parser::default();
    assert_eq!(parser.feed(b"\x1b[200~h2e2"), []);
    assert!(parser.patience().is_some());
    assert_eq!(parser.give_up(), [Input::Paste("h2e2".to_owned())]);
    assert_eq!(parser.feed(b"u"), [key(Chord::char('u'))]);
}

#[test]
fn answers_nobody_asked_for_are_swallowed() {
    assert_eq!(read(b"\x1b]11;rgb:0/0/0\x07u"), [key(Chord::char('u'))]);
    assert_eq!(
        read(b"\x1bP1$r0m\x1b\\u\x1b[?62;c\x1b[I"),
        [key(Chord::char('u'))]
    );
}

#[test]
fn no_bytes_at_all_break_the_parser() {
    let mut state = 1_u32;
    let mut parser = Parser::default();
    for _ in 0..200_000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let byte = match state >> 24 {
            0..=90 => 0x1b,
            91..=140 => b"[O<;MmA~u2"[(state >> 8) as usize % 10],
            _ => (state >> 16) as u8,
        };
        parser.feed(&[byte]);
        if state.is_multiple_of(61) {
            parser.give_up();
        }
    }
    assert!(parser.pending.len() <= LONGEST + 1 || parser.paste.is_some());
}

#[test]
fn alt_with_a_key_that_begins_a_sequence_does_not_swallow_ctrl_c() {
    let leave = [key(Chord::ctrl('c'))];
    for start in [
        "\x1b]", "\x1bP", "\x1b_", "\x1bO", "\x1b[", "\x1b[<", "\x1b]uu",
    ] {
        let mut parser = Parser::default();
        let _ = parser.feed(start.as_bytes());
        assert_eq!(parser.feed(b"\x03"), leave, "{start:?}");
    }
}

#[test]
fn report_of_the_cursor_is_told_from_function_keys() {
    let report = |column, row| Input::Report { column, row };
    assert_eq!(read(b"\x1b[2;3R\x1b[3;2R"), [report(3, 2), report(2, 3)]);
    let shifted = Chord {
        modifier: Modifier::Shift,
        key: Key::Function(3),
    };
    assert_eq!(read(b"\x1b[1;2R"), [key(shifted)]);
}

#[test]
fn late_report_torn_anywhere_never_becomes_keys() {
    let whole = b"\x1b[2;3R";
    for at in 1..whole.len() {
        let (head, tail) = whole.split_at(at);
        let mut parser = Parser::default();
        assert_eq!(parser.feed(head), []);
        let in_time = parser.feed(tail);
        assert_eq!(
            in_time,
            [Input::Report { column: 3, row: 2 }],
            "torn at {at}"
        );
        assert_eq!(parser.feed(head), []);
        parser.give_up();
        let late = parser.feed(tail);
        assert_eq!(late, [], "torn at {at}");
        assert_eq!(parser.feed(b"u"), [key(Chord::char('u'))]);
    }
}

#[test]
fn key_after_a_torn_report_is_a_key() {
    let mut parser = Parser::default();
    assert_eq!(parser.feed(b"\x1b[2;"), []);
    assert_eq!(parser.give_up(), []);
    assert_eq!(parser.feed(b"u"), [key(Chord::char('u'))]);
    assert_eq!(parser.feed(b"R"), [key(Chord::char('R'))]);
}

#[test]
fn keys_that_look_like_half_a_sequence_are_keys_where_no_head_was_given_up() {
    let typed = ['[', '[', 'D'].map(|c| key(Chord::char(c)));
    assert_eq!(read(b"[[D"), typed);
}

#[test]
fn ctrl_and_a_letter_behind_escape_are_a_key_of_their_own() {
    for code in [0x03, 0x0c, 0x12, 0x1a] {
        let mut parser = Parser::default();
        assert!(parser.feed(b"\x1b").is_empty());
        let letter = char::from(code - 1 + b'a');
        assert_eq!(
            parser.feed(&[code]),
            [
                Input::Key(Chord::plain(Key::Esc)),
                Input::Key(Chord::ctrl(letter))
            ]
        );
    }
}
