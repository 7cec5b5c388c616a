//! What is read and written again is the same.

use super::support::games::random_game;
use super::{coordinates, read_all, read_clean};
use xiangqi::game::{Game, GameOver, NodeId, Outcome, Phase, WinReason};
use xiangqi::i18n::Lang;
use xiangqi::notation::{Notation, Script};
use xiangqi::record::{Format, Loss, Record, Tags, write};
use xiangqi::rules::{Move, Point, Position, Rules, Side};
use xiangqi::storage::{Saved, open_record, record_of, save_record};

const NOTATIONS: [Notation; 4] = [
    Notation::Chinese(Script::Simplified),
    Notation::Chinese(Script::Traditional),
    Notation::Wxf,
    Notation::Iccs,
];

/// The record without the tags that a writer adds because every file has them.
fn without_placeholders(mut record: Record) -> Record {
    for name in ["Event", "Date", "Red", "Black"] {
        if record.tags.known(name).is_none() {
            record.tags.remove(name);
        }
    }
    record.tags.remove("Result");
    record
}

fn sorted_tags(record: &Record) -> Vec<(String, String)> {
    let mut tags: Vec<_> = record
        .tags
        .iter()
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    tags.sort();
    tags
}

fn assert_same(read: Record, record: &Record, text: &str) {
    let read = without_placeholders(read);
    assert_eq!(read.tree, record.tree, "{text}");
    assert_eq!(read.start, record.start, "{text}");
    assert_eq!(read.result, record.result, "{text}");
    assert_eq!(sorted_tags(&read), sorted_tags(record), "{text}");
}

#[test]
fn random_games_come_back_from_pgn_in_every_notation() {
    for seed in 0..60 {
        let mut record = random_game(seed, 150);
        let marked: Vec<_> = record.tree.pre_order().step_by(9).collect();
        for node in marked {
            record.tree.add_nag(node, (seed % 200) as u8);
        }
        for notation in NOTATIONS {
            let (text, losses) = write(&record, Format::Pgn, notation);
            assert_eq!(losses, []);
            assert_same(read_clean(text.as_bytes()).record, &record, &text);
        }
    }
}

#[test]
fn random_games_come_back_from_the_web_board() {
    for seed in 0..60 {
        let record = random_game(seed, 150);
        let (text, losses) = write(&record, Format::DhtmlXq, NOTATIONS[0]);
        assert_eq!(losses, []);
        assert_same(read_clean(text.as_bytes()).record, &record, &text);
    }
}

#[test]
fn a_game_goes_from_format_to_format_without_a_change() {
    for seed in 100..130 {
        let record = random_game(seed, 80);
        let (pgn, _) = write(&record, Format::Pgn, NOTATIONS[0]);
        let from_pgn = read_clean(pgn.as_bytes()).record;
        let (board, _) = write(&from_pgn, Format::DhtmlXq, NOTATIONS[0]);
        let from_board = read_clean(board.as_bytes()).record;
        let (again, _) = write(&from_board, Format::Pgn, NOTATIONS[0]);
        assert_eq!(again, pgn);
    }
}

#[test]
fn written_pgn_has_the_layout_that_others_read() {
    let mut record = Record::new(Position::start());
    let mut node = NodeId::ROOT;
    for text in ["h2e2", "h9g7", "h0g2", "g6g5"] {
        node = record.tree.append(node, coordinates(text));
    }
    let second = record.tree.main_line()[1];
    let parent = record.tree.parent(second).unwrap();
    record.tree.append(parent, coordinates("b9c7"));
    record.tree.set_comment(second, "屏风马".to_owned());
    record.tags.set("Red", "胡荣华");
    record.set_outcome(Some(Outcome::Won {
        winner: Side::Red,
        by: WinReason::Resignation,
    }));
    let (text, _) = write(&record, Format::Pgn, NOTATIONS[0]);
    assert_eq!(
        text,
        "[Game \"Chinese Chess\"]\n[Event \"?\"]\n[Date \"????.??.??\"]\n[Red \"胡荣华\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\
         [Termination \"resignation\"]\n\n1. 炮二平五 马８进７ {屏风马} (1. ... 马２进３) 2. 马二进三 卒７进１ 1-0\n"
    );
    let read = read_clean(text.as_bytes()).record;
    assert_eq!(
        read.outcome(),
        Some(Outcome::Won {
            winner: Side::Red,
            by: WinReason::Resignation
        })
    );
    let (text, _) = write(&record, Format::Pgn, Notation::Iccs);
    assert!(text.contains(
        "[Format \"ICCS\"]\n\n1. H2-E2 H9-G7 {屏风马} (1. ... B9-C7) 2. H0-G2 G6-G5 1-0\n"
    ));
}

#[test]
fn lines_of_moves_stay_under_eighty_columns() {
    for seed in 0..20 {
        let mut record = random_game(seed, 200);
        let nodes: Vec<_> = record.tree.pre_order().collect();
        for node in nodes {
            record.tree.set_comment(node, String::new());
        }
        for notation in NOTATIONS {
            let (text, _) = write(&record, Format::Pgn, notation);
            for line in text.lines() {
                let width: usize = line.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
                assert!(width < 80 || line.starts_with('['), "{line}");
                assert_eq!(line.trim_end(), line);
            }
        }
    }
}

#[test]
fn what_a_format_cannot_hold_is_named() {
    let mut record = random_game(1, 10);
    let first = record.tree.main_line()[0];
    record.tree.set_comment(first, "a {brace}".to_owned());
    record.tree.add_nag(first, 3);
    record.tags.set("Red", "a \"b\"");
    record.tags.set("two words", "x");
    record.tags.set("comment1", "y");
    let (text, losses) = write(&record, Format::Pgn, NOTATIONS[0]);
    assert_eq!(
        losses,
        [
            Loss::TagQuotes("Red".into()),
            Loss::Tag("two words".into()),
            Loss::Comments(1)
        ]
    );
    let read = read_clean(text.as_bytes()).record;
    assert_eq!(read.tree.comment(read.tree.main_line()[0]), "a {brace)");
    assert_eq!(read.tags.get("Red"), Some("a 'b'"));
    let (_, losses) = write(&record, Format::DhtmlXq, NOTATIONS[0]);
    assert_eq!(
        losses,
        [
            Loss::Tag("two words".into()),
            Loss::Tag("comment1".into()),
            Loss::Marks(1)
        ]
    );
}

#[test]
fn games_written_one_after_the_other_are_as_many_games() {
    for format in [Format::Pgn, Format::DhtmlXq] {
        let mut text = String::new();
        for seed in 0..30 {
            text.push_str(&write(&random_game(seed, 20), format, NOTATIONS[0]).0);
            text.push('\n');
        }
        assert_eq!(read_all(text.as_bytes()).len(), 30);
    }
}

#[test]
fn a_comment_that_looks_like_the_start_of_a_game_stays_a_comment() {
    let mut record = random_game(1, 4);
    let first = record.tree.main_line()[0];
    record.tree.set_comment(
        first,
        "see\n[Game \"Chinese Chess\"]\n1. h2e2 1-0".to_owned(),
    );
    let (text, _) = write(&record, Format::Pgn, NOTATIONS[0]);
    let read = read_clean(text.as_bytes()).record;
    assert_eq!(read.tree.len(), record.tree.len());
}

#[test]
fn a_folder_is_no_file_to_be_replaced() {
    let game = xiangqi::game::Game::new(Position::start(), xiangqi::rules::Rules::default());
    let game = Saved::new(game);
    for has_agreed in [false, true] {
        let folder = std::env::temp_dir();
        let saved = save_record(&folder, &game, Notation::Iccs, has_agreed);
        let told = saved.unwrap_err().tell(Lang::En);
        assert_eq!(told, "it is a folder");
    }
}

/// How players end a game.
type Declare = fn(&mut Game) -> Result<Phase, GameOver>;

/// A game whose main line the players ended, and which another line has replaced; with the node of that end.
#[allow(clippy::unwrap_used)] // a test that cannot go on has failed
fn demoted(declare: Declare) -> (Game, NodeId) {
    let point = |name: &[u8]| Point::new(name[0] - b'a', name[1] - b'0').unwrap();
    let m = |text: &str| {
        let (from, to) = text.as_bytes().split_at(2);
        Move::new(point(from), point(to))
    };
    let mut game = Game::new(Position::start(), Rules::default());
    for text in ["h2e2", "h9g7", "h0g2"] {
        game.play(m(text)).unwrap();
    }
    declare(&mut game).unwrap();
    let end = game.node();
    game.go_to(NodeId::ROOT);
    game.play(m("b2e2")).unwrap();
    let other = game.node();
    assert!(game.tree_mut().promote(other));
    game.tree_mut().set_comment(end, "too early".to_owned());
    (game, end)
}

#[test]
fn the_result_of_a_line_that_is_no_more_the_main_line_comes_back_with_it() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("demoted");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let ways: [Declare; 4] = [
        |game| game.resign(Side::Red),
        |game| game.resign(Side::Black),
        Game::agree_draw,
        |game| game.flag(Side::Black),
    ];
    for (notation, declare) in NOTATIONS.into_iter().zip(ways) {
        let (game, end) = demoted(declare);
        let declared = game.end_at(end);
        assert!(declared.is_some());
        let path = folder.join("game.pgn");
        let written = save_record(&path, &Saved::new(game), notation, true).unwrap();
        assert_eq!(written.losses, []);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains("[Result \"*\"]"), "{text}");
        let mut opened = open_record(&path, None, Rules::default()).unwrap().game;
        assert_eq!(opened.outcome(), None, "{text}");
        let tree = opened.tree();
        let side = tree.children(NodeId::ROOT).nth(1).unwrap();
        let last = tree.line_from(side).last().unwrap();
        assert_eq!(tree.comment(last), "too early");
        assert_eq!(opened.end_at(last), declared, "{text}");
        // The line becomes the main line again, and its result that of the game.
        assert!(opened.tree_mut().promote(side));
        let record = record_of(&opened, &Tags::new());
        assert_eq!(record.outcome(), declared);
        assert!(record.ends.is_empty());
    }
}

#[test]
fn ends_of_lines_come_back_from_pgn_and_are_told_where_the_web_board_loses_them() {
    let reasons = [WinReason::Resignation, WinReason::Time];
    for seed in 200..230 {
        let mut record = random_game(seed, 80);
        let main_line = record.tree.main_line();
        let beside = record
            .tree
            .pre_order()
            .filter(|node| !main_line.contains(node));
        let ends = beside.step_by(7).map(|node| {
            let by = reasons[seed as usize % 2];
            let winner = if seed % 3 == 0 {
                Side::Red
            } else {
                Side::Black
            };
            (node, Outcome::Won { winner, by })
        });
        record.ends = ends.collect();
        // The nodes of a tree that was read are numbered as they were read.
        let at = |record: &Record| -> Vec<(usize, Outcome)> {
            let nodes = record.tree.pre_order().enumerate();
            nodes
                .filter_map(|(place, node)| Some((place, *record.ends.get(&node)?)))
                .collect()
        };
        for notation in NOTATIONS {
            let (text, losses) = write(&record, Format::Pgn, notation);
            assert_eq!(losses, []);
            let read = read_clean(text.as_bytes()).record;
            assert_eq!(at(&read), at(&record), "{text}");
            assert_same(read, &record, &text);
        }
        let (_, losses) = write(&record, Format::DhtmlXq, NOTATIONS[0]);
        let lost = record.ends.len();
        let told: &[Loss] = if lost == 0 { &[] } else { &[Loss::Ends(lost)] };
        assert_eq!(losses, told);
    }
}

#[test]
fn a_result_without_a_reason_stays_with_its_line_and_is_not_that_of_another_one() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bare-result");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("game.pgn");
    let text = "[Result \"1-0\"]\n\n1. 炮二平五 (1. 兵七进一 卒7进1) 马8进7 {a trap} 1-0\n";
    std::fs::write(&path, text).unwrap();
    for turn in 0..2 {
        let opened = open_record(&path, None, Rules::default()).unwrap();
        let mut game = opened.game;
        let side = game.tree().children(NodeId::ROOT).nth(1).unwrap();
        assert!(game.tree_mut().promote(side));
        let tags = opened.tags;
        let saved = Saved {
            tags,
            ..Saved::new(game)
        };
        save_record(&path, &saved, Notation::Iccs, true).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let (result, end) = [("*", "{a trap\n[%result 1-0]}) "), ("1-0", "{a trap} 1-0")][turn];
        assert!(text.contains(&format!("[Result \"{result}\"]")), "{text}");
        assert!(text.contains(end), "{text}");
    }
}
