//! Where the game itself stands while another move is looked at: it is kept with the game.

use super::App;
use crate::game::{NodeId, Outcome};
use crate::storage::Recorded;
use crate::tui::notice::Notice;

impl App {
    /// Writes down where the game stands, if that is not what is looked at.
    pub(in crate::tui) fn note_live(&mut self) {
        self.saved.note_stand(self.live);
    }

    /// How the game itself ended, whatever is looked at.
    pub(in crate::tui) fn end(&self) -> Option<Outcome> {
        self.saved.game.outcome_at(self.live)
    }

    /// The result that the record with which the game began has, as long as it is that of the game.
    pub(in crate::tui) fn recorded(&self) -> Option<Recorded<'_>> {
        Recorded::result_of(&self.saved.game, &self.saved.tags)
    }

    /// What is to be said of it, unless the game has ended so on the board.
    pub(in crate::tui) fn recorded_notice(&self) -> Option<Notice> {
        let recorded = self.recorded()?;
        recorded.tell(self.end(), self.settings.lang)?;
        let reason = recorded.reason.map(str::to_owned);
        Some(Notice::Recorded(recorded.result?, reason))
    }

    /// The same in words, where the record ends at what is looked at, and it may be played on from there.
    pub(in crate::tui) fn recorded_here(&self) -> Option<String> {
        let is_here = self.saved.game.recorded_last() == Some(self.saved.game.node());
        let recorded = self
            .recorded()
            .filter(|_| is_here && self.turn().is_some())?;
        recorded.tell(None, self.settings.lang)
    }

    /// Whether another place is looked at than the one where the game stands that is played here, or has ended: what is
    /// tried there leaves the game, its end and its clocks as they are. A record and an endgame go on where a move is
    /// played.
    pub(in crate::tui) fn is_beside_the_game(&self) -> bool {
        self.saved.game.node() != self.live && (self.is_played_here() || self.end().is_some())
    }

    /// Whether the game is played at this table, and no record or endgame.
    pub(in crate::tui) fn is_played_here(&self) -> bool {
        !self.saved.game.has_record() && self.endgame().is_none()
    }

    /// The moves to which one looks forward: to where the game stands, as long as that lies ahead, and on with the line.
    /// What was tried on the way leads nobody away from there. In a record it is the line of what is looked at.
    pub(in crate::tui) fn ahead(&self) -> Vec<NodeId> {
        let tree = self.saved.game.tree();
        let mut ahead = Vec::new();
        if self.is_looking_back() && !self.saved.game.has_record() {
            ahead = tree.path(self.live).split_off(self.saved.game.ply());
        }
        let last = ahead.last().copied().unwrap_or(self.saved.game.node());
        ahead.extend(tree.line_from(last));
        ahead
    }

    /// Whether an earlier move of the game is looked at than the one after which it stands.
    pub fn is_looking_back(&self) -> bool {
        let game = &self.saved.game;
        let here = game.node();
        here != self.live && (here == NodeId::ROOT || game.tree().path(self.live).contains(&here))
    }
}
