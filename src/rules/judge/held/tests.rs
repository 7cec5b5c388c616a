use super::*;
use crate::rules::Position;

/// The points that Red, or Black, holds, by name.
fn held_by(side: Side, fen: &str) -> Vec<String> {
    let position: Position = fen.parse().unwrap();
    let points = held(position.board(), side);
    points.iter().map(|point| point.to_string()).collect()
}

fn red(fen: &str) -> Vec<String> {
    held_by(Side::Red, fen)
}

const NOTHING: [&str; 0] = [];

// First condition: who may hold.

#[test]
fn rook_horse_cannon_advisor_and_elephant_hold() {
    assert_eq!(red("4k4/9/9/9/R3n4/9/9/9/9/3K5 w - - 0 1"), ["e5"]);
    assert_eq!(red("4k4/9/9/3c5/9/4N4/9/9/9/3K5 w - - 0 1"), ["d6"]);
    assert_eq!(red("4k4/9/9/9/C1p1n4/9/9/9/9/3K5 w - - 0 1"), ["e5"]);
    assert_eq!(red("4k4/9/9/9/9/9/9/9/4n4/3A1K3 w - - 0 1"), ["e1"]);
    assert_eq!(red("4k4/9/9/9/9/9/9/4n4/9/2BK5 w - - 0 1"), ["e2"]);
}

#[test]
fn kings_and_pawns_never_hold() {
    assert_eq!(red("4k4/9/9/9/9/9/9/9/3n5/3K5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/3n5/3P5/9/9/9/9/3K5 w - - 0 1"), NOTHING);
}

// Second condition: what may be held.

#[test]
fn a_king_is_never_held() {
    assert_eq!(red("R3k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1"), NOTHING);
}

#[test]
fn a_pawn_is_held_only_after_crossing_the_river() {
    assert_eq!(red("4k4/9/9/9/R3p4/9/9/9/9/3K5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/9/9/R3p4/9/9/9/3K5 w - - 0 1"), ["e4"]);
    assert_eq!(
        held_by(Side::Black, "4k4/9/9/9/9/r3P4/9/9/9/3K5 w - - 0 1"),
        NOTHING
    );
    assert_eq!(
        held_by(Side::Black, "4k4/9/9/9/r3P4/9/9/9/9/3K5 w - - 0 1"),
        ["e5"]
    );
}

// Third condition: the taking is legal.

#[test]
fn a_blocked_horse_a_blocked_elephant_and_a_cannon_without_one_screen_hold_nothing() {
    assert_eq!(red("4k4/9/9/3c5/4P4/4N4/9/9/9/3K5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/9/9/9/9/4n4/3p5/2B2K3 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/9/C3n4/9/9/9/9/3K5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/9/C1pPn4/9/9/9/9/3K5 w - - 0 1"), NOTHING);
}

#[test]
fn a_pinned_piece_holds_nothing_but_its_pinner() {
    // The horse on d1 shields its king from the rook on d5.
    assert_eq!(red("4k4/9/9/9/3r5/9/2c6/9/3N5/3K5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/9/4r4/9/2c6/9/3N5/3K5 w - - 0 1"), ["c3"]);
    // The rook on d2 and the horse are two screens before the cannon on d8; one would be a check.
    assert_eq!(red("4k4/3c5/9/9/9/9/9/n2R5/3N5/3K5 w - - 0 1"), ["d8"]);
}

#[test]
fn a_taking_that_lets_the_kings_face_does_not_hold() {
    assert_eq!(red("4k4/9/9/9/n1p1C4/9/9/9/9/4K4 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/9/n1p1C4/9/9/9/9/3K5 w - - 0 1"), ["a5"]);
}

#[test]
fn in_check_only_a_taking_that_ends_the_check_holds() {
    // Red is checked by the horse on c2; the rook attacks the cannon on a5 too.
    assert_eq!(red("4k4/9/9/9/c8/9/9/R1n6/9/3K5 w - - 0 1"), ["c2"]);
    assert_eq!(red("4k4/9/9/9/c8/9/9/R4n3/9/3K5 w - - 0 1"), ["f2", "a5"]);
}

// Fourth condition: the taking gains.

#[test]
fn a_protected_piece_is_not_held() {
    // By a rook, a pawn, the king.
    assert_eq!(red("4k4/9/9/9/R3n3r/9/9/9/9/3K5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/4p4/R3n4/9/9/9/9/3K5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/4n4/9/9/4R4/9/9/9/9/3K5 w - - 0 1"), NOTHING);
}

#[test]
fn a_horse_or_cannon_holds_a_protected_rook() {
    assert_eq!(red("3rk4/9/9/3r5/9/4N4/9/9/9/3K5 w - - 0 1"), ["d6"]);
    assert_eq!(red("4k4/9/9/9/C1p1r3r/9/9/9/9/3K5 w - - 0 1"), ["e5"]);
}

#[test]
fn a_horse_or_cannon_does_not_hold_another_protected_piece() {
    assert_eq!(red("3rk4/9/9/3c5/9/4N4/9/9/9/5K3 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/9/C1p1n3r/9/9/9/9/3K5 w - - 0 1"), NOTHING);
}

#[test]
fn an_advisor_or_elephant_holds_a_protected_rook_horse_or_cannon_but_no_pawn() {
    for victim in ["r", "n", "c"] {
        let by_elephant = format!("4k4/4r4/9/9/9/9/9/4{victim}4/9/2BK5 w - - 0 1");
        let by_advisor = format!("3k5/4r4/9/9/9/9/9/9/4{victim}4/3A1K3 w - - 0 1");
        assert_eq!(red(&by_elephant), ["e2"]);
        assert_eq!(red(&by_advisor), ["e1"]);
    }
    assert_eq!(red("4k4/4r4/9/9/9/9/9/4p4/9/2BK5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/9/9/9/9/4p4/9/2BK5 w - - 0 1"), ["e2"]);
}

#[test]
fn a_pinned_protector_does_not_protect() {
    // The horse on e7 protects the cannon on c6, unless the rook on e5 pins it.
    assert_eq!(red("4k4/9/4n4/2c6/9/9/2R6/9/9/3K5 w - - 0 1"), NOTHING);
    assert_eq!(
        red("4k4/9/4n4/2c6/4R4/9/2R6/9/9/3K5 w - - 0 1"),
        ["c6", "e7"]
    );
}

#[test]
fn a_king_that_may_not_take_back_does_not_protect() {
    assert_eq!(red("4k4/R3a4/9/9/9/9/9/9/9/3K5 w - - 0 1"), NOTHING);
    // The rook on e2 covers e8.
    assert_eq!(red("4k4/R3a4/9/9/9/9/9/4R4/9/3K5 w - - 0 1"), ["e8"]);
    // The other king covers d8: taking back, the king would face it.
    assert_eq!(red("9/R2ck4/9/9/9/9/9/9/9/5K3 w - - 0 1"), NOTHING);
    assert_eq!(red("9/R2ck4/9/9/9/9/9/9/9/3K5 w - - 0 1"), ["d8"]);
}

#[test]
fn protection_is_judged_after_the_capture() {
    // The rook on a5 protects e5 once the taker has left its line.
    assert_eq!(red("4k4/9/9/9/r1R1n4/9/9/9/9/3K5 w - - 0 1"), NOTHING);
    // The cannon on a5 protects e5 over the taker only, which will be gone.
    assert_eq!(red("4k4/9/9/9/c1R1n4/9/9/9/9/3K5 w - - 0 1"), ["a5", "e5"]);
}

#[test]
fn like_pieces_that_can_take_each_other_do_not_hold() {
    assert_eq!(red("4k4/9/9/9/R3r4/9/9/9/9/3K5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/9/C1p1c4/9/9/9/9/3K5 w - - 0 1"), NOTHING);
    assert_eq!(red("4k4/9/9/3n5/9/4N4/9/9/9/5K3 w - - 0 1"), NOTHING);
}

#[test]
fn a_like_piece_that_cannot_strike_back_is_held() {
    // The black horse's own leg is blocked.
    assert_eq!(red("4k4/9/9/3n5/3P5/4N4/9/9/9/5K3 w - - 0 1"), ["d6"]);
    // The black rook is pinned by the rook on e2.
    assert_eq!(red("4k4/9/9/9/R3r4/9/9/4R4/9/3K5 w - - 0 1"), ["e5"]);
}

#[test]
fn a_protected_like_piece_is_not_held_even_if_it_cannot_strike_back() {
    assert_eq!(red("4k4/9/9/9/R3r3r/9/9/4R4/9/3K5 w - - 0 1"), NOTHING);
}
