//! Where a game stands in its tree, and what is known of the moves besides their order: what has to be kept between
//! two runs so that a game comes back as it was. Knows the game; no text format.

use super::{DrawOffer, Game, NodeId, Outcome};
use std::collections::{BTreeMap, BTreeSet};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// The cursor.
    pub node: NodeId,
    /// The end of the line on which the cursor stands: as far as moves are played again.
    pub end: NodeId,
    /// The first of the moves that were taken back.
    pub taken_back: Option<NodeId>,
    /// The last offer of a draw, if it may still wait.
    pub draw_offer: Option<DrawOffer>,
}

/// What is known of the moves besides their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annals {
    /// Where the players have ended the game, and how.
    pub ends: BTreeMap<NodeId, Outcome>,
    /// The moves that came from a record.
    pub recorded: BTreeSet<NodeId>,
    /// The ends that the record has.
    pub recorded_ends: BTreeMap<NodeId, Outcome>,
    /// The last move of the main line that the record has.
    pub recorded_last: Option<NodeId>,
}

impl Game {
    /// Where it stands.
    pub fn bookmark(&self) -> Bookmark {
        Bookmark {
            node: self.node(),
            end: self.line.nodes().last().copied().unwrap_or(NodeId::ROOT),
            taken_back: self.taken_back(),
            draw_offer: self.draw_offer,
        }
    }

    /// Goes where a bookmark says. Gives `false` if a node of it is not there, or the cursor not on the way to the end.
    pub fn open_at(&mut self, bookmark: Bookmark) -> bool {
        let Bookmark {
            node,
            end,
            taken_back,
            draw_offer,
        } = bookmark;
        let is_there = taken_back.is_none_or(|first| self.tree.contains(first));
        if !is_there || !self.go_to(end) {
            return false;
        }
        self.line.truncate(self.line.cursor());
        let ply = self.tree.ply(node);
        while self.ply() > ply {
            self.undo();
        }
        self.set_taken_back(taken_back);
        self.draw_offer = draw_offer;
        self.node() == node
    }

    /// How the game ended, if it did, at a place or on the way there; the cursor stays where it is.
    pub fn outcome_at(&self, node: NodeId) -> Option<Outcome> {
        if node == self.node() {
            return self.outcome();
        }
        let mut there = self.clone();
        there.go_to(node).then(|| there.outcome())?
    }

    /// What the players declared after the move of a node.
    pub fn end_at(&self, node: NodeId) -> Option<Outcome> {
        self.declared.get(&node).copied()
    }

    /// Takes over what is known of the moves. The cursor must be at the start.
    pub fn recall(&mut self, annals: Annals) {
        let Annals {
            ends,
            recorded,
            recorded_ends,
            recorded_last,
        } = annals;
        self.declared = ends;
        self.set_record(recorded, recorded_ends, recorded_last);
        self.note_end();
    }
}
