//! The moves of a game with all its side lines, comments and marks. Knows moves, not whether they
//! are legal.

use super::PreOrder;
use crate::rules::{Move, Point};
use std::collections::BTreeMap;

/// A place in a [`Tree`]: the start, or the point after a move. It stays valid, and means the same
/// move, until that move is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The start, before any move.
    pub const ROOT: Self = Self(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which way a line moves among the lines that start at the same place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    /// Towards the main line.
    Up,
    /// Away from the main line.
    Down,
}

/// One move and its links, 24 bytes.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// `None` for the root and for a deleted node.
    parent: Link,
    first_child: Link,
    last_child: Link,
    next_sibling: Link,
    ply: u32,
    m: Move,
}

/// A `NodeId` or nothing, in four bytes. No tree has 2^32 nodes: it would need 96 GiB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Link(u32);

impl Link {
    const NONE: Self = Self(u32::MAX);

    const fn to(node: NodeId) -> Self {
        Self(node.0)
    }

    const fn get(self) -> Option<NodeId> {
        if self.0 == u32::MAX {
            None
        } else {
            Some(NodeId(self.0))
        }
    }
}

/// Fills the root's place for a move; nobody gets to see it.
const NO_MOVE: Move = match Point::new(0, 0) {
    Some(corner) => Move::new(corner, corner),
    None => unreachable!(),
};

/// What is written about one node.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Note {
    comment: String,
    nags: Vec<u8>,
}

/// The moves of a game. The first child of each node goes on with the line of its parent, the others
/// start side lines; the first children from the root on are the main line.
///
/// Two trees are equal if they hold the same lines in the same order with the same notes.
///
/// No operation recurses, so a line may be as long as memory allows. A method that is given the id of
/// a deleted node finds nothing there and changes nothing.
///
/// # Examples
///
/// ```
/// use xiangqi::game::{NodeId, Tree};
/// use xiangqi::rules::{Move, Point};
///
/// let point = |x, y| Point::new(x, y).unwrap();
/// let mut tree = Tree::new();
/// let cannon = tree.add(NodeId::ROOT, Move::new(point(7, 2), point(4, 2)));
/// let horse = tree.add(NodeId::ROOT, Move::new(point(1, 0), point(2, 2)));
/// assert_eq!(tree.main_line(), [cannon]);
/// tree.promote(horse);
/// assert_eq!(tree.main_line(), [horse]);
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    notes: BTreeMap<NodeId, Note>,
    deleted: usize,
}

impl Tree {
    /// A game without moves.
    pub fn new() -> Self {
        let root = Node {
            parent: Link::NONE,
            first_child: Link::NONE,
            last_child: Link::NONE,
            next_sibling: Link::NONE,
            ply: 0,
            m: NO_MOVE,
        };
        Self {
            nodes: vec![root],
            notes: BTreeMap::new(),
            deleted: 0,
        }
    }

    /// The number of moves in all lines together.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1 - self.deleted
    }

    /// Whether there is no move at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the node is in the tree: the root always is, a deleted node no longer.
    pub fn contains(&self, node: NodeId) -> bool {
        self.live(node).is_some()
    }

    /// Whether some move has an alternative.
    pub fn has_side_lines(&self) -> bool {
        self.line_from(NodeId::ROOT).count() < self.len()
    }

    /// Whether there is more than the moves of one line: an alternative, a comment or a sign.
    pub fn is_annotated(&self) -> bool {
        let has_words =
            |node: NodeId| !self.comment(node).is_empty() || !self.nags(node).is_empty();
        self.has_side_lines() || has_words(NodeId::ROOT) || self.pre_order().any(has_words)
    }

    /// Goes on from `parent` with a move: the child that has this move already, or a new last child.
    ///
    /// # Panics
    ///
    /// If `parent` has been deleted.
    pub fn add(&mut self, parent: NodeId, m: Move) -> NodeId {
        match self.child(parent, m) {
            Some(child) => child,
            None => self.append(parent, m),
        }
    }

    /// Adds a new last child, even if another child has the same move.
    ///
    /// # Panics
    ///
    /// If `parent` has been deleted, or if the tree would outgrow its ids.
    pub fn append(&mut self, parent: NodeId, m: Move) -> NodeId {
        assert!(self.contains(parent), "a move is added after a deleted one");
        assert!(self.nodes.len() < u32::MAX as usize, "the tree is full");
        let node = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node {
            parent: Link::to(parent),
            first_child: Link::NONE,
            last_child: Link::NONE,
            next_sibling: Link::NONE,
            ply: self.nodes[parent.index()].ply + 1,
            m,
        });
        self.link_last(parent, node);
        node
    }

    /// The child of `parent` that has the move.
    pub fn child(&self, parent: NodeId, m: Move) -> Option<NodeId> {
        self.children(parent)
            .find(|&child| self.nodes[child.index()].m == m)
    }

    /// The node before; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.live(node)?.parent.get()
    }

    /// The nodes after, the one that continues the line first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self.live(node).and_then(|node| node.first_child.get());
        std::iter::successors(first, |child| self.nodes[child.index()].next_sibling.get())
    }

    /// The node that continues the line.
    pub fn first_child(&self, node: NodeId) -> Option<NodeId> {
        self.live(node)?.first_child.get()
    }

    /// The next of the lines that start at the same place.
    pub fn next_sibling(&self, node: NodeId) -> Option<NodeId> {
        self.live(node)?.next_sibling.get()
    }

    /// The move that leads to the node; `None` for the root.
    pub fn move_at(&self, node: NodeId) -> Option<Move> {
        let live = self.live(node)?;
        live.parent.get().map(|_| live.m)
    }

    /// The number of moves from the start to the node.
    pub fn ply(&self, node: NodeId) -> usize {
        self.live(node).map_or(0, |node| node.ply as usize)
    }

    /// The nodes of the main line in order, without the root.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_from(NodeId::ROOT).collect()
    }

    /// The nodes that continue the line of `node`, in order, without itself.
    pub fn line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.first_child(node), |&node| self.first_child(node))
    }

    /// The nodes from the start to `node` in order, itself included, the root not.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(node), |&node| self.parent(node))
            .filter(|&node| self.parent(node).is_some())
            .collect();
        path.reverse();
        path
    }

    /// How many plies the ways to two nodes have in common.
    pub fn shared_plies(&self, one: NodeId, other: NodeId) -> usize {
        let (one, other) = (self.path(one), self.path(other));
        one.iter().zip(other).take_while(|(a, b)| **a == *b).count()
    }

    /// Whether the node belongs to the main line; the root does.
    pub fn is_main(&self, node: NodeId) -> bool {
        self.contains(node) && self.line_head(node).is_none()
    }

    /// Where the side line of `node` starts: the last node on the way there that does not continue
    /// its parent's line. `None` on the main line.
    pub fn line_head(&self, node: NodeId) -> Option<NodeId> {
        std::iter::successors(Some(node), |&node| self.parent(node)).find(|&node| {
            self.parent(node)
                .is_some_and(|parent| self.first_child(parent) != Some(node))
        })
    }

    /// All nodes but the root, each line before its alternatives: a move, everything that follows it, then
    /// the next move in its place.
    pub fn pre_order(&self) -> PreOrder<'_> {
        PreOrder::new(self)
    }

    /// Makes the whole way to `node` the main line, however often it leaves another line. Gives `false` on the main
    /// line, where nothing is to be done.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let mut is_changed = false;
        while let Some(head) = self.line_head(node)
            && let Some(parent) = self.parent(head)
        {
            self.unlink(parent, head);
            self.link_after(parent, None, head);
            is_changed = true;
        }
        is_changed
    }

    /// Exchanges `node`, with all that follows it, with its neighbour among its parent's children. Gives
    /// `false` if there is no neighbour on that side.
    pub fn shift(&mut self, node: NodeId, shift: Shift) -> bool {
        let Some(parent) = self.parent(node) else {
            return false;
        };
        let (upper, lower) = match shift {
            Shift::Up => (self.previous_sibling(parent, node), Some(node)),
            Shift::Down => (Some(node), self.next_sibling(node)),
        };
        let (Some(upper), Some(lower)) = (upper, lower) else {
            return false;
        };
        self.unlink(parent, upper);
        self.link_after(parent, Some(lower), upper);
        true
    }

    /// Deletes a move and everything that follows it. Gives `false` for the root, which stays.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node) else {
            return false;
        };
        self.unlink(parent, node);
        let mut doomed = vec![node];
        while let Some(node) = doomed.pop() {
            doomed.extend(self.children(node));
            self.nodes[node.index()].parent = Link::NONE;
            self.notes.remove(&node);
            self.deleted += 1;
        }
        true
    }

    /// What is written about the move, or about the start position; empty if nothing is.
    pub fn comment(&self, node: NodeId) -> &str {
        self.notes.get(&node).map_or("", |note| &note.comment)
    }

    /// Replaces the comment. An empty text removes it.
    pub fn set_comment(&mut self, node: NodeId, comment: String) {
        if self.contains(node) {
            self.notes.entry(node).or_default().comment = comment;
            self.drop_empty_note(node);
        }
    }

    /// The marks of the move as PGN's numeric annotation glyphs, in the order in which they were added.
    pub fn nags(&self, node: NodeId) -> &[u8] {
        self.notes.get(&node).map_or(&[], |note| &note.nags)
    }

    /// Adds a mark. A mark that is there already is not added again.
    pub fn add_nag(&mut self, node: NodeId, nag: u8) {
        if self.contains(node) && !self.nags(node).contains(&nag) {
            self.notes.entry(node).or_default().nags.push(nag);
        }
    }

    /// Takes a mark away.
    pub fn remove_nag(&mut self, node: NodeId, nag: u8) {
        if let Some(note) = self.notes.get_mut(&node) {
            note.nags.retain(|&other| other != nag);
            self.drop_empty_note(node);
        }
    }

    fn drop_empty_note(&mut self, node: NodeId) {
        if self.notes.get(&node) == Some(&Note::default()) {
            self.notes.remove(&node);
        }
    }

    fn live(&self, node: NodeId) -> Option<&Node> {
        self.nodes
            .get(node.index())
            .filter(|live| node == NodeId::ROOT || live.parent != Link::NONE)
    }

    fn previous_sibling(&self, parent: NodeId, node: NodeId) -> Option<NodeId> {
        self.children(parent)
            .take_while(|&sibling| sibling != node)
            .last()
    }

    /// Takes `node` out of its parent's children and leaves it without a place.
    fn unlink(&mut self, parent: NodeId, node: NodeId) {
        let previous = self.previous_sibling(parent, node);
        let next = std::mem::replace(&mut self.nodes[node.index()].next_sibling, Link::NONE);
        match previous {
            Some(previous) => self.nodes[previous.index()].next_sibling = next,
            None => self.nodes[parent.index()].first_child = next,
        }
        if next == Link::NONE {
            self.nodes[parent.index()].last_child = previous.map_or(Link::NONE, Link::to);
        }
    }

    /// Gives `node`, which has no place, the one after `previous`, or the first.
    fn link_after(&mut self, parent: NodeId, previous: Option<NodeId>, node: NodeId) {
        let place = match previous {
            Some(previous) => &mut self.nodes[previous.index()].next_sibling,
            None => &mut self.nodes[parent.index()].first_child,
        };
        let next = std::mem::replace(place, Link::to(node));
        self.nodes[node.index()].next_sibling = next;
        if next == Link::NONE {
            self.nodes[parent.index()].last_child = Link::to(node);
        }
    }

    /// [`link_after`](Self::link_after) the last child, found without walking: a broken record may have
    /// a hundred thousand.
    fn link_last(&mut self, parent: NodeId, node: NodeId) {
        let last = self.nodes[parent.index()].last_child.get();
        self.link_after(parent, last, node);
    }
}

impl Default for Tree {
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        // In reading order the distances from the root tell the shape of the tree.
        self.len() == other.len()
            && self.notes.get(&NodeId::ROOT) == other.notes.get(&NodeId::ROOT)
            && self
                .pre_order()
                .zip(other.pre_order())
                .all(|(mine, theirs)| {
                    self.ply(mine) == other.ply(theirs)
                        && self.move_at(mine) == other.move_at(theirs)
                        && self.notes.get(&mine) == other.notes.get(&theirs)
                })
    }
}

impl Eq for Tree {}

#[cfg(test)]
mod tests;
