//! Makes games with side lines, comments and marks out of random legal moves, the same ones for the same seed.

#![allow(clippy::unwrap_used, reason = "made-up games are legal")]

use xiangqi::game::NodeId;
use xiangqi::record::{Record, RecordResult};
use xiangqi::rules::Position;

/// A small generator of numbers, so that no test depends on chance.
pub struct Dice(u64);

impl Dice {
    /// Begins a row of numbers.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

/// Positions from which games begin.
pub const STARTS: [&str; 4] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 3 7",
    "4k4/4a4/4b4/p1p6/9/2P3P2/P3P4/4B4/4A4/R3K1N2 w - - 0 1",
    "3k5/4P4/4b4/2P1P1P2/4n4/9/9/9/4p4/5K3 b - - 11 40",
];

const COMMENTS: [&str; 8] = [
    "好棋",
    "a plain comment with (round) and [square] brackets",
    "two\nlines",
    "　　全角空格开头，\n\n空一行",
    "1. 炮二平五 is not a move here; nor is 1-0",
    "||bars|| and \\u0041 and <br> &amp; and [/DhtmlXQ_comment1]",
    "繁體字：馬八進七，砲２平５",
    "\"quoted\" 'single' $5 !?",
];

/// A game of about so many moves in all lines together.
pub fn random_game(seed: u64, moves: usize) -> Record {
    let mut dice = Dice::new(seed);
    let start: Position = STARTS[dice.below(STARTS.len())].parse().unwrap();
    let mut record = Record::new(start.clone());
    let mut places = vec![(NodeId::ROOT, start)];
    if dice.below(3) == 0 {
        record.tree.set_comment(
            NodeId::ROOT,
            COMMENTS[dice.below(COMMENTS.len())].to_owned(),
        );
    }
    let mut here = 0;
    for _ in 0..moves {
        if dice.below(12) == 0 {
            here = dice.below(places.len());
        }
        let (node, position) = places[here].clone();
        let legal = position.legal_moves();
        if legal.is_empty() {
            here = dice.below(places.len());
            continue;
        }
        let m = legal[dice.below(legal.len())];
        let child = record.tree.add(node, m);
        if dice.below(6) == 0 {
            record
                .tree
                .set_comment(child, COMMENTS[dice.below(COMMENTS.len())].to_owned());
        }
        here = places.len();
        places.push((child, position.play(m).unwrap()));
    }
    for (name, value) in [
        ("Red", "胡荣华"),
        ("Black", "楊官璘"),
        ("Event", "a “quoted” event"),
        ("RedElo", "2500"),
    ] {
        if dice.below(4) > 0 {
            record.tags.set(name, value);
        }
    }
    record.result = [
        None,
        Some(RecordResult::RedWins),
        Some(RecordResult::BlackWins),
        Some(RecordResult::Draw),
    ][dice.below(4)];
    record
}
