//! The referee: repetition with perpetual check and chase, the move limit and lack of material, as pure functions
//! of a line of moves. Knows positions; keeps nothing.
//!
//! A position is repeated if the placement and the side to move are the same. A capture makes all earlier
//! positions unreachable, so nothing is looked for before the last one.

mod explain;
mod held;
mod limit;
mod played;
mod ruling;

pub use explain::{Chased, Deed, Explained, explain};
pub use held::held;
pub use limit::LimitCounter;
pub use played::Played;
pub use ruling::{Cycle, Ruling};

use super::{BySide, Key, PieceKind, Position, Repetition, Rules, Side};
use explain::in_slots;

/// Rules on a line after its last move, which left the opponent a legal move; checkmate and stalemate come before
/// anything that is judged here. First repetition, then the move limit, then material.
///
/// `line` was played from `start` on and leads to `now`.
pub fn judge(start: &Position, line: &[Played], now: &Position, rules: Rules) -> Option<Ruling> {
    repetition(start, line, now, rules)
        .or_else(|| move_limit(start, line, rules))
        .or_else(|| (!now.has_attackers()).then_some(Ruling::NoAttackers))
}

/// What [`judge`] would say if the play since the first occurrence were repeated once more, when the position stands
/// for the second time.
pub fn warning(start: &Position, line: &[Played], now: &Position, rules: Rules) -> Option<Ruling> {
    let mut earlier = Earlier::of(start.key(), line, now.key());
    match (earlier.next(), earlier.next()) {
        (Some(first), None) => judge_window(line, first, now, rules),
        _ => None,
    }
}

/// How often a position has stood in the line since the last capture.
pub fn occurrences(start: &Position, line: &[Played], key: Key) -> usize {
    let last = line.last().map_or(start.key(), |played| played.key);
    Earlier::of(start.key(), line, key).count() + usize::from(last == key)
}

/// The plies that count towards the move limit.
pub fn limit_counter(start: &Position, line: &[Played]) -> LimitCounter {
    line.last()
        .map_or_else(|| LimitCounter::new(start.quiet_plies()), |last| last.limit)
}

/// The third occurrence is judged over everything since the first, both loops together; the second never. Should a
/// line go on after that, the last three occurrences are looked at.
fn repetition(start: &Position, line: &[Played], now: &Position, rules: Rules) -> Option<Ruling> {
    let first = Earlier::of(start.key(), line, now.key()).nth(1)?;
    judge_window(line, first, now, rules)
}

fn move_limit(start: &Position, line: &[Played], rules: Rules) -> Option<Ruling> {
    let plies = rules.limit_in_force()?;
    (limit_counter(start, line).plies() >= plies).then_some(Ruling::MoveLimit { plies })
}

/// The earlier places in a line where a position stood, the latest first. Place `n` is after `n` plies.
struct Earlier<'a> {
    start: Key,
    line: &'a [Played],
    key: Key,
}

impl<'a> Earlier<'a> {
    fn of(start: Key, line: &'a [Played], key: Key) -> Self {
        Self { start, line, key }
    }
}

impl Iterator for Earlier<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        while let Some((last, rest)) = self.line.split_last() {
            if last.captured.is_some() {
                self.line = &[];
                return None;
            }
            self.line = rest;
            let key = rest.last().map_or(self.start, |played| played.key);
            if key == self.key {
                return Some(rest.len());
            }
        }
        None
    }
}

/// Judges the plies after place `first` to the end of the line, which leads to `now`, as a repetition.
fn judge_window(line: &[Played], first: usize, now: &Position, rules: Rules) -> Option<Ruling> {
    let cycle = Cycle {
        first: first + 1,
        last: line.len(),
    };
    let window = Window::of(&line[first..]);
    match rules.repetition_in_force() {
        Repetition::Off => None,
        Repetition::Plain => Some(Ruling::Repetition { cycle }),
        Repetition::ChecksOnly => {
            Some(window.checks(cycle).unwrap_or(Ruling::Repetition { cycle }))
        }
        Repetition::Standard => Some(
            window
                .checks(cycle)
                .unwrap_or_else(|| window.chases(cycle, now)),
        ),
    }
}

/// What the moves of a window have in common, by side.
struct Window {
    every_move_checks: BySide<bool>,
    has_check: bool,
    /// The slots of the enemy pieces that every move of the side newly chases.
    chased: BySide<u16>,
}

impl Window {
    fn of(plies: &[Played]) -> Self {
        let mut window = Self {
            every_move_checks: BySide::from_fn(|_| true),
            has_check: false,
            chased: BySide::from_fn(|_| u16::MAX),
        };
        for played in plies {
            let mover = played.piece.side;
            window.every_move_checks[mover] &= played.gives_check;
            window.has_check |= played.gives_check;
            window.chased[mover] &= played.chases;
        }
        window
    }

    /// The first step: perpetual check outranks every chase, and any check rules chases out.
    fn checks(&self, cycle: Cycle) -> Option<Ruling> {
        match (self.every_move_checks.red, self.every_move_checks.black) {
            (true, true) => Some(Ruling::MutualCheck { cycle }),
            (true, false) => Some(Ruling::PerpetualCheck {
                loser: Side::Red,
                cycle,
            }),
            (false, true) => Some(Ruling::PerpetualCheck {
                loser: Side::Black,
                cycle,
            }),
            (false, false) => self
                .has_check
                .then_some(Ruling::RepetitionWithChecks { cycle }),
        }
    }

    /// The second step: exactly one side that has newly chased the same piece with every move loses.
    fn chases(&self, cycle: Cycle, now: &Position) -> Ruling {
        let loser = match (self.chased.red, self.chased.black) {
            (0, 0) => return Ruling::Repetition { cycle },
            (_, 0) => Side::Red,
            (0, _) => Side::Black,
            _ => return Ruling::MutualChase { cycle },
        };
        let chased = in_slots(now.board(), !loser, self.chased[loser]);
        let Some(victim) = chased.iter().min_by_key(|chased| worth(chased.piece.kind)) else {
            return Ruling::Repetition { cycle };
        };
        Ruling::PerpetualChase {
            loser,
            victim: victim.piece,
            at: victim.at,
            all: chased.iter().map(|chased| chased.at).collect(),
            cycle,
        }
    }
}

/// The place of a kind among the victims that a ruling would rather name.
fn worth(kind: PieceKind) -> u8 {
    match kind {
        PieceKind::Rook => 0,
        PieceKind::Cannon => 1,
        PieceKind::Horse => 2,
        PieceKind::Advisor => 3,
        PieceKind::Elephant => 4,
        PieceKind::Pawn => 5,
        PieceKind::King => 6,
    }
}

#[cfg(test)]
mod tests;
