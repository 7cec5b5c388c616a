//! Settings changed on the screen, and the file that keeps them.

use crate::terminal::{Launch, folder_of};

const FILE: &str = "# my own words\ntheme = \"dark\" # at night\n\n[keys]\nflip = \"Ctrl-T\"\n";

#[test]
fn a_changed_setting_is_written_and_the_rest_of_the_file_stays() {
    let launch = Launch::new("settings", &["--new"]);
    let folder = folder_of("settings").join(".config/xiangqi");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("config.toml");
    std::fs::write(&file, FILE).unwrap();
    let mut terminal = launch.start();
    terminal.wait_for("Red to move.");
    terminal.type_text(",");
    terminal.wait_for("config.toml");
    terminal.type_text("\x1b[C");
    terminal.wait_for("紅方");
    terminal.send(b"\x1b");
    terminal.wait_without("config.toml");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    let written = std::fs::read_to_string(&file).unwrap();
    let expected = FILE.replace("at night\n", "at night\nlang = \"zh-Hant\"\n");
    assert_eq!(written, expected);
}

#[test]
fn a_file_with_a_mistake_is_left_alone() {
    let launch = Launch::new("settings-mistake", &["--new"]);
    let folder = folder_of("settings-mistake").join(".config/xiangqi");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("config.toml");
    std::fs::write(&file, "theme = \"dark\nhints = true\n").unwrap();
    let mut terminal = launch.start();
    terminal.wait_for("config.toml:1");
    terminal.type_text(",\x1b[B\x1b[C");
    terminal.wait_for("The settings are not kept");
    terminal.send(b"\x1b");
    terminal.wait_without("move limit");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    let written = std::fs::read_to_string(&file).unwrap();
    assert_eq!(written, "theme = \"dark\nhints = true\n");
}

#[test]
fn a_file_of_no_text_at_all_is_named_and_the_game_is_played() {
    let launch = Launch::new("settings-garbage", &["--new"]);
    let folder = folder_of("settings-garbage").join(".config/xiangqi");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("config.toml");
    let garbage = b"\xff\xfe = [[[\"\0\x1b[31m\x07\n'''\nlang = 5\n\xe5\xb8";
    std::fs::write(&file, garbage).unwrap();
    let mut terminal = launch.start();
    terminal.wait_for("config.toml:1");
    terminal.type_text(":h2e2\r");
    terminal.wait_for("Black to move.");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    assert_eq!(std::fs::read(&file).unwrap(), garbage);
}

/// The keys that go round, as often as it takes, and what is said when they are round.
const ROUNDS: [(&str, &str); 10] = [
    ("LLL", "Language: English"),
    ("ggg", "Pieces: traditional"),
    ("ttttt", ": wood"),
    ("bbb", "Labels: letters and numbers"),
    ("mmm", "Notation: WXF"),
    ("zzzz", "Size: as large as fits"),
    ("ii", "It is shown where"),
    ("FF", "The board stays"),
    ("GG", "drawn in Unicode"),
    ("BB", "The pieces are shown."),
];

#[test]
fn keys_that_are_pressed_all_the_way_round_leave_the_file_as_it_was() {
    for (test, before) in [("round", Some(FILE)), ("round-none", None)] {
        let launch = Launch::new(test, &["--new"]);
        let folder = folder_of(test).join(".config/xiangqi");
        let file = folder.join("config.toml");
        if let Some(text) = before {
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(
                &file,
                text.replace("theme = \"dark\"", "rules = \"standard\""),
            )
            .unwrap();
        }
        let written = std::fs::read_to_string(&file).ok();
        let mut terminal = launch.start();
        terminal.wait_for("Red to move.");
        for (keys, told) in ROUNDS {
            let (first, rest) = keys.split_at(1);
            terminal.type_text(first);
            terminal.type_text(rest);
            terminal.wait_for(told);
        }
        terminal.type_text("g");
        terminal.wait_for("Pieces: simplified");
        terminal.type_text("q");
        assert_eq!(terminal.wait_for_exit(), 0);
        let with_pieces = std::fs::read_to_string(&file).unwrap();
        let added = "pieces = \"simplified\"\n";
        assert_eq!(with_pieces.matches(added).count(), 1, "{with_pieces}");
        assert_eq!(with_pieces.replace(added, ""), written.unwrap_or_default());
    }
}
