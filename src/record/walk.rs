//! A position that walks through the lines of a tree: forward by moves, back to any earlier ply. Knows
//! rules, and neither files nor words.

use crate::rules::{Move, Position, Refusal, RuleSet, Undo};

/// The position after the moves of one line, which can go back without copies of positions being kept.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    position: Position,
    undos: Vec<Undo>,
    rules: RuleSet,
}

impl Walk {
    /// Begins at a position.
    pub(super) fn new(start: Position, rules: RuleSet) -> Self {
        Self {
            position: start,
            undos: Vec::new(),
            rules,
        }
    }

    /// Where the walk is.
    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// By which rules moves are judged.
    pub(super) fn rules(&self) -> RuleSet {
        self.rules
    }

    /// How many moves lie behind.
    pub(super) fn ply(&self) -> usize {
        self.undos.len()
    }

    /// Why a move is refused here.
    pub(super) fn refusal(&self, m: Move) -> Option<Refusal> {
        match self.rules {
            RuleSet::Standard if self.position.is_legal(m) => None,
            RuleSet::Standard => self.position.refusal(m),
            RuleSet::Casual => self.position.casual_refusal(m),
        }
    }

    /// Makes a move that was found legal.
    pub(super) fn step(&mut self, m: Move) {
        let undo = self.position.make(m);
        self.undos.push(undo);
    }

    /// Goes back until so many moves lie behind.
    pub(super) fn back_to(&mut self, ply: usize) {
        while self.undos.len() > ply
            && let Some(undo) = self.undos.pop()
        {
            self.position.unmake(undo);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_back_restores_every_earlier_position() {
        let mut walk = Walk::new(Position::start(), RuleSet::Standard);
        let mut fens = Vec::new();
        for _ in 0..40 {
            fens.push(walk.position().to_string());
            let moves = walk.position().legal_moves();
            let m = moves[(walk.ply() * 7) % moves.len()];
            assert_eq!(walk.refusal(m), None);
            walk.step(m);
        }
        for ply in [31, 30, 7, 0] {
            walk.back_to(ply);
            assert_eq!(
                (walk.ply(), walk.position().to_string()),
                (ply, fens[ply].clone())
            );
        }
    }
}
