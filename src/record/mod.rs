//! A whole game in a file: the tree of moves with comments and marks, the tags, the start and the result. Knows
//! rules, games and notations; neither the terminal nor the command line.
//!
//! [`Reader`] reads a file of any [`Format`] game by game, so that a file of a hundred thousand games never
//! sits in memory; what is wrong with a game is said beside it in [`Reading::findings`]. [`write()`] writes one game.
//!
//! ```
//! use xiangqi::notation::{Notation, Script};
//! use xiangqi::record::{Format, Reader, write};
//!
//! let text = "[Red \"甲\"]\n\n1. 炮二平五 (1. 兵七进一) 马8进7 {the usual answer} 1-0";
//! let mut games = Reader::new(text.as_bytes(), None)?;
//! let reading = games.next().unwrap()?;
//! assert!(reading.findings.is_empty());
//! assert_eq!(reading.record.tree.main_line().len(), 2);
//!
//! let (board_text, losses) = write(&reading.record, Format::DhtmlXq, Notation::Chinese(Script::Simplified));
//! assert!(board_text.contains("[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]"));
//! assert!(losses.is_empty());
//! # Ok::<(), xiangqi::record::RecordError>(())
//! ```

mod cbr;
mod day;
mod dhtmlxq;
mod draft;
mod error;
mod format;
mod lines;
mod note;
mod pgn;
mod pre_order;
mod reader;
mod reading;
mod result;
mod tags;
mod text;
mod walk;
mod wxf;
mod xqf;

pub use day::Day;
pub(crate) use error::one_line;
pub use error::{Fault, Place, RecordError, Severity, Spot};
pub use format::{Format, Loss, write};
pub use reader::{AnyReader, Reader, looks_like_record, open, open_as};
pub use reading::Reading;
pub use result::{RESULT_COMMAND, RecordResult, UnknownResult, result_in_comment};
pub use tags::Tags;
pub use text::Encoding;

use crate::game::{NodeId, Outcome, Tree};
use crate::rules::{Position, RuleSet};
use std::collections::BTreeMap;

/// The tag that keeps how a game ended.
const RESULT: &str = "Result";
/// The tag that keeps why a game ended.
const REASON: &str = "Termination";

/// One recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Names, places, dates and whatever else the file says of the game. The start position and the rules are fields
    /// of their own; the result is a field and a tag, so that it is not lost where only tags are kept.
    pub tags: Tags,
    /// Where the game begins.
    pub start: Position,
    /// By which rules its moves are judged.
    pub rules: RuleSet,
    /// The moves, with side lines, comments and marks.
    pub tree: Tree,
    /// How it ended, where that is known.
    pub result: Option<RecordResult>,
    /// How the players ended other lines than the main line: after which move, and how.
    pub ends: BTreeMap<NodeId, Outcome>,
}

impl Record {
    /// A game without moves and tags.
    pub fn new(start: Position) -> Self {
        Self {
            tags: Tags::new(),
            start,
            rules: RuleSet::Standard,
            tree: Tree::new(),
            result: None,
            ends: BTreeMap::new(),
        }
    }

    /// How the game ended and why, where the record says both.
    pub fn outcome(&self) -> Option<Outcome> {
        result::outcome(self.result?, self.tags.get(REASON)?)
    }

    /// Notes how the game ended and why. Where no outcome is known, the result of the tags stays.
    pub fn set_outcome(&mut self, outcome: Option<Outcome>) {
        if let Some(outcome) = outcome {
            self.set_result(Some(RecordResult::of(outcome)));
            self.tags.set(REASON, result::reason_word(outcome));
        } else {
            self.tags.remove(REASON);
            self.result = self
                .tags
                .get(RESULT)
                .and_then(|text| RecordResult::read(text).ok()?);
        }
    }

    /// Notes a result, and what is said of its reason, behind a move that is not the last one of the main line, or no more.
    pub fn note_result(&mut self, node: NodeId, result: RecordResult, reason: Option<&str>) {
        let mut comment = self.tree.comment(node).to_owned();
        note::join(&mut comment, &result::bare_command(result, reason));
        self.tree.set_comment(node, comment);
    }

    /// Takes a result that was noted behind the last move of what is the main line now for that of the game.
    pub fn take_noted_result(&mut self) {
        let last = self.tree.line_from(NodeId::ROOT).last();
        let noted =
            last.and_then(|last| Some((last, result::bare_commanded(self.tree.comment(last))?)));
        if let (None, Some((last, (noted, comment)))) = (self.result, noted) {
            self.tree
                .set_comment(last, note::trimmed(&comment).to_owned());
            self.set_result(Some(noted.0));
            if let Some(reason) = noted.1 {
                self.tags.set(REASON, reason);
            }
        }
    }

    /// Notes how the game ended, as a file says.
    fn set_result(&mut self, result: Option<RecordResult>) {
        self.result = result;
        match result {
            Some(result) => self.tags.set(RESULT, result.as_pgn()),
            None => {
                self.tags.remove(RESULT);
            }
        }
    }
}
