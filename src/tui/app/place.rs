//! Where the game itself stands while another move is looked at: it is kept with the game.

use super::App;
use crate::game::{NodeId, Way};
use crate::storage::Saved;

/// Under which name it is kept.
const NOTE: &str = "stands";
/// Between the way to where the game stands and the way to what is looked at. Whoever goes on elsewhere has left both.
const LOOKED_AT: &str = " while at ";

impl App {
    /// Where the game stood that was kept.
    pub(super) fn live_of(saved: &Saved) -> NodeId {
        let (game, tree) = (&saved.game, saved.game.tree());
        let find = |way: &str| tree.follow(NodeId::ROOT, &way.parse::<Way>().ok()?);
        let noted = saved.notes.get(NOTE).and_then(|note| {
            let (stands, looked_at) = note.split_once(LOOKED_AT)?;
            (find(looked_at)? == game.node()).then(|| find(stands))?
        });
        noted.unwrap_or(game.node())
    }

    /// Writes down where the game stands, if that is not what is looked at.
    pub(in crate::tui) fn note_live(&mut self) {
        let (here, tree) = (self.saved.game.node(), self.saved.game.tree());
        let note = if here == self.live {
            String::new()
        } else {
            let [stands, looked_at] = [self.live, here].map(|node| tree.way(NodeId::ROOT, node));
            format!("{stands}{LOOKED_AT}{looked_at}")
        };
        let known = self.saved.notes.get(NOTE).map_or("", String::as_str);
        if known != note {
            self.saved.notes.insert(NOTE.to_owned(), note);
        }
    }
}
