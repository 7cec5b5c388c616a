//! Walks through all moves of a [`Tree`] in reading order. Knows the links only.

use super::{NodeId, Tree};

/// The iterator of [`Tree::pre_order`].
#[derive(Clone, Debug)]
pub struct PreOrder<'a> {
    tree: &'a Tree,
    next: Option<NodeId>,
}

impl<'a> PreOrder<'a> {
    pub(super) fn new(tree: &'a Tree) -> Self {
        let next = tree.first_child(NodeId::ROOT);
        Self { tree, next }
    }
}

impl Iterator for PreOrder<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let node = self.next?;
        self.next = self.tree.first_child(node).or_else(|| {
            // The way back up visits each node once in the whole walk.
            std::iter::successors(Some(node), |&node| self.tree.parent(node))
                .find_map(|node| self.tree.next_sibling(node))
        });
        Some(node)
    }
}
