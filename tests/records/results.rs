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
