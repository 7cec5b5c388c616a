//! The clocks in plain mode. They run only where somebody sits: in a pipe the same lines must give the same text.

use super::{Effect, Plain, Reply, say_line};
use crate::game::{Clock, SavedClock, TimeControl};
use crate::i18n::Text;
use crate::record::Day;
use crate::rules::Side;
use std::time::Duration;

/// Under this name a kept game has its clocks, as on the board.
const NOTE: &str = "clock";

/// How long before the fall of a flag the time is told: as long as the board shows tenths of seconds.
const LAST: Duration = Duration::from_secs(10);

impl Plain {
    /// Tells the time: how long the program has been running.
    pub fn set_time(&mut self, now: Duration) {
        self.now = now;
    }

    /// Tells which day it is.
    pub fn set_day(&mut self, today: Day) {
        self.today = Some(today);
    }

    /// The clocks of the game that was taken up, else those that the settings ask for.
    pub(super) fn set_clock(&mut self) {
        let kept: Option<SavedClock> = self
            .saved
            .notes
            .get(NOTE)
            .and_then(|text| text.parse().ok());
        let first = self.saved.game.start().turn();
        let new = || Some(Clock::new(self.new_clock()?, first));
        let is_over = self.saved.game.outcome().is_some();
        self.clock = match kept {
            _ if !self.interactive || self.is_after_the_game() => None,
            // It stands still until the player says something.
            Some(kept) => Some(Clock::restore(kept)),
            None if self.saved.game.tree().is_empty() => new(),
            None => None,
        };
        if is_over {
            self.clock_stopped();
        }
    }

    /// The clock of a new game, where somebody sits.
    pub(super) fn new_clock(&self) -> Option<TimeControl> {
        self.settings.clock.filter(|_| self.interactive)
    }

    /// That a new game is on the board, and its clock.
    pub(super) fn new_timed(&self, control: TimeControl) -> String {
        let clock = self.lang().clock(Some(&control));
        self.fill(Text::NewGameTimed, &[&clock])
    }

    /// With which clock the game on the board begins, on a line; empty where it is gone on with, or has none.
    pub(super) fn clock_at_start(&self) -> String {
        let is_new = self.saved.is_bare() && !self.saved.notes.contains_key(NOTE);
        let control = self.clock.as_ref().map(Clock::control);
        let told = control.filter(|_| is_new).map(|it| self.new_timed(it));
        told.map_or_else(String::new, |told| told + "\n")
    }

    /// Whoever types something is there: the clocks run. Whether they stood still until now.
    pub(super) fn start_clock(&mut self) -> bool {
        let clock = self.clock.as_mut();
        clock.is_some_and(|clock| {
            let is_held = clock.is_held();
            clock.resume(self.now);
            is_held
        })
    }

    /// That the clocks stand still, and what starts them; empty where they do not.
    pub(super) fn standing_clocks(&self) -> String {
        let is_held = self.clock.as_ref().is_some_and(Clock::is_held);
        let told = is_held.then(|| self.lang().text(Text::ClocksStand).to_owned() + "\n");
        told.unwrap_or_default()
    }

    /// Whether the game has ended and another place of it is looked at: nothing there is played against the clock.
    fn is_after_the_game(&self) -> bool {
        let (game, stands) = (&self.saved.game, self.saved.stands_at());
        stands != game.node() && game.outcome_at(stands).is_some()
    }

    /// Writes down the clocks with the game.
    pub(super) fn note_clock(&mut self) {
        if let Some(clock) = &self.clock {
            let text = clock.save(self.now).to_string();
            self.saved.notes.insert(NOTE.to_owned(), text);
        }
    }

    /// A flag that has fallen since the last line ends the game before anything else is done.
    pub(super) fn flag_fallen(&mut self) -> Option<Reply> {
        let side = self.clock.as_ref()?.flagged(self.now)?;
        let result = self.saved.game.flag(side);
        let rings = self.settings.bell_flag && result.is_ok();
        Some(Reply {
            effect: rings.then_some(Effect::Bell),
            ..self.ended(result)
        })
    }

    /// When the clocks have something to tell although nobody types; `None` while none runs.
    pub fn due(&self) -> Option<Duration> {
        let flag = self.clock.as_ref()?.flag_time()?;
        let warning = flag.saturating_sub(LAST);
        Some(if self.now < warning { warning } else { flag })
    }

    /// What the clocks have to tell by now: that a flag has fallen, or that little time is left before it does.
    pub fn tick(&mut self) -> Option<Reply> {
        if let Some(fallen) = self.flag_fallen() {
            // What was asked before concerned a game that went on.
            self.question = None;
            return Some(fallen);
        }
        let clock = self.clock.as_ref()?;
        let left = clock.flag_time()?.saturating_sub(self.now);
        (left <= LAST).then(|| {
            let shown = super::say::clock_of(clock, clock.turn(), self.now, self.lang());
            say_line(shown)
        })
    }

    pub(super) fn clock_moved(&mut self) {
        let is_over = self.saved.game.outcome().is_some();
        if let Some(clock) = &mut self.clock {
            // The flag was looked at just before the move.
            let _ = clock.moved(self.now);
            self.saved.played_with(clock.control());
            if is_over {
                clock.stop(self.now);
            }
        }
    }

    pub(super) fn clock_returned(&mut self) {
        let (ply, is_over) = (self.saved.game.ply(), self.saved.game.outcome().is_some());
        if let Some(clock) = &mut self.clock {
            clock.return_to(ply, self.now);
            if is_over {
                clock.stop(self.now);
            }
        }
    }

    pub(super) fn clock_stopped(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.stop(self.now);
        }
    }

    /// Whose turn it is, and how long that side has while the clocks run.
    pub(super) fn to_move(&self, turn: Side) -> String {
        let side = self.lang().side(turn);
        match self.clock.as_ref().filter(|clock| !clock.is_held()) {
            Some(clock) => {
                let left = clock.remaining(turn, self.now);
                self.fill(Text::ToMoveTimed, &[&side, &left])
            }
            None => self.fill(Text::ToMove, &[&side]),
        }
    }

    /// What both clocks show, one a line; empty without clocks.
    pub(super) fn clocks(&self) -> String {
        let lang = self.lang();
        let shown = |clock| super::say::clocks(clock, self.now, lang);
        self.clock.as_ref().map_or_else(String::new, shown)
    }
}
