//! A game in progress with everything that belongs to it, as it is kept between two runs.

use super::held::{Doubt, Held};
use super::script;
use super::tilde::{expanded, placed};
use crate::game::{DrawReason, Game, NodeId, Outcome, TimeControl, Way, WinReason};
use crate::record::{Day, Tags};
use crate::rules::Side;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Under which name a kept game notes which endgame of the collection it is.
pub const ENDGAME: &str = "endgame";

/// The tag of the day on which a game was played.
const DATE: &str = "Date";

/// The tag of the clock with which a game was played.
const TIME_CONTROL: &str = "TimeControl";

/// The clock that a record tells of, if that is one of ours.
pub fn told_clock(tags: &Tags) -> Option<TimeControl> {
    TimeControl::of_record(tags.known(TIME_CONTROL)?)
}

/// Under which name it is kept where the game itself stands while another move is looked at.
const STANDS: &str = "stands";
/// Under which name it is kept what the file of the game held when it was read or written last.
const HELD: &str = "held";
/// Under which name it is kept what the game was like when the file held all of it.
const FILED: &str = "filed";
/// Between the way to where the game stands and the way to what is looked at. Whoever goes on elsewhere has left both.
const LOOKED_AT: &str = " while at ";

/// A game in progress and what belongs to it.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The game, with its cursor where it was.
    pub game: Game,
    /// Names and whatever else a record would say.
    pub tags: Tags,
    /// The record file that it was opened from or saved to last.
    pub file: Option<PathBuf>,
    /// What else the interface wants to find again (clocks, which way the board lies), by names of its own.
    pub notes: BTreeMap<String, String>,
}

impl Saved {
    /// A game of which no more is known.
    pub fn new(game: Game) -> Self {
        Self {
            game,
            tags: Tags::new(),
            file: None,
            notes: BTreeMap::new(),
        }
    }

    /// The game was read from this file, or written to it, which holds that now.
    pub fn is_in_file(&mut self, path: PathBuf, held: Option<Held>) {
        self.file = Some(path);
        match held {
            Some(held) => self.notes.insert(HELD.to_owned(), held.to_text()),
            None => self.notes.remove(HELD),
        };
    }

    /// Why the file of that path, which is there, is not replaced by this game without a question.
    pub(super) fn doubt_of(&self, path: &Path) -> Option<Doubt> {
        let is_own = self
            .file
            .as_deref()
            .is_some_and(|file| placed(&expanded(file)) == placed(path));
        let held = self.notes.get(HELD).filter(|_| is_own);
        match held.and_then(|held| Held::parse(held)) {
            Some(held) => held.doubt(path),
            None => Some(Doubt::Other),
        }
    }

    /// The file holds the game as it is now.
    pub fn note_filed(&mut self) {
        let print = self.print();
        self.notes.insert(FILED.to_owned(), print);
    }

    /// Whether the file that it was opened from or saved to last holds all of it.
    pub fn is_filed(&self) -> bool {
        let filed = self.notes.get(FILED);
        filed.is_some_and(|filed| *filed == self.print())
    }

    /// By what it is known again whether the game is the same.
    fn print(&self) -> String {
        Held::written(self.content().as_bytes()).to_text()
    }

    /// Whether there is something to go on with later: a game that is not over, one to which something was added since its
    /// end where it stands, or a record that was changed and not saved.
    pub fn is_to_stay(&self, stands: NodeId) -> bool {
        let (game, tree) = (&self.game, self.game.tree());
        let is_annotated = tree.is_annotated();
        if tree.is_empty() && !is_annotated {
            return false;
        }
        let is_open = !game.has_record() && game.outcome_at(stands).is_none();
        is_open || (game.has_record() || is_annotated) && !self.is_filed()
    }

    /// Where the game itself stands, whatever is looked at.
    pub fn stands_at(&self) -> NodeId {
        let (game, tree) = (&self.game, self.game.tree());
        let find = |way: &str| tree.follow(NodeId::ROOT, &way.parse::<Way>().ok()?);
        let noted = self.notes.get(STANDS).and_then(|note| {
            let (stands, looked_at) = note.split_once(LOOKED_AT)?;
            (find(looked_at)? == game.node()).then(|| find(stands))?
        });
        noted.unwrap_or(game.node())
    }

    /// Whether the game itself goes on, whatever is looked at; a record that was changed, and a game to which somebody
    /// has added something since its end that no file holds, can be worked on in any case.
    pub fn can_go_on(&self) -> bool {
        self.game.has_record()
            || self.game.tree().is_annotated() && !self.is_filed()
            || self.game.outcome_at(self.stands_at()).is_none()
    }

    /// Whether there is nothing in it: no move, not even one that was taken back, no comment and no end.
    pub fn is_bare(&self) -> bool {
        let tree = self.game.tree();
        let is_written_on = tree.is_annotated() || self.game.end_at(NodeId::ROOT).is_some();
        tree.is_empty() && !is_written_on && self.file.is_none()
    }

    /// Whether it is over, and was a game and no exercise: somebody may want to see it again.
    pub fn is_finished_game(&self) -> bool {
        self.game.outcome_at(self.stands_at()).is_some()
            && !self.game.tree().is_empty()
            && !self.game.has_record()
            && !self.notes.contains_key(ENDGAME)
    }

    /// All that a file of the game would hold, to be compared.
    pub fn content(&self) -> String {
        script::body(self, None)
    }

    /// Writes down where the game stands, if that is not what is looked at.
    pub fn note_stand(&mut self, stands: NodeId) {
        let (here, tree) = (self.game.node(), self.game.tree());
        let note = if here == stands {
            String::new()
        } else {
            let [stands, looked_at] = [stands, here].map(|node| tree.way(NodeId::ROOT, node));
            format!("{stands}{LOOKED_AT}{looked_at}")
        };
        let known = self.notes.get(STANDS).map_or("", String::as_str);
        if known != note {
            self.notes.insert(STANDS.to_owned(), note);
        }
    }

    /// The game is played with that clock.
    pub fn played_with(&mut self, control: TimeControl) {
        if self.tags.known(TIME_CONTROL).is_none() {
            self.tags.set(TIME_CONTROL, control.for_record());
        }
    }

    /// A move was played on that day. The first one of a game tells when the game was played.
    pub fn played_on(&mut self, day: Day) {
        let is_first = self.game.tree().len() == 1 && self.file.is_none();
        if is_first && self.tags.known(DATE).is_none() {
            self.tags.set(DATE, day.to_string());
        }
    }
}

/// An end that the players declared, which no rule would find again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declared {
    /// This side gave up.
    Resigned(Side),
    /// Both sides agreed on a draw.
    Agreed,
    /// This side's time ran out.
    Flag(Side),
}

impl Declared {
    /// The declaration behind an outcome of the game, if it is one.
    pub fn of(game: &Game) -> Option<Self> {
        Self::behind(game.outcome()?, game.position().turn())
    }

    /// The declaration behind an outcome in a position in which that side is to move.
    pub fn behind(outcome: Outcome, turn: Side) -> Option<Self> {
        match outcome {
            Outcome::Won {
                winner,
                by: WinReason::Resignation,
            } => Some(Self::Resigned(!winner)),
            Outcome::Won {
                winner,
                by: WinReason::Time,
            } => Some(Self::Flag(!winner)),
            Outcome::Drawn(DrawReason::Agreement) => Some(Self::Agreed),
            Outcome::Drawn(DrawReason::TimeWithoutAttackers) => Some(Self::Flag(turn)),
            _ => None,
        }
    }

    /// Declares it in a game. A game that is over already stays as it is.
    pub fn apply(self, game: &mut Game) {
        let _ = match self {
            Self::Resigned(side) => game.resign(side),
            Self::Agreed => game.agree_draw(),
            Self::Flag(side) => game.flag(side),
        };
    }
}
