//! The newest move of a long game stays in view, whatever lies beside the board.

use crate::hands::{drawn, press};
use crate::screen::text;
use ratatui::layout::Size;
use std::fmt::Write as _;
use xiangqi::config::Settings;
use xiangqi::rules::Repetition;
use xiangqi::tui::theme::Depth;
use xiangqi::tui::{App, Start};

/// A game whose moves nobody sees all at once, in a window of that size.
fn long_game(size: Size, rounds: usize) -> App {
    let mut settings = Settings {
        clock: Some("10m".parse().unwrap()),
        ..Settings::default()
    };
    settings.rules.repetition = Repetition::Off;
    let mut app = App::new(Start::new(settings, Depth::TrueColor), size);
    let mut keys = String::new();
    for _ in 0..rounds {
        for m in ["h0g2", "h9g7", "g2h0", "g7h9"] {
            write!(keys, ":{m} Enter ").unwrap();
        }
    }
    press(&mut app, &keys);
    app
}

#[test]
fn no_box_beside_the_board_covers_the_newest_move() {
    for size in [(80, 24), (120, 40), (40, 20), (64, 24), (100, 30)] {
        for (keys, ply) in [
            ("d d y", "H7-8"),
            ("p", "H7-8"),
            ("R", "H7-8"),
            (":h0g2 Enter R y", "H2+3"),
            ("q", "H7-8"),
        ] {
            for rounds in [2, 9, 25] {
                let size = Size::new(size.0, size.1);
                let mut app = long_game(size, rounds);
                press(&mut app, keys);
                let picture = text(&drawn(&app, size));
                let newest = format!("►{ply}");
                assert!(
                    picture.contains(&newest),
                    "{keys}, {size}, {rounds}:\n{picture}"
                );
            }
        }
    }
}
