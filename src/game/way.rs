//! The way from one node of a tree to another as a text that outlives the tree's own numbers: which child is taken
//! at each step, repetitions counted, such as `0*12 1*1`. Knows the tree alone.

use super::{NodeId, Tree};
use std::fmt;
use std::str::FromStr;

/// Which child is taken at each step, and how many times in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way(Vec<(usize, usize)>);

/// A text that is no way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayError;

impl Tree {
    /// The way down from a node to one of those after it; of any other node, the way from the start.
    pub fn way(&self, from: NodeId, to: NodeId) -> Way {
        let mut way = Way::default();
        let mut parent = NodeId::ROOT;
        for node in self.path(to) {
            let child = self.children(parent).position(|child| child == node);
            way.step(child.unwrap_or_default());
            parent = node;
            if node == from {
                way = Way::default();
            }
        }
        way
    }

    /// Where a way leads that begins at a node, if the tree goes on as far.
    pub fn follow(&self, from: NodeId, way: &Way) -> Option<NodeId> {
        let mut node = from;
        for &(child, count) in &way.0 {
            for _ in 0..count {
                node = self.children(node).nth(child)?;
            }
        }
        Some(node)
    }
}

impl Way {
    fn step(&mut self, child: usize) {
        match self.0.last_mut() {
            Some((same, count)) if *same == child => *count += 1,
            _ => self.0.push((child, 1)),
        }
    }

    /// Whether it leads nowhere else.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (child, count)) in self.0.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{child}*{count}")?;
        }
        Ok(())
    }
}

impl FromStr for Way {
    type Err = WayError;

    fn from_str(text: &str) -> Result<Self, WayError> {
        let step = |step: &str| {
            let (child, count) = step.split_once('*')?;
            Some((child.parse().ok()?, count.parse().ok()?))
        };
        let steps: Option<Vec<_>> = text.split_whitespace().map(step).collect();
        steps.map(Self).ok_or(WayError)
    }
}

/// Writes one lower-case English phrase.
impl fmt::Display for WayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no way through a game")
    }
}

impl std::error::Error for WayError {}
