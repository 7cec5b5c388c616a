//! What a record says of its result, and what becomes of that when it is opened, changed and saved.

use super::read_clean;
use xiangqi::game::{Game, NodeId};
use xiangqi::notation::Notation;
use xiangqi::record::{Format, Record, RecordResult, Tags, write};
use xiangqi::rules::{Rules, Side};
use xiangqi::storage::{read_record, record_of};

/// Horses that go out and back until the position stands for the third time, and a move after that.
const REPEATED: &str = "1. H2+3 H2+3 2. H3-2 H3-2 3. H2+3 H2+3 4. H3-2 H3-2 5. C2.5 H8+7";

/// Red checks for ever.
const CHECKED: &str = "[FEN \"3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1\"]";
const CHECKS: &str = "1. a8a9 d9d8 2. a9a8 d8d9 3. a8a9 d9d8 4. a9a8 d8d9";

/// Red mates.
const MATED: &str = "[FEN \"4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1\"]";

fn opened(text: &str) -> (Game, Tags) {
    let opened = read_record(text, Rules::default()).unwrap_or_else(|error| panic!("{error}"));
    (opened.game, opened.tags)
}

fn said(record: &Record) -> [Option<&str>; 2] {
    ["Result", "Termination"].map(|name| record.tags.get(name))
}

fn saved(game: &Game, tags: &Tags) -> Record {
    let (text, _) = write(&record_of(game, tags), Format::Pgn, Notation::Iccs);
    read_clean(text.as_bytes()).record
}

#[test]
fn a_record_that_is_saved_as_it_was_opened_says_the_same_of_its_result() {
    let games = [
        ("", REPEATED),
        (CHECKED, CHECKS),
        (MATED, "1. b7b9"),
        ("", "1. h2e2 h9g7"),
    ];
    let results = ["1-0", "0-1", "1/2-1/2"];
    let reasons = [
        "",
        "time forfeit",
        "adjudication",
        "checkmate",
        "resignation",
    ];
    for (start, moves) in games {
        for result in results {
            for reason in reasons {
                let tag = format!("[Termination \"{reason}\"]\n");
                let tag = if reason.is_empty() { "" } else { &tag };
                let text = format!("[Result \"{result}\"]\n{tag}{start}\n\n{moves} {result}\n");
                let read = read_clean(text.as_bytes()).record;
                let (game, tags) = opened(&text);
                let again = saved(&game, &tags);
                assert_eq!(said(&again), said(&read), "{text}");
                assert_eq!(again.result, read.result, "{text}");
            }
        }
    }
}

#[test]
fn a_record_that_leaves_its_result_open_gets_only_that_of_its_last_move() {
    for (start, moves, result) in [
        ("", REPEATED, None),
        (MATED, "1. b7b9", Some(RecordResult::RedWins)),
        ("", "1. h2e2 h9g7", None),
    ] {
        let (game, tags) = opened(&format!("[Result \"*\"]\n{start}\n\n{moves} *\n"));
        assert_eq!(saved(&game, &tags).result, result, "{moves}");
    }
    let (game, tags) = opened("[Result \"*\"]\n[Termination \"unterminated\"]\n\n1. h2e2 *\n");
    assert_eq!(said(&saved(&game, &tags)), [None, Some("unterminated")]);
}

#[test]
fn an_end_that_the_players_change_is_the_result() {
    let text = "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\n1. h2e2 h9g7 1-0\n";
    let (mut game, tags) = opened(text);
    game.resign(Side::Red).unwrap();
    assert_eq!(
        said(&saved(&game, &tags)),
        [Some("0-1"), Some("resignation")]
    );
    let (mut game, tags) = opened(&text.replace("time forfeit", "resignation"));
    game.withdraw().unwrap();
    assert_eq!(said(&saved(&game, &tags)), [None, None]);
}

#[test]
fn a_result_stays_behind_where_moves_are_played_after_it() {
    let text = "[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\n1. h2e2 h9g7 1-0\n";
    let (mut game, tags) = opened(text);
    let m = game.position().legal_moves()[0];
    game.play(m).unwrap();
    let went_on = saved(&game, &tags);
    assert_eq!(said(&went_on), [None, None]);
    let behind = went_on.tree.main_line()[1];
    assert_eq!(went_on.tree.comment(behind), "[%result 1-0 time forfeit]");
    // Without the move it is the result again.
    let (text, _) = write(&went_on, Format::Pgn, Notation::Iccs);
    let (mut game, tags) = opened(&text);
    let last = game.tree().line_from(NodeId::ROOT).last().unwrap();
    game.tree_mut().delete(last);
    let back = saved(&game, &tags);
    assert_eq!(said(&back), [Some("1-0"), Some("time forfeit")]);
    assert_eq!(back.tree.comment(behind), "");
}

/// What is wrong with the games of a text, in words.
fn found(text: &str) -> Vec<String> {
    let games = super::read_all(text.as_bytes());
    let found = games.iter().flat_map(|reading| &reading.findings);
    found.map(ToString::to_string).collect()
}

#[test]
fn a_first_move_behind_a_result_begins_another_game() {
    for gap in [" ", "\n", "\n\n", "\nadvertising { here\n"] {
        let text = format!("1. C2.5 H8+7 *{gap}1. P3+1 *\n");
        let games = super::read_all(text.as_bytes());
        let lines = games.iter().map(|game| super::main_line(&game.record.tree));
        assert_eq!(lines.collect::<Vec<_>>(), ["h2e2 h9g7", "g3g4"], "{text}");
        assert_eq!(found(&text), [""; 0], "{text}");
    }
    let advert = "1. C2.5 H8+7 *\n1. visit our club\n2. and play\n";
    let record = read_clean(advert.as_bytes()).record;
    assert_eq!(super::main_line(&record.tree), "h2e2 h9g7");
}

#[test]
fn moves_behind_a_result_are_not_left_out_silently() {
    let told = "line 1, game 1: moves behind the result were left out: H8+7 2. H2+3";
    assert_eq!(found("1. C2.5 1-0 H8+7 2. H2+3"), [told]);
    let told = "line 4, game 1: moves behind the result were left out: H2+3 *";
    assert_eq!(found("1. C2.5 H8+7\n*\n{so far}\n2. H2+3 *\n"), [told]);
    assert_eq!(found("1. C2.5 H8+7 1-0 made by a club\nH2+3\n"), [""; 0]);
}

#[test]
fn a_comment_behind_the_result_belongs_to_the_last_move() {
    for gap in [" ", "\n"] {
        let text = format!("1. C2.5 H8+7 {{good}} 1-0{gap}{{Black\nresigned}} ; late\n");
        let record = read_clean(text.as_bytes()).record;
        let comment = record.tree.comment(record.tree.main_line()[1]);
        assert_eq!(comment, "good\nBlack\nresigned\nlate", "{text}");
        assert_eq!(record.result, Some(RecordResult::RedWins));
    }
}

#[test]
fn the_result_of_a_side_line_is_read_and_comes_back() {
    let text = "1. C2.5 H8+7 (1... C8.5 2. H2+3 1/2-1/2) 2. H2+3 1-0\n";
    let record = read_clean(text.as_bytes()).record;
    let tree = &record.tree;
    let head = tree.children(tree.main_line()[0]).nth(1).unwrap();
    let last = tree.line_from(head).last().unwrap();
    assert_eq!(tree.comment(last), "[%result 1/2-1/2]");
    assert_eq!(record.result, Some(RecordResult::RedWins));
    // As the main line it has that result.
    let (mut game, tags) = opened(text);
    game.tree_mut().promote(last);
    assert_eq!(said(&saved(&game, &tags))[0], Some("1/2-1/2"));
}

#[test]
fn escaped_lines_are_no_part_of_a_game() {
    let text = "% made by\n[Red \"a\"]\n% {\n\n1. C2.5\n%eval 3\nH8+7 *\n";
    let record = read_clean(text.as_bytes()).record;
    assert_eq!(super::main_line(&record.tree), "h2e2 h9g7");
    assert_eq!(record.tags.get("Red"), Some("a"));
}

#[test]
fn a_side_line_of_black_behind_a_move_of_red_is_named_and_left_out() {
    let text = "1. C2.5 (1... C8.5 2. H2+3) H8+7 (1... H2+3) 2. H2+3 (2. H8+7) *";
    let told =
        "line 1, game 1, ply 1: a side line of Black's behind a move of Red's: \"C8.5\"; left out";
    assert_eq!(found(text), [told]);
    let outline = super::outline(&super::read_one(text.as_bytes()).record.tree);
    assert_eq!(outline, "h2e2 h9g7 (b9c7) h0g2 (b0c2)");
}
