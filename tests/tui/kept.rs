//! The list of games that are kept: what its rows say in which order, and which of them are chosen.

use crate::hands::{WINDOW, drawn, press};
use crate::screen::{rows, text};
use ratatui::layout::Size;
use std::path::PathBuf;
use std::time::Duration;
use xiangqi::config::Settings;
use xiangqi::game::{Outcome, WinReason};
use xiangqi::rules::{BySide, Side};
use xiangqi::storage::LeftGame;
use xiangqi::tui::message::{Effect, Message, Wanted};
use xiangqi::tui::theme::Depth;
use xiangqi::tui::update::update;
use xiangqi::tui::{App, Start};

/// Both players, how the game ended, and how many minutes ago it was left.
type Kept = (&'static str, &'static str, Option<Outcome>, u64);

/// A list of kept games in a window.
fn kept(width: u16, games: &[Kept]) -> App {
    let settings = Settings::default();
    let window = Size::new(width, 24);
    let mut app = App::new(Start::new(settings, Depth::TrueColor), window);
    let found = Message::FoundLeft {
        left: left(games),
        told: None,
        wanted: Wanted::Any,
    };
    update(&mut app, found);
    app
}

fn left(games: &[Kept]) -> Vec<LeftGame> {
    let left = games.iter().map(|(red, black, outcome, minutes)| LeftGame {
        path: PathBuf::from(format!("{red}.game")),
        players: BySide {
            red: Some((*red).to_owned()),
            black: Some((*black).to_owned()),
        },
        plies: 34,
        outcome: *outcome,
        is_finished: outcome.is_some(),
        ago: Duration::from_secs(60 * minutes),
        ..LeftGame::default()
    });
    left.collect()
}

const LOST: Option<Outcome> = Some(Outcome::Won {
    winner: Side::Black,
    by: WinReason::Resignation,
});

#[test]
fn long_names_are_read_whole_with_the_length_the_result_and_the_time_of_a_kept_game() {
    let long = "Bartholomew Featherstonehaugh the Third";
    for (red, black) in [(long, "Bert"), ("Anna", long), (long, long)] {
        for width in [40, 48, 60, 80, 100] {
            let app = kept(width, &[("Eve", "Dan", None, 3), (red, black, LOST, 2)]);
            let screen = rows(&drawn(&app, Size::new(width, 24)));
            let inside = screen.iter().filter_map(|row| row.split('│').nth(1));
            let squeezed = |text: &str| text.split_whitespace().collect::<String>();
            let shown = squeezed(&inside.collect::<String>());
            let told = squeezed(&format!("{red} - {black}, plies: 34, Black wins 2 min ago"));
            assert!(shown.contains(&told), "{width}: {screen:#?}");
        }
    }
}

#[test]
fn the_finished_games_stand_behind_a_heading_that_is_not_chosen() {
    let games = [
        ("Anna", "Ben", None, 12),
        ("Cho", "Dan", None, 40),
        ("Eve", "Fay", LOST, 0),
        ("Gil", "Hal", LOST, 9),
    ];
    let app = kept(80, &games);
    let screen = rows(&drawn(&app, WINDOW));
    let place = |words: &str| screen.iter().position(|row| row.contains(words)).unwrap();
    assert_eq!(place("Finished"), place("Cho - Dan") + 1);
    assert_eq!(place("Finished"), place("Eve - Fay") - 1);
    for (keys, chosen) in [
        ("", "Anna"),
        ("Down Down", "Eve"),
        ("End", "Gil"),
        ("End Up Up", "Cho"),
    ] {
        let mut app = kept(80, &games);
        press(&mut app, keys);
        let path = PathBuf::from(format!("{chosen}.game"));
        assert_eq!(
            press(&mut app, "Enter"),
            [Effect::GoOn {
                path,
                leaves: false
            }],
            "{keys}"
        );
    }
    // The game that is discarded is the chosen one, and the next one takes its place.
    let mut app = kept(80, &games);
    press(&mut app, "Down Down D");
    let asked = text(&drawn(&app, WINDOW));
    assert!(asked.contains("Discard Eve"), "{asked}");
    let [thrown] = press(&mut app, "y").try_into().unwrap();
    let Effect::ThrowAway(game) = thrown else {
        panic!("{thrown:?}");
    };
    let still = [&games[..2], &games[3..]].concat();
    let left = left(&still);
    let result = Ok(());
    update(&mut app, Message::ThrownAway { game, left, result });
    let gil = PathBuf::from("Gil.game");
    let chosen = Effect::GoOn {
        path: gil,
        leaves: false,
    };
    assert_eq!(press(&mut app, "Enter"), [chosen]);
    // No heading where there is nothing to tell apart.
    let none = text(&drawn(&kept(80, &games[..2]), WINDOW));
    assert!(!none.contains("Finished"), "{none}");
}

#[test]
fn the_start_counts_the_games_of_the_list_and_offers_none_that_is_finished() {
    let start = |games: &[Kept]| {
        let start = Start {
            left: left(games),
            ..Start::new(Settings::default(), Depth::TrueColor)
        };
        text(&drawn(&App::new(start, WINDOW), WINDOW))
    };
    let [anna, cho, eve] = [
        ("Anna", "Ben", None, 12),
        ("Cho", "Dan", LOST, 40),
        ("Eve", "Fay", LOST, 50),
    ];
    let shown = start(&[anna, cho, eve]);
    assert!(shown.contains("go on with the last game (Anna"), "{shown}");
    assert!(shown.contains("choose among the kept games (3)"), "{shown}");
    let shown = start(&[cho, eve]);
    assert!(!shown.contains("kept games"), "{shown}");
    assert!(!shown.contains("the last game"), "{shown}");
}
