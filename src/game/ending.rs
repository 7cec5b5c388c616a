//! Which rule ends a game after a move, and in which order the rules are asked. Knows the line, not the game's
//! past ends or declarations.

use super::line::Line;
use super::{Outcome, WinReason};
use crate::rules::{Move, NoMove, Played, Position, RuleSet, Ruling, Side, judge, occurrences};

/// An end of a game, with the referee's ruling where there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ending {
    pub outcome: Outcome,
    pub ruling: Option<Ruling>,
}

impl Ending {
    /// What the rules say at the cursor of a line.
    pub fn of(line: &Line) -> Option<Self> {
        match line.rules().set {
            RuleSet::Standard => standard(line),
            RuleSet::Casual => casual(line),
        }
    }

    fn loss(loser: Side, by: WinReason) -> Self {
        Self {
            outcome: Outcome::Won { winner: !loser, by },
            ruling: None,
        }
    }

    fn ruled(ruling: Ruling) -> Self {
        Self {
            outcome: ruling.outcome(),
            ruling: Some(ruling),
        }
    }
}

/// Mate and stalemate, then repetition, the move limit and material.
fn standard(line: &Line) -> Option<Ending> {
    let position = line.position();
    match position.verdict() {
        Some(NoMove::Checkmate) => {
            return Some(Ending::loss(position.turn(), WinReason::Checkmate));
        }
        Some(NoMove::Stalemate) => {
            return Some(Ending::loss(position.turn(), WinReason::Stalemate));
        }
        None => {}
    }
    judge(line.start(), line.played(), position, line.rules())
        .or_else(|| every_move_loses(line))
        .map(Ending::ruled)
}

/// A king taken or the kings facing, no move at all, then material.
fn casual(line: &Line) -> Option<Ending> {
    let position = line.position();
    if let Some(ending) = king_lost(position) {
        return Some(ending);
    }
    let (turn, board) = (position.turn(), position.board());
    if board
        .occupied_by(turn)
        .iter()
        .all(|from| board.destinations(from).is_empty())
    {
        return Some(Ending::loss(turn, WinReason::Stalemate));
    }
    judge(line.start(), line.played(), position, line.rules()).map(Ending::ruled)
}

/// The casual end after which nothing can be played: the king of the side to move is gone, or the kings face each other,
/// which the last mover brought about.
pub(super) fn king_lost(position: &Position) -> Option<Ending> {
    let turn = position.turn();
    if position.board().king(turn).is_none() {
        Some(Ending::loss(turn, WinReason::KingCaptured))
    } else if position.board().kings_face() {
        Some(Ending::loss(!turn, WinReason::KingsFacing))
    } else {
        None
    }
}

/// The ruling by which a legal move would lose at once for its mover.
pub(super) fn loss_by(line: &Line, m: Move) -> Option<Ruling> {
    let position = line.position();
    if position.board().at(m.to).is_some() {
        return None;
    }
    let mut after = position.clone();
    after.make(m);
    // Two earlier occurrences make the third: nothing else is worth a judgement.
    if occurrences(line.start(), line.played(), after.key()) < 2 || !after.has_legal_move() {
        return None;
    }
    let mut plies: Vec<Played> = line.played().to_vec();
    let mut again = position.clone();
    plies.push(Played::make(
        &mut again,
        m,
        line.played().last(),
        line.rules(),
    )?);
    judge(line.start(), &plies, &after, line.rules())
        .filter(|ruling| ruling.loser() == Some(position.turn()))
}

/// Where such moves are refused and no other is left, the game ends as the first of them would have ended it.
fn every_move_loses(line: &Line) -> Option<Ruling> {
    if !line.rules().refuse {
        return None;
    }
    let mut first = None;
    for &m in &line.position().legal_moves() {
        let ruling = loss_by(line, m)?;
        first = first.or(Some(ruling));
    }
    first
}
