//! Positions by chance that are the same in every run: random placements and random games.

use xiangqi::rules::{Piece, PieceKind, Point, Position, Setup, Side};

/// Numbers from a seed.
pub struct Dice(u64);

impl Dice {
    /// The dice of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }

    /// Some side.
    pub fn side(&mut self) -> Side {
        Side::BOTH[self.roll(2)]
    }
}

/// A placement that the rules accept. Now and then it holds all 32 pieces, now and then very few.
pub fn placement(dice: &mut Dice) -> Position {
    loop {
        let mut setup = Setup::empty();
        setup.turn = dice.side();
        let density = dice.roll(4);
        for side in Side::BOTH {
            for kind in PieceKind::ALL {
                let full = usize::from(kind.full_count());
                let count = match (kind, density) {
                    (PieceKind::King, _) => 1,
                    (_, 0) => usize::from(dice.roll(4) == 0),
                    (_, 3) => full,
                    _ => dice.roll(full + 1),
                };
                let piece = Piece::new(side, kind);
                for _ in 0..count {
                    let free: Vec<Point> = Setup::home_points(piece)
                        .into_iter()
                        .filter(|&point| setup.at(point).is_none())
                        .collect();
                    if !free.is_empty() {
                        setup.set(free[dice.roll(free.len())], Some(piece));
                    }
                }
            }
        }
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}

/// The positions of a game of random legal moves, which prefers captures every other time, up to its end or to the
/// given number of plies.
pub fn game(dice: &mut Dice, plies: usize) -> Vec<Position> {
    let mut positions = vec![Position::start()];
    while positions.len() <= plies {
        let position = &positions[positions.len() - 1];
        let moves = position.legal_moves();
        let captures: Vec<_> = moves
            .iter()
            .filter(|m| position.board().at(m.to).is_some())
            .collect();
        let m = match (moves.len(), captures.len()) {
            (0, _) => break,
            (_, 1..) if dice.roll(2) == 0 => *captures[dice.roll(captures.len())],
            (count, _) => moves[dice.roll(count)],
        };
        let next = position
            .play(m)
            .unwrap_or_else(|refusal| panic!("{position:?} {m}: {refusal:?}"));
        positions.push(next);
    }
    positions
}
