//! Any text as a move, in a position reached by the first bytes: what is read is legal, and what is written is read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi::notation::{Notation, Script, completions, read, read_strict, write};
use xiangqi::rules::{Position, RuleSet};

fuzz_target!(|input: (Vec<u8>, &str)| {
    let (choices, text) = input;
    let mut position = Position::start();
    for choice in choices.iter().take(60) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[usize::from(*choice) % moves.len()]).unwrap();
    }
    if let Ok(m) = read(&position, text) {
        assert!(position.is_legal(m));
        for notation in [Notation::Iccs, Notation::Wxf, Notation::Chinese(Script::Traditional)] {
            assert_eq!(read(&position, &write(&position, m, notation)), Ok(m));
        }
    }
    if let Err(error) = read_strict(&position, RuleSet::Casual, text) {
        let _ = error.to_string();
    }
    let _ = completions(&position, RuleSet::Standard, text);
});
