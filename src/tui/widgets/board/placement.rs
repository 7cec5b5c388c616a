//! Which piece stands where, as the board widget asks it: of a board in play or of one being set up; and a
//! piece on its way between two points.

use crate::rules::{Board, Piece, Point, Setup};

/// The pieces to draw.
#[derive(Clone, Copy, Debug)]
pub enum Placement<'a> {
    /// A board in play.
    Board(&'a Board),
    /// A board being set up, which may hold anything.
    Setup(&'a Setup),
}

impl Placement<'_> {
    /// What stands on a point.
    pub fn at(self, point: Point) -> Option<Piece> {
        match self {
            Self::Board(board) => board.at(point),
            Self::Setup(setup) => setup.at(point),
        }
    }
}

impl<'a> From<&'a Board> for Placement<'a> {
    fn from(board: &'a Board) -> Self {
        Self::Board(board)
    }
}

impl<'a> From<&'a Setup> for Placement<'a> {
    fn from(setup: &'a Setup) -> Self {
        Self::Setup(setup)
    }
}

/// A piece that is shown on its way: it stands on `to` already, and is drawn `step` of `steps` parts of the way
/// from `from`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Where it stood.
    pub from: Point,
    /// Where it stands.
    pub to: Point,
    /// How many parts of the way it has gone.
    pub step: u16,
    /// In how many parts the way is divided.
    pub steps: u16,
}

impl Flight {
    /// The cell between the cells of both points.
    pub(super) fn cell(self, from: (u16, u16), to: (u16, u16)) -> (u16, u16) {
        let steps = u32::from(self.steps.max(1));
        let step = u32::from(self.step).min(steps);
        let between = |a: u16, b: u16| {
            let sum = u32::from(a) * (steps - step) + u32::from(b) * step;
            ((sum + steps / 2) / steps) as u16
        };
        (between(from.0, to.0), between(from.1, to.1))
    }
}
