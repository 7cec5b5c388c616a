//! Laws that hold in every position, tried out on random games and random placements.

mod chance;
mod mirror;

use chance::Dice;
use mirror::transformed;
use std::collections::BTreeSet;
use xiangqi::rules::{
    Move, NoMove, Piece, PieceKind, Point, PointSet, Position, PositionError, Setup, Side, perft,
};

/// Positions of every kind: ten games, and many placements.
fn positions(seed: u64) -> Vec<Position> {
    let mut dice = Dice::new(seed);
    let mut positions: Vec<Position> = (0..10).flat_map(|_| chance::game(&mut dice, 150)).collect();
    positions.extend((0..1_000).map(|_| chance::placement(&mut dice)));
    positions
}

fn moves_of(position: &Position) -> BTreeSet<Move> {
    position.legal_moves().iter().copied().collect()
}

fn mirrored(position: &Position) -> Position {
    transformed(position, Point::mirrored, |side| side)
}

/// The same position with the colours swapped.
fn swapped(position: &Position) -> Position {
    transformed(position, Point::rotated, |side| !side)
}

#[test]
fn taking_back_restores_every_part_of_a_position() {
    for mut position in positions(1).into_iter().step_by(9) {
        let before = position.clone();
        perft(&mut position, 3);
        assert!(position == before, "{before:?}");
    }
}

#[test]
fn the_key_that_is_kept_is_the_key_from_scratch() {
    for position in positions(2) {
        assert_eq!(position.key(), position.fresh_key(), "{position:?}");
        let read: Position = position
            .to_string()
            .parse()
            .unwrap_or_else(|error| panic!("{position:?}: {error}"));
        assert_eq!(read.key(), position.key(), "{position:?}");
        for &m in &position.legal_moves() {
            let after = position
                .play(m)
                .unwrap_or_else(|refusal| panic!("{position:?} {m}: {refusal:?}"));
            assert_eq!(after.key(), after.fresh_key(), "{position:?} {m}");
            assert_ne!(after.key(), position.key(), "{position:?} {m}");
        }
    }
}

#[test]
fn positions_have_the_same_key_just_when_placement_and_turn_are_the_same() {
    let mut seen = std::collections::HashMap::new();
    for position in positions(3) {
        let text = position.to_string();
        let placement: Vec<&str> = text.split(' ').take(2).collect();
        let other = seen.insert(position.key(), placement.join(" "));
        assert!(
            other.is_none_or(|other| other == placement.join(" ")),
            "{text}"
        );
        let mut setup = Setup::from(&position);
        setup.turn = !setup.turn;
        if let Ok(turned) = Position::try_from(setup) {
            assert_ne!(turned.key(), position.key(), "{text}");
        }
    }
}

#[test]
fn lists_array_and_occupancy_agree() {
    for position in positions(4) {
        let board = position.board();
        for side in Side::BOTH {
            let listed: Vec<(Point, PieceKind)> = board.pieces(side).collect();
            let points: PointSet = listed.iter().map(|&(point, _)| point).collect();
            assert_eq!(points.len() as usize, listed.len(), "{position:?}");
            assert_eq!(points, board.occupied_by(side), "{position:?}");
            assert_eq!(usize::from(board.count(side)), listed.len(), "{position:?}");
            for (slot, &(point, kind)) in listed.iter().enumerate() {
                assert_eq!(
                    board.at(point),
                    Some(Piece::new(side, kind)),
                    "{position:?}"
                );
                assert_eq!(
                    board.slot(point).map(usize::from),
                    Some(slot),
                    "{position:?}"
                );
            }
            let king = listed.iter().find(|(_, kind)| *kind == PieceKind::King);
            assert_eq!(
                board.king(side),
                king.map(|&(point, _)| point),
                "{position:?}"
            );
        }
        for point in Point::all() {
            let is_occupied = board.occupied().contains(point);
            assert_eq!(board.at(point).is_some(), is_occupied, "{position:?}");
            assert_eq!(board.slot(point).is_some(), is_occupied, "{position:?}");
        }
    }
}

#[test]
fn the_number_of_pieces_between_is_what_one_counts() {
    for position in positions(5).into_iter().step_by(25) {
        let board = position.board();
        for a in Point::all() {
            for b in Point::all() {
                let (dx, dy) = (b.x() as i8 - a.x() as i8, b.y() as i8 - a.y() as i8);
                let expected = ((dx == 0) != (dy == 0)).then(|| {
                    (1..dx.abs().max(dy.abs()))
                        .filter_map(|i| a.offset(dx.signum() * i, dy.signum() * i))
                        .filter(|&point| board.at(point).is_some())
                        .count() as u32
                });
                assert_eq!(board.between(a, b), expected, "{position:?} {a} {b}");
            }
        }
    }
}

#[test]
fn a_move_is_legal_just_when_the_position_after_it_is_one() {
    for position in positions(6) {
        let legal = moves_of(&position);
        let mut survivors = BTreeSet::new();
        for from in position.board().occupied_by(position.turn()) {
            for to in position.board().destinations(from) {
                let mut after = Setup::from(&position);
                after.set(to, after.at(from));
                after.set(from, None);
                after.turn = !after.turn;
                match Position::try_from(after) {
                    Ok(after) => {
                        let m = Move::new(from, to);
                        let played = position.play(m).map(|after| after.key());
                        assert_eq!(played, Ok(after.key()), "{position:?} {m}");
                        survivors.insert(m);
                    }
                    Err(PositionError::Kings { .. }) => panic!("{position:?}: a king can be taken"),
                    Err(
                        PositionError::KingsFacing { .. } | PositionError::OpponentInCheck { .. },
                    ) => {}
                    Err(error) => panic!("{position:?}: {from}{to}: {error}"),
                }
            }
        }
        assert_eq!(legal, survivors, "{position:?}");
    }
}

#[test]
fn moves_targets_and_counts_agree() {
    for position in positions(7) {
        let moves = moves_of(&position);
        assert_eq!(moves.len(), position.legal_moves().len(), "{position:?}");
        assert_eq!(
            perft(&mut position.clone(), 1),
            moves.len() as u64,
            "{position:?}"
        );
        let targets: BTreeSet<Move> = Point::all()
            .flat_map(|from| {
                position
                    .legal_targets(from)
                    .into_iter()
                    .map(move |to| Move::new(from, to))
            })
            .collect();
        assert_eq!(targets, moves, "{position:?}");
        let expected = match (moves.is_empty(), position.is_check()) {
            (false, _) => None,
            (true, true) => Some(NoMove::Checkmate),
            (true, false) => Some(NoMove::Stalemate),
        };
        assert_eq!(position.verdict(), expected, "{position:?}");
    }
}

#[test]
fn a_piece_attacks_an_enemy_just_where_it_may_take_it() {
    let mut tried = 0;
    for position in positions(8).into_iter().step_by(12) {
        let setup = Setup::from(&position);
        for (from, attacker) in setup.pieces() {
            for target in Point::all().filter(|&target| target != from) {
                let mut with_enemy = setup.clone();
                let is_king = with_enemy
                    .at(target)
                    .is_some_and(|piece| piece.kind == PieceKind::King);
                if is_king
                    && with_enemy
                        .at(target)
                        .is_some_and(|king| king.side == attacker.side)
                {
                    continue;
                }
                if !is_king {
                    with_enemy.set(target, Some(Piece::new(!attacker.side, PieceKind::Horse)));
                }
                let Ok(position) = Position::try_from(with_enemy) else {
                    continue;
                };
                let board = position.board();
                let goes_there = board.destinations(from).contains(target);
                assert_eq!(
                    board.attacks(from, target),
                    goes_there,
                    "{position:?} {from} {target}"
                );
                let is_listed = board.attackers(target, attacker.side).contains(from);
                assert_eq!(is_listed, goes_there, "{position:?} {from} {target}");
                tried += 1;
            }
        }
    }
    assert!(tried > 50_000, "only {tried} pairs");
}

#[test]
fn check_is_an_attack_on_the_king() {
    for position in positions(9) {
        let king = position.board().king(position.turn());
        let king = king.unwrap_or_else(|| panic!("{position:?}"));
        let attackers: PointSet = position
            .board()
            .occupied_by(!position.turn())
            .into_iter()
            .filter(|&from| position.board().destinations(from).contains(king))
            .collect();
        assert_eq!(position.checkers(), attackers, "{position:?}");
        assert_eq!(
            position.attackers(king, !position.turn()),
            attackers,
            "{position:?}"
        );
        assert_eq!(position.is_check(), !attackers.is_empty(), "{position:?}");
        assert!(!position.is_in_check(!position.turn()), "{position:?}");
    }
}

#[test]
fn a_mirrored_position_has_the_mirrored_moves() {
    for position in positions(10) {
        let other = mirrored(&position);
        let moves: BTreeSet<Move> = moves_of(&position)
            .into_iter()
            .map(Move::mirrored)
            .collect();
        assert_eq!(moves_of(&other), moves, "{position:?}");
        assert_eq!(other.verdict(), position.verdict(), "{position:?}");
        assert_eq!(other.is_check(), position.is_check(), "{position:?}");
        assert_eq!(mirrored(&other).to_string(), position.to_string());
    }
}

#[test]
fn with_the_colours_swapped_the_moves_are_turned() {
    for position in positions(11) {
        let other = swapped(&position);
        let moves: BTreeSet<Move> = moves_of(&position).into_iter().map(Move::rotated).collect();
        assert_eq!(moves_of(&other), moves, "{position:?}");
        assert_eq!(other.verdict(), position.verdict(), "{position:?}");
        assert_eq!(other.is_check(), position.is_check(), "{position:?}");
        assert_eq!(swapped(&other).to_string(), position.to_string());
    }
}

#[test]
fn mirrored_and_swapped_trees_have_as_many_leaves() {
    for position in positions(12).into_iter().step_by(60) {
        let count = perft(&mut position.clone(), 3);
        assert_eq!(perft(&mut mirrored(&position), 3), count, "{position:?}");
        assert_eq!(perft(&mut swapped(&position), 3), count, "{position:?}");
    }
}

#[test]
fn the_chance_positions_show_what_they_are_to_show() {
    let positions = positions(13);
    let count =
        |holds: fn(&Position) -> bool| positions.iter().filter(|position| holds(position)).count();
    assert!(count(Position::is_check) > 100);
    assert!(count(|position| position.checkers().len() > 1) > 10);
    assert!(count(|position| position.verdict().is_some()) > 10);
    assert!(count(|position| position.turn() == Side::Black) > 500);
    let full = |position: &Position| {
        Side::BOTH
            .iter()
            .all(|&side| position.board().count(side) == 16)
    };
    assert!(count(full) > 20);
    assert!(count(|position| position.board().count(Side::Red) < 4) > 20);
}
