//! Why a position cannot be played, and what is wrong with a FEN, in words.

use super::{Lang, Text};
use crate::rules::{FenError, Piece, PieceKind, Point, PositionError};
use std::fmt::Display;

impl Lang {
    /// Why nobody can play from a position, in one sentence. `name` names a point in the way in which the user types.
    pub fn position_error(self, error: &PositionError, name: &dyn Fn(Point) -> String) -> String {
        match *error {
            PositionError::Kings { side, found: 0 } => {
                let king = Piece::new(side, PieceKind::King);
                self.fill(Text::SetupNoKing, &[&self.side(side), &self.piece(king)])
            }
            PositionError::Kings { side, found } => {
                let king = Piece::new(side, PieceKind::King);
                let parts: [&dyn Display; 3] = [&self.side(side), &found, &self.piece(king)];
                self.fill(Text::SetupKings, &parts)
            }
            PositionError::TooMany { piece, found } => self.fill(
                Text::SetupTooMany,
                &[
                    &self.side(piece.side),
                    &found,
                    &self.piece(piece),
                    &piece.kind.full_count(),
                ],
            ),
            PositionError::Misplaced { piece, at } => self.fill(
                Text::SetupMisplaced,
                &[&self.side(piece.side), &self.piece(piece), &name(at)],
            ),
            PositionError::KingsFacing { red, black } => {
                self.fill(Text::SetupFacing, &[&name(red), &name(black)])
            }
            PositionError::OpponentInCheck { side, by, at } => self.fill(
                Text::SetupInCheck,
                &[
                    &self.side(side),
                    &self.piece(by),
                    &name(at),
                    &self.side(!side),
                    &self.piece(Piece::new(side, PieceKind::King)),
                ],
            ),
        }
    }

    /// What is wrong with a FEN, in one sentence.
    pub fn fen_error(self, error: &FenError, name: &dyn Fn(Point) -> String) -> String {
        match error {
            FenError::Empty => self.text(Text::FenEmpty).to_owned(),
            FenError::Ranks { found: 8 } => self.text(Text::FenOfChess).to_owned(),
            FenError::Ranks { found: 1 } => self.text(Text::FenOneRank).to_owned(),
            FenError::Ranks { found } => self.fill(Text::FenRanks, &[found]),
            FenError::Width {
                rank, found, text, ..
            } => self.fill(Text::FenWidth, &[rank, found, text]),
            FenError::Piece {
                letter,
                rank,
                column,
            } => self.fill(Text::FenPiece, &[&letter.escape_debug(), rank, column]),
            FenError::Side { text, .. } => {
                self.fill(Text::FenSide, &[&text.escape_debug().to_string()])
            }
            FenError::Counter { text, .. } => {
                self.fill(Text::FenCounter, &[&text.escape_debug().to_string()])
            }
            FenError::Position(error) => self.position_error(error, name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Labels;
    use crate::rules::Position;

    fn told(lang: Lang, fen: &str) -> String {
        let error = fen.parse::<Position>().unwrap_err();
        lang.fen_error(&error, &|point| Labels::Iccs.name(point))
    }

    #[test]
    fn a_position_that_cannot_be_played_says_why_in_each_language() {
        let facing = "4k4/9/9/9/9/9/9/9/9/4K4";
        assert_eq!(
            Lang::ALL.map(|lang| told(lang, facing)),
            [
                "The kings on e0 and e9 face each other on an open file.",
                "e0 的帥與 e9 的將在同一直線上照面。",
                "e0 的帅与 e9 的将在同一直线上照面。",
            ]
        );
        for (fen, sentence) in [
            ("9/9/9/9/9/9/9/9/9/4K4", "Black has no king."),
            (
                "3kk4/9/9/9/9/9/9/9/9/3K5",
                "Black has 2 kings, one is expected.",
            ),
            (
                "4k4/9/9/9/9/9/9/9/9/3KHHH2",
                "Red has 3 x horse, at most 2 are allowed.",
            ),
            (
                "3k5/9/9/9/9/9/9/9/E8/4K4",
                "Red's elephant can never stand on a1.",
            ),
            (
                "4k4/9/9/9/9/9/9/9/9/3KR4",
                "It is Red's move, but Black's king stands in check from the rook on e0.",
            ),
        ] {
            assert_eq!(told(Lang::En, fen), sentence);
        }
    }

    #[test]
    fn two_kings_are_named_by_their_character_and_rows_by_the_word_of_the_place() {
        assert_eq!(
            told(Lang::ZhHant, "4k4/9/9/9/9/9/9/9/9/3KK4"),
            "紅方有 2 個帥，應當只有一個。"
        );
        assert_eq!(told(Lang::ZhHant, "9/9"), "FEN 有 2 列，應當有 10 列。");
        assert_eq!(told(Lang::ZhHans, "9/9"), "FEN 有 2 行，应当有 10 行。");
    }

    #[test]
    fn a_broken_fen_says_what_is_wrong() {
        for (fen, sentence) in [
            ("", "There is no FEN: a board of ten ranks is expected."),
            ("9", "The FEN has 1 rank, ten are expected."),
            ("9/9/9", "The FEN has 3 ranks, ten are expected."),
            (
                "8/8/8/8/8/8/8/8",
                "Eight ranks: this looks like western chess, ten are expected.",
            ),
            (
                "8/9/9/9/9/9/9/9/9/9",
                "Rank 9 has 8 points instead of nine: \"8\".",
            ),
            (
                "z8/9/9/9/9/9/9/9/9/9",
                "\"z\" on rank 9 is no piece, one of K A B N R C P is expected (column 1).",
            ),
            (
                "4k4/9/9/9/9/9/9/9/9/3K5 x",
                "The side to move is \"x\", w or b is expected.",
            ),
            (
                "4k4/9/9/9/9/9/9/9/9/3K5 w - - x",
                "\"x\" is no number from 0 to 9999.",
            ),
        ] {
            assert_eq!(told(Lang::En, fen), sentence);
        }
    }
}
