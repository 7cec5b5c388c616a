//! Reading and writing game files: every format, encoding and kind of move text, round trips, and files that are broken.

mod bad;
mod commands;
mod corpora;
mod dhtmlxq;
mod others;
mod pgn;
mod random_bytes;
mod results;
mod round_trip;
#[path = "../support/mod.rs"]
mod support;
mod xqf;

use xiangqi::game::{NodeId, Tree};
use xiangqi::notation::iccs::{Ranks, parse};
use xiangqi::record::{Reader, Reading, RecordError, Severity};
use xiangqi::rules::Move;

/// All games of a file, each read without an error that loses it.
fn read_all(bytes: &[u8]) -> Vec<Reading> {
    results(bytes)
        .into_iter()
        .map(|game| game.unwrap_or_else(|error| panic!("{error}")))
        .collect()
}

/// The games of a file, or why they could not be read.
fn results(bytes: &[u8]) -> Vec<Result<Reading, RecordError>> {
    match Reader::new(bytes, None) {
        Ok(reader) => reader.collect(),
        Err(error) => vec![Err(error)],
    }
}

/// The only game of a file.
fn read_one(bytes: &[u8]) -> Reading {
    let mut games = read_all(bytes);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

/// The only game of a file in which nothing is wrong; a note on the encoding is no fault.
fn read_clean(bytes: &[u8]) -> Reading {
    let reading = read_one(bytes);
    let faults: Vec<String> = reading
        .findings
        .iter()
        .filter(|finding| finding.severity > Severity::Note)
        .map(ToString::to_string)
        .collect();
    assert_eq!(faults, [""; 0]);
    reading
}

/// A move in coordinates.
fn coordinates(text: &str) -> Move {
    parse(text, Ranks::FromZero).unwrap_or_else(|| panic!("{text} is no move"))
}

/// The main line in coordinates.
fn main_line(tree: &Tree) -> String {
    tree.main_line()
        .into_iter()
        .filter_map(|node| tree.move_at(node))
        .map(|m| m.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// All lines in one text: each move, then its alternatives in brackets.
fn outline(tree: &Tree) -> String {
    fn line(tree: &Tree, node: NodeId, out: &mut Vec<String>) {
        let mut next = Some(node);
        while let Some(node) = next {
            out.extend(tree.move_at(node).map(|m| m.to_string()));
            let is_first = tree
                .parent(node)
                .and_then(|parent| tree.first_child(parent))
                == Some(node);
            let mut sibling = tree.next_sibling(node).filter(|_| is_first);
            while let Some(other) = sibling {
                out.push("(".to_owned());
                line(tree, other, out);
                out.push(")".to_owned());
                sibling = tree.next_sibling(other);
            }
            next = tree.first_child(node);
        }
    }
    let mut out = Vec::new();
    if let Some(first) = tree.first_child(NodeId::ROOT) {
        line(tree, first, &mut out);
    }
    out.join(" ").replace("( ", "(").replace(" )", ")")
}
