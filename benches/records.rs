//! Rates of the record readers, in memory: `cargo bench --bench records -- [NAME]`, the best of five runs.
//! `cargo bench --bench records -- make FILE GAMES` writes a PGN file of so many games, for `record_ratio.py`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a bench that cannot go on may stop"
)]

#[path = "../tests/support/mod.rs"]
#[allow(dead_code)]
mod support;

use encoding_rs::GBK;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::time::{Duration, Instant};
use support::games::{Dice, random_game};
use support::xqf::{PLAIN, write as write_xqf};
use xiangqi::game::NodeId;
use xiangqi::notation::{Notation, Script};
use xiangqi::record::{Format, Reader, Record, RecordResult, write};
use xiangqi::rules::Position;

const CHINESE: Notation = Notation::Chinese(Script::Simplified);

fn main() {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with("--"))
        .collect();
    match arguments.first().map(String::as_str) {
        Some("make") => {
            let games = arguments
                .get(2)
                .and_then(|count| count.parse().ok())
                .unwrap_or(100_000);
            make(arguments.get(1).expect("a file name"), games);
        }
        wanted => rates(wanted),
    }
}

fn rates(wanted: Option<&str>) {
    let games: Vec<Record> = (0..300).map(|seed| plain_game(seed, 90)).collect();
    let written = |format, notation| -> Vec<u8> {
        let texts: Vec<String> = games
            .iter()
            .map(|game| write(game, format, notation).0)
            .collect();
        texts.join("\n").into_bytes()
    };
    let chinese = written(Format::Pgn, CHINESE);
    let gbk = GBK
        .encode(std::str::from_utf8(&chinese).unwrap())
        .0
        .into_owned();
    let trees: Vec<String> = (0..300)
        .map(|seed| write(&random_game(seed, 200), Format::Pgn, CHINESE).0)
        .collect();
    for (name, bytes) in [
        ("pgn-chinese", chinese),
        ("pgn-gbk", gbk),
        ("pgn-wxf", written(Format::Pgn, Notation::Wxf)),
        ("pgn-iccs", written(Format::Pgn, Notation::Iccs)),
        ("pgn-side-lines", trees.join("\n").into_bytes()),
        ("dhtmlxq", written(Format::DhtmlXq, CHINESE)),
        (
            "dhtmlxq-1446-lines",
            write(&bush(1446), Format::DhtmlXq, CHINESE).0.into_bytes(),
        ),
        ("xqf-1446-lines", write_xqf(&bush(1446), PLAIN)),
    ] {
        if wanted.is_none_or(|wanted| name.contains(wanted)) {
            rate(name, &bytes);
        }
    }
}

fn rate(name: &str, bytes: &[u8]) {
    let mut best = Duration::MAX;
    let mut plies = 0;
    for _ in 0..5 {
        let begin = Instant::now();
        plies = Reader::new(bytes, None)
            .unwrap()
            .map(|game| game.unwrap().record.tree.len())
            .sum();
        best = best.min(begin.elapsed());
    }
    let seconds = best.as_secs_f64();
    #[allow(clippy::cast_precision_loss, reason = "for reading")]
    let (mega, rate) = (
        bytes.len() as f64 / 1e6 / seconds,
        plies as f64 / 1e6 / seconds,
    );
    println!(
        "{name:20} {mega:8.1} MB/s {rate:8.2} million plies/s {:8.2} ms",
        seconds * 1e3
    );
}

/// A game as they are played: from the start, without comments.
fn plain_game(seed: u64, plies: usize) -> Record {
    let mut dice = Dice::new(seed);
    let mut position = Position::start();
    let mut record = Record::new(position.clone());
    let mut node = NodeId::ROOT;
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let m = moves[dice.below(moves.len())];
        node = record.tree.append(node, m);
        position = position.play(m).unwrap();
    }
    record.tags.set("Event", "全国象棋个人赛");
    record.tags.set("Date", "2005.11.02");
    record.tags.set("Red", "胡荣华");
    record.tags.set("Black", "许银川");
    record.result = Some(RecordResult::Draw);
    record
}

/// A game with so many side lines.
fn bush(lines: usize) -> Record {
    let mut record = plain_game(1, 60);
    let mut dice = Dice::new(2);
    let trunk = record.tree.main_line();
    for _ in 0..lines {
        let at = dice.below(trunk.len() - 1);
        let mut position = Position::start();
        for &node in &trunk[..=at] {
            position = position.play(record.tree.move_at(node).unwrap()).unwrap();
        }
        let mut node = trunk[at];
        for _ in 0..4 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let m = moves[dice.below(moves.len())];
            node = record.tree.append(node, m);
            position = position.play(m).unwrap();
        }
    }
    record
}

fn make(path: &str, games: u64) {
    let mut out = BufWriter::new(File::create(path).expect("a file that can be written"));
    for seed in 0..games {
        let (text, _) = write(
            &plain_game(seed, 60 + (seed % 50) as usize),
            Format::Pgn,
            CHINESE,
        );
        writeln!(out, "{text}").expect("room on the disk");
    }
    out.flush().expect("room on the disk");
}
