//! Any text as FEN: what is read is written so that it is read the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use xiangqi::rules::{Position, Setup};

fuzz_target!(|text: &str| {
    match text.parse::<Setup>() {
        Ok(setup) => assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup)),
        Err(error) => assert!(!error.to_string().contains('\n')),
    }
    if let Ok(position) = text.parse::<Position>() {
        let moves = position.legal_moves();
        assert!(moves.iter().all(|&m| position.is_legal(m)));
        assert_eq!(position.verdict().is_some(), moves.is_empty());
    }
});
