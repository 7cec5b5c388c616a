use super::*;
use crate::rules::{PieceKind, Refusal};

fn point(text: &str) -> Point {
    let bytes = text.as_bytes();
    Point::new(bytes[0] - b'a', bytes[1] - b'0').unwrap()
}

fn m(text: &str) -> Move {
    Move::new(point(&text[..2]), point(&text[2..]))
}

fn game(fen: &str, rules: Rules) -> Game {
    Game::new(fen.parse().unwrap(), rules)
}

fn standard(fen: &str) -> Game {
    game(fen, Rules::default())
}

fn casual(fen: &str) -> Game {
    game(fen, Rules::casual())
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(m(text))
            .unwrap_or_else(|error| panic!("{text}: {error:?}"));
    }
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const BARE: &str = "2bk1ab2/9/9/9/9/9/9/9/9/2BAK1B2 w - - 0 1";

fn won(winner: Side, by: WinReason) -> Outcome {
    Outcome::Won { winner, by }
}

#[test]
fn the_sides_move_in_turn() {
    let mut game = standard(START);
    assert_eq!(game.phase(), Phase::Playing { turn: Side::Red });
    assert_eq!(
        game.play(m("h2e2")),
        Ok(Phase::Playing { turn: Side::Black })
    );
    let refused = game.play(m("e2e6")).unwrap_err();
    assert!(matches!(
        refused,
        PlayError::Refused(Refusal::NotYourPiece { .. })
    ));
    assert_eq!(game.ply(), 1);
}

#[test]
fn a_refused_move_changes_nothing_and_says_why() {
    let mut game = standard(START);
    let before = game.position().clone();
    // b0b2 is no horse's move at all.
    assert!(matches!(game.play(m("b0b2")), Err(PlayError::Refused(_))));
    assert!(matches!(
        game.refusal(m("b0d1")),
        Some(PlayError::Refused(Refusal::LegBlocked { .. }))
    ));
    assert!(game.refusal(m("b0c2")).is_none());
    assert_eq!(game.position(), &before);
    assert!(game.tree().is_empty());
}

#[test]
fn checkmate_wins() {
    let mut game = standard("4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1");
    play(&mut game, "b7b9");
    assert_eq!(game.outcome(), Some(won(Side::Red, WinReason::Checkmate)));
    assert_eq!(game.winner(), Some(Side::Red));
    assert_eq!(
        game.play(m("e9e8")),
        Err(PlayError::Over(game.outcome().unwrap()))
    );
    assert!(game.targets(point("e9")).is_empty());
}

#[test]
fn stalemate_loses_for_the_side_that_cannot_move() {
    let mut red = standard("3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1");
    play(&mut red, "e7e8");
    assert_eq!(red.outcome(), Some(won(Side::Red, WinReason::Stalemate)));
    let mut black = standard("4k4/9/9/9/9/9/9/4p4/9/3K5 b - - 0 1");
    play(&mut black, "e2e1");
    assert_eq!(
        black.outcome(),
        Some(won(Side::Black, WinReason::Stalemate))
    );
}

#[test]
fn a_cannon_with_a_rook_at_its_side_has_not_mated_while_stepping_between_helps() {
    let mut game = standard("c3k2C1/4a4/6R2/9/9/9/9/9/9/3K5 w - - 0 1");
    play(&mut game, "g7g9");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.position().legal_moves().to_vec(), [m("e8f9")]);
}

#[test]
fn the_last_attacker_taken_draws_in_both_rule_sets() {
    let fen = "3k5/9/9/9/9/9/9/9/4r4/4K4 w - - 0 1";
    for rules in [Rules::default(), Rules::casual()] {
        let mut game = game(fen, rules);
        play(&mut game, "e0e1");
        assert_eq!(
            game.outcome(),
            Some(Outcome::Drawn(DrawReason::NoAttackers))
        );
        assert_eq!(game.ruling(), Some(Ruling::NoAttackers));
    }
}

#[test]
fn a_start_without_attackers_is_a_draw_at_once_in_both_rule_sets() {
    for rules in [Rules::default(), Rules::casual()] {
        let mut game = game(BARE, rules);
        let draw = Outcome::Drawn(DrawReason::NoAttackers);
        assert_eq!(game.phase(), Phase::Over(draw));
        assert_eq!(game.play(m("e0e1")), Err(PlayError::Over(draw)));
        assert_eq!(game.resign(Side::Red), Err(GameOver(draw)));
    }
}

#[test]
fn a_start_that_is_mate_or_stalemate_is_over_at_once() {
    let mate = standard("1R2k4/R8/9/9/9/9/9/9/9/3K5 b - - 0 1");
    assert_eq!(mate.outcome(), Some(won(Side::Red, WinReason::Checkmate)));
    let stalemate = standard("3k5/4P4/9/9/9/9/9/9/9/4K4 b - - 0 1");
    assert_eq!(
        stalemate.outcome(),
        Some(won(Side::Red, WinReason::Stalemate))
    );
}

#[test]
fn mate_comes_before_the_move_limit_and_the_limit_before_material() {
    let mut mate = standard("4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 119 90");
    play(&mut mate, "b7b9");
    assert_eq!(mate.outcome(), Some(won(Side::Red, WinReason::Checkmate)));
    let mut quiet = standard("4k4/R8/9/9/9/9/9/9/9/3K5 w - - 119 90");
    assert_eq!(quiet.plies_to_limit(), Some(1));
    play(&mut quiet, "a8b8");
    assert_eq!(quiet.outcome(), Some(Outcome::Drawn(DrawReason::MoveLimit)));
    assert_eq!(quiet.ruling(), Some(Ruling::MoveLimit { plies: 120 }));
    let bare = standard("2bk1ab2/9/9/9/9/9/9/9/9/2BAK1B2 w - - 120 90");
    assert_eq!(bare.outcome(), Some(Outcome::Drawn(DrawReason::MoveLimit)));
}

#[test]
fn casual_taking_the_king_wins() {
    let mut game = casual("4k4/9/9/9/9/9/p8/9/1R7/3K5 w - - 0 1");
    play(&mut game, "b1b9 a3a2");
    assert_eq!(game.outcome(), None, "Black does not mind the check");
    play(&mut game, "b9e9");
    assert_eq!(
        game.outcome(),
        Some(won(Side::Red, WinReason::KingCaptured))
    );
    assert_eq!(game.position().board().king(Side::Black), None);
    assert_eq!(game.captured(Side::Black).len(), 1);
    game.undo();
    assert_eq!(game.phase(), Phase::Playing { turn: Side::Red });
    assert_eq!(game.position().board().king(Side::Black), Some(point("e9")));
    game.redo();
    assert_eq!(game.winner(), Some(Side::Red));
}

#[test]
fn casual_letting_the_kings_face_loses_for_the_mover() {
    let mut game = casual("3k5/9/9/9/3P5/9/9/9/9/3K5 w - - 0 1");
    play(&mut game, "d5e5");
    assert_eq!(
        game.outcome(),
        Some(won(Side::Black, WinReason::KingsFacing))
    );
    let mut game = casual("4k4/9/9/9/3P5/9/9/9/9/3K5 w - - 0 1");
    play(&mut game, "d0e0");
    assert_eq!(
        game.outcome(),
        Some(won(Side::Black, WinReason::KingsFacing))
    );
}

#[test]
fn casual_moves_only_have_to_fit_the_piece() {
    // The rook checks along the e-file.
    let fen = "3k5/9/9/4r4/9/9/P8/9/9/4K4 w - - 0 1";
    assert!(standard(fen).targets(point("a3")).is_empty());
    let mut game = casual(fen);
    assert_eq!(game.targets(point("a3")), PointSet::of(point("a4")));
    assert!(matches!(
        game.play(m("a3b3")),
        Err(PlayError::Refused(Refusal::PawnSideways { .. }))
    ));
    play(&mut game, "a3a4");
    assert_eq!(game.phase(), Phase::Playing { turn: Side::Black });
}

#[test]
fn casual_games_know_neither_mate_nor_repetition_nor_a_move_limit() {
    let mut game = casual("4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 119 90");
    play(&mut game, "b7b9");
    assert_eq!(game.outcome(), None);
    let mut game = casual("3k5/R8/9/9/9/9/9/9/9/5K3 w - - 0 1");
    for _ in 0..5 {
        play(&mut game, "a8a9 d9d8 a9a8 d8d9");
    }
    assert_eq!(game.outcome(), None);
    assert_eq!(game.warning(), None);
    assert_eq!(game.plies_to_limit(), None);
}

#[test]
fn a_casual_side_without_any_move_loses() {
    // Both horses have all legs blocked, and the king has nowhere to go but onto them.
    let mut game = casual("3knP3/2PnP4/9/3P5/9/9/9/9/9/4K4 w - - 0 1");
    play(&mut game, "d6d7");
    assert_eq!(game.outcome(), Some(won(Side::Red, WinReason::Stalemate)));
}

#[test]
fn resigning_loses_whoever_is_to_move() {
    let mut game = standard(START);
    assert_eq!(
        game.resign(Side::Black),
        Ok(Phase::Over(won(Side::Red, WinReason::Resignation)))
    );
    assert!(game.resign(Side::Red).is_err());
    assert!(game.agree_draw().is_err());
}

#[test]
fn a_fallen_flag_loses_unless_the_other_side_has_no_attacker() {
    let mut game = standard("3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1");
    let mut other = game.clone();
    game.flag(Side::Black).unwrap();
    assert_eq!(game.outcome(), Some(won(Side::Red, WinReason::Time)));
    other.flag(Side::Red).unwrap();
    assert_eq!(
        other.outcome(),
        Some(Outcome::Drawn(DrawReason::TimeWithoutAttackers))
    );
}

#[test]
fn a_declared_end_stays_with_its_node() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7");
    game.agree_draw().unwrap();
    let agreed = Some(Outcome::Drawn(DrawReason::Agreement));
    assert_eq!(game.undo(), Some(m("h9g7")));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.redo(), Some(m("h9g7")));
    assert_eq!(game.outcome(), agreed);
    // Another move leaves it behind; its line still ends in the draw.
    let ended = game.node();
    game.undo();
    play(&mut game, "b9c7");
    assert_eq!(game.outcome(), None);
    assert!(game.go_to(ended));
    assert_eq!(game.outcome(), agreed);
    // The same move played by hand does not.
    game.undo();
    play(&mut game, "h9g7");
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_declared_end_can_be_withdrawn_also_at_the_start() {
    let mut game = standard(START);
    game.resign(Side::Red).unwrap();
    assert_eq!(game.undo(), None);
    assert!(game.withdraw().is_some());
    assert_eq!(game.outcome(), None);
    assert_eq!(game.withdraw(), None);
}

#[test]
fn undo_and_redo_restore_every_position_also_after_the_end() {
    let mut game = standard("4k4/R8/1R7/9/9/9/9/9/9/3K5 b - - 7 9998");
    let mut positions = vec![game.position().clone()];
    for text in ["e9f9", "b7c7", "f9e9", "c7c9"] {
        play(&mut game, text);
        positions.push(game.position().clone());
    }
    let end = game.outcome();
    assert!(end.is_some());
    for position in positions.iter().rev().skip(1) {
        assert!(game.undo().is_some());
        assert_eq!(game.position(), position);
        assert_eq!(game.outcome(), None);
    }
    assert_eq!(game.undo(), None);
    for position in &positions[1..] {
        assert!(game.redo().is_some());
        assert_eq!(game.position(), position);
    }
    assert_eq!(game.outcome(), end);
    assert_eq!(game.redo(), None);
}

#[test]
fn another_move_from_an_earlier_place_starts_a_side_line() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7 h0g2");
    let old = game.node();
    game.undo();
    game.undo();
    play(&mut game, "b9c7");
    let new = game.node();
    assert_eq!(game.redo(), None);
    assert_eq!(game.tree().len(), 4);
    assert!(game.tree().is_main(old) && !game.tree().is_main(new));
    assert!(game.go_to(old));
    assert_eq!(game.ply(), 3);
    assert_eq!(game.line().last().unwrap().m, m("h0g2"));
    // Playing what has been played follows that line and keeps the rest of it.
    game.undo();
    game.undo();
    play(&mut game, "h9g7");
    assert_eq!(game.tree().len(), 4);
    assert_eq!(game.redo(), Some(m("h0g2")));
}

#[test]
fn redo_follows_the_line_that_was_undone_and_the_main_line_elsewhere() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7");
    game.go_to(NodeId::ROOT);
    play(&mut game, "b0c2 b9c7");
    game.undo();
    game.undo();
    assert_eq!(game.redo(), Some(m("b0c2")));
    assert_eq!(game.redo(), Some(m("b9c7")));
    let main = game.tree().main_line();
    game.go_to(main[0]);
    assert_eq!(game.redo(), Some(m("h9g7")));
}

#[test]
fn captured_pieces_are_those_of_the_current_line() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7 e2e6");
    assert_eq!(
        game.captured(Side::Black),
        [Piece::new(Side::Black, PieceKind::Pawn)]
    );
    assert!(game.captured(Side::Red).is_empty());
    game.undo();
    assert!(game.captured(Side::Black).is_empty());
}

#[test]
fn deleting_the_line_of_the_cursor_takes_the_cursor_back() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7 h0g2");
    game.resign(Side::Black).unwrap();
    let second = game.tree().main_line()[1];
    assert!(game.tree_mut().delete(second));
    assert_eq!((game.ply(), game.tree().len()), (1, 1));
    assert_eq!(game.phase(), Phase::Playing { turn: Side::Black });
    assert_eq!(game.redo(), None);
    assert!(!game.go_to(second));
    play(&mut game, "h9g7");
    assert_eq!(game.tree().len(), 2);
}

#[test]
fn deleting_what_was_undone_leaves_the_cursor() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7 h0g2");
    let last = game.node();
    game.undo();
    game.undo();
    assert!(game.tree_mut().delete(last));
    assert_eq!(game.redo(), Some(m("h9g7")));
    assert_eq!(game.redo(), None);
}

#[test]
fn a_tree_of_a_record_becomes_a_game_and_an_unplayable_move_is_named() {
    let mut tree = Tree::new();
    let first = tree.add(NodeId::ROOT, m("h2e2"));
    tree.add(first, m("h9g7"));
    let bad = tree.add(NodeId::ROOT, m("a0a5"));
    let error = Game::from_tree(Position::start(), Rules::default(), tree.clone()).unwrap_err();
    assert_eq!(error.node, bad);
    assert!(matches!(
        error.error,
        PlayError::Refused(Refusal::PathBlocked { .. })
    ));
    tree.delete(bad);
    let mut game = Game::from_tree(Position::start(), Rules::default(), tree).unwrap();
    assert_eq!(game.ply(), 0);
    assert_eq!(game.redo(), Some(m("h2e2")));
    assert_eq!(game.redo(), Some(m("h9g7")));
}

#[test]
fn a_record_may_go_on_after_an_end_but_not_after_a_king_is_gone() {
    let start: Position = "3k5/9/9/9/9/9/9/9/4r4/4K4 w - - 0 1".parse().unwrap();
    let mut tree = Tree::new();
    let draw = tree.add(NodeId::ROOT, m("e0e1"));
    let beyond = tree.add(draw, m("d9d8"));
    let mut game = Game::from_tree(start, Rules::default(), tree).unwrap();
    assert!(game.go_to(beyond));
    assert_eq!(
        game.outcome(),
        Some(Outcome::Drawn(DrawReason::NoAttackers))
    );
    game.undo();
    assert!(game.outcome().is_some());
    game.undo();
    assert!(game.outcome().is_none());

    let start: Position = "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1".parse().unwrap();
    let mut tree = Tree::new();
    let facing = ["a0a1", "e9d9"]
        .iter()
        .fold(NodeId::ROOT, |node, text| tree.add(node, m(text)));
    let beyond = tree.add(facing, m("a1a2"));
    let error = Game::from_tree(start, Rules::casual(), tree).unwrap_err();
    assert_eq!(error.node, beyond);
    assert!(matches!(error.error, PlayError::Over(_)));
}

#[test]
fn generals_moving_about_end_nothing() {
    let mut game = standard(START);
    play(&mut game, "e0e1 e9e8 e1e0");
    assert_eq!(game.outcome(), None);
}

fn main_line(game: &Game) -> String {
    let tree = game.tree();
    let moves = tree
        .main_line()
        .into_iter()
        .filter_map(|node| tree.move_at(node));
    moves.map(|m| m.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_move_in_the_place_of_those_taken_back_replaces_them() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7 h0g2");
    game.take_back();
    game.take_back();
    play(&mut game, "b9c7");
    assert_eq!(main_line(&game), "h2e2 b9c7");
    assert_eq!(game.tree().len(), 2);
    assert_eq!(game.taken_back(), None);
}

#[test]
fn a_move_from_a_place_that_was_walked_back_to_opens_a_side_line() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7");
    game.undo();
    play(&mut game, "b9c7");
    assert_eq!(main_line(&game), "h2e2 h9g7");
    assert_eq!(game.tree().len(), 3);
}

#[test]
fn a_game_as_played_has_neither_the_moves_taken_back_nor_their_end() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7");
    game.resign(Side::Red).unwrap();
    game.take_back();
    assert_eq!(main_line(&game.as_played()), "h2e2");
    assert_eq!(game.as_played().outcome(), None);
    assert_eq!(game.redo(), Some(m("h9g7")));
    assert!(game.outcome().is_some());
    assert_eq!(main_line(&game.as_played()), "h2e2 h9g7");
}

#[test]
fn moves_of_a_record_become_a_side_line_when_others_are_played_instead() {
    let mut game = standard(START);
    play(&mut game, "h2e2 h9g7");
    game.note_record();
    play(&mut game, "h0g2");
    game.take_back();
    game.take_back();
    assert_eq!(main_line(&game.as_played()), "h2e2 h9g7");
    play(&mut game, "b9c7 b0c2");
    assert_eq!(main_line(&game), "h2e2 b9c7 b0c2");
    assert_eq!(game.tree().len(), 4, "h9g7 is kept, h0g2 is not");
}
