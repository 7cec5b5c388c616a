//! Rates of the rules: perft of three kinds of position, lists of legal moves, FEN, the referee on long lines.
//! `cargo bench --bench rules [NAME]` prints one line for each, the best of five runs.

#![allow(clippy::expect_used, reason = "a bench that cannot go on may stop")]

use std::hint::black_box;
use std::time::{Duration, Instant};
use xiangqi::game::Game;
use xiangqi::rules::{Move, MoveLimit, Point, Position, Repetition, Rules, perft};

/// A name, what is counted, and a run that gives the count.
type Bench = (&'static str, &'static str, Box<dyn FnMut() -> u32>);

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const MIDDLE: &str = "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1";
const ENDING: &str = "3ak4/4a4/4b4/9/2R6/9/9/4B2r1/4A4/2BAK4 w - - 0 1";

fn main() {
    let wanted = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    let is_wanted = |name: &str| wanted.as_deref().is_none_or(|wanted| name.contains(wanted));
    let mut benches: Vec<Bench> = Vec::new();
    for (name, fen, depth) in [
        ("perft-start", START, 4),
        ("perft-middle", MIDDLE, 4),
        ("perft-ending", ENDING, 4),
    ] {
        let mut position: Position = fen.parse().expect("a valid FEN");
        benches.push((
            name,
            "leaves",
            Box::new(move || perft(&mut position, depth) as u32),
        ));
    }
    let positions = random_positions(2_000);
    benches.push((
        "legal-moves",
        "lists",
        Box::new(move || {
            for position in &positions {
                black_box(position.legal_moves());
            }
            positions.len() as u32
        }),
    ));
    let fens: Vec<String> = random_positions(2_000)
        .iter()
        .map(Position::to_string)
        .collect();
    benches.push((
        "fen",
        "positions",
        Box::new(move || {
            for fen in &fens {
                black_box(fen.parse::<Position>().is_ok());
            }
            fens.len() as u32
        }),
    ));
    let (start, tour) = long_tour();
    benches.push((
        "referee-2024-plies",
        "plies",
        Box::new({
            let (start, tour) = (start.clone(), tour.clone());
            move || {
                let mut game = Game::new(start.clone(), unlimited());
                for &m in &tour {
                    game.play(m).expect("the tour is legal");
                }
                assert!(
                    game.outcome().is_some(),
                    "the last ply is a third occurrence"
                );
                tour.len() as u32
            }
        }),
    ));
    let (random_start, random_line) = random_game(1_000);
    benches.push((
        "play-undo-redo-1000",
        "plies",
        Box::new(move || {
            let mut game = Game::new(random_start.clone(), unjudged());
            for &m in &random_line {
                game.play(m).expect("the line is legal");
            }
            while game.undo().is_some() {}
            while game.redo().is_some() {}
            random_line.len() as u32
        }),
    ));
    if is_wanted("referee-worst-ply") {
        let worst = (0..5)
            .map(|_| worst_ply(&start, &tour))
            .min()
            .unwrap_or_default();
        println!("referee-worst-ply    {worst:?}");
    }
    for (name, unit, mut run) in benches {
        if is_wanted(name) {
            let (count, time) = best_of_five(&mut run);
            let rate = f64::from(count) / time.as_secs_f64();
            println!(
                "{name:<20} {:>10.3} M {unit}/s  ({count} in {time:?})",
                rate / 1e6
            );
        }
    }
}

fn best_of_five(run: &mut dyn FnMut() -> u32) -> (u32, Duration) {
    let timed = |run: &mut dyn FnMut() -> u32| {
        let begin = Instant::now();
        let count = run();
        (count, begin.elapsed())
    };
    (0..5)
        .map(|_| timed(run))
        .min_by_key(|&(_, time)| time)
        .unwrap_or_default()
}

/// Positions along random games, the same in every run.
fn random_positions(count: usize) -> Vec<Position> {
    let mut random = Random(1);
    let mut position = Position::start();
    let mut positions = Vec::new();
    while positions.len() < count {
        let moves = position.legal_moves();
        position = match moves.get(random.below(moves.len())) {
            Some(&m) if positions.len() % 150 != 149 => position.play(m).expect("a legal move"),
            _ => Position::start(),
        };
        positions.push(position.clone());
    }
    positions
}

/// The longest time that one ply of a line takes to be played and judged.
fn worst_ply(start: &Position, line: &[Move]) -> Duration {
    let mut game = Game::new(start.clone(), unlimited());
    let timed = |&m: &Move| {
        let begin = Instant::now();
        game.play(m).expect("the line is legal");
        begin.elapsed()
    };
    line.iter().map(timed).max().unwrap_or_default()
}

/// Two rooks on closed tours of 23 and 22 points: after 1,012 plies the start comes back, after 2,024 for the third time,
/// so that the last ply is judged over the whole line.
fn long_tour() -> (Position, Vec<Move>) {
    let loop_of = |skipped: &[u8]| -> Vec<(u8, u8)> {
        let up = (0..8).filter(|y| !skipped.contains(y)).map(|y| (0, y));
        let down = (0..8).rev().flat_map(|y| {
            if y % 2 == 1 {
                [(1, y), (2, y)]
            } else {
                [(2, y), (1, y)]
            }
        });
        up.chain(down).collect()
    };
    let point = |&(x, y): &(u8, u8)| Point::new(x, y).expect("on the board");
    let red: Vec<Point> = loop_of(&[3]).iter().map(point).collect();
    let black: Vec<Point> = loop_of(&[3, 5])
        .iter()
        .map(|at| point(at).rotated())
        .collect();
    let step =
        |tour: &[Point], i: usize| Move::new(tour[i % tour.len()], tour[(i + 1) % tour.len()]);
    let line = (0..1_012)
        .flat_map(|i| [step(&red, i), step(&black, i)])
        .collect();
    let start = "5k2r/9/9/9/9/9/9/9/9/R2K5 w".parse().expect("a valid FEN");
    (start, line)
}

/// A random game that goes on for the given number of plies.
fn random_game(plies: usize) -> (Position, Vec<Move>) {
    let start: Position = START.parse().expect("a valid FEN");
    (1..1_000)
        .map(|seed| random_line(&start, plies, seed))
        .find(|line| line.len() == plies)
        .map(|line| (start.clone(), line))
        .expect("some random game is long enough")
}

fn random_line(start: &Position, plies: usize, seed: u64) -> Vec<Move> {
    let mut game = Game::new(start.clone(), unjudged());
    let mut line = Vec::new();
    let mut random = Random(seed);
    while line.len() < plies {
        let moves = game.position().legal_moves();
        let Some(&m) = moves.get(random.below(moves.len())) else {
            break;
        };
        if game.play(m).is_err() {
            break;
        }
        line.push(m);
    }
    line
}

fn unlimited() -> Rules {
    Rules {
        limit: MoveLimit::Off,
        ..Rules::default()
    }
}

fn unjudged() -> Rules {
    Rules {
        repetition: Repetition::Off,
        ..unlimited()
    }
}

/// Knuth's linear congruential generator: the same numbers in every run.
struct Random(u64);

impl Random {
    /// A number below the bound; 0 if the bound is 0.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}
