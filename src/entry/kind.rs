//! The names of the kinds of pieces, as they may follow a command. Knows words and characters, no position.

use crate::notation::named_piece;
use crate::rules::{PieceKind, Side};

/// The kind that a name stands for, and its side where the name is one side's only: `horse`, 馬, 將.
pub(super) fn named_kind(name: &str) -> Option<(PieceKind, Option<Side>)> {
    let mut characters = name.chars();
    if let (Some(character), None) = (characters.next(), characters.next()) {
        return named_piece(character);
    }
    let kind = match name.strip_suffix('s').unwrap_or(name) {
        "king" | "general" => PieceKind::King,
        "advisor" | "guard" => PieceKind::Advisor,
        "elephant" => PieceKind::Elephant,
        "horse" | "knight" => PieceKind::Horse,
        "rook" | "chariot" => PieceKind::Rook,
        "cannon" => PieceKind::Cannon,
        "pawn" | "soldier" => PieceKind::Pawn,
        _ => return None,
    };
    Some((kind, None))
}
