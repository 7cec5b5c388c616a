//! Moves that were taken back: until they are played again they are no part of the game, and a move in their place
//! replaces them. Moves that came from a record are kept beside what is played instead. Knows the game and its tree.

use super::{Game, NodeId, Outcome, Tree};
use crate::rules::{Move, Side};
use std::collections::{BTreeMap, BTreeSet};

/// What was taken back, and what is kept all the same.
#[derive(Clone, Debug, Default)]
pub(super) struct TakenBack {
    /// The first of the moves that were taken back.
    first: Option<NodeId>,
    /// The moves of the record with which the game began.
    recorded: BTreeSet<NodeId>,
    /// The ends of that record.
    ends: BTreeMap<NodeId, Outcome>,
    /// The last move of the main line of that record: its result stands there.
    last: Option<NodeId>,
}

impl TakenBack {
    /// The cursor has gone to a node: what is there is not taken back any more, and only what followed it is.
    pub fn reach(&mut self, node: NodeId, tree: &Tree) {
        if self.first == Some(node) {
            self.first = tree.first_child(node);
        }
    }

    /// Forgets what is deleted.
    pub fn retain(&mut self, is_there: impl Fn(NodeId) -> bool) {
        self.first = self.first.filter(|&first| is_there(first));
        self.recorded.retain(|&node| is_there(node));
        self.ends.retain(|&node, _| is_there(node));
        self.last = self.last.filter(|&last| is_there(last));
    }
}

impl Game {
    /// All that the game holds came from a record: taking it back does not take it out of the game.
    pub fn note_record(&mut self) {
        self.taken_back = TakenBack {
            first: None,
            recorded: self.tree.pre_order().collect(),
            ends: self.declared.clone(),
            last: self.tree.line_from(NodeId::ROOT).last(),
        };
    }

    /// Whether the move of a node came from the record with which the game began.
    pub fn is_recorded(&self, node: NodeId) -> bool {
        self.taken_back.recorded.contains(&node)
    }

    /// Whether the game began with a record.
    pub fn has_record(&self) -> bool {
        !self.taken_back.recorded.is_empty()
    }

    /// The end that the record has after the move of a node.
    pub fn recorded_end_at(&self, node: NodeId) -> Option<Outcome> {
        self.taken_back.ends.get(&node).copied()
    }

    /// The last move of the main line that the record had: where its result stands.
    pub fn recorded_last(&self) -> Option<NodeId> {
        self.taken_back.last
    }

    pub(super) fn set_record(
        &mut self,
        recorded: BTreeSet<NodeId>,
        ends: BTreeMap<NodeId, Outcome>,
        last: Option<NodeId>,
    ) {
        self.taken_back.recorded = recorded;
        self.taken_back.ends = ends;
        self.taken_back.last = last;
    }

    pub(super) fn set_taken_back(&mut self, first: Option<NodeId>) {
        self.taken_back.first = first;
    }

    /// Takes the last move of the line back, as [`undo`](Self::undo) does; another move in its place replaces it.
    /// Where the line has been looked through backwards before, this is only one more step back. An offer of a draw
    /// lapses.
    pub fn take_back(&mut self) -> Option<Move> {
        let node = self.node();
        let m = self.undo()?;
        self.draw_offer = None;
        let next = self.tree.first_child(node);
        let is_end = next.is_none() || next == self.taken_back.first;
        self.taken_back.first = is_end.then_some(node);
        Some(m)
    }

    /// Which side wants to move anew, if so many plies are to be taken back from the cursor: of an even number that is the
    /// side to move.
    pub fn wants_back(&self, plies: usize) -> Side {
        let turn = self.position().turn();
        if plies.min(self.ply()).is_multiple_of(2) {
            turn
        } else {
            !turn
        }
    }

    /// The first of the moves that were taken back and have been neither played again nor replaced.
    pub fn taken_back(&self) -> Option<NodeId> {
        self.taken_back.first
    }

    /// Whether the next move of the line was taken back: it is no part of the game until it is played again.
    pub fn is_next_taken_back(&self) -> bool {
        let first = self.taken_back.first;
        first.is_some_and(|first| self.tree.parent(first) == Some(self.node()))
    }

    /// Whether a move at the cursor would delete moves that were taken back, since it is played in their place.
    pub fn would_replace(&self, m: Move) -> bool {
        let first = self.taken_back.first;
        let Some(first) = first.filter(|_| self.is_next_taken_back()) else {
            return false;
        };
        let mut line = std::iter::once(first).chain(self.tree.line_from(first));
        self.tree.move_at(first) != Some(m)
            && line.any(|node| !self.taken_back.recorded.contains(&node))
    }

    /// The game as it was played: without what was taken back.
    #[must_use]
    pub fn as_played(&self) -> Self {
        let mut game = self.clone();
        if let Some(first) = game.taken_back.first.take() {
            game.drop_taken_back(first);
        }
        game
    }

    /// Whether the main line ends where and how it did in the record with which the game began: what that says of its
    /// result is true of it. Where moves were played on, deleted, or another line took its place, it is not.
    pub fn ends_as_recorded(&self) -> bool {
        let mut is_back = false;
        let is_played = |node: &NodeId| {
            is_back |= self.taken_back.first == Some(*node);
            !is_back || self.is_recorded(*node)
        };
        let last = self
            .tree
            .line_from(NodeId::ROOT)
            .take_while(is_played)
            .last();
        let has_all = last == self.recorded_last() && (self.has_record() || self.tree.is_empty());
        let last = last.unwrap_or(NodeId::ROOT);
        has_all && self.end_at(last) == self.recorded_end_at(last)
    }

    /// A move was played from a place. If one was taken back there, the new one gets its rank.
    pub(super) fn replace_taken_back(&mut self, from: NodeId) {
        let Some(first) = self.taken_back.first else {
            return;
        };
        let node = self.node();
        if node == first || self.tree.parent(first) != Some(from) {
            return;
        }
        self.taken_back.first = None;
        let went_on = self.tree.first_child(from) == Some(first);
        self.drop_taken_back(first);
        if went_on && self.tree.first_child(from) != Some(node) {
            self.tree.promote(node);
        }
    }

    /// Deletes what was taken back, but for what came from a record.
    fn drop_taken_back(&mut self, first: NodeId) {
        let line: Vec<NodeId> = std::iter::once(first)
            .chain(self.tree.line_from(first))
            .collect();
        let own = line
            .iter()
            .find(|node| !self.taken_back.recorded.contains(node));
        if let Some(&own) = own {
            self.tree_mut().delete(own);
        }
        for node in line.iter().filter(|&&node| self.tree.contains(node)) {
            self.declared.remove(node);
            if let Some(&outcome) = self.taken_back.ends.get(node) {
                self.declared.insert(*node, outcome);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Game;
    use crate::rules::{Move, Point, Position, Rules, Side};

    fn play(game: &mut Game, moves: &str) {
        let point = |name: &[u8]| Point::new(name[0] - b'a', name[1] - b'0').unwrap();
        for text in moves.split_whitespace() {
            let (from, to) = text.as_bytes().split_at(2);
            game.play(Move::new(point(from), point(to))).unwrap();
        }
    }

    fn main_line(game: &Game) -> String {
        let line = game.tree().main_line();
        let moves = line.iter().filter_map(|&node| game.tree().move_at(node));
        moves.map(|m| m.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// Three moves of which all are taken back.
    fn all_taken_back() -> Game {
        let mut game = Game::new(Position::start(), Rules::default());
        play(&mut game, "h2e2 h9g7 h0g2");
        while game.take_back().is_some() {}
        game
    }

    #[test]
    fn a_move_played_again_does_not_bring_back_what_followed_it() {
        let mut by_hand = all_taken_back();
        play(&mut by_hand, "h2e2");
        let mut again = all_taken_back();
        again.redo();
        for mut game in [by_hand, again] {
            game.resign(Side::Black).unwrap();
            assert_eq!(main_line(&game.as_played()), "h2e2");
            assert!(game.redo().is_some(), "it can be played again all the same");
        }
    }

    #[test]
    fn only_another_move_replaces_what_was_taken_back() {
        let m = |from: (u8, u8), to: (u8, u8)| {
            let point = |(x, y)| Point::new(x, y).unwrap();
            Move::new(point(from), point(to))
        };
        let (same, other) = (m((7, 2), (4, 2)), m((1, 2), (4, 2)));
        let game = all_taken_back();
        assert!(game.would_replace(other) && !game.would_replace(same));
        let mut looked_back = Game::new(Position::start(), Rules::default());
        play(&mut looked_back, "h2e2 h9g7");
        while looked_back.undo().is_some() {}
        assert!(!looked_back.would_replace(other), "that opens a side line");
        let mut recorded = Game::new(Position::start(), Rules::default());
        play(&mut recorded, "h2e2");
        recorded.note_record();
        recorded.take_back();
        assert!(!recorded.would_replace(other), "a record keeps its moves");
    }

    #[test]
    fn what_is_played_again_to_its_end_is_all_of_the_game() {
        let mut game = all_taken_back();
        while game.redo().is_some() {}
        assert_eq!(main_line(&game.as_played()), "h2e2 h9g7 h0g2");
        assert_eq!(game.taken_back(), None);
    }
}
