//! The start position as the web board writes it: 32 pairs of digits, one for each piece of a full set. Knows
//! positions, and no tags.

use crate::record::Fault;
use crate::rules::{Piece, PieceKind, Point, Position, Setup, Side};

/// The kinds in the order of the pairs, for either side.
const ORDER: [PieceKind; 16] = [
    PieceKind::Rook,
    PieceKind::Horse,
    PieceKind::Elephant,
    PieceKind::Advisor,
    PieceKind::King,
    PieceKind::Advisor,
    PieceKind::Elephant,
    PieceKind::Horse,
    PieceKind::Rook,
    PieceKind::Cannon,
    PieceKind::Cannon,
    PieceKind::Pawn,
    PieceKind::Pawn,
    PieceKind::Pawn,
    PieceKind::Pawn,
    PieceKind::Pawn,
];

/// The piece of each pair.
pub(in crate::record) fn slots() -> impl Iterator<Item = Piece> {
    Side::BOTH
        .into_iter()
        .flat_map(|side| ORDER.iter().map(move |&kind| Piece::new(side, kind)))
}

/// A point from two digits, x from Red's left and y from the top.
pub(super) fn point(x: u8, y: u8) -> Option<Point> {
    Point::new(
        x.checked_sub(b'0')?,
        9_u8.checked_sub(y.checked_sub(b'0')?)?,
    )
}

/// Two digits for a point.
pub(super) fn digits(point: Point) -> String {
    format!("{}{}", point.x(), 9 - point.y())
}

/// Reads the pairs, Red to move. `overlap` is told of points that are named twice.
pub(super) fn read(text: &str, mut overlap: impl FnMut(Point)) -> Result<Setup, Fault> {
    let signs: Vec<u8> = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| if c.is_ascii_digit() { c as u8 } else { b'9' })
        .collect();
    if signs.is_empty() {
        return Ok(Setup::start());
    }
    if signs.len() != 64 {
        return Err(Fault::Digits(text.chars().take(80).collect()));
    }
    let mut setup = Setup::empty();
    for (pair, piece) in signs.chunks_exact(2).zip(slots()) {
        let &[x, y] = pair else { continue };
        if let Some(point) = point(x, y) {
            if setup.at(point).is_some() {
                overlap(point);
            }
            setup.set(point, Some(piece));
        }
    }
    Ok(setup)
}

/// Writes the pairs. Red's pieces are counted from its right, Black's from the same side of the board as Red sees it,
/// so that the start position is written as everybody writes it.
pub(super) fn write(position: &Position) -> String {
    let mut places: Vec<(Piece, Point)> = Point::all()
        .filter_map(|point| position.board().at(point).map(|piece| (piece, point)))
        .collect();
    places.sort_by_key(|(piece, point)| match piece.side {
        Side::Red => 8 - point.x(),
        Side::Black => point.x(),
    });
    slots()
        .map(
            |slot| match places.iter().position(|(piece, _)| *piece == slot) {
                Some(at) => digits(places.remove(at).1),
                None => "99".to_owned(),
            },
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "8979695949392919097717866646260600102030405060708012720323436383";

    #[test]
    fn the_start_is_written_as_everybody_writes_it() {
        assert_eq!(write(&Position::start()), START);
        assert_eq!(read(START, |_| panic!("no overlap")), Ok(Setup::start()));
        assert_eq!(read(" \n", |_| {}), Ok(Setup::start()));
    }

    #[test]
    fn signs_that_are_no_digits_are_off_the_board() {
        let text = format!("xx{}", &START[2..]);
        let setup = read(&text, |_| {}).unwrap();
        assert_eq!(setup.pieces().count(), 31);
        assert_eq!(setup.at(Point::new(8, 0).unwrap()), None);
    }

    #[test]
    fn a_wrong_number_of_digits_and_a_point_named_twice_are_told() {
        assert!(read(&START[1..], |_| {}).is_err());
        let mut twice = Vec::new();
        read(&format!("79{}", &START[2..]), |point| twice.push(point)).unwrap();
        assert_eq!(twice, [Point::new(7, 0).unwrap()]);
    }
}
