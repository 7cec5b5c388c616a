//! Time: the clocks of the game, a piece on its way, and when something has to be drawn by itself.

use super::App;
use crate::game::{Clock, SavedClock};
use crate::record::Day;
use crate::rules::Move;
use crate::storage::Saved;
use crate::tui::mode::Mode;
use crate::tui::widgets::Flight;
use std::time::Duration;

/// How long a piece is shown on its way, and in how many steps.
const FLIGHT: Duration = Duration::from_millis(180);
const FLIGHT_STEPS: u32 = 6;

/// How long nobody types before a key is meant for the result that the clock has brought.
const CALM: Duration = Duration::from_secs(2);

/// Under which name the clocks are kept with a game.
const CLOCK: &str = "clock";

impl App {
    /// The clocks that were kept with a game, standing still until a move is made.
    pub(in crate::tui) fn clock_of(saved: &Saved) -> Option<Clock> {
        let kept: SavedClock = saved.notes.get(CLOCK)?.parse().ok()?;
        Some(Clock::restore(kept))
    }

    /// Writes down, with the game, what else another run should find again.
    pub(in crate::tui) fn note_clock(&mut self) {
        if let Some(clock) = &self.clock {
            let text = clock.save(self.now).to_string();
            self.saved.notes.insert(CLOCK.to_owned(), text);
        }
    }

    /// Brings what was written down up to date: the time that was used for the move to come is used, also if the
    /// program ends before it.
    pub(in crate::tui) fn renew_clock_note(&mut self) {
        if self.saved.notes.contains_key(CLOCK) {
            self.note_clock();
        }
    }

    /// The clocks that the settings ask for, for the game on the board.
    pub(in crate::tui) fn new_clock(&self) -> Option<Clock> {
        let first = self.saved.game.start().turn();
        self.settings
            .clock
            .map(|control| Clock::new(control, first))
    }

    /// Tells the time: how long the program has been running.
    pub fn set_time(&mut self, now: Duration) {
        self.now = now;
    }

    /// Tells which day it is.
    pub fn set_day(&mut self, today: Day) {
        self.today = Some(today);
    }

    /// When something has to be drawn although nothing happens.
    pub fn due(&self) -> Option<Duration> {
        let tick = self
            .clock
            .as_ref()
            .and_then(|clock| clock.next_tick(self.now));
        let step = self.flight().map(|_| self.now + FLIGHT / FLIGHT_STEPS);
        [tick, step, self.calm_at()].into_iter().flatten().min()
    }

    /// When the result that the clock has brought takes all keys of a result. What is being typed comes first.
    pub(in crate::tui) fn calm_at(&self) -> Option<Duration> {
        match self.modes.as_slice() {
            [Mode::TimeUp(since)] => Some(*since + CALM),
            _ => None,
        }
    }

    /// Shows a move that was just played on its way, where that is wished.
    pub(in crate::tui) fn take_off(&mut self, m: Move) {
        self.flight = self.settings.animation.then_some((m, self.now));
    }

    /// The piece that is shown on its way.
    pub(in crate::tui) fn flight(&self) -> Option<Flight> {
        let (m, since) = self.flight?;
        let gone = self.now.saturating_sub(since);
        let step = gone.as_millis() * u128::from(FLIGHT_STEPS) / FLIGHT.as_millis();
        let step = u16::try_from(step).ok()?;
        (u32::from(step) < FLIGHT_STEPS).then_some(Flight {
            from: m.from,
            to: m.to,
            step,
            steps: FLIGHT_STEPS as u16,
        })
    }
}
