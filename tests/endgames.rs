//! Proves by search what the built-in endgames claim of their mates: that the line is the shortest one against any
//! defence, and that an exercise has one solution.

use std::collections::HashMap;
use xiangqi::endgames::{Category, Endgame, Expected, all, by_category};
use xiangqi::rules::{Key, Move, Position};

/// Which moves the attacker tries.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tries {
    Checks,
    Everything,
}

/// An exhaustive search for mate; stalemate counts, as it wins.
struct Search {
    tries: Tries,
    /// For each position with the attacker to move: the most moves known not to do, the fewest known to do.
    known: HashMap<Key, (usize, Option<usize>)>,
}

impl Search {
    fn new(tries: Tries) -> Self {
        Self {
            tries,
            known: HashMap::new(),
        }
    }

    /// The attacker's tries with the positions after them.
    fn tries(&self, position: &Position) -> Vec<(Move, Position)> {
        let tries = self.tries;
        position
            .legal_moves()
            .iter()
            .filter_map(|&m| Some((m, position.play(m).ok()?)))
            .filter(|(_, next)| tries == Tries::Everything || next.is_check())
            .collect()
    }

    /// Whether the side to move mates within that many of its own moves.
    fn mates(&mut self, position: &Position, moves: usize) -> bool {
        let (fails, does) = self.known.get(&position.key()).copied().unwrap_or_default();
        if moves <= fails || does.is_some_and(|least| least <= moves) {
            return moves > fails;
        }
        let mut tries = self.tries(position);
        tries.sort_by_cached_key(|(_, next)| next.count_legal_moves());
        let found = tries.iter().any(|(_, next)| self.is_lost(next, moves - 1));
        let entry = if found {
            (fails, Some(does.map_or(moves, |least| least.min(moves))))
        } else {
            (moves, does)
        };
        self.known.insert(position.key(), entry);
        found
    }

    /// Whether the side to move is mated whatever it does, the other side having that many moves.
    fn is_lost(&mut self, position: &Position, moves: usize) -> bool {
        let replies = position.legal_moves();
        replies.is_empty()
            || moves > 0
                && replies
                    .iter()
                    .filter_map(|&m| position.play(m).ok())
                    .all(|next| self.mates(&next, moves))
    }

    /// The first moves that mate within that many moves.
    fn solutions(&mut self, position: &Position, moves: usize) -> Vec<Move> {
        self.tries(position)
            .iter()
            .filter(|(_, next)| self.is_lost(next, moves - 1))
            .map(|&(m, _)| m)
            .collect()
    }
}

/// The position after that many plies of the line, which other tests hold to be legal.
fn after(endgame: &Endgame, plies: usize) -> Position {
    endgame.line()[..plies]
        .iter()
        .fold(endgame.start().clone(), |position, &m| {
            position.play(m).unwrap_or(position)
        })
}

#[test]
fn in_one_or_two_moves_an_exercise_has_one_solution_among_all_moves() {
    let mut count = 0;
    for endgame in by_category(Category::Mates) {
        let moves = endgame.mate_in().expect("an exercise ends in mate");
        if moves > 2 {
            continue;
        }
        let mut search = Search::new(Tries::Everything);
        assert!(
            !search.mates(endgame.start(), moves - 1),
            "{} is shorter",
            endgame.id()
        );
        assert_eq!(
            search.solutions(endgame.start(), moves),
            endgame.line()[..1],
            "{}",
            endgame.id()
        );
        count += 1;
    }
    assert!(count >= 20, "{count}");
}

#[test]
fn in_more_moves_an_exercise_has_one_solution_by_checks_at_every_move() {
    let mut count = 0;
    for endgame in by_category(Category::Mates) {
        let moves = endgame.mate_in().expect("an exercise ends in mate");
        if moves <= 2 {
            continue;
        }
        let mut search = Search::new(Tries::Checks);
        for played in 0..moves {
            let position = after(endgame, 2 * played);
            let left = moves - played;
            assert!(!search.mates(&position, left - 1), "{}", endgame.id());
            assert_eq!(
                search.solutions(&position, left),
                [endgame.line()[2 * played]],
                "{} move {}",
                endgame.id(),
                played + 1
            );
            count += 1;
        }
    }
    assert!(count >= 60, "{count}");
}

#[test]
fn a_composition_that_mates_mates_in_the_fewest_checks_against_any_defence() {
    // Longer ones are proved from where so many moves are left: the whole of the longest takes minutes.
    const LEFT: usize = 10;
    for endgame in by_category(Category::Compositions) {
        let Some(moves) = endgame.mate_in() else {
            continue;
        };
        let played = moves.saturating_sub(LEFT);
        let position = after(endgame, 2 * played);
        let left = moves - played;
        let mut search = Search::new(Tries::Checks);
        let shortest = (1..=left).find(|&moves| search.mates(&position, moves));
        assert_eq!(shortest, Some(left), "{}", endgame.id());
    }
}

#[test]
fn no_endgame_that_should_be_a_draw_has_a_short_mate() {
    for endgame in all() {
        if endgame.expected() == Expected::Draw {
            let mut search = Search::new(Tries::Checks);
            assert!(!search.mates(endgame.start(), 6), "{}", endgame.id());
        }
    }
}
