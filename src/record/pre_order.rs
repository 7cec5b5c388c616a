//! Trees as the binary formats store them: each node, then the line behind it, then what else could be played in its
//! place. Knows the order, and no bytes.

use super::draft::{Draft, DraftId};
use crate::rules::Move;

/// One node as a file stores it.
#[derive(Debug)]
pub(super) struct StoredNode<O> {
    /// The move; none where a point is off the board.
    pub(super) m: Option<Move>,
    /// Where it stands.
    pub(super) origin: O,
    /// Whether the line goes on.
    pub(super) has_child: bool,
    /// Whether something else could be played in its place.
    pub(super) has_sibling: bool,
    /// The bytes of the comment.
    pub(super) comment: Vec<u8>,
}

/// The bytes of comments, and the nodes they belong to.
pub(super) type Comments = Vec<(DraftId, Vec<u8>)>;

/// Reads the nodes behind the root, if there are any, until none is left or `next` gives none. No more is kept on the way
/// than which nodes still wait for another line.
pub(super) fn read_nodes<O: Copy>(
    is_any: bool,
    draft: &mut Draft<O>,
    comments: &mut Comments,
    mut next: impl FnMut() -> Option<StoredNode<O>>,
) {
    let mut going_on = is_any.then_some(DraftId::ROOT);
    let mut waiting = Vec::new();
    while let Some(parent) = going_on.take().or_else(|| waiting.pop())
        && let Some(node) = next()
    {
        let id = draft.append(parent, node.m, node.origin);
        if !node.comment.is_empty() {
            comments.push((id, node.comment));
        }
        if node.has_sibling {
            waiting.push(parent);
        }
        going_on = node.has_child.then_some(id);
    }
}
