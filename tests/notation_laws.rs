//! Laws that every notation keeps in hundreds of positions.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod corpus;

use std::collections::BTreeMap;
use xiangqi::notation::{
    Notation, Script, completions, iccs, read, read_strict, read_with, write, write_full_width,
};
use xiangqi::rules::{Piece, PieceKind, Point, Position, RuleSet, Setup, Side};

const NOTATIONS: [Notation; 4] = [
    Notation::Iccs,
    Notation::Chinese(Script::Traditional),
    Notation::Chinese(Script::Simplified),
    Notation::Wxf,
];

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Numbers that are the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

/// Positions in which pawns, rooks, horses and cannons crowd on a few files.
fn crowded_positions() -> Vec<Position> {
    let mut dice = Dice(4);
    let mut positions = Vec::new();
    while positions.len() < 600 {
        let mut setup = Setup::empty();
        setup.turn = Side::BOTH[dice.roll(2)];
        for side in Side::BOTH {
            let files: Vec<usize> = (0..=dice.roll(3)).map(|_| dice.roll(9)).collect();
            let mut put = |kind, x: usize, rank: usize| {
                let point = Point::new(x as u8, rank as u8).unwrap();
                let point = if side == Side::Red {
                    point
                } else {
                    point.rotated()
                };
                if setup.at(point).is_none() {
                    setup.set(point, Some(Piece::new(side, kind)));
                }
            };
            put(PieceKind::King, 3 + dice.roll(3), dice.roll(3));
            for _ in 0..7 {
                put(
                    PieceKind::Pawn,
                    files[dice.roll(files.len())],
                    5 + dice.roll(5),
                );
            }
            for kind in [PieceKind::Rook, PieceKind::Horse, PieceKind::Cannon] {
                for _ in 0..2 {
                    put(kind, files[dice.roll(files.len())], dice.roll(10));
                }
            }
        }
        positions.extend(Position::try_from(setup));
    }
    positions
}

fn listed_positions() -> impl Iterator<Item = Position> {
    corpus::rows("legal.txt")
        .into_iter()
        .map(|row| position(row.field(1)))
}

#[test]
fn every_notation_gives_back_each_legal_move_of_many_positions() {
    for position in listed_positions().chain(crowded_positions()) {
        for &m in &position.legal_moves() {
            for notation in NOTATIONS {
                let text = write(&position, m, notation);
                assert_eq!(read(&position, &text), Ok(m), "{text} in {position}");
                let strict = read_strict(&position, RuleSet::Standard, &text);
                assert_eq!(strict, Ok(m), "{text} in {position}");
                let casual = read_with(&position, RuleSet::Casual, &text);
                assert_eq!(casual, Ok(m), "{text} in {position}");
                assert_eq!(
                    read(&position, &text.to_lowercase()),
                    Ok(m),
                    "{text} in {position}"
                );
            }
            for script in [Script::Traditional, Script::Simplified] {
                let text = write_full_width(&position, m, script);
                let strict = read_strict(&position, RuleSet::Standard, &text);
                assert_eq!(strict, Ok(m), "{text} in {position}");
            }
            assert_eq!(read(&position, &iccs::write_dashed(m)), Ok(m));
        }
    }
}

#[test]
fn no_two_moves_of_a_position_share_a_text() {
    for position in listed_positions().chain(crowded_positions()) {
        for notation in NOTATIONS {
            let mut texts = BTreeMap::new();
            for &m in &position.legal_moves() {
                let text = write(&position, m, notation);
                if let Some(other) = texts.insert(text.clone(), m) {
                    panic!("{text} is {m} and {other} in {position}");
                }
            }
        }
    }
}

#[test]
fn every_beginning_of_a_written_move_may_become_that_move() {
    for position in listed_positions()
        .step_by(7)
        .chain(crowded_positions().into_iter().step_by(20))
    {
        for &m in &position.legal_moves() {
            for notation in NOTATIONS {
                let text = write(&position, m, notation);
                for (end, _) in text.char_indices() {
                    let meant = completions(&position, RuleSet::Standard, &text[..end]);
                    assert!(
                        meant.contains(&m),
                        "{} for {text} in {position}",
                        &text[..end]
                    );
                }
                assert_eq!(completions(&position, RuleSet::Standard, &text), [m]);
            }
        }
    }
}
