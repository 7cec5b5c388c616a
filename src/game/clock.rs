//! The players' clocks. They are told the time and never ask for it; all they know of the game is whose turn it is.

use super::allowance::Extra;
use super::{Allowance, SavedClock, TimeControl};
use crate::rules::{BySide, Side};
use std::fmt;
use std::time::Duration;

/// Below this a clock shows, and ticks in, tenths of a second.
const LAST_SECONDS: Duration = Duration::from_secs(10);

/// The clocks of both players.
///
/// Every method that depends on the time is told it as `now`, the time since any fixed moment on a clock that never
/// goes back. The clocks start when both sides have moved once: each side's first move costs nothing and earns nothing.
/// From then on the clock of the side to move runs, unless it is paused or the game has ended. Time is counted in
/// whole milliseconds; what is left of one is the player's.
///
/// For each ply the clocks remember what both sides had when its position was first reached, so that a move taken back gives
/// back its time.
///
/// ```
/// use std::time::Duration;
/// use xiangqi::game::{Clock, TimeControl};
/// use xiangqi::rules::Side;
///
/// let at = Duration::from_secs;
/// let control: TimeControl = "5m+2s".parse().unwrap();
/// let mut clock = Clock::new(control, Side::Red);
/// clock.moved(at(20)).unwrap();
/// clock.moved(at(30)).unwrap();
/// // Now Red's clock runs.
/// assert_eq!(clock.remaining(Side::Red, at(90)).to_string(), "4:00");
/// clock.moved(at(90)).unwrap();
/// assert_eq!(clock.remaining(Side::Red, at(95)).to_string(), "4:02");
/// assert_eq!(clock.remaining(Side::Black, at(95)).to_string(), "4:55");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    /// Who makes the first move.
    first: Side,
    /// What both sides had after each ply, the start first; there is always one.
    left: Vec<BySide<TimeLeft>>,
    /// How many plies have been made.
    ply: usize,
    /// The time used for the current move before the clock was last set going.
    spent: Duration,
    /// When the clock was set going; `None` while it stands.
    since: Option<Duration>,
    is_paused: bool,
    is_stopped: bool,
}

/// What a side has left between two moves, 8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeLeft {
    millis: u32,
    periods: u16,
}

/// What a player's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Remaining {
    /// The time left: of the main time, or of the current period.
    pub time: Duration,
    /// The periods left with the current one, once the main time is gone.
    pub periods: Option<u16>,
    /// The time left for this move, where the main time has a limit for each move.
    pub this_move: Option<Duration>,
}

/// A move came too late: the side's time had run out before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlagFallen(pub Side);

impl fmt::Display for FlagFallen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the time had run out")
    }
}

impl std::error::Error for FlagFallen {}

impl TimeLeft {
    /// A main time, counted in whole milliseconds, and a number of periods.
    pub fn new(main: Duration, periods: u16) -> Self {
        Self {
            millis: u32::try_from(main.as_millis()).unwrap_or(u32::MAX),
            periods,
        }
    }

    fn full(allowance: Allowance) -> Self {
        let periods = match allowance.extra {
            Extra::Periods { count, .. } => count,
            Extra::Nothing | Extra::Increment(_) => 0,
        };
        Self::new(allowance.main, periods)
    }

    /// What is left of the main time.
    pub fn main(self) -> Duration {
        Duration::from_millis(self.millis.into())
    }

    /// How many periods are left.
    pub fn periods(self) -> u16 {
        self.periods
    }

    /// The time after which the flag falls if no move is made.
    fn limit(self, allowance: Allowance) -> Duration {
        match (allowance.move_limit, allowance.extra) {
            (Some(limit), _) if limit < self.main() => limit,
            (_, Extra::Periods { each, .. }) => self.main() + each * u32::from(self.periods),
            _ => self.main(),
        }
    }

    /// What is left after a move that took `spent`, less than the limit.
    fn after(self, spent: Duration, allowance: Allowance) -> Self {
        let left = self.less(spent, allowance);
        match allowance.extra {
            Extra::Increment(increment) => Self::new(left.main() + increment, 0),
            Extra::Nothing | Extra::Periods { .. } => left,
        }
    }

    /// What is left once `spent` is used.
    fn less(self, spent: Duration, allowance: Allowance) -> Self {
        let main = self.main().saturating_sub(spent);
        match allowance.extra {
            Extra::Nothing | Extra::Increment(_) => Self::new(main, 0),
            Extra::Periods { each, .. } => {
                let (used, _) = periods_in(spent.saturating_sub(self.main()), each);
                Self::new(main, self.periods.saturating_sub(used))
            }
        }
    }

    /// What the clock shows when `spent` has been used for the current move.
    fn shown(self, spent: Duration, allowance: Allowance) -> Remaining {
        let main = self.main().saturating_sub(spent);
        match allowance.extra {
            Extra::Periods { each, .. } if main.is_zero() => {
                let (used, into) = periods_in(spent.saturating_sub(self.main()), each);
                let is_over = used >= self.periods;
                Remaining {
                    time: if is_over {
                        Duration::ZERO
                    } else {
                        each.saturating_sub(into)
                    },
                    periods: Some(self.periods.saturating_sub(used)),
                    this_move: None,
                }
            }
            _ => Remaining {
                time: main,
                periods: None,
                this_move: allowance
                    .move_limit
                    .map(|limit| limit.saturating_sub(spent)),
            },
        }
    }
}

/// How many whole periods a time takes, and how far it goes into the next.
fn periods_in(time: Duration, each: Duration) -> (u16, Duration) {
    let whole = time.as_nanos().checked_div(each.as_nanos()).unwrap_or(0);
    let whole = u16::try_from(whole).unwrap_or(u16::MAX);
    (whole, time.saturating_sub(each * u32::from(whole)))
}

impl Clock {
    /// Clocks for a new game in which `first` moves first.
    pub fn new(control: TimeControl, first: Side) -> Self {
        Self {
            control,
            first,
            left: vec![BySide::from_fn(|side| TimeLeft::full(control.sides[side]))],
            ply: 0,
            spent: Duration::ZERO,
            since: None,
            is_paused: false,
            is_stopped: false,
        }
    }

    /// The time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// How many plies have been made.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Whose move the clocks wait for.
    pub fn turn(&self) -> Side {
        if self.ply.is_multiple_of(2) {
            self.first
        } else {
            !self.first
        }
    }

    /// Whether a clock is running.
    pub fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Whether the players have paused.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Whether only a pause keeps a clock from running.
    pub fn is_held(&self) -> bool {
        self.is_paused && self.is_timed() && !self.is_stopped
    }

    /// The side to move has moved.
    ///
    /// # Errors
    /// Its time had run out before; nothing changes.
    pub fn moved(&mut self, now: Duration) -> Result<(), FlagFallen> {
        if let Some(side) = self.flagged(now) {
            return Err(FlagFallen(side));
        }
        let turn = self.turn();
        let mut left = self.now_left();
        if self.is_timed() {
            left[turn] = left[turn].after(self.spent(now), self.control.sides[turn]);
        }
        self.left.truncate(self.ply + 1);
        self.left.push(left);
        self.ply += 1;
        self.start_move(now);
        Ok(())
    }

    /// The game stands after `ply` plies again, by undo or redo: both sides have what they had when that position was
    /// first reached, and the clock of the side to move runs, also if the game had ended. Plies that the clocks have not
    /// seen took no time. Where only the end is taken back that the players agreed on, the time until then is used.
    pub fn return_to(&mut self, ply: usize, now: Duration) {
        if self.is_stopped && ply == self.ply && self.flagged(now).is_none() {
            self.is_stopped = false;
            self.run(now);
            return;
        }
        if let Some(&last) = self.left.last()
            && self.left.len() <= ply
        {
            self.left.resize(ply + 1, last);
        }
        self.ply = ply;
        self.is_stopped = false;
        self.start_move(now);
    }

    /// The game goes on in another line, which left it after `fork` plies and stands after `ply`. What was tried there took
    /// no time; what the sides have used is not given back.
    pub fn go_over(&mut self, fork: usize, ply: usize, now: Duration) {
        let turn = self.turn();
        let mut left = self.now_left();
        if self.is_timed() {
            left[turn] = left[turn].less(self.spent(now), self.control.sides[turn]);
        }
        self.left.truncate(fork + 1);
        self.left.resize(ply + 1, left);
        self.ply = ply;
        self.is_stopped = false;
        self.start_move(now);
    }

    /// Forgets what the sides had after later plies, since another line is followed from there.
    pub fn forget_after(&mut self, ply: usize) {
        self.left.truncate(ply.max(self.ply) + 1);
    }

    /// Stops the running clock until [`resume`](Self::resume).
    pub fn pause(&mut self, now: Duration) {
        self.stand(now);
        self.is_paused = true;
    }

    /// Ends a pause.
    pub fn resume(&mut self, now: Duration) {
        if self.is_paused {
            self.is_paused = false;
            self.run(now);
        }
    }

    /// Stops the clocks because the game has ended.
    pub fn stop(&mut self, now: Duration) {
        self.stand(now);
        self.is_stopped = true;
    }

    /// What a side's clock shows. It never shows less than nothing.
    pub fn remaining(&self, side: Side, now: Duration) -> Remaining {
        let spent = if side == self.turn() {
            self.spent(now)
        } else {
            Duration::ZERO
        };
        self.now_left()[side].shown(spent, self.control.sides[side])
    }

    /// What a side's clock showed when the position after so many plies was first reached, if the clocks have seen it.
    pub fn remaining_at(&self, ply: usize, side: Side) -> Option<Remaining> {
        let left = self.left.get(ply)?[side];
        Some(left.shown(Duration::ZERO, self.control.sides[side]))
    }

    /// The side whose time has run out, also after the clocks have been stopped because of it.
    pub fn flagged(&self, now: Duration) -> Option<Side> {
        (self.is_timed() && self.spent(now) >= self.limit()).then_some(self.turn())
    }

    /// When the flag will fall if nothing happens; `None` while no clock runs.
    pub fn flag_time(&self) -> Option<Duration> {
        let since = self.since?;
        Some(since + self.limit().saturating_sub(self.spent))
    }

    /// When the display of the running clock next changes: once a second, ten times a second in the last ten
    /// seconds. `None` while no clock runs, or when its time has run out.
    pub fn next_tick(&self, now: Duration) -> Option<Duration> {
        if !self.is_running() || self.flagged(now).is_some() {
            return None;
        }
        let shown = self.remaining(self.turn(), now);
        let wait = std::iter::once(shown.time)
            .chain(shown.this_move)
            .map(|time| time.saturating_sub(after_tick(time)))
            .min()?;
        Some(now + wait)
    }

    /// What both sides had when the current position was reached.
    pub fn left(&self) -> BySide<TimeLeft> {
        self.now_left()
    }

    /// Everything that is needed to go on later, as plain values.
    pub fn save(&self, now: Duration) -> SavedClock {
        SavedClock {
            control: self.control,
            first: self.first,
            ply: self.ply,
            spent: self.spent(now),
            left: self.left.clone(),
        }
    }

    /// Clocks that were saved, paused.
    pub fn restore(saved: SavedClock) -> Self {
        let mut clock = Self::new(saved.control, saved.first);
        if !saved.left.is_empty() {
            clock.left = saved.left;
        }
        clock.return_to(saved.ply, Duration::ZERO);
        clock.pause(Duration::ZERO);
        clock.spent = saved.spent;
        clock
    }

    /// The clocks start after both sides have moved once.
    fn is_timed(&self) -> bool {
        self.ply >= 2
    }

    fn now_left(&self) -> BySide<TimeLeft> {
        let full = || BySide::from_fn(|side| TimeLeft::full(self.control.sides[side]));
        self.left.get(self.ply).copied().unwrap_or_else(full)
    }

    fn limit(&self) -> Duration {
        self.now_left()[self.turn()].limit(self.control.sides[self.turn()])
    }

    /// The time used for the current move.
    fn spent(&self, now: Duration) -> Duration {
        let running = self
            .since
            .map_or(Duration::ZERO, |since| now.saturating_sub(since));
        self.spent + running
    }

    fn start_move(&mut self, now: Duration) {
        self.spent = Duration::ZERO;
        self.since = None;
        self.run(now);
    }

    fn run(&mut self, now: Duration) {
        if self.is_timed() && !self.is_paused && !self.is_stopped && self.since.is_none() {
            self.since = Some(now);
        }
    }

    fn stand(&mut self, now: Duration) {
        self.spent = self.spent(now);
        self.since = None;
    }
}

/// The time left at which the display next changes.
fn after_tick(time: Duration) -> Duration {
    let tick = if time > LAST_SECONDS { 1000 } else { 100 };
    let ticks = ceil_millis(time).div_ceil(tick);
    Duration::from_millis(ticks.saturating_sub(1) * tick)
}

fn ceil_millis(time: Duration) -> u64 {
    u64::try_from(time.as_nanos().div_ceil(1_000_000)).unwrap_or(u64::MAX)
}

impl Remaining {
    /// Whether the time runs out within ten seconds.
    pub fn is_low(&self) -> bool {
        self.time.min(self.this_move.unwrap_or(self.time)) <= LAST_SECONDS
    }
}

/// Writes the time: `1:02:03`, `9:58`, and `0:09.4` in the last ten seconds. It is rounded up, so that zero is written only
/// when nothing is left.
impl Remaining {
    /// What is left for this move, where the main time has a limit for each move.
    pub fn of_this_move(self) -> Option<Self> {
        self.this_move.map(|time| Self {
            time,
            periods: None,
            this_move: None,
        })
    }
}

impl fmt::Display for Remaining {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = ceil_millis(self.time);
        if self.time <= LAST_SECONDS {
            let tenths = millis.div_ceil(100);
            return write!(f, "0:{:02}.{}", tenths / 10, tenths % 10);
        }
        let seconds = millis.div_ceil(1000);
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)
        } else {
            write!(f, "{minutes}:{:02}", seconds % 60)
        }
    }
}

#[cfg(test)]
mod tests;
