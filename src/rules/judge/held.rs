//! Which enemy pieces a side holds: threatens to take at once and gainfully. A pure function of the placement
//! and the side; knows nothing of turns or of the past.

use crate::rules::{Board, Piece, PieceKind, Point, PointSet, Side};

/// The points of the enemy pieces that a side *holds*, as if it were to move.
///
/// A piece is held if some piece of the side could take it and all of this is true:
///
/// 1. The taker is a rook, horse, cannon, advisor or elephant. Kings and pawns never chase.
/// 2. The victim is not the king, and not a pawn that is still in its own half.
/// 3. The taking is legal: afterwards the taker's king is neither attacked nor facing the other.
/// 4. The taking gains. It does if a horse or cannon takes a rook, or an advisor or elephant takes a rook,
///    horse or cannon, protected or not. Otherwise it gains if no piece of the victim's side could then
///    legally take back, and, where taker and victim are of the same kind, the victim could not legally have taken
///    the taker instead.
///
/// ```
/// use xiangqi::rules::{Position, Side, held};
///
/// // The rook on a5 attacks a pawn across the river and a protected horse.
/// let position: Position = "3k5/9/9/9/R3n3r/9/9/9/p8/4K4 w - - 0 1".parse().unwrap();
/// let points: Vec<String> = held(position.board(), Side::Red).iter().map(|at| at.to_string()).collect();
/// assert_eq!(points, ["a1"]);
/// ```
pub fn held(board: &Board, side: Side) -> PointSet {
    let mut scratch = board.clone();
    let slots = held_slots(&mut scratch, side, u16::MAX);
    board
        .occupied_by(!side)
        .iter()
        .filter(|&at| slots & slot_bit(board, at) != 0)
        .collect()
}

/// [`held`] as a set of slots in the enemy's piece list, looking only at the slots in `among`. The board is as before
/// afterwards.
pub(super) fn held_slots(board: &mut Board, side: Side, among: u16) -> u16 {
    let mut slots = 0;
    for from in board.occupied_by(side) {
        let Some(Piece { kind, .. }) = board.at(from) else {
            continue;
        };
        if matches!(kind, PieceKind::King | PieceKind::Pawn) {
            continue;
        }
        let attacked = kind.destinations(board, side, from) & board.occupied_by(!side);
        for target in attacked {
            let bit = slot_bit(board, target);
            if among & !slots & bit != 0
                && may_be_chased(board, target)
                && holds(board, from, target)
            {
                slots |= bit;
            }
        }
    }
    slots
}

/// The bit of the piece on a point in the slots of its side.
pub(super) fn slot_bit(board: &Board, at: Point) -> u16 {
    board.slot(at).map_or(0, |slot| 1 << slot)
}

/// The second condition: what stands on `target` is neither a king nor a pawn in its own half.
fn may_be_chased(board: &Board, target: Point) -> bool {
    board.at(target).is_some_and(|victim| match victim.kind {
        PieceKind::King => false,
        PieceKind::Pawn => !target.on_own_bank(victim.side),
        _ => true,
    })
}

/// The third and the fourth condition for a piece that could take by its own rule.
fn holds(board: &mut Board, from: Point, target: Point) -> bool {
    let (Some(taker), Some(victim)) = (board.at(from), board.at(target)) else {
        return false;
    };
    let taking = board.relocate(from, target);
    let is_held = is_king_safe(board, taker.side)
        && (gains_anyway(taker.kind, victim.kind) || !can_take(board, victim.side, target));
    board.restore(taking);
    is_held && (taker.kind != victim.kind || !can_take_with(board, target, from))
}

/// Whether the victim is worth more than any piece of the taker's kind, so that its protection does not matter.
fn gains_anyway(taker: PieceKind, victim: PieceKind) -> bool {
    use PieceKind::{Advisor, Cannon, Elephant, Horse, Rook};
    match taker {
        Horse | Cannon => victim == Rook,
        Advisor | Elephant => matches!(victim, Rook | Horse | Cannon),
        _ => false,
    }
}

/// Whether any piece of a side, king and pawns included, could legally take on `target`.
fn can_take(board: &mut Board, side: Side, target: Point) -> bool {
    board
        .attackers(target, side)
        .iter()
        .any(|from| can_take_with(board, from, target))
}

/// Whether the piece on `from` could legally take the enemy on `target`.
fn can_take_with(board: &mut Board, from: Point, target: Point) -> bool {
    let Some(piece) = board.at(from) else {
        return false;
    };
    if !piece.kind.attacks(board, piece.side, from, target) {
        return false;
    }
    let taking = board.relocate(from, target);
    let is_legal = is_king_safe(board, piece.side);
    board.restore(taking);
    is_legal
}

fn is_king_safe(board: &Board, side: Side) -> bool {
    !board.kings_face()
        && !board
            .king(side)
            .is_some_and(|king| board.is_attacked(king, !side))
}

#[cfg(test)]
mod tests;
