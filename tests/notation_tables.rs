//! Compares the notations with tables made by a separate writer: what is written, what else is accepted, what
//! is refused, and what typed texts mean.

mod corpus;

use xiangqi::notation::{Notation, NotationError, Script, read, write};
use xiangqi::rules::{Move, Position};

fn position(row: &corpus::Row, field: usize) -> Position {
    row.field(field)
        .parse()
        .unwrap_or_else(|error| panic!("{row}: {error}"))
}

fn listed_move(row: &corpus::Row, position: &Position, text: &str) -> Move {
    let legal = position.legal_moves();
    let found = legal.iter().find(|m| m.to_string() == text);
    *found.unwrap_or_else(|| panic!("{row}: {text} is not legal"))
}

#[test]
fn every_move_of_the_table_is_written_as_listed() {
    for row in corpus::rows("notation.tsv") {
        let position = position(&row, 1);
        let m = listed_move(&row, &position, row.field(2));
        let columns = [
            (Notation::Iccs, 2),
            (Notation::Chinese(Script::Simplified), 3),
            (Notation::Chinese(Script::Traditional), 4),
            (Notation::Wxf, 5),
        ];
        for (notation, column) in columns {
            let text = write(&position, m, notation);
            assert_eq!(text, row.field(column), "{row}: {m} in {}", row.field(0));
        }
    }
}

#[test]
fn every_accepted_text_gives_the_move_and_every_refused_one_gives_none() {
    let mut failures = Vec::new();
    for row in corpus::rows("notation.tsv") {
        let position = position(&row, 1);
        let m = listed_move(&row, &position, row.field(2));
        let written = (2..=5).map(|column| row.field(column));
        for text in written.chain(row.field(6).split_whitespace()) {
            match read(&position, text) {
                Ok(found) if found == m => {}
                other => failures.push(format!("{row}: {text} is not {m} but {other:?}")),
            }
        }
        for text in row.field(7).split_whitespace() {
            if let Ok(found) = read(&position, text) {
                failures.push(format!("{row}: {text} is {found}, should be refused"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_typed_text_of_the_table_is_its_move_or_its_kind_of_error() {
    let mut failures = Vec::new();
    for row in corpus::rows("notation-input.tsv") {
        let position = position(&row, 0);
        let found = match read(&position, row.field(1)) {
            Ok(m) => m.to_string(),
            Err(NotationError::Illegal { .. }) => "illegal".to_owned(),
            Err(NotationError::RanksFromOne { .. }) => "one-based".to_owned(),
            Err(NotationError::Ambiguous { .. }) => "ambiguous".to_owned(),
            Err(NotationError::Unreadable { .. } | NotationError::OffBoard { .. }) => {
                "unreadable".to_owned()
            }
            Err(
                error @ (NotationError::OtherNumerals { .. }
                | NotationError::OtherSidesPiece { .. }),
            ) => panic!("{row}: {error}"),
        };
        if found != row.field(2) {
            failures.push(format!(
                "{row}: {} is {found}, not {}",
                row.field(1),
                row.field(2)
            ));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
