//! What a piece sees along its rank and its file, looked up by the line's occupancy bits. Knows
//! places and bits, no pieces.

use super::{Point, PointSet};

/// What stands in sight of one place on a line, as bits of that line.
#[derive(Clone, Copy)]
pub(super) struct Sight {
    /// The empty places up to the first piece on either hand, and that piece's place.
    pub reach: u16,
    /// The place of the second piece on either hand: what a cannon sees over its screen.
    pub beyond: u16,
}

/// Sights from each place of a rank, by the rank's occupancy.
static RANK_SIGHTS: [[Sight; 512]; 9] = sights();
/// Sights from each place of a file, by the file's occupancy.
static FILE_SIGHTS: [[Sight; 1024]; 10] = sights();
/// The points of file a whose rank bit is set.
static FILE_A: [PointSet; 1024] = file_a_points();

/// What is in sight of file `x` (0..=8) on a rank with these occupancy bits.
#[inline]
pub(super) fn along_rank(x: u8, occupied: u16) -> Sight {
    RANK_SIGHTS[x as usize][(occupied & 511) as usize]
}

/// What is in sight of rank `y` (0..=9) on a file with these occupancy bits.
#[inline]
pub(super) fn along_file(y: u8, occupied: u16) -> Sight {
    FILE_SIGHTS[y as usize][(occupied & 1023) as usize]
}

/// The points of file `x` whose rank bit is set.
#[inline]
pub(super) fn points_on_file(x: u8, ranks: u16) -> PointSet {
    PointSet::shifted_to_file(x, FILE_A[(ranks & 1023) as usize])
}

const fn sights<const PLACES: usize, const OCCUPANCIES: usize>() -> [[Sight; OCCUPANCIES]; PLACES] {
    let mut table = [[Sight {
        reach: 0,
        beyond: 0,
    }; OCCUPANCIES]; PLACES];
    let mut place = 0;
    while place < PLACES {
        let mut occupied = 0;
        while occupied < OCCUPANCIES {
            let up = look(place, occupied, PLACES, true);
            let down = look(place, occupied, PLACES, false);
            table[place][occupied] = Sight {
                reach: up.reach | down.reach,
                beyond: up.beyond | down.beyond,
            };
            occupied += 1;
        }
        place += 1;
    }
    table
}

const fn look(from: usize, occupied: usize, places: usize, up: bool) -> Sight {
    let mut sight = Sight {
        reach: 0,
        beyond: 0,
    };
    let mut met = 0;
    let mut place = from;
    while met < 2 && (if up { place + 1 < places } else { place > 0 }) {
        place = if up { place + 1 } else { place - 1 };
        let holds_piece = occupied >> place & 1 == 1;
        if met == 0 {
            sight.reach |= 1 << place;
        } else if holds_piece {
            sight.beyond |= 1 << place;
        }
        if holds_piece {
            met += 1;
        }
    }
    sight
}

const fn file_a_points() -> [PointSet; 1024] {
    let mut table = [PointSet::EMPTY; 1024];
    let mut ranks = 0;
    while ranks < 1024 {
        let mut y = 0;
        while y < Point::RANKS {
            if ranks >> y & 1 == 1
                && let Some(point) = Point::new(0, y)
            {
                table[ranks] = table[ranks].with(point);
            }
            y += 1;
        }
        ranks += 1;
    }
    table
}
