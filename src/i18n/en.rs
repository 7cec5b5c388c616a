//! English. The labels stand in `text`, the sentences here.

mod text;

pub(super) use text::text;

use crate::game::{DrawReason, Outcome, WinReason};
use crate::rules::{Cycle, Piece, PieceKind, Point, Refusal, Ruling, Side};

pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "Red",
        Side::Black => "Black",
    }
}

pub(super) const fn piece(piece: Piece) -> &'static str {
    match piece.kind {
        PieceKind::King => "king",
        PieceKind::Advisor => "advisor",
        PieceKind::Elephant => "elephant",
        PieceKind::Horse => "horse",
        PieceKind::Rook => "rook",
        PieceKind::Cannon => "cannon",
        PieceKind::Pawn => "pawn",
    }
}

/// How a piece goes, to say why it can't go elsewhere.
pub(super) const fn gait(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "The king goes one step along a line",
        PieceKind::Advisor => "An advisor goes one step diagonally",
        PieceKind::Elephant => "An elephant goes exactly two points diagonally",
        PieceKind::Horse => "A horse goes one step along a line and then one diagonally outward",
        PieceKind::Rook => "A rook goes along a line",
        PieceKind::Cannon => "A cannon goes along a line",
        PieceKind::Pawn => "A pawn goes one step at a time",
    }
}

pub(super) fn refusal(refusal: Refusal, name: &dyn Fn(Point) -> String) -> String {
    let at = name(refusal.blame());
    match refusal {
        Refusal::EmptyPoint { .. } => format!("There is no piece on {at}."),
        Refusal::NotYourPiece { piece: theirs, .. } => {
            format!("The {} on {at} is {}'s.", piece(theirs), side(theirs.side))
        }
        Refusal::SamePoint { .. } => format!("The move starts and ends on {at}."),
        Refusal::OwnPieceOnTarget { .. } => format!("Your own piece stands on {at}."),
        Refusal::WrongShape { piece, .. } => format!("{}: not to {at}.", gait(piece.kind)),
        Refusal::LegBlocked { .. } => format!("The horse's leg is blocked at {at}."),
        Refusal::EyeBlocked { .. } => format!("The elephant's eye is blocked at {at}."),
        Refusal::CrossesRiver { .. } => format!("An elephant may not cross the river to {at}."),
        Refusal::PathBlocked { .. } => format!("The rook's path is blocked at {at}."),
        Refusal::ScreenCount { found: 0, .. } => {
            format!("A cannon needs exactly one screen to capture on {at}, here there are 0.")
        }
        Refusal::ScreenCount { found, .. } => {
            format!(
                "A cannon needs exactly one screen to capture, here there are {found}: the second is on {at}."
            )
        }
        Refusal::JumpsWithoutCapture { .. } => {
            format!("A cannon may not jump when it does not capture: {at} is in the way.")
        }
        Refusal::PawnBackward { .. } => format!("A pawn may not go back to {at}."),
        Refusal::PawnSideways { .. } => {
            format!("A pawn may not go sideways to {at} before it has crossed the river.")
        }
        Refusal::OutOfPalace { piece: leaver, .. } => {
            let article = if leaver.kind == PieceKind::King {
                "The"
            } else {
                "An"
            };
            format!(
                "{article} {} may not leave the palace: {at} is outside.",
                piece(leaver)
            )
        }
        Refusal::LeavesCheck { by, .. } => {
            format!(
                "This move leaves the king in check from the {} on {at}.",
                piece(by)
            )
        }
        Refusal::LeavesKingsFacing { .. } => {
            format!("This move leaves the kings facing each other, the other one on {at}.")
        }
    }
}

pub(super) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won { winner, by } => {
            let (winner, loser) = (side(winner), side(!winner));
            match by {
                WinReason::Checkmate => format!("{winner} wins by checkmate."),
                WinReason::Stalemate => {
                    format!("{winner} wins: {loser} has no legal move (stalemate).")
                }
                WinReason::KingCaptured => format!("{winner} wins by taking the king."),
                WinReason::KingsFacing => {
                    format!("{winner} wins: {loser} left the kings facing each other.")
                }
                WinReason::PerpetualCheck => {
                    format!("{winner} wins: {loser} gave perpetual check.")
                }
                WinReason::PerpetualChase => {
                    format!("{winner} wins: {loser} chased a piece perpetually.")
                }
                WinReason::Resignation => format!("{winner} wins: {loser} resigned."),
                WinReason::Time => format!("{winner} wins: {loser}'s time ran out."),
            }
        }
        Outcome::Drawn(reason) => match reason {
            DrawReason::NoAttackers => {
                "Draw: neither side has a piece left that can cross the river."
            }
            DrawReason::Repetition => "Draw: the position was repeated three times.",
            DrawReason::MutualCheck => "Draw by repetition: both sides gave check with every move.",
            DrawReason::MutualChase => "Draw by repetition: both sides chased with every move.",
            DrawReason::RepetitionWithChecks => {
                "Draw: the position was repeated three times, with checks but no perpetual check."
            }
            DrawReason::MoveLimit => "Draw: the move limit was reached without a capture.",
            DrawReason::Agreement => "Draw by agreement.",
            DrawReason::TimeWithoutAttackers => {
                "Draw: time ran out, but the other side has nothing to win with."
            }
        }
        .to_owned(),
    }
}

pub(super) fn ruling(
    ruling: Ruling,
    name: &dyn Fn(Point) -> String,
    span: &dyn Fn(Cycle) -> String,
) -> String {
    let (end, cycle) = match ruling {
        Ruling::PerpetualCheck { loser, cycle } => (
            format!(
                "{} checked with every move: {} wins.",
                side(loser),
                side(!loser)
            ),
            cycle,
        ),
        Ruling::PerpetualChase {
            loser,
            victim,
            at,
            cycle,
            ..
        } => {
            let victim = format!("the {} on {}", piece(victim), name(at));
            let end = format!(
                "{} chased {victim} with every move: {} wins.",
                side(loser),
                side(!loser)
            );
            (end, cycle)
        }
        Ruling::MutualCheck { cycle } => (
            "Both sides checked with every move: draw.".to_owned(),
            cycle,
        ),
        Ruling::MutualChase { cycle } => {
            ("Both sides chased with every move: draw.".to_owned(), cycle)
        }
        Ruling::RepetitionWithChecks { cycle } => {
            let end =
                "There were checks, but neither side checked with every move: draw.".to_owned();
            (end, cycle)
        }
        Ruling::Repetition { cycle } => ("Neither side broke a rule: draw.".to_owned(), cycle),
        Ruling::MoveLimit { plies } => {
            return format!("Move limit: {plies} plies without a capture, draw.");
        }
        Ruling::NoAttackers => return outcome(ruling.outcome()),
    };
    format!("Position repeated three times ({}). {end}", span(cycle))
}
