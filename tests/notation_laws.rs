//! Laws that every notation keeps in hundreds of positions.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

mod corpus;

use proptest::prelude::*;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use xiangqi::notation::{
    Notation, NotationError, Script, completions, iccs, read, read_strict, read_with, write,
    write_full_width,
};
use xiangqi::rules::{Move, Piece, PieceKind, Point, Position, RuleSet, Setup, Side};

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

/// The same position with the sides' places exchanged.
fn exchanged(position: &Position) -> Position {
    let mut setup = Setup::empty();
    setup.turn = !position.turn();
    for side in Side::BOTH {
        for (point, kind) in position.board().pieces(side) {
            setup.set(point.rotated(), Some(Piece::new(!side, kind)));
        }
    }
    setup.try_into().unwrap()
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

#[test]
fn both_sides_call_the_same_move_the_same() {
    for position in listed_positions().step_by(3).chain(crowded_positions()) {
        let other = exchanged(&position);
        for &m in &position.legal_moves() {
            let wxf = write(&position, m, Notation::Wxf);
            assert_eq!(write(&other, m.rotated(), Notation::Wxf), wxf);
            let chinese = write(&position, m, Notation::Chinese(Script::Simplified));
            assert_eq!(
                read(&other, &chinese),
                Ok(m.rotated()),
                "{chinese} in {other}"
            );
        }
    }
}

static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let crowded = crowded_positions().into_iter().step_by(10);
    std::iter::once(Position::start()).chain(crowded).collect()
});

/// Whether a reading keeps its word about the position.
fn is_sound(position: &Position, reading: Result<Move, NotationError>, text: &str) -> bool {
    match reading {
        Ok(m) => position.is_legal(m),
        Err(NotationError::Ambiguous { candidates, .. }) => {
            candidates.len() > 1 && candidates.iter().all(|&m| position.is_legal(m))
        }
        Err(NotationError::Illegal {
            m: Some(m),
            refusal,
            ..
        }) => refusal.is_some() && refusal == position.refusal(m),
        Err(error) => error.text() == text,
    }
}

fn assert_soundness(text: &str) {
    for position in POSITIONS.iter() {
        assert!(
            is_sound(position, read(position, text), text),
            "{text} in {position}"
        );
        let meant = completions(position, RuleSet::Standard, text);
        assert!(
            meant.iter().all(|&m| position.is_legal(m)),
            "{text} in {position}"
        );
    }
}

proptest! {
    #[test]
    fn any_text_of_move_characters_is_read_soundly(
        text in "[车馬炮兵卒仕象将前中后進退平一二三五七九1-9２７]{1,5}|[KAEHRCPNBS1-9+][1-9+.a-e-][+.=-]?[1-9]|[a-i][0-9]{1,2}-?[a-i][0-9]{1,2}|([0-9] ?,?){4}"
    ) {
        assert_soundness(&text);
    }

    #[test]
    fn any_text_at_all_is_read_without_a_panic(text in any::<String>()) {
        assert_soundness(&text);
    }
}

#[test]
fn coordinates_go_to_and_from_engines_with_either_first_rank() {
    for from in Point::all() {
        for to in Point::all() {
            let m = Move::new(from, to);
            for ranks in [iccs::Ranks::FromZero, iccs::Ranks::FromOne] {
                assert_eq!(iccs::parse(&iccs::write(m, ranks), ranks), Some(m));
            }
        }
    }
    for text in ["a0b1", "a11b1", "a1b", "a1b1 ", "a1b1q", "j1a1", "(none)"] {
        assert_eq!(iccs::parse(text, iccs::Ranks::FromOne), None, "{text}");
    }
}

#[test]
fn full_width_signs_are_read_in_every_notation() {
    for text in [
        "Ｃ２．５",
        "Ｃ２＝５",
        "Ｃ２。５",
        "C2｡5",
        "炮２平５",
        "ｈ２ｅ２",
        "Ｈ２－Ｅ２",
        "７　２　４　２",
        "７，２，４，２",
    ] {
        let m = read(&Position::start(), text).map(|m| m.to_string());
        assert_eq!(m.as_deref(), Ok("h2e2"), "{text}");
    }
}
