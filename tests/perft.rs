//! Counts legal move trees against the numbers of another program.

mod corpus;

use xiangqi::rules::{Move, Position, divide, perft};

/// The largest count that is checked: a debug build is slow.
const BUDGET: u64 = if cfg!(debug_assertions) {
    5_000_000
} else {
    u64::MAX
};

#[test]
fn every_row_of_the_table_has_its_exact_node_counts() {
    for row in corpus::rows("perft.txt") {
        let mut position: Position = row
            .field(1)
            .parse()
            .unwrap_or_else(|error| panic!("{row}: {error}"));
        let before = position.clone();
        for (count, depth) in row.field(2).split(' ').zip(1..) {
            let count: u64 = count
                .parse()
                .unwrap_or_else(|error| panic!("{row}: {error}"));
            if count <= BUDGET {
                assert_eq!(
                    perft(&mut position, depth),
                    count,
                    "{row}: {} at depth {depth}",
                    row.field(0)
                );
                assert!(
                    position == before,
                    "{row}: depth {depth} leaves another position"
                );
            }
        }
    }
}

#[test]
fn the_counts_of_the_first_moves_add_up() {
    for row in corpus::rows("perft.txt").iter().take(12) {
        let mut position: Position = row
            .field(1)
            .parse()
            .unwrap_or_else(|error| panic!("{row}: {error}"));
        let parts = divide(&mut position, 3);
        let total: u64 = parts.iter().map(|&(_, count)| count).sum();
        assert_eq!(total, perft(&mut position, 3), "{row}");
        let moves: Vec<String> = parts.iter().map(|(m, _)| m.to_string()).collect();
        let mut legal: Vec<String> = position.legal_moves().iter().map(Move::to_string).collect();
        legal.sort();
        assert_eq!(moves, legal, "{row}");
    }
}

#[test]
fn depth_nought_is_one_line_of_play() {
    let mut start = Position::start();
    assert_eq!(perft(&mut start, 0), 1);
    assert_eq!(divide(&mut start, 0), []);
}
