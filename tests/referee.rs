//! Plays the tables of endings and of repetition: the verdict after the last move, `playing` after every earlier one,
//! also mirrored, with the colours swapped, and after a shuffle that ends in a capture.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may fail")]

mod corpus;
mod line;
mod mirror;

use line::{Line, rules_of, words};
use std::collections::BTreeSet;
use xiangqi::game::{Game, Phase, PlayError};
use xiangqi::rules::{Point, Repetition, Rules, Side, held};

/// Plays a line and checks the words after every ply.
fn assert_words(row: &corpus::Row, line: &Line, rules: Rules, last: &str) {
    let mut game = Game::new(line.start.clone(), rules);
    for (ply, &m) in line.moves.iter().enumerate() {
        let before = words(&game);
        assert!(
            before.starts_with("playing"),
            "{row}: {before} after {ply} plies of {line}"
        );
        if let Err(error) = game.play(m) {
            panic!("{row}: {m} after {ply} plies of {line}: {error}");
        }
    }
    assert_eq!(words(&game), last, "{row}: {line}");
}

/// The line as it stands and in its other forms, each with its words.
fn forms(line: &Line, last: &str) -> Vec<(Line, String)> {
    let swapped_words = line::swap_words(last);
    let mut forms = vec![
        (line.clone(), last.to_owned()),
        (line.mirrored(), last.to_owned()),
        (line.swapped(), swapped_words.clone()),
        (line.swapped().mirrored(), swapped_words),
    ];
    forms.extend(
        line.after_a_shuffle_and_a_capture()
            .map(|line| (line, last.to_owned())),
    );
    forms
}

#[test]
fn every_ending_is_called_after_its_last_move_and_not_before() {
    for row in corpus::rows("endings.txt") {
        let line = Line::read(&row, row.field(1), row.field(3));
        let rules = rules_of(row.field(2));
        for (form, last) in forms(&line, row.field(4)) {
            assert_words(&row, &form, rules, &last);
        }
    }
}

#[test]
fn every_repetition_is_judged_after_its_last_move_and_not_before() {
    let mut shuffled = 0;
    let mut lines = 0;
    for row in corpus::rows("repetition.txt") {
        let line = Line::read(&row, row.field(1), row.field(2));
        for (repetition, column) in [
            (Repetition::Standard, 3),
            (Repetition::ChecksOnly, 4),
            (Repetition::Plain, 5),
        ] {
            let rules = Rules {
                repetition,
                ..Rules::default()
            };
            let forms = forms(&line, row.field(column));
            lines += 1;
            shuffled += usize::from(forms.len() > 4);
            for (form, last) in forms {
                assert_words(&row, &form, rules, &last);
            }
        }
    }
    assert!(
        shuffled * 4 > lines * 3,
        "only {shuffled} of {lines} lines after a capture"
    );
}

#[test]
fn with_repetition_off_the_game_goes_on() {
    for row in corpus::rows("repetition.txt") {
        let line = Line::read(&row, row.field(1), row.field(2));
        let rules = Rules {
            repetition: Repetition::Off,
            ..Rules::default()
        };
        let is_mate = row.field(3).ends_with("mate");
        let end = line.end();
        let check = if end.is_check() { " check" } else { "" };
        let side = line::side_name(end.turn());
        let last = if is_mate {
            row.field(3).to_owned()
        } else {
            format!("playing {side}{check}")
        };
        assert_words(&row, &line, rules, &last);
    }
}

#[test]
fn taking_the_last_move_back_withdraws_the_verdict_and_redo_brings_it_again() {
    for (table, column) in [("repetition.txt", 2), ("endings.txt", 3)] {
        for row in corpus::rows(table) {
            let line = Line::read(&row, row.field(1), row.field(column));
            let rules = if column == 3 {
                rules_of(row.field(2))
            } else {
                Rules::default()
            };
            let mut game = Game::new(line.start.clone(), rules);
            for &m in &line.moves {
                game.play(m)
                    .unwrap_or_else(|error| panic!("{row}: {m}: {error}"));
            }
            let Some(&last) = line.moves.last() else {
                continue;
            };
            let (words_before, phase) = (words(&game), game.phase());
            assert_eq!(game.undo(), Some(last), "{row}");
            assert!(matches!(game.phase(), Phase::Playing { .. }), "{row}");
            assert_eq!(game.redo(), Some(last), "{row}");
            assert_eq!((words(&game), game.phase()), (words_before, phase), "{row}");
            while game.undo().is_some() {}
            while game.redo().is_some() {}
            assert_eq!(game.phase(), phase, "{row}");
        }
    }
}

#[test]
fn a_move_that_would_lose_by_repetition_can_be_refused_instead() {
    let mut refused = 0;
    for row in corpus::rows("repetition.txt") {
        let line = Line::read(&row, row.field(1), row.field(2));
        let verdict = row.field(3);
        let mut game = Game::new(
            line.start.clone(),
            Rules {
                refuse: true,
                ..Rules::default()
            },
        );
        let Some((&last, earlier)) = line.moves.split_last() else {
            continue;
        };
        for &m in earlier {
            game.play(m)
                .unwrap_or_else(|error| panic!("{row}: {m}: {error}"));
        }
        let mover = line::side_name(game.position().turn());
        let is_loss = verdict.contains(" wins perpetual") && !verdict.starts_with(mover);
        match game.play(last) {
            Err(PlayError::WouldLose(ruling)) => {
                assert!(is_loss, "{row}: {last} refused");
                assert_eq!(line::outcome_words(ruling.outcome()), verdict, "{row}");
                assert_eq!(game.ply(), earlier.len(), "{row}");
                refused += 1;
            }
            Err(error) => panic!("{row}: {last}: {error}"),
            Ok(_) => {
                assert!(!is_loss, "{row}: {last} played");
                assert_eq!(words(&game), verdict, "{row}");
            }
        }
    }
    assert!(
        refused > 40,
        "only {refused} lines end with the loser's own move"
    );
}

#[test]
fn each_side_holds_exactly_the_pieces_of_the_table() {
    for row in corpus::rows("held.txt") {
        let line = Line::read(&row, row.field(0), "");
        let listed =
            |column: usize| -> BTreeSet<&str> { row.field(column).split_whitespace().collect() };
        for (side, column) in [(Side::Red, 1), (Side::Black, 2)] {
            let found = |line: &Line, side, place: fn(Point) -> Point| -> BTreeSet<String> {
                let points = held(line.start.board(), side);
                points
                    .iter()
                    .map(|point| place(point).to_string())
                    .collect()
            };
            let listed: BTreeSet<String> = listed(column).into_iter().map(str::to_owned).collect();
            assert_eq!(found(&line, side, |point| point), listed, "{row}: {side:?}");
            assert_eq!(
                found(&line.mirrored(), side, Point::mirrored),
                listed,
                "{row}: {side:?}, mirrored"
            );
            assert_eq!(
                found(&line.swapped(), !side, Point::rotated),
                listed,
                "{row}: {side:?}, swapped"
            );
        }
    }
}
