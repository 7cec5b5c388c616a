use super::*;
use crate::rules::{Move, Piece, Point, Refusal};

/// A line of play with what the judge needs.
struct Case {
    start: Position,
    line: Vec<Played>,
    now: Position,
    rules: Rules,
}

fn point(text: &str) -> Point {
    let bytes = text.as_bytes();
    Point::new(bytes[0] - b'a', bytes[1] - b'0').unwrap()
}

impl Case {
    fn new(fen: &str, rules: Rules) -> Self {
        let start: Position = fen.parse().unwrap();
        Self {
            now: start.clone(),
            start,
            line: Vec::new(),
            rules,
        }
    }

    fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            let m = Move::new(point(&text[..2]), point(&text[2..]));
            assert_eq!(self.now.refusal(m), None::<Refusal>, "{text}");
            let played = Played::make(&mut self.now, m, self.line.last(), self.rules).unwrap();
            self.line.push(played);
        }
    }

    fn judge(&self) -> Option<Ruling> {
        judge(&self.start, &self.line, &self.now, self.rules)
    }

    fn warning(&self) -> Option<Ruling> {
        warning(&self.start, &self.line, &self.now, self.rules)
    }
}

/// Plays the moves, of which none but the last may bring a ruling, and gives that.
fn ruling_under(rules: Rules, fen: &str, moves: &str) -> Option<Ruling> {
    let mut case = Case::new(fen, rules);
    for text in moves.split_whitespace() {
        assert_eq!(case.judge(), None, "before {text}");
        case.play(text);
    }
    case.judge()
}

fn ruling(fen: &str, moves: &str) -> Option<Ruling> {
    ruling_under(Rules::default(), fen, moves)
}

fn under(repetition: Repetition) -> Rules {
    Rules {
        repetition,
        ..Rules::default()
    }
}

fn cycle(first: usize, last: usize) -> Cycle {
    Cycle { first, last }
}

const CHECKED_KING: &str = "3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1";
const CHECKS: &str = "a8a9 d9d8 a9a8 d8d9";
const TWICE: &str = "a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9";

#[test]
fn perpetual_check_loses_when_the_evader_completes_the_third_occurrence() {
    let loser = Side::Red;
    assert_eq!(
        ruling(CHECKED_KING, TWICE),
        Some(Ruling::PerpetualCheck {
            loser,
            cycle: cycle(1, 8)
        })
    );
}

#[test]
fn perpetual_check_loses_when_the_checker_completes_the_third_occurrence() {
    let fen = "R2k5/9/9/9/9/9/9/9/9/5K3 b - - 0 1";
    let loser = Side::Red;
    assert_eq!(
        ruling(fen, "d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9 a8a9"),
        Some(Ruling::PerpetualCheck {
            loser,
            cycle: cycle(1, 8)
        })
    );
}

#[test]
fn many_checks_without_a_third_occurrence_are_no_repetition() {
    let moves = "a8a9 d9d8 a9a8 d8d9 a8b8 d9e9 b8b9 e9e8 b9b8 e8e9 b8c8 e9d9 c8c9 d9d8 c9c8 d8d9";
    assert_eq!(ruling(CHECKED_KING, moves), None);
}

#[test]
fn the_same_placement_with_the_other_side_to_move_is_another_position() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1";
    let mut case = Case::new(fen, Rules::default());
    case.play("a0a2 d9d8 a2a1 d8d9 a1a0");
    assert_eq!(case.judge(), None);
    assert_eq!(case.warning(), None);
    assert_eq!(occurrences(&case.start, &case.line, case.now.key()), 1);
}

#[test]
fn a_third_occurrence_by_another_route_counts() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1";
    assert_eq!(
        ruling(fen, "a0a1 d9d8 a1a0 d8d9 a0b0 d9d8 b0a0 d8d9"),
        Some(Ruling::Repetition { cycle: cycle(1, 8) })
    );
}

#[test]
fn like_pieces_that_change_places_make_the_same_position() {
    let fen = "3k5/9/9/9/9/9/9/R7R/9/4K4 w - - 0 1";
    let once = "a2a1 d9d8 a1i1 d8d9 i2a2 d9d8 i1i2 d8d9";
    assert!(ruling(fen, &format!("{once} {once}")).is_some());
}

#[test]
fn nothing_before_the_last_capture_counts() {
    let fen = "3k5/9/9/9/9/9/9/9/p8/R4K3 w - - 0 1";
    let mut case = Case::new(fen, Rules::default());
    case.play("f0f1 d9d8 f1f0 d8d9 a0a1 d9d8 a1a0 d8d9 a0a1 d9d8 a1a0");
    assert_eq!(case.judge(), None);
    assert!(case.warning().is_some());
    case.play("d8d9");
    assert_eq!(case.judge(), None, "the pawn is gone");
    case.play("a0a1");
    assert_eq!(
        case.judge(),
        Some(Ruling::Repetition {
            cycle: cycle(6, 13)
        })
    );
}

#[test]
fn both_checking_with_every_move_is_a_draw() {
    let fen = "9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1";
    assert_eq!(
        ruling(fen, "e3d3 d6e6 d3e3 e6d6 e3d3 d6e6 d3e3 e6d6"),
        Some(Ruling::MutualCheck { cycle: cycle(1, 8) })
    );
}

#[test]
fn checking_now_and_then_does_not_save_the_other_from_its_perpetual_check() {
    let fen = "9/3kc4/3a5/3P5/9/4p4/9/4K4/9/3C5 w - - 0 1";
    let loser = Side::Black;
    let moves = "d6e6 e4d4 e6d6 d4e4";
    assert_eq!(
        ruling(fen, &format!("{moves} {moves}")),
        Some(Ruling::PerpetualCheck {
            loser,
            cycle: cycle(1, 8)
        })
    );
}

#[test]
fn a_check_by_either_side_rules_a_chase_out() {
    // Red's rook chases the cannon up and down, but checks on the way.
    let fen = "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1";
    assert_eq!(
        ruling(fen, "a0a9 d9d8 a9a0 d8d9 a0a9 d9d8 a9a0 d8d9"),
        Some(Ruling::RepetitionWithChecks { cycle: cycle(1, 8) })
    );
}

const CHASED_CANNON: &str = "2bakabnr/9/r1n1c4/2p1p1p1p/PP7/9/4P1P1P/2C3NC1/9/1NBAKAB1R w - - 0 1";

#[test]
fn a_cannon_that_chases_a_rook_loses_whoever_completes_the_occurrence() {
    let moves = "c2a2 a7b7 a2b2 b7a7 b2a2 a7b7 a2b2 b7a7 b2a2";
    let ruling = ruling(CHASED_CANNON, moves).unwrap();
    assert_eq!(ruling.loser(), Some(Side::Red));
    let Ruling::PerpetualChase {
        victim,
        at,
        all,
        cycle: judged,
        ..
    } = ruling
    else {
        panic!("{ruling:?}");
    };
    assert_eq!(victim, Piece::new(Side::Black, PieceKind::Rook));
    assert_eq!((at, all.len()), (point("a7"), 1));
    assert_eq!(judged, cycle(2, 9));
}

#[test]
fn both_chasing_with_every_move_is_a_draw() {
    // The horse steps in and out of the cannon's line to the rook on g2, the rook on e8 follows the horse.
    let fen = "3k2C2/4r4/9/4N4/9/9/1R7/6r2/5nR2/5K3 w - - 0 1";
    let moves = "e6g5 e8g8 g5e6 g8e8";
    assert_eq!(
        ruling(fen, &format!("{moves} {moves}")),
        Some(Ruling::MutualChase { cycle: cycle(1, 8) })
    );
}

#[test]
fn a_piece_that_only_uncovers_the_attack_chases() {
    // Whenever the horse leaves c7 or comes back, the cannon on c0 has one screen before the rook on c9.
    let fen = "2rN5/9/2Nk5/9/9/9/2n6/c8/9/2C2K3 w - - 0 1";
    let moves = "c7b5 c3e4 b5c7 e4c3";
    let ruling = ruling(fen, &format!("{moves} {moves}")).unwrap();
    assert_eq!(ruling.loser(), Some(Side::Red));
    assert!(matches!(ruling, Ruling::PerpetualChase { at, .. } if at == point("c9")));
}

#[test]
fn a_piece_held_all_the_time_is_not_newly_chased() {
    let fen = "3k5/9/9/9/R3n4/9/9/9/9/5K3 w - - 0 1";
    let moves = "a5b5 d9d8 b5a5 d8d9";
    assert_eq!(
        ruling(fen, &format!("{moves} {moves}")),
        Some(Ruling::Repetition { cycle: cycle(1, 8) })
    );
}

#[test]
fn two_victims_in_turn_are_no_perpetual_chase() {
    let fen = "3k5/9/9/9/R3n4/9/4n4/9/9/5K3 w - - 0 1";
    let moves = "a5a3 d9d8 a3a5 d8d9";
    assert_eq!(
        ruling(fen, &format!("{moves} {moves}")),
        Some(Ruling::Repetition { cycle: cycle(1, 8) })
    );
}

#[test]
fn nothing_is_ruled_at_the_second_occurrence_but_the_warning_names_the_loser() {
    let fen = "3aka3/4n4/9/9/9/9/9/7C1/7r1/3AK4 w - - 0 1";
    let mut case = Case::new(fen, Rules::default());
    case.play("h2a2 h1a1 a2h2 a1h1");
    assert_eq!(case.judge(), None);
    let warning = case.warning().unwrap();
    assert_eq!(warning.loser(), Some(Side::Black));
    assert_eq!(warning.cycle(), Some(cycle(1, 4)));
    case.play("h2a2 h1a1 a2h2 a1h1");
    assert_eq!(
        case.judge().and_then(|ruling| ruling.loser()),
        Some(Side::Black)
    );
    assert_eq!(case.warning(), None);
}

#[test]
fn the_checker_is_warned_before_the_losing_move() {
    let mut case = Case::new(CHECKED_KING, Rules::default());
    case.play("a8a9 d9d8 a9a8 d8d9 a8a9 d9d8");
    assert_eq!(
        case.warning().and_then(|ruling| ruling.loser()),
        Some(Side::Red)
    );
}

#[test]
fn the_variants_judge_as_far_as_their_names_say() {
    let chase = "c2a2 a7b7 a2b2 b7a7 b2a2 a7b7 a2b2 b7a7 b2a2";
    let draw = |first| {
        Some(Ruling::Repetition {
            cycle: cycle(first, first + 7),
        })
    };
    assert_eq!(
        ruling_under(under(Repetition::ChecksOnly), CHASED_CANNON, chase),
        draw(2)
    );
    let checks = ruling_under(under(Repetition::ChecksOnly), CHECKED_KING, TWICE).unwrap();
    assert_eq!(checks.loser(), Some(Side::Red));
    assert_eq!(
        ruling_under(under(Repetition::Plain), CHASED_CANNON, chase),
        draw(2)
    );
    assert_eq!(
        ruling_under(under(Repetition::Plain), CHECKED_KING, TWICE),
        draw(1)
    );
    assert_eq!(
        ruling_under(
            under(Repetition::Off),
            CHECKED_KING,
            &format!("{TWICE} {TWICE}")
        ),
        None
    );
    assert_eq!(
        ruling_under(Rules::casual(), CHECKED_KING, &format!("{TWICE} {TWICE}")),
        None
    );
}

#[test]
fn repetition_comes_before_the_move_limit() {
    let fen = "3k5/R8/9/9/9/9/9/9/9/5K3 w - - 112 60";
    assert!(matches!(
        ruling(fen, TWICE),
        Some(Ruling::PerpetualCheck { .. })
    ));
    assert_eq!(
        ruling_under(under(Repetition::Off), fen, TWICE),
        Some(Ruling::MoveLimit { plies: 120 })
    );
}

#[test]
fn the_move_limit_can_be_set_and_switched_off() {
    let fen = "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 99 60";
    let limited = |limit| Rules {
        limit,
        ..Rules::default()
    };
    let hundred = limited(crate::rules::MoveLimit::Plies(100));
    assert_eq!(
        ruling_under(hundred, fen, "a0a1"),
        Some(Ruling::MoveLimit { plies: 100 })
    );
    assert_eq!(ruling(fen, "a0a1"), None);
    let high = fen.replace("99 60", "500 60");
    assert_eq!(
        ruling_under(limited(crate::rules::MoveLimit::Off), &high, "a0a1"),
        None
    );
}

#[test]
fn checks_past_the_tenth_do_not_count_towards_the_limit_unless_the_switch_is_off() {
    let start = "3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1";
    let plies = |exempt_checks| {
        let mut case = Case::new(
            start,
            Rules {
                exempt_checks,
                ..under(Repetition::Off)
            },
        );
        for _ in 0..10 {
            case.play(CHECKS);
        }
        limit_counter(&case.start, &case.line).plies()
    };
    assert_eq!(plies(true), 20);
    assert_eq!(plies(false), 40);
}

#[test]
fn a_capture_starts_the_limit_anew() {
    let mut case = Case::new("3k5/9/9/9/9/9/9/9/p8/R4K3 w - - 50 60", Rules::default());
    case.play("f0f1 d9d8");
    assert_eq!(limit_counter(&case.start, &case.line).plies(), 52);
    case.play("a0a1");
    assert_eq!(limit_counter(&case.start, &case.line).plies(), 0);
}

#[test]
fn the_explanation_tells_what_each_ply_of_the_cycle_does() {
    let fen = "3aka3/4n4/9/9/9/9/9/7C1/7r1/3AK4 w - - 0 1";
    let mut case = Case::new(fen, under(Repetition::Plain));
    case.play("h2a2 h1a1 a2h2 a1h1 h2a2 h1a1 a2h2 a1h1");
    let told = explain(&case.start, &case.line, cycle(1, 8));
    assert_eq!(told.len(), 8);
    assert_eq!((told[1].ply, told[1].piece.kind), (2, PieceKind::Rook));
    assert_eq!(told[0].deed, Deed::Idle);
    let cannon = Piece::new(Side::Red, PieceKind::Cannon);
    assert_eq!(
        told[1].deed,
        Deed::Chase(vec![Chased {
            piece: cannon,
            at: point("a2")
        }])
    );
    let mut case = Case::new(CHECKED_KING, Rules::default());
    case.play(TWICE);
    let told = explain(&case.start, &case.line, cycle(5, 8));
    let deeds: Vec<_> = told.into_iter().map(|ply| (ply.ply, ply.deed)).collect();
    assert_eq!(
        deeds,
        [
            (5, Deed::Check),
            (6, Deed::Idle),
            (7, Deed::Check),
            (8, Deed::Idle)
        ]
    );
}

#[test]
fn without_attackers_the_game_is_drawn_under_any_rules() {
    let fen = "2bk1ab2/9/9/9/9/9/9/9/9/2BAK1B2 w - - 0 1";
    for rules in [Rules::default(), Rules::casual(), under(Repetition::Off)] {
        assert_eq!(Case::new(fen, rules).judge(), Some(Ruling::NoAttackers));
    }
}

#[test]
fn of_several_victims_the_one_of_most_worth_is_named() {
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
    let order = [Rook, Cannon, Horse, Advisor, Elephant, Pawn, King];
    assert!(
        order
            .map(worth)
            .is_sorted_by(|before, after| before < after)
    );
}
