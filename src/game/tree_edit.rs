//! Changes of a game's tree that keep the game playable: the cursor never stands on a move that is gone. Knows
//! the game and its tree.

use super::{Game, NodeId, Shift};

/// The changes that may be made to a game's tree at any time; see [`Game::tree_mut`]. Each is what the method of the
/// same name does to a [`Tree`](super::Tree).
#[derive(Debug)]
pub struct TreeEdit<'a> {
    game: &'a mut Game,
}

impl<'a> TreeEdit<'a> {
    pub(super) fn new(game: &'a mut Game) -> Self {
        Self { game }
    }

    /// Makes the whole way to `node` the main line.
    pub fn promote(&mut self, node: NodeId) -> bool {
        self.game.tree.promote(node)
    }

    /// Exchanges `node`, with all that follows it, with its neighbour among its parent's children.
    pub fn shift(&mut self, node: NodeId, shift: Shift) -> bool {
        self.game.tree.shift(node, shift)
    }

    /// Deletes a move and everything that follows it. If the cursor is there, it goes back to the move before.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let game = &mut *self.game;
        let place = game.line.nodes().iter().position(|&other| other == node);
        if let Some(ply) = place {
            while game.ply() > ply {
                game.undo();
            }
            game.line.truncate(ply);
        }
        if !game.tree.delete(node) {
            return false;
        }
        let tree = &game.tree;
        game.found.retain(|&node, _| tree.contains(node));
        game.declared.retain(|&node, _| tree.contains(node));
        game.draw_offer = None;
        game.taken_back.retain(|node| tree.contains(node));
        true
    }

    /// Replaces the comment of a move.
    pub fn set_comment(&mut self, node: NodeId, comment: String) {
        self.game.tree.set_comment(node, comment);
    }

    /// Adds a mark to a move.
    pub fn add_nag(&mut self, node: NodeId, nag: u8) {
        self.game.tree.add_nag(node, nag);
    }

    /// Takes a mark away from a move.
    pub fn remove_nag(&mut self, node: NodeId, nag: u8) {
        self.game.tree.remove_nag(node, nag);
    }
}
