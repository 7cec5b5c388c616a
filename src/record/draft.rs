//! A tree of moves as a file in coordinates states it, before any rule has looked at it, and the judging of
//! it in one walk. Knows no format.

use super::reading::Findings;
use super::walk::Walk;
use super::{Fault, Severity, Spot, note};
use crate::game::{NodeId, Tree};
use crate::notation::NotationError;
use crate::rules::{Move, Position, RuleSet};

/// Where a node stands in its draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DraftId(usize);

impl DraftId {
    /// The start, before any move.
    pub(super) const ROOT: Self = Self(0);
}

/// A tree of moves that nobody has judged.
#[derive(Debug)]
pub(super) struct Draft<O> {
    nodes: Vec<DraftNode<O>>,
}

#[derive(Debug)]
struct DraftNode<O> {
    /// None for the root, and where the file names points off the board.
    m: Option<Move>,
    comment: String,
    origin: O,
    first_child: Option<DraftId>,
    last_child: Option<DraftId>,
    next_sibling: Option<DraftId>,
}

/// Which kind of line a node to be judged belongs to.
#[derive(Clone, Copy)]
struct Line {
    is_main: bool,
    /// Whether the node is the first of a side line.
    is_side_head: bool,
}

impl Line {
    const MAIN: Self = Self {
        is_main: true,
        is_side_head: false,
    };
    const SIDE_HEAD: Self = Self {
        is_main: false,
        is_side_head: true,
    };

    const fn after_head(self) -> Self {
        Self {
            is_side_head: false,
            ..self
        }
    }
}

impl<O: Copy> Draft<O> {
    /// No moves. The origin is whatever tells where in the file a node stands.
    pub(super) fn new(origin: O) -> Self {
        Self {
            nodes: vec![DraftNode::new(None, origin)],
        }
    }

    /// Adds a last child.
    pub(super) fn append(&mut self, parent: DraftId, m: Option<Move>, origin: O) -> DraftId {
        let id = DraftId(self.nodes.len());
        self.nodes.push(DraftNode::new(m, origin));
        let previous = self.nodes.get_mut(parent.0).and_then(|node| {
            node.first_child.get_or_insert(id);
            node.last_child.replace(id)
        });
        if let Some(node) = previous.and_then(|previous| self.nodes.get_mut(previous.0)) {
            node.next_sibling = Some(id);
        }
        id
    }

    /// Writes a comment to a node, behind what stands there.
    pub(super) fn comment(&mut self, node: DraftId, text: &str) {
        if let Some(node) = self.nodes.get_mut(node.0) {
            note::join(&mut node.comment, text);
        }
    }

    /// The first move of the main line.
    pub(super) fn first_move(&self) -> Option<Move> {
        let first = self.nodes.first()?.first_child?;
        self.nodes.get(first.0)?.m
    }

    /// Judges every move once, from the start through all lines, and keeps the legal ones. A bad move of the main line
    /// ends the game there, for what replaces it is not what was played; a bad move of a side line ends that line.
    /// `describe` gives the place and the text of a move from its origin.
    pub(super) fn judge(
        mut self,
        start: &Position,
        rules: RuleSet,
        findings: &mut Findings,
        describe: impl Fn(O) -> (Spot, String),
    ) -> Tree {
        let mut tree = Tree::new();
        let mut walk = Walk::new(start.clone(), rules);
        let mut to_do = Vec::new();
        if let Some(root) = self.nodes.first_mut() {
            tree.set_comment(NodeId::ROOT, std::mem::take(&mut root.comment));
            to_do.extend(root.first_child.map(|id| (id, NodeId::ROOT, 0, Line::MAIN)));
        }
        while let Some((id, parent, ply, line)) = to_do.pop() {
            let Some(node) = self.nodes.get_mut(id.0) else {
                continue;
            };
            walk.back_to(ply);
            let refusal = node.m.map(|m| walk.refusal(m));
            let (Some(m), Some(None)) = (node.m, refusal) else {
                let severity = if line.is_main {
                    Severity::Error
                } else {
                    Severity::Warning
                };
                findings.add_with(severity, Some(ply + 1), || {
                    let (spot, text) = describe(node.origin);
                    let error = NotationError::Illegal {
                        text,
                        m: node.m,
                        refusal: refusal.flatten(),
                        mismatch: None,
                    };
                    (spot, Fault::Move(error))
                });
                if line.is_side_head {
                    to_do.extend(
                        node.next_sibling
                            .map(|next| (next, parent, ply, Line::SIDE_HEAD)),
                    );
                }
                continue;
            };
            walk.step(m);
            let kept = tree.append(parent, m);
            tree.set_comment(kept, std::mem::take(&mut node.comment));
            to_do.extend(
                node.next_sibling
                    .map(|next| (next, parent, ply, Line::SIDE_HEAD)),
            );
            to_do.extend(
                node.first_child
                    .map(|child| (child, kept, ply + 1, line.after_head())),
            );
        }
        tree
    }
}

impl<O> DraftNode<O> {
    const fn new(m: Option<Move>, origin: O) -> Self {
        Self {
            m,
            comment: String::new(),
            origin,
            first_child: None,
            last_child: None,
            next_sibling: None,
        }
    }
}
