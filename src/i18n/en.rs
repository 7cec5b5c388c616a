//! English. The labels stand in `text`, the sentences here.

mod text;

pub(super) use text::text;

use crate::rules::{Piece, PieceKind, Point, Refusal, Side};

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
const fn gait(kind: PieceKind) -> &'static str {
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
