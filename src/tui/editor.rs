//! The set-up editor: a position in the making, and what is in hand to change it. Knows no keys and no widget.

use crate::rules::{Piece, PieceKind, Point, PointSet, Position, PositionError, Setup, Side};

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Editor {
    setup: Setup,
    hand: Hand,
    origin: Setup,
    past: Vec<Setup>,
}

/// What is in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// Nothing.
    #[default]
    Empty,
    /// The piece that stands on this point.
    Picked(Point),
    /// A thing of the palette, to be used again and again.
    Brush(Brush),
}

/// A thing of the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brush {
    /// A new piece.
    Piece(Piece),
    /// Takes pieces away.
    Eraser,
}

/// Why nobody can play from the position yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub error: PositionError,
    /// A point that is to blame, where it is one.
    pub at: Option<Point>,
}

impl Brush {
    /// The palette, in its order: Red's pieces, Black's, the eraser.
    pub fn all() -> Vec<Self> {
        Side::BOTH
            .into_iter()
            .flat_map(|side| PieceKind::ALL.map(|kind| Self::Piece(Piece::new(side, kind))))
            .chain([Self::Eraser])
            .collect()
    }
}

impl Editor {
    /// How many changes can be undone.
    const KEPT: usize = 500;

    /// An editor that begins with this position.
    pub fn new(setup: Setup) -> Self {
        Self {
            origin: setup.clone(),
            setup,
            hand: Hand::Empty,
            past: Vec::new(),
        }
    }

    /// The position as it is now.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What is in hand.
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// Whether anything differs from the beginning.
    pub fn is_changed(&self) -> bool {
        self.setup != self.origin
    }

    /// The piece in hand.
    pub fn piece(&self) -> Option<Piece> {
        match self.hand {
            Hand::Empty | Hand::Brush(Brush::Eraser) => None,
            Hand::Picked(from) => self.setup.at(from),
            Hand::Brush(Brush::Piece(piece)) => Some(piece),
        }
    }

    /// Where the piece in hand may come to stand; nothing is said of pieces that may stand anywhere.
    pub fn dots(&self) -> PointSet {
        let Some(piece) = self.piece() else {
            return PointSet::EMPTY;
        };
        let homes = Setup::home_points(piece);
        if Point::all().all(|point| homes.contains(point)) {
            return PointSet::EMPTY;
        }
        homes
            .into_iter()
            .filter(|point| self.setup.at(*point).is_none())
            .collect()
    }

    /// Picks up, puts down, or uses what is in hand on a point. Tells whether there was anything to do.
    pub fn act(&mut self, at: Point) -> bool {
        match (self.hand, self.setup.at(at)) {
            (Hand::Empty, None) => return false,
            (Hand::Empty, Some(_)) => self.hand = Hand::Picked(at),
            (Hand::Picked(from), _) => {
                self.hand = Hand::Empty;
                self.shift(from, at);
            }
            // The same piece once more takes it away, so that the mouse needs no second tool.
            (Hand::Brush(Brush::Piece(piece)), Some(there)) if piece == there => self.put(at, None),
            (Hand::Brush(Brush::Piece(piece)), _) => self.put(at, Some(piece)),
            (Hand::Brush(Brush::Eraser), _) => self.put(at, None),
        }
        true
    }

    /// Moves a piece; what stands on the target goes.
    pub fn shift(&mut self, from: Point, to: Point) {
        let Some(piece) = self.setup.at(from).filter(|_| from != to) else {
            return;
        };
        let mut setup = self.setup.clone();
        setup.set(from, None);
        setup.set(to, Some(piece));
        self.change_pieces(setup);
    }

    /// Puts a piece on a point, or takes it away.
    pub fn put(&mut self, at: Point, piece: Option<Piece>) {
        if self.hand == Hand::Picked(at) {
            self.hand = Hand::Empty;
        }
        let mut setup = self.setup.clone();
        setup.set(at, piece);
        self.change_pieces(setup);
    }

    /// Gives the move to the other side.
    pub fn change_turn(&mut self) {
        let mut setup = self.setup.clone();
        setup.turn = !setup.turn;
        self.replace(setup);
    }

    /// Takes all pieces from the board.
    pub fn clear(&mut self) {
        let mut setup = Setup::empty();
        setup.turn = self.setup.turn;
        self.replace(setup);
    }

    /// Takes another position.
    pub fn replace(&mut self, setup: Setup) {
        if setup == self.setup {
            return;
        }
        let old = std::mem::replace(&mut self.setup, setup);
        self.past.push(old);
        let surplus = self.past.len().saturating_sub(Self::KEPT);
        self.past.drain(..surplus);
        if let Hand::Picked(from) = self.hand
            && self.setup.at(from).is_none()
        {
            self.hand = Hand::Empty;
        }
    }

    /// A placement that somebody made has no moves behind it.
    fn change_pieces(&mut self, mut setup: Setup) {
        setup.quiet_plies = 0;
        setup.move_number = 1;
        self.replace(setup);
    }

    /// Takes the last change back. Tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(setup) = self.past.pop() else {
            return false;
        };
        self.setup = setup;
        self.hand = match self.hand {
            Hand::Picked(_) => Hand::Empty,
            hand => hand,
        };
        true
    }

    /// Takes a thing of the palette in hand, or lays it back.
    pub fn choose(&mut self, brush: Brush) {
        let chosen = Hand::Brush(brush);
        self.hand = if self.hand == chosen {
            Hand::Empty
        } else {
            chosen
        };
    }

    /// Takes the next or the previous thing of the palette in hand; after the last one, nothing.
    pub fn choose_next(&mut self, backwards: bool) {
        let palette = Brush::all();
        let here = match self.hand {
            Hand::Brush(brush) => palette.iter().position(|other| *other == brush),
            Hand::Empty | Hand::Picked(_) => None,
        };
        let next = match (here, backwards) {
            (None, false) => Some(0),
            (None, true) => palette.len().checked_sub(1),
            (Some(here), false) => Some(here + 1),
            (Some(here), true) => here.checked_sub(1),
        };
        self.hand = next
            .and_then(|next| palette.get(next))
            .map_or(Hand::Empty, |brush| Hand::Brush(*brush));
    }

    /// Lets go. Tells whether anything was in hand.
    pub fn let_go(&mut self) -> bool {
        std::mem::take(&mut self.hand) != Hand::Empty
    }

    /// The position, if it can be played.
    ///
    /// # Errors
    /// The first condition that fails, and the point to blame.
    pub fn position(&self) -> Result<Position, Fault> {
        Position::try_from(self.setup.clone()).map_err(|error| Fault {
            error,
            at: self.blame(error),
        })
    }

    fn blame(&self, error: PositionError) -> Option<Point> {
        let last = |piece: Piece| {
            self.setup
                .pieces()
                .filter(|(_, other)| *other == piece)
                .last()
                .map(|(point, _)| point)
        };
        match error {
            PositionError::Kings { side, .. } => last(Piece::new(side, PieceKind::King)),
            PositionError::TooMany { piece, .. } => last(piece),
            PositionError::Misplaced { at, .. } | PositionError::OpponentInCheck { at, .. } => {
                Some(at)
            }
            PositionError::KingsFacing { red, black } => Some(match self.setup.turn {
                Side::Red => red,
                Side::Black => black,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(name: &str) -> Point {
        crate::i18n::Labels::read(name).unwrap()
    }

    fn editor(fen: &str) -> Editor {
        Editor::new(fen.parse().unwrap())
    }

    const BARE: &str = "3k5/9/9/9/9/9/9/9/9/4K4 w - - 30 40";

    #[test]
    fn every_change_can_be_undone() {
        let mut editor = editor(BARE);
        let begun = editor.setup().clone();
        let rook = Piece::new(Side::Red, PieceKind::Rook);
        editor.put(point("a0"), Some(rook));
        editor.shift(point("a0"), point("b0"));
        editor.change_turn();
        editor.replace(Setup::empty());
        for _ in 0..4 {
            assert!(editor.undo());
        }
        assert_eq!(*editor.setup(), begun);
        assert!(!editor.undo());
        assert!(!editor.is_changed());
    }

    #[test]
    fn a_changed_placement_has_no_moves_behind_it() {
        let mut editor = editor(BARE);
        editor.shift(point("e0"), point("e1"));
        assert_eq!(
            editor.setup().to_string(),
            "3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1"
        );
    }

    #[test]
    fn a_piece_is_put_again_and_again_and_once_more_takes_it_away() {
        let mut editor = editor(BARE);
        let rook = Brush::Piece(Piece::new(Side::Black, PieceKind::Rook));
        editor.choose(rook);
        for at in ["a9", "i9", "i9"] {
            editor.act(point(at));
        }
        assert_eq!(
            editor.setup().to_string(),
            "r2k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1"
        );
        assert_eq!(editor.hand(), Hand::Brush(rook));
    }

    #[test]
    fn the_palette_goes_around_by_way_of_the_empty_hand() {
        let mut editor = editor(BARE);
        for _ in 0..16 {
            editor.choose_next(false);
        }
        assert_eq!(editor.hand(), Hand::Empty);
        editor.choose_next(true);
        assert_eq!(editor.hand(), Hand::Brush(Brush::Eraser));
    }

    #[test]
    fn dots_show_where_a_piece_may_stand_and_nothing_of_one_that_may_stand_anywhere() {
        let mut editor = editor(BARE);
        editor.choose(Brush::Piece(Piece::new(Side::Red, PieceKind::Advisor)));
        assert_eq!(editor.dots().len(), 5);
        editor.choose(Brush::Piece(Piece::new(Side::Red, PieceKind::King)));
        assert_eq!(editor.dots().len(), 8);
        editor.choose(Brush::Piece(Piece::new(Side::Red, PieceKind::Rook)));
        assert!(editor.dots().is_empty());
    }

    #[test]
    fn what_cannot_be_played_names_the_point_to_blame() {
        for (fen, at) in [
            ("9/9/9/9/9/9/9/9/9/4K4", None),
            ("3k5/9/9/9/9/9/9/9/4K4/4K4", Some("e1")),
            ("3k5/9/9/9/9/9/9/9/HHH6/4K4", Some("c1")),
            ("3k5/9/9/9/9/9/9/9/E8/4K4", Some("a1")),
            ("4k4/9/9/9/9/9/9/9/9/4K4 b", Some("e9")),
            ("3k5/9/9/9/9/9/9/9/9/3RK4", Some("d0")),
        ] {
            let fault = editor(fen).position().unwrap_err();
            assert_eq!(fault.at, at.map(point), "{fen}");
        }
        assert!(editor(BARE).position().is_ok());
    }
}
