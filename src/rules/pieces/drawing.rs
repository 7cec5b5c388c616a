//! Boards drawn in text, for the tests of the piece rules: ten rows, Black's side first, nine marks a row.
//! A mark is `.` or a FEN letter; `@` behind it names the piece that moves, `*` a point to which it may go.

use crate::rules::{Board, Piece, Point, PointSet, Refusal};

/// What a drawing says.
pub struct Drawing {
    board: Board,
    mover: Point,
    starred: PointSet,
}

impl Drawing {
    /// Reads a drawing.
    pub fn read(text: &str) -> Self {
        let mut board = Board::empty();
        let mut mover = None;
        let mut starred = PointSet::EMPTY;
        let marks: Vec<&str> = text.split_whitespace().collect();
        assert_eq!(marks.len(), Point::COUNT, "a drawing has ninety marks");
        for (row, y) in marks.chunks(9).zip((0..10).rev()) {
            for (mark, x) in row.iter().zip(0..) {
                let point = Point::new(x, y).unwrap();
                if let Some(piece) = mark.chars().next().and_then(Piece::from_fen_char) {
                    assert!(board.place(point, piece));
                }
                if mark.ends_with('@') {
                    mover = Some(point);
                }
                if mark.ends_with('*') {
                    starred.insert(point);
                }
            }
        }
        Self {
            board,
            mover: mover.expect("a drawing names the piece that moves"),
            starred,
        }
    }

    /// Holds all three forms of the mover's rule against the stars.
    #[track_caller]
    pub fn assert_stars_are_where_it_goes(&self) {
        let piece = self.board.at(self.mover).unwrap();
        assert_eq!(self.board.destinations(self.mover), self.starred);
        for to in Point::all().filter(|&to| to != self.mover) {
            match self.board.at(to) {
                Some(other) if other.side == piece.side => {}
                Some(_) => {
                    assert_eq!(
                        self.board.attacks(self.mover, to),
                        self.starred.contains(to),
                        "attacks {to}"
                    );
                    assert_eq!(
                        self.refusal(to).is_none(),
                        self.starred.contains(to),
                        "refusal of {to}"
                    );
                }
                None => assert_eq!(
                    self.refusal(to).is_none(),
                    self.starred.contains(to),
                    "refusal of {to}"
                ),
            }
        }
    }

    /// Why the mover may not go to the point with this ICCS name.
    pub fn refusal_of(&self, to: &str) -> Option<Refusal> {
        self.refusal(point(to))
    }

    fn refusal(&self, to: Point) -> Option<Refusal> {
        let piece = self.board.at(self.mover).unwrap();
        piece.kind.refusal(&self.board, piece.side, self.mover, to)
    }
}

/// The point with an ICCS name.
pub fn point(name: &str) -> Point {
    Point::all()
        .find(|point| point.to_string() == name)
        .unwrap()
}
