//! What survives the program: the game in progress, and games in files.

use crate::terminal::{Launch, Terminal, folder, folder_of};
use xiangqi::record::Day;

const DOWN: &str = "\x1b[B";

fn play(terminal: &mut Terminal, moves: &[&str]) {
    for m in moves {
        terminal.type_text(&format!(":{m}\r"));
        let words = if terminal.screen().contains("Red to move.") {
            "Black to move."
        } else {
            "Red to move."
        };
        terminal.wait_for(words);
    }
}

/// A second run in the home folder of the first.
fn again(test: &str, arguments: &[&str]) -> Terminal {
    Launch::again(test, arguments).start()
}

#[test]
fn after_a_sudden_death_the_game_goes_on_from_its_last_move() {
    let test = "sudden-death";
    let mut terminal = Launch::new(test, &[]).start();
    terminal.wait_for("Red to move.");
    play(&mut terminal, &["h2e2", "h9g7", "h0g2"]);
    terminal.signal("KILL");
    terminal.wait_for_exit();
    let mut terminal = again(test, &[]);
    terminal.wait_for("go on with the last game");
    terminal.type_text("\r");
    terminal.wait_for("Going on after ply 3.");
    terminal.wait_for("H2+3");
    play(&mut terminal, &["b9c7"]);
}

#[test]
fn leaving_keeps_the_game_and_says_nothing_about_a_finished_one() {
    let test = "leave-and-return";
    let mut terminal = Launch::new(test, &[]).start();
    terminal.wait_for("Red to move.");
    play(&mut terminal, &["h2e2"]);
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    let told = "The game is kept; xiangqi --resume goes on with it.";
    terminal.wait_for(told);
    let mut terminal = again(test, &["--resume"]);
    terminal.wait_for("Going on after ply 1.");
    terminal.type_text("R");
    terminal.wait_for("Does Black resign?");
    terminal.type_text("y");
    terminal.wait_for("Black resigned.");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    assert!(!terminal.screen().contains("is kept"));
    let mut terminal = again(test, &[]);
    terminal.wait_for("Red to move.");
    assert!(!terminal.screen().contains("go on with the last game"));
}

#[test]
fn a_finished_game_is_kept_once_however_one_leaves() {
    for (at, keys) in ["q", "\r:quit\r", "\x03"].into_iter().enumerate() {
        let test = format!("kept-once-{at}");
        let mut terminal = Launch::new(&test, &["--new"]).start();
        terminal.wait_for("Red to move.");
        play(&mut terminal, &["h2e2"]);
        terminal.type_text("Ry");
        terminal.wait_for("Black resigned.");
        terminal.type_text(keys);
        assert_eq!(terminal.wait_for_exit(), 0, "{keys:?}");
        let games = folder_of(&test).join(".local/state/xiangqi/games");
        let files = std::fs::read_dir(games).unwrap().count();
        assert_eq!(files, 1, "{keys:?}");
    }
}

#[test]
fn a_comment_on_a_finished_game_is_there_at_the_next_start() {
    let test = "comment-and-return";
    let mut terminal = Launch::new(test, &[]).start();
    terminal.wait_for("Red to move.");
    play(&mut terminal, &["h2e2"]);
    terminal.type_text("Ry");
    terminal.wait_for("Black resigned.");
    terminal.type_text("c");
    terminal.wait_for("a comment");
    terminal.type_text("the middle\r");
    terminal.wait_for("The comment is kept.");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    let mut terminal = again(test, &[]);
    terminal.wait_for("go on with the last game");
    terminal.type_text("\r");
    terminal.wait_for("the middle");
}

#[test]
fn a_game_is_saved_and_opened_and_no_file_is_replaced_unasked() {
    let test = "save-and-open";
    let mut terminal = Launch::new(test, &["--new"]).start();
    terminal.wait_for("Red to move.");
    play(&mut terminal, &["h2e2", "h9g7"]);
    terminal.type_text("s");
    terminal.wait_for("> save game.pgn");
    terminal.type_text("\r");
    terminal.wait_for("game.pgn (PGN).");
    let record = std::fs::read_to_string(folder_of(test).join("game.pgn")).unwrap();
    let today = Day::of(std::time::SystemTime::now()).to_string();
    // The test may run over midnight.
    assert!(
        record.contains(&format!("[Date \"{}", &today[..7])),
        "{record}"
    );
    play(&mut terminal, &["h0g2"]);
    // The game's own file may be replaced.
    terminal.type_text("s\r");
    terminal.wait_for("game.pgn (PGN).");
    terminal.type_text("n");
    terminal.wait_for("The game on the board will be kept.");
    terminal.type_text("\r");
    terminal.wait_for("A new game. The game before is kept: w goes on with it.");
    play(&mut terminal, &["b2e2"]);
    terminal.type_text("s\r");
    terminal.wait_for("\"game.pgn\" exists. Replace it?");
    terminal.type_text("\r");
    terminal.wait_for("was left as it is");
    terminal.type_text(":load game.pgn\r");
    terminal.wait_for("Opened game.pgn. The game before is kept: w lists it.");
    terminal.wait_for("H2+3");
}

#[test]
fn a_file_with_more_games_is_asked_about_also_when_the_game_is_gone_on_with_later() {
    let test = "more-games";
    let games = "[Red \"Anna\"]\n\n1. h2e2 h9g7 *\n\n".repeat(3);
    let launch = Launch::new(test, &["t2.pgn"]);
    let path = folder_of(test).join("t2.pgn");
    std::fs::write(&path, &games).unwrap();
    let mut terminal = launch.start();
    // As with `o`, one of them can be chosen.
    terminal.wait_for("Games in t2.pgn");
    terminal.type_text("\x1b");
    terminal.wait_without("Games in t2.pgn");
    terminal.type_text(":h0g2\r");
    terminal.wait_for("Black to move.");
    terminal.type_text("s\r");
    terminal.wait_for("t2.pgn holds 3 games.");
    terminal.type_text("\x1b");
    terminal.wait_for("was left as it is");
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    let mut terminal = again(test, &["--resume"]);
    terminal.wait_for("Going on after ply 3.");
    terminal.type_text("s\r");
    terminal.wait_for("t2.pgn holds 3 games.");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), games);
    terminal.type_text("y");
    terminal.wait_for("t2.pgn (PGN).");
    // From now on the file is that of this game alone, until somebody changes it.
    play(&mut terminal, &["i9h9"]);
    terminal.type_text("s\r");
    terminal.wait_for("t2.pgn (PGN).");
    std::fs::write(&path, &games).unwrap();
    terminal.type_text("s\r");
    terminal.wait_for("t2.pgn has changed since");
}

#[test]
fn a_record_of_the_command_line_is_told_as_one_that_is_opened_later() {
    let test = "clock-of-record";
    let launch = Launch::new(test, &["t.pgn"]);
    let record = "[TimeControl \"600+5\"]\n\n1. h2e2 h9g7 *\n";
    std::fs::write(folder_of(test).join("t.pgn"), record).unwrap();
    let mut terminal = launch.start();
    terminal.wait_for("Opened t.pgn. It was played with the clock");
}

#[test]
fn an_unreadable_autosave_is_named_also_where_another_game_is_gone_on_with_at_once() {
    let test = "unreadable-resume";
    let mut terminal = Launch::new(test, &[]).start();
    terminal.wait_for("Red to move.");
    play(&mut terminal, &["h2e2"]);
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    let games = folder_of(test).join(".local/state/xiangqi/games");
    std::fs::write(games.join("9-9.game"), "rubbish\n").unwrap();
    let mut terminal = again(test, &["--resume"]);
    terminal.wait_for("The autosave could not be read");
    terminal.wait_for("Black to move.");
}

#[test]
fn a_timed_game_of_two_people_comes_back_as_it_was_left() {
    let test = "timed-again";
    let mut terminal = Launch::new(test, &["--new", "--clock", "red=4m+2s black=5m"]).start();
    terminal.wait_for("4:00 +2");
    let names = format!("n{DOWN}Anna{DOWN}王伯特{}", DOWN.repeat(6));
    terminal.type_text(&names);
    terminal.wait_for("王伯特");
    terminal.type_text("\r\r");
    terminal.wait_for("A new game, clock red=4m+2s black=5m.");
    play(&mut terminal, &["h2h9", "i9h9", "a0a1", "a9a8", "a1a0"]);
    for (m, row) in [
        ("a8a9", "3. R9-1           ►R1-1"),
        ("a0a1", "4.►R9+1"),
        ("a9a8", "4. R9+1           ►R1+1"),
    ] {
        terminal.type_text(&format!(":{m}\r"));
        terminal.wait_for(row);
    }
    terminal.wait_for("Second time");
    let [red, black] = [20, 0].map(|row| terminal.row(row));
    assert!(red.contains("Anna -炮"), "{red}");
    assert!(black.contains("王伯特 -馬"), "{black}");
    terminal.wait_until("a second that passes", |screen| {
        screen.rows(0, 80).nth(20).is_some_and(|row| row != red)
    });
    let left = terminal.row(20);
    let moves: Vec<String> = (1..20).map(|row| terminal.row(row)).collect();
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    let mut terminal = again(test, &["--resume"]);
    terminal.wait_for("Going on after ply 8.");
    // Not a second is given back, and the board is covered until somebody is there.
    terminal.wait_until(&format!("{left}\n{black}"), |screen| {
        let rows: Vec<String> = screen.rows(0, 80).collect();
        rows[20].trim_end() == left.trim_end() && rows[0].trim_end() == black.trim_end()
    });
    terminal.type_text("p");
    terminal.wait_for("Second time");
    let found: Vec<String> = (1..20).map(|row| terminal.row(row)).collect();
    let board = |rows: &[String]| essence(&rows.join("\n"));
    assert_eq!(board(&found), board(&moves));
    terminal.type_text(":a1a0\r");
    terminal.wait_for("5.►R9-1");
    terminal.type_text(":a8a9\r");
    terminal.wait_for("Position repeated three times (moves 2 to 5)");
}

/// Pieces, labels and moves. Where the cursor stands is not kept.
fn essence(rows: &str) -> String {
    let is_mark = |c: char| !c.is_alphanumeric() && !c.is_ascii_whitespace();
    let rows = rows.replace(is_mark, " ");
    rows.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_list_of_records_opens_also_where_the_folder_of_the_game_is_gone() {
    let test = "folder-gone";
    let records = folder(test).join("records");
    std::fs::create_dir_all(&records).unwrap();
    std::fs::write(records.join("one.pgn"), "1. h2e2 h9g7 *\n").unwrap();
    let mut terminal = again(test, &["records/one.pgn"]);
    terminal.wait_for("Red to move.");
    play(&mut terminal, &["h0g2"]);
    terminal.type_text("q");
    assert_eq!(terminal.wait_for_exit(), 0);
    std::fs::remove_dir_all(&records).unwrap();
    let mut terminal = again(test, &["--resume"]);
    terminal.wait_for("Going on after ply 3.");
    terminal.type_text("o");
    terminal.wait_for("records cannot be read (no such file or folder); here is");
    terminal.wait_for("type the name of a file");
}

#[test]
fn a_record_of_the_command_line_is_opened_and_a_missing_one_is_named() {
    let test = "record";
    let mut terminal = Launch::new(test, &["missing.pgn"]).start();
    assert_eq!(terminal.wait_for_exit(), 1);
    assert!(
        terminal
            .screen()
            .contains("xiangqi: missing.pgn: no such file or folder"),
        "{}",
        terminal.screen()
    );
    assert_eq!(terminal.left_behind(), "");
    let path = folder("record-file").join("two.pgn");
    std::fs::write(&path, "[Event \"one\"]\n\n1. h2e2 h9g7 *\n").unwrap();
    let mut terminal = again(test, &[path.to_str().unwrap()]);
    terminal.wait_for("C2.5");
    terminal.wait_for("Red to move.");
}
