//! How a piece stands among those like it: what decides between 车二 and 前车. Knows the board,
//! but no notation's words.

use super::step::file_for;
use crate::rules::{Board, PieceKind, Point, PointSet, Side};

/// All pieces of one kind and side, counted by file.
pub(super) struct Lineup {
    side: Side,
    kind: PieceKind,
    points: PointSet,
    /// Pieces on each file, by file number less one.
    on_file: [u8; 9],
    /// Files with two or more.
    shared_files: u8,
}

/// One piece's place among those of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    pub kind: PieceKind,
    /// The file, 1 to 9 from the mover's right.
    pub file: u8,
    /// Pieces of this kind on the file, this one included.
    pub like: u8,
    /// How many of them stand nearer the enemy.
    pub ahead: u8,
    /// Files on which two or more of this kind stand.
    pub shared_files: u8,
    /// The number that counting over all shared files gives, rightmost file first and front to
    /// back in each; 0 for a piece that shares its file with none.
    pub number: u8,
}

/// How well a text fits a piece: texts of a better tier win over those of a worse one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Tier {
    /// Exactly what this program writes.
    Written,
    /// What another publication writes for this very piece.
    Published,
    /// It leaves open which of several pieces is meant.
    Plain,
}

impl Tier {
    pub const ALL: [Self; 3] = [Self::Written, Self::Published, Self::Plain];
}

impl Lineup {
    pub fn of(board: &Board, side: Side, kind: PieceKind) -> Self {
        let mut lineup = Self {
            side,
            kind,
            points: PointSet::EMPTY,
            on_file: [0; 9],
            shared_files: 0,
        };
        for (point, found) in board.pieces(side) {
            if found == kind {
                lineup.points.insert(point);
                let file = file_for(side, point) as usize;
                if let Some(count) = lineup.on_file.get_mut(file - 1) {
                    *count += 1;
                    lineup.shared_files += u8::from(*count == 2);
                }
            }
        }
        lineup
    }

    /// Whether two of them stand on one file.
    pub const fn has_shared_file(&self) -> bool {
        self.shared_files > 0
    }

    /// Where the pieces stand.
    pub const fn points(&self) -> PointSet {
        self.points
    }

    /// How the piece on one of the points stands.
    pub fn standing(&self, point: Point) -> Standing {
        let file = file_for(self.side, point);
        let like = self.count_on(file);
        let mut standing = Standing {
            kind: self.kind,
            file,
            like,
            ahead: 0,
            shared_files: self.shared_files,
            number: 0,
        };
        if like >= 2 {
            let rank = point.rank_for(self.side);
            let ahead = self
                .points
                .into_iter()
                .filter(|other| other.x() == point.x() && other.rank_for(self.side) > rank);
            standing.ahead = ahead.count() as u8;
            let before = (1..file).map(|file| self.count_on(file));
            standing.number = before.filter(|&count| count >= 2).sum::<u8>() + standing.ahead + 1;
        }
        standing
    }

    fn count_on(&self, file: u8) -> u8 {
        self.on_file.get(file as usize - 1).copied().unwrap_or(0)
    }
}

impl Standing {
    /// Whether another piece of the kind stands on the same file.
    pub const fn shares_file(self) -> bool {
        self.like >= 2
    }

    /// Whether no other piece of the kind on the file is nearer the enemy.
    pub const fn is_front(self) -> bool {
        self.ahead == 0
    }

    /// Whether all others of the kind on the file are nearer the enemy.
    pub const fn is_rear(self) -> bool {
        self.ahead + 1 == self.like
    }

    /// Whether as many stand before it as behind it, of three or five.
    pub const fn is_middle(self) -> bool {
        self.like >= 3 && self.ahead * 2 + 1 == self.like
    }

    /// Whether the kind is one whose two pieces are never told apart by front and rear: on one
    /// file, only one of them can advance and only the other can retreat.
    pub const fn keeps_its_file(self) -> bool {
        matches!(
            self.kind,
            PieceKind::King | PieceKind::Advisor | PieceKind::Elephant
        )
    }
}
