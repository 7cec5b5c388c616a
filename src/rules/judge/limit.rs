//! The counter of the move limit with its exemption for checks. Knows captures and checks, no positions.

use crate::rules::{BySide, Side};

/// How many plies count towards the move limit, and how often each side has checked, since the last capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LimitCounter {
    plies: u16,
    /// A side's checks; after its tenth also the replies to them.
    checks: BySide<u16>,
}

/// What a ply has to do with the move limit.
#[derive(Clone, Copy, Debug)]
pub(super) struct QuietPly {
    /// Who moved.
    pub mover: Side,
    /// Whether the mover was in check before.
    pub was_in_check: bool,
    /// Whether the move gave check.
    pub gives_check: bool,
}

impl LimitCounter {
    /// A side's first checks count like any other move.
    const COUNTED_CHECKS: u16 = 10;

    /// The counter of a position of which only the plies since the last capture are known.
    pub fn new(quiet_plies: u16) -> Self {
        Self {
            plies: quiet_plies,
            checks: BySide::default(),
        }
    }

    /// The plies that count.
    pub fn plies(self) -> u16 {
        self.plies
    }

    /// The counter after a ply that captured nothing. With the exemption, each side's first ten checks and the
    /// replies to them count, later checks and their replies do not. A capture starts a new counter.
    pub(super) fn after(mut self, ply: QuietPly, exempt_checks: bool) -> Self {
        let is_exempt = exempt_checks && self.exempts(ply);
        if !is_exempt {
            self.plies = self.plies.saturating_add(1);
        }
        self
    }

    /// Counts the checks and tells whether the ply leaves the limit alone.
    fn exempts(&mut self, ply: QuietPly) -> bool {
        let QuietPly {
            mover,
            was_in_check,
            gives_check,
        } = ply;
        if gives_check {
            self.checks[mover] = self.checks[mover].saturating_add(1);
            if self.checks[mover] > Self::COUNTED_CHECKS {
                return true;
            }
        }
        let is_late_reply = was_in_check && self.checks[!mover] > Self::COUNTED_CHECKS;
        if is_late_reply {
            self.checks[!mover] = self.checks[!mover].saturating_add(1);
        }
        is_late_reply
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ply(mover: Side, was_in_check: bool, gives_check: bool) -> QuietPly {
        QuietPly {
            mover,
            was_in_check,
            gives_check,
        }
    }

    /// Red checks and Black replies, `times` times.
    fn checked(mut counter: LimitCounter, times: usize, exempt: bool) -> LimitCounter {
        for _ in 0..times {
            counter = counter.after(ply(Side::Red, false, true), exempt);
            counter = counter.after(ply(Side::Black, true, false), exempt);
        }
        counter
    }

    #[test]
    fn quiet_moves_count_from_the_plies_of_the_start_position() {
        let counter = LimitCounter::new(7).after(ply(Side::Red, false, false), true);
        assert_eq!(counter.plies(), 8);
    }

    #[test]
    fn ten_checks_and_their_replies_count_and_no_more() {
        let start = LimitCounter::default();
        assert_eq!(checked(start, 10, true).plies(), 20);
        assert_eq!(checked(start, 11, true).plies(), 20);
        assert_eq!(checked(start, 60, true).plies(), 20);
    }

    #[test]
    fn without_the_exemption_every_check_counts() {
        assert_eq!(checked(LimitCounter::default(), 60, false).plies(), 120);
    }

    #[test]
    fn quiet_moves_count_after_the_tenth_check_too() {
        let counter =
            checked(LimitCounter::default(), 30, true).after(ply(Side::Red, false, false), true);
        assert_eq!(counter.plies(), 21);
    }

    #[test]
    fn each_side_has_ten_checks_of_its_own() {
        let mut counter = checked(LimitCounter::default(), 11, true);
        // Black checks, Red replies: the first ten times both count.
        for times in 1..=10 {
            counter = counter.after(ply(Side::Black, false, true), true);
            counter = counter.after(ply(Side::Red, true, false), true);
            assert_eq!(counter.plies(), 20 + 2 * times);
        }
        counter = counter.after(ply(Side::Black, false, true), true);
        assert_eq!(counter.plies(), 40);
    }

    #[test]
    fn an_early_check_that_answers_a_late_one_does_not_count() {
        let counter = checked(LimitCounter::default(), 11, true);
        let counter = counter.after(ply(Side::Red, false, true), true);
        let counter = counter.after(ply(Side::Black, true, true), true);
        assert_eq!(counter.plies(), 20);
    }

    #[test]
    fn the_counter_never_overflows() {
        let counter = LimitCounter::new(u16::MAX).after(ply(Side::Red, false, false), true);
        assert_eq!(counter.plies(), u16::MAX);
    }
}
