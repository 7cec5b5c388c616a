//! Plain mode in a pipe: a filter from lines to text.

#![allow(clippy::unwrap_used)] // a test that can't go on has failed

mod program;

use program::Run;
use std::path::Path;

fn piped(test: &str, input: &str) -> String {
    Run::new(test, &[]).with_input(input).out()
}

/// The names of all files below a folder.
fn files(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        names.push(path.display().to_string());
        if path.is_dir() {
            names.extend(files(&path));
        }
    }
    names
}

#[test]
fn the_moves_of_the_old_demo_are_played() {
    let out = piped("demo", "1 2 4 2\n7 9 6 7\n-1\n");
    assert!(out.contains("\nRed: C8.5 (b2e2)\n"), "{out}");
    assert!(out.contains("\nBlack: H8+7 (h9g7)\n"), "{out}");
    assert!(out.ends_with("Red to move.\n> -1\n"), "{out}");
}

#[test]
fn a_refusal_is_one_line_and_the_prompt_comes_again() {
    let out = piped("refusal", "b0b2\n");
    let refusal = "> b0b2\nThe horse on b0 may not go to b2. Your own piece stands on b2.\n> \n";
    assert!(out.ends_with(refusal), "{out}");
}

#[test]
fn the_end_of_input_ends_the_program_in_the_middle_of_a_line_too() {
    assert!(piped("eof-empty", "").ends_with("Red to move.\n> \n"));
    assert!(piped("eof-half", "h2e2").ends_with("Black to move.\n> \n"));
}

#[test]
fn the_same_input_gives_the_same_output() {
    let input = "h2e2\nhelp\nmoves\nsay\nfen\nflip\nundo\nredo\nresign\n";
    assert_eq!(piped("same-1", input), piped("same-2", input));
}

#[test]
fn nothing_is_written_but_what_is_asked_for() {
    let run = Run::new("silent", &[]);
    let home = run.home.clone();
    run.with_input("h2e2\nh9g7\n").out();
    assert_eq!(files(&home), Vec::<String>::new());
}

#[test]
fn no_escape_reaches_the_output_whatever_the_terminal() {
    for (test, name, value) in [
        ("esc-dumb", "TERM", "dumb"),
        ("esc-none", "TERM", ""),
        ("esc-unknown", "TERM", "unknown"),
        ("esc-c", "LC_ALL", "C"),
        ("esc-color", "COLORTERM", "truecolor"),
    ] {
        let run = Run::new(test, &[]).env(name, value);
        let out = run.with_input("h2e2\n\u{1b}[31mred\nhelp\nquit\n").out();
        assert!(!out.contains('\u{1b}'), "{test}: {out}");
    }
}

#[test]
fn a_locale_without_utf8_gets_seven_bits() {
    for locale in ["C", "POSIX", "zh_CN.GBK"] {
        let run = Run::new(&format!("ascii-{locale}"), &[]).env("LC_ALL", locale);
        let out = run.with_input("h2e2\nhelp\nmoves\n").out();
        assert!(out.is_ascii(), "{locale}: {out}");
    }
}

#[test]
fn a_chinese_locale_gets_chinese() {
    let run = Run::new("taiwan", &[]).env("LANG", "zh_TW.UTF-8");
    let out = run.with_input("炮二平五\n悔棋\n").out();
    assert!(out.contains("紅方：炮二平五 (h2e2)\n"), "{out}");
    assert!(out.contains("悔棋：炮二平五 (h2e2)\n"), "{out}");
    assert!(out.contains("輪到黑方走棋。"), "{out}");
    assert!(
        out.contains("九  八  七  六  五  四  三  二  一\n"),
        "{out}"
    );
}

#[test]
fn a_game_is_saved_and_opened_again() {
    let run = Run::new("save", &[]);
    let home = run.home.clone();
    let out = run
        .with_input("h2e2\nh9g7\nresign\nsave game.pgn\nsave game.pgn\n")
        .out();
    assert_eq!(
        out.matches("Saved as ~/game.pgn (PGN).\n").count(),
        2,
        "{out}"
    );
    let text = std::fs::read_to_string(home.join("game.pgn")).unwrap();
    assert!(text.contains("[Result \"0-1\"]"), "{text}");

    let out = Run::in_home(home.clone(), &["game.pgn"])
        .with_input("undo 3\nfen\n")
        .out();
    assert!(out.contains("\nOpened game.pgn.\n"), "{out}");
    assert!(out.contains("Black wins: Red resigned.\n"), "{out}");
    assert!(out.contains("RNBAKABNR w - - 0 1\n"), "{out}");

    let out = Run::in_home(home.clone(), &[])
        .with_input("a0a1\nsave game.pgn\nload game.pgn\nload none.pgn\n")
        .out();
    assert!(
        out.contains("game.pgn exists and was left as it is"),
        "{out}"
    );
    assert!(out.contains("\nOpened game.pgn.\n"), "{out}");
    assert!(out.contains("Cannot open none.pgn: "), "{out}");
    assert_eq!(
        std::fs::read_to_string(home.join("game.pgn")).unwrap(),
        text
    );
}

#[test]
fn a_file_that_holds_more_than_the_game_stays_as_it_is_in_a_pipe() {
    let game = "[Red \"Anna\"]\n\n1. h2e2 h9g7 *\n\n";
    let broken = "1. h2e2 h9g7 2. h0g2 a9a0 3. c3c4 *\n";
    for (text, why) in [
        (game.repeat(3), "t.pgn holds 3 games."),
        (broken.to_owned(), "t.pgn holds more than could be read."),
    ] {
        let run = Run::new("holds-more", &[]);
        let path = run.home.join("t.pgn");
        std::fs::write(&path, &text).unwrap();
        let out = run.with_input("load t.pgn\nundo\nsave\n").out();
        let refused = format!("> save\n{why} It was left as it is; choose another name.\n> \n");
        assert!(out.ends_with(&refused), "{out}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    }
    let run = Run::new("holds-one", &[]);
    let path = run.home.join("t.pgn");
    std::fs::write(&path, game).unwrap();
    run.with_input("load t.pgn\nh0g2\nsave\n").out();
    assert!(std::fs::read_to_string(&path).unwrap().contains("2. "));
}

#[test]
fn a_saved_game_is_named_with_its_folder() {
    let out = piped("saved-where", "h2e2\nsave my.pgn\n");
    assert!(out.contains("Saved as ~/my.pgn (PGN)."), "{out}");
}

#[test]
fn a_game_that_cannot_be_saved_goes_on() {
    let run = Run::new("unwritable", &[]);
    let out = run
        .with_input("h2e2\nsave missing/folder/game.pgn\nsave x.xqf\nh9g7\n")
        .out();
    assert!(
        out.contains("Cannot save missing/folder/game.pgn: "),
        "{out}"
    );
    assert!(out.contains("Cannot save x.xqf: "), "{out}");
    assert!(out.contains("Black: H8+7 (h9g7)"), "{out}");
}

#[test]
fn without_a_home_the_game_runs() {
    let run = Run::new("homeless", &[]).without("HOME");
    assert!(
        run.with_input("h2e2\n")
            .out()
            .ends_with("Black to move.\n> \n")
    );
}

#[test]
fn a_settings_folder_that_is_a_file_stops_nothing() {
    let run = Run::new("config-file", &[]);
    let blocked = run.home.join("blocked");
    std::fs::write(&blocked, "").unwrap();
    let run = run.env("XDG_CONFIG_HOME", blocked.to_str().unwrap());
    assert!(
        run.with_input("h2e2\n")
            .out()
            .ends_with("Black to move.\n> \n")
    );
}

#[test]
fn mistakes_in_the_settings_are_said() {
    let run = Run::new("mistakes", &[]);
    let folder = run.home.join(".config/xiangqi");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("config.toml"), "size = \"huge\"\nflip = true\n").unwrap();
    let out = run.go().out();
    assert!(
        out.contains("\nconfig.toml:1:8: size cannot be huge"),
        "{out}"
    );
    assert!(
        out.contains("    i   h   g   f   e   d   c   b   a\n 0  R"),
        "{out}"
    );
}

#[test]
fn a_handicap_and_a_position_start_the_game() {
    let out = Run::new("handicap", &["--handicap", "horse"])
        .with_input("fen\n")
        .out();
    assert!(out.contains("R1BAKABNR w - - 0 1\n"), "{out}");
    let fen = "3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1";
    let out = Run::new("fen", &["--fen", fen])
        .with_input("e7e8\nnew\nfen\n")
        .out();
    assert!(
        out.contains("Red wins: Black has no legal move (stalemate).\n"),
        "{out}"
    );
    assert!(out.contains(&format!("{fen}\n")), "{out}");
}

#[test]
fn bytes_that_are_no_text_are_refused_like_any_other_line() {
    let run = Run::new("bytes", &[]);
    let out = run.with_input(b"\xff\xfe\x00\nh2e2\n").out();
    assert!(out.contains("Cannot read"), "{out}");
    assert!(out.ends_with("Black to move.\n> \n"), "{out}");
}

#[test]
fn both_rule_sets_are_played_to_their_ends() {
    let play = |test: &str, arguments: &[&str], input: &str| {
        Run::new(test, arguments).with_input(input).out()
    };
    let scholar = "h2e2\nh9g7\nb2b4\nb7e7\n";
    assert!(play("ends-none", &[], scholar).ends_with("Red to move.\n> \n"));
    let mate = ["--fen", "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1"];
    assert!(play("ends-mate", &mate, "b7b9\n").contains("Red wins by checkmate."));
    let facing = [
        "--rules",
        "casual",
        "--fen",
        "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1",
    ];
    assert!(
        play("ends-facing", &facing, "e0d0\n")
            .contains("Black wins: Red left the kings facing each other.")
    );
    let bare = ["--fen", "3k5/9/9/9/9/9/9/4r4/9/4KR3 w - - 0 1"];
    let bare_end = play(
        "ends-bare",
        &["--rules", "casual", bare[0], bare[1]],
        "e0e1\ne2e1\nf0f1\ne1f1\n",
    );
    assert!(bare_end.contains("by taking the king"), "{bare_end}");
}

/// What is written about the moves and the result after these lines.
fn saved(name: &str, input: &str) -> String {
    let run = Run::new(name, &[]);
    let home = run.home.clone();
    run.with_input(format!("{input}save it.pgn\n")).out();
    let record = std::fs::read_to_string(home.join("it.pgn")).unwrap();
    let movetext = record.split("\n\n").nth(1).unwrap();
    movetext.trim_end().replace('\n', " ")
}

#[test]
fn a_saved_game_has_the_moves_that_were_played_and_no_others() {
    for (test, input, expected) in [
        (
            "saved-replaced",
            "h2e2\nundo\nb2e2\nh9g7\nresign\n",
            "1. C8.5 H8+7 0-1",
        ),
        ("saved-taken-back", "h2e2\nh9g7\nundo\n", "1. C2.5 *"),
        ("saved-end", "h2e2\nh9g7\nresign\nundo 2\n", "1. C2.5 *"),
        ("saved-again", "h2e2\nresign\nundo\nredo\n", "1. C2.5 *"),
    ] {
        assert_eq!(saved(test, input), expected, "{test}");
    }
}

#[test]
fn moves_of_an_opened_record_are_kept_beside_those_played_instead() {
    let run = Run::new("saved-opened", &[]);
    std::fs::write(run.home.join("in.pgn"), "1. C2.5 H8+7 2. H2+3 1-0\n").unwrap();
    let home = run.home.clone();
    run.with_input("load in.pgn\nundo 2\nh7e7\nsave out.pgn\n")
        .out();
    let text = std::fs::read_to_string(home.join("out.pgn")).unwrap();
    assert!(
        text.contains("1. C2.5 C8.5 (1. ... H8+7 2. H2+3 {[%result 1-0]}) *"),
        "{text}"
    );
}

#[test]
fn a_byte_order_mark_before_the_first_line_is_passed_over() {
    let out = piped("mark", "\u{feff}h2e2\n");
    assert!(out.contains("Red: C2.5"), "{out}");
}

#[test]
fn mistakes_about_themes_and_keys_are_named_with_their_places() {
    let text = "theme = \"foo\"\n[keys]\nfly = \"x\"\nundo = \"Foo-x\"\n\
                [themes.mine]\nbase = \"bar\"\ncursor = \"no-colour\"\nsky = \"red\"\n";
    for arguments in [&[][..], &["config"]] {
        let run = Run::new("own-mistakes", arguments);
        let folder = run.home.join(".config/xiangqi");
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("config.toml"), text).unwrap();
        let ran = run.go();
        let told = format!("{}{}", ran.out, ran.err);
        for place in ["1:9", "3:1", "4:8", "6:8", "7:10", "8:7"] {
            let place = format!("config.toml:{place}: ");
            assert_eq!(told.matches(&place).count(), 1, "{place}\n{told}");
        }
    }
}
