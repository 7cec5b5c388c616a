//! A game: the moves with their side lines, whose turn it is, how it ended. Builds time on top of the
//! rules; knows no text format and no terminal.

mod allowance;
mod bookmark;
mod clock;
mod draw_offer;
mod ending;
mod handicap;
mod line;
mod outcome;
mod pre_order;
mod saved_clock;
mod taken_back;
mod time_control;
mod tree;
mod tree_edit;
mod way;

pub use allowance::Allowance;
pub use bookmark::{Annals, Bookmark};
pub use clock::{Clock, FlagFallen, Remaining, TimeLeft};
pub use draw_offer::DrawOffer;
pub use handicap::{Handicap, UnknownHandicap};
pub use outcome::{DrawReason, GameOver, Outcome, Phase, PlayError, WinReason};
pub use pre_order::PreOrder;
pub use saved_clock::{SavedClock, SavedClockError};
pub use time_control::{TimeControl, TimeControlError};
pub use tree::{NodeId, Shift, Tree};
pub use tree_edit::TreeEdit;
pub use way::{Way, WayError};

use crate::rules::{
    Move, Piece, Played, Point, PointSet, Position, RuleSet, Rules, Ruling, Side, warning,
};
use ending::{Ending, king_lost, loss_by};
use line::Line;
use std::collections::BTreeMap;
use taken_back::TakenBack;

/// A game in progress or over, at some place of its tree: the cursor.
///
/// Under the **standard** rules no move may leave the mover's king attacked or facing the other; after each move the
/// game ends, in this order, by checkmate or stalemate (both lose), by repetition, by the move limit, or as a draw
/// when neither side has a piece that can cross the river.
///
/// Under the **casual** rules any move that fits the piece is allowed. Taking the king wins; a move that leaves the
/// kings facing each other loses; a side that has no move at all loses as in a
/// stalemate; and the draw without attackers holds. Nothing is judged on repetition.
///
/// A start position in which one of these ends stands already makes a game that is over.
///
/// # Examples
///
/// ```
/// use xiangqi::game::{Game, Outcome, Phase, WinReason};
/// use xiangqi::rules::{Move, Point, Position, Rules, Side};
///
/// let point = |x, y| Point::new(x, y).unwrap();
/// // The rook on a8 holds the eighth rank, its fellow mates on the ninth.
/// let start: Position = "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1".parse().unwrap();
/// let mut game = Game::new(start, Rules::default());
/// let phase = game.play(Move::new(point(1, 7), point(1, 9))).unwrap();
/// let mate = Outcome::Won { winner: Side::Red, by: WinReason::Checkmate };
/// assert_eq!(phase, Phase::Over(mate));
///
/// game.undo();
/// assert_eq!(game.phase(), Phase::Playing { turn: Side::Red });
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    tree: Tree,
    line: Line,
    /// Ends that the rules have found, so that redo need not judge again.
    found: BTreeMap<NodeId, Ending>,
    /// Ends that the players declared: resignation, agreement, a fallen flag.
    declared: BTreeMap<NodeId, Outcome>,
    /// What was taken back.
    taken_back: TakenBack,
    /// The last offer of a draw, if it may still wait.
    draw_offer: Option<DrawOffer>,
    /// The first end on the way to the cursor, and the ply after which it stood.
    ended: Option<(usize, Ending)>,
}

/// Why a tree of moves is no game: it holds a move that cannot be played there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalLine {
    /// The node of the move.
    pub node: NodeId,
    /// Why it cannot be played.
    pub error: PlayError,
}

impl std::fmt::Display for IllegalLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for IllegalLine {}

impl Game {
    /// A game without moves.
    pub fn new(start: Position, rules: Rules) -> Self {
        Self::with_tree(start, rules, Tree::new())
    }

    /// A game with all the lines of a record, at its start. A record may go on after an end that these rules see;
    /// only what cannot be played is refused.
    ///
    /// # Errors
    /// The first move, in reading order, that the rules of movement refuse, or that follows the loss of a king in a
    /// casual game.
    pub fn from_tree(start: Position, rules: Rules, tree: Tree) -> Result<Self, IllegalLine> {
        let mut position = start.clone();
        let mut way_back = Vec::new();
        for node in tree.pre_order() {
            while way_back.len() >= tree.ply(node)
                && let Some(undo) = way_back.pop()
            {
                position.unmake(undo);
            }
            let Some(m) = tree.move_at(node) else {
                continue;
            };
            if let Some(error) = unplayable(&position, m, rules.set) {
                return Err(IllegalLine { node, error });
            }
            way_back.push(position.make(m));
        }
        Ok(Self::with_tree(start, rules, tree))
    }

    fn with_tree(start: Position, rules: Rules, tree: Tree) -> Self {
        let mut game = Self {
            tree,
            line: Line::new(start, rules),
            found: BTreeMap::new(),
            declared: BTreeMap::new(),
            taken_back: TakenBack::default(),
            draw_offer: None,
            ended: None,
        };
        game.look_for_end();
        game.note_end();
        game
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        self.line.start()
    }

    /// The position at the cursor.
    pub fn position(&self) -> &Position {
        self.line.position()
    }

    /// The rules of this game.
    pub fn rules(&self) -> Rules {
        self.line.rules()
    }

    /// Whose turn it is at the cursor, or how the game ended there or before.
    pub fn phase(&self) -> Phase {
        self.outcome().map_or(
            Phase::Playing {
                turn: self.position().turn(),
            },
            Phase::Over,
        )
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.map(|(_, ending)| ending.outcome)
    }

    /// Who won, if someone did.
    pub fn winner(&self) -> Option<Side> {
        self.outcome().and_then(Outcome::winner)
    }

    /// What the referee said, if it was the referee who ended the game.
    pub fn ruling(&self) -> Option<Ruling> {
        self.ended.and_then(|(_, ending)| ending.ruling)
    }

    /// What the referee would say if the position, which stands for the second time, came about once more in the
    /// same way. It may be a loss of either side or a draw.
    pub fn warning(&self) -> Option<Ruling> {
        match self.ended {
            Some(_) => None,
            None => warning(self.start(), self.line(), self.position(), self.rules()),
        }
    }

    /// How many plies without a capture are left before the move limit draws the game; `None` without a limit.
    pub fn plies_to_limit(&self) -> Option<u16> {
        let limit = self.rules().limit_in_force()?;
        Some(limit.saturating_sub(self.line.limit().plies()))
    }

    /// The plies from the start to the cursor.
    pub fn line(&self) -> &[Played] {
        self.line.played()
    }

    /// Who plays a ply, counted from 1, and the number of the move that it is a half of, as lists of moves have it.
    pub fn numbered(&self, ply: usize) -> (Side, u16) {
        // Red's plies have even numbers, as if Red had begun.
        let half_move = match self.start().turn() {
            Side::Red => ply.saturating_sub(1),
            Side::Black => ply,
        };
        let side = if half_move.is_multiple_of(2) {
            Side::Red
        } else {
            Side::Black
        };
        let moves = u16::try_from(half_move / 2).unwrap_or(u16::MAX);
        (side, self.start().move_number().saturating_add(moves))
    }

    /// The number of plies from the start to the cursor.
    pub fn ply(&self) -> usize {
        self.line.cursor()
    }

    /// The pieces that a side has lost, in the order in which they were taken.
    pub fn captured(&self, side: Side) -> Vec<Piece> {
        let taken = self.line().iter().filter_map(|played| played.captured);
        taken.filter(|piece| piece.side == side).collect()
    }

    /// All lines of the game.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The tree for changes that cannot bring in an unplayable move.
    pub fn tree_mut(&mut self) -> TreeEdit<'_> {
        TreeEdit::new(self)
    }

    /// The cursor.
    pub fn node(&self) -> NodeId {
        self.line.node()
    }

    /// Why a move cannot be played at the cursor; `None` if it can.
    pub fn refusal(&self, m: Move) -> Option<PlayError> {
        if let Some(outcome) = self.outcome() {
            return Some(PlayError::Over(outcome));
        }
        if let Some(error) = unplayable(self.position(), m, self.rules().set) {
            return Some(error);
        }
        if self.rules().refuse {
            return loss_by(&self.line, m).map(PlayError::WouldLose);
        }
        None
    }

    /// The points to which the piece on `from` may go at the cursor; none if the game is over.
    pub fn targets(&self, from: Point) -> PointSet {
        let is_movers = |piece: Piece| piece.side == self.position().turn();
        if self.ended.is_some() || !self.position().board().at(from).is_some_and(is_movers) {
            return PointSet::EMPTY;
        }
        let targets = match self.rules().set {
            RuleSet::Standard => self.position().legal_targets(from),
            RuleSet::Casual => self.position().board().destinations(from),
        };
        if self.rules().refuse {
            let loses = |to| loss_by(&self.line, Move::new(from, to)).is_some();
            return targets.iter().filter(|&to| !loses(to)).collect();
        }
        targets
    }

    /// Plays a move at the cursor. If another move has been played from there before, this one starts a side line,
    /// unless that was [taken back](Self::take_back): then it is replaced. If the same move has been played, its line is
    /// followed, without the resignation or agreement that may have ended it.
    ///
    /// # Errors
    /// Why the move is not played; the game is unchanged.
    pub fn play(&mut self, m: Move) -> Result<Phase, PlayError> {
        if let Some(error) = self.refusal(m) {
            return Err(error);
        }
        let from = self.node();
        self.answer_draw_offer(self.position().turn(), from);
        let node = self.tree.add(from, m);
        self.declared.remove(&node);
        self.step_to(node, m);
        self.replace_taken_back(from);
        Ok(self.phase())
    }

    /// A side gives up.
    ///
    /// # Errors
    /// The outcome, if the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<Phase, GameOver> {
        self.declare(Outcome::Won {
            winner: !side,
            by: WinReason::Resignation,
        })
    }

    /// The players agree on a draw.
    ///
    /// # Errors
    /// The outcome, if the game is over already.
    pub fn agree_draw(&mut self) -> Result<Phase, GameOver> {
        self.draw_offer = None;
        self.declare(Outcome::Drawn(DrawReason::Agreement))
    }

    /// A side's time has run out. It loses, unless the other side has no piece that can cross the river: then
    /// nobody can win any more and the game is drawn.
    ///
    /// # Errors
    /// The outcome, if the game is over already.
    pub fn flag(&mut self, side: Side) -> Result<Phase, GameOver> {
        self.declare(if self.position().board().has_attackers(!side) {
            Outcome::Won {
                winner: !side,
                by: WinReason::Time,
            }
        } else {
            Outcome::Drawn(DrawReason::TimeWithoutAttackers)
        })
    }

    /// Takes a declared end at the cursor back (a resignation by mistake), and gives it.
    pub fn withdraw(&mut self) -> Option<Outcome> {
        let declared = self.declared.remove(&self.node())?;
        if self.ended.is_some_and(|(ply, _)| ply == self.ply()) {
            self.ended = None;
        }
        Some(declared)
    }

    /// Goes one move back, also after the game has ended. An end that was declared after it stays with it.
    pub fn undo(&mut self) -> Option<Move> {
        let m = self.line.back()?;
        let ply = self.ply();
        self.ended = self.ended.filter(|&(ended, _)| ended <= ply);
        Some(m)
    }

    /// The next move of the line: the one that was taken back, or else the one with which the line goes on.
    pub fn next_node(&self) -> Option<NodeId> {
        let next = self.line.next_node();
        next.or_else(|| self.tree.first_child(self.node()))
    }

    /// Plays the next move again.
    pub fn redo(&mut self) -> Option<Move> {
        let node = self.next_node()?;
        let m = self.tree.move_at(node)?;
        self.step_to(node, m);
        Some(m)
    }

    /// Moves the cursor to any place of the tree. Gives `false`, and does nothing, if it is not there.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        if !self.tree.contains(node) {
            return false;
        }
        let path = self.tree.path(node);
        let common = path
            .iter()
            .zip(self.line.nodes())
            .take_while(|(a, b)| a == b)
            .count();
        while self.ply() > common {
            self.undo();
        }
        for &node in path.iter().skip(self.ply()) {
            if let Some(m) = self.tree.move_at(node) {
                self.step_to(node, m);
            }
        }
        true
    }

    /// Moves the cursor to a child of its node.
    fn step_to(&mut self, node: NodeId, m: Move) {
        self.taken_back.reach(node, &self.tree);
        if self.line.next_node() == Some(node) {
            self.line.forward();
        } else {
            self.line.extend(m, node);
            self.look_for_end();
        }
        self.note_end();
    }

    /// Asks the rules about the cursor, where nobody has been on this line before.
    fn look_for_end(&mut self) {
        if let Some(ending) = Ending::of(&self.line) {
            self.found.insert(self.node(), ending);
        }
    }

    /// Notes an end at the cursor, unless the game has ended before.
    fn note_end(&mut self) {
        let node = self.node();
        let declared = self.declared.get(&node).map(|&outcome| Ending {
            outcome,
            ruling: None,
        });
        let ending = self.found.get(&node).copied().or(declared);
        if self.ended.is_none() {
            self.ended = ending.map(|ending| (self.ply(), ending));
        }
    }

    fn declare(&mut self, outcome: Outcome) -> Result<Phase, GameOver> {
        if let Some(outcome) = self.outcome() {
            return Err(GameOver(outcome));
        }
        self.declared.insert(self.node(), outcome);
        self.note_end();
        Ok(self.phase())
    }
}

/// Why a move cannot be played in a position, whatever was played before.
fn unplayable(position: &Position, m: Move, set: RuleSet) -> Option<PlayError> {
    let refusal = match set {
        RuleSet::Standard => position.refusal(m),
        RuleSet::Casual => match king_lost(position) {
            Some(ending) => return Some(PlayError::Over(ending.outcome)),
            None => position.casual_refusal(m),
        },
    };
    refusal.map(PlayError::Refused)
}

#[cfg(test)]
mod tests;
