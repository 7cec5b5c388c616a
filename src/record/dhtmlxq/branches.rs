//! The lines of a web-board record: where each leaves another. Knows numbers and plies; the moves go into
//! a draft that others judge.

use crate::record::draft::{Draft, DraftId};
use crate::rules::Move;
use std::collections::{BTreeMap, VecDeque};

/// One line as the file states it.
#[derive(Debug)]
pub(super) struct Branch {
    /// The line that it leaves.
    pub(super) parent: u32,
    /// The ply that it replaces, counted from the start of the game.
    pub(super) ply: u32,
    /// Its moves; none where a move is off the board.
    pub(super) moves: Vec<Option<Move>>,
}

/// What tells where a move stands: the line and the ply.
pub(super) type Origin = (u32, u32);

/// A line in its place.
#[derive(Debug)]
struct Line {
    first_ply: usize,
    nodes: Vec<DraftId>,
    /// The line on which it leaves; itself where it leaves from the start.
    parent: usize,
    /// A line further up, chosen so that every line above is reached in few steps.
    jump: usize,
    depth: usize,
}

/// All lines in their places.
#[derive(Debug)]
pub(super) struct Lines {
    draft: Draft<Origin>,
    list: Vec<Line>,
    by_number: BTreeMap<u32, usize>,
}

impl Lines {
    /// Puts the lines into a tree. Lines that leave nothing are handed to `orphan`.
    pub(super) fn place(
        branches: &BTreeMap<u32, Branch>,
        mut orphan: impl FnMut(u32, &Branch),
    ) -> Self {
        let mut placed = Self {
            draft: Draft::new((0, 0)),
            list: Vec::new(),
            by_number: BTreeMap::new(),
        };
        let mut followers: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
        for (&number, branch) in branches.iter().filter(|(number, _)| **number != 0) {
            followers.entry(branch.parent).or_default().push(number);
        }
        let main = branches
            .get(&0)
            .map(|branch| branch.moves.as_slice())
            .unwrap_or_default();
        placed.add(0, DraftId::ROOT, 0, 1, main);
        let mut waiting = VecDeque::from([0]);
        while let Some(parent) = waiting.pop_front() {
            for number in followers.remove(&parent).unwrap_or_default() {
                let Some(branch) = branches.get(&number) else {
                    continue;
                };
                let ply = branch.ply as usize;
                match placed.leaving(parent, ply) {
                    Some((node, owner)) => {
                        placed.add(number, node, owner, ply, &branch.moves);
                        waiting.push_back(number);
                    }
                    None => orphan(number, branch),
                }
            }
        }
        for number in followers.into_values().flatten() {
            if let Some(branch) = branches.get(&number) {
                orphan(number, branch);
            }
        }
        placed
    }

    /// The draft of all that was placed.
    pub(super) fn into_draft(self) -> Draft<Origin> {
        self.draft
    }

    /// Writes a comment to a ply of a line. False where there is no such ply.
    pub(super) fn comment(&mut self, number: u32, ply: usize, text: &str) -> bool {
        let node = if ply == 0 {
            Some(DraftId::ROOT)
        } else {
            self.by_number
                .get(&number)
                .and_then(|&line| self.node_at(line, ply))
                .map(|(node, _)| node)
        };
        if let Some(node) = node {
            self.draft.comment(node, text);
        }
        node.is_some()
    }

    fn add(
        &mut self,
        number: u32,
        at: DraftId,
        owner: usize,
        first_ply: usize,
        moves: &[Option<Move>],
    ) {
        let mut node = at;
        let mut nodes = Vec::with_capacity(moves.len());
        for (i, &m) in moves.iter().enumerate() {
            node = self.draft.append(node, m, (number, i as u32));
            nodes.push(node);
        }
        let (depth, jump) = match (self.list.get(owner), self.list.get(self.jump_of(owner))) {
            (Some(parent), Some(up)) => {
                let is_even = parent.depth - up.depth
                    == up.depth - self.list.get(up.jump).map_or(0, |top| top.depth);
                (parent.depth + 1, if is_even { up.jump } else { owner })
            }
            _ => (0, 0),
        };
        self.by_number.insert(number, self.list.len());
        self.list.push(Line {
            first_ply,
            nodes,
            parent: owner,
            jump,
            depth,
        });
    }

    fn jump_of(&self, line: usize) -> usize {
        self.list.get(line).map_or(0, |line| line.jump)
    }

    /// Where a line that replaces `ply` of line `number` is hung, and the line on which that is.
    fn leaving(&self, number: u32, ply: usize) -> Option<(DraftId, usize)> {
        let &line = self.by_number.get(&number)?;
        // What is replaced has to be there.
        self.node_at(line, ply)?;
        if ply == 1 {
            Some((DraftId::ROOT, 0))
        } else {
            self.node_at(line, ply - 1)
        }
    }

    /// The node after `ply` plies of a line that begins with what it left, and the line on which it stands.
    fn node_at(&self, line: usize, ply: usize) -> Option<(DraftId, usize)> {
        if ply == 0 {
            return None;
        }
        let mut at = line;
        let mut here = self.list.get(at)?;
        while here.first_ply > ply {
            at = match self.list.get(here.jump) {
                Some(up) if up.first_ply > ply => here.jump,
                _ => here.parent,
            };
            here = self.list.get(at)?;
        }
        Some((*here.nodes.get(ply - here.first_ply)?, at))
    }
}
