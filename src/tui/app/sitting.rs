//! The players of a sitting: their names, and what they have won.

use super::App;
use crate::game::Outcome;
use crate::record::Tags;
use crate::rules::{BySide, Side};
use crate::storage::Saved;

/// Under which name the score is kept with a game, in half points.
const SCORE: &str = "score";
/// Under which name it is noted that the end of the game is counted there.
const SCORED: &str = "scored";
/// Under which name it is noted that the players sit on other sides than in the first game of the sitting.
const SEATS: &str = "seats";

impl App {
    /// Counts the end of the game that is played, or does not count it any more: it may be gone, or have come back.
    pub(in crate::tui) fn score(&mut self) {
        self.unscore();
        let end = self.end().filter(|outcome| self.counts(*outcome));
        if let Some(outcome) = end {
            for side in Side::BOTH {
                self.score[side] = self.score[side].saturating_add(points(outcome, side));
            }
        }
        self.scored = end;
        self.note_score();
    }

    /// Whether the end of the game is one of the sitting. What is tried beside the moves of a record is not, nor is the
    /// end with which the game came to the board.
    fn counts(&self, outcome: Outcome) -> bool {
        let game = &self.saved.game;
        let is_played = !game.has_record() || game.tree().is_main(self.live);
        let came_so = self.came_over == Some((self.live, outcome));
        self.endgame().is_none() && is_played && !came_so
    }

    /// Whether the players sit on other sides than in the first game of the sitting.
    pub(in crate::tui) fn has_changed_seats(&self) -> bool {
        self.saved.notes.contains_key(SEATS)
    }

    /// Notes with the game whether the players sit on other sides than in the first one.
    pub(in crate::tui) fn note_seats(&mut self, has_changed: bool) {
        if has_changed {
            self.saved.notes.insert(SEATS.to_owned(), "true".to_owned());
        } else {
            self.saved.notes.remove(SEATS);
        }
    }

    /// Other players sit down, or something else than a game of theirs is put on the board.
    pub(in crate::tui) fn reset_score(&mut self) {
        self.score = BySide::default();
        self.scored = None;
        self.note_score();
    }

    /// Puts the game of a record on the board. The score stays as long as it is one of those who sit there, on whichever
    /// side; the end of the record is no part of it.
    pub(in crate::tui) fn take_up_record(&mut self, saved: Saved) {
        let is_swapped = players(&self.saved.tags) != players(&saved.tags);
        let are_others = !self.has_players_of(&saved.tags);
        let has_changed = self.has_changed_seats() != is_swapped;
        self.take_up(saved, None);
        if are_others {
            return self.reset_score();
        }
        if is_swapped {
            self.score = self.score.swapped();
        }
        self.note_seats(has_changed);
        self.note_score();
    }

    /// Whether a game with these tags is played by those who play the one on the board, on whichever side.
    pub(in crate::tui) fn has_players_of(&self, tags: &Tags) -> bool {
        let [here, there] = [&self.saved.tags, tags].map(|tags| {
            let mut names = players(tags);
            names.sort();
            names
        });
        here == there
    }

    /// Writes down, with the game, what the players have won before, for another run to go on with, and whether the end of
    /// this game is a part of it.
    pub(in crate::tui) fn note_score(&mut self) {
        let [red, black] = Side::BOTH.map(|side| self.score[side]);
        let score = ((red, black) != (0, 0)).then(|| format!("{red}-{black}"));
        let scored = self.scored.map(|_| "true".to_owned());
        for (name, note) in [(SCORE, score), (SCORED, scored)] {
            match note {
                Some(note) => self.saved.notes.insert(name.to_owned(), note),
                None => self.saved.notes.remove(name),
            };
        }
    }

    /// Goes on with the score that was kept with the game, where this run has none of its own. An end that is a part of
    /// it can be taken back from it; so can that of a game that `was_here` before in this run. Where the players sat
    /// otherwise before, the score goes with them.
    pub(in crate::tui) fn recall_score(&mut self, was_here: bool, had_changed_seats: bool) {
        let kept = self.saved.notes.get(SCORE);
        let kept = kept.and_then(|text| text.split_once('-'));
        let kept = kept.and_then(|(red, black)| Some((red.parse().ok()?, black.parse().ok()?)));
        let taken = kept.filter(|_| self.score == BySide::default());
        if let Some((red, black)) = taken {
            self.score[Side::Red] = red;
            self.score[Side::Black] = black;
        } else if self.has_changed_seats() != had_changed_seats {
            self.score = self.score.swapped();
        }
        if (taken.is_some() || was_here) && self.saved.notes.contains_key(SCORED) {
            self.scored = self.end();
            self.came_over = None;
        }
    }

    /// The game goes on after all: its end does not count.
    pub(in crate::tui) fn unscore(&mut self) {
        if let Some(outcome) = self.scored.take() {
            for side in Side::BOTH {
                self.score[side] = self.score[side].saturating_sub(points(outcome, side));
            }
            self.note_score();
        }
    }

    /// The name of a side's player, with what the player has won in this sitting.
    pub fn player(&self, side: Side) -> String {
        [self.name_of(side), self.score_of(side)]
            .join(" ")
            .trim_end()
            .to_owned()
    }

    /// The name of a side's player.
    pub fn name_of(&self, side: Side) -> String {
        let tag = match side {
            Side::Red => "Red",
            Side::Black => "Black",
        };
        let name = self.saved.tags.known(tag);
        name.unwrap_or_else(|| self.settings.lang.side(side))
            .to_owned()
    }

    /// What a side's player has won in this sitting, and the other one; empty before the first end.
    pub fn score_of(&self, side: Side) -> String {
        if self.score == BySide::default() {
            return String::new();
        }
        let [own, other] = [side, !side].map(|side| self.points(self.score[side]));
        format!("{own}:{other}")
    }

    /// Half points in words. Half a point is ½ and not 0½.
    fn points(&self, halves: u16) -> String {
        let whole = halves / 2;
        match (halves % 2, self.settings.ascii) {
            (0, _) => whole.to_string(),
            (_, true) => format!("{whole}.5"),
            (_, false) if whole == 0 => "½".to_owned(),
            (_, false) => format!("{whole}½"),
        }
    }
}

/// The names of Red's and of Black's player.
fn players(tags: &Tags) -> [Option<&str>; 2] {
    ["Red", "Black"].map(|tag| tags.known(tag))
}

/// What an end is worth to a side, in half points.
fn points(outcome: Outcome, side: Side) -> u16 {
    match outcome.winner() {
        Some(winner) if winner == side => 2,
        Some(_) => 0,
        None => 1,
    }
}
