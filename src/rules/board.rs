//! The pieces on the board: the 10x9 array, each side's list of pieces and the occupancy of every
//! line, which always agree. Knows where pieces stand, not whose turn it is.

use super::{BySide, Piece, PieceKind, Point, PointSet, Side};

/// Where every piece stands. At most sixteen a side.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    cells: [[Option<Piece>; 9]; 10],
    /// The place of each occupied point in its side's list.
    slots: [[u8; 9]; 10],
    lists: BySide<PieceList>,
    occupied: BySide<PointSet>,
    ranks: [u16; 10],
    files: [u16; 9],
    kings: BySide<Option<Point>>,
}

/// The points on which one side's pieces stand. A piece keeps its slot while it moves, so that between two
/// captures a slot is the piece's identity.
#[derive(Clone, Copy, PartialEq, Eq)]
struct PieceList {
    points: [Point; PieceList::CAPACITY],
    len: u8,
}

impl PieceList {
    const CAPACITY: usize = 16;
    const EMPTY: Self = Self {
        points: [Point::CORNER; Self::CAPACITY],
        len: 0,
    };

    #[inline]
    fn as_slice(&self) -> &[Point] {
        &self.points[..self.len as usize]
    }
}

/// What [`Board::relocate`] did, to be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Relocation {
    from: Point,
    to: Point,
    /// What was taken, and the slot it had.
    captured: Option<(Piece, u8)>,
}

impl Relocation {
    /// A relocation as it was done once.
    pub(super) fn new(from: Point, to: Point, captured: Option<(Piece, u8)>) -> Self {
        Self { from, to, captured }
    }

    /// What was taken, and the slot it had.
    pub(super) fn victim(self) -> Option<(Piece, u8)> {
        self.captured
    }

    /// A relocation that did nothing.
    pub(super) const NOTHING: Self = Self {
        from: Point::CORNER,
        to: Point::CORNER,
        captured: None,
    };

    /// What was taken.
    pub(super) fn captured(self) -> Option<Piece> {
        self.captured.map(|(piece, _)| piece)
    }
}

impl Board {
    /// A board without pieces.
    pub const fn empty() -> Self {
        Self {
            cells: [[None; 9]; 10],
            slots: [[0; 9]; 10],
            lists: BySide {
                red: PieceList::EMPTY,
                black: PieceList::EMPTY,
            },
            occupied: BySide {
                red: PointSet::EMPTY,
                black: PointSet::EMPTY,
            },
            ranks: [0; 10],
            files: [0; 9],
            kings: BySide {
                red: None,
                black: None,
            },
        }
    }

    /// What stands on a point.
    #[inline]
    pub fn at(&self, point: Point) -> Option<Piece> {
        self.cells[point.y() as usize][point.x() as usize]
    }

    /// The pieces of a side, in the order of its list.
    #[inline]
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = (Point, PieceKind)> + '_ {
        self.lists[side]
            .as_slice()
            .iter()
            .filter_map(|&point| self.at(point).map(|piece| (point, piece.kind)))
    }

    /// The number of a side's pieces, 0..=16.
    pub fn count(&self, side: Side) -> u8 {
        self.lists[side].len
    }

    /// The points on which a side's pieces stand.
    #[inline]
    pub fn occupied_by(&self, side: Side) -> PointSet {
        self.occupied[side]
    }

    /// The points on which any piece stands.
    #[inline]
    pub fn occupied(&self) -> PointSet {
        self.occupied.red | self.occupied.black
    }

    /// Where a side's king stands; under the casual rules it may have been taken.
    #[inline]
    pub fn king(&self, side: Side) -> Option<Point> {
        self.kings[side]
    }

    /// How many pieces stand between two points of one rank or file; `None` if they share no line or
    /// are the same.
    #[inline]
    pub fn between(&self, a: Point, b: Point) -> Option<u32> {
        let (bits, low, high) = if a.y() == b.y() {
            (self.rank_bits(a.y()), a.x().min(b.x()), a.x().max(b.x()))
        } else if a.x() == b.x() {
            (self.file_bits(a.x()), a.y().min(b.y()), a.y().max(b.y()))
        } else {
            return None;
        };
        if low == high {
            return None;
        }
        Some((bits & ((1 << high) - 1) & !((2 << low) - 1)).count_ones())
    }

    /// The pieces between two points of one rank or file, in order from the first to the second.
    pub fn pieces_between(&self, from: Point, to: Point) -> impl Iterator<Item = Point> + '_ {
        let dx = (to.x() as i8 - from.x() as i8).signum();
        let dy = (to.y() as i8 - from.y() as i8).signum();
        std::iter::successors(from.offset(dx, dy), move |point| point.offset(dx, dy))
            .take_while(move |&point| point != to)
            .filter(|&point| self.at(point).is_some())
    }

    /// Whether the kings face each other: both on one file with nothing between.
    #[inline]
    pub fn kings_face(&self) -> bool {
        match (self.kings.red, self.kings.black) {
            (Some(red), Some(black)) => red.x() == black.x() && self.between(red, black) == Some(0),
            _ => false,
        }
    }

    /// The points to which the piece on `from` may go, before asking whether its king is left attacked; none
    /// if the point is empty.
    pub fn destinations(&self, from: Point) -> PointSet {
        self.at(from).map_or(PointSet::EMPTY, |piece| {
            piece.kind.destinations(self, piece.side, from)
        })
    }

    /// The pieces of `side` that could take an enemy standing on `target`. Facing kings are not counted.
    pub fn attackers(&self, target: Point, side: Side) -> PointSet {
        (self.occupied_by(side) & PointSet::in_sight_of(target))
            .iter()
            .filter(|&from| self.attacks(from, target))
            .collect()
    }

    /// Whether any piece of `side` could take an enemy standing on `target`. Facing kings are not counted.
    #[inline]
    pub fn is_attacked(&self, target: Point, side: Side) -> bool {
        (self.occupied_by(side) & PointSet::in_sight_of(target))
            .iter()
            .any(|from| self.attacks(from, target))
    }

    /// Whether the piece on `from` could take an enemy standing on `target`.
    #[inline]
    pub fn attacks(&self, from: Point, target: Point) -> bool {
        self.at(from)
            .is_some_and(|piece| piece.kind.attacks(self, piece.side, from, target))
    }

    /// Whether a side has a piece that can cross the river: a rook, horse, cannon or pawn.
    pub fn has_attackers(&self, side: Side) -> bool {
        self.pieces(side).any(|(_, kind)| kind.crosses_river())
    }

    /// The place of a piece in its side's list, 0..=15: its identity until the next capture. `None` for an
    /// empty point.
    pub fn slot(&self, point: Point) -> Option<u8> {
        self.at(point).map(|_| self.slot_unchecked(point))
    }

    /// The occupancy of a rank, bit 0 for file a.
    #[inline]
    pub(super) fn rank_bits(&self, y: u8) -> u16 {
        self.ranks[y as usize]
    }

    /// The occupancy of a file, bit 0 for rank 0.
    #[inline]
    pub(super) fn file_bits(&self, x: u8) -> u16 {
        self.files[x as usize]
    }

    /// Which of the four neighbours hold a piece: bit 0 left, bit 1 below, bit 2 right, bit 3 above. Beyond the
    /// edge there is none.
    #[inline]
    pub(super) fn neighbours(&self, point: Point) -> usize {
        let across = (self.rank_bits(point.y()) << 1) >> point.x() & 0b101;
        let along = (self.file_bits(point.x()) << 1) >> point.y() & 0b101;
        (across | along << 1) as usize
    }

    /// Puts a piece on an empty point. Gives `false`, and changes nothing, if the point is taken or the side has
    /// sixteen pieces already.
    pub(super) fn place(&mut self, point: Point, piece: Piece) -> bool {
        let list = &mut self.lists[piece.side];
        if self.cells[point.y() as usize][point.x() as usize].is_some()
            || list.len as usize == PieceList::CAPACITY
        {
            return false;
        }
        let slot = list.len;
        list.points[slot as usize] = point;
        list.len += 1;
        self.enter(point, piece, slot);
        true
    }

    /// Moves the piece on `from`, if any, to `to` and takes what stands there.
    #[inline]
    pub(super) fn relocate(&mut self, from: Point, to: Point) -> Relocation {
        let mut captured = None;
        if let Some(piece) = self.at(from) {
            if let Some(victim) = self.at(to) {
                captured = Some((victim, self.capture(to, victim)));
            }
            let slot = self.slot_unchecked(from);
            self.leave(from, piece);
            self.enter(to, piece, slot);
            self.lists[piece.side].points[slot as usize] = to;
        }
        Relocation { from, to, captured }
    }

    /// Takes back the last [`relocate`](Self::relocate); every byte is as before.
    #[inline]
    pub(super) fn restore(&mut self, relocation: Relocation) {
        let Relocation { from, to, captured } = relocation;
        let Some(piece) = self.at(to) else { return };
        let slot = self.slot_unchecked(to);
        self.leave(to, piece);
        self.enter(from, piece, slot);
        self.lists[piece.side].points[slot as usize] = from;
        if let Some((victim, slot)) = captured {
            self.revive(to, victim, slot);
        }
    }

    /// Takes a piece off its side's list, whose tail moves into the free slot, and off the board.
    fn capture(&mut self, point: Point, victim: Piece) -> u8 {
        let slot = self.slot_unchecked(point);
        self.leave(point, victim);
        let list = &mut self.lists[victim.side];
        list.len -= 1;
        let tail = list.points[list.len as usize];
        // The victim's own point stays behind in the free place, so that reviving it restores every byte.
        list.points[list.len as usize] = point;
        if tail != point {
            list.points[slot as usize] = tail;
            self.slots[tail.y() as usize][tail.x() as usize] = slot;
        }
        slot
    }

    /// Undoes [`capture`](Self::capture).
    fn revive(&mut self, point: Point, victim: Piece, slot: u8) {
        let list = &mut self.lists[victim.side];
        let tail_slot = list.len;
        list.len += 1;
        if slot != tail_slot {
            let tail = list.points[slot as usize];
            list.points[tail_slot as usize] = tail;
            self.slots[tail.y() as usize][tail.x() as usize] = tail_slot;
        }
        self.lists[victim.side].points[slot as usize] = point;
        self.enter(point, victim, slot);
    }

    #[inline]
    fn slot_unchecked(&self, point: Point) -> u8 {
        self.slots[point.y() as usize][point.x() as usize]
    }

    #[inline]
    fn enter(&mut self, point: Point, piece: Piece, slot: u8) {
        let (x, y) = (point.x() as usize, point.y() as usize);
        self.cells[y][x] = Some(piece);
        self.slots[y][x] = slot;
        self.ranks[y] |= 1 << x;
        self.files[x] |= 1 << y;
        self.occupied[piece.side].insert(point);
        if piece.kind == PieceKind::King {
            self.kings[piece.side] = Some(point);
        }
    }

    #[inline]
    fn leave(&mut self, point: Point, piece: Piece) {
        let (x, y) = (point.x() as usize, point.y() as usize);
        self.cells[y][x] = None;
        self.slots[y][x] = 0;
        self.ranks[y] &= !(1 << x);
        self.files[x] &= !(1 << y);
        self.occupied[piece.side].remove(point);
        if piece.kind == PieceKind::King {
            self.kings[piece.side] = None;
        }
    }
}

/// Draws the board as ten rows of FEN letters and dots, Black's side first.
impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f)?;
        for row in self.cells.iter().rev() {
            let row: String = row
                .iter()
                .map(|cell| cell.map_or('.', Piece::fen_char))
                .collect();
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_point_takes_no_second_piece() {
        let mut board = Board::empty();
        let (rook, horse) = (PieceKind::Rook, PieceKind::Horse);
        assert!(board.place(Point::CORNER, Piece::new(Side::Red, rook)));
        for side in [Side::Red, Side::Black] {
            let before = format!("{board:?}");
            assert!(!board.place(Point::CORNER, Piece::new(side, horse)));
            assert_eq!(format!("{board:?}"), before);
            assert_eq!(board.pieces(Side::Black).count(), 0);
        }
    }

    #[test]
    fn a_side_has_room_for_sixteen_pieces() {
        let mut board = Board::empty();
        let points = (0..17).map(|index| Point::new(index % 9, index / 9).unwrap());
        let placed = points.map(|point| board.place(point, Piece::new(Side::Red, PieceKind::Pawn)));
        assert_eq!(placed.filter(|&placed| placed).count(), 16);
        assert_eq!(board.pieces(Side::Red).count(), 16);
    }

    #[test]
    fn a_board_is_shown_rank_by_rank_from_the_top() {
        let mut board = Board::empty();
        assert!(board.place(Point::CORNER, Piece::new(Side::Red, PieceKind::Rook)));
        let shown = format!("{board:?}");
        assert_eq!(shown.trim().lines().count(), 10);
        assert_eq!(shown.trim().lines().last(), Some("R........"));
    }
}
