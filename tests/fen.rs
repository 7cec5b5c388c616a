//! Reads the table of FENs: what is accepted and how it is written back, what is refused, in which order
//! the faults are named and where the message says they are.

#![allow(clippy::expect_used, reason = "a test may fail")]

mod corpus;

use xiangqi::rules::{FenError, Position, PositionError, Setup};

fn class(error: &FenError) -> &'static str {
    match error {
        FenError::Empty => "EMPTY",
        FenError::Ranks { .. } => "RANKS",
        FenError::Width { .. } => "WIDTH",
        FenError::Piece { .. } => "PIECE",
        FenError::Side { .. } => "SIDE",
        FenError::Counter { .. } => "COUNTER",
        FenError::Position(PositionError::Kings { .. }) => "KING",
        FenError::Position(PositionError::TooMany { .. }) => "COUNT",
        FenError::Position(PositionError::Misplaced { .. }) => "PLACE",
        FenError::Position(PositionError::KingsFacing { .. }) => "FACING",
        FenError::Position(PositionError::OpponentInCheck { .. }) => "OPPCHECK",
    }
}

#[test]
fn every_fen_of_the_table_is_accepted_or_refused_as_listed() {
    for row in corpus::rows("fen.txt") {
        let text = row.field(1).replace("\\t", "\t");
        let read: Result<Position, FenError> = text.parse();
        match row.field(0) {
            "accept" => {
                let position = read.unwrap_or_else(|error| panic!("{row}: {error}"));
                assert_eq!(position.to_string(), row.field(2), "{row}");
            }
            verdict => {
                let error = read.err().unwrap_or_else(|| panic!("{row}: accepted"));
                assert_eq!(
                    format!("refuse {}", class(&error)),
                    verdict,
                    "{row}: {error}"
                );
                let message = error.to_string();
                assert_eq!(message.lines().count(), 1, "{row}: {message}");
                for word in row.field(2).split(',') {
                    let is_named = message.to_lowercase().contains(&word.to_lowercase());
                    assert!(is_named, "{row}: no {word:?} in {message:?}");
                }
            }
        }
    }
}

#[test]
fn every_position_of_the_tables_is_written_as_it_was_read() {
    for table in ["perft.txt", "legal.txt"] {
        for row in corpus::rows(table) {
            let position: Position = row
                .field(1)
                .parse()
                .unwrap_or_else(|error| panic!("{row}: {error}"));
            assert_eq!(position.to_string(), row.field(1), "{row}");
            assert_eq!(Setup::from(&position).to_string(), row.field(1), "{row}");
        }
    }
}

#[test]
fn a_column_counts_the_characters_of_the_text_as_it_was_given() {
    let error = "fen 4k4/9/9/4x4/9/9/9/9/9/3K5 w"
        .parse::<Setup>()
        .expect_err("x is no piece");
    assert_eq!(
        error,
        FenError::Piece {
            letter: 'x',
            rank: 6,
            column: 14
        }
    );
}
