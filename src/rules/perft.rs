//! Counts the lines of play of a given length, the field's test of a move generator. Knows positions.

use super::{Move, Position};

/// The number of lines of exactly `depth` legal plies from a position. The last ply is counted, not visited.
///
/// ```
/// use xiangqi::rules::{Position, perft};
///
/// assert_eq!(perft(&mut Position::start(), 3), 79_666);
/// ```
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.count_legal_moves()),
        _ => {
            let mut count = 0;
            for &m in &position.legal_moves() {
                let undo = position.make(m);
                count += perft(position, depth - 1);
                position.unmake(undo);
            }
            count
        }
    }
}

/// [`perft`] split by the first move, sorted; empty at depth 0.
pub fn divide(position: &mut Position, depth: u32) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut counts: Vec<(Move, u64)> = position
        .legal_moves()
        .iter()
        .map(|&m| {
            let undo = position.make(m);
            let count = perft(position, rest);
            position.unmake(undo);
            (m, count)
        })
        .collect();
    counts.sort_by_key(|&(m, _)| m.to_string());
    counts
}
