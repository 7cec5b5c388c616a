//! `xiangqi check` and `xiangqi convert` as processes.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot run the program may stop"
)]

use super::support::games::random_game;
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use xiangqi::notation::{Notation, Script};
use xiangqi::record::{Format, open, write};

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("records-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run<S: AsRef<OsStr>>(folder: &Path, arguments: &[S], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_xiangqi"))
        .args(arguments)
        .current_dir(folder)
        .env("HOME", folder)
        .env("LC_ALL", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // A program that refuses its arguments reads nothing.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Exit code, standard output and standard error.
fn told(output: &Output) -> (i32, &str, &str) {
    (
        output.status.code().unwrap(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

#[test]
fn one_game_of_one_ply_is_counted_in_the_singular() {
    let folder = folder("singular");
    fs::write(folder.join("a.pgn"), "1. h2e2 *\n").unwrap();
    let output = run(&folder, &["check", "a.pgn"], b"");
    assert_eq!(told(&output), (0, "a.pgn: 1 game, 1 ply, ok\n", ""));
}

const GOOD: &str = "[Red \"a\"]\n\n1. h2e2 (1. c3c4 g6g5) h9g7 1-0\n\n[Red \"b\"]\n\n1. c3c4 *\n";

#[test]
fn check_counts_games_and_plies() {
    let folder = folder("check");
    fs::write(folder.join("a.pgn"), GOOD).unwrap();
    assert_eq!(
        told(&run(&folder, &["check", "a.pgn"], b"")),
        (0, "a.pgn: 2 games, 3 plies, ok\n", "")
    );
    assert_eq!(
        told(&run(&folder, &["check", "-"], GOOD.as_bytes())),
        (0, "-: 2 games, 3 plies, ok\n", "")
    );
}

#[test]
fn check_names_each_fault_and_goes_on() {
    let folder = folder("check-bad");
    fs::write(
        folder.join("bad.pgn"),
        "1. 炮二平五 马8进7\n2. a0a4 *\n\n[Red \"b\"]\n\n1. c3c4 )",
    )
    .unwrap();
    fs::write(folder.join("empty.pgn"), "").unwrap();
    fs::write(folder.join("good.pgn"), GOOD).unwrap();
    let output = run(
        &folder,
        &["check", "bad.pgn", "missing.pgn", "empty.pgn", "good.pgn"],
        b"",
    );
    let (code, out, err) = told(&output);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        "bad.pgn: 2 games, 3 plies, 1 error\nmissing.pgn: 0 games, 0 plies, 1 error\n\
         empty.pgn: 0 games, 0 plies, 1 error\ngood.pgn: 2 games, 3 plies, ok\n"
    );
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 4, "{err}");
    assert_eq!(
        lines[0],
        "bad.pgn: line 2, game 1, ply 3: a0a4: The rook's path is blocked at a3. The game ends before it."
    );
    assert_eq!(
        lines[1],
        "bad.pgn: warning: line 6, game 2: a ) without its ("
    );
    assert!(lines[2].starts_with("missing.pgn: "));
    assert_eq!(lines[3], "empty.pgn: no game in file");
    assert_eq!(run(&folder, &["check"], b"").status.code(), Some(2));
}

#[test]
fn convert_goes_between_the_formats_by_the_names_of_the_files() {
    let folder = folder("convert");
    let record = random_game(3, 60);
    let simplified = Notation::Chinese(Script::Simplified);
    let (pgn, _) = write(&record, Format::Pgn, simplified);
    fs::write(folder.join("a.pgn"), &pgn).unwrap();
    for (from, to) in [
        ("a.pgn", "b.ubb"),
        ("b.ubb", "c.pgn"),
        ("c.pgn", "d.html"),
        ("d.html", "e"),
    ] {
        assert_eq!(
            told(&run(&folder, &["convert", from, to], b"")),
            (0, "", "")
        );
    }
    assert_eq!(fs::read_to_string(folder.join("c.pgn")).unwrap(), pgn);
    assert_eq!(fs::read_to_string(folder.join("e")).unwrap(), pgn);
    let output = run(
        &folder,
        &["convert", "-", "-", "--to", "dhtmlxq"],
        pgn.as_bytes(),
    );
    assert_eq!(
        text(&output.stdout),
        fs::read_to_string(folder.join("b.ubb")).unwrap()
    );
    let left: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert_eq!(left.len(), 5, "nothing is left beside the files: {left:?}");
}

#[test]
fn convert_writes_the_notation_and_the_game_that_are_asked_for() {
    let folder = folder("convert-options");
    for (notation, moves) in [
        (
            "chinese",
            "1. 炮二平五 (1. 兵七进一 卒７进１) 1. ... 马８进７ 1-0",
        ),
        (
            "traditional",
            "1. 炮二平五 (1. 兵七進一 卒７進１) 1. ... 馬８進７ 1-0",
        ),
        ("wxf", "1. C2.5 (1. P7+1 P7+1) 1. ... H8+7 1-0"),
        ("iccs", "1. H2-E2 (1. C3-C4 G6-G5) 1. ... H9-G7 1-0"),
    ] {
        let output = run(
            &folder,
            &["convert", "-", "-", "--game", "1", "--notation", notation],
            GOOD.as_bytes(),
        );
        let (code, out, err) = told(&output);
        assert_eq!((code, err), (0, ""));
        assert_eq!(out.lines().last(), Some(moves));
        assert_eq!(out.matches("[Game ").count(), 1);
    }
    let output = run(
        &folder,
        &["convert", "-", "-", "--game", "3"],
        GOOD.as_bytes(),
    );
    assert_eq!(
        told(&output),
        (1, "", "-: there is no game 3: the file holds 2\n")
    );
}

#[test]
fn convert_replaces_nothing_unasked_and_nothing_by_nothing() {
    let folder = folder("convert-force");
    fs::write(folder.join("a.pgn"), GOOD).unwrap();
    fs::write(folder.join("b.ubb"), "mine").unwrap();
    fs::write(folder.join("empty"), "\n").unwrap();
    let output = run(&folder, &["convert", "a.pgn", "b.ubb"], b"");
    assert_eq!(
        told(&output),
        (
            1,
            "",
            "xiangqi: b.ubb: it exists already; --force replaces it\n"
        )
    );
    let output = run(&folder, &["convert", "--force", "empty", "b.ubb"], b"");
    assert_eq!(told(&output), (1, "", "empty: no game in file\n"));
    assert_eq!(fs::read_to_string(folder.join("b.ubb")).unwrap(), "mine");
    assert_eq!(
        told(&run(
            &folder,
            &["convert", "--force", "a.pgn", "b.ubb"],
            b""
        )),
        (0, "", "")
    );
    assert_eq!(open(&folder.join("b.ubb")).unwrap().count(), 2);
    let output = run(&folder, &["convert", "a.pgn", "c.xqf"], b"");
    assert_eq!(
        told(&output),
        (
            2,
            "",
            "xiangqi: c.xqf: xqf is only read; --to takes pgn or dhtmlxq\n"
        )
    );
    // A file may take its own place.
    assert_eq!(
        told(&run(
            &folder,
            &["convert", "--force", "a.pgn", "a.pgn"],
            b""
        )),
        (0, "", "")
    );
    assert_eq!(open(&folder.join("a.pgn")).unwrap().count(), 2);
}

#[test]
fn convert_names_what_is_lost_and_keeps_what_stands_before_an_error() {
    let folder = folder("convert-loss");
    let pgn = "1. h2e2! h9g7 2. h0g3 b9c7 *";
    let output = run(&folder, &["convert", "-", "out.txt"], pgn.as_bytes());
    let (code, out, err) = told(&output);
    assert_eq!((code, out), (1, ""));
    assert_eq!(err.lines().count(), 2, "{err}");
    assert!(err.starts_with("-: line 1, game 1, ply 3: "));
    assert!(err.ends_with("out.txt: warning: game 1: the marks of a move were left out\n"));
    let game = open(&folder.join("out.txt"))
        .unwrap()
        .next()
        .unwrap()
        .unwrap();
    assert_eq!(game.record.tree.len(), 2);
}

#[test]
fn a_file_that_is_there_is_not_replaced_and_the_language_says_why() {
    for (lang, why) in [
        ("en", "it exists already; --force replaces it"),
        ("zh-Hant", "檔案已存在；加上 --force 可以取代"),
        ("zh-Hans", "文件已存在；加上 --force 可以替换"),
    ] {
        let folder = folder(&format!("exists-{lang}"));
        fs::write(folder.join("a.pgn"), "1. h2e2 *\n").unwrap();
        fs::write(folder.join("b.pgn"), "mine").unwrap();
        let output = run(&folder, &["convert", "--lang", lang, "a.pgn", "b.pgn"], b"");
        assert_eq!(text(&output.stderr), format!("xiangqi: b.pgn: {why}\n"));
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(fs::read(folder.join("b.pgn")).unwrap(), b"mine");
    }
}
