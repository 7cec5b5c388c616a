//! Terminals and environments that are not what one hopes for.

use crate::terminal::{Launch, folder, folder_of, shown};

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
fn a_home_that_can_hold_nothing_is_said_once_and_nothing_else_is_lost() {
    let home = folder("no-home-folder").join("home");
    std::fs::write(&home, "a file").unwrap();
    let mut terminal = Launch::again("no-home-folder", &[])
        .env("HOME", home.to_str().unwrap())
        .start();
    terminal.wait_for("Red to move.");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("This game cannot be kept if the program stops:");
    // However long the path is, it is told whole, and why.
    terminal.wait_until("the reason", |screen| {
        let words = shown(screen);
        let words: Vec<&str> = words.split_whitespace().collect();
        words
            .join(" ")
            .contains("games: a part of the path is no folder.")
    });
    terminal.type_text(":h9g7\r");
    terminal.wait_without("cannot be kept");
    terminal.type_text("g\x1b[C");
    terminal.wait_for("The settings are not kept: a part of the path is no folder");
    terminal.type_text("q");
    terminal.wait_for("Leave the program? This game is");
    terminal.type_text("n:save game.pgn\r");
    terminal.wait_for("game.pgn (PGN).");
    // The file holds what is on the board: there is nothing more to ask.
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
}

#[test]
fn a_game_that_can_be_kept_after_all_is_left_without_a_question() {
    let home = folder("home-again").join("home");
    std::fs::write(&home, "a file").unwrap();
    let mut terminal = Launch::again("home-again", &[])
        .env("HOME", home.to_str().unwrap())
        .start();
    terminal.wait_for("Red to move.");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("This game cannot be kept if the program stops:");
    std::fs::remove_file(&home).unwrap();
    terminal.type_text(":h9g7\r");
    terminal.wait_for("H8+7");
    terminal.type_text("n\r");
    terminal.wait_for("A new game. The game before is kept: w goes on with it.");
    terminal.type_text("w");
    terminal.wait_for("Going on after ply 2.");
}

#[test]
fn settings_that_cannot_be_read_are_named_in_the_user_s_words() {
    let test = "settings-folder";
    let settings = folder(test).join(".config/xiangqi/config.toml");
    std::fs::create_dir_all(&settings).unwrap();
    for (lang, words) in [
        (
            "en_US.UTF-8",
            "config.toml: the file cannot be read: it is a folder.",
        ),
        (
            "zh_CN.UTF-8",
            "config.toml: 无法读取文件：这是文件夹，不是文件。",
        ),
    ] {
        let mut terminal = Launch::again(test, &["--new"]).env("LANG", lang).start();
        terminal.wait_for(words);
    }
}

#[test]
fn what_is_wrong_with_a_record_of_the_command_line_is_told_in_the_user_s_words() {
    let test = "record-words";
    let record = folder(test).join("one.pgn");
    std::fs::write(record, "1. h2e2 h9g8 *\n").unwrap();
    let mut terminal = Launch::again(test, &["one.pgn"])
        .env("LANG", "zh_TW.UTF-8")
        .start();
    terminal.wait_for("棋局到此為止");
    let status = terminal.row(21);
    assert!(!status.contains("horse"), "{status}");
    let mut terminal = Launch::again(test, &["none.pgn"])
        .env("LANG", "zh_TW.UTF-8")
        .start();
    assert_eq!(terminal.wait_for_exit(), 1);
    assert!(
        terminal
            .screen()
            .contains("none.pgn: 找不到這個檔案或資料夾")
    );
}

#[test]
fn who_types_but_sees_nothing_is_told_where_the_board_goes() {
    let test = "blind";
    let mut terminal = Launch::shell(test, "\"$XIANGQI\" > out.txt").start();
    terminal.wait_for("The board goes to the standard output");
    terminal.type_text("h2e2\r-1\r");
    assert_eq!(terminal.wait_for_exit(), 0);
    let out = std::fs::read(folder_of(test).join("out.txt")).unwrap();
    assert!(!out.contains(&0x1b));
    assert!(
        String::from_utf8(out)
            .unwrap()
            .ends_with("Black to move.\n> ")
    );
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
