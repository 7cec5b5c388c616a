//! The score sheet: every move of the game's tree in words, and the rows in which the list shows them. Kept
//! beside the game, so that a long game is not written anew for every frame.

use crate::game::{Game, NodeId};
use crate::notation::{self, Notation};
use crate::rules::{Position, Side};
use std::collections::HashMap;

/// The moves in words.
#[derive(Clone, Debug)]
pub struct Sheet {
    notation: Notation,
    texts: HashMap<NodeId, String>,
    rows: Vec<Row>,
}

/// One row of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// How deep the side line is; 0 is the main line.
    pub depth: u16,
    /// The move number.
    pub number: u16,
    /// Red's move.
    pub red: Option<NodeId>,
    /// Black's move.
    pub black: Option<NodeId>,
}

impl Sheet {
    /// Writes down a whole game.
    pub fn new(game: &Game, notation: Notation) -> Self {
        let mut sheet = Self {
            notation,
            texts: HashMap::new(),
            rows: Vec::new(),
        };
        sheet.write_all(game);
        sheet
    }

    /// The notation it is written in.
    pub const fn notation(&self) -> Notation {
        self.notation
    }

    /// Writes down what has changed: the move that led to the cursor, or the shape of the tree.
    pub fn update(&mut self, game: &Game, before: &Position) {
        let node = game.node();
        if let Some(m) = game.tree().move_at(node) {
            self.texts
                .entry(node)
                .or_insert_with(|| notation::write(before, m, self.notation));
        }
        self.rows = rows(game);
    }

    /// The move of a node in words.
    pub fn text(&self, node: NodeId) -> &str {
        self.texts.get(&node).map_or("", String::as_str)
    }

    /// The rows of the list.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    fn write_all(&mut self, game: &Game) {
        let tree = game.tree();
        // The positions from the start to the node before the one that is written.
        let mut path = vec![game.start().clone()];
        for node in tree.pre_order() {
            path.truncate(tree.ply(node).max(1));
            let (Some(m), Some(before)) = (tree.move_at(node), path.last()) else {
                continue;
            };
            self.texts
                .insert(node, notation::write(before, m, self.notation));
            let mut after = before.clone();
            // The game has accepted the move, under whichever rules.
            after.make(m);
            path.push(after);
        }
        self.rows = rows(game);
    }
}

/// Lays the tree out: a move, then the side lines that could stand in its place, set in, then what follows it.
fn rows(game: &Game) -> Vec<Row> {
    let tree = game.tree();
    let start = game.start();
    // Red's moves have even numbers, as if Red had begun.
    let half_move = |ply: usize| match start.turn() {
        Side::Red => ply - 1,
        Side::Black => ply,
    };
    let number = |ply: usize| {
        let moves = half_move(ply) / 2;
        start.move_number().saturating_add(moves as u16)
    };
    let is_red = |ply: usize| half_move(ply).is_multiple_of(2);
    let mut rows: Vec<Row> = Vec::new();
    // The moves still to be laid out, the next one last, each with its depth.
    let mut stack: Vec<(NodeId, u16)> = tree
        .first_child(NodeId::ROOT)
        .map(|n| (n, 0))
        .into_iter()
        .collect();
    let mut joins = false;
    while let Some((node, depth)) = stack.pop() {
        let ply = tree.ply(node).max(1);
        let row = rows.last_mut().filter(|row| {
            joins && row.depth == depth && row.black.is_none() && row.number == number(ply)
        });
        match row {
            Some(row) if !is_red(ply) => row.black = Some(node),
            _ => rows.push(Row {
                depth,
                number: number(ply),
                red: is_red(ply).then_some(node),
                black: (!is_red(ply)).then_some(node),
            }),
        }
        joins = true;
        if let Some(next) = tree.first_child(node) {
            stack.push((next, depth));
        }
        let is_first = tree
            .parent(node)
            .is_some_and(|parent| tree.first_child(parent) == Some(node));
        if is_first {
            let side_lines: Vec<_> =
                std::iter::successors(tree.next_sibling(node), |&n| tree.next_sibling(n))
                    .map(|line| (line, depth + 1))
                    .collect();
            joins = side_lines.is_empty();
            stack.extend(side_lines.into_iter().rev());
        }
    }
    rows
}
