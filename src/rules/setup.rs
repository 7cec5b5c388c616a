//! Anything a FEN can say, and what makes it a position in which one can play. Knows pieces and points;
//! a position editor works on this type.

use super::{Board, BySide, Piece, PieceKind, Point, PointSet, Position, Side};
use std::fmt;

/// A placement that nobody has checked yet, with side to move and counters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    cells: [[Option<Piece>; 9]; 10],
    /// Who is to move.
    pub turn: Side,
    /// Plies since the last capture, 0..=9999.
    pub quiet_plies: u16,
    /// The number of the move, from 1; it rises after Black's move.
    pub move_number: u16,
}

/// What is wrong with a setup. One variant for each condition of acceptance, in the order in which they are
/// tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionError {
    /// A side has not exactly one king.
    Kings {
        /// The side.
        side: Side,
        /// How many it has.
        found: u8,
    },
    /// A side has more of a kind than it starts with.
    TooMany {
        /// The piece.
        piece: Piece,
        /// How many there are.
        found: u8,
    },
    /// A piece stands where it can never come.
    Misplaced {
        /// The piece.
        piece: Piece,
        /// The point.
        at: Point,
    },
    /// The kings face each other on an open file.
    KingsFacing {
        /// Red's king.
        red: Point,
        /// Black's king.
        black: Point,
    },
    /// The side that is not to move stands in check.
    OpponentInCheck {
        /// That side.
        side: Side,
        /// A piece that gives the check.
        by: Piece,
        /// Where that piece stands.
        at: Point,
    },
}

impl Setup {
    /// A board without pieces, Red to move.
    pub const fn empty() -> Self {
        Self {
            cells: [[None; 9]; 10],
            turn: Side::Red,
            quiet_plies: 0,
            move_number: 1,
        }
    }

    /// The start of a game.
    pub fn start() -> Self {
        let mut setup = Self::empty();
        for side in Side::BOTH {
            for x in 0..9 {
                let kind = [
                    PieceKind::King,
                    PieceKind::Advisor,
                    PieceKind::Elephant,
                    PieceKind::Horse,
                    PieceKind::Rook,
                ][(x as i8 - 4).unsigned_abs() as usize];
                setup.set_for(side, x, 0, kind);
                if x % 2 == 0 {
                    setup.set_for(side, x, 3, PieceKind::Pawn);
                }
            }
            setup.set_for(side, 1, 2, PieceKind::Cannon);
            setup.set_for(side, 7, 2, PieceKind::Cannon);
        }
        setup
    }

    fn set_for(&mut self, side: Side, x: u8, rank: u8, kind: PieceKind) {
        let y = match side {
            Side::Red => rank,
            Side::Black => 9 - rank,
        };
        if let Some(point) = Point::new(x, y) {
            self.set(point, Some(Piece::new(side, kind)));
        }
    }

    /// What stands on a point.
    pub fn at(&self, point: Point) -> Option<Piece> {
        self.cells[point.y() as usize][point.x() as usize]
    }

    /// Puts a piece on a point, or clears it.
    pub fn set(&mut self, point: Point, piece: Option<Piece>) {
        self.cells[point.y() as usize][point.x() as usize] = piece;
    }

    /// The pieces, rank by rank from Red's side.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> + '_ {
        Point::all().filter_map(|point| self.at(point).map(|piece| (point, piece)))
    }

    /// How many pieces of each kind a side has, in the order of [`PieceKind::ALL`].
    fn counts(&self) -> BySide<[u8; PieceKind::ALL.len()]> {
        let mut counts = BySide::default();
        for (_, piece) in self.pieces() {
            let counts: &mut [u8; PieceKind::ALL.len()] = &mut counts[piece.side];
            counts[piece.kind as usize] += 1;
        }
        counts
    }

    /// The board, if the setup is one that can be played.
    ///
    /// # Errors
    /// The first condition that fails, in the order of [`PositionError`]'s variants.
    pub(super) fn validated_board(&self) -> Result<Board, PositionError> {
        let counts = self.counts();
        for side in Side::BOTH {
            let found = counts[side][PieceKind::King as usize];
            if found != 1 {
                return Err(PositionError::Kings { side, found });
            }
        }
        for side in Side::BOTH {
            for (kind, found) in PieceKind::ALL.into_iter().zip(counts[side]) {
                if found > kind.full_count() {
                    let piece = Piece::new(side, kind);
                    return Err(PositionError::TooMany { piece, found });
                }
            }
        }
        if let Some((at, piece)) = self.pieces().find(|&(at, piece)| !may_stand(piece, at)) {
            return Err(PositionError::Misplaced { piece, at });
        }
        let board = self.board();
        if let (Some(red), Some(black)) = (board.king(Side::Red), board.king(Side::Black))
            && board.kings_face()
        {
            return Err(PositionError::KingsFacing { red, black });
        }
        let waiting = !self.turn;
        if let Some(king) = board.king(waiting)
            && let Some(at) = board.attackers(king, self.turn).first()
            && let Some(by) = board.at(at)
        {
            return Err(PositionError::OpponentInCheck {
                side: waiting,
                by,
                at,
            });
        }
        Ok(board)
    }

    /// The board with its lists sorted by kind, whose order the processor learns to expect.
    fn board(&self) -> Board {
        let mut board = Board::empty();
        for kind in PieceKind::ALL {
            for (point, piece) in self.pieces().filter(|(_, piece)| piece.kind == kind) {
                board.place(point, piece);
            }
        }
        board
    }
}

/// Whether a piece can ever come to stand on a point: kings in the palace, advisors on its five diagonal
/// points, elephants on their seven, pawns not behind where they start and, before the river, on their files.
fn may_stand(piece: Piece, at: Point) -> bool {
    let (x, rank) = (at.x(), at.rank_for(piece.side));
    match piece.kind {
        PieceKind::King => at.in_palace(piece.side),
        PieceKind::Advisor => at.in_palace(piece.side) && (x + rank) % 2 == 1,
        PieceKind::Elephant => {
            at.on_own_bank(piece.side) && rank % 2 == 0 && x % 2 == 0 && (x + rank) % 4 == 2
        }
        PieceKind::Pawn => rank >= 5 || rank >= 3 && x % 2 == 0,
        PieceKind::Horse | PieceKind::Rook | PieceKind::Cannon => true,
    }
}

impl Setup {
    /// The points on which a piece may stand, for an editor to show.
    pub fn home_points(piece: Piece) -> PointSet {
        Point::all()
            .filter(|&point| may_stand(piece, point))
            .collect()
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        let mut setup = Self::empty();
        for point in Point::all() {
            setup.set(point, position.board().at(point));
        }
        setup.turn = position.turn();
        setup.quiet_plies = position.quiet_plies();
        setup.move_number = position.move_number();
        setup
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kings { side, found } => {
                write!(
                    f,
                    "{} has {found} kings, exactly one expected",
                    side_name(*side)
                )
            }
            Self::TooMany { piece, found } => write!(
                f,
                "{} has {found} {}s, at most {} expected",
                side_name(piece.side),
                kind_name(piece.kind),
                piece.kind.full_count()
            ),
            Self::Misplaced { piece, at } => write!(
                f,
                "{} {} on {at}, where it can never stand",
                side_name(piece.side),
                kind_name(piece.kind)
            ),
            Self::KingsFacing { red, black } => {
                write!(
                    f,
                    "the kings on {red} and {black} face each other on an open file"
                )
            }
            Self::OpponentInCheck { side, by, at } => write!(
                f,
                "{} is not to move but stands in check from the {} on {at}",
                side_name(*side),
                kind_name(by.kind)
            ),
        }
    }
}

impl std::error::Error for PositionError {}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::Red => "Red",
        Side::Black => "Black",
    }
}

fn kind_name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::King => "king",
        PieceKind::Advisor => "advisor",
        PieceKind::Elephant => "elephant",
        PieceKind::Horse => "horse",
        PieceKind::Rook => "rook",
        PieceKind::Cannon => "cannon",
        PieceKind::Pawn => "pawn",
    }
}
