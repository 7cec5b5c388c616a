//! What the record with which a game began says of its end. Knows games, tags and the words for it; no files.

use crate::game::{Game, NodeId, Outcome};
use crate::i18n::Lang;
use crate::record::{RecordResult, Tags};

/// The end of the main line in the words of the record with which a game began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded<'a> {
    /// The result; none where the record leaves it open.
    pub result: Option<RecordResult>,
    /// The reason.
    pub reason: Option<&'a str>,
}

impl<'a> Recorded<'a> {
    /// What the record says, as long as the main line ends where and how it did there. Where it says nothing and the last
    /// move ends the game by the rules, these are asked.
    pub fn of(game: &Game, tags: &'a Tags) -> Option<Self> {
        let result = tags.get("Result");
        let result = result.and_then(|said| RecordResult::read(said).ok()?);
        let reason = tags.known("Termination");
        let is_silent = result.is_none() && reason.is_none();
        let has_word = game.has_record() || !is_silent;
        if !has_word || !game.ends_as_recorded() || is_silent && ends_with_last_move(game) {
            return None;
        }
        Some(Self { result, reason })
    }

    /// The result that the record has, as long as the main line ends where and how it did there.
    pub fn result_of(game: &Game, tags: &'a Tags) -> Option<Self> {
        // Games that are no records are not looked through for it.
        tags.get("Result")?;
        Self::of(game, tags).filter(|recorded| recorded.result.is_some())
    }

    /// The result in a sentence, unless the game has ended with the same one.
    pub fn tell(&self, outcome: Option<Outcome>, lang: Lang) -> Option<String> {
        let result = self.result?;
        let is_known = outcome.map(RecordResult::of) == Some(result);
        (!is_known).then(|| lang.recorded_result(result, self.reason))
    }
}

/// Whether the game ends after the last move of its main line, and not before.
fn ends_with_last_move(game: &Game) -> bool {
    let tree = game.tree();
    let last = tree.line_from(NodeId::ROOT).last();
    last.is_some_and(|last| {
        let before = tree.parent(last).unwrap_or(NodeId::ROOT);
        let ends = |node| game.outcome_at(node).is_some();
        ends(last) && !ends(before)
    })
}
