//! A line of play from the tables, and the same line in other forms: mirrored, with the colours swapped, or reached by
//! a shuffle and a capture.

use crate::mirror::transformed;
use std::fmt;
use xiangqi::game::{DrawReason, Game, Outcome, Phase, WinReason};
use xiangqi::rules::{
    Move, MoveLimit, Piece, PieceKind, Point, Position, RuleSet, Rules, Setup, Side,
};

/// A start position and the moves from there.
#[derive(Clone)]
pub struct Line {
    /// Where it begins.
    pub start: Position,
    /// What is played.
    pub moves: Vec<Move>,
}

/// Writes the FEN and the moves.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.start)?;
        self.moves.iter().try_for_each(|m| write!(f, " {m}"))
    }
}

fn point(name: &str) -> Option<Point> {
    Point::all().find(|point| point.to_string() == name)
}

impl Line {
    /// Reads a FEN and moves in ICCS; `row` is named if they are not well formed.
    pub fn read(row: &impl fmt::Display, fen: &str, moves: &str) -> Self {
        let start = fen.parse().unwrap_or_else(|error| panic!("{row}: {error}"));
        let read = |text: &str| Some(Move::new(point(text.get(..2)?)?, point(text.get(2..)?)?));
        let moves = moves
            .split_whitespace()
            .map(|text| read(text).unwrap_or_else(|| panic!("{row}: {text}")))
            .collect();
        Self { start, moves }
    }

    /// The line in a mirror that swaps left and right.
    pub fn mirrored(&self) -> Self {
        self.transformed(Point::mirrored, |side| side)
    }

    /// The line seen from the other side of the table, Red's pieces black and Black's red.
    pub fn swapped(&self) -> Self {
        self.transformed(Point::rotated, |side| !side)
    }

    fn transformed(&self, place: fn(Point) -> Point, own: fn(Side) -> Side) -> Self {
        let start = transformed(&self.start, place, own);
        let moves = self
            .moves
            .iter()
            .map(|m| Move::new(place(m.from), place(m.to)))
            .collect();
        Self { start, moves }
    }

    /// The position after all moves, whatever the referee says.
    pub fn end(&self) -> Position {
        self.moves.iter().fold(self.start.clone(), |position, &m| {
            position
                .play(m)
                .unwrap_or_else(|refusal| panic!("{self}: {m}: {refusal:?}"))
        })
    }

    /// The same line after some moves to and fro and a capture that leads to its start; `None` where there is no such
    /// way, or where the counter of the move limit does not stand at nought.
    pub fn after_a_shuffle_and_a_capture(&self) -> Option<Self> {
        if self.start.quiet_plies() != 0 {
            return None;
        }
        let waiting = !self.start.turn();
        for to in self.start.board().occupied_by(waiting) {
            for kind in [
                PieceKind::Pawn,
                PieceKind::Horse,
                PieceKind::Cannon,
                PieceKind::Advisor,
                PieceKind::Rook,
            ] {
                let mut setup = Setup::from(&self.start);
                let taker = setup.at(to);
                setup.set(to, Some(Piece::new(self.start.turn(), kind)));
                setup.turn = waiting;
                for from in Point::all().filter(|&from| self.start.board().at(from).is_none()) {
                    let mut before = setup.clone();
                    before.set(from, taker);
                    let Ok(before) = Position::try_from(before) else {
                        continue;
                    };
                    let capture = Move::new(from, to);
                    if let (true, Some(shuffle)) = (before.is_legal(capture), shuffle(&before)) {
                        let moves = shuffle
                            .into_iter()
                            .chain([capture])
                            .chain(self.moves.iter().copied());
                        return Some(Self {
                            start: before,
                            moves: moves.collect(),
                        });
                    }
                }
            }
        }
        None
    }
}

/// Four quiet plies that lead back to a position.
fn shuffle(position: &Position) -> Option<[Move; 4]> {
    let back = |m: Move| Move::new(m.to, m.from);
    let quiet = |position: &Position| -> Vec<Move> {
        let is_quiet = |m: &&Move| position.board().at(m.to).is_none();
        position
            .legal_moves()
            .iter()
            .filter(is_quiet)
            .copied()
            .collect()
    };
    for m in quiet(position) {
        let Ok(after) = position.play(m) else {
            continue;
        };
        for reply in quiet(&after) {
            let line = Line {
                start: position.clone(),
                moves: vec![m, reply, back(m), back(reply)],
            };
            let mut game = Game::new(line.start.clone(), Rules::default());
            if line
                .moves
                .iter()
                .all(|&m| game.play(m).is_ok_and(|phase| phase.outcome().is_none()))
            {
                return Some([m, reply, back(m), back(reply)]);
            }
        }
    }
    None
}

/// The rules that a table names: `standard`, `casual`, or settings of the standard ones.
pub fn rules_of(names: &str) -> Rules {
    let mut rules = Rules::default();
    for name in names.split_whitespace() {
        match name {
            "standard" => {}
            "casual" => rules.set = RuleSet::Casual,
            "limit=100" => rules.limit = MoveLimit::Plies(100),
            "limit=off" => rules.limit = MoveLimit::Off,
            "count-checks" => rules.exempt_checks = false,
            other => panic!("no rules are called {other}"),
        }
    }
    rules
}

/// The word for a side.
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Red => "red",
        Side::Black => "black",
    }
}

/// The words with the sides exchanged.
pub fn swap_words(words: &str) -> String {
    let swap = |word| match word {
        "red" => "black",
        "black" => "red",
        other => other,
    };
    words.split(' ').map(swap).collect::<Vec<_>>().join(" ")
}

/// The words of a referee for where a game stands.
pub fn words(game: &Game) -> String {
    match game.phase() {
        Phase::Over(outcome) => outcome_words(outcome),
        Phase::Playing { turn } => {
            let check = if game.position().is_check() {
                " check"
            } else {
                ""
            };
            format!("playing {}{check}", side_name(turn))
        }
    }
}

/// The words of a referee for an end.
pub fn outcome_words(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won { winner, by } => {
            let by = match by {
                WinReason::Checkmate => "checkmate",
                WinReason::Stalemate => "stalemate",
                WinReason::KingCaptured => "king-captured",
                WinReason::KingsFacing => "kings-facing",
                WinReason::PerpetualCheck => "perpetual-check",
                WinReason::PerpetualChase => "perpetual-chase",
                WinReason::Resignation => "resignation",
                WinReason::Time => "time",
            };
            format!("{} wins {by}", side_name(winner))
        }
        Outcome::Drawn(reason) => {
            let reason = match reason {
                DrawReason::NoAttackers => "no-attackers",
                DrawReason::Repetition => "repetition",
                DrawReason::MutualCheck => "mutual-check",
                DrawReason::MutualChase => "mutual-chase",
                DrawReason::RepetitionWithChecks => "repetition-with-checks",
                DrawReason::MoveLimit => "move-limit",
                DrawReason::Agreement => "agreement",
                DrawReason::TimeWithoutAttackers => "time-without-attackers",
            };
            format!("draw {reason}")
        }
    }
}
