//! The moves from the start to where the game stands, and those taken back that can be played again. Knows the
//! judge's facts about each move; not whether a game is over.

use super::NodeId;
use crate::rules::{Key, LimitCounter, Move, Played, Position, Rules, Side, limit_counter};

/// The current line of a game with its cursor.
#[derive(Clone, Debug)]
pub(super) struct Line {
    start: Position,
    rules: Rules,
    /// The position at the cursor.
    position: Position,
    /// What was played, up to the cursor and beyond it.
    played: Vec<Played>,
    /// Where each ply stands in the tree.
    nodes: Vec<NodeId>,
    cursor: usize,
}

impl Line {
    pub fn new(start: Position, rules: Rules) -> Self {
        Self {
            position: start.clone(),
            start,
            rules,
            played: Vec::new(),
            nodes: Vec::new(),
            cursor: 0,
        }
    }

    pub fn start(&self) -> &Position {
        &self.start
    }

    pub fn rules(&self) -> Rules {
        self.rules
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The plies up to the cursor.
    pub fn played(&self) -> &[Played] {
        &self.played[..self.cursor]
    }

    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The node at the cursor.
    pub fn node(&self) -> NodeId {
        self.cursor
            .checked_sub(1)
            .map_or(NodeId::ROOT, |last| self.nodes[last])
    }

    /// The nodes of all plies, also of those beyond the cursor.
    pub fn nodes(&self) -> &[NodeId] {
        &self.nodes
    }

    /// The plies that count towards the move limit.
    pub fn limit(&self) -> LimitCounter {
        limit_counter(&self.start, self.played())
    }

    /// The node that [`forward`](Self::forward) would reach.
    pub fn next_node(&self) -> Option<NodeId> {
        self.nodes.get(self.cursor).copied()
    }

    /// Makes a move at the cursor and drops what lay beyond. Does nothing if no piece stands there to move.
    pub fn extend(&mut self, m: Move, node: NodeId) {
        let before = self.played().last().copied();
        if let Some(played) = Played::make(&mut self.position, m, before.as_ref(), self.rules) {
            self.truncate(self.cursor);
            self.played.push(played);
            self.nodes.push(node);
            self.cursor += 1;
        }
    }

    /// Makes the next move again.
    pub fn forward(&mut self) -> Option<Move> {
        let m = self.played.get(self.cursor)?.m;
        self.position.make(m);
        self.cursor += 1;
        Some(m)
    }

    /// Takes the last move back.
    pub fn back(&mut self) -> Option<Move> {
        let ply = self.cursor.checked_sub(1)?;
        let played = self.played[ply];
        let (key, move_number) = (self.key_after(ply), self.move_number_after(ply));
        played.unmake(&mut self.position, key, move_number);
        self.cursor = ply;
        Some(played.m)
    }

    /// Drops all plies but the first `plies`. The cursor must not stand beyond them.
    pub fn truncate(&mut self, plies: usize) {
        debug_assert!(self.cursor <= plies, "the cursor stands in what is dropped");
        self.played.truncate(plies);
        self.nodes.truncate(plies);
    }

    fn key_after(&self, plies: usize) -> Key {
        plies
            .checked_sub(1)
            .map_or(self.start.key(), |last| self.played[last].key)
    }

    /// The move number rises after each of Black's moves.
    fn move_number_after(&self, plies: usize) -> u16 {
        let black_moves = match self.start.turn() {
            Side::Red => plies / 2,
            Side::Black => plies.div_ceil(2),
        };
        let black_moves = u16::try_from(black_moves).unwrap_or(u16::MAX);
        self.start.move_number().saturating_add(black_moves)
    }
}
