//! Terminals and environments that are not what one hopes for.

use crate::terminal::Launch;

#[test]
fn without_colours_no_colour_is_sent_and_everything_can_be_told() {
    let mut terminal = Launch::new("no-color", &[])
        .env("NO_COLOR", "1")
        .env("COLORTERM", "truecolor")
        .start();
    terminal.wait_for("Red to move.");
    terminal.type_text("\x1b[A\x1b[A\x1b[C\x1b[C\x1b[C\r");
    terminal.wait_for("put down");
    let written = String::from_utf8_lossy(&terminal.bytes).into_owned();
    let codes = written
        .split("\x1b[")
        .skip(1)
        .filter_map(|rest| rest.split_once('m'))
        .filter(|(codes, _)| codes.chars().all(|c| c.is_ascii_digit() || c == ';'))
        .flat_map(|(codes, _)| codes.split(';'));
    for code in codes {
        let number: u32 = code.parse().unwrap_or(0);
        assert!(
            !(30..=49).contains(&number) && number < 90,
            "colour code {code}"
        );
    }
}

#[test]
fn without_a_home_folder_the_game_is_played_all_the_same() {
    let mut terminal = Launch::new("no-home", &[]).without("HOME").start();
    terminal.wait_for("to move.");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("no home folder is known");
    terminal.type_text("u");
    terminal.wait_for("Red to move.");
    terminal.send(b"\x03");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn in_the_c_locale_letters_and_plain_lines_are_drawn() {
    let mut terminal = Launch::new("c-locale", &[])
        .env("LANG", "C")
        .env("LC_ALL", "C")
        .start();
    terminal.wait_for("pick up");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("Black to move.");
    assert!(terminal.bytes.is_ascii(), "{}", terminal.screen());
    terminal.send(b"\x03");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn in_a_chinese_locale_chinese_is_spoken() {
    for (test, lang, words) in [
        ("zh-tw", "zh_TW.UTF-8", "輪到紅方走棋"),
        ("zh-cn", "zh_CN.UTF-8", "轮到红方走棋"),
    ] {
        let mut terminal = Launch::new(test, &[]).env("LANG", lang).start();
        terminal.wait_for(words);
        terminal.type_text("炮二平五\r");
        terminal.wait_for("炮二平五");
        terminal.send(b"\x03");
        assert_eq!(terminal.wait_for_exit(), 0);
    }
}
