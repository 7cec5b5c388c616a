//! The ninety points on which pieces stand, and sets of them. Knows the palaces and the river,
//! but no pieces.

use super::Side;
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

/// A point of the board. File `x` runs from Red's left to Red's right, rank `y` from Red's home
/// rank to Black's. A `Point` is always on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    y: u8,
    x: u8,
}

impl Point {
    /// Number of files.
    pub const FILES: u8 = 9;
    /// Number of ranks.
    pub const RANKS: u8 = 10;
    /// Number of points.
    pub const COUNT: usize = 90;

    /// Red's left corner, a0: what fills unused places of tables.
    pub(super) const CORNER: Self = Self { y: 0, x: 0 };

    /// The point on file `x` (0..=8) and rank `y` (0..=9), if it is on the board.
    pub const fn new(x: u8, y: u8) -> Option<Self> {
        if x < Self::FILES && y < Self::RANKS {
            Some(Self { y, x })
        } else {
            None
        }
    }

    /// The point with the given [`index`](Self::index), if there is one.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(POINTS[index])
        } else {
            None
        }
    }

    /// All points, rank by rank from Red's side, each rank from Red's left.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// The file, 0..=8 from Red's left.
    pub const fn x(self) -> u8 {
        self.x
    }

    /// The rank, 0..=9 from Red's side.
    pub const fn y(self) -> u8 {
        self.y
    }

    /// The place in rank-by-rank order, 0..=89.
    #[inline]
    pub const fn index(self) -> usize {
        self.y as usize * 9 + self.x as usize
    }

    /// The point `dx` files to Red's right and `dy` ranks towards Black, if it is on the board.
    pub const fn offset(self, dx: i8, dy: i8) -> Option<Self> {
        let x = self.x as i8 + dx;
        let y = self.y as i8 + dy;
        if x < 0 || y < 0 {
            None
        } else {
            Self::new(x as u8, y as u8)
        }
    }

    /// The rank counted from the side's own edge: 0 is its home rank, 9 the enemy's.
    pub const fn rank_for(self, side: Side) -> u8 {
        match side {
            Side::Red => self.y,
            Side::Black => 9 - self.y,
        }
    }

    /// Whether the point lies in the side's palace: the middle three files of its first three ranks.
    pub const fn in_palace(self, side: Side) -> bool {
        self.x >= 3 && self.x <= 5 && self.rank_for(side) <= 2
    }

    /// Whether the point lies on the side's own bank of the river.
    pub const fn on_own_bank(self, side: Side) -> bool {
        self.rank_for(side) <= 4
    }

    /// The point as seen in a mirror that swaps left and right.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self {
            x: 8 - self.x,
            y: self.y,
        }
    }

    /// The point as seen from the other side of the table.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self {
            x: 8 - self.x,
            y: 9 - self.y,
        }
    }
}

/// Writes the ICCS name of the point, `a0`..`i9`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.x), self.y)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// All points in the order of their index; a look-up is quicker than a division.
static POINTS: [Point; Point::COUNT] = {
    let mut points = [Point::CORNER; Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        points[i] = Point {
            y: (i / 9) as u8,
            x: (i % 9) as u8,
        };
        i += 1;
    }
    points
};

/// A set of points, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet(u128);

impl PointSet {
    /// No point at all.
    pub const EMPTY: Self = Self(0);
    /// All ninety points.
    pub const ALL: Self = Self((1 << Point::COUNT) - 1);

    /// The set of one point.
    #[inline]
    pub const fn of(point: Point) -> Self {
        Self(BITS[point.index()])
    }

    /// The nine points of a side's palace.
    #[inline]
    pub const fn palace(side: Side) -> Self {
        const RED: PointSet = palace_points(Side::Red);
        const BLACK: PointSet = palace_points(Side::Black);
        match side {
            Side::Red => RED,
            Side::Black => BLACK,
        }
    }

    /// The points from which a piece of any kind could attack one that stands on `target`.
    #[inline]
    pub(super) fn in_sight_of(target: Point) -> Self {
        static SIGHT: [PointSet; Point::COUNT] = sight_points();
        SIGHT[target.index()]
    }

    /// The points strictly between two points of one rank or file; none if they share no line.
    #[inline]
    pub(super) fn between(a: Point, b: Point) -> Self {
        let (low, high) = if a.index() < b.index() {
            (a, b)
        } else {
            (b, a)
        };
        let inside = Self((BITS[high.index()] - 1) & !(2 * BITS[low.index()] - 1));
        if a.x() == b.x() {
            inside & Self(FILE_A << a.x())
        } else if a.y() == b.y() {
            inside
        } else {
            Self::EMPTY
        }
    }

    /// The points of rank `y` (0..=9) whose file bit is set in `files` (bit 0 is file a).
    #[inline]
    pub(super) const fn on_rank(y: u8, files: u16) -> Self {
        Self((files as u128) << (y as u32 * 9))
    }

    /// The points of one file that `on_file_a` has on file a, moved to file `x` (0..=8).
    #[inline]
    pub(super) const fn shifted_to_file(x: u8, on_file_a: Self) -> Self {
        Self(on_file_a.0 << x)
    }

    /// The set with one more point.
    #[inline]
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | BITS[point.index()])
    }

    /// Adds a point.
    #[inline]
    pub const fn insert(&mut self, point: Point) {
        self.0 |= BITS[point.index()];
    }

    /// Takes a point out.
    #[inline]
    pub const fn remove(&mut self, point: Point) {
        self.0 &= !BITS[point.index()];
    }

    /// Whether the point is in the set.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 & BITS[point.index()] != 0
    }

    /// Whether the set has no point.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of points.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The points, rank by rank from Red's side.
    #[inline]
    pub const fn iter(self) -> Points {
        Points(self)
    }

    /// The lowest point, the leftmost of its rank.
    pub fn first(self) -> Option<Point> {
        self.iter().next()
    }

    /// The points of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The bit of each point; a look-up is quicker than a shift of 128 bits.
static BITS: [u128; Point::COUNT] = {
    let mut bits = [0; Point::COUNT];
    let mut i = 0;
    while i < Point::COUNT {
        bits[i] = 1 << i;
        i += 1;
    }
    bits
};

/// The bits of file a.
const FILE_A: u128 = {
    let mut bits = 0;
    let mut y = 0;
    while y < Point::RANKS {
        bits |= 1 << (y * Point::FILES);
        y += 1;
    }
    bits
};

/// For each point its rank and file, the points a horse's jump away, and those one or two steps away diagonally.
const fn sight_points() -> [PointSet; Point::COUNT] {
    let mut table = [PointSet::EMPTY; Point::COUNT];
    let mut i = 0;
    while let Some(target) = Point::from_index(i) {
        let mut j = 0;
        while let Some(from) = Point::from_index(j) {
            let dx = target.x.abs_diff(from.x);
            let dy = target.y.abs_diff(from.y);
            if i != j && (dx == 0 || dy == 0 || dx + dy == 3 || dx == dy && dx <= 2) {
                table[i].insert(from);
            }
            j += 1;
        }
        i += 1;
    }
    table
}

const fn palace_points(side: Side) -> PointSet {
    let mut points = PointSet::EMPTY;
    let mut i = 0;
    while let Some(point) = Point::from_index(i) {
        if point.in_palace(side) {
            points.insert(point);
        }
        i += 1;
    }
    points
}

/// The points of a set, rank by rank from Red's side.
#[derive(Clone, Debug)]
pub struct Points(PointSet);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let bits = self.0.0;
        let point = Point::from_index(bits.trailing_zeros() as usize)?;
        self.0 = PointSet(bits & (bits - 1));
        Some(point)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    #[inline]
    fn into_iter(self) -> Points {
        Points(self)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitAnd for PointSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for PointSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for PointSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// The points of the first set that are not in the second.
impl Sub for PointSet {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for PointSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_shown_as_iccs_writes_it() {
        assert_eq!(format!("{:?}", Point::CORNER), "a0");
    }

    #[test]
    fn what_is_in_a_set_stays_in_it_when_it_comes_again() {
        let [a, b] = [(0, 0), (8, 9)].map(|(x, y)| Point::new(x, y).unwrap());
        let one = PointSet::EMPTY.with(a);
        assert_eq!(one.with(a), one);
        let both = one.with(b);
        assert_eq!(both.union(one), both);
        assert_eq!(both | one, both);
        assert_eq!(both.len(), 2);
        assert_eq!(format!("{both:?}"), "{a0, i9}");
    }
}
