//! Every refusal tells the truth: tried for every pair of points on random boards, judged by plain geometry.

mod chance;

use chance::Dice;
use std::collections::BTreeMap;
use xiangqi::rules::{Move, Piece, PieceKind, Point, Position, Refusal, Setup, Side};

/// Random boards on which every pair of points is tried.
const BOARDS: usize = 300;

fn boards(seed: u64) -> impl Iterator<Item = Position> {
    let mut dice = Dice::new(seed);
    let games: Vec<Position> = chance::game(&mut dice, 60).into_iter().step_by(2).collect();
    let placements = std::iter::repeat_with(move || chance::placement(&mut dice));
    games.into_iter().chain(placements).take(BOARDS)
}

fn pairs() -> impl Iterator<Item = Move> {
    Point::all().flat_map(|from| Point::all().map(move |to| Move::new(from, to)))
}

#[test]
fn a_move_is_refused_just_where_the_piece_may_not_go() {
    for position in boards(1) {
        for m in pairs() {
            let is_own = position
                .board()
                .occupied_by(position.turn())
                .contains(m.from);
            let goes_there = is_own && position.board().destinations(m.from).contains(m.to);
            assert_eq!(
                position.casual_refusal(m).is_none(),
                goes_there,
                "{position:?} {m}"
            );
            let is_legal = position.legal_targets(m.from).contains(m.to);
            assert_eq!(position.refusal(m).is_none(), is_legal, "{position:?} {m}");
            assert_eq!(
                position.play(m).err(),
                position.refusal(m),
                "{position:?} {m}"
            );
        }
    }
}

#[test]
fn the_standard_rules_give_the_casual_reason_where_there_is_one() {
    for position in boards(2) {
        for m in pairs() {
            match (position.casual_refusal(m), position.refusal(m)) {
                (Some(casual), standard) => assert_eq!(standard, Some(casual), "{position:?} {m}"),
                (
                    None,
                    Some(Refusal::LeavesCheck { .. } | Refusal::LeavesKingsFacing { .. }) | None,
                ) => {}
                (None, Some(other)) => panic!("{position:?} {m}: {other:?}"),
            }
        }
    }
}

/// The offset of a move as its mover sees it: files to the right, ranks forward.
fn steps(m: Move, side: Side) -> (i8, i8) {
    let dx = m.to.x() as i8 - m.from.x() as i8;
    let dy = m.to.y() as i8 - m.from.y() as i8;
    (dx, dy * side.forward())
}

/// The points that a piece passes on a straight line, in order.
fn passed(m: Move) -> Vec<Point> {
    let (dx, dy) = steps(m, Side::Red);
    assert!((dx == 0) != (dy == 0), "{m} is no line");
    (1..dx.abs().max(dy.abs()))
        .filter_map(|i| m.from.offset(dx.signum() * i, dy.signum() * i))
        .collect()
}

/// Why plain geometry says that the piece may not go there.
fn expected(position: &Position, m: Move) -> Option<Refusal> {
    let Some(piece) = position.board().at(m.from) else {
        return Some(Refusal::EmptyPoint { at: m.from });
    };
    if piece.side != position.turn() {
        return Some(Refusal::NotYourPiece { at: m.from, piece });
    }
    if m.from == m.to {
        return Some(Refusal::SamePoint { at: m.to });
    }
    let target = position.board().at(m.to);
    if target.is_some_and(|target| target.side == piece.side) {
        return Some(Refusal::OwnPieceOnTarget { at: m.to });
    }
    let at = m.to;
    let wrong_shape = Some(Refusal::WrongShape { piece, at });
    let (dx, dy) = steps(m, piece.side);
    let shape = (dx.abs(), dy.abs());
    let is_line = (dx == 0) != (dy == 0);
    let in_way = || -> Vec<Point> {
        let occupied = |point: &Point| position.board().at(*point).is_some();
        passed(m).into_iter().filter(occupied).collect()
    };
    match piece.kind {
        PieceKind::King if !matches!(shape, (0, 1) | (1, 0)) => wrong_shape,
        PieceKind::Advisor if shape != (1, 1) => wrong_shape,
        PieceKind::King | PieceKind::Advisor => {
            (!m.to.in_palace(piece.side)).then_some(Refusal::OutOfPalace { piece, at })
        }
        PieceKind::Elephant if shape != (2, 2) => wrong_shape,
        PieceKind::Elephant if !m.to.on_own_bank(piece.side) => Some(Refusal::CrossesRiver { at }),
        PieceKind::Elephant => {
            let (dx, dy) = steps(m, Side::Red);
            let eye = m.from.offset(dx / 2, dy / 2)?;
            position
                .board()
                .at(eye)
                .map(|_| Refusal::EyeBlocked { at: eye })
        }
        PieceKind::Horse if !matches!(shape, (1, 2) | (2, 1)) => wrong_shape,
        PieceKind::Horse => {
            let (dx, dy) = steps(m, Side::Red);
            let leg = m.from.offset(dx / 2, dy / 2)?;
            position
                .board()
                .at(leg)
                .map(|_| Refusal::LegBlocked { at: leg })
        }
        PieceKind::Rook | PieceKind::Cannon if !is_line => wrong_shape,
        PieceKind::Rook => in_way().first().map(|&at| Refusal::PathBlocked { at }),
        PieceKind::Cannon => match (target, in_way().as_slice()) {
            (None, []) | (Some(_), [_]) => None,
            (None, &[at, ..]) => Some(Refusal::JumpsWithoutCapture { at }),
            (Some(_), []) => Some(Refusal::ScreenCount { found: 0, at }),
            (Some(_), screens @ &[_, at, ..]) => Some(Refusal::ScreenCount {
                found: screens.len() as u8,
                at,
            }),
        },
        PieceKind::Pawn => match (dx, dy) {
            (0, 1) => None,
            (0, -1) => Some(Refusal::PawnBackward { at }),
            (-1 | 1, 0) if m.from.on_own_bank(piece.side) => Some(Refusal::PawnSideways { at }),
            (-1 | 1, 0) => None,
            _ => wrong_shape,
        },
    }
}

#[test]
fn the_reason_and_the_point_to_blame_are_what_geometry_says() {
    let mut seen = BTreeMap::new();
    for position in boards(3) {
        for m in pairs() {
            let refusal = position.casual_refusal(m);
            assert_eq!(refusal, expected(&position, m), "{position:?} {m}");
            if let Some(refusal) = refusal {
                let name = format!("{refusal:?}");
                let name = name.split(' ').next().unwrap_or_default().to_owned();
                *seen.entry(name).or_insert(0) += 1;
            }
        }
    }
    assert_eq!(seen.len(), 14, "every reason is met: {seen:?}");
    assert!(seen.values().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn a_move_into_check_blames_a_piece_that_could_then_take_the_king() {
    let mut seen = [0, 0];
    for position in boards(4) {
        for m in pairs() {
            let Some(refusal) = position.refusal(m) else {
                continue;
            };
            let mut after = Setup::from(&position);
            let (by, at) = match refusal {
                Refusal::LeavesCheck { by, at } => (by, at),
                Refusal::LeavesKingsFacing { at } => {
                    (Piece::new(!position.turn(), PieceKind::King), at)
                }
                _ => continue,
            };
            seen[usize::from(by.kind == PieceKind::King)] += 1;
            after.set(m.to, after.at(m.from));
            after.set(m.from, None);
            assert_eq!(after.at(at), Some(by), "{position:?} {m}: {refusal:?}");
            let king = Piece::new(position.turn(), PieceKind::King);
            let king = after
                .pieces()
                .find(|&(_, piece)| piece == king)
                .map(|(point, _)| point);
            let king = king.unwrap_or_else(|| panic!("{position:?}"));
            assert!(reaches(&after, at, king), "{position:?} {m}: {refusal:?}");
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}

/// Whether the piece on `from` could take the king, facing kings included, by plain geometry.
fn reaches(setup: &Setup, from: Point, king: Point) -> bool {
    let m = Move::new(from, king);
    let Some(piece) = setup.at(from) else {
        return false;
    };
    let (dx, dy) = steps(m, Side::Red);
    let between = || {
        passed(m)
            .into_iter()
            .filter(|&point| setup.at(point).is_some())
            .count()
    };
    let is_line = (dx == 0) != (dy == 0);
    match piece.kind {
        PieceKind::King => dx == 0 && between() == 0,
        PieceKind::Rook => is_line && between() == 0,
        PieceKind::Cannon => is_line && between() == 1,
        PieceKind::Horse => {
            let leg = from.offset(dx / 2, dy / 2);
            dx.abs() * dy.abs() == 2 && leg.is_some_and(|leg| setup.at(leg).is_none())
        }
        PieceKind::Pawn => {
            let (dx, dy) = steps(m, piece.side);
            (dx, dy) == (0, 1) || (dy == 0 && dx.abs() == 1 && !from.on_own_bank(piece.side))
        }
        PieceKind::Advisor | PieceKind::Elephant => false,
    }
}
