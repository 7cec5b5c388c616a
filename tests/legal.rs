//! Compares legal moves, check, mate and refusals with what another program says of hundreds of positions.

#![allow(clippy::expect_used, reason = "a test may fail")]

mod corpus;

use std::collections::BTreeSet;
use xiangqi::rules::{Move, NoMove, Point, Position, Side};

struct Case {
    row: corpus::Row,
    position: Position,
    is_check: bool,
    moves: Vec<String>,
}

fn cases() -> Vec<Case> {
    corpus::rows("legal.txt")
        .into_iter()
        .map(|row| Case {
            position: row
                .field(1)
                .parse()
                .unwrap_or_else(|error| panic!("{row}: {error}")),
            is_check: row.field(2) == "check",
            moves: row.field(3).split_whitespace().map(str::to_owned).collect(),
            row,
        })
        .collect()
}

#[test]
fn every_position_has_exactly_the_listed_moves() {
    for Case {
        row,
        position,
        moves,
        ..
    } in cases()
    {
        let mut found: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
        found.sort();
        assert_eq!(found, moves, "{row}: {position}");
    }
}

#[test]
fn check_is_seen_and_its_givers_are_the_enemies_that_attack_the_king() {
    for Case {
        row,
        position,
        is_check,
        ..
    } in cases()
    {
        assert_eq!(position.is_check(), is_check, "{row}");
        assert_eq!(!position.checkers().is_empty(), is_check, "{row}");
        for at in position.checkers() {
            let piece = position.board().at(at).expect("a checker is a piece");
            assert_ne!(piece.side, position.turn(), "{row}: {at}");
            assert!(
                piece.kind.crosses_river(),
                "{row}: {at} cannot cross the river"
            );
        }
    }
}

#[test]
fn a_side_without_moves_is_mated_in_check_and_stalemated_otherwise() {
    let mut ends = [0, 0];
    for Case {
        row,
        position,
        is_check,
        moves,
    } in cases()
    {
        let expected = match (moves.is_empty(), is_check) {
            (false, _) => None,
            (true, true) => Some(NoMove::Checkmate),
            (true, false) => Some(NoMove::Stalemate),
        };
        ends[0] += usize::from(expected == Some(NoMove::Checkmate));
        ends[1] += usize::from(expected == Some(NoMove::Stalemate));
        assert_eq!(position.verdict(), expected, "{row}");
    }
    assert!(
        ends.iter().all(|&count| count > 1),
        "the table shows both ends: {ends:?}"
    );
}

#[test]
fn the_legal_moves_are_exactly_those_that_no_rule_refuses() {
    for Case {
        row,
        position,
        moves,
        ..
    } in cases()
    {
        let moves: BTreeSet<&str> = moves.iter().map(String::as_str).collect();
        for from in Point::all() {
            let targets = position.legal_targets(from);
            for to in Point::all() {
                let m = Move::new(from, to);
                let is_listed = moves.contains(m.to_string().as_str());
                assert_eq!(position.is_legal(m), is_listed, "{row}: {m}");
                assert_eq!(
                    position.refusal(m).is_none(),
                    is_listed,
                    "{row}: {m} {:?}",
                    position.refusal(m)
                );
                assert_eq!(targets.contains(to), is_listed, "{row}: {m}");
                assert_eq!(position.play(m).is_ok(), is_listed, "{row}: {m}");
            }
        }
    }
}

#[test]
fn after_a_legal_move_the_mover_is_neither_attacked_nor_facing() {
    for Case { row, position, .. } in cases() {
        for &m in &position.legal_moves() {
            let after = position.play(m).expect("a legal move");
            assert!(!after.is_in_check(position.turn()), "{row}: {m}");
            assert!(!after.board().kings_face(), "{row}: {m}");
            assert_eq!(after.turn(), !position.turn(), "{row}: {m}");
            assert_eq!(after.key(), after.fresh_key(), "{row}: {m}");
            let is_capture = position.board().at(m.to).is_some();
            let quiet_plies = if is_capture {
                0
            } else {
                position.quiet_plies() + 1
            };
            assert_eq!(after.quiet_plies(), quiet_plies, "{row}: {m}");
            let step = u16::from(position.turn() == Side::Black);
            assert_eq!(
                after.move_number(),
                position.move_number() + step,
                "{row}: {m}"
            );
        }
    }
}
