//! Laws of the referee, tried out on random loops: it agrees with the rule text retold in the plainest way, and
//! sees a mirrored game, or one with the colours swapped, as what it is.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

#[allow(dead_code, reason = "other tests roll games")]
mod chance;
mod mirror;

use chance::Dice;
use mirror::transformed;
use std::collections::{BTreeMap, BTreeSet};
use xiangqi::game::{Game, Outcome};
use xiangqi::rules::{
    Board, BySide, Move, MoveLimit, Piece, PieceKind, Point, PointSet, Position, Repetition, Rules,
    Ruling, Setup, Side, held,
};

/// A start position and moves that lead back to it, played twice.
struct Loop {
    start: Position,
    moves: Vec<Move>,
}

/// Random loops: in each both sides move a piece to and fro. Two of them one after the other, as it comes, make one whose
/// halves differ.
fn loops(seed: u64, count: usize) -> Vec<Loop> {
    let mut dice = Dice::new(seed);
    let mut loops = Vec::new();
    while loops.len() < count {
        let start = chance::placement(&mut dice);
        for _ in 0..20 {
            let (Some(first), Some(second)) = (
                there_and_back(&start, &mut dice),
                there_and_back(&start, &mut dice),
            ) else {
                break;
            };
            let second = if dice.roll(2) == 0 {
                first.clone()
            } else {
                second
            };
            let moves = [first, second].concat();
            let start = start.clone();
            loops.push(Loop { start, moves });
        }
    }
    loops
}

fn there_and_back(start: &Position, dice: &mut Dice) -> Option<Vec<Move>> {
    for _ in 0..20 {
        let mut moves: Vec<Move> = Vec::new();
        let mut position = start.clone();
        while moves.len() < 4 {
            let m = match moves.len() {
                0 | 1 => random_quiet_move(&position, dice),
                ply => Some(Move::new(moves[ply - 2].to, moves[ply - 2].from)),
            };
            let Some(m) = m.filter(|&m| position.is_legal(m)) else {
                break;
            };
            position = position.play(m).ok()?;
            moves.push(m);
        }
        if moves.len() == 4 && position.key() == start.key() {
            return Some(moves);
        }
    }
    None
}

/// A move that takes nothing; every other time one that leaves its side holding something, if there is such a move.
fn random_quiet_move(position: &Position, dice: &mut Dice) -> Option<Move> {
    let mut quiet: Vec<Move> = position
        .legal_moves()
        .iter()
        .copied()
        .filter(|m| position.board().at(m.to).is_none())
        .collect();
    let threatens = |m: &Move| {
        let after = position.play(*m).unwrap();
        !held(after.board(), position.turn()).is_empty()
    };
    if dice.roll(2) == 0 && quiet.iter().any(threatens) {
        quiet.retain(threatens);
    }
    (!quiet.is_empty()).then(|| quiet[dice.roll(quiet.len())])
}

fn rules() -> Rules {
    Rules {
        limit: MoveLimit::Off,
        ..Rules::default()
    }
}

/// Plays the loop as far as it goes.
fn play(start: &Position, moves: &[Move], rules: Rules) -> Game {
    let mut game = Game::new(start.clone(), rules);
    for &m in moves {
        if game.play(m).is_err() {
            break;
        }
    }
    game
}

/// What the rule text says of a window, as words.
fn verdict(ruling: Option<Ruling>) -> String {
    match ruling {
        None => "nothing".into(),
        Some(Ruling::PerpetualCheck { loser, .. }) => format!("{loser:?} checks"),
        Some(Ruling::PerpetualChase { loser, all, .. }) => format!("{loser:?} chases {all:?}"),
        Some(Ruling::Repetition { .. }) => "repetition".into(),
        Some(other) => format!("{other:?}")
            .split(' ')
            .next()
            .unwrap_or_default()
            .to_owned(),
    }
}

/// The rule text once more, with identities on points that follow each move, and every set afresh.
fn retold(start: &Position, moves: &[Move]) -> String {
    let mut identities: BTreeMap<Point, usize> = Point::all()
        .enumerate()
        .map(|(i, point)| (point, i))
        .collect();
    let mut position = start.clone();
    let mut all_checks = BySide::from_fn(|_| true);
    let mut has_check = false;
    let mut chased = BySide::<Option<BTreeSet<usize>>>::default();
    for &m in moves {
        let side = position.turn();
        let held_by = |board: &Board, identities: &BTreeMap<Point, usize>| -> BTreeSet<usize> {
            naive_held(board, side)
                .iter()
                .map(|point| identities[point])
                .collect()
        };
        let before = held_by(position.board(), &identities);
        position = position.play(m).unwrap();
        let identity = identities[&m.from];
        identities.insert(m.to, identity);
        let after = held_by(position.board(), &identities);
        all_checks[side] &= position.is_check();
        has_check |= position.is_check();
        let new: BTreeSet<usize> = after.difference(&before).copied().collect();
        chased[side] = Some(match chased[side].take() {
            Some(earlier) => earlier.intersection(&new).copied().collect(),
            None => new,
        });
    }
    match (all_checks.red, all_checks.black) {
        (true, true) => return "MutualCheck".into(),
        (true, false) => return "Red checks".into(),
        (false, true) => return "Black checks".into(),
        (false, false) if has_check => return "RepetitionWithChecks".into(),
        (false, false) => {}
    }
    let chased = |side: Side| -> PointSet {
        let victims = chased[side].clone().unwrap_or_default();
        let enemies = position.board().occupied_by(!side);
        enemies
            .iter()
            .filter(|point| victims.contains(&identities[point]))
            .collect()
    };
    match (chased(Side::Red), chased(Side::Black)) {
        (red, black) if red.is_empty() && black.is_empty() => "repetition".into(),
        (red, black) if black.is_empty() => format!("Red chases {red:?}"),
        (red, black) if red.is_empty() => format!("Black chases {black:?}"),
        _ => "MutualChase".into(),
    }
}

/// Holding as the rule text has it, with every legality asked from a position set up for it.
fn naive_held(board: &Board, side: Side) -> BTreeSet<Point> {
    use PieceKind::{Advisor, Cannon, Elephant, Horse, King, Pawn, Rook};
    let mut victims = BTreeSet::new();
    for (from, taker) in board.pieces(side) {
        for (target, victim) in board.pieces(!side) {
            let chases = !matches!(taker, King | Pawn);
            let can_be_chased = victim != King && (victim != Pawn || !target.on_own_bank(!side));
            if !chases || !can_be_chased {
                continue;
            }
            let Some(after) = taken(board, from, target) else {
                continue;
            };
            let gains = match (taker, victim) {
                (Horse | Cannon, Rook) | (Advisor | Elephant, Rook | Horse | Cannon) => true,
                _ => {
                    let is_protected = after.legal_moves().iter().any(|m| m.to == target);
                    let strikes_back = taker == victim && taken(board, target, from).is_some();
                    !is_protected && !strikes_back
                }
            };
            if gains {
                victims.insert(target);
            }
        }
    }
    victims
}

/// The position after a piece has taken another, if it legally can.
fn taken(board: &Board, from: Point, target: Point) -> Option<Position> {
    let piece = board.at(from)?;
    if !board.destinations(from).contains(target) {
        return None;
    }
    let mut setup = Setup::empty();
    for side in Side::BOTH {
        for (point, kind) in board.pieces(side) {
            setup.set(point, Some(Piece::new(side, kind)));
        }
    }
    setup.set(from, None);
    setup.set(target, Some(piece));
    setup.turn = !piece.side;
    Position::try_from(setup).ok()
}

#[test]
fn the_referee_says_what_the_rule_text_says() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for Loop { start, moves } in loops(11, 6_000) {
        let game = play(&start, &moves, rules());
        if game.ply() < moves.len() || game.line().iter().any(|played| played.captured.is_some()) {
            continue;
        }
        let said = verdict(game.ruling());
        assert_eq!(said, retold(&start, &moves), "{start:?} {moves:?}");
        let kind: String = said.chars().take_while(|&letter| letter != '{').collect();
        *seen.entry(kind).or_default() += 1;
    }
    for kind in [
        "repetition",
        "RepetitionWithChecks",
        "Red checks",
        "Black checks",
        "Red chases ",
        "Black chases ",
    ] {
        assert!(
            seen.get(kind).is_some_and(|&count| count > 5),
            "{kind}: {seen:?}"
        );
    }
}

#[test]
fn holding_is_what_the_rule_text_says_and_turns_with_the_board() {
    let mut dice = Dice::new(12);
    for _ in 0..3_000 {
        let position = chance::placement(&mut dice);
        let turned = transformed(&position, Point::rotated, |side| !side);
        let mirrored = transformed(&position, Point::mirrored, |side| side);
        for side in Side::BOTH {
            let points = held(position.board(), side);
            assert_eq!(
                points.iter().collect::<BTreeSet<_>>(),
                naive_held(position.board(), side),
                "{position:?} {side:?}"
            );
            let turned_points: PointSet = points.iter().map(Point::rotated).collect();
            assert_eq!(
                held(turned.board(), !side),
                turned_points,
                "{position:?} {side:?}"
            );
            let mirrored_points: PointSet = points.iter().map(Point::mirrored).collect();
            assert_eq!(
                held(mirrored.board(), side),
                mirrored_points,
                "{position:?} {side:?}"
            );
        }
    }
}

#[test]
fn mirrored_and_swapped_games_have_mirrored_and_swapped_rulings() {
    let turned =
        |ruling: Option<Ruling>, place: fn(Point) -> Point, own: fn(Side) -> Side| match ruling {
            Some(Ruling::PerpetualCheck { loser, cycle }) => Some(Ruling::PerpetualCheck {
                loser: own(loser),
                cycle,
            }),
            Some(Ruling::PerpetualChase {
                loser,
                victim,
                at,
                all,
                cycle,
            }) => Some(Ruling::PerpetualChase {
                loser: own(loser),
                victim: Piece::new(own(victim.side), victim.kind),
                at: place(at),
                all: all.iter().map(place).collect(),
                cycle,
            }),
            other => other,
        };
    for Loop { start, moves } in loops(13, 2_000) {
        let ruling = play(&start, &moves, rules()).ruling();
        // Of two victims of a kind the ruling names one; which, the mirror need not keep.
        if matches!(ruling, Some(Ruling::PerpetualChase { all, .. }) if all.len() > 1) {
            continue;
        }
        let mirrored: Vec<Move> = moves.iter().map(|m| m.mirrored()).collect();
        let mirror = play(
            &transformed(&start, Point::mirrored, |side| side),
            &mirrored,
            rules(),
        );
        assert_eq!(
            mirror.ruling(),
            turned(ruling, Point::mirrored, |side| side),
            "{start:?}"
        );
        let rotated: Vec<Move> = moves.iter().map(|m| m.rotated()).collect();
        let swapped = play(
            &transformed(&start, Point::rotated, |side| !side),
            &rotated,
            rules(),
        );
        assert_eq!(
            swapped.ruling(),
            turned(ruling, Point::rotated, |side| !side),
            "{start:?}"
        );
    }
}

#[test]
fn the_milder_variants_follow_from_the_standard_one() {
    for Loop { start, moves } in loops(14, 2_000) {
        let under = |repetition| {
            let rules = Rules {
                repetition,
                ..rules()
            };
            verdict(play(&start, &moves, rules).ruling())
        };
        let standard = under(Repetition::Standard);
        let checks_only = under(Repetition::ChecksOnly);
        if standard.contains("chases") || standard == "MutualChase" {
            assert_eq!(checks_only, "repetition");
        } else {
            assert_eq!(checks_only, standard);
        }
        let plain = under(Repetition::Plain);
        assert!(
            plain == "repetition" || standard == plain,
            "{start:?}: {standard}, {plain}"
        );
    }
}

#[test]
fn a_refused_repetition_leaves_the_game_to_go_on() {
    let mut refused = 0;
    for Loop { start, moves } in loops(15, 1_500) {
        let ended = play(&start, &moves, rules());
        let refusing = Rules {
            refuse: true,
            ..rules()
        };
        let game = play(&start, &moves, refusing);
        let mover = ended.line().last().map(|played| played.piece.side);
        let loser = ended.ruling().and_then(|ruling| ruling.loser());
        if loser.is_some() && loser == mover && game.ply() + 1 == ended.ply() {
            refused += 1;
            let last = ended.line()[ended.ply() - 1].m;
            assert!(!game.targets(last.from).contains(last.to));
            // The game is over only if no other move is left.
            let is_stuck = playable_moves(&game).is_empty();
            assert_eq!(game.outcome().is_some(), is_stuck);
            assert!(game.ruling().is_none_or(|ruling| ruling.loser() == loser));
        } else {
            assert_eq!(game.outcome(), ended.outcome(), "{start:?}");
        }
    }
    assert!(refused > 5, "{refused}");
}

fn playable_moves(game: &Game) -> Vec<Move> {
    let moves = game.position().legal_moves();
    let playable = moves.iter().copied().filter(|&m| game.refusal(m).is_none());
    playable.collect()
}

#[test]
fn undo_and_redo_bring_back_positions_facts_and_ends() {
    let mut dice = Dice::new(16);
    for _ in 0..60 {
        let mut game = Game::new(chance::placement(&mut dice), Rules::default());
        let mut states: Vec<(Position, Option<Outcome>)> =
            vec![(game.position().clone(), game.outcome())];
        while game.ply() < 150 && game.outcome().is_none() {
            let moves = game.position().legal_moves();
            game.play(moves[dice.roll(moves.len())]).unwrap();
            states.push((game.position().clone(), game.outcome()));
        }
        let line = game.line().to_vec();
        for state in states.iter().rev().skip(1) {
            game.undo();
            assert_eq!((game.position().clone(), game.outcome()), *state);
        }
        assert_eq!(game.undo(), None);
        for state in states.iter().skip(1) {
            game.redo();
            assert_eq!((game.position().clone(), game.outcome()), *state);
        }
        assert_eq!(game.line(), line);
        // The tree alone makes the same game.
        let mut again =
            Game::from_tree(game.start().clone(), game.rules(), game.tree().clone()).unwrap();
        assert!(again.go_to(game.node()));
        assert_eq!(
            (again.line(), again.outcome()),
            (game.line(), game.outcome())
        );
    }
}
